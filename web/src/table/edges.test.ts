import { describe, expect, it } from 'vitest';
import { edgesOf } from './edges';
import { overlap, rectOf } from './geometry';
import { stageOf } from './policy';

const insets = { top: 0, right: 0, bottom: 100, left: 0 };
const view = { x: 0, y: 0, scale: 1 };
const reach = { x: 50, y: 30 };
const stage = stageOf({ width: 1000, height: 800 }, insets, []);
const edges = (spaces: [number, number][], on = stage) =>
	edgesOf(view, spaces.map(rectOf), on, reach);

describe('the arrows at the edges', () => {
	it('count what is hidden, each thing once', () => {
		const found = edges([
			[2, 2],
			[2, -1],
			[4, -3],
			[12, 3],
			[-2, -1],
			[3, 7],
		]);
		expect(found.map(({ side, count }) => [side, count])).toEqual([
			['top', 2],
			['right', 1],
			['bottom', 1],
			['left', 1],
		]);
	});
	it('are not there while everything can be seen', () => {
		expect(
			edges([
				[0, 0],
				[9, 6],
			]),
		).toEqual([]);
	});
	it('lead to the nearest', () => {
		expect(
			edges([
				[0, -9],
				[5, -2],
			])[0]?.nearest,
		).toEqual(rectOf([5, -2]));
	});
	it('step aside for a place in sight', () => {
		const left = (spaces: [number, number][]) => edges(spaces).find(({ side }) => side === 'left');
		expect(left([[-1, 3]])?.y).toBe(350);
		const aside = left([
			[-1, 3],
			[0, 3],
		]);
		// The middle of the space is at 350.
		expect(Math.abs((aside?.y ?? 350) - 350)).toBeGreaterThan(reach.y);
	});
	it('stand at their edge inside the free area', () => {
		const [bottom] = edges([[5, 8]]);
		expect(bottom).toMatchObject({ side: 'bottom', y: 670, x: 550 });
		const [left] = edges([[-1, 3]]);
		expect(left).toMatchObject({ side: 'left', x: 50, y: 350 });
	});
	it('stand beside the card in the corner, and count what it covers', () => {
		const card = { left: 700, top: 500, right: 990, bottom: 690 };
		const [arrow] = edges([[8, 5]], stageOf({ width: 1000, height: 800 }, insets, [card]));
		if (!arrow) throw new Error('the space under the card is not counted');
		const { x, y } = arrow;
		const pill = { left: x - 50, right: x + 50, top: y - 30, bottom: y + 30 };
		expect(overlap(pill, card)).toBe(0);
	});
});
