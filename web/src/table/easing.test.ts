import { expect, test } from 'vitest';
import { cubicBezier } from './easing';

test('a curve begins and ends where it should, and passes through known points', () => {
	const straight = cubicBezier(1 / 3, 1 / 3, 2 / 3, 2 / 3);
	expect([-1, 0, 0.25, 1, 2].map((time) => straight(time))).toEqual([
		0,
		0,
		expect.closeTo(0.25, 4),
		1,
		1,
	]);
	// `ease-in-out` of CSS is symmetric.
	const eased = cubicBezier(0.42, 0, 0.58, 1);
	expect(eased(0.5)).toBeCloseTo(0.5, 4);
	expect(eased(0.2) + eased(0.8)).toBeCloseTo(1, 4);
	expect(eased(0.2)).toBeLessThan(0.2);
});
