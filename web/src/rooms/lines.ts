/** Tables in lists, in words. */
import type {
	ClockSetting,
	GameLine,
	LobbyLine,
	Seating,
	SettingValue,
	Setup,
} from '../generated/protocol';
import { nameOf } from '../live/names';
import { phrases, t } from '../phrases/phrases.svelte';

/** What is played: the game and its expansions. */
export function whatIsPlayed(line: { game: string; sets: readonly string[] }): string {
	const extra = line.sets.filter((set) => set !== 'base' && set !== line.game);
	const game = t(`game-${line.game}`);
	if (extra.length === 0) return game;
	return t('game-with', { game, sets: listOf(extra.map((set) => t(`set-${set}`))) });
}

/** What is played according to a setup. */
export function gameName({ game, sets }: Setup): string {
	return whatIsPlayed({ game, sets: Object.keys(sets ?? {}) });
}

/** An answer to a rule option, in words. */
export function answerInWords(rule: string, answer: SettingValue): string {
	return t(`answer-${rule}-${String(answer).replace('/', '-')}`);
}

/** What is not as usual: rule options, and pieces and mechanisms. */
export function unusual(setup: Setup): string[] {
	const said = (value: SettingValue) =>
		typeof value === 'boolean' ? t(value ? 'yes' : 'no') : String(value);
	const line = (what: string, value: string) => t('unusual', { what, value });
	return [
		...Object.entries(setup.rules ?? {}).map(([rule, answer]) =>
			line(t(`rule-${rule}`), answerInWords(rule, answer)),
		),
		...Object.entries(setup.elements ?? {}).map(([element, value]) =>
			line(t(`element-${element}`), said(value)),
		),
	];
}

/** The clock in a few words; nothing if there is none. */
export function clockInWords(clock: ClockSetting): string {
	switch (clock.kind) {
		case 'none':
			return '';
		case 'total':
			return t('clock-total-short', {
				minutes: Math.round(clock.seconds / 60),
				increment: clock.increment,
			});
		case 'per-move':
			return t('clock-per-move-short', { hours: Math.round(clock.seconds / 3600) });
	}
}

/** A list with its last "and". */
export function listOf(words: readonly string[]): string {
	return new Intl.ListFormat(phrases.language, { type: 'conjunction' }).format(words);
}

/** Who sits there. */
export function playersInWords(seats: readonly Seating[]): string {
	return listOf(seats.filter((seat) => seat.sitter !== 'empty').map(nameOf));
}

export function freeSeats(line: LobbyLine): number {
	return line.seats.filter((seat) => seat.sitter === 'empty').length;
}

/** How a game of mine ended: `won`, `lost`, or `shared` with somebody; nothing if it was not mine. */
export function outcome(line: GameLine, person: string): 'won' | 'lost' | 'shared' | null {
	if (!line.result) return null;
	const mine = line.seats.flatMap((seat, index) =>
		seat.sitter === 'person' && seat.person === person ? [index + 1] : [],
	);
	if (mine.length === 0) return null;
	const { winners } = line.result;
	if (!winners.some((seat) => mine.includes(seat))) return 'lost';
	return winners.every((seat) => mine.includes(seat)) ? 'won' : 'shared';
}

/** A point in time, as people of this language write it. */
export function inWords(time: number): string {
	const format = new Intl.DateTimeFormat(phrases.language, {
		dateStyle: 'medium',
		timeStyle: 'short',
	});
	return format.format(time);
}
