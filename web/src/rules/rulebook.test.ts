import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Block, markdown } from './markdown';
import { clickedPlace, NUMBERED_CHAPTERS, pathOfPlace, placeOf } from './places';
import { linked, numberedText } from './rulebook';

/** The IDs that a text defines, in order. */
function numbers(blocks: readonly Block[]): string[] {
	return blocks.flatMap((block) => (block.kind === 'numbered' ? [block.id] : []));
}

describe('the rulebook', () => {
	it('has a page for every chapter of the folder', () => {
		const folder = join(import.meta.dirname, '../../../docs/rulebook');
		const names = readdirSync(folder).map((file) => file.replace('.md', ''));
		const others = ['README', 'glossary', 'untested'];
		const chapters = names.filter((name) => !others.includes(name));
		expect([...NUMBERED_CHAPTERS].sort()).toEqual(chapters.sort());
	});
	it.each(NUMBERED_CHAPTERS)('shows every rule of %s', async (chapter) => {
		const text = (await numberedText(chapter)) ?? '';
		const defined = [...text.matchAll(/^- \*\*([A-Z]+-[A-Z0-9-]*\d)\*\*/gm)].map(([, id]) => id);
		expect(defined.length).toBeGreaterThan(10);
		expect(numbers(markdown(text))).toEqual(defined);
		for (const id of defined) expect(placeOf(id ?? '')?.chapter).toBe(chapter);
	});
	it('has no page for what is no chapter', async () => {
		for (const name of ['README', 'untested', 'nothing']) {
			expect(await numberedText(name)).toBeNull();
		}
	});
	it('links IDs to their rules and files to their pages', () => {
		expect(linked('see `PRD-30`, `princess = "must"` and `XY-01`')).toBe(
			'see [`PRD-30`](/rulebook/princess-and-dragon#PRD-30), `princess = "must"` and `XY-01`',
		);
		expect(linked('[a](tower.md#rulings) [b](#here) [c](../rules/README.md)')).toBe(
			'[a](/rulebook/tower#rulings) [b](#here) [c](/rules)',
		);
		expect(linked('[Options](../record-format.md#rule-options) [all](README.md)')).toBe(
			'Options all',
		);
	});
});

describe('the place of a rule', () => {
	it.each([
		['BAS-21', '/rulebook/base-game#BAS-21'],
		['PRD-R-14', '/rulebook/princess-and-dragon#PRD-R-14'],
		['CAT-D29', '/rulebook/catapult#CAT-D29'],
		['INT-EX-D01', '/rulebook/interactions#INT-EX-D01'],
		['HG-B-03', '/rulebook/hunters-and-gatherers#HG-B-03'],
	])('%s is %s', (rule, path) => {
		const place = placeOf(rule);
		expect(place && pathOfPlace(place)).toBe(path);
	});
	it.each(['SEC-01', 'BAS', 'toString-01', ''])('%j is nowhere', (rule) => {
		expect(placeOf(rule)).toBeNull();
	});
	it('is where a plain click on its link leads', () => {
		const click = (href: string, how: MouseEventInit = {}) => {
			const link = document.createElement('a');
			link.href = href;
			let place: unknown = 'no click';
			link.addEventListener('click', (event) => {
				event.preventDefault();
				place = clickedPlace(event);
			});
			link.dispatchEvent(new MouseEvent('click', { cancelable: true, ...how }));
			return place;
		};
		expect(click('/rulebook/tower#TOW-12')).toEqual({ chapter: 'tower', rule: 'TOW-12' });
		expect(click('/rulebook/tower')).toEqual({ chapter: 'tower', rule: null });
		expect(click('/rulebook/tower', { ctrlKey: true })).toBeNull();
		expect(click('/rules/tower')).toBeNull();
		expect(click('https://elsewhere.example/rulebook/tower')).toBeNull();
	});
});
