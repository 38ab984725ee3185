/** Leader lines from targets to rows: which row belongs to which target, so that the lines can be followed. */
import type { Point } from './geometry';
import { TAP } from './placement';

/** What a crossing, or a line through another target, weighs against pixels of a longer way. */
const CONFUSING = 1000;

/**
 * The order of rows, from the top, in which leader lines neither cross nor run through other targets, as far as
 * possible. All lines end at `x`; the rows are `pitch` apart and begin at `top`.
 */
export function orderRows(
	targets: readonly Point[],
	{ x, top, pitch }: { x: number; top: number; pitch: number },
): number[] {
	const endOf = (row: number): Point => ({ x, y: top + row * pitch });
	let order = readingOrder(targets);
	let least = cost(order, targets, endOf);
	for (let improved = true; improved; ) {
		improved = false;
		for (const other of swapped(order)) {
			const now = cost(other, targets, endOf);
			if (now >= least) continue;
			[order, least, improved] = [other, now, true];
		}
	}
	return order;
}

/** The indices of points as they are read: line by line, from left to right. */
export function readingOrder(points: readonly Point[]): number[] {
	const line = (index: number) => Math.round((points[index]?.y ?? 0) / TAP);
	const across = (index: number) => points[index]?.x ?? 0;
	return points.map((_, index) => index).sort((a, b) => line(a) - line(b) || across(a) - across(b));
}

/** Whether a line from one of the targets runs through another one. */
export function runsThrough(lines: readonly Point[][], targets: readonly Point[]): boolean {
	return lines.some((line, index) => {
		const [from, to] = [line[0], line.at(-1)];
		return targets.some(
			(other, at) => at !== index && from && to && distance(other, from, to) < TAP / 2,
		);
	});
}

/** All orders in which two have changed places. */
function swapped(order: readonly number[]): number[][] {
	return order.flatMap((_, i) =>
		order.slice(i + 1).map((_, k) => {
			const copy = [...order];
			const j = i + 1 + k;
			[copy[i], copy[j]] = [copy[j] as number, copy[i] as number];
			return copy;
		}),
	);
}

function cost(
	order: readonly number[],
	targets: readonly Point[],
	endOf: (row: number) => Point,
): number {
	let sum = 0;
	for (const [row, index] of order.entries()) {
		const from = targets[index];
		if (!from) continue;
		const to = endOf(row);
		sum += Math.abs(from.y - to.y);
		for (const [other, point] of targets.entries()) {
			if (other !== index && distance(point, from, to) < TAP / 2) sum += CONFUSING;
		}
		for (const [below, index] of order.entries()) {
			const start = targets[index];
			if (below > row && start && cross(from, to, start, endOf(below))) sum += CONFUSING;
		}
	}
	return sum;
}

/** From a point to a line between two others. */
function distance(point: Point, a: Point, b: Point): number {
	const [dx, dy] = [b.x - a.x, b.y - a.y];
	const along = ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy || 1);
	const part = Math.min(1, Math.max(0, along));
	return Math.hypot(point.x - a.x - part * dx, point.y - a.y - part * dy);
}

function cross(a: Point, b: Point, c: Point, d: Point): boolean {
	const side = (p: Point, q: Point, r: Point) =>
		Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
	return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}
