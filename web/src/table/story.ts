/** What happened, taken apart for the log, for marks on the board and for sounds. */
import type { Event, Pos, Score, StepView } from '../generated/protocol';
import type { ColourOf } from '../live/colours';
import { t } from '../phrases/phrases.svelte';
import { keyOf } from './geometry';
import type { Sound } from './sounds';

/** A sentence of the log. */
export type Line = {
	key: string;
	text: string;
	/** What happened in the game; nothing if somebody left it or took back. */
	event: Event | null;
	seat: number | null;
	/** The tiles that it is about. */
	tiles: Pos[];
};

/** Points that somebody got, where on the table, and why. */
export type Mark = {
	key: string;
	at: Pos;
	tiles: Pos[];
	points: number;
	seats: number[];
	text: string;
};

/** Events that everybody sees anyway. */
const SILENT: readonly Event['event'][] = ['tile-drawn'];

/** What players do besides the game, as steps call it. */
const BESIDES: readonly string[] = ['undo', 'resign', 'timeout'];

export function tilesOf(event: Event): Pos[] {
	if (event.event === 'scored') return event.tiles;
	if (event.event === 'dragon-moved') return [event.to];
	return 'at' in event && event.at ? [event.at] : [];
}

/** The log in words. */
export function linesOf(steps: readonly StepView[], names: readonly string[]): Line[] {
	const nameOf = (seat: number) => names[seat - 1] ?? '';
	return steps.flatMap((step): Line[] => {
		const { seq, seat, what } = step;
		if (seat && BESIDES.includes(what)) {
			const text = t(`log-${what}`, { name: nameOf(seat) });
			return [{ key: `${seq}`, text, event: null, seat, tiles: [] }];
		}
		return step.events.flatMap((event, index) => {
			if (SILENT.includes(event.event)) return [];
			const seat = 'seat' in event ? event.seat : null;
			const key = `${seq} ${index}`;
			return [{ key, text: step.said[index] ?? '', event, seat, tiles: tilesOf(event) }];
		});
	});
}

/** Whether an event puts a tile on the table. */
export const laysTile = ({ event }: Event) => event === 'tile-placed' || event === 'abbey-placed';

/** What other players see happen one after another. */
export type Moment = 'tile' | 'piece' | 'score';

/** The moment that an event makes; none if it only accompanies another one. */
export function momentOf(event: Event): Moment | null {
	if (laysTile(event)) return 'tile';
	if ((pointsOf(event)?.points ?? 0) > 0) return 'score';
	return ARRIVES.includes(event.event) || LEAVES.includes(event.event) ? 'piece' : null;
}

/** The steps since the last tile was laid, that one included. */
export function latest(steps: readonly StepView[]): readonly StepView[] {
	const from = steps.findLastIndex((step) => step.events.some(laysTile));
	return from < 0 ? [] : steps.slice(from);
}

/** Where the last tile was laid. */
export function lastTiles(steps: readonly StepView[]): Pos[] {
	const events = latest(steps)[0]?.events ?? [];
	return events.flatMap((event) => (laysTile(event) ? tilesOf(event) : []));
}

/** A token of the catapult where it came to rest, in millimetres from the middle of the table. */
export type Token = { figure: string; at: [number, number] };

/** The tokens of the fair that is going on. */
export function tokensOf(steps: readonly StepView[], colourOf: ColourOf): Token[] {
	let tokens: Token[] = [];
	let contest = '';
	for (const event of steps.flatMap((step) => step.events)) {
		if (event.event === 'fair-opened') [contest, tokens] = [event.contest, []];
		if (event.event !== 'token-landed') continue;
		const figure = `token-${contest}-${colourOf(event.seat)}`;
		tokens.push({ figure, at: [event.x, event.y] });
	}
	return tokens;
}

/** The points that an event brought, and to whom; each of them gets all. */
export function pointsOf(event: Event): { points: number; seats: number[] } | null {
	switch (event.event) {
		case 'scored':
			return { points: event.points, seats: event.receivers };
		case 'goods-scored':
			return { points: event.points, seats: event.receivers };
		case 'award-scored':
		case 'fairy-scored':
		case 'surveyor-bonus':
		case 'target-hit':
			return { points: event.points, seats: [event.seat] };
		case 'catch-scored':
			return { points: event.points, seats: [event.winner] };
		default:
			return null;
	}
}

/** The points that these steps brought, with the place on the table where they were won. */
export function marksOf(steps: readonly StepView[], fallback: Pos): Mark[] {
	return steps.flatMap((step) =>
		step.events.flatMap((event, index) => {
			const won = pointsOf(event);
			if (!won || won.points === 0 || won.seats.length === 0) return [];
			const tiles = tilesOf(event);
			const at = tiles.at(-1) ?? fallback;
			const text = step.said[index] ?? '';
			return [
				{ key: `${step.seq} ${index} ${keyOf(at)}`, at: middle(event, at), tiles, text, ...won },
			];
		}),
	);
}

/** The tile on which the points of a feature are shown. */
function middle(event: Event, at: Pos): Pos {
	return event.event === 'scored' ? (event satisfies Score).at : at;
}

const LEAVES: readonly Event['event'][] = [
	'eaten',
	'captured',
	'knight-removed',
	'knocked-out',
	'left-behind',
	'seduced',
];
const ARRIVES: readonly Event['event'][] = [
	'piece-placed',
	'barn-placed',
	'tower-built',
	'tower-climbed',
	'deployed',
	'fairy-moved',
	'dragon-moved',
	'wagon-moved',
	'count-moved',
	'left-quarter',
];

/** The sounds of what happened, the most telling one first. */
export function soundOf(events: readonly Event[]): Sound | null {
	const some = (test: (event: Event) => boolean) => events.some(test);
	if (some(({ event }) => event === 'game-over')) return 'end';
	if (some((event) => (pointsOf(event)?.points ?? 0) > 0)) return 'score';
	if (some(({ event }) => LEAVES.includes(event))) return 'remove';
	if (some(laysTile)) return 'tile';
	return some(({ event }) => ARRIVES.includes(event)) ? 'piece' : null;
}
