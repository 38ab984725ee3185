/**
 * Points on the table. Drawings count 1,000 units to a tile; on the page a tile is `CELL` pixels wide before
 * the camera comes to it.
 */
import type { Corner, Pos, Turn } from '../generated/protocol';

export type Point = { x: number; y: number };
/** A rectangle of spaces, all of them included. */
export type Bounds = { left: number; top: number; right: number; bottom: number };
/** How the table is looked at: where the corner of the space 0,0 is on the screen, and how large things are. */
export type View = { x: number; y: number; scale: number };
export type Size = { width: number; height: number };

/** A tile in the units of drawings. */
export const TILE = 1000;
/** A tile in pixels, seen from so far that nothing is larger or smaller. */
export const CELL = 100;
export const LEAST_SCALE = 0.18;
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

/** The smallest rectangle around some spaces; none around nothing. */
export function boundsOf(spaces: Iterable<Pos>, margin = 0): Bounds | null {
	let bounds: Bounds | null = null;
	for (const [x, y] of spaces) {
		bounds ??= { left: x, top: y, right: x, bottom: y };
		bounds.left = Math.min(bounds.left, x);
		bounds.right = Math.max(bounds.right, x);
		bounds.top = Math.min(bounds.top, y);
		bounds.bottom = Math.max(bounds.bottom, y);
	}
	if (!bounds) return null;
	const { left, top, right, bottom } = bounds;
	return { left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin };
}

/** The view in which a rectangle of spaces fills the window, but never larger than life. */
export function fitted({ left, top, right, bottom }: Bounds, { width, height }: Size): View {
	const wide = (right - left + 1) * CELL;
	const high = (bottom - top + 1) * CELL;
	const scale = clampScale(Math.min(width / wide, height / high, 1.5));
	return {
		scale,
		x: width / 2 - (left * CELL + wide / 2) * scale,
		y: height / 2 - (top * CELL + high / 2) * scale,
	};
}

/** The view after zooming, with what is under a point of the screen staying there. */
export function zoomed(view: View, at: Point, factor: number): View {
	const scale = clampScale(view.scale * factor);
	const ratio = scale / view.scale;
	return { scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio };
}

function clampScale(scale: number): number {
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

/** The view moved just so far that a space is wholly in the window. */
export function showing(view: View, [x, y]: Pos, { width, height }: Size, margin = 20): View {
	const side = CELL * view.scale;
	const left = view.x + x * side;
	const top = view.y + y * side;
	const shift = (start: number, room: number) => {
		if (start < margin) return margin - start;
		if (start + side > room - margin) return room - margin - start - side;
		return 0;
	};
	return { ...view, x: view.x + shift(left, width), y: view.y + shift(top, height) };
}

/** Millimetres of the catapult, counted from the middle of the space 0,0, in the units of drawings. */
export function ofMillimetres([x, y]: readonly [number, number]): Point {
	return { x: (x / 45 + 0.5) * TILE, y: (y / 45 + 0.5) * TILE };
}
