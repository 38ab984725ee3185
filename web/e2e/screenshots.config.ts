/** Pictures of every screen, into `web/screenshots/`: to look at, not to compare. */
import { defineConfig } from 'vitest/config';
import config from './vitest.config';

export default defineConfig({
	test: { ...config.test, include: ['e2e/screenshots.ts'] },
});
