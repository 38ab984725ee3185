/** Moving between places with arrow keys, and saying where a place is without coordinates. */
import type { Pos } from '../generated/protocol';
import { t } from '../phrases/phrases.svelte';
import type { Point } from './geometry';

export type Direction = 'left' | 'right' | 'up' | 'down';

const VECTORS: Record<Direction, Point> = {
	left: { x: -1, y: 0 },
	right: { x: 1, y: 0 },
	up: { x: 0, y: -1 },
	down: { x: 0, y: 1 },
};

/** The place that lies nearest in a direction; those beside the way count as further. */
export function nextIn<Place extends { point: Point }>(
	from: Point,
	direction: Direction,
	places: readonly Place[],
): Place | null {
	const { x, y } = VECTORS[direction];
	let best: Place | null = null;
	let least = Number.POSITIVE_INFINITY;
	for (const place of places) {
		const dx = place.point.x - from.x;
		const dy = place.point.y - from.y;
		const along = dx * x + dy * y;
		const beside = Math.abs(dx * y) + Math.abs(dy * x);
		if (along <= 0) continue;
		const distance = along + 2 * beside;
		if (distance < least) [best, least] = [place, distance];
	}
	return best;
}

/** Where a space lies from another one: "2 left, 1 up". */
export function wayInWords(from: Pos, to: Pos): string {
	const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
	const parts: string[] = [];
	if (dx !== 0) parts.push(t(dx < 0 ? 'way-left' : 'way-right', { count: Math.abs(dx) }));
	if (dy !== 0) parts.push(t(dy < 0 ? 'way-up' : 'way-down', { count: Math.abs(dy) }));
	return parts.join(', ');
}
