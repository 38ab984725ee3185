/** What a player has to see at a moment of the game. */
import type { Pos } from '../generated/protocol';
import { around, grown, type Point, type Rect, rectOf, samePos, TILE } from './geometry';
import type { Needs } from './policy';
import type { Target } from './targets';

/** How much around a target has to be visible, in tiles. */
const AROUND = 0.3;
/** The extent of targets around one piece, such as the next steps of the dragon, in tiles. */
const CLOSE = 3;

/**
 * What the player needs: a space for the tile, the laid tile while a piece is placed on it, one of the other
 * targets or all of them if they are close together with what they move (`origins`), and otherwise the tile that was laid last, if the view follows the play.
 */
export function needsOf(
	spaces: readonly Pos[],
	targets: readonly (Target & { point: Point })[],
	last: readonly Pos[],
	room: readonly Pos[],
	follow: boolean,
	origins: readonly Point[] = [],
): Needs {
	const beyond = room.map(rectOf);
	const newest = follow ? last.map(rectOf) : [];
	if (spaces.length > 0) return { all: [...newest, ...beyond], oneOf: spaces.map(rectOf) };
	if (targets.length === 0) return { all: [...newest, ...beyond], oneOf: [] };
	const laid = last.filter((at) =>
		targets.some(({ spot }) => 'at' in spot && samePos(spot.at, at)),
	);
	const rects = targets.map(({ point }) => rectAt(point));
	const moved = origins.map(rectAt);
	if (laid.length > 0) {
		const onLaid = targets.filter(({ spot }) =>
			laid.some((at) => 'at' in spot && samePos(spot.at, at)),
		);
		const near = onLaid.map(({ point }) => rectAt(point));
		return { all: [...beyond, ...near, ...laid.map(rectOf)], oneOf: [] };
	}
	if (isClose(rects)) return { all: [...beyond, ...moved, ...rects], oneOf: [] };
	return { all: [...beyond, ...moved], oneOf: rects };
}

/** Whether targets are so near to each other that all of them can be seen at once. */
function isClose(rects: readonly Rect[]): boolean {
	const all = around(rects);
	return !!all && all.right - all.left < CLOSE && all.bottom - all.top < CLOSE;
}

/** The surroundings of a point, given in the units of drawings, in tiles. */
export function rectAt({ x, y }: Point): Rect {
	const point = { left: x / TILE, top: y / TILE, right: x / TILE, bottom: y / TILE };
	return grown(point, AROUND);
}
