import { expect, test } from 'vitest';
import { nearest, percentOf } from './throws';

test('numbers of the rules are shown as percentages of the most', () => {
	expect(percentOf(900, [300, 900, 1200])).toBe(75);
	expect(percentOf(-50, [-200, -50, 0, 100])).toBe(-25);
	expect(percentOf(0, [0])).toBe(0);
	expect(percentOf(0, [])).toBe(0);
});

test('a wish is rounded to a legal number', () => {
	expect(nearest([-10, 0, 10], 6)).toBe(10);
	expect(nearest([], 6)).toBe(0);
});
