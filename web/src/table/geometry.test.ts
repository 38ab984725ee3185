import { describe, expect, it } from 'vitest';
import type { Turn } from '../generated/protocol';
import {
	around,
	CELL,
	ofMillimetres,
	overlap,
	rectOf,
	rectOnScreen,
	spaceAt,
	turned,
	zoomed,
} from './geometry';
import { nearestPower, wayOf } from './throws';

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
	it('knows where spaces are on the screen, and what lies around them', () => {
		const all = around([rectOf([-3, 0]), rectOf([12, 4])]);
		expect(all).toEqual({ left: -3, top: 0, right: 13, bottom: 5 });
		expect(all && rectOnScreen({ x: 100, y: 10, scale: 0.5 }, all)).toEqual({
			left: -50,
			top: 10,
			right: 750,
			bottom: 260,
		});
		expect(around([])).toBeNull();
	});
	it('knows how much two rectangles share', () => {
		const square = { left: 0, top: 0, right: 10, bottom: 10 };
		expect(overlap(square, { left: 5, top: 8, right: 20, bottom: 20 })).toBe(10);
		expect(overlap(square, { left: 11, top: 0, right: 20, bottom: 10 })).toBe(0);
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
