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
	it('has lists, tables and code in the items of a list', () => {
		const [ordered, plain] = markdown(
			'1. one\n- two\n  more\n  - in it\n    ```text\n    a  b\n    ```\n- three',
		);
		expect(ordered).toEqual({ kind: 'list', ordered: true, items: [[text('one')]] });
		expect(plain).toMatchObject({ ordered: false, items: [[text('two more')], [text('three')]] });
		expect(plain).toMatchObject({
			inside: [[{ items: [[text('in it')]], inside: [[{ kind: 'code', text: 'a  b' }]] }], []],
		});
	});
	it('has rules with an ID, which hold all that is indented below them', () => {
		const blocks = markdown(
			'- **TOW-01** One.\n- **TOW-R-02** *Two* goes on\n  here.\n\n  More.\n\n  | a |\n  |---|\n\nWords.\n',
		);
		expect(blocks).toMatchObject([
			{ kind: 'numbered', id: 'TOW-01', children: [{ kind: 'paragraph' }] },
			{
				kind: 'numbered',
				id: 'TOW-R-02',
				children: [
					{ kind: 'paragraph', children: [{ kind: 'em' }, text(' goes on here.')] },
					{ kind: 'paragraph', children: [text('More.')] },
					{ kind: 'table' },
				],
			},
			{ kind: 'paragraph', children: [text('Words.')] },
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
