import { describe, expect, it } from 'vitest';
import { type Beat, beatsOf, toldSteps } from './beats';
import {
	AFTER,
	BEFORE,
	DRAWN,
	entry,
	gameAt,
	KNIGHT,
	LAID,
	OLD,
	PLACED,
	TURN,
} from './turns.fixture';

const standing = () => KNIGHT;
const events = ({ news }: Beat) => news.flatMap((step) => step.events.map(({ event }) => event));
const look = ({ game: { tiles, position } }: Beat) => [
	tiles.length,
	position.figures?.length,
	position.players[1]?.score,
];

describe('a turn', () => {
	const beats = beatsOf(BEFORE, AFTER, TURN, standing);

	it('is shown as tile, piece, score, and the game after it', () => {
		expect(beats.map(look)).toEqual([
			[2, 1, 0],
			[2, 2, 0],
			[2, 2, 4],
			[2, 1, 4],
		]);
		expect(beats.at(-1)?.game).toBe(AFTER);
	});
	it('tells every event once, in its order', () => {
		expect(beats.map(events)).toEqual([
			['tile-placed'],
			['piece-placed'],
			['scored'],
			['piece-returned', 'tile-drawn'],
		]);
	});
	it('shows a piece that goes home in the same entry where it was placed', () => {
		expect(beats[1]?.game.position.figures).toContainEqual(KNIGHT);
	});
	it('shows a piece that stays once', () => {
		const after = gameAt(6, 2, [0, 0], [OLD, ['follower-blue', 1510, 490]]);
		const scored = beatsOf(BEFORE, after, TURN, standing);
		expect(scored[1]?.game.position.figures).toHaveLength(2);
	});
	it('moves the dragon instead of doubling it', () => {
		const before = gameAt(4, 1, [0, 0], [['dragon', 0, 0]]);
		const after = gameAt(6, 2, [0, 4], [['dragon', 900, 900]]);
		const [, piece] = beatsOf(before, after, TURN, standing);
		const dragons = piece?.game.position.figures?.filter(([name]) => name === 'dragon');
		expect(dragons).toEqual([['dragon', 900, 900]]);
	});
	it('without a piece is shown at once', () => {
		const steps = [entry(5, 2, LAID), entry(6, 2, DRAWN)];
		expect(beatsOf(BEFORE, AFTER, steps, standing)).toHaveLength(1);
	});
	it('that was undone is shown at once', () => {
		expect(beatsOf(AFTER, BEFORE, TURN, standing)).toHaveLength(1);
	});
	it('ends with the game when the final scoring begins', () => {
		const steps = [
			entry(5, 2, LAID),
			entry(6, 2, PLACED, { event: 'final-scoring' }, ...(TURN[1]?.events ?? [])),
		];
		expect(beatsOf(BEFORE, AFTER, steps, standing).map(events)[0]).toEqual(['tile-placed']);
		expect(beatsOf(BEFORE, AFTER, steps, standing)).toHaveLength(2);
	});
});

describe('the log', () => {
	it('is told as far as it has been shown', () => {
		const beats = beatsOf(BEFORE, AFTER, TURN, standing);
		const told = beats.map((beat) => toldSteps(TURN, beat.told).flatMap(({ said }) => said).length);
		expect(told).toEqual([1, 2, 3, 5]);
	});
});
