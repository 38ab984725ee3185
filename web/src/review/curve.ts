/** The chance to win over a game, as a line to draw. */
import type { ReviewView, Seat } from '../generated/protocol';
import type { Entry } from './entries';

export type Sample = { action: number; chance: number };

/** The chances of a seat: before the first draw, before and after every decision, and at the end. */
export function samplesOf(review: ReviewView, seat: Seat): Sample[] {
	const of = (chances: readonly { chance: number }[]) => chances[seat - 1]?.chance ?? 0;
	const samples = [{ action: 0, chance: of(review.start) }];
	for (const { action, before, after } of review.decisions) {
		samples.push({ action, chance: of(before) }, { action: action + 1, chance: of(after) });
	}
	samples.push({ action: lengthOf(review), chance: of(review.result) });
	return samples;
}

/** The number of actions of a game. */
export function lengthOf({ seqs, decisions }: Pick<ReviewView, 'seqs' | 'decisions'>): number {
	return Math.max(seqs.length, (decisions.at(-1)?.action ?? 0) + 1, 1);
}

/** Where a graph lies in its picture, in pixels, and how many actions it has. */
export type Frame = { left: number; top: number; width: number; height: number; length: number };

export const xOf = ({ left, width, length }: Frame, action: number): number =>
	left + (Math.min(action, length) / length) * width;

export const yOf = ({ top, height }: Frame, chance: number): number =>
	top + (1 - Math.min(Math.max(chance, 0), 1)) * height;

/** The line as path data. */
export function lineOf(frame: Frame, samples: readonly Sample[]): string {
	const points = samples.map(
		({ action, chance }) => `${xOf(frame, action).toFixed(1)} ${yOf(frame, chance).toFixed(1)}`,
	);
	return `M${points.join('L')}`;
}

/** The area between the line and a level, as path data; clipped at the level, it is the part above or below it. */
export function areaOf(frame: Frame, samples: readonly Sample[], level: number): string {
	const y = yOf(frame, level).toFixed(1);
	const [first, last] = [samples[0], samples.at(-1)];
	if (!first || !last) return '';
	const end = xOf(frame, last.action).toFixed(1);
	return `${lineOf(frame, samples)}L${end} ${y}L${xOf(frame, first.action).toFixed(1)} ${y}Z`;
}

/** The entry nearest to a point of the picture. */
export function entryNear(frame: Frame, entries: readonly Entry[], x: number): Entry | null {
	let [best, least]: [Entry | null, number] = [null, Number.POSITIVE_INFINITY];
	for (const entry of entries) {
		const distance = Math.abs(xOf(frame, entry.action) - x);
		if (distance < least) [best, least] = [entry, distance];
	}
	return best;
}

/** The turns named below a graph: the first, the last, and round ones between, with room for their numbers. */
export function ticksOf(
	frame: Frame,
	entries: readonly Entry[],
	room: number,
): { turn: number; x: number }[] {
	const turns = new Map<number, number>();
	for (const { turn, action } of entries) if (!turns.has(turn)) turns.set(turn, action);
	const last = [...turns.keys()].at(-1) ?? 1;
	const step = [5, 10, 20, 25, 50, 100].find(
		(step) => (frame.width / Math.max(last, 1)) * step >= room,
	);
	const ticks = [...turns].map(([turn, action]) => ({ turn, x: xOf(frame, action) }));
	const [start, end] = [ticks[0], ticks.at(-1)];
	return ticks.filter((tick) => {
		if (tick === start || tick === end) return true;
		// The first number has a word beside it.
		const near = tick.x - (start?.x ?? 0) < 2.2 * room || (end?.x ?? 0) - tick.x < 1.2 * room;
		return step !== undefined && tick.turn % step === 0 && !near;
	});
}
