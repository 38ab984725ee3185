/**
 * The camera policy: where the view goes by itself. The view stays as it is while what the player needs can be
 * seen; otherwise it pans, and it zooms only where panning cannot help.
 */
import {
	around,
	CELL,
	clampScale,
	type Insets,
	overlap,
	type Point,
	type Rect,
	rectOnScreen,
	type Size,
	type View,
} from './geometry';

/** The part of the board's window in which something can be seen, in pixels. */
export type Stage = {
	/** The window less its insets. */
	free: Rect;
	/** What floats inside the free area. */
	covered: readonly Rect[];
};

/** What the player has to see, as rectangles of the table in tiles. */
export type Needs = {
	/** Each of them, the most important one last. */
	all: readonly Rect[];
	/** At least one of them. */
	oneOf: readonly Rect[];
};

/** Scales of a device: at the start, and the smallest one that the camera chooses by itself. */
export type Scales = { usual: number; least: number };

export const DESKTOP: Scales = { usual: 96 / CELL, least: 64 / CELL };
export const PHONE: Scales = { usual: 72 / CELL, least: 56 / CELL };

/** What has to be visible of something that the player needs. */
const ENOUGH = 0.5;
/** How far from the edge something comes that was out of sight, in tiles. */
const MARGIN = 1;
/** The room around the landscape when all of it is fitted into the window, in tiles. */
const RIM = 0.25;

export function stageOf({ width, height }: Size, insets: Insets, covered: readonly Rect[]): Stage {
	const free = {
		left: insets.left,
		top: insets.top,
		right: width - insets.right,
		bottom: height - insets.bottom,
	};
	return { free, covered };
}

/** Whether at least half of a rectangle of the table can be seen, and its middle pressed. */
export function isVisible(view: View, rect: Rect, { free, covered }: Stage): boolean {
	const box = rectOnScreen(view, rect);
	const seen = {
		left: Math.max(box.left, free.left),
		top: Math.max(box.top, free.top),
		right: Math.min(box.right, free.right),
		bottom: Math.min(box.bottom, free.bottom),
	};
	const middle = middleOf(box);
	if (covered.some((card) => contains(card, middle))) return false;
	const hidden = covered.reduce((sum, card) => sum + overlap(seen, card), 0);
	return overlap(box, free) - hidden >= ENOUGH * overlap(box, box) - 0.5;
}

/** Whether nearly all of the landscape lies inside the free area. */
export function isWhole(view: View, landscape: Rect, { free }: Stage): boolean {
	const { left, top, right, bottom } = rectOnScreen(view, landscape);
	const slack = 0.5 * CELL * view.scale;
	return (
		left >= free.left - slack &&
		top >= free.top - slack &&
		right <= free.right + slack &&
		bottom <= free.bottom + slack
	);
}

/** The first look at a table: all of the landscape if it fits, its middle otherwise. */
export function openingView(landscape: Rect, stage: Stage, { usual, least }: Scales): View {
	const fitting = Math.min(usual, scaleFor(landscape, stage.free));
	return centred(middleOf(landscape), Math.max(least, fitting), stage.free);
}

/** All of the landscape, however small, but never larger than at the start. */
export function wholeView(landscape: Rect, stage: Stage, { usual }: Scales): View {
	const scale = Math.min(usual, scaleFor(landscape, stage.free));
	return centred(middleOf(landscape), clampScale(scale), stage.free);
}

/** The view that shows what is needed: the same one if it does already. */
export function settledView(view: View, needs: Needs, stage: Stage, { least }: Scales): View {
	const sees = (at: View) => (rect: Rect) => isVisible(at, rect, stage);
	let next = view;
	const required = around(needs.all);
	if (required && !needs.all.every(sees(view))) next = shown(view, required, stage, least);
	if (needs.oneOf.length === 0 || needs.oneOf.some(sees(next))) return next;
	const from = required ? middleOf(required) : middleOfView(next, stage.free);
	const nearest = nearestTo(from, needs.oneOf);
	const together = required && nearest && around([required, nearest]);
	if (together && scaleFor(together, stage.free) >= next.scale) {
		return shown(next, together, stage, least);
	}
	return nearest ? shown(next, nearest, stage, least) : next;
}

