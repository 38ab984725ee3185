import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
	type ClientMessage,
	type GameView,
	type Position,
	PROTOCOL,
	type ServerMessage,
	type TableInfo,
} from '../generated/protocol';
import { phrases } from '../phrases/phrases.svelte';
import type { Language } from '../settings.svelte';
import { LiveTable } from './table.svelte';
import { OTHER_PROTOCOL, PATIENCE } from './version';

/** A socket whose other end is the test. */
class FakeSocket {
	static readonly OPEN = 1;
	static all: FakeSocket[] = [];
	static get last(): FakeSocket {
		const socket = FakeSocket.all.at(-1);
		if (!socket) throw new Error('nobody has connected');
		return socket;
	}
	readyState = FakeSocket.OPEN;
	sent: ClientMessage[] = [];
	onmessage: ((event: { data: string }) => void) | null = null;
	onclose: ((event: { code: number }) => void) | null = null;
	constructor(readonly url: string) {
		FakeSocket.all.push(this);
	}
	send(text: string) {
		this.sent.push(JSON.parse(text) as ClientMessage);
	}
	close() {
		this.readyState = 3;
	}
	/** The server says something. */
	says(message: ServerMessage) {
		this.onmessage?.({ data: JSON.stringify(message) });
	}
	breaks(code = 1006) {
		this.readyState = 3;
		this.onclose?.({ code });
	}
}

const table = { type: 'table', seats: [], status: 'running' } as unknown as ServerMessage &
	TableInfo;
const tile = { tile: 'BA-D', at: [0, 0] as [number, number], turn: 0 as const };

function view(seq: number, from: number, said: string[] = []): GameView {
	return {
		seq,
		steps: Array.from({ length: seq - from }, (_, index) => ({
			seq: from + index + 1,
			seat: 1,
			what: 'pass',
			events: [],
			said,
		})),
		tiles_from: from === 0 ? 0 : 1,
		tiles: from === 0 ? [tile] : [],
		position: { acting: 1 } as Position,
		clocks: null,
		undo: [],
		resign: [],
		end: null,
	};
}
const update = (seq: number, from: number): ServerMessage => ({
	type: 'update',
	...view(seq, from),
});
const choices = (seq: number): ServerMessage => ({
	type: 'choices',
	seq,
	seat: 1,
	actions: [{ action: 'pass', kind: 'pass' }],
	free: null,
	token: null,
});

let live: LiveTable;

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('WebSocket', FakeSocket);
	vi.stubGlobal('fetch', async () => new Response('{}'));
	FakeSocket.all = [];
	live = new LiveTable('abc');
	flushSync();
	FakeSocket.last.says({ type: 'hello', protocol: PROTOCOL });
	FakeSocket.last.says(table);
	FakeSocket.last.says(update(2, 0));
	FakeSocket.last.says(choices(2));
});

