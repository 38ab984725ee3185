import { describe, expect, it } from 'vitest';
import type { Turn } from '../generated/protocol';
import {
	boundsOf,
	CELL,
	fitted,
	ofMillimetres,
	onScreen,
	showing,
	spaceAt,
	turned,
	zoomed,
} from './geometry';
import { nearestPower, wayOf } from './throws';
import { spaceOf } from './track';

describe('a tile', () => {
	it('turns clockwise, and is as before after four quarters', () => {
		const north = { x: 500, y: 0 };
		expect(turned(north, 1)).toEqual({ x: 1000, y: 500 });
		expect(turned(north, 2)).toEqual({ x: 500, y: 1000 });
		expect(turned(north, 3)).toEqual({ x: 0, y: 500 });
		const point = { x: 123, y: 456 };
		const once = (before: typeof point) => turned(before, 1);
		expect(once(once(once(once(point))))).toEqual(point);
		for (const turn of [0, 1, 2, 3] as Turn[]) {
			expect(turned(turned(point, turn), ((4 - turn) % 4) as Turn)).toEqual(point);
		}
	});
});

describe('the view', () => {
	const size = { width: 800, height: 600 };
	it('shows a whole landscape in its middle', () => {
		const bounds = boundsOf([
			[-3, 0],
			[12, 4],
		]);
		expect(bounds).toEqual({ left: -3, top: 0, right: 12, bottom: 4 });
		const view = bounds ? fitted(bounds, size) : { x: 0, y: 0, scale: 1 };
		const [first, last] = [
			onScreen(view, { x: -3000, y: 0 }),
			onScreen(view, { x: 13_000, y: 5000 }),
		];
		expect(first.x).toBeCloseTo(0);
		expect(last.x).toBeCloseTo(800);
		expect(first.y + last.y).toBeCloseTo(600);
		expect(boundsOf([])).toBeNull();
	});
	it('keeps what is under the pointer when it zooms', () => {
		const before = { x: 40, y: -70, scale: 0.8 };
		const at = { x: 333, y: 222 };
		const after = zoomed(before, at, 1.7);
		expect(after.scale).toBeCloseTo(1.36);
		expect((at.x - after.x) / after.scale).toBeCloseTo((at.x - before.x) / before.scale);
		expect(zoomed(before, at, 1000).scale).toBeLessThan(4);
		expect(zoomed(before, at, 0.0001).scale).toBeGreaterThan(0.1);
	});
	it('knows the space under a point', () => {
		const view = { x: 100, y: 100, scale: 1 };
		expect(spaceAt(view, { x: 101, y: 101 })).toEqual([0, 0]);
		expect(spaceAt(view, { x: 99, y: 100 + CELL })).toEqual([-1, 1]);
	});
	it('moves just so far that a space is seen', () => {
		const view = { x: 0, y: 0, scale: 1 };
		expect(showing(view, [1, 1], size)).toEqual(view);
		expect(showing(view, [-1, 1], size, 20)).toEqual({ x: 120, y: 0, scale: 1 });
		expect(showing(view, [1, 6], size, 20)).toEqual({ x: 0, y: -120, scale: 1 });
	});
});

describe('the catapult', () => {
	it('measures in millimetres from the middle of the first tile', () => {
		expect(ofMillimetres([0, 0])).toEqual({ x: 500, y: 500 });
		expect(ofMillimetres([45, -45])).toEqual({ x: 1500, y: -500 });
	});
	it('throws through the middle of the tile, as far as its power reaches', () => {
		const aim = {
			at: [0, 0] as [number, number],
			side: 'S',
			catapult: [0, 90] as [number, number],
		};
		const { from, to, aimed } = wayOf(aim, 90);
		expect(from).toEqual({ x: 500, y: 2500 });
		expect(to.x).toBeCloseTo(500);
		expect(to.y).toBeCloseTo(500);
		expect(aimed).toBeCloseTo(90);
		const powers = [100, 200, 300].map((power) => ({ power, range: power / 2 }));
		expect(nearestPower(powers, aimed)?.power).toBe(200);
	});
});

describe('the score track', () => {
	it('is a ring of fifty spaces', () => {
		const spaces = Array.from({ length: 50 }, (_, points) => spaceOf(points));
		expect(new Set(spaces.map(({ x, y }) => `${x} ${y}`)).size).toBe(50);
		for (const [index, { x, y }] of spaces.entries()) {
			const next = spaceOf(index + 1);
			expect(Math.abs(next.x - x) + Math.abs(next.y - y)).toBe(1);
		}
		expect(spaceOf(53)).toEqual(spaceOf(3));
	});
});
