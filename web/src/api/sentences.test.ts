import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { phrases } from '../phrases/phrases.svelte';
import { toasts } from '../ui/toasts.svelte';
import { api } from './client';
import { attempt } from './sentences';

beforeAll(async () => {
	await phrases.speak('en');
	await phrases.need('account');
});
afterEach(() => vi.unstubAllGlobals());

/** What a player reads when the server refuses a login. */
async function told(refused: Record<string, unknown>): Promise<string | undefined> {
	const body = JSON.stringify({ message: '…', rule: null, ...refused });
	vi.stubGlobal('fetch', async () => new Response(body, { status: 429 }));
	expect(await attempt(() => api.login({ name: 'Ann', password: 'x' }))).toBe(false);
	return toasts.list.at(-1)?.text;
}

it('says what to do, and how long to wait if the server knows', async () => {
	expect(await told({ code: 'too-many' })).toBe('Too many requests. Wait a moment.');
	expect(await told({ code: 'too-many', retry_after: 8 })).toBe(
		'Too many attempts. Try again in 8 seconds.',
	);
	expect(await told({ code: 'weak-password' })).toContain('easy to guess');
});
