/** Tiles in words, for the dock and for screen readers. */
import { phrases } from '../phrases/phrases.svelte';

type Words = { tiles: Record<string, readonly string[]> };

export class TileWords {
	#words: Words | null = $state.raw(null);

	/** Loads the words of a table or of some kinds of tiles, and again when these or the language are others. */
	constructor(source: string | (() => readonly string[])) {
		// As text, because only other kinds are a reason to ask again.
		const path = $derived.by(() => {
			const lang = phrases.language;
			if (typeof source === 'string')
				return `/api/tables/${encodeURIComponent(source)}/words?lang=${lang}`;
			const ids = [...new Set(source())].sort().join(',');
			return ids === '' ? null : `/api/art/words?ids=${ids}&lang=${lang}`;
		});
		$effect(() => {
			if (!path) return;
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
		try {
			const response = await fetch(path, { signal });
			if (response.ok) this.#words = (await response.json()) as Words;
		} catch {
			// Playing works without the words: nothing is said if they do not come.
		}
	}
}
