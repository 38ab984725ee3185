/** Opening tables: the table, those who sit there from the beginning, and the start. */
import { api } from '../api/client';
import type { Level, NewTable, PlayerColour, SeatRequest, TableInfo } from '../generated/protocol';
import { t } from '../phrases/phrases.svelte';
import { session } from '../session.svelte';
import { computerName } from './levels';
import { isFull, type SeatPlan } from './setup';

/** The wish for a seat; none for a seat that stays as it is. Without a colour, the server chooses one. */
export function seatWish(
	plan: SeatPlan,
	index: number,
	colour: PlayerColour | null = null,
): SeatRequest | null {
	switch (plan.who) {
		case 'me':
			return { who: 'me', colour };
		case 'beside': {
			const name = plan.name.trim() || t('seat-player', { number: index + 1 });
			return { who: 'me', name, colour };
		}
		case 'computer':
			return { who: 'computer', level: plan.level, name: computerName(plan.level), colour };
		case 'open':
			return colour && { who: 'recolour', colour };
	}
}

/**
 * Opens a table and seats everybody who is there, in these colours; if that is everybody, the game begins.
 * In the order of the seats every colour can be had: whoever has it until then is not seated yet.
 */
export async function openTable(
	wish: NewTable,
	seats: readonly SeatPlan[],
	colours: readonly PlayerColour[] = [],
): Promise<TableInfo> {
	await session.known();
	let table = await api.newTable(wish);
	for (const [index, plan] of seats.entries()) {
		const seat = seatWish(plan, index, colours[index]);
		if (seat) table = await api.sit(table.id, index + 1, seat);
	}
	if (!isFull(seats)) return table;
	try {
		return await api.start(table.id);
	} catch (error) {
		// A table whose game may not begin would only stand in the lobby.
		await api.endTable(table.id).catch(() => undefined);
		throw error;
	}
}

/** A game against the computer, at once. */
export function playNow(preset: string, level: Level): Promise<TableInfo> {
	const setup = { preset: { name: preset, seats: 2 } };
	const wish: NewTable = { setup, public: false, clock: { kind: 'none' } };
	return openTable(wish, [{ who: 'me' }, { who: 'computer', level }]);
}
