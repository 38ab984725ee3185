import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import subsetFont from 'subset-font';
import type { Plugin, Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';

/** The letters of Hungarian and Romanian that are not in the `latin` part of a font. */
const LETTERS = 'ĂăŐőŰűȘșȚț';
const FONTS = ['alegreya', 'source-sans-3'];

/**
 * Makes a small font of these letters alone: the `latin-ext` part that has them is ten times as large. Styles find it
 * under `@fonts/`.
 */
function letters(): Plugin {
	const folder = join(import.meta.dirname, 'node_modules/.fonts');
	return {
		name: 'letters',
		config: async () => {
			mkdirSync(folder, { recursive: true });
			for (const font of FONTS) {
				const files = `node_modules/@fontsource-variable/${font}/files`;
				const whole = join(import.meta.dirname, files, `${font}-latin-ext-wght-normal.woff2`);
				const part = await subsetFont(readFileSync(whole), LETTERS, { targetFormat: 'woff2' });
				writeFileSync(join(folder, `${font}.woff2`), part);
			}
			return { resolve: { alias: { '@fonts': folder } } };
		},
	};
}

/** Compresses every text once, so that the server never has to. */
function compressed(): Plugin {
	let folder = '';
	return {
		name: 'compressed',
		apply: 'build',
		configResolved: ({ root, build }) => {
			folder = join(root, build.outDir);
			if (build.outDir.startsWith('/')) folder = build.outDir;
		},
		closeBundle: () => {
			for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
				if (!/\.(js|css|html|svg|webmanifest)$/.test(file)) continue;
				const path = join(folder, file);
				writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
			}
		},
	};
}

type Modules = Rolldown.ChunkingContext;

/** The modules that a page imports, directly or through others, but not on demand. */
function importedBy(page: string, modules: Modules): Set<string> {
	const found = new Set<string>();
	const open = [join(import.meta.dirname, 'src/pages', page)];
	for (let id = open.pop(); id !== undefined; id = open.pop()) {
		if (found.has(id)) continue;
		found.add(id);
		open.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
	}
	return found;
}

/** A file for the modules that all of these pages share. */
function shared(name: string, ...pages: string[]): Rolldown.CodeSplittingGroup {
	let sets: Set<string>[] | null = null;
	return {
		name: (id, modules) => {
			sets ??= pages.map((page) => importedBy(page, modules));
			return sets.every((set) => set.has(id)) ? name : null;
		},
		minShareCount: 2,
	};
}

/**
 * By default, every set of pages gets a file for what it shares: a table would load thirty, many of them smaller than
 * the headers of the response.
 */
const GROUPS: Rolldown.CodeSplittingGroup[] = [
	{ name: 'index', tags: ['$initial'] },
	shared('common', 'StartPage.svelte', 'TableRoom.svelte'),
	shared('board', 'TableRoom.svelte'),
];

export default defineConfig(({ mode }) => ({
	plugins: [svelte(), letters(), compressed()],
	// Vitest would otherwise take the server's side of Svelte, where nothing reacts.
	resolve: mode === 'test' ? { conditions: ['browser'] } : {},
	build: {
		target: 'es2022',
		// Pictures as data would count towards the first load even where nobody sees them.
		assetsInlineLimit: 0,
		modulePreload: { polyfill: false },
		rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
	},
	server: {
		// The texts of the rules lie beside `web`.
		fs: { allow: ['..'] },
		proxy: {
			// Another server than the usual one: `BASTIDE_SERVER=http://127.0.0.1:9000 npm run dev`.
			'/api': { target: process.env.BASTIDE_SERVER ?? 'http://127.0.0.1:8080', ws: true },
		},
	},
	test: {
		environment: 'happy-dom',
		include: ['src/**/*.test.ts'],
	},
}));
