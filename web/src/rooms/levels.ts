/** The levels of computer players: their order, their names at the table, and the one played against last. */
import type { Level } from '../generated/protocol';
import { t } from '../phrases/phrases.svelte';

/** All levels, the weakest first. */
export const LEVELS = [
	'beginner',
	'novice',
	'casual',
	'skilled',
	'strong',
	'master',
] as const satisfies readonly Level[];

const KEY = 'bastide.level';

/** The name of a computer player: every level has its own. */
export function computerName(level: Level): string {
	return t('names-computer').split(',')[LEVELS.indexOf(level)]?.trim() ?? '';
}

/** The level that this browser plays against. */
export function preferredLevel(): Level {
	try {
		return LEVELS.find((level) => level === localStorage.getItem(KEY)) ?? 'casual';
	} catch {
		// Private windows of some browsers refuse their storage.
		return 'casual';
	}
}

export function preferLevel(level: Level) {
	try {
		localStorage.setItem(KEY, level);
	} catch {
		// It holds until the page is closed.
	}
}
