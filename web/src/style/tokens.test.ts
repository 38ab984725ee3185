import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { COLOURS } from '../rooms/colours';

const SOURCES = join(import.meta.dirname, '..');
const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const painted = readFileSync(join(SOURCES, '../../crates/art/src/colours.rs'), 'utf8');

function token(name: string): string | undefined {
	return tokens.match(new RegExp(`--${name}: ([^;]+);`))?.[1];
}

/** The style sheets and the style blocks of components, by their paths. */
function styles(): [string, string][] {
	return readdirSync(SOURCES, { withFileTypes: true, recursive: true })
		.filter((file) => /\.(css|svelte)$/.test(file.name) && file.name !== 'tokens.css')
		.map((file) => {
			const text = readFileSync(join(file.parentPath, file.name), 'utf8');
			const style = file.name.endsWith('.css') ? text : text.split('<style>')[1];
			return [file.name, style ?? ''];
		});
}

describe('the colours of the page', () => {
	for (const colour of COLOURS) {
		it(`have ${colour} as the pieces are painted`, () => {
			const word = `${colour[0]?.toUpperCase()}${colour.slice(1)}`;
			const tones = new RegExp(`Self::${word} => \\("(#\\w+)", "#\\w+", "#\\w+", "(#\\w+)"\\)`);
			const [, main, text] = painted.match(tones) ?? [];
			expect(main).toBeDefined();
			expect(token(`player-${colour}`)).toBe(main);
			expect(token(`on-player-${colour}`)).toBe(text);
		});
	}

	it('stand in one file', () => {
		const literal = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|light-dark)\(/gi;
		const found = styles().flatMap(([file, style]) =>
			[...style.matchAll(literal)].map(([colour]) => `${file}: ${colour}`),
		);
		expect(found).toEqual([]);
	});
});
