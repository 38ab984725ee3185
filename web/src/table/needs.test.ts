import { describe, expect, it } from 'vitest';
import type { Pos } from '../generated/protocol';
import { rectOf } from './geometry';
import { needsOf, rectAt } from './needs';

const target = (at: Pos) => ({
	key: `road E ${at}`,
	spot: { sort: 'seat' as const, at, place: 'road E' },
	choices: [],
	point: { x: at[0] * 1000 + 500, y: at[1] * 1000 + 500 },
});
const last: Pos[] = [[3, 3]];

describe('what a player has to see', () => {
	it('is one of the spaces for a tile, and the last tile if the view follows', () => {
		const spaces: Pos[] = [
			[1, 0],
			[9, 9],
		];
		expect(needsOf(spaces, [], last, [], true)).toEqual({
			all: [rectOf([3, 3])],
			oneOf: spaces.map(rectOf),
		});
		expect(needsOf(spaces, [], last, [], false).all).toEqual([]);
	});
	it('is the laid tile while a piece is placed on it, whether the view follows or not', () => {
		const needs = needsOf([], [target([3, 3]), target([20, 0])], last, [], false);
		expect(needs).toEqual({ all: [rectAt({ x: 3500, y: 3500 }), rectOf([3, 3])], oneOf: [] });
	});
	it('is one of the targets if none is on the laid tile', () => {
		const needs = needsOf([], [target([7, 7]), target([0, 7])], last, [], true);
		const rects = [rectAt({ x: 7500, y: 7500 }), rectAt({ x: 500, y: 7500 })];
		expect(needs).toEqual({ all: [], oneOf: rects });
	});
	it('is every target where they are around one piece', () => {
		const needs = needsOf([], [target([7, 6]), target([7, 8])], last, [], true);
		const rects = [rectAt({ x: 7500, y: 6500 }), rectAt({ x: 7500, y: 8500 })];
		expect(needs).toEqual({ all: rects, oneOf: [] });
	});
	it('is also what a choice moves', () => {
		const dragon = { x: 7500, y: 7500 };
		const needs = needsOf([], [target([7, 6]), target([7, 8])], last, [], true, [dragon]);
		expect(needs.all[0]).toEqual(rectAt(dragon));
	});
	it('is the last tile of others, and what lies beyond the landscape', () => {
		expect(needsOf([], [], last, [[0, -4]], true).all).toEqual([rectOf([3, 3]), rectOf([0, -4])]);
		expect(needsOf([], [], last, [], false).all).toEqual([]);
	});
});
