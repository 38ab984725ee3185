/** How many lines of the chat were written by others and not yet seen here. */
import type { ChatLine } from '../generated/protocol';

/** Counts the lines after `read` that somebody else wrote. */
export function countUnread(lines: readonly ChatLine[], read: number, me: string | null): number {
	return lines.filter(({ number, person }) => number > read && person !== me).length;
}

/** The last line that was seen at a table. A reload in the same tab remembers it. */
export class ReadMark {
	last = $state(0);
	readonly #key: string;

	constructor(table: string) {
		this.#key = `bastide.read.${table}`;
		try {
			this.last = Number(sessionStorage.getItem(this.#key) ?? 0);
		} catch {
			// Private windows of some browsers refuse their storage.
		}
	}

	/** All of these lines are on the screen now. */
	see(lines: readonly ChatLine[]) {
		const newest = lines.at(-1)?.number ?? 0;
		if (newest <= this.last) return;
		this.last = newest;
		try {
			sessionStorage.setItem(this.#key, String(newest));
		} catch {
			// It holds until the page is closed.
		}
	}
}
