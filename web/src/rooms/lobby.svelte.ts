/** The public tables, page by page. */
import { api, type LobbyKind } from '../api/client';
import type { LobbyLine } from '../generated/protocol';

/** The public tables of one kind, as many pages as the player asked for. */
export class PublicTables {
	/** The tables, the newest first. */
	lines: readonly LobbyLine[] = $state.raw([]);
	/** Whether the server has more tables than are listed. */
	more = $state(false);
	#pages = 1;
	#asked = 0;

	constructor(readonly kind: LobbyKind) {}

	/** Asks for all pages that are shown. */
	async refresh(): Promise<void> {
		this.#asked += 1;
		const asked = this.#asked;
		const lines: LobbyLine[] = [];
		let more = true;
		for (let page = 0; page < this.#pages && more; page += 1) {
			const found = await api.lobby(this.kind, lines.at(-1));
			lines.push(...found.tables);
			more = this.kind === 'waiting' ? found.more_waiting : found.more_running;
		}
		// A later answer to an earlier question is out of date.
		if (asked !== this.#asked) return;
		this.lines = lines;
		this.more = more;
	}

	/** Shows one page more. */
	async loadMore(): Promise<void> {
		this.#pages += 1;
		await this.refresh();
	}
}
