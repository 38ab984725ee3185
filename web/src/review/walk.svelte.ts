/** Going through a review: whose view it is, and which move or draw is looked at. */
import type { ReviewView, Seat } from '../generated/protocol';
import { type DecisionEntry, type Entry, entriesOf, mistakesOf } from './entries';

export class Walk {
	readonly #review: () => ReviewView;
	#seat: Seat = $state(1);
	/** The number of actions before what is looked at. */
	#action: number | null = $state(null);

	constructor(review: () => ReviewView, seat: Seat) {
		this.#review = review;
		this.#seat = seat;
	}

	readonly entries: readonly Entry[] = $derived.by(() => entriesOf(this.#review()));
	/** The mistakes of the seat, the most expensive first. */
	readonly mistakes: readonly DecisionEntry[] = $derived.by(() =>
		mistakesOf(this.entries, this.#seat),
	);
	/** What is looked at: the worst mistake until something is chosen. */
	readonly entry: Entry | null = $derived.by(() => {
		const chosen = this.entries.find(({ action }) => action === this.#action);
		return chosen ?? this.mistakes[0] ?? this.entries.at(-1) ?? null;
	});
	/** The place of what is looked at among the mistakes, counted from 0; −1 if it is none. */
	readonly place = $derived.by(() =>
		this.entry?.kind === 'decision' ? this.mistakes.indexOf(this.entry) : -1,
	);

	get seat(): Seat {
		return this.#seat;
	}
	/** Another seat's view begins at its worst mistake. */
	set seat(seat: Seat) {
		this.#seat = seat;
		this.#action = null;
	}

	go(entry: Entry | null | undefined) {
		if (entry) this.#action = entry.action;
	}

	/** Goes to another mistake, around the end. */
	mistake(step: 1 | -1) {
		const count = this.mistakes.length;
		if (count === 0) return;
		const start = this.place < 0 && step < 0 ? 0 : this.place;
		this.go(this.mistakes[(start + step + count) % count]);
	}

	/** Goes to the next or the previous move or draw. */
	step(by: 1 | -1) {
		const index = this.entry ? this.entries.indexOf(this.entry) : -1;
		this.go(this.entries[index + by]);
	}

	first() {
		this.go(this.entries[0]);
	}

	last() {
		this.go(this.entries.at(-1));
	}
}
