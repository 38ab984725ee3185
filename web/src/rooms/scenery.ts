/** Landscapes for pages without a table: what lies where. A test checks that the edges meet. */
import type { Tile, Turn } from '../generated/protocol';

/** A landscape: tiles, and figures on places of them. */
export type Scene = {
	readonly tiles: readonly Tile[];
	readonly figures: readonly { tile: Tile; place: string; figure: string }[];
};

type Row = readonly (readonly [kind: string, turn: Turn])[];

function row(left: number, y: number, kinds: Row): Tile[] {
	return kinds.map(([tile, turn], index) => ({ tile, turn, at: [left + index, y] }));
}

const tiles: readonly Tile[] = [
	...row(2, 0, [
		['BA-F', 0],
		['BA-H', 1],
		['BA-G', 0],
		['BA-F', 0],
		['BA-E', 3],
	]),
	...row(1, 1, [
		['BA-H', 0],
		['BA-A', 3],
		['BA-A', 1],
		['BA-E', 2],
		['BA-B', 0],
	]),
	...row(0, 2, [
		['BA-P', 1],
		['BA-O', 0],
		['BA-U', 0],
		['BA-U', 0],
		['BA-K', 0],
	]),
	...row(0, 3, [
		['BA-D', 1],
		['BA-D', 3],
		['BA-B', 0],
		['BA-V', 3],
		['BA-K', 1],
	]),
];

const FIGURES: readonly (readonly [x: number, y: number, place: string, figure: string])[] = [
	[2, 0, 'field SL', 'lying-follower-blue'],
	[4, 0, 'city E', 'follower-red'],
	[5, 1, 'cloister', 'follower-red'],
	[1, 2, 'city N', 'follower-blue'],
	[3, 2, 'field ER', 'lying-follower-red'],
	[4, 2, 'road S', 'follower-red'],
	[2, 3, 'cloister', 'follower-blue'],
	[4, 3, 'field NR', 'lying-follower-blue'],
];

/** The landscape of the start page. */
export const LANDSCAPE: Scene = {
	tiles,
	figures: FIGURES.flatMap(([x, y, place, figure]) => {
		const tile = tiles.find(({ at }) => at[0] === x && at[1] === y);
		return tile ? [{ tile, place, figure }] : [];
	}),
};

/** The tile that is about to be laid there, and its space. */
export const IN_HAND: Tile = { tile: 'BA-O', turn: 0, at: [5, 3] };

/** Three tiles in a row for each preset, as a strip on its card. */
const STRIPS: Readonly<Record<string, Row>> = {
	base: [
		['BA-A', 3],
		['BA-D', 0],
		['BA-V', 0],
	],
	'base-river': [
		['R2-01', 0],
		['R2-08', 0],
		['R2-02', 0],
	],
	classic: [
		['BA-E', 1],
		['IC-01', 0],
		['BA-E', 3],
	],
	'big-box-5': [
		['BA-E', 1],
		['PD-22', 0],
		['BA-H', 1],
	],
	everything: [
		['TO-01', 0],
		['AM-ABBEY', 0],
		['TO-02', 0],
	],
	'hunters-and-gatherers': [
		['HGT-43', 0],
		['HGT-02', 0],
		['HGT-41', 0],
	],
	mayflower: [
		['MF-U', 0],
		['MF-Y', 0],
		['MF-COAST-0', 0],
	],
};

/** The strip of a preset; empty for one that is not known here. */
export function stripOf(preset: string): Tile[] {
	return row(0, 0, STRIPS[preset] ?? []);
}

/** The name of the strip that shows best what a table plays. */
export function stripFor({ game, sets }: { game: string; sets: readonly string[] }): string {
	if (game !== 'carcassonne') return game;
	const has = (...some: string[]) => some.some((set) => sets.includes(set));
	if (has('count', 'catapult', 'king-and-robber', 'cult')) return 'everything';
	if (has('princess-and-dragon', 'tower', 'abbey-and-mayor')) return 'big-box-5';
	if (has('inns-and-cathedrals', 'traders-and-builders')) return 'classic';
	return has('river-1', 'river-2') ? 'base-river' : 'base';
}

/** All kinds of tiles above, to ask for their drawings at once. */
export const KINDS: readonly string[] = [
	...new Set([
		...LANDSCAPE.tiles.map(({ tile }) => tile),
		IN_HAND.tile,
		...Object.keys(STRIPS).flatMap((preset) => stripOf(preset).map(({ tile }) => tile)),
	]),
];
