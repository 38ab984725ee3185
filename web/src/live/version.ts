/**
 * What a page does about a server that speaks another version of the protocol: it reloads once, gently, and
 * asks for a reload by hand if that did not help.
 */

/** The close code of a socket whose server speaks another version of the protocol. */
export const OTHER_PROTOCOL = 4000;
/** How long an unanswered message delays the reload, in milliseconds. The new server may never answer it. */
export const PATIENCE = 10_000;

const KEY = 'bastide.reloaded';

export type Moment = {
	/** Whether the page has reloaded because of this version before. */
	reloaded: boolean;
	/** Whether something that was sent waits for its answer. */
	pending: boolean;
	/** Whether a field holds text that a reload would lose. */
	writing: boolean;
	/** For how long the other version has been known, in milliseconds. */
	known: number;
};

/** Whether to reload now, to look again in a moment, or to leave it to the person. */
export function advise({ reloaded, pending, writing, known }: Moment): 'reload' | 'wait' | 'ask' {
	if (reloaded) return 'ask';
	if (writing || (pending && known < PATIENCE)) return 'wait';
	return 'reload';
}

/** Whether some field of a page holds text that was not sent. */
export function hasUnsentText(page: ParentNode): boolean {
	const fields = page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
		'input:not([type]), input[type="text"], textarea',
	);
	return [...fields].some((field) => !field.readOnly && field.value.trim() !== '');
}

/**
 * The reloads of this tab: at most one for each pair of versions, so that they cannot loop whatever servers
 * stand behind one address. `server` is `null` if the server did not say its version.
 */
export class Reloads {
	/** Some browsers refuse even to name the storage, so that it is asked for late. */
	constructor(private readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>) {}

	/** Whether the page has reloaded for these versions, or must not because nothing would remember it. */
	has(page: number, server: number | null): boolean {
		try {
			return this.#pairs().includes(pair(page, server));
		} catch {
			return true;
		}
	}

	/** Remembers a reload; returns `false` if the storage refuses. */
	add(page: number, server: number | null): boolean {
		try {
			this.storage().setItem(KEY, [...this.#pairs(), pair(page, server)].join(' '));
			return true;
		} catch {
			return false;
		}
	}

	#pairs(): string[] {
		return (this.storage().getItem(KEY) ?? '').split(' ').filter(Boolean);
	}
}

function pair(page: number, server: number | null): string {
	return `${page}-${server ?? 'unknown'}`;
}
