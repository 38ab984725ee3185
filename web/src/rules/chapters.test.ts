import { describe, expect, it } from 'vitest';
import { chapters, chaptersOf, drawing, textOf } from './chapters';
import { address, type Block, type Inline, markdown } from './markdown';

const LANGUAGES = ['en', 'hu', 'ro'] as const;

/** All pictures that a text shows. */
function pictures(blocks: readonly Block[]): string[] {
	const inlines = (parts: readonly Inline[]): string[] =>
		parts.flatMap((part) => {
			if (part.kind === 'image') return [part.src];
			return 'children' in part ? inlines(part.children) : [];
		});
	const cells = (block: Block): Inline[][] => {
		if (block.kind === 'list') return block.items;
		if (block.kind === 'table') return [block.head, ...block.rows].flat();
		return block.kind === 'heading' || block.kind === 'paragraph' ? [block.children] : [];
	};
	return blocks.flatMap((block) =>
		block.kind === 'quote' ? pictures(block.children) : cells(block).flatMap(inlines),
	);
}

describe('the chapters of the rules', () => {
	it('begin with the base game and are the same in all languages', () => {
		const [first] = chapters('en');
		expect(first).toBe('base-game');
		for (const language of LANGUAGES) expect(chapters(language)).toEqual(chapters('en'));
	});
	it.each(LANGUAGES)('show their drawings in %s', async (language) => {
		for (const chapter of chapters(language)) {
			const shown = pictures(markdown((await textOf(language, chapter)) ?? ''));
			expect(shown.length, chapter).toBeGreaterThan(0);
			for (const source of shown) expect(drawing(language, source), source).toBeTruthy();
		}
	});
	it.each(LANGUAGES)('end with a link to the numbered rules in %s', async (language) => {
		for (const chapter of chapters(language)) {
			const last = markdown((await textOf(language, chapter)) ?? '').at(-1);
			const [link] = last?.kind === 'paragraph' ? last.children : [];
			const page = chapter.startsWith('river-') ? 'river' : chapter;
			expect(link?.kind === 'link' && address(link.href), chapter).toBe(`/rulebook/${page}`);
		}
	});
	it('for a table are those of what is played there', () => {
		const setup = { game: 'carcassonne', players: [], sets: { tower: 1, base: 1 } } as const;
		expect(chaptersOf({ ...setup, players: [] }, 'hu')).toEqual(['base-game', 'tower']);
		const abbots = { ...setup, players: [], elements: { abbots: 1 } };
		expect(chaptersOf(abbots, 'ro')).toEqual(['base-game', 'tower', 'abbot']);
		const phantoms = { game: 'carcassonne', players: [], elements: { phantoms: 1 } } as const;
		expect(chaptersOf({ ...phantoms, players: [] }, 'en')).toEqual(['base-game', 'phantom']);
		expect(chaptersOf({ game: 'mayflower', players: [] }, 'en')).toEqual(['mayflower']);
	});
});
