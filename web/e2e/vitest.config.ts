/** Tests of the whole: real browsers against the real server. Nothing here asserts a time. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
	test: {
		include: ['e2e/**/*.e2e.ts'],
		environment: 'node',
		globalSetup: ['e2e/server.ts'],
		testTimeout: 240_000,
		hookTimeout: 60_000,
		// A busy machine is slow, not wrong.
		expect: { poll: { timeout: 20_000 } },
		// A browser that a busy machine starves gets a second try; what is broken fails twice.
		retry: 1,
		// Two browsers at a time are enough for a small machine.
		maxWorkers: 2,
	},
});
