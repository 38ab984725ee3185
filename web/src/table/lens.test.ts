import { describe, expect, it } from 'vitest';
import type { Point } from './geometry';
import { type LensInput, layoutLens } from './lens';

const DESKTOP = { width: 1096, height: 900 };
const PHONE = { width: 390, height: 676 };
const SMALL_PHONE = { width: 320, height: 488 };
const LANDSCAPE = { width: 608, height: 390 };
const none = { top: 0, right: 0, bottom: 0, left: 0 };
const dock = { top: 64, right: 0, bottom: 144, left: 0 };
const four: Point[] = [
	{ x: 260, y: 440 },
	{ x: 770, y: 390 },
	{ x: 560, y: 660 },
	{ x: 830, y: 850 },
];
/** The four roads and four fields of a crossroads. */
const eight: Point[] = [
	...[200, 800].flatMap((x) => [200, 800].map((y) => ({ x, y }))),
	...[200, 800].flatMap((far) => [
		{ x: 500, y: far },
		{ x: far, y: 500 },
	]),
];

function input(window: LensInput['window'], seats = four, at = { x: 100, y: 300 }): LensInput {
	return { seats, window, insets: none, tile: { ...at, width: 72, height: 72 } };
}

describe('the layout of the lens', () => {
	it('has rows beside the tile in wide windows, labels around it on phones, and a grid for many', () => {
		expect(layoutLens(input(DESKTOP)).shape).toBe('rows');
		expect(layoutLens(input(LANDSCAPE)).shape).toBe('rows');
		expect(layoutLens(input(PHONE)).shape).toBe('around');
		expect(layoutLens(input(PHONE, eight)).shape).toBe('grid');
	});

	const corners = [0, 2000].flatMap((x) => [0, 2000].map((y) => ({ x, y })));
	const windows = [DESKTOP, PHONE, SMALL_PHONE, LANDSCAPE];
	for (const window of windows) {
		for (let count = 1; count <= 8; count += 1) {
			const size = `${window.width}×${window.height}`;
			it(`fits ${count} targets into ${size}, wherever the tile is`, () => {
				for (const corner of [...corners, { x: 100, y: 200 }]) {
					const at = { x: Math.min(corner.x, window.width), y: Math.min(corner.y, window.height) };
					const { card, tile, labels } = layoutLens(input(window, eight.slice(0, count), at));
					expect(card.x).toBeGreaterThanOrEqual(0);
					expect(card.y).toBeGreaterThanOrEqual(0);
					expect(card.x + card.width).toBeLessThanOrEqual(window.width);
					expect(card.y + card.height).toBeLessThanOrEqual(window.height);
					expect(tile.width).toBeGreaterThanOrEqual(220);
					for (const label of labels) {
						expect(label.height).toBeGreaterThanOrEqual(44);
						expect(label.x).toBeGreaterThanOrEqual(0);
						expect(label.x + label.width).toBeLessThanOrEqual(card.width);
						expect(label.y + label.height).toBeLessThanOrEqual(card.height);
					}
				}
			});
		}
	}

	it('goes by numbers where a line would run behind another target', () => {
		const column = [100, 300, 400, 600].map((y) => ({ x: 500, y }));
		expect(layoutLens(input(PHONE, column)).shape).toBe('grid');
	});

	it('stays clear of the dock and beside the tile', () => {
		const { card } = layoutLens({
			...input(DESKTOP, four, { x: 200, y: 700 }),
			insets: dock,
		});
		expect(card.y + card.height).toBeLessThanOrEqual(900 - 144);
		expect(card.x).toBeGreaterThan(272);
	});

	it('goes to the left of a tile at the right edge', () => {
		const { card } = layoutLens(input(DESKTOP, four, { x: 1000, y: 300 }));
		expect(card.x + card.width).toBeLessThan(1000);
	});

	it('leaves targets elsewhere on the board free', () => {
		const tile = { x: 100, y: 300 };
		const before = layoutLens(input(DESKTOP, four, tile)).card;
		const target = { x: before.x + 300, y: before.y + 100 };
		const { card } = layoutLens({ ...input(DESKTOP, four, tile), free: [target] });
		const inside =
			Math.abs(card.x + card.width / 2 - target.x) < card.width / 2 &&
			Math.abs(card.y + card.height / 2 - target.y) < card.height / 2;
		expect(inside).toBe(false);
	});

	it('orders rows from the top, so that leader lines do not cross', () => {
		const { order, lines, labels } = layoutLens(input(DESKTOP));
		expect(order).toEqual([0, 1, 2, 3]);
		const [line] = lines;
		const [label] = labels;
		expect(line?.at(-1)).toEqual({ x: label?.x, y: (label?.y ?? 0) + (label?.height ?? 0) / 2 });
	});

	it('puts at most two labels above and two below', () => {
		const upper = [200, 400, 600, 800].map((x) => ({ x, y: 100 }));
		const { labels, shape } = layoutLens(input(PHONE, upper));
		expect(shape).toBe('around');
		expect(new Set(labels.map(({ y }) => y)).size).toBe(2);
		expect(new Set(labels.map(({ x, y }) => `${x} ${y}`)).size).toBe(4);
	});
});
