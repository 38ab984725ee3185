/** Ways to the analysis board. */
import { api, type GameSource } from '../api/client';
import { attempt } from '../api/sentences';
import type { NewStudy } from '../generated/protocol';
import { router } from '../router.svelte';
import { session } from '../session.svelte';

/** Where this tab remembers the studies that it made of whole games. */
const keyOf = (table: string) => `bastide.study.${table}`;

function remembered(table: string): string | null {
	try {
		return sessionStorage.getItem(keyOf(table));
	} catch {
		// Private windows of some browsers refuse their storage.
		return null;
	}
}

function remember(table: string, study: string) {
	try {
		sessionStorage.setItem(keyOf(table), study);
	} catch {
		// Another study is made the next time.
	}
}

/** Makes a study and goes to its board. Returns whether there is one. */
export function openStudy(wish: NewStudy): Promise<boolean> {
	return attempt(async () => {
		await session.known();
		const { id } = await api.newStudy(wish);
		router.go({ page: 'study', id });
	});
}

/** Explores a game from a position, given by the number of entries of the table's log. */
export function exploreFrom(table: string, seq?: number): Promise<boolean> {
	return openStudy({ from: 'table', table, seq: seq ?? null });
}

/** Explores a whole game after so many moves. */
export function exploreAt({ of, id }: GameSource, moves: number): Promise<boolean> {
	return attempt(async () => {
		const study = of === 'study' ? id : await studyOf(id);
		router.go({ page: 'study', id: study }, 'push', `#${moves}`);
	});
}

async function studyOf(table: string): Promise<string> {
	const known = remembered(table);
	if (known && (await api.study(known).catch(() => null))) return known;
	await session.known();
	const { id } = await api.newStudy({ from: 'table', table });
	remember(table, id);
	return id;
}
