import { expect, test } from 'vitest';
import { CHUNK, chunkOf } from './replay.svelte';

test('steps are fetched in chunks', () => {
	expect([1, CHUNK, CHUNK + 1, 3 * CHUNK].map(chunkOf)).toEqual([1, 1, CHUNK + 1, 2 * CHUNK + 1]);
});
