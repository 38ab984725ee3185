import { expect, test } from 'vitest';
import type { PlacedFigure } from '../generated/protocol';
import { keyed } from './keyed';

const figure = (figure: string, x: number): PlacedFigure => [figure, x, 572];
const keysOf = (...figures: PlacedFigure[]) => keyed(figures).map(({ key }) => key);

test('a figure that stays keeps its key when others come and go', () => {
	const [stays] = keysOf(figure('follower-red', 500));
	expect(keysOf(figure('dragon', 100), figure('follower-red', 500))[1]).toBe(stays);
});

test('a figure that moved, and another figure at the same point, have other keys', () => {
	const all = [figure('fairy', 500), figure('fairy', 1500), figure('tower-1', 500)];
	expect(new Set(all.flatMap((one) => keysOf(one))).size).toBe(3);
});

test('equal figures at one point have different keys', () => {
	const [one, other] = keysOf(figure('follower-red', 500), figure('follower-red', 500));
	expect(one).not.toBe(other);
});
