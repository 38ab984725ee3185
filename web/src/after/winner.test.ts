import { beforeAll, expect, it } from 'vitest';
import { phrases } from '../phrases/phrases.svelte';
import { verdictOf } from './winner';

const names = ['Anna', 'Conrad', 'Márton'];
beforeAll(() => phrases.speak('en'));

it('puts a narrow lead into the headline', () => {
	const end = { reason: 'played', scores: [78, 77, 56], winners: [1] } as const;
	expect(verdictOf({ ...end, winners: [1], scores: [78, 77, 56] }, names, [])).toEqual({
		headline: 'Anna wins by one point',
		detail: '78 – 77 – 56',
	});
	expect(verdictOf({ ...end, winners: [1], scores: [78, 75] }, names, [1])).toEqual({
		headline: 'You win by 3 points',
		detail: '78 to 75',
	});
});
it('puts a clear lead below it', () => {
	const end = { reason: 'played' as const, scores: [187, 153, 126], winners: [1] };
	expect(verdictOf(end, names, [2])).toEqual({
		headline: 'Anna wins',
		detail: '34 points ahead of Conrad',
	});
});
it('knows shared victories, resignations and lost clocks', () => {
	const shared = verdictOf({ reason: 'played', scores: [9, 9, 3], winners: [1, 2] }, names, [1]);
	expect(shared.headline).toBe('Shared victory: Anna and Conrad');
	const left = verdictOf({ reason: 'resigned', scores: [2, 30, 0], winners: [1] }, names, []);
	expect(left).toEqual({ headline: 'Anna wins', detail: 'Ended by resignation' });
	const late = verdictOf({ reason: 'time', scores: [2, 30, 0], winners: [1] }, names, []);
	expect(late.detail).toBe('Decided on time');
});
