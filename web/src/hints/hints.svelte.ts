/** Hints at the table: first the idea, then the move. */
import { untrack } from 'svelte';
import { api } from '../api/client';
import { attempt } from '../api/sentences';
import type { Choices, Hint, HintKind } from '../generated/protocol';
import { phrases } from '../phrases/phrases.svelte';

/** What hints need of a table. */
type Source = { readonly id: string; readonly choices: Choices | null; readonly allowed: boolean };

export class Hints {
	/** What was told for the decision of the moment. */
	hint: Hint | null = $state.raw(null);
	busy = $state(false);
	readonly #source: () => Source;

	/** Must be made while a component starts. */
	constructor(source: () => Source) {
		this.#source = source;
		// What was told is about one decision only.
		$effect(() => {
			const seq = source().choices?.seq;
			untrack(() => {
				if (this.hint && this.hint.seq !== seq) this.hint = null;
			});
		});
	}

	/** Whether there are hints at the table. */
	get allowed(): boolean {
		return this.#source().allowed;
	}

	/** Whether the viewer decides now, and can be told more. */
	readonly available = $derived.by(() => {
		const { choices } = this.#source();
		return this.allowed && choices !== null && !choices.free && !this.busy && !this.hint?.plan;
	});

	/** Asks for the idea, or for the move once the idea is known. */
	async ask(): Promise<void> {
		const { id, choices } = this.#source();
		if (!choices || !this.available) return;
		const tell: HintKind = this.hint ? 'move' : 'idea';
		this.busy = true;
		await attempt(async () => {
			const hint = await api.hint(id, choices.seq, tell, phrases.language);
			if (this.#source().choices?.seq === hint.seq) this.hint = hint;
		});
		this.busy = false;
	}

	close() {
		this.hint = null;
	}
}
