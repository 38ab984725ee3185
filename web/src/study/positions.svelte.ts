/** Positions of games that are at no table: the server plays the actions, and the page keeps what it has seen. */
import { api, Refusal } from '../api/client';
import type { Chance, Choices, Setup, StepView } from '../generated/protocol';
import { type Game, gameOf } from '../live/source';

/** A position, with what can happen in it. */
export type Seen = {
	game: Game;
	choices: Choices | null;
	outcomes: readonly Chance[];
	/** What the last action did. */
	steps: readonly StepView[];
};

/** The number of positions that are kept. */
const MOST = 400;

/** The name of a position: actions have no line breaks. */
const nameOf = (actions: readonly string[]) => actions.join('\n');

export class Positions {
	/** Why the last position could not be had. */
	problem: Refusal | null = $state.raw(null);
	#seen: ReadonlyMap<string, Seen> = $state.raw(new Map());
	readonly #asked = new Set<string>();
	/** Every position has a number of its own, by which the board knows that it is another one. */
	#count = 0;

	/** Must be made while a component starts. */
	constructor(
		readonly setup: () => Setup | null,
		readonly language: () => string,
	) {
		// Sentences have to be told again in another language.
		$effect(() => {
			void this.language();
			this.#asked.clear();
		});
	}

	/** The position after these actions; nothing until it has come. */
	at(actions: readonly string[]): Seen | null {
		return this.#seen.get(nameOf(actions)) ?? null;
	}

	/** Asks for a position. */
	async need(actions: readonly string[]): Promise<void> {
		const name = nameOf(actions);
		const setup = this.setup();
		if (!setup || this.#asked.has(name)) return;
		this.#asked.add(name);
		try {
			const { game, choices, outcomes } = await api.position({
				setup,
				actions: [...actions],
				lang: this.language(),
			});
			this.#count += 1;
			const seq = this.#count;
			const seen: Seen = {
				game: { ...gameOf(game, game.tiles, 0), seq },
				choices: choices && { ...choices, seq },
				outcomes,
				steps: game.steps.map((step) => ({ ...step, seq })),
			};
			const kept = [...this.#seen].slice(-MOST);
			for (const [old] of [...this.#seen].slice(0, -MOST)) this.#asked.delete(old);
			this.#seen = new Map([...kept, [name, seen]]);
			this.problem = null;
		} catch (error) {
			this.#asked.delete(name);
			if (!(error instanceof Refusal)) throw error;
			this.problem = error;
		}
	}
}
