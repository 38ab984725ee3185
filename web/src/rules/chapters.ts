/** The texts of the rules: `docs/rules/LANGUAGE/CHAPTER.md`, the same that are read in the repository. */
import type { Setup } from '../generated/protocol';
import { phrases, t } from '../phrases/phrases.svelte';
import type { Language } from '../settings.svelte';

const TEXTS = import.meta.glob<string>('../../../docs/rules/*/*.md', {
	query: '?raw',
	import: 'default',
});
const DRAWINGS = import.meta.glob<string>('../../../docs/rules/**/*.svg', {
	query: '?url',
	import: 'default',
	eager: true,
});

/** The order in which people meet them; what is not here comes at the end. */
const ORDER = [
	'base-game',
	'inns-and-cathedrals',
	'traders-and-builders',
	'princess-and-dragon',
	'tower',
	'abbey-and-mayor',
	'king-and-robber',
	'cult',
	'count',
	'river-1',
	'river-2',
	'catapult',
	'abbot',
	'phantom',
	'hunters-and-gatherers',
	'mayflower',
];

const path = (language: Language, chapter: string) =>
	`../../../docs/rules/${language}/${chapter}.md`;

/** All chapters of a language. */
export function chapters(language: Language): string[] {
	const start = path(language, '').replace('.md', '');
	const names = Object.keys(TEXTS)
		.filter((name) => name.startsWith(start))
		.map((name) => name.slice(start.length).replace('.md', ''))
		.filter((name) => name.toLowerCase() !== 'readme');
	const place = (name: string) => (ORDER.indexOf(name) + ORDER.length + 1) % (ORDER.length + 1);
	return names.sort((one, other) => place(one) - place(other));
}

/** The chapters for what is played at a table: the game, and whatever of its sets and pieces has one. */
export function chaptersOf(setup: Setup, language: Language): string[] {
	const game = setup.game === 'carcassonne' ? 'base-game' : setup.game;
	const { abbots, phantoms } = setup.elements ?? {};
	const pieces = [...(abbots ? ['abbot'] : []), ...(phantoms ? ['phantom'] : [])];
	const wanted = [game, ...Object.keys(setup.sets ?? {}), ...pieces];
	return chapters(language).filter((chapter) => wanted.includes(chapter));
}

/** A chapter is called like the game or expansion that it explains. */
export function chapterTitle(name: string): string {
	if (phrases.knows(`set-${name}`)) return t(`set-${name}`);
	return phrases.knows(`game-${name}`) ? t(`game-${name}`) : t(`chapter-${name}`);
}

/** The text of a chapter; none if there is no such chapter. */
export async function textOf(language: Language, chapter: string): Promise<string | null> {
	return (await TEXTS[path(language, chapter)]?.()) ?? null;
}

/** The address of a drawing that a text names by its place beside the text. */
export function drawing(language: Language, source: string): string | undefined {
	const { pathname } = new URL(source, `file:///docs/rules/${language}/`);
	return DRAWINGS[`../../..${pathname}`];
}
