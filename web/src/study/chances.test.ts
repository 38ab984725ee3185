import { expect, test } from 'vitest';
import { drawn, listed } from './chances';

const OUTCOMES = [
	{ action: 'draw A', tile: 'A', odds: 0.25 },
	{ action: 'draw B', tile: 'B', odds: 0.5 },
	{ action: 'draw C', tile: 'C', odds: 0.25 },
];

test('the likeliest outcomes are listed first', () => {
	expect(listed(OUTCOMES).map(({ tile }) => tile)).toEqual(['B', 'A', 'C']);
});
test('what has no picture and no name is only drawn by lot', () => {
	expect(listed([{ action: 'wind 17', tile: null, odds: 1 }])).toEqual([]);
	expect(listed([{ action: 'first 2', tile: null, odds: 1 }])).toHaveLength(1);
});
test('a lot hits an outcome as often as its odds say', () => {
	const lots = [0, 0.24, 0.25, 0.74, 0.75, 0.999];
	expect(lots.map((lot) => drawn(OUTCOMES, lot).at(-1))).toEqual(['A', 'A', 'B', 'B', 'C', 'C']);
	expect(drawn(OUTCOMES, 1)).toBe('draw C');
});
