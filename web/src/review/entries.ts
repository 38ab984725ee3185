/** A review as a list of moves and draws, and the mistakes among them. */
import type { DecisionView, Draw, ReviewView, Seat, Verdict } from '../generated/protocol';

export type Entry = {
	/** The number of actions before it. */
	action: number;
	turn: number;
} & (
	| { kind: 'decision'; seat: Seat; decision: DecisionView }
	| { kind: 'draw'; seat: Seat | null; draw: Draw; tile: string | null }
);

export type DecisionEntry = Extract<Entry, { kind: 'decision' }>;

/** All verdicts, the best first: the order of `SeatReviewView.verdicts`. */
export const VERDICTS = [
	'best',
	'good',
	'inaccuracy',
	'mistake',
	'blunder',
] as const satisfies readonly Verdict[];

const MISTAKES: readonly Verdict[] = ['inaccuracy', 'mistake', 'blunder'];

/** What chess calls such a move. */
export const SIGNS: Readonly<Record<Verdict, string>> = {
	best: '✓',
	good: '·',
	inaccuracy: '?!',
	mistake: '?',
	blunder: '??',
};

/** The tile that an action draws; none if chance did something else. */
export function tileOf(what: string): string | null {
	const [word, tile = null] = what.split(' ');
	return word === 'draw' ? tile : null;
}

/** Moves and draws in the order of play. A draw belongs to the turn of the move that follows it. */
export function entriesOf({ decisions, draws }: ReviewView): Entry[] {
	const moves = decisions.map((decision): DecisionEntry => {
		const { action, turn, seat } = decision;
		return { kind: 'decision', action, turn, seat, decision };
	});
	const chances = draws.map((draw): Entry => {
		const next = moves.find(({ action }) => action > draw.action);
		const turn = next?.turn ?? moves.at(-1)?.turn ?? 1;
		const tile = tileOf(draw.what);
		return { kind: 'draw', action: draw.action, turn, seat: next?.seat ?? null, draw, tile };
	});
	return [...moves, ...chances].sort((a, b) => a.action - b.action);
}

/** The mistakes of a seat, the most expensive first. */
export function mistakesOf(entries: readonly Entry[], seat: Seat): DecisionEntry[] {
	const own = entries.filter(
		(entry): entry is DecisionEntry =>
			entry.kind === 'decision' && entry.seat === seat && isMistake(entry.decision),
	);
	return own.sort((a, b) => cost(b) - cost(a));
}

export function isMistake({ verdict }: Pick<DecisionView, 'verdict'>): boolean {
	return MISTAKES.includes(verdict);
}

/** What a mistake cost: its rating first, then the points. */
function cost({ decision: { verdict, loss } }: DecisionEntry): number {
	return 1000 * VERDICTS.indexOf(verdict) + loss.lead;
}

/** The chances of a seat before and after an entry; none for a draw. */
export function chancesOf(entry: Entry, seat: Seat): { before: number; after: number } | null {
	if (entry.kind === 'draw') return null;
	const { before, after } = entry.decision;
	const [from, to] = [before[seat - 1], after[seat - 1]];
	return from && to ? { before: from.chance, after: to.chance } : null;
}

/** The entry of the log, or the number of actions, after which an action is to be decided. */
export function seqBefore({ seqs }: Pick<ReviewView, 'seqs'>, action: number): number {
	return action > 0 ? (seqs[action - 1] ?? 0) : 0;
}

/** The entry with which an entry is shown on the board: a decision before it is made, a draw after it. */
export function seqOf(review: Pick<ReviewView, 'seqs'>, entry: Entry): number {
	return seqBefore(review, entry.kind === 'draw' ? entry.action + 1 : entry.action);
}
