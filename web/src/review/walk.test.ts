import { expect, test } from 'vitest';
import { REVIEW } from './review.fixture';
import { Walk } from './walk.svelte';

test('it begins at the worst mistake and goes around all of them', () => {
	const walk = new Walk(() => REVIEW, 1);
	expect([walk.entry?.action, walk.place]).toEqual([5, 0]);
	walk.mistake(1);
	expect([walk.entry?.action, walk.place]).toEqual([1, 1]);
	walk.mistake(1);
	expect(walk.entry?.action).toBe(5);
	walk.mistake(-1);
	expect(walk.entry?.action).toBe(1);
});

test('it goes through all moves and draws, and stops at the ends', () => {
	const walk = new Walk(() => REVIEW, 1);
	walk.step(1);
	expect(walk.entry?.action).toBe(5);
	walk.first();
	walk.step(-1);
	expect(walk.entry?.action).toBe(0);
	walk.step(1);
	expect([walk.entry?.action, walk.place]).toEqual([1, 1]);
});

test('another seat is looked at from its own mistakes; without any, from the end', () => {
	const walk = new Walk(() => REVIEW, 1);
	walk.seat = 2;
	expect(walk.mistakes).toEqual([]);
	expect(walk.entry?.action).toBe(5);
	walk.mistake(1);
	expect(walk.entry?.action).toBe(5);
});
