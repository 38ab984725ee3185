/**
 * A game that is watched again: its entries, then its final scoring feature by feature. Positions are fetched as they
 * are needed, many at once.
 */
import { api } from '../api/client';
import type {
	ClosingStep,
	Position,
	StepView,
	Story,
	TableInfo,
	Tile,
} from '../generated/protocol';
import { type Game, gamesOf } from '../live/source';
import { closingPosition } from './closing';

/** How many entries are fetched together; the server gives no more. */
export const CHUNK = 64;
/** How long a step is shown at normal speed, in milliseconds. */
const PACE = 900;
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** The first entry of the chunk in which an entry is. */
export function chunkOf(seq: number): number {
	return Math.floor((seq - 1) / CHUNK) * CHUNK + 1;
}

export class Replay {
	info: TableInfo | null = $state.raw(null);
	story: Story | null = $state.raw(null);
	/** All tiles in the order in which they were laid. */
	tiles: readonly Tile[] = $state.raw([]);
	/** The step that is shown: an entry of the log, or after them a feature of the final scoring. */
	step = $state(0);
	/** Whether it goes on by itself. */
	running = $state(false);
	speed: Speed = $state(1);
	failed = $state(false);
	#games: ReadonlyMap<number, Game> = $state.raw(new Map());
	#steps: ReadonlyMap<number, readonly StepView[]> = $state.raw(new Map());
	/** What is shown until the wanted game has come. */
	#last: Game | null = $state.raw(null);
	#asked = new Set<number>();

	/** Must be made while a component starts. */
	constructor(
		readonly table: string,
		readonly language: () => string,
	) {
		$effect(() => {
			void this.#begin(this.language());
		});
		$effect(() => {
			if (this.seq > 0) void this.#fetch(chunkOf(this.seq));
		});
		$effect(() => {
			const game = this.#games.get(this.seq);
			if (game) this.#last = game;
		});
		$effect(() => {
			if (!this.running) return;
			const timer = setInterval(() => this.move(1), PACE / this.speed);
			return () => clearInterval(timer);
		});
	}

	readonly entries = $derived(this.story?.steps.length ?? 0);
	readonly closing = $derived(this.story?.closing ?? null);
	readonly length = $derived(this.entries + (this.closing?.steps.length ?? 0));
	/** The entry that is shown. */
	readonly seq = $derived(Math.min(this.step, this.entries));
	/** The features of the final scoring that have been scored. */
	readonly scored: readonly ClosingStep[] = $derived(
		this.closing?.steps.slice(0, Math.max(0, this.step - this.entries)) ?? [],
	);
	readonly game: Game | null = $derived(this.#games.get(this.seq) ?? this.#last);
	readonly position: Position | null = $derived.by(() => {
		const { game, closing } = this;
		if (!game || !closing || this.seq < this.entries) return game?.position ?? null;
		return closingPosition(game.position, closing, this.scored.length);
	});
	/** What the entry did; the final scoring is told by its own steps. */
	readonly steps: readonly StepView[] = $derived(
		(this.#steps.get(this.seq) ?? []).map((step) => {
			const end = step.events.findIndex(({ event }) => event === 'final-scoring');
			if (end < 0) return step;
			return { ...step, events: step.events.slice(0, end), said: step.said.slice(0, end) };
		}),
	);

	/** Shows a step. */
	go(step: number) {
		this.step = Math.min(Math.max(step, 1), Math.max(this.length, 1));
		if (this.step >= this.length) this.running = false;
	}

	/** Goes some steps on or back. */
	move(by: number) {
		this.go(this.step + by);
	}

	/** Goes to the next or the previous tile. */
	turn(by: 1 | -1) {
		const steps = this.story?.steps ?? [];
		const tiles = steps[this.seq - 1]?.tiles ?? 0;
		const next = steps.find((step) => step.seq > this.seq && step.tiles > tiles);
		const previous = steps.findLast((step) => step.seq < this.seq && step.tiles < tiles);
		this.go(by > 0 ? (next?.seq ?? this.length) : (previous?.seq ?? 1));
	}

	/** Starts or stops; at the end it starts from the beginning. */
	play() {
		if (this.step >= this.length) this.go(1);
		this.running = !this.running;
	}

	async #begin(language: string) {
		try {
			const [info, story] = await Promise.all([
				this.info ?? api.table(this.table),
				api.story(this.table, language),
			]);
			this.#asked.clear();
			this.info = info;
			this.story = story;
			if (this.step === 0) this.go(1);
			else await this.#fetch(chunkOf(this.seq));
			if (this.tiles.length === 0) await this.#fetchTiles(language);
		} catch {
			this.failed = true;
		}
	}

	async #fetchTiles(language: string) {
		const { frames } = await api.replay(this.table, this.entries, this.entries, language);
		this.tiles = frames[0]?.tiles ?? [];
	}

	async #fetch(first: number) {
		if (this.#asked.has(first) || !this.story) return;
		this.#asked.add(first);
		try {
			const { frames } = await api.replay(this.table, first, first + CHUNK - 1, this.language());
			this.#games = new Map([...this.#games, ...gamesOf(frames)]);
			const steps = frames.map((frame) => [frame.seq, frame.steps] as const);
			this.#steps = new Map([...this.#steps, ...steps]);
		} catch {
			this.#asked.delete(first);
			this.running = false;
		}
	}
}
