/** What the page knows about the kinds of actions: how each looks where it can be done. */
import type { ActionKind, Choice } from '../generated/protocol';

type Traits = {
	/** What is drawn instead of a figure: a path around the middle, with a line of 34. */
	mark?: string;
	/** It is done to a piece that stands there, which has to stay in sight. */
	toPiece?: true;
	/** Actions with different pieces are different groups: the player first chooses the piece. */
	byPiece?: true;
};

const CROSSHAIRS = 'M-75 0H75M0-75V75';

/** What is special about some kinds; all others have a figure, and nothing stands there. */
const KINDS: Readonly<Partial<Record<ActionKind, Traits>>> = {
	'move-fairy': { toPiece: true },
	'remove-knight': { toPiece: true, mark: 'M-60-60L60 60M60-60L-60 60' },
	recall: { toPiece: true, mark: 'M0-70V60M-55 10L0 65L55 10' },
	capture: { toPiece: true },
	'place-piece': { byPiece: true },
	deploy: { byPiece: true },
	'leave-quarter': { byPiece: true },
	nearest: { toPiece: true, mark: CROSSHAIRS },
	seduce: { toPiece: true },
	hit: { toPiece: true, mark: CROSSHAIRS },
	score: {
		toPiece: true,
		mark: 'M0-75L20-22L75-22L32 14L48 70L0 38L-48 70L-32 14L-75-22L-20-22Z',
	},
};

/** Whether an action is done to a piece that stands there. */
export function isToPiece({ kind }: Choice): boolean {
	return KINDS[kind]?.toPiece ?? false;
}

/** Whether people tell actions of this kind apart by their pieces. */
export function differsByPiece(kind: ActionKind): boolean {
	return KINDS[kind]?.byPiece ?? false;
}

/** The mark that stands for an action; none if a drawing does. */
export function markOf({ kind }: Choice): string | null {
	return KINDS[kind]?.mark ?? null;
}

/** The drawing that stands for an action; none if a mark does, or nothing. */
export function figureOf(choice: Choice): string | null {
	// A mark says what is done to a piece; the piece is seen where it stands.
	return markOf(choice) ? null : (choice.figure ?? null);
}

/** Whether a figure lies flat, in the lower half of its drawing. */
export function isFlat(figure: string): boolean {
	return figure.startsWith('lying-') || figure === 'tower-1';
}
