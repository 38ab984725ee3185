import { expect, test } from 'vitest';
import { orderRows, readingOrder, runsThrough } from './leaders';

test('points are read line by line, from left to right', () => {
	const points = [
		{ x: 200, y: 52 },
		{ x: 40, y: 48 },
		{ x: 100, y: 200 },
	];
	expect(readingOrder(points)).toEqual([1, 0, 2]);
});

test('rows from the top belong to targets from the top', () => {
	const targets = [
		{ x: 100, y: 220 },
		{ x: 100, y: 30 },
		{ x: 100, y: 120 },
	];
	expect(orderRows(targets, { x: 300, top: 30, pitch: 90 })).toEqual([1, 2, 0]);
});

test('a line to the left one of two at the same height does not run through the right one', () => {
	const targets = [
		{ x: 40, y: 100 },
		{ x: 200, y: 100 },
	];
	const lines = { x: 300, top: 100, pitch: 60 };
	// Straight to the first row, the line from the left would hit the right target.
	expect(orderRows(targets, lines)).toEqual([1, 0]);
});

test('a line behind another target is noticed, its own target is not', () => {
	const targets = [
		{ x: 100, y: 40 },
		{ x: 100, y: 120 },
	];
	const down = targets.map((target) => [target, { x: 105, y: 240 }]);
	expect(runsThrough(down, targets)).toBe(true);
	expect(
		runsThrough(
			targets.map((target) => [target, { x: 0, y: target.y }]),
			targets,
		),
	).toBe(false);
});
