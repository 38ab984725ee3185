import { describe, expect, it } from 'vitest';
import { address, idOf, inline, markdown } from './markdown';

const text = (words: string) => ({ kind: 'text', text: words });

describe('a text of the rules', () => {
	it('has headings, paragraphs over several lines, and rules', () => {
		expect(markdown('# The Tower\n\nBuild it\nhigh.\n\n---\n')).toEqual([
			{ kind: 'heading', level: 1, id: 'the-tower', children: [text('The Tower')] },
			{ kind: 'paragraph', children: [text('Build it high.')] },
			{ kind: 'rule' },
		]);
	});
	it('has lists whose items may go on in the next line', () => {
		expect(markdown('- one\n  more\n- two\n\n1. first')).toEqual([
			{ kind: 'list', ordered: false, items: [[text('one more')], [text('two')]] },
			{ kind: 'list', ordered: true, items: [[text('first')]] },
		]);
	});
	it('has quotes and tables', () => {
		const [quote, table] = markdown('> Note: **yes**\n\n| a | b |\n|---|---|\n| 1 | 2 |\n');
		expect(quote).toMatchObject({ kind: 'quote', children: [{ kind: 'paragraph' }] });
		expect(table).toEqual({
			kind: 'table',
			head: [[text('a')], [text('b')]],
			rows: [[[text('1')], [text('2')]]],
		});
	});
	it('has words with weight, pictures and links', () => {
		expect(inline('a **b *c*** `d` ![e](f.svg) [g](h.md)')).toMatchObject([
			text('a '),
			{ kind: 'strong' },
			{ kind: 'text' },
			{ kind: 'code', text: 'd' },
			text(' '),
			{ kind: 'image', src: 'f.svg', alt: 'e' },
			text(' '),
			{ kind: 'link', href: 'h.md', children: [text('g')] },
		]);
	});
	it('cannot smuggle in scripts or other sites', () => {
		expect(inline('[x](javascript:alert) ![y](//evil.example/a.png)')).toEqual([
			text('x'),
			text(' '),
			text('y'),
		]);
		expect(markdown('<script>x</script>')).toEqual([
			{ kind: 'paragraph', children: [text('<script>x</script>')] },
		]);
	});
	it('links to other texts by their pages', () => {
		expect(address('tower.md')).toBe('/rules/tower');
		expect(address('./river-1.md#how')).toBe('/rules/river-1#how');
		expect(address('../../rulebook/tower.md')).toBe('/rulebook/tower');
		expect(address('../../rulebook/tower.md#rulings')).toBe('/rulebook/tower#rulings');
		expect(address('#scoring')).toBe('#scoring');
		expect(address('https://example.org/a.md')).toBe('https://example.org/a.md');
	});
	it('names its headings by their words', () => {
		expect(idOf('Értékelés: mikor?')).toBe('értékelés-mikor');
	});
});
