/** What the dock says: whose turn it is, and the question in a few words. */
import type { Choice, Position } from '../generated/protocol';
import { t } from '../phrases/phrases.svelte';
import { figureOf } from './marks';

/** Whose turn it is, seen by the viewer. */
export type Turn = 'mine' | 'other' | 'over';

export function turnOf(position: Position, seats: readonly number[]): Turn {
	const { acting, left } = position;
	if (acting === null) return 'over';
	return seats.includes(acting) && !left?.includes(acting) ? 'mine' : 'other';
}

/** The pieces that can be placed, if they are all of one kind; otherwise `piece`. */
function onlyPiece(choices: readonly Choice[]): string {
	const pieces = new Set(choices.flatMap(({ piece }) => piece ?? []));
	const [first = 'piece'] = pieces;
	return pieces.size === 1 ? first : 'piece';
}

/** What can be asked by itself where usually a piece is placed. */
const ALONE: readonly string[] = ['recall', 'move-fairy', 'build-tower', 'remove-knight'];

/** What is asked: the phase, or the only kind of thing that can be done in it. */
export function askedOf({ phase }: Position, choices: readonly Choice[]): string {
	const kinds = new Set(choices.map(({ kind }) => kind).filter((kind) => kind !== 'pass'));
	const [only] = kinds;
	const alone = phase === 'place-piece' && kinds.size === 1 && only && ALONE.includes(only);
	return alone ? only : phase;
}

/** The question that the viewer is asked, as a heading. */
export function questionOf(position: Position, choices: readonly Choice[]): string {
	const { fair } = position;
	return t('dock-question', {
		phase: askedOf(position, choices),
		piece: onlyPiece(choices),
		contest: fair?.contest ?? 'none',
	});
}

/** The drawing of the piece that the question is about; none if it is about several or about no piece. */
export function figureFor(
	choices: readonly Choice[],
	group: readonly Choice[] | null,
): string | null {
	const figures = new Set((group ?? choices).flatMap((choice) => figureOf(choice) ?? []));
	const [first] = figures;
	return first ?? null;
}