/** The view panned so that a rectangle is seen, and zoomed out if it is larger than the free area. */
function shown(view: View, rect: Rect, stage: Stage, least: number): View {
	const { free } = stage;
	// A player who has zoomed out further than the camera would is not brought back.
	const floor = Math.min(least, view.scale);
	const scale = Math.max(floor, Math.min(view.scale, scaleFor(rect, free)));
	const kept = centred(middleOfView(view, free), scale, free);
	const box = rectOnScreen(kept, rect);
	const margin = MARGIN * CELL * scale;
	const x = shift(box.left, box.right, free.left, free.right, margin);
	const y = shift(box.top, box.bottom, free.top, free.bottom, margin);
	return clear({ scale, x: kept.x + x, y: kept.y + y }, rect, stage);
}

/** How far an interval has to move to lie inside another one, at some distance from its ends where it can. */
function shift(start: number, end: number, from: number, to: number, margin: number): number {
	const inner = Math.min(margin, Math.max(0, (to - from - (end - start)) / 2));
	if (end - start > to - from) return (from + to - start - end) / 2;
	if (start < from) return from + inner - start;
	if (end > to) return to - inner - end;
	return 0;
}

/** The view moved so that a rectangle does not lie under what floats, by the shortest way that stays in the free area. */
function clear(view: View, rect: Rect, { free, covered }: Stage): View {
	return covered.reduce((at, card) => {
		const box = rectOnScreen(at, rect);
		if (overlap(box, card) === 0) return at;
		const ways = [
			{ x: card.left - box.right, y: 0 },
			{ x: card.right - box.left, y: 0 },
			{ x: 0, y: card.top - box.bottom },
			{ x: 0, y: card.bottom - box.top },
		];
		const inside = ways.filter(
			({ x, y }) =>
				box.left + x >= free.left &&
				box.right + x <= free.right &&
				box.top + y >= free.top &&
				box.bottom + y <= free.bottom,
		);
		const [way] = inside.toSorted((a, b) => Math.abs(a.x + a.y) - Math.abs(b.x + b.y));
		return way ? { scale: at.scale, x: at.x + way.x, y: at.y + way.y } : at;
	}, view);
}

/** The view of a scale with a point of the table, in tiles, in the middle of an area of the screen. */
export function centred({ x, y }: Point, scale: number, area: Rect): View {
	const middle = middleOf(area);
	return { scale, x: middle.x - x * CELL * scale, y: middle.y - y * CELL * scale };
}

/** The one of some rectangles that is nearest to a point. */
export function nearestTo({ x, y }: Point, rects: readonly Rect[]): Rect | null {
	let best: Rect | null = null;
	let least = Number.POSITIVE_INFINITY;
	for (const rect of rects) {
		const middle = middleOf(rect);
		const distance = Math.hypot(middle.x - x, middle.y - y);
		if (distance < least) [best, least] = [rect, distance];
	}
	return best;
}

function contains({ left, top, right, bottom }: Rect, { x, y }: Point): boolean {
	return x > left && x < right && y > top && y < bottom;
}

export function middleOf({ left, top, right, bottom }: Rect): Point {
	return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** The point of the table, in tiles, in the middle of an area of the screen. */
export function middleOfView({ x, y, scale }: View, area: Rect): Point {
	const middle = middleOf(area);
	return { x: (middle.x - x) / (CELL * scale), y: (middle.y - y) / (CELL * scale) };
}

/** The largest scale at which a rectangle of the table fits into an area of the screen. */
function scaleFor(rect: Rect, area: Rect): number {
	const wide = (rect.right - rect.left + 2 * RIM) * CELL;
	const high = (rect.bottom - rect.top + 2 * RIM) * CELL;
	return Math.min((area.right - area.left) / wide, (area.bottom - area.top) / high);
}
