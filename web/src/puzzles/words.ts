/** What puzzles are about, in words. */
import type { PuzzleLine } from '../generated/protocol';
import { phrases, t } from '../phrases/phrases.svelte';

/** The kinds of features with which themes end: `steal-city`. */
const FEATURES: readonly string[] = [
	'road',
	'city',
	'cloister',
	'shrine',
	'field',
	'river',
	'forest',
	'lake',
	'meadow',
	'town',
	'farm',
	'plain',
];

/** A theme in two parts: the idea, and the kind of feature that it is about. */
export function partsOf(theme: string): { idea: string; feature: string } {
	const cut = theme.lastIndexOf('-');
	const last = theme.slice(cut + 1);
	if (cut < 0 || !FEATURES.includes(last)) return { idea: theme, feature: 'none' };
	return { idea: theme.slice(0, cut), feature: last };
}

/** A theme in words. One without a name of its own is a puzzle like others. */
export function themeName(theme: string): string {
	const { idea, feature } = partsOf(theme);
	const id = `theme-${idea}`;
	return t(phrases.knows(id) ? id : 'theme-other', { feature });
}

/** The difficulty is the first level of the computer that finds the solution. */
export function difficultyName({ difficulty }: Pick<PuzzleLine, 'difficulty'>): string {
	return t('puzzle-difficulty', { level: difficulty });
}
