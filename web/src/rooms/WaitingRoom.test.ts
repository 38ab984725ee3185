import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Seating, TableInfo } from '../generated/protocol';
import { LiveTable } from '../live/table.svelte';
import { phrases } from '../phrases/phrases.svelte';
import { session } from '../session.svelte';
import { settings } from '../settings.svelte';
import { toasts } from '../ui/toasts.svelte';
import WaitingRoom from './WaitingRoom.svelte';

/** A server that never says anything. */
class SilentSocket {
	close() {}
}

const ann: Seating = { name: 'Ann', colour: 'red', sitter: 'person', person: 'ann' };
const zoe: Seating = { name: 'Zoé', colour: 'blue', sitter: 'person', person: 'zoe' };
const berta: Seating = { name: 'Berta', colour: 'green', sitter: 'computer', level: 'casual' };
const nobody: Seating = { name: '', colour: 'blue', sitter: 'empty' };

function table(host: string, seats: Seating[]): TableInfo {
	return {
		id: 'abc',
		host,
		public: false,
		status: 'waiting',
		setup: { game: 'carcassonne', players: [] },
		clock: { kind: 'none' },
		purist: false,
		seats,
		here: [],
		away_for: [],
		spectators: 0,
		commitment: null,
		seed: null,
		rematch: null,
		rematch_by: null,
		given: 0,
		hints: true,
		hints_used: [0, 0],
	};
}

let live: LiveTable;
/** What the server was asked to do about seats. */
let asked: [string, unknown][];
/** What it answers. */
let answer: TableInfo;

beforeAll(() => phrases.speak('en'));
beforeEach(() => {
	asked = [];
	vi.stubGlobal('WebSocket', SilentSocket);
	vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
		asked.push([path, JSON.parse(String(body))]);
		return new Response(JSON.stringify(answer));
	});
	session.person = { id: 'zoe', name: 'Zoé', colour: 'red', account: null };
	live = new LiveTable('abc');
});
afterEach(() => {
	cleanup();
	live.close();
	session.person = null;
	toasts.list = [];
	vi.unstubAllGlobals();
});

function enter(info: TableInfo) {
	live.info = info;
	return render(WaitingRoom, { live, info });
}
const said = () => toasts.list.map(({ text }) => text);

describe('the waiting room', () => {
	it('tells who sits down that another one has their favourite colour', async () => {
		settings.change({ favourite: true });
		answer = table('ann', [ann, zoe]);
		const { getByTestId } = enter(table('ann', [ann, nobody]));
		await fireEvent.click(getByTestId('join'));
		await vi.waitFor(() => expect(said()).toEqual(['Red is taken: you play blue.']));
		expect(asked).toEqual([['/api/tables/abc/seats/2', { who: 'me' }]]);
	});
	it('says nothing about a colour that was drawn by lot', async () => {
		settings.change({ favourite: false });
		answer = table('ann', [ann, zoe]);
		const { getByTestId } = enter(table('ann', [ann, nobody]));
		await fireEvent.click(getByTestId('join'));
		await vi.waitFor(() => expect(asked).toHaveLength(1));
		await new Promise((done) => setTimeout(done));
		expect(said()).toEqual([]);
	});
	it('tells seats that are taken from people who are here', () => {
		const both = table('ann', [ann, zoe]);
		const { getByRole, getByTestId, rerender } = enter({ ...both, here: [2] });
		const title = () => getByRole('heading', { level: 1 }).textContent;
		const away = title();
		expect(getByTestId('missing').textContent).toContain('Ann');
		void rerender({ live, info: { ...both, here: [1, 2] } });
		return vi.waitFor(() => expect(title()).not.toBe(away));
	});
	it('says nothing to who gets the colour they like', async () => {
		settings.change({ favourite: true });
		answer = table('ann', [
			{ ...ann, colour: 'blue' },
			{ ...zoe, colour: 'red' },
		]);
		const { getByTestId } = enter(table('ann', [{ ...ann, colour: 'blue' }, nobody]));
		await fireEvent.click(getByTestId('join'));
		await vi.waitFor(() => expect(asked).toHaveLength(1));
		await new Promise((done) => setTimeout(done));
		expect(said()).toEqual([]);
	});
	it('lets people change their own colour, and nobody else’s', async () => {
		answer = table('ann', [ann, { ...zoe, colour: 'pink' }, berta]);
		const { getByRole, queryByRole } = enter(table('ann', [ann, zoe, berta]));
		expect(queryByRole('button', { name: 'Colour of seat 1: Red' })).toBeNull();
		expect(queryByRole('button', { name: 'Colour of seat 3: Green' })).toBeNull();
		await fireEvent.click(getByRole('button', { name: 'Colour of seat 2: Blue' }));
		expect(getByRole('radio', { name: 'Red: taken by Ann' })).toHaveProperty('disabled', true);
		await fireEvent.click(getByRole('radio', { name: 'Pink' }));
		expect(asked).toEqual([['/api/tables/abc/seats/2', { who: 'recolour', colour: 'pink' }]]);
	});
	it('lets the host choose for computers and empty seats', () => {
		const { getByRole, queryByRole } = enter(
			table('zoe', [ann, berta, nobody, { ...zoe, colour: 'pink' }]),
		);
		expect(queryByRole('button', { name: 'Colour of seat 1: Red' })).toBeNull();
		expect(getByRole('button', { name: 'Colour of seat 2: Green' })).toBeTruthy();
		expect(getByRole('button', { name: 'Colour of seat 3: Blue' })).toBeTruthy();
		expect(getByRole('button', { name: 'Colour of seat 4: Pink' })).toBeTruthy();
	});
});
