/** The log as players read it: a line for each turn and for each score, the newest first. */
import type { Event, Pos, StepView, Tile } from '../generated/protocol';
import { phrases, t } from '../phrases/phrases.svelte';
import { keyOf } from './geometry';
import { landscapeOf } from './spots';
import { laysTile, pointsOf, tilesOf } from './story';

export type LogLine = {
	key: string;
	text: string;
	/** The part of the text that names who did it; it may be empty. */
	subject: string;
	/** The tile that it is about. */
	tile: Tile | null;
	/** Where it happened. */
	tiles: readonly Pos[];
	/** The points that each of these seats got. */
	points: number;
	seats: readonly number[];
};

export type LogView = {
	names: readonly string[];
	/** The viewer's seats. */
	mine: readonly number[];
	/** All tiles on the table. */
	tiles: readonly Tile[];
	/** Whether spaces are named. */
	coordinates?: boolean;
};

/** Events that go without saying. */
const SILENT: readonly Event['event'][] = ['tile-drawn', 'piece-returned', 'game-over'];
/** Followers that keep their own name wherever they stand. */
const OWN_NAMES: readonly string[] = ['mayor', 'wagon', 'abbot', 'phantom'];
/** Scores that are told by their occasion rather than by their feature. */
const OCCASIONS: readonly string[] = ['unfinished', 'huts', 'barn', 'recalled'];
/** What players do besides the game, as steps call it. */
const BESIDES: readonly string[] = ['undo', 'resign', 'timeout'];

type Scored = Extract<Event, { event: 'scored' }>;
type Said = { event: Event; key: string; said: string };

/** The lines of some entries. */
export function logLines(steps: readonly StepView[], view: LogView): LogLine[] {
	const landscape = landscapeOf(view.tiles);
	const tileOf = (events: readonly Said[]) => {
		const [at] = events.flatMap(({ event }) => tilesOf(event));
		return (at && landscape.get(keyOf(at))) ?? null;
	};
	const lines = turnsOf(steps).flatMap((turn): LogLine[] => {
		if ('what' in turn) return [lineBesides(turn, view)];
		const tile = tileOf(turn.filter(({ event }) => laysTile(event)));
		return linesOfTurn(turn, view).map((line) => ({ ...line, tile: tile ?? tileAt(line.tiles) }));
	});
	return lines.reverse();

	function tileAt([at]: readonly Pos[]): Tile | null {
		return (at && landscape.get(keyOf(at))) ?? null;
	}
}

/** Events from tile to tile; what players do besides the game stands alone. */
function turnsOf(steps: readonly StepView[]): (Said[] | StepView)[] {
	const turns: (Said[] | StepView)[] = [];
	for (const step of steps) {
		if (step.seat && BESIDES.includes(step.what)) {
			turns.push(step);
			continue;
		}
		for (const [index, event] of step.events.entries()) {
			if (SILENT.includes(event.event)) continue;
			const said = { event, key: `${step.seq} ${index}`, said: step.said[index] ?? '' };
			const last = turns.at(-1);
			const alone = laysTile(event) || event.event === 'final-scoring';
			if (Array.isArray(last) && !alone) last.push(said);
			else turns.push([said]);
		}
	}
	return turns;
}

function lineBesides({ seq, seat, what }: StepView, { names }: LogView): LogLine {
	const subject = names[(seat ?? 1) - 1] ?? '';
	const text = t(`log-${what}`, { name: subject });
	return { ...EMPTY, key: `${seq}`, subject, text };
}

const EMPTY = { tile: null, tiles: [], points: 0, seats: [] } as const;

/** The tile goes without saying where a piece or points tell of the turn. */
function linesOfTurn(turn: readonly Said[], view: LogView): LogLine[] {
	const lines = turn.flatMap((said): LogLine[] => {
		const line = lineOf(said, turn, view);
		return line ? [line] : [];
	});
	const [first, ...others] = lines;
	return first && others.length > 0 && turn.some(({ event }) => laysTile(event)) ? others : lines;
}

function lineOf({ event, key, said }: Said, turn: readonly Said[], view: LogView): LogLine | null {
	const line = { ...EMPTY, key, tiles: tilesOf(event) };
	if (event.event === 'tile-placed') {
		const who = subjectOf([event.seat], view);
		const at = view.coordinates ? ` (${event.at.join(', ')})` : '';
		return { ...line, ...who, text: `${t('log-laid', { ...who })}${at}` };
	}
	if (event.event === 'piece-placed') {
		const who = subjectOf([event.seat], view);
		return { ...line, ...who, text: t('log-placed', { ...who, piece: placedAs(event) }) };
	}
	const won = pointsOf(event);
	if (event.event === 'scored') {
		if (!won || won.points === 0 || event.receivers.length === 0) return null;
		const laid = turn.map((other) => other.event).find(laysTile);
		const closer = laid && 'seat' in laid ? laid.seat : null;
		const who = subjectOf(event.receivers, view);
		return { ...line, ...won, ...who, text: scoreInWords(event, closer, who) };
	}
	const seat = 'seat' in event ? event.seat : null;
	const subject = seat ? (view.names[seat - 1] ?? '') : '';
	return { ...line, ...(won ?? {}), subject, text: said };
}

/** What a piece is called in the log: ordinary followers by their role, all others by what they are. */
function placedAs({ piece, role }: Extract<Event, { event: 'piece-placed' }>): string {
	if (piece === 'settler' && role === 'farmer') return 'homesteader';
	return OWN_NAMES.includes(piece) ? piece : (role ?? piece);
}

/** Who did something, in a sentence: the viewer is "you". */
function subjectOf(seats: readonly number[], { names, mine }: LogView) {
	const you = (seat: number) => mine.length === 1 && mine.includes(seat);
	const list = seats.map((seat) => (you(seat) ? t('log-you') : (names[seat - 1] ?? '')));
	const subject = new Intl.ListFormat(phrases.language, { type: 'conjunction' }).format(list);
	const who = seats.length > 1 ? 'several' : seats.some(you) ? 'you' : 'one';
	return { subject, who };
}

/** A score in words: the feature, and what was counted. */
function scoreInWords(
	{ feature, occasion, receivers, terms }: Scored,
	closer: number | null,
	who: { subject: string; who: string },
): string {
	const closed = occasion === 'completed' && closer !== null && receivers.includes(closer);
	const how = closed ? 'closed' : OCCASIONS.includes(occasion) ? occasion : 'scored';
	const counted = terms
		.filter(({ count }) => count > 0)
		.map(({ what, count }) => t('log-term', { what, count }));
	const sum = new Intl.ListFormat(phrases.language, { type: 'conjunction' }).format(counted);
	return t('log-scored', { ...who, feature, how, sum });
}
