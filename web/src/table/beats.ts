/**
 * A turn of another player in beats: the tile is laid, the piece is placed, the feature scores. The server sends the
 * game before and after a turn; what lies between is put together here from the events.
 */
import type { Event, PlacedFigure, Pos, StepView } from '../generated/protocol';
import type { Game } from '../live/source';
import { keyOf } from './geometry';
import { type Moment, momentOf, tilesOf } from './story';

/** How much of the log has been told: all entries before `seq`, and so many events of that one. */
export type Told = { seq: number; events: number };

/** A moment of the game as it is shown. */
export type Beat = {
	game: Game;
	/** What is new in it. */
	news: readonly StepView[];
	told: Told;
};

export type PiecePlaced = Extract<Event, { event: 'piece-placed' }>;

/** The figure of a piece that was just placed, in a landscape with these tiles. */
export type FigureOf = (event: PiecePlaced, tiles: Game['tiles']) => PlacedFigure;

/** A run of events that are shown together; `end` counts all events before its end. */
type Run = { moment: Moment; end: number };

/** Figures nearer than this, in thousandths of a tile, are the same piece. */
const NEAR = 250;

/** The beats of a turn; the last one is the game after it. */
export function beatsOf(
	before: Game,
	after: Game,
	steps: readonly StepView[],
	figureOf: FigureOf,
): Beat[] {
	const events = steps.flatMap((step) => step.events);
	const runs = grown(before, after) ? runsOf(events) : [];
	// The game itself shows a tile or a piece that comes last; points are shown before their pieces go home.
	if (runs.at(-1)?.moment !== 'score') runs.pop();
	const ends = [...runs.map(({ end }) => end), events.length];
	return ends.map((end, index): Beat => {
		const told = toldAt(steps, end);
		const news = between(steps, ends[index - 1] ?? 0, end);
		const run = runs[index];
		if (!run) return { game: after, news, told };
		const scored = !runs.slice(index + 1).some(({ moment }) => moment === 'score');
		const game = synthesised(before, after, events.slice(0, end), scored, figureOf);
		return { game: { ...game, seq: told.seq }, news, told };
	});
}

/** The log as far as it has been told. */
export function toldSteps(steps: readonly StepView[], { seq, events }: Told): StepView[] {
	return steps.flatMap((step) => {
		if (step.seq < seq) return [step];
		return step.seq === seq && events > 0 ? [cut(step, 0, events)] : [];
	});
}

/** Whether tiles were only added. */
function grown(before: Game, after: Game): boolean {
	return before.tiles.every((tile, index) => {
		const other = after.tiles[index];
		return other?.tile === tile.tile && keyOf(other.at) === keyOf(tile.at);
	});
}

/** Events in runs of the same moment, up to the final scoring, which is shown by itself. */
function runsOf(events: readonly Event[]): Run[] {
	const runs: Run[] = [];
	for (const [index, event] of events.entries()) {
		if (event.event === 'final-scoring') break;
		const moment = momentOf(event);
		if (!moment) continue;
		const last = runs.at(-1);
		if (last?.moment === moment) last.end = index + 1;
		else runs.push({ moment, end: index + 1 });
	}
	return runs;
}

function toldAt(steps: readonly StepView[], end: number): Told {
	let left = end;
	for (const { seq, events } of steps) {
		if (left <= events.length && left > 0) return { seq, events: left };
		left -= events.length;
	}
	const last = steps.at(-1);
	return { seq: last?.seq ?? 0, events: last?.events.length ?? 0 };
}

/** The steps with the events from one number to another; an entry without any comes with the one after it. */
function between(steps: readonly StepView[], from: number, to: number): StepView[] {
	let passed = 0;
	return steps.flatMap((step) => {
		const [start, end] = [from - passed, to - passed];
		passed += step.events.length;
		const part = cut(step, Math.max(0, start), Math.max(0, end));
		return part.events.length > 0 ? [part] : [];
	});
}

function cut(step: StepView, from: number, to: number): StepView {
	return { ...step, events: step.events.slice(from, to), said: step.said.slice(from, to) };
}

/** The game after some events of a turn. */
function synthesised(
	before: Game,
	after: Game,
	events: readonly Event[],
	scored: boolean,
	figureOf: FigureOf,
): Game {
	const reached = new Set(
		events
			.filter((event) => momentOf(event) === 'tile')
			.flatMap((event) => tilesOf(event).map(keyOf)),
	);
	const known = new Set(before.tiles.map(({ at }) => keyOf(at)));
	const fresh = ({ at }: { at: Pos }) => !known.has(keyOf(at)) && reached.has(keyOf(at));
	const tiles = [...before.tiles, ...after.tiles.filter(fresh)];
	const moved = events.some((event) => momentOf(event) === 'piece');
	const paid = scored && events.some((event) => momentOf(event) === 'score');
	const placed = events.filter((event) => event.event === 'piece-placed');
	const standing = placed.map((event) => figureOf(event, tiles));
	const position = {
		...before.position,
		drawn: reached.size > 0 ? null : (before.position.drawn ?? null),
		figures: moved ? figuresBetween(before, after, standing) : (before.position.figures ?? []),
		players: before.position.players.map((player, index) => ({
			...player,
			score: (paid ? after.position.players[index]?.score : undefined) ?? player.score,
		})),
	};
	return { ...before, tiles, position };
}

/** Pieces belong to a player and may go home in the same turn; the dragon and the like only move. */
const OWNED = /-(red|blue|green|yellow|black|pink)$/;

/** Everything that stood on the table at some time of a turn, from the back to the front. */
function figuresBetween(
	before: Game,
	after: Game,
	placed: readonly PlacedFigure[],
): PlacedFigure[] {
	const [old, now] = [before.position.figures ?? [], after.position.figures ?? []];
	const names = new Set(now.map(([name]) => name));
	const kept = old.filter(([name]) => OWNED.test(name) || !names.has(name));
	const all = [...kept];
	for (const figure of [...now, ...placed])
		if (!all.some((other) => same(figure, other))) all.push(figure);
	return all.sort((a, b) => a[2] - b[2]);
}

function same([name, x, y]: PlacedFigure, [other, x2, y2]: PlacedFigure): boolean {
	return name === other && Math.hypot(x - x2, y - y2) < NEAR;
}
