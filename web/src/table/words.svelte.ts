/** The tiles of a table in words, for the dock and for screen readers. */
import { phrases } from '../phrases/phrases.svelte';

type Words = { tiles: Record<string, readonly string[]> };

export class TileWords {
	#words: Words | null = $state.raw(null);

	/** Loads the words of a table, and again whenever another language is chosen. */
	constructor(table: string) {
		$effect(() => {
			const path = `/api/tables/${encodeURIComponent(table)}/words?lang=${phrases.language}`;
			const stop = new AbortController();
			void this.#load(path, stop.signal);
			return () => stop.abort();
		});
	}

	/** A tile as it lies after so many quarter turns; empty until the words have come. */
	of(kind: string, turn: number): string {
		return this.#words?.tiles[kind]?.[turn] ?? '';
	}

	async #load(path: string, signal: AbortSignal) {
		// Playing works without the words: nothing is said if they do not come.
		const response = await fetch(path, { signal }).catch(() => null);
		if (response?.ok) this.#words = (await response.json()) as Words;
	}
}
