import { describe, expect, it } from 'vitest';
import { around, CELL, type Rect, rectOf, rectOnScreen } from './geometry';
import {
	DESKTOP,
	isVisible,
	type Needs,
	openingView,
	PHONE,
	settledView,
	stageOf,
	wholeView,
} from './policy';

const SIZE = { width: 936, height: 720 };
const DOCK = { top: 0, right: 0, bottom: 128, left: 0 };
const stage = stageOf(SIZE, DOCK, []);
const card: Rect = { left: 730, top: 518, right: 920, bottom: 704 };
const withCard = stageOf(SIZE, DOCK, [card]);
const view = openingView(rectOf([0, 0]), stage, DESKTOP);
const needs = (all: Rect[], oneOf: Rect[] = []): Needs => ({ all, oneOf });
const settle = (wanted: Needs, from = view) => settledView(from, wanted, stage, DESKTOP);

describe('the first view', () => {
	it('has the landscape in the middle of the free area, at the usual scale', () => {
		expect(view.scale).toBe(0.96);
		const { left, top, right, bottom } = rectOnScreen(view, rectOf([0, 0]));
		expect([left + right, top + bottom].map(Math.round)).toEqual([936, 592]);
	});
	it('shows more of a large landscape, but nothing smaller than tiles may become', () => {
		const wide = { left: -6, top: 0, right: 5, bottom: 1 };
		const scale = openingView(wide, stage, DESKTOP).scale;
		expect(scale).toBeGreaterThan(0.64);
		expect(scale).toBeLessThan(0.96);
		const huge = { left: -30, top: 0, right: 30, bottom: 9 };
		expect(openingView(huge, stage, DESKTOP).scale).toBe(0.64);
		expect(openingView(huge, stage, PHONE).scale).toBe(0.56);
	});
});

describe('what is visible', () => {
	const at = (x: number, y: number) => ({ x, y, scale: 1 });
	it('is what shows at least half of itself', () => {
		expect(isVisible(at(-50, 0), rectOf([0, 0]), stage)).toBe(true);
		expect(isVisible(at(-52, 0), rectOf([0, 0]), stage)).toBe(false);
	});
	it('does not lie under what floats at the edge, or under the card', () => {
		expect(isVisible(at(0, 592 - 50), rectOf([0, 0]), stage)).toBe(true);
		expect(isVisible(at(0, 592 - 48), rectOf([0, 0]), stage)).toBe(false);
		expect(isVisible(at(800, 490), rectOf([0, 0]), stage)).toBe(true);
		expect(isVisible(at(800, 490), rectOf([0, 0]), withCard)).toBe(false);
		// More than half of it is beside the corner of the card, but its middle is under it.
		expect(isVisible(at(690, 478), rectOf([0, 0]), withCard)).toBe(false);
	});
});

describe('the camera policy', () => {
	it('leaves the view alone while everything needed is at least half visible', () => {
		expect(settle(needs([]))).toBe(view);
		expect(settle(needs([rectOf([0, 0]), rectOf([4, 2])]))).toBe(view);
	});
	it('pans to what is out of sight without zooming', () => {
		const far = rectOf([9, -7]);
		const next = settle(needs([far]));
		expect(next.scale).toBe(view.scale);
		expect(isVisible(next, far, stage)).toBe(true);
	});
	it('does not mind legal spaces out of sight as long as one is visible', () => {
		expect(settle(needs([], [rectOf([1, 0]), rectOf([30, 30])]))).toBe(view);
	});
	it('goes to the nearest legal space if none is visible, and keeps the last tile if both fit', () => {
		const [near, far] = [rectOf([6, 0]), rectOf([0, 12])];
		const next = settle(needs([], [far, near]));
		expect(isVisible(next, near, stage)).toBe(true);
		expect(isVisible(next, far, stage)).toBe(false);
		const both = settle(needs([rectOf([0, 0])], [near]));
		expect(isVisible(both, near, stage)).toBe(true);
		expect(isVisible(both, rectOf([0, 0]), stage)).toBe(true);
	});
	it('prefers the legal space to the last tile where the window is too small for both', () => {
		const next = settle(needs([rectOf([0, 0])], [rectOf([20, 0])]));
		expect(isVisible(next, rectOf([20, 0]), stage)).toBe(true);
		expect(next.scale).toBe(view.scale);
	});
	it('zooms out if what is needed together does not fit, but only as far as the least scale', () => {
		const wide = [rectOf([0, 0]), rectOf([10, 0])];
		const next = settle(needs(wide));
		expect(next.scale).toBeLessThan(view.scale);
		expect(wide.every((rect) => isVisible(next, rect, stage))).toBe(true);
		const wider = settle(needs([rectOf([0, 0]), rectOf([40, 0])]));
		expect(wider.scale).toBe(DESKTOP.least);
	});
	it('never makes larger what the player has made small', () => {
		const small = { x: 0, y: 0, scale: 0.3 };
		expect(settle(needs([rectOf([50, 50])]), small).scale).toBe(0.3);
	});
	it('moves what lies under the card beside it', () => {
		const below = { x: 700, y: 480, scale: 1 };
		const hidden = rectOf([1, 0]);
		expect(isVisible(below, hidden, withCard)).toBe(false);
		const next = settledView(below, needs([hidden]), withCard, DESKTOP);
		expect(isVisible(next, hidden, withCard)).toBe(true);
	});
});

describe('the whole landscape', () => {
	it('fits into the free area, however small it becomes', () => {
		const all = around([rectOf([-20, -4]), rectOf([25, 9])]);
		if (!all) throw new Error('there is a landscape');
		const whole = wholeView(all, stage, DESKTOP);
		const { left, top, right, bottom } = rectOnScreen(whole, all);
		expect(left).toBeGreaterThanOrEqual(0);
		expect(right).toBeLessThanOrEqual(936);
		expect(top).toBeGreaterThanOrEqual(0);
		expect(bottom).toBeLessThanOrEqual(592);
		expect(whole.scale * CELL).toBeLessThan(64);
	});
});
