import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../api/client';
import type { Lobby, LobbyLine } from '../generated/protocol';
import { PublicTables } from './lobby.svelte';

afterEach(() => vi.restoreAllMocks());

const line = (id: string): LobbyLine => ({
	id,
	status: 'waiting',
	created: 0,
	game: 'carcassonne',
	sets: ['base'],
	clock: { kind: 'none' },
	seats: [],
});

const page = (ids: readonly string[], more: boolean): Lobby => ({
	tables: ids.map(line),
	more_waiting: more,
	more_running: false,
});

test('pages go on where the last one ended, and are all asked for again', async () => {
	const asked: (string | undefined)[] = [];
	vi.spyOn(api, 'lobby').mockImplementation(async (_, last) => {
		asked.push(last?.id);
		return last ? page(['c'], false) : page(['a', 'b'], true);
	});
	const tables = new PublicTables('waiting');
	await tables.refresh();
	expect(tables.lines.map(({ id }) => id)).toEqual(['a', 'b']);
	expect(tables.more).toBe(true);
	await tables.loadMore();
	expect(tables.lines.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
	expect(tables.more).toBe(false);
	await tables.refresh();
	expect(tables.lines).toHaveLength(3);
	expect(asked).toEqual([undefined, undefined, 'b', undefined, 'b']);
});

test('an answer that comes late changes nothing', async () => {
	const answers: ((lobby: Lobby) => void)[] = [];
	vi.spyOn(api, 'lobby').mockImplementation(() => new Promise((done) => answers.push(done)));
	const tables = new PublicTables('waiting');
	const [early, late] = [tables.refresh(), tables.refresh()];
	answers[1]?.(page(['new'], false));
	await late;
	answers[0]?.(page(['old'], false));
	await early;
	expect(tables.lines.map(({ id }) => id)).toEqual(['new']);
});
