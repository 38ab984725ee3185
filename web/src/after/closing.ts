/** The table during the final scoring. */
import type { Closing, ClosingStep, Position } from '../generated/protocol';
import { type LogView, logLines } from '../table/log';

/** The position when so many features have been scored: all pieces still stand, and the points grow. */
export function closingPosition(position: Position, closing: Closing, scored: number): Position {
	const scores = closing.steps[scored - 1]?.scores ?? closing.scores;
	const players = position.players.map((player, index) => ({
		...player,
		score: scores[index] ?? player.score,
	}));
	return { ...position, figures: closing.figures, players };
}

/** What a step of the final scoring brought, by seat. */
export function gainsOf(closing: Closing, step: number): { seat: number; points: number }[] {
	const after = closing.steps[step]?.scores ?? [];
	const before = closing.steps[step - 1]?.scores ?? closing.scores;
	return after
		.map((score, index) => ({ seat: index + 1, points: score - (before[index] ?? 0) }))
		.filter(({ points }) => points !== 0);
}

/** Who gets the points of a step. */
export function ownersOf({ event }: ClosingStep): readonly number[] {
	return 'receivers' in event ? event.receivers : 'seat' in event ? [event.seat] : [];
}

/** A step of the final scoring in words. */
export function closingText({ event, said }: ClosingStep, names: LogView['names']): string {
	const step = { seq: 0, seat: null, what: '', events: [event], said: [said] };
	const [line] = logLines([step], { names, mine: [], tiles: [] });
	return line?.text ?? said;
}
