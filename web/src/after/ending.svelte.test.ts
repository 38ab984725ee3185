import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { phrases } from '../phrases/phrases.svelte';
import { Ending } from './ending.svelte';

beforeAll(() => phrases.speak('en'));
afterEach(() => vi.unstubAllGlobals());

test('the course of a game is asked for once, and again in another language', async () => {
	const asked: string[] = [];
	vi.stubGlobal('fetch', async (path: string) => {
		asked.push(path);
		// Whoever asks without end would never let the test go on.
		if (asked.length > 9) await new Promise(() => {});
		return new Response(JSON.stringify({ steps: [], closing: null, end: null }));
	});
	const settle = () => new Promise((done) => setTimeout(done, 20));
	let ending: Ending | undefined;
	const stop = $effect.root(() => {
		ending = new Ending(
			() => 'abc',
			() => true,
			() => false,
		);
	});
	await settle();
	expect(asked).toEqual(['/api/tables/abc/story?lang=en']);
	expect(ending?.over).toBe(true);
	await phrases.speak('ro');
	await settle();
	expect(asked.slice(1)).toEqual(['/api/tables/abc/story?lang=ro']);
	await phrases.speak('en');
	stop();
});
