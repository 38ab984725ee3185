/** The end of a game: its course, and the final scoring, one feature after another. */
import { untrack } from 'svelte';
import { api } from '../api/client';
import type { Closing, ClosingStep, Position, Story } from '../generated/protocol';
import { phrases } from '../phrases/phrases.svelte';
import { settings } from '../settings.svelte';
import { closingPosition } from './closing';

/** How long a feature is shown, in milliseconds. */
const PACE = { slow: 2000, normal: 1200, fast: 600, off: 0 } as const;

export class Ending {
	story: Story | null = $state.raw(null);
	/** The number of features that have been scored; all of them once the scoring is over. */
	at = $state(0);
	playing = $state(false);
	/** Whether the result may be shown: the final scoring has played, or was skipped. */
	over = $state(false);

	/**
	 * Must be made while a component starts. `ended` says whether the game is over, and `watched` whether the viewer saw
	 * it end: only then the final scoring plays by itself.
	 */
	constructor(table: () => string, ended: () => boolean, watched: () => boolean) {
		$effect(() => {
			if (!ended()) return;
			const [id, language, seen] = [table(), phrases.language, watched()];
			// What loading changes is no reason to load again.
			untrack(() => void this.#load(id, language, seen));
		});
		$effect(() => {
			if (!this.playing) return;
			const timer = setInterval(() => this.go(this.at + 1), PACE[settings.pace] || PACE.normal);
			return () => clearInterval(timer);
		});
	}

	readonly closing: Closing | null = $derived.by(() => this.story?.closing ?? null);
	readonly count = $derived.by(() => this.closing?.steps.length ?? 0);
	/** The features that have been scored so far. */
	readonly scored: readonly ClosingStep[] = $derived.by(
		() => this.closing?.steps.slice(0, this.at) ?? [],
	);
	/** The feature that is looked at; none if there is no final scoring to look at. */
	readonly current: ClosingStep | null = $derived.by(() => this.scored.at(-1) ?? null);

	/** The position as it is during the final scoring: pieces still stand, and points grow. */
	positionOf(position: Position): Position {
		return this.closing ? closingPosition(position, this.closing, this.at) : position;
	}

	/** Shows the table after so many features. */
	go(at: number) {
		this.at = Math.min(Math.max(at, 0), this.count);
		if (this.at >= this.count) this.finish();
	}

	/** Plays on, or from the beginning if everything has been scored. */
	play() {
		if (!this.playing && this.at >= this.count) this.at = 0;
		this.playing = !this.playing;
	}

	/** Ends the presentation; the result is shown. */
	finish() {
		this.playing = false;
		this.over = true;
		this.at = this.count;
	}

	async #load(table: string, language: string, watched: boolean) {
		const known = this.story !== null;
		this.story = await api.story(table, language).catch(() => null);
		if (known) return;
		if (watched && settings.pace !== 'off' && this.count > 0) this.playing = true;
		else this.finish();
	}
}
