/** Pulling back on the catapult: what direction and strength a pull of so many pixels means. */
import type { Aim } from '../generated/protocol';
import type { Point } from './geometry';

export const SIDES = ['N', 'E', 'S', 'W'] as const;
export type ThrowSide = (typeof SIDES)[number];

/** A pull shorter than this was only a touch. */
const SLACK = 14;
/** The longest pull that still adds strength. */
const FULL = 150;
/** How far sideways a finger goes for the next row of tiles. */
const COLUMN = 26;

/** How strong a pull is, from 0 for a touch to 1. */
export function strengthOf(back: number): number {
	return Math.min(1, Math.max(0, (back - SLACK) / (FULL - SLACK)));
}

/** A pull on a catapult at a side of the landscape: how far back it is, and how far along the side. */
export function pullFrom(side: ThrowSide, { x, y }: Point): { back: number; along: number } {
	switch (side) {
		case 'N':
			return { back: -y, along: x };
		case 'S':
			return { back: y, along: x };
		case 'E':
			return { back: x, along: y };
		case 'W':
			return { back: -x, along: y };
	}
}

/** Where along its side the catapult stands, in tiles. */
export function columnOf({ at, side }: Pick<Aim, 'at' | 'side'>): number {
	return side === 'N' || side === 'S' ? at[0] : at[1];
}

/** The places along a side where the catapult can stand, from west to east or from north to south. */
export function columnsOf(aims: readonly Aim[], side: ThrowSide): number[] {
	const columns = aims.filter((aim) => aim.side === side).map(columnOf);
	return [...new Set(columns)].sort((a, b) => a - b);
}

/** The column to which a pull from another one leads. */
export function pulledColumn(columns: readonly number[], from: number, along: number): number {
	const wished = from + Math.round(along / COLUMN);
	return columns.reduce(
		(best, one) => (Math.abs(one - wished) < Math.abs(best - wished) ? one : best),
		columns[0] ?? from,
	);
}
