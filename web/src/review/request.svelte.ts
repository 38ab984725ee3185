/** A review on its way: requested, waiting for a core, computed, and then shown. */
import { api, type GameSource, Refusal } from '../api/client';
import type { ReviewInfo } from '../generated/protocol';

/** How often the server is asked how far a review is, in milliseconds. */
const PAUSE = 1000;

export class ReviewRequest {
	info: ReviewInfo | null = $state.raw(null);
	/** Why the server refused it. */
	problem: Refusal | null = $state.raw(null);
	#timer: ReturnType<typeof setTimeout> | undefined;
	#closed = false;

	/** Must be made while a component starts; it stops with it. */
	constructor(
		readonly source: GameSource,
		readonly language: () => string,
	) {
		$effect(() => {
			void this.#load(this.language());
			return () => clearTimeout(this.#timer);
		});
		$effect(() => () => {
			this.#closed = true;
		});
	}

	readonly review = $derived(this.info?.review ?? null);
	/** Whether it is in the queue or being computed. */
	readonly busy = $derived(this.info?.status === 'waiting' || this.info?.status === 'running');

	/** Requests the review. */
	async start() {
		this.problem = null;
		await this.#take(api.requestReview(this.source, this.language()));
	}

	async #load(language: string) {
		clearTimeout(this.#timer);
		await this.#take(api.review(this.source, language));
	}

	async #take(answer: Promise<ReviewInfo>) {
		try {
			this.info = await answer;
		} catch (error) {
			if (!(error instanceof Refusal)) throw error;
			// While it is computed, a lost connection comes back.
			if (!this.busy) this.problem = error;
		}
		if (!this.busy || this.#closed) return;
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => void this.#load(this.language()), PAUSE);
	}
}
