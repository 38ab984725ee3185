/** Keeps targets apart on the screen, so that a finger always hits the one that is meant. */
import type { Insets, Point, Size } from './geometry';

/** The smallest side of a target, in pixels. */
export const TAP = 44;

export type Box = Point & Size;

/** Rounds of pushing after which even a crowded tile has come to rest. */
const ROUNDS = 200;

/**
 * Moves points until squares of side `apart` around them do not overlap and lie inside `area`. Every point stays as
 * near to its place as the others allow.
 */
export function separate(points: readonly Point[], apart: number, area: Box): Point[] {
	const half = apart / 2;
	const inside = ({ x, y }: Point): Point => ({
		x: clamp(x, area.x + half, area.x + area.width - half),
		y: clamp(y, area.y + half, area.y + area.height - half),
	});
	const moved = points.map(inside);
	for (let round = 0; round < ROUNDS; round += 1) {
		let still = true;
		for (let i = 0; i < moved.length; i += 1) {
			for (let j = i + 1; j < moved.length; j += 1) {
				const [a, b] = [moved[i], moved[j]];
				if (!a || !b || !overlap(a, b, apart)) continue;
				still = false;
				const [first, second] = pushed(a, b, apart, round);
				moved[i] = inside(first);
				moved[j] = inside(second);
			}
		}
		if (still) break;
	}
	return moved;
}

function overlap(a: Point, b: Point, apart: number): boolean {
	return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) < apart - 0.01;
}

/** Two points, pushed apart along the axis on which they already differ most; now and then along the other one. */
function pushed(a: Point, b: Point, apart: number, round: number): [Point, Point] {
	const [dx, dy] = [b.x - a.x, b.y - a.y];
	// Between two others or at the edge the better axis may be blocked.
	const blocked = round % 5 === 4;
	if (Math.abs(dx) >= Math.abs(dy) !== blocked) {
		const by = ((apart - Math.abs(dx)) / 2) * (dx < 0 ? -1 : 1);
		return [
			{ x: a.x - by, y: a.y },
			{ x: b.x + by, y: b.y },
		];
	}
	const by = ((apart - Math.abs(dy)) / 2) * (dy < 0 ? -1 : 1);
	return [
		{ x: a.x, y: a.y - by },
		{ x: b.x, y: b.y + by },
	];
}

/** Things that lie too near to each other for a finger, and the middle of them. */
export type Cluster<T> = { point: Point; members: T[] };

/** Joins points until squares of side `apart` around the clusters do not overlap. */
export function clustersOf<T extends { point: Point }>(
	items: readonly T[],
	apart = TAP,
): Cluster<T>[] {
	const clusters: Cluster<T>[] = items.map((item) => ({ point: item.point, members: [item] }));
	for (;;) {
		const pair = nearPair(clusters, apart);
		if (!pair) return clusters;
		const [first, second] = pair;
		clusters.splice(clusters.indexOf(second), 1);
		first.members.push(...second.members);
		first.point = middleOf(first.members);
	}
}

function nearPair<T>(clusters: Cluster<T>[], apart: number): [Cluster<T>, Cluster<T>] | null {
	for (const [index, first] of clusters.entries()) {
		const second = clusters
			.slice(index + 1)
			.find(({ point }) => overlap(first.point, point, apart));
		if (second) return [first, second];
	}
	return null;
}

function middleOf(items: readonly { point: Point }[]): Point {
	const sum = (axis: 'x' | 'y') => items.reduce((all, { point }) => all + point[axis], 0);
	return { x: sum('x') / items.length, y: sum('y') / items.length };
}

/** The nearest place for something of a size inside what is visible of a window. */
export function fitInside(box: Box, window: Size, insets: Insets, margin = 8): Point {
	return {
		x: clamp(box.x, insets.left + margin, window.width - insets.right - margin - box.width),
		y: clamp(box.y, insets.top + margin, window.height - insets.bottom - margin - box.height),
	};
}

/** Where there is no room between the two, the lower bound counts. */
function clamp(value: number, least: number, most: number): number {
	return Math.max(least, Math.min(value, most));
}
