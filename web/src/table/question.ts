/** The line below the question in the dock. */
import type { Choice, Event, Position, StepView } from '../generated/protocol';
import { t } from '../phrases/phrases.svelte';
import { captionOf, type Telling } from './captions';
import { ORDINARY } from './supply';

/** The dragon's next step in its walk, counted from 1. */
export function dragonStep(steps: readonly StepView[]): number {
	const events = steps.flatMap((step): readonly Event[] => step.events);
	const walk = events.slice(events.findLastIndex(({ event }) => event === 'tile-placed') + 1);
	return walk.filter(({ event }) => event === 'dragon-moved').length + 1;
}

/** The ordinary piece of which the acting player has only one left; none if there are more. */
function lastPiece({ players, acting }: Position): string | null {
	const supply = Object.entries(players[(acting ?? 0) - 1]?.supply ?? {});
	return supply.find(([piece, left]) => left === 1 && ORDINARY.includes(piece))?.[0] ?? null;
}

/**
 * What is pointed at or chosen, in words; otherwise how far a question of several steps is, or that the last follower
 * is about to go. Empty if none of these.
 */
export function detailOf(
	shown: Choice | null,
	telling: Telling,
	steps: readonly StepView[],
): string {
	if (shown) return captionOf(shown, telling);
	const { position } = telling;
	if (position.phase === 'move-dragon') return t('dragon-step', { step: dragonStep(steps) });
	const piece = position.phase === 'place-piece' ? lastPiece(position) : null;
	return piece ? t('dock-last-piece', { piece }) : '';
}
