import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Tile } from '../generated/protocol';
import { IN_HAND, KINDS, LANDSCAPE, stripFor, stripOf } from './scenery';

const FOLDER = join(import.meta.dirname, '../../../crates/rules/tiles');

/** The four sides of every kind, clockwise from the north, from the files of the rules. */
const EDGES = new Map(
	readdirSync(FOLDER).flatMap((file) => {
		const text = readFileSync(join(FOLDER, file), 'utf8');
		const kinds = text.matchAll(/^id = "([^"]+)"[\s\S]*?^edges = "([^"]+)"/gm);
		return [...kinds].map(([, id, edges]) => [id ?? '', edges?.split(' ') ?? []] as const);
	}),
);

/** The side of a tile that looks north (0), east, south or west (3) as it lies. */
function side({ tile, turn }: Tile, direction: number): string {
	return EDGES.get(tile)?.[(direction - turn + 4) % 4] ?? `${tile} is unknown`;
}

/** The pairs of neighbouring sides that differ. */
function misfits(tiles: readonly Tile[]): string[] {
	return tiles.flatMap((tile) =>
		[1, 2].flatMap((direction) => {
			const [x, y] = direction === 1 ? [1, 0] : [0, 1];
			const beside = tiles.find(({ at }) => at[0] === tile.at[0] + x && at[1] === tile.at[1] + y);
			const here = side(tile, direction);
			const there = beside ? side(beside, (direction + 2) % 4) : here;
			return here === there || there === 'any' || here === 'any'
				? []
				: [`${tile.at}: ${here} ${there}`];
		}),
	);
}

describe('landscapes', () => {
	it('are of tiles that fit together', () => {
		expect(misfits([...LANDSCAPE.tiles, IN_HAND])).toEqual([]);
		for (const preset of [
			'base',
			'base-river',
			'classic',
			'big-box-5',
			'everything',
			'hunters-and-gatherers',
			'mayflower',
		]) {
			expect(stripOf(preset)).toHaveLength(3);
			expect(misfits(stripOf(preset))).toEqual([]);
		}
	});
	it('notice tiles that do not', () => {
		const tile = (tile: string, x: number): Tile => ({ tile, turn: 0, at: [x, 0] });
		expect(misfits([tile('BA-B', 0), tile('BA-C', 1)])).toEqual(['0,0: field city']);
	});
	it('name each kind once, and every figure stands on a tile', () => {
		expect(new Set(KINDS).size).toBe(KINDS.length);
		expect(KINDS.filter((kind) => !EDGES.has(kind))).toEqual([]);
		expect(LANDSCAPE.figures).toHaveLength(8);
	});
	it('are found for every table', () => {
		const strip = (...sets: string[]) => stripFor({ game: 'carcassonne', sets: ['base', ...sets] });
		expect(strip()).toBe('base');
		expect(strip('river-1')).toBe('base-river');
		expect(strip('river-1', 'traders-and-builders')).toBe('classic');
		expect(strip('tower', 'cult')).toBe('everything');
		expect(stripFor({ game: 'mayflower', sets: ['mayflower'] })).toBe('mayflower');
	});
});
