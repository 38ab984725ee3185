/** Names for several features of one kind on a tile: by where they lie, as people would say it. */
import { type Point, TILE } from './geometry';

/** Which of several: one of two by an axis, one of more by a direction of the compass. */
export type Which =
	| 'only'
	| 'upper'
	| 'lower'
	| 'left'
	| 'right'
	| 'N'
	| 'NE'
	| 'E'
	| 'SE'
	| 'S'
	| 'SW'
	| 'W'
	| 'NW'
	| 'middle';

const COMPASS = ['E', 'SE', 'S', 'SW', 'W', 'NW', 'N', 'NE'] as const;
/** How far from the middle of a tile something has to be to lie in a direction. */
const CENTRAL = 0.08 * TILE;

/** Something of a kind at a point of the tile, counted from its north-west corner. */
export type Placed = { kind: string; point: Point };

/** Tells things of one kind apart. Things at one point get the same name. */
export function whichOf(all: readonly Placed[]): Which[] {
	return all.map((one) => {
		const others = all.filter((other) => other !== one && other.kind === one.kind);
		const [other] = others;
		if (!other) return 'only';
		return others.length === 1 ? besides(one.point, other.point) : direction(one.point);
	});
}

function besides(own: Point, other: Point): Which {
	const [dx, dy] = [own.x - other.x, own.y - other.y];
	if (Math.abs(dy) >= Math.abs(dx)) return dy < 0 ? 'upper' : 'lower';
	return dx < 0 ? 'left' : 'right';
}

function direction({ x, y }: Point): Which {
	const [dx, dy] = [x - TILE / 2, y - TILE / 2];
	if (Math.hypot(dx, dy) < CENTRAL) return 'middle';
	const eighth = Math.round(Math.atan2(dy, dx) / (Math.PI / 4));
	return COMPASS[(eighth + 8) % 8] ?? 'middle';
}
