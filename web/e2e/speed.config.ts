/** How fast the page is: prints figures, and asserts nothing about them. */
import { defineConfig } from 'vitest/config';
import config from './vitest.config';

export default defineConfig({
	test: { ...config.test, include: ['e2e/**/*.speed.ts'], disableConsoleIntercept: true },
});
