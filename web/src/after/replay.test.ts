import { expect, test } from 'vitest';
import type { GameView, Position, Tile } from '../generated/protocol';
import { CHUNK, chunkOf, gamesOf } from './replay.svelte';

function frame(seq: number, tiles_from: number, kinds: string[]): GameView {
	const tiles = kinds.map((tile): Tile => ({ tile, at: [0, 0], turn: 0 }));
	const position = {} as Position;
	return { seq, steps: [], tiles_from, tiles, position, clocks: null, end: null };
}

test('frames build on each other, also when something was taken back', () => {
	const games = gamesOf([
		frame(5, 0, ['A', 'B']),
		frame(6, 2, ['C']),
		frame(7, 2, []),
		frame(8, 2, ['D']),
	]);
	const kinds = (seq: number) =>
		games
			.get(seq)
			?.tiles.map(({ tile }) => tile)
			.join('');
	expect([5, 6, 7, 8].map(kinds)).toEqual(['AB', 'ABC', 'AB', 'ABD']);
});

test('steps are fetched in chunks', () => {
	expect([1, CHUNK, CHUNK + 1, 3 * CHUNK].map(chunkOf)).toEqual([1, 1, CHUNK + 1, 2 * CHUNK + 1]);
});
