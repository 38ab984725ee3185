/** The game under review, from a table or from a study: its players, and its positions as they are needed. */
import { untrack } from 'svelte';
import { Replay } from '../after/replay.svelte';
import { api, type GameSource } from '../api/client';
import type { Setup, Study } from '../generated/protocol';
import { type ColourOf, coloursOf } from '../live/colours';
import { namesOf } from '../live/names';
import { colourOfSeat } from '../live/seat-colours';
import type { Game } from '../live/source';
import { phrases } from '../phrases/phrases.svelte';
import { seatsOf } from '../rooms/my-games.svelte';
import { session } from '../session.svelte';
import { Positions } from '../study/positions.svelte';
import { mainLine } from '../study/tree';
import { drawnBy } from '../study/words';
import type { Art } from '../table/art.svelte';

export interface ReviewedGame {
	readonly source: GameSource;
	readonly setup: Setup | null;
	readonly names: readonly string[];
	readonly colourOf: ColourOf;
	/** The viewer's seats. */
	readonly mine: readonly number[];
	/** The final points by seat, once they are known. */
	readonly scores: readonly number[];
	/** The position that is shown. */
	readonly game: Game | null;
	readonly failed: boolean;
	/** Shows the position after this entry of the log, or after this number of actions of a study. */
	go(seq: number): void;
}

class TableGame implements ReviewedGame {
	readonly source: GameSource;
	readonly #replay: Replay;

	constructor(id: string, art: Art) {
		this.source = { of: 'table', id };
		this.#replay = new Replay(id, () => phrases.language);
		void art.load(id);
	}

	readonly setup = $derived.by(() => this.#replay.info?.setup ?? null);
	readonly names = $derived.by(() => (this.#replay.info ? namesOf(this.#replay.info) : []));
	readonly colourOf = $derived.by(() => coloursOf(this.#replay.info));
	readonly mine = $derived.by(() => {
		const { info } = this.#replay;
		return info ? seatsOf(info, session.person?.id ?? '') : [];
	});
	readonly scores = $derived.by(() => this.#replay.story?.end?.scores ?? []);
	readonly game = $derived.by(() => this.#replay.game);
	readonly failed = $derived.by(() => this.#replay.failed);

	go(seq: number) {
		this.#replay.go(seq);
	}
}

class StudyGame implements ReviewedGame {
	readonly source: GameSource;
	readonly mine = [];
	failed = $state(false);
	#study: Study | null = $state.raw(null);
	#seq = $state(0);
	readonly #positions: Positions;

	constructor(id: string, art: Art) {
		this.source = { of: 'study', id };
		this.#positions = new Positions(
			() => this.#study?.setup ?? null,
			() => phrases.language,
		);
		void this.#load(id);
		$effect(() => {
			const kinds = this.game?.tiles.map(({ tile }) => tile) ?? [];
			const drawn = this.#line.flatMap((action) => drawnBy(action) ?? []);
			untrack(() => art.need([...kinds, ...drawn]));
		});
		$effect(() => {
			void phrases.language;
			const [actions, all] = [this.#line.slice(0, this.#seq), this.#line];
			if (!this.#study) return;
			untrack(() => {
				void this.#positions.need(actions);
				// The points of the end are in the head.
				void this.#positions.need(all);
			});
		});
	}

	readonly #line = $derived.by(() => (this.#study ? mainLine(this.#study) : []));
	readonly setup = $derived.by(() => this.#study?.setup ?? null);
	readonly colourOf = colourOfSeat;
	readonly names = $derived.by(() => this.#study?.setup.players ?? []);
	readonly game = $derived.by(
		() => this.#positions.at(this.#line.slice(0, this.#seq))?.game ?? null,
	);
	readonly scores = $derived.by(() => {
		const end = this.#positions.at(this.#line)?.game;
		return end?.end?.scores ?? end?.position.players.map(({ score }) => score) ?? [];
	});

	go(seq: number) {
		this.#seq = seq;
	}

	async #load(id: string) {
		try {
			this.#study = await api.study(id);
		} catch {
			this.failed = true;
		}
	}
}

/** Must be called while a component starts. */
export function reviewedGame({ of, id }: GameSource, art: Art): ReviewedGame {
	return of === 'table' ? new TableGame(id, art) : new StudyGame(id, art);
}
