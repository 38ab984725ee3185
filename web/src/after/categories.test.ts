import { expect, test } from 'vitest';
import type { Event, Score } from '../generated/protocol';
import { CATEGORIES, categoriesOf } from './categories';

const score = (more: Partial<Score>): Event => ({
	event: 'scored',
	feature: 'road',
	occasion: 'completed',
	at: [0, 0],
	place: 'road E',
	tiles: [],
	terms: [],
	because: [],
	points: 1,
	strengths: [],
	receivers: [1],
	...more,
});

const step = (seq: number, ...events: Event[]) => ({ seq, what: 'pass', events });

test('every receiver gets the points in full', () => {
	const steps = [
		step(1, score({ points: 3, receivers: [1, 2] })),
		step(2, score({ points: 4, feature: 'city', receivers: [2] }), score({ points: 2 })),
	];
	expect(categoriesOf(steps, 2)).toEqual([
		{ category: 'road', points: [5, 3] },
		{ category: 'city', points: [0, 4] },
	]);
});

test('what is not a feature has categories of its own, in the order of a result', () => {
	const steps = [
		step(
			1,
			{ event: 'catch-scored', seat: 1, catcher: 2, result: 'caught', winner: 2, points: 5 },
			{ event: 'target-hit', seat: 1, gap: 3, points: 4 },
			{ event: 'surveyor-bonus', seat: 1, points: 2 },
			{ event: 'fairy-scored', seat: 2, at: null, place: null, points: 1 },
			{ event: 'award-scored', award: 'king', seat: 1, completed: 6, points: 6 },
			{ event: 'goods-scored', goods: 'wine', tokens: 4, points: 10, receivers: [1, 2] },
			score({ feature: 'lake', occasion: 'huts', points: 7 }),
			score({ feature: 'river', occasion: 'huts', points: 2 }),
			score({ feature: 'field', occasion: 'barn', points: 8 }),
		),
	];
	expect(categoriesOf(steps, 2)).toEqual([
		{ category: 'field', points: [8, 0] },
		{ category: 'hut', points: [9, 0] },
		{ category: 'goods', points: [10, 10] },
		{ category: 'award', points: [6, 0] },
		{ category: 'fairy', points: [0, 1] },
		{ category: 'catapult', points: [4, 5] },
		{ category: 'surveyor', points: [2, 0] },
	]);
	expect(new Set(CATEGORIES).size).toBe(CATEGORIES.length);
});

test('a ransom moves points from one player to another', () => {
	const ransom: Event = { event: 'ransomed', seat: 1, captor: 3, piece: 'follower', points: 3 };
	expect(categoriesOf([step(1, ransom)], 3)).toEqual([{ category: 'ransom', points: [-3, 0, 3] }]);
});

test('what was taken back gave nothing', () => {
	const undo = { seq: 3, what: 'undo', taken_back: 2, events: [] };
	const steps = [step(1), step(2, score({ points: 9 })), undo, step(4, score({ points: 2 }))];
	expect(categoriesOf(steps, 2)).toEqual([{ category: 'road', points: [2, 0] }]);
});
