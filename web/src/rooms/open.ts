/** Opening tables: the table, those who sit there from the beginning, and the start. */
import { api } from '../api/client';
import type { Level, NewTable, SeatWish, TableInfo } from '../generated/protocol';
import { t } from '../phrases/phrases.svelte';
import { session } from '../session.svelte';
import { isFull, type SeatPlan } from './setup';

/** The wish for a seat; none for a seat that stays open. */
export function seatWish(plan: SeatPlan, index: number): SeatWish | null {
	switch (plan.who) {
		case 'me':
			return { who: 'me' };
		case 'beside':
			return { who: 'me', name: plan.name.trim() || t('seat-player', { number: index + 1 }) };
		case 'computer':
			return { who: 'computer', level: plan.level, name: computerName(index) };
		case 'open':
			return null;
	}
}

/** A name for a computer player, another one for each seat. */
export function computerName(index: number): string {
	const names = t('names-computer').split(',');
	return names[index % names.length]?.trim() ?? '';
}

/** Opens a table and seats everybody who is there; if that is everybody, the game begins. */
export async function openTable(wish: NewTable, seats: readonly SeatPlan[]): Promise<TableInfo> {
	await session.known();
	let table = await api.newTable(wish);
	for (const [index, plan] of seats.entries()) {
		const seat = seatWish(plan, index);
		if (seat) table = await api.sit(table.id, index + 1, seat);
	}
	return isFull(seats) ? api.start(table.id) : table;
}

/** A game against the computer, at once. */
export function playNow(preset: string, level: Level): Promise<TableInfo> {
	const setup = { preset: { name: preset, seats: 2 } };
	const wish: NewTable = { setup, public: false, clock: { kind: 'none' } };
	return openTable(wish, [{ who: 'me' }, { who: 'computer', level }]);
}
