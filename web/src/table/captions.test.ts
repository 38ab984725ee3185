import { beforeAll, describe, expect, it } from 'vitest';
import type { Position } from '../generated/protocol';
import { phrases } from '../phrases/phrases.svelte';
import { promptOf } from './captions';

const names = ['Anna', 'Béla'];
const stays = { left: false };
const position = (acting: number | null, players = [stays, stays]) =>
	({ acting, phase: 'place-tile', players }) as unknown as Position;

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
		expect(promptOf(position(1, [{ left: true }, stays]), [1], names)).toBe('Anna decides …');
	});
});
