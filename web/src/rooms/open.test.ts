import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { phrases } from '../phrases/phrases.svelte';
import { Cancelled, madeUpName, session } from '../session.svelte';
import { openTable, seatWish } from './open';

beforeAll(() => phrases.speak('en'));
afterEach(() => vi.unstubAllGlobals());

/** A server that agrees to everything; what it was asked, in order. */
function agreeable(hear: (path: string, body: unknown) => void = () => {}): string[] {
	const asked: string[] = [];
	vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
		asked.push(`${request.method} ${path}`);
		hear(path, JSON.parse(String(request.body ?? null)));
		if (path === '/api/me') {
			const unknown = { code: 'unknown', message: '', rule: null };
			return new Response(JSON.stringify(unknown), { status: 401 });
		}
		return new Response(JSON.stringify({ id: 'abc', name: 'Ann' }));
	});
	return asked;
}

describe('opening a table', () => {
	const wish = {
		setup: { preset: { name: 'base', seats: 2 } },
		public: false,
		clock: { kind: 'none' },
	} as const;

	/** Answers the question for a name as soon as it is open. */
	async function answerName(name: string | null) {
		await vi.waitFor(() => expect(session.question).not.toBeNull());
		session.question?.answer(name);
	}

	it('is cancelled with the question for a name', async () => {
		const asked = agreeable();
		const opened = openTable(wish, [{ who: 'me' }, { who: 'open' }]);
		await answerName(null);
		await expect(opened).rejects.toBeInstanceOf(Cancelled);
		expect(asked).toEqual(['GET /api/me']);
		expect(session.question).toBeNull();
	});
	it('asks a newcomer for a name once, seats everybody, and begins', async () => {
		const names: unknown[] = [];
		const asked = agreeable((path, body) => {
			if (path === '/api/guest') names.push(body);
		});
		const opened = openTable(wish, [{ who: 'me' }, { who: 'computer', level: 'casual' }]);
		await answerName('Zoé');
		await opened;
		expect(names).toMatchObject([{ name: 'Zoé' }]);
		expect(asked).toEqual([
			'GET /api/me',
			'POST /api/guest',
			'POST /api/tables',
			'PUT /api/tables/abc/seats/1',
			'PUT /api/tables/abc/seats/2',
			'POST /api/tables/abc/start',
		]);
	});
	it('waits for whoever is still to come', async () => {
		const asked = agreeable();
		await openTable(wish, [{ who: 'me' }, { who: 'open' }]);
		expect(asked).toEqual(['POST /api/tables', 'PUT /api/tables/abc/seats/1']);
	});
	it('leaves no table behind if the game may not begin', async () => {
		const asked = agreeable();
		const agree = fetch;
		vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
			const answer = await agree(path, request);
			const refused = { code: 'needs-account', message: '', rule: null };
			return path.endsWith('/start')
				? new Response(JSON.stringify(refused), { status: 403 })
				: answer;
		});
		const computers = [1, 2].map(() => ({ who: 'computer', level: 'master' }) as const);
		await expect(openTable(wish, computers)).rejects.toMatchObject({ code: 'needs-account' });
		expect(asked.slice(-2)).toEqual(['POST /api/tables/abc/start', 'DELETE /api/tables/abc']);
	});
	it('gives names to those who have none', () => {
		const beside = (name: string) => seatWish({ who: 'beside', name }, 2);
		expect(beside('  ')).toMatchObject({ who: 'me', name: 'Player 3' });
		expect(beside(' Zoé ')).toMatchObject({ who: 'me', name: 'Zoé' });
		expect(seatWish({ who: 'open' }, 0)).toBeNull();
	});
	it('asks for the colours that were chosen, for seats that stay open too', async () => {
		const bodies: unknown[] = [];
		agreeable((path, body) => {
			if (path.includes('/seats/')) bodies.push(body);
		});
		const seats = [{ who: 'me' }, { who: 'open' }] as const;
		await openTable(wish, seats, ['black', 'yellow', 'red']);
		expect(bodies).toEqual([
			{ who: 'me', colour: 'black' },
			{ who: 'recolour', colour: 'yellow' },
		]);
	});
	it('makes up names that fit into 24 characters, in every language', async () => {
		for (const language of ['en', 'hu', 'ro'] as const) {
			await phrases.speak(language);
			const names = Array.from({ length: 200 }, () => madeUpName());
			expect(names.filter((name) => name.length > 24 || !name.includes(' '))).toEqual([]);
		}
		await phrases.speak('en');
		expect(madeUpName(() => 0)).toBe('Merry Miller');
	});
});