afterEach(() => {
	live.close();
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

/** Lets the connection break, and waits until the next one is made. */
async function reconnect() {
	FakeSocket.last.breaks();
	await vi.advanceTimersByTimeAsync(10_000);
}

describe('a live table', () => {
	it('asks for the whole story first, and shows it', () => {
		expect(FakeSocket.last.url).toMatch(
			new RegExp(`/api/tables/abc/live\\?since=0&lang=en&protocol=${PROTOCOL}$`),
		);
		expect(live.connection).toBe('live');
		expect(live.game).toMatchObject({ seq: 2, tiles: [tile] });
		expect(live.steps).toHaveLength(2);
		expect(live.choices?.actions).toHaveLength(1);
	});

	it('forgets choices as soon as the game has gone on', () => {
		FakeSocket.last.says(update(3, 2));
		expect(live.choices).toBeNull();
	});

	it('tells listeners of every step once', () => {
		const seen: number[] = [];
		live.onSteps((steps) => seen.push(...steps.map((step) => step.seq)));
		FakeSocket.last.says(update(4, 2));
		FakeSocket.last.says(update(4, 2));
		expect(seen).toEqual([3, 4]);
	});

	it('comes back by itself, from where it was', async () => {
		await reconnect();
		expect(live.connection).toBe('lost');
		expect(FakeSocket.all).toHaveLength(2);
		expect(FakeSocket.last.url).toContain('since=2');
		FakeSocket.last.says(table);
		FakeSocket.last.says(update(5, 2));
		expect(live.connection).toBe('live');
		expect(live.steps.map((step) => step.seq)).toEqual([1, 2, 3, 4, 5]);
	});

	it('sends an unanswered action again, under the same name', async () => {
		const answer = live.act('pass');
		const [first] = FakeSocket.last.sent;
		expect(first).toMatchObject({ type: 'act', seq: 2, action: 'pass' });
		expect(live.waiting).toBe(true);
		await reconnect();
		FakeSocket.last.says(table);
		expect(FakeSocket.last.sent).toEqual([first]);
		FakeSocket.last.says({ type: 'accepted', id: first && 'id' in first ? first.id : '', seq: 3 });
		expect(await answer).toEqual({ type: 'accepted', seq: 3 });
		expect(live.waiting).toBe(false);
	});

	it('learns from a refusal what another window did', async () => {
		const answer = live.act('pass');
		const [sent] = FakeSocket.last.sent;
		const id = sent && 'id' in sent ? sent.id : '';
		FakeSocket.last.says({
			type: 'refused',
			id,
			code: 'stale',
			message: '',
			rule: null,
			missed: view(4, 2),
		});
		expect(await answer).toMatchObject({ type: 'refused', code: 'stale' });
		expect(live.game?.seq).toBe(4);
		expect(live.choices).toBeNull();
	});

	it('asks for everything again when something is missing', () => {
		FakeSocket.last.says(update(9, 7));
		expect(FakeSocket.all).toHaveLength(2);
		expect(FakeSocket.last.url).toContain('since=0');
	});

	it('ends the wait of who asked to take back, when the others refuse', async () => {
		const answer = live.undo();
		FakeSocket.last.says({ type: 'undo', seq: 2, seat: 1, waiting: [2] });
		expect(live.undoWish?.waiting).toEqual([2]);
		FakeSocket.last.says({ type: 'undo', seq: 2, seat: null, waiting: [] });
		expect(await answer).toMatchObject({ code: 'no-undo' });
		expect(live.undoWish).toBeNull();
	});

	it('hears every line once, after a reconnection too', () => {
		const line = (number: number) => ({ number, at: 0, person: 'a', name: 'Ann', line: 'hi' });
		FakeSocket.last.says({ type: 'chat', lines: [line(1)] });
		FakeSocket.last.says({ type: 'chat', lines: [line(1), line(2)] });
		expect(live.chat.map(({ number }) => number)).toEqual([1, 2]);
	});

	it('gives up on a table that is not there', async () => {
		const gone = { code: 'not-found', message: '', rule: null };
		vi.stubGlobal('fetch', async () => new Response(JSON.stringify(gone), { status: 404 }));
		await reconnect();
		expect(live.problem?.code).toBe('not-found');
		expect(FakeSocket.all).toHaveLength(1);
	});
});

describe('another language', () => {
	/** A whole story, told in some words. */
	const snapshot = (seq: number, said: string): ServerMessage => ({
		type: 'snapshot',
		...view(seq, 0, [said]),
	});
	async function speak(language: Language) {
		await phrases.speak(language);
		flushSync();
	}
	const said = () => live.steps.flatMap((step) => step.said);

	afterEach(() => phrases.speak('en'));

	it('is asked for on the same socket, and the story is told anew', async () => {
		await speak('hu');
		expect(FakeSocket.all).toHaveLength(1);
		expect(FakeSocket.last.sent).toEqual([{ type: 'language', lang: 'hu' }]);
		FakeSocket.last.says(snapshot(2, 'passz'));
		expect(live.steps.map((step) => step.seq)).toEqual([1, 2]);
		expect(said()).toEqual(['passz', 'passz']);
		expect(live.choices, 'the decision is the same').not.toBeNull();
	});

	it('shows nothing twice: only unknown steps are news', async () => {
		const seen: number[] = [];
		live.onSteps((steps) => seen.push(...steps.map((step) => step.seq)));
		await speak('hu');
		FakeSocket.last.says(snapshot(2, 'passz'));
		expect(seen).toEqual([]);
		FakeSocket.last.says(snapshot(3, 'passz'));
		expect(seen).toEqual([3]);
	});

	it('does not end a wish to take back', async () => {
		FakeSocket.last.says({ type: 'undo', seq: 2, seat: 1, waiting: [2] });
		await speak('hu');
		FakeSocket.last.says(snapshot(2, 'passz'));
		expect(live.undoWish?.waiting).toEqual([2]);
	});

	it('waits for a lost connection, which goes on where it was', async () => {
		FakeSocket.last.breaks();
		await speak('hu');
		await vi.advanceTimersByTimeAsync(10_000);
		expect(FakeSocket.last.url).toContain('since=2&lang=en');
		expect(FakeSocket.last.sent).toEqual([]);
		FakeSocket.last.says(table);
		expect(FakeSocket.last.sent).toEqual([{ type: 'language', lang: 'hu' }]);
		FakeSocket.last.says(snapshot(2, 'passz'));
		await reconnect();
		expect(FakeSocket.last.url).toContain('since=2&lang=hu');
	});

	it('is asked for again if the connection broke before the answer', async () => {
		await speak('hu');
		await reconnect();
		expect(FakeSocket.last.url).toContain('lang=en');
		FakeSocket.last.says(table);
		expect(FakeSocket.last.sent).toEqual([{ type: 'language', lang: 'hu' }]);
	});
});

describe('a server of another version', () => {
	const other = { type: 'hello', protocol: PROTOCOL + 1 } as const;
	const reload = vi.fn();

	beforeEach(() => {
		sessionStorage.clear();
		reload.mockReset();
		vi.spyOn(location, 'reload').mockImplementation(reload);
	});
	afterEach(() => {
		document.body.replaceChildren();
		vi.restoreAllMocks();
	});

	it('makes the page reload once, and then ask', async () => {
		await reconnect();
		FakeSocket.last.says(other);
		expect(reload).toHaveBeenCalledOnce();
		expect(live.connection).toBe('updating');
		live.close();
		live = new LiveTable('abc');
		flushSync();
		FakeSocket.last.says(other);
		expect(reload).toHaveBeenCalledOnce();
		expect(live.connection).toBe('outdated');
	});

	it('may say so by closing the socket', () => {
		FakeSocket.last.breaks(OTHER_PROTOCOL);
		expect(reload).toHaveBeenCalledOnce();
	});

	it('is not asked again and again', async () => {
		FakeSocket.last.breaks(OTHER_PROTOCOL);
		await vi.advanceTimersByTimeAsync(60_000);
		expect(FakeSocket.all).toHaveLength(1);
		expect(reload).toHaveBeenCalledOnce();
	});

	it('may answer what was sent before the page reloads', async () => {
		void live.act('pass');
		FakeSocket.last.says(other);
		await vi.advanceTimersByTimeAsync(PATIENCE - 1000);
		expect(reload).not.toHaveBeenCalled();
		expect(live.connection).toBe('updating');
		await vi.advanceTimersByTimeAsync(2000);
		expect(reload).toHaveBeenCalledOnce();
	});

	it('does not cost anybody a line that is being written', async () => {
		const field = document.createElement('input');
		field.value = 'Well play';
		document.body.append(field);
		FakeSocket.last.says(other);
		await vi.advanceTimersByTimeAsync(60_000);
		expect(reload).not.toHaveBeenCalled();
		field.value = '';
		await vi.advanceTimersByTimeAsync(1000);
		expect(reload).toHaveBeenCalledOnce();
	});

	it('is forgotten when the table is left', async () => {
		void live.act('pass');
		FakeSocket.last.says(other);
		live.close();
		await vi.advanceTimersByTimeAsync(60_000);
		expect(reload).not.toHaveBeenCalled();
	});
});
