/** What can be chosen but is out of sight, sorted by the edge of the window behind which it lies. */
import { type Point, type Rect, rectOnScreen, type View } from './geometry';
import { isVisible, middleOf, middleOfView, nearestTo, type Stage } from './policy';

export type Side = 'top' | 'right' | 'bottom' | 'left';

/** Things out of sight behind one edge. */
export type Edge = {
	side: Side;
	count: number;
	/** The nearest of them, as a rectangle of the table in tiles. */
	nearest: Rect;
	/** The middle of the arrow, in pixels of the window. */
	x: number;
	y: number;
};

const SIDES: readonly Side[] = ['top', 'right', 'bottom', 'left'];

/** How far the middle of an arrow stays from the edges of the free area, in pixels. */
export type Reach = { x: number; y: number };

/** How far around the middle of a place in sight no arrow stands, in pixels. */
const FINGER = 8;
/** By how much an arrow is moved until it stands clear, in pixels. */
const STEP = 8;

/** The edges behind which something lies that cannot be seen. */
export function edgesOf(view: View, rects: readonly Rect[], stage: Stage, reach: Reach): Edge[] {
	const hidden = new Map<Side, Rect[]>(SIDES.map((side) => [side, []]));
	const seen: Point[] = [];
	for (const rect of rects) {
		if (isVisible(view, rect, stage)) seen.push(middleOf(rectOnScreen(view, rect)));
		else hidden.get(sideOf(view, rect, stage.free))?.push(rect);
	}
	const middle = middleOfView(view, stage.free);
	return SIDES.flatMap((side) => {
		const there = hidden.get(side) ?? [];
		const nearest = nearestTo(middle, there);
		if (!nearest) return [];
		const boxes = there.map((rect) => middleOf(rectOnScreen(view, rect)));
		const mean = {
			x: boxes.reduce((sum, { x }) => sum + x, 0) / boxes.length,
			y: boxes.reduce((sum, { y }) => sum + y, 0) / boxes.length,
		};
		return [{ side, count: there.length, nearest, ...arrowAt(side, mean, seen, stage, reach) }];
	});
}

/** The edge that is crossed on the way to something: the one behind which it lies furthest. */
function sideOf(view: View, rect: Rect, free: Rect): Side {
	const { x, y } = middleOf(rectOnScreen(view, rect));
	const beyond: Record<Side, number> = {
		top: free.top - y,
		right: x - free.right,
		bottom: y - free.bottom,
		left: free.left - x,
	};
	return SIDES.reduce((best, side) => (beyond[side] > beyond[best] ? side : best));
}

/**
 * Where the arrow stands: at its edge, beside what it counts, in the middle part of the edge. The corners are left
 * to what floats there, and the middles of places in sight to the fingers.
 */
function arrowAt(
	side: Side,
	mean: Point,
	seen: readonly Point[],
	{ free, covered }: Stage,
	reach: Reach,
): Point {
	const wide = free.right - free.left;
	const high = free.bottom - free.top;
	const clamp = (value: number, least: number, most: number) =>
		Math.max(least, Math.min(most, value));
	if (side === 'top' || side === 'bottom') {
		const y = side === 'top' ? free.top + reach.y : free.bottom - reach.y;
		const cards = covered.filter(({ bottom }) => side === 'bottom' && bottom > y - reach.y);
		const blocked = Math.min(free.right, ...cards.map(({ left }) => left - reach.x));
		const most = Math.min(free.left + 0.8 * wide, blocked);
		const least = free.left + 0.4 * wide;
		return clearOf(seen, reach, clamp(mean.x, least, most), least, most, (x) => ({ x, y }));
	}
	const x = side === 'left' ? free.left + reach.x : free.right - reach.x;
	const cards = covered.filter(({ right }) => side === 'right' && right > x - reach.x);
	const blocked = Math.min(free.bottom, ...cards.map(({ top }) => top - reach.y));
	const most = Math.min(free.top + 0.75 * high, blocked);
	const least = free.top + 0.25 * high;
	return clearOf(seen, reach, clamp(mean.y, least, most), least, most, (y) => ({ x, y }));
}

/** The point nearest to the wished one, along an edge, at which an arrow covers the middle of nothing in sight. */
function clearOf(
	seen: readonly Point[],
	reach: Reach,
	wish: number,
	least: number,
	most: number,
	pointAt: (along: number) => Point,
): Point {
	const isClear = (point: Point) =>
		seen.every(
			({ x, y }) =>
				Math.abs(x - point.x) > reach.x + FINGER || Math.abs(y - point.y) > reach.y + FINGER,
		);
	for (let away = 0; away <= most - least; away += STEP) {
		for (const along of [wish - away, wish + away]) {
			const point = pointAt(along);
			if (along >= least && along <= most && isClear(point)) return point;
		}
	}
	return pointAt(wish);
}
