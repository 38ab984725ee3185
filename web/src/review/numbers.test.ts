import { beforeAll, expect, test } from 'vitest';
import { phrases } from '../phrases/phrases.svelte';
import { odds, percent, plain, signed } from './numbers';

beforeAll(() => phrases.speak('en'));

test('points have their sign, and decimals only where they matter', () => {
	expect([4.94, -4.94, 12.4, -19.2, 0.01].map((points) => signed(points))).toEqual([
		'+4.9',
		'−4.9',
		'+12',
		'−19',
		'0',
	]);
	expect(plain(-4.94)).toBe('4.9');
});

test('chances are percent, small ones with a decimal', () => {
	expect([percent(0.154), odds(0.154), odds(0.0141)]).toEqual(['15%', '15%', '1.4%']);
});

test('numbers are written as the language wants', async () => {
	await phrases.speak('hu');
	expect(signed(-4.94)).toBe('−4,9');
});
