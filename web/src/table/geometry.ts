/**
 * Points on the table. Drawings count 1,000 units to a tile; on the page a tile is `CELL` pixels wide before
 * the camera comes to it.
 */
import type { Corner, Pos, Turn } from '../generated/protocol';

export type Point = { x: number; y: number };
/** A rectangle by its edges: in tiles on the table, in pixels on the screen. */
export type Rect = { left: number; top: number; right: number; bottom: number };
/** How the table is looked at: where the corner of the space 0,0 is on the screen, and how large things are. */
export type View = { x: number; y: number; scale: number };
export type Size = { width: number; height: number };
/** How many pixels of each side of a window are covered. */
export type Insets = { top: number; right: number; bottom: number; left: number };

export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** A tile in the units of drawings. */
export const TILE = 1000;
/** A tile in pixels, seen from so far that nothing is larger or smaller. */
export const CELL = 100;
export const LEAST_SCALE = 0.12;
export const MOST_SCALE = 3;

export function keyOf([x, y]: Pos): string {
	return `${x},${y}`;
}

export function samePos(a: Pos | null | undefined, b: Pos | null | undefined): boolean {
	return !!a && !!b && a[0] === b[0] && a[1] === b[1];
}

/** Where a point of a tile is after the tile was turned clockwise. */
export function turned({ x, y }: Point, turn: Turn): Point {
	switch (turn) {
		case 0:
			return { x, y };
		case 1:
			return { x: TILE - y, y: x };
		case 2:
			return { x: TILE - x, y: TILE - y };
		case 3:
			return { x: y, y: TILE - x };
	}
}

/** The corner of a space, in the units of drawings. */
export function cornerOf([x, y]: Pos): Point {
	return { x: x * TILE, y: y * TILE };
}

export function plus(a: Point, b: Point): Point {
	return { x: a.x + b.x, y: a.y + b.y };
}

/** Where a corner of a tile is. */
export function atCorner(corner: Corner): Point {
	return {
		x: corner === 'NE' || corner === 'SE' ? TILE : 0,
		y: corner === 'SE' || corner === 'SW' ? TILE : 0,
	};
}

/** The rectangle of a space, in tiles. */
export function rectOf([x, y]: Pos): Rect {
	return { left: x, top: y, right: x + 1, bottom: y + 1 };
}

/** The smallest rectangle around some others, or `null` around none. */
export function around(rects: Iterable<Rect>): Rect | null {
	const all = [...rects];
	if (all.length === 0) return null;
	return {
		left: Math.min(...all.map(({ left }) => left)),
		top: Math.min(...all.map(({ top }) => top)),
		right: Math.max(...all.map(({ right }) => right)),
		bottom: Math.max(...all.map(({ bottom }) => bottom)),
	};
}

export function grown({ left, top, right, bottom }: Rect, by: number): Rect {
	return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

/** Where a rectangle of the table, in tiles, is on the screen. */
export function rectOnScreen({ x, y, scale }: View, rect: Rect): Rect {
	const side = CELL * scale;
	return {
		left: x + rect.left * side,
		top: y + rect.top * side,
		right: x + rect.right * side,
		bottom: y + rect.bottom * side,
	};
}

/** How much of the screen two rectangles share, in square pixels. */
export function overlap(a: Rect, b: Rect): number {
	const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
	const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
	return Math.max(0, width) * Math.max(0, height);
}

/** The view after zooming, with what is under a point of the screen staying there. */
export function zoomed(view: View, at: Point, factor: number): View {
	const scale = clampScale(view.scale * factor);
	const ratio = scale / view.scale;
	return { scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio };
}

export function clampScale(scale: number): number {
	return Math.min(MOST_SCALE, Math.max(LEAST_SCALE, scale));
}

/** The space under a point of the screen. */
export function spaceAt(view: View, { x, y }: Point): Pos {
	return [
		Math.floor((x - view.x) / (CELL * view.scale)),
		Math.floor((y - view.y) / (CELL * view.scale)),
	];
}

/** Where a point of the table, in the units of drawings, is on the screen. */
export function onScreen(view: View, { x, y }: Point): Point {
	const scale = (view.scale * CELL) / TILE;
	return { x: view.x + x * scale, y: view.y + y * scale };
}

/** Millimetres of the catapult, counted from the middle of the space 0,0, in the units of drawings. */
export function ofMillimetres([x, y]: readonly [number, number]): Point {
	return { x: (x / 45 + 0.5) * TILE, y: (y / 45 + 0.5) * TILE };
}
