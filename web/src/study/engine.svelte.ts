/** The best plans of the position that is looked at, computed by the server while they are shown. */
import { api, Refusal } from '../api/client';
import type { Plans, PositionRequest } from '../generated/protocol';

/** How long a position has to be looked at before the server thinks about it, in milliseconds. */
const REST = 400;

export class Engine {
	on = $state(false);
	plans: Plans | null = $state.raw(null);
	busy = $state(false);
	problem: Refusal | null = $state.raw(null);
	/** Grows with every question: only the last answer counts. */
	#asked = 0;

	/** Must be made while a component starts. `deciding` says whether a player decides in the position. */
	constructor(request: () => PositionRequest, deciding: () => boolean) {
		$effect(() => {
			const wish = request();
			this.plans = null;
			this.problem = null;
			this.#asked += 1;
			if (!this.on || !deciding()) {
				this.busy = false;
				return;
			}
			this.busy = true;
			const timer = setTimeout(() => void this.#ask(wish), REST);
			return () => clearTimeout(timer);
		});
	}

	async #ask(wish: PositionRequest) {
		const own = this.#asked;
		try {
			const plans = await api.plans(wish);
			if (own === this.#asked) this.plans = plans;
		} catch (error) {
			if (!(error instanceof Refusal)) throw error;
			if (own === this.#asked) this.problem = error;
		} finally {
			if (own === this.#asked) this.busy = false;
		}
	}
}
