import { describe, expect, it } from 'vitest';
import type { GameView, Position, StepView, Tile } from '../generated/protocol';
import { apply, clockFace, type Game, gamesOf } from './source';

const position = { acting: 1 } as Position;
const tile = (name: string): Tile => ({ tile: name, at: [0, 0], turn: 0 });
const step = (seq: number): StepView => ({
	seq,
	seat: 1,
	what: `step ${seq}`,
	events: [],
	said: [],
});

function view(seq: number, from: number, tiles_from: number, tiles: string[]): GameView {
	const steps = Array.from({ length: seq - from }, (_, index) => step(from + index + 1));
	const rest = { position, clocks: null, undo: [], resign: [], end: null };
	return { ...rest, seq, steps, tiles_from, tiles: tiles.map(tile) };
}

function game(seq: number, tiles: string[]): Game {
	const rest = { position, clocks: null, received: 0, undo: [], resign: [], end: null };
	return { ...rest, seq, tiles: tiles.map(tile) };
}

const names = (result: ReturnType<typeof apply>) =>
	result.kind === 'new' ? result.game.tiles.map((laid) => laid.tile) : result.kind;

describe('an update', () => {
	it('begins with everything when nothing was known', () => {
		const result = apply(null, view(2, 0, 0, ['start', 'a']), 7);
		expect(names(result)).toEqual(['start', 'a']);
		expect(result).toMatchObject({ steps: [{ seq: 1 }, { seq: 2 }], game: { received: 7 } });
	});
	it('keeps the tiles that stay and lays the others', () => {
		expect(names(apply(game(3, ['start', 'a']), view(4, 3, 2, ['b']), 0))).toEqual([
			'start',
			'a',
			'b',
		]);
		// Somebody took back.
		expect(names(apply(game(4, ['start', 'a', 'b']), view(5, 4, 2, []), 0))).toEqual([
			'start',
			'a',
		]);
	});
	it('that is older changes nothing, and the same again only brings the clocks', () => {
		expect(apply(game(4, ['start']), view(3, 2, 1, []), 0).kind).toBe('old');
		const again = apply(game(4, ['start', 'a']), { ...view(4, 4, 2, []), clocks: [5] }, 9);
		expect(names(again)).toEqual(['start', 'a']);
		expect(again).toMatchObject({ steps: [], game: { clocks: [5], received: 9 } });
	});
	it('after a gap asks for everything again', () => {
		expect(apply(game(3, ['start']), view(6, 5, 1, []), 0).kind).toBe('gap');
		expect(apply(null, view(6, 5, 1, ['a']), 0).kind).toBe('gap');
	});
});

describe('a clock', () => {
	it('runs only for who decides, and stops with the game', () => {
		const running = { ...game(1, []), clocks: [9000, 5000], received: 1000 };
		expect(clockFace(running, 1, 3000)).toBe(7000);
		expect(clockFace(running, 2, 3000)).toBe(5000);
		expect(clockFace(running, 1, 99_000)).toBe(0);
		const over = { ...running, end: { reason: 'played' as const, scores: [], winners: [] } };
		expect(clockFace(over, 1, 3000)).toBe(9000);
		expect(clockFace(game(1, []), 1, 0)).toBeNull();
	});
});

describe('frames', () => {
	it('build on each other, also when something was undone', () => {
		const frames = [
			view(5, 5, 0, ['A', 'B']),
			view(6, 6, 2, ['C']),
			view(7, 7, 2, []),
			view(8, 8, 2, ['D']),
		];
		const games = gamesOf(frames);
		const kinds = (seq: number) => games.get(seq)?.tiles.map((laid) => laid.tile);
		expect([5, 6, 7, 8].map((seq) => kinds(seq)?.join(''))).toEqual(['AB', 'ABC', 'AB', 'ABD']);
	});
});
