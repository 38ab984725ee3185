/** The player's own games, shared by the header, the start page and the list of games. */
import { api } from '../api/client';
import type { GameLine } from '../generated/protocol';
import { session } from '../session.svelte';

/** How many games the server lists at once. */
export const PAGE = 50;

/** The seats of a person, counted from 1. */
export function seatsOf(line: Pick<GameLine, 'seats'>, person: string): number[] {
	return line.seats.flatMap((seat, index) =>
		seat.sitter === 'person' && seat.person === person ? [index + 1] : [],
	);
}

class MyGames {
	/** The games, the newest first. */
	lines: readonly GameLine[] = $state.raw([]);
	/** Whether the server has answered once. */
	loaded = $state(false);
	/** Whether the server has more games than are listed. */
	more = $state(false);

	/** The games in which the player must decide now. */
	readonly waiting = $derived(this.lines.filter((line) => this.isMyTurn(line)));

	isMyTurn(line: GameLine): boolean {
		const acting = line.now?.acting;
		const person = session.person?.id;
		return !!acting && !!person && seatsOf(line, person).includes(acting);
	}

	/** Asks for the newest games. */
	async refresh(): Promise<void> {
		this.lines = session.person ? await api.games() : [];
		this.more = this.lines.length === PAGE;
		this.loaded = true;
	}

	/** Asks for older games. */
	async loadMore(): Promise<void> {
		const older = await api.games(this.lines.at(-1)?.created);
		this.lines = [...this.lines, ...older];
		this.more = older.length === PAGE;
	}
}

export const myGames = new MyGames();
