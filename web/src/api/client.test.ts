import { afterEach, describe, expect, it, vi } from 'vitest';
import { api, Refusal } from './client';

afterEach(() => vi.unstubAllGlobals());

function answering(status: number, body: string | null) {
	const fetch = vi.fn(
		async (_path: string, _request: RequestInit) => new Response(body, { status }),
	);
	vi.stubGlobal('fetch', fetch);
	return fetch;
}

/** The code with which something is refused. */
async function codeOf(asked: Promise<unknown>): Promise<string> {
	const refusal = await asked.catch((error: unknown) => error);
	return refusal instanceof Refusal ? refusal.code : 'done';
}

describe('the server', () => {
	it('is asked in its own words', async () => {
		const fetch = answering(200, '{"id":"x"}');
		await api.sit('a/b', 2, { who: 'me' });
		const [path, request] = fetch.mock.calls[0] ?? [];
		expect(path).toBe('/api/tables/a%2Fb/seats/2');
		expect(request).toMatchObject({ method: 'PUT', body: '{"who":"me"}' });
	});
	it('may have nothing to say', async () => {
		answering(204, null);
		expect(await api.logout()).toBeUndefined();
	});
	it('refuses with a code, whatever stands between', async () => {
		answering(409, '{"code":"seat-taken","message":"…","rule":null}');
		expect(await codeOf(api.start('a'))).toBe('seat-taken');
		answering(502, '<h1>Bad gateway</h1>');
		expect(await codeOf(api.start('a'))).toBe('internal');
		vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
		expect(await codeOf(api.start('a'))).toBe('offline');
	});
});
