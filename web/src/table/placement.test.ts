import { describe, expect, it } from 'vitest';
import type { Point } from './geometry';
import { clustersOf, fitInside, separate, TAP } from './placement';

const area = { x: 0, y: 0, width: 232, height: 232 };

function leastGap(points: readonly Point[]): number {
	const gaps = points.flatMap((a, i) =>
		points.slice(i + 1).map((b) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))),
	);
	return Math.min(...gaps);
}

describe('separate', () => {
	it('leaves points alone that are far enough apart', () => {
		const points = [
			{ x: 40, y: 40 },
			{ x: 120, y: 40 },
		];
		expect(separate(points, TAP, area)).toEqual(points);
	});
	it('keeps the eight seats of a crossroads apart and on the tile', () => {
		const seats = [0, 1, 2, 3, 4, 5, 6, 7].map((index) => ({
			x: 116 + 50 * Math.cos((index * Math.PI) / 4),
			y: 116 + 50 * Math.sin((index * Math.PI) / 4),
		}));
		const moved = separate(seats, TAP, area);
		expect(leastGap(moved)).toBeGreaterThanOrEqual(TAP - 0.1);
		for (const { x, y } of moved) {
			expect(Math.min(x, y)).toBeGreaterThanOrEqual(22);
			expect(Math.max(x, y)).toBeLessThanOrEqual(210);
		}
	});
	it('separates points at one place, even in a corner', () => {
		const corner = { x: 0, y: 0 };
		const moved = separate([corner, corner, corner], TAP, area);
		expect(leastGap(moved)).toBeGreaterThanOrEqual(TAP - 0.1);
	});
	it('pushes two points no further than needed', () => {
		const [a, b] = separate(
			[
				{ x: 100, y: 100 },
				{ x: 120, y: 100 },
			],
			TAP,
			area,
		);
		expect(a).toEqual({ x: 88, y: 100 });
		expect(b).toEqual({ x: 132, y: 100 });
	});
});

describe('clustersOf', () => {
	const at = (x: number, y: number) => ({ point: { x, y } });
	it('joins only what a finger cannot tell apart', () => {
		const clusters = clustersOf([at(0, 0), at(20, 10), at(100, 0), at(100, 44)]);
		expect(clusters.map(({ members }) => members.length)).toEqual([2, 1, 1]);
		expect(clusters[0]?.point).toEqual({ x: 10, y: 5 });
	});
	it('ends with clusters that do not overlap', () => {
		const row = [0, 30, 60, 90, 120, 150].map((x) => at(x, 0));
		const clusters = clustersOf(row);
		expect(leastGap(clusters.map(({ point }) => point))).toBeGreaterThanOrEqual(TAP);
		expect(clusters.flatMap(({ members }) => members)).toHaveLength(6);
	});
});

describe('fitInside', () => {
	const insets = { top: 10, right: 20, bottom: 100, left: 0 };
	const window = { width: 400, height: 600 };
	const fit = (x: number, y: number) => fitInside({ x, y, width: 100, height: 80 }, window, insets);
	it('moves a box off what is covered', () => {
		expect(fit(390, 590)).toEqual({ x: 272, y: 412 });
		expect(fit(-50, -50)).toEqual({ x: 8, y: 18 });
	});
	it('leaves a visible box where it is', () => {
		expect(fit(150, 200)).toEqual({ x: 150, y: 200 });
	});
});
