import { expect, test } from 'vitest';
import type { Closing, Position } from '../generated/protocol';
import { SCORED } from '../table/turns.fixture';
import { closingPosition, gainsOf, ownersOf } from './closing';

const step = (scores: number[]) => ({ event: SCORED, said: '', scores, segments: [] });
const closing: Closing = {
	scores: [10, 7],
	figures: [['follower-red', 0, 0]],
	steps: [step([14, 7]), step([17, 10])],
};
const position = {
	players: [{ score: 17 }, { score: 10 }],
	figures: [],
} as unknown as Position;

test('pieces stand and points grow until everything is scored', () => {
	const scores = [0, 1, 2].map((scored) =>
		closingPosition(position, closing, scored).players.map(({ score }) => score),
	);
	expect(scores).toEqual([
		[10, 7],
		[14, 7],
		[17, 10],
	]);
	expect(closingPosition(position, closing, 2).figures).toBe(closing.figures);
});

test('a step names who got what', () => {
	expect([0, 1].map((index) => gainsOf(closing, index))).toEqual([
		[{ seat: 1, points: 4 }],
		[
			{ seat: 1, points: 3 },
			{ seat: 2, points: 3 },
		],
	]);
	expect(closing.steps.map(ownersOf)).toEqual([[2], [2]]);
});
