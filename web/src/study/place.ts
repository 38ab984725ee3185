/** Where a link to a study leads. */
import type { Study } from '../generated/protocol';
import { endOf, type Place } from './tree';

/** The move that a link names by what follows `#`: a number of moves; otherwise the end of the main line. */
export function placeOf({ nodes, main }: Study, hash: string): Place {
	const moves = /^#(\d+)$/.exec(hash)?.[1];
	if (moves === undefined) return main > 0 ? main - 1 : endOf({ nodes, main }, null);
	const place = Math.min(Number(moves), nodes.length) - 1;
	return place < 0 ? null : place;
}
