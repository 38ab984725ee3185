/** Throws of the catapult: what is aimed at, and where the token would land without wind. */
import type { Aim, Free, Pos, Power } from '../generated/protocol';
import { cornerOf, keyOf, ofMillimetres, type Point, plus, TILE } from './geometry';

export type Throw = Extract<Free, { kind: 'throw' }>;

/** The tiles to aim at, each once. */
export function aimsOf(free: Throw): Pos[] {
	return [...new Map(free.aims.map(({ at }) => [keyOf(at), at])).values()];
}

export function aimAt(free: Throw, at: Pos, side: string): Aim | null {
	return free.aims.find((aim) => keyOf(aim.at) === keyOf(at) && aim.side === side) ?? null;
}

/** The power whose range comes nearest to a distance in millimetres. */
export function nearestPower(powers: readonly Power[], distance: number): Power | null {
	const off = (power: Power) => Math.abs(power.range - distance);
	return powers.reduce<Power | null>(
		(best, power) => (!best || off(power) < off(best) ? power : best),
		null,
	);
}

/** The way of a token: from the catapult through the middle of the tile, so far. */
export function wayOf(aim: Aim, range: number): { from: Point; to: Point; aimed: number } {
	const from = ofMillimetres(aim.catapult);
	const target = plus(cornerOf(aim.at), { x: TILE / 2, y: TILE / 2 });
	const [dx, dy] = [target.x - from.x, target.y - from.y];
	const length = Math.hypot(dx, dy) || 1;
	const far = (range / 45) * TILE;
	const to = { x: from.x + (dx / length) * far, y: from.y + (dy / length) * far };
	return { from, to, aimed: (length / TILE) * 45 };
}

/** The legal number that is nearest to another. */
export function nearest(numbers: readonly number[], wish: number): number {
	return numbers.reduce(
		(best, one) => (Math.abs(one - wish) < Math.abs(best - wish) ? one : best),
		numbers[0] ?? 0,
	);
}

/** A number as a percentage of the largest among some, whichever way it points. */
export function percentOf(number: number, numbers: readonly number[]): number {
	const most = Math.max(...numbers.map(Math.abs));
	return most > 0 ? Math.round((100 * number) / most) : 0;
}
