import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig(({ mode }) => ({
	plugins: [svelte()],
	// Vitest would otherwise take the server's side of Svelte, where nothing reacts.
	resolve: mode === 'test' ? { conditions: ['browser'] } : {},
	build: {
		target: 'es2022',
		// Pictures as data would count towards the first load even where nobody sees them.
		assetsInlineLimit: 0,
		modulePreload: { polyfill: false },
	},
	server: {
		proxy: {
			'/api': { target: 'http://127.0.0.1:8080', ws: true, changeOrigin: false },
		},
	},
	test: {
		environment: 'happy-dom',
		include: ['src/**/*.test.ts'],
	},
}));
