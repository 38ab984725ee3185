import { beforeAll, describe, expect, it } from 'vitest';
import type { Position } from '../generated/protocol';
import { phrases } from '../phrases/phrases.svelte';
import { promptOf } from './captions';

const names = ['Anna', 'Béla'];
const position = (acting: number | null, left: number[] = []): Position => ({
	acting,
	left,
	phase: 'place-tile',
	players: [],
	tiles_left: 70,
	turn: 1,
});

describe('what is to be decided', () => {
	beforeAll(() => phrases.speak('en'));

	it('is asked of who decides, by name if several play at one screen', () => {
		const asked = promptOf(position(1), [1], names);
		expect(asked).toContain('place the tile');
		expect(asked).not.toContain('Anna');
		expect(promptOf(position(2), [1, 2], names)).toBe(`Béla – ${asked}`);
	});
	it('is said to the others with the name', () => {
		expect(promptOf(position(2), [1], names)).toBe('Béla decides …');
	});
	it('is nothing when everybody else gave up', () => {
		expect(promptOf(position(null), [1], names)).toBe('The game is over.');
	});
	it('is decided by a computer for who gave up', () => {
		expect(promptOf(position(1, [1]), [1], names)).toBe('Anna decides …');
	});
});
