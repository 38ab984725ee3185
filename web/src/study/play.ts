/** Playing on from a position of a study, against the computer. */
import { attempt } from '../api/sentences';
import type { Level, NewTable, Setup } from '../generated/protocol';
import { openTable } from '../rooms/open';
import type { SeatPlan } from '../rooms/setup';
import { router } from '../router.svelte';

/** Where play begins: after these actions. */
export type Start = { setup: Setup; actions: readonly string[] };

/** The wish for a table that goes on from there. */
export function wishFrom({ setup, actions }: Start): NewTable {
	return { setup: { full: setup }, public: false, start: { actions: [...actions] } };
}

/** Who sits where: the player on one seat, computers on all others. */
export function seatsFor(setup: Setup, seat: number, level: Level): SeatPlan[] {
	return setup.players.map((_, index) =>
		index + 1 === seat ? { who: 'me' } : { who: 'computer', level },
	);
}

/** Opens the table and goes there. Returns whether there is one. */
export function playFrom(start: Start, seat: number, level: Level): Promise<boolean> {
	return attempt(async () => {
		const table = await openTable(wishFrom(start), seatsFor(start.setup, seat, level));
		router.go({ page: 'table', id: table.id });
	});
}
