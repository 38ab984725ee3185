/** Whole games of the largest mix and of both other games, to the end: too long for every change. */
import { defineConfig } from 'vitest/config';
import config from './vitest.config';

export default defineConfig({
	test: { ...config.test, include: ['e2e/whole.games.ts'], testTimeout: 3_600_000 },
});
