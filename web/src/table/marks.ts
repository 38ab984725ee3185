/** How each sort of action looks where it can be done. */
import type { Choice, ChoiceKind } from '../generated/protocol';
import { COLOURS } from './figures';

/** The drawings for actions that put nothing of the player's own on the table. */
const FIGURES: Partial<Record<ChoiceKind, string>> = {
	'move-fairy': 'fairy',
	'build-tower': 'tower-1',
	capture: 'bars',
	'move-dragon': 'dragon',
	'move-count': 'count',
};

/** For all others, a mark around the middle, drawn with a line of 34. */
export const MARKS: Partial<Record<ChoiceKind, string>> = {
	'remove-knight': 'M-60-60L60 60M60-60L-60 60',
	recall: 'M0-70V60M-55 10L0 65L55 10',
	score: 'M0-75L20-22L75-22L32 14L48 70L0 38L-48 70L-32 14L-75-22L-20-22Z',
	hit: 'M-75 0H75M0-75V75',
	nearest: 'M-75 0H75M0-75V75',
};

/** What is done to a piece that stands there: it must be seen, and who it belongs to. */
const TO_PIECES: readonly ChoiceKind[] = [
	'capture',
	'hit',
	'move-fairy',
	'nearest',
	'recall',
	'remove-knight',
	'score',
	'seduce',
];

export function isToPiece({ kind }: Choice): boolean {
	return TO_PIECES.includes(kind);
}

/** The drawing that stands for an action of this seat; none if there is only a mark. */
export function figureOf(choice: Choice, seat: number): string | null {
	if (choice.kind === 'nearest' || choice.kind === 'hit') return null;
	if (choice.figure) return choice.figure;
	if (choice.kind === 'place-abbey') return `abbey-${COLOURS[seat - 1]}`;
	if (choice.contest) return `token-${choice.contest}-${COLOURS[seat - 1]}`;
	return FIGURES[choice.kind] ?? null;
}
