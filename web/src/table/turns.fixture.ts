/** A turn of another player, for tests: a tile is laid, a knight is placed, scores at once and goes home. */
import type { Event, PlacedFigure, Position, StepView, Tile } from '../generated/protocol';
import type { Game } from '../live/source';

export const OLD: PlacedFigure = ['follower-red', 100, 100];
export const KNIGHT: PlacedFigure = ['follower-blue', 1500, 500];

const tile = (x: number): Tile => ({ tile: 'BA-D', at: [x, 0], turn: 0 });

export function gameAt(
	seq: number,
	tiles: number,
	scores: number[],
	figures: PlacedFigure[],
): Game {
	const players = scores.map((score) => ({ score, supply: {} }));
	const position = { acting: 1, phase: 'place-tile', figures, players, tiles_left: 9, turn: 1 };
	const laid = Array.from({ length: tiles }, (_, x) => tile(x));
	return {
		seq,
		tiles: laid,
		position: position as Position,
		clocks: null,
		received: 0,
		undo: [],
		resign: [],
		end: null,
	};
}

export function entry(seq: number, seat: number | null, ...events: Event[]): StepView {
	return { seq, seat, what: '', events, said: events.map(({ event }) => event) };
}

export const LAID: Extract<Event, { event: 'tile-placed' }> = {
	event: 'tile-placed',
	seat: 2,
	tile: 'BA-D',
	at: [1, 0],
	turn: 0,
};
export const PLACED: Event = {
	event: 'piece-placed',
	seat: 2,
	piece: 'follower',
	place: 'city N',
	role: 'knight',
	at: [1, 0],
};
export const SCORED: Event = {
	event: 'scored',
	feature: 'city',
	occasion: 'completed',
	at: [1, 0],
	place: 'city N',
	tiles: [[1, 0]],
	terms: [],
	because: [],
	points: 4,
	strengths: [],
	receivers: [2],
};
export const HOME: Event = { ...PLACED, event: 'piece-returned' };
export const DRAWN: Event = { event: 'tile-drawn', seat: 1, tile: 'BA-E' };

export const BEFORE = gameAt(4, 1, [0, 0], [OLD]);
export const AFTER = gameAt(6, 2, [0, 4], [OLD]);
export const TURN = [entry(5, 2, LAID), entry(6, 2, PLACED, SCORED, HOME, DRAWN)];
