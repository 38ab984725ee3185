import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type {
	ClientMessage,
	GameView,
	Position,
	ServerMessage,
	TableInfo,
} from '../generated/protocol';
import { LiveTable } from './table.svelte';

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
	onclose: (() => void) | null = null;
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
	breaks() {
		this.readyState = 3;
		this.onclose?.();
	}
}

const table = { type: 'table', seats: [], status: 'running' } as unknown as ServerMessage &
	TableInfo;
const tile = { tile: 'BA-D', at: [0, 0] as [number, number], turn: 0 as const };

function view(seq: number, from: number): GameView {
	return {
		seq,
		steps: Array.from({ length: seq - from }, (_, index) => ({
			seq: from + index + 1,
			seat: 1,
			what: 'pass',
			events: [],
			said: [],
		})),
		tiles_from: from === 0 ? 0 : 1,
		tiles: from === 0 ? [tile] : [],
		position: { acting: 1 } as Position,
		clocks: null,
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
		expect(FakeSocket.last.url).toContain('/api/tables/abc/live?since=0&lang=en');
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
