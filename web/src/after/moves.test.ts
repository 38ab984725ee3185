import { expect, test } from 'vitest';
import type { Story, StoryStep } from '../generated/protocol';
import { AFTER } from '../table/turns.fixture';
import { movesOf } from './moves';

const step = (seq: number, seat: number | null, tiles: number, scores: number[]): StoryStep => ({
	seq,
	seat,
	what: '',
	turn: 1,
	tiles,
	scores,
});
const steps = [
	step(1, null, 1, [0, 0]),
	step(2, 1, 2, [0, 0]),
	step(3, 1, 2, [4, 0]),
	step(4, 2, 3, [4, 0]),
	step(5, 2, 3, [9, 9]),
];

test('a move is a tile, with who laid it and what it brought', () => {
	const story: Story = { steps, closing: null, end: null };
	expect(movesOf(story, AFTER.tiles)).toEqual([
		{ number: 2, seq: 3, seat: 1, tile: AFTER.tiles[1], gains: [{ seat: 1, points: 4 }] },
		{
			number: 3,
			seq: 5,
			seat: 2,
			tile: null,
			gains: [
				{ seat: 1, points: 5 },
				{ seat: 2, points: 9 },
			],
		},
	]);
});

test('the final scoring is no part of the last move', () => {
	const closing = { scores: [4, 2], figures: [], steps: [] };
	const moves = movesOf({ steps, closing, end: null }, []);
	expect(moves.at(-1)?.gains).toEqual([{ seat: 2, points: 2 }]);
});
