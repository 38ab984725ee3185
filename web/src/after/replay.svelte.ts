/** A game that is looked at again: its story, and the positions as they are needed, many at once. */
import { api } from '../api/client';
import type { GameView, StepView, Story, TableInfo, Tile } from '../generated/protocol';
import { type Game, gameOf } from '../live/source';

/** How many steps are fetched together; the server gives no more. */
export const CHUNK = 64;
/** How long a step is shown when the replay runs by itself, in milliseconds. */
const PACE = 900;

/** Games out of frames: the first brings all tiles, each other one what is new. */
export function gamesOf(frames: readonly GameView[]): Map<number, Game> {
	const games = new Map<number, Game>();
	let tiles: readonly Tile[] = [];
	for (const frame of frames) {
		tiles = [...tiles.slice(0, frame.tiles_from), ...frame.tiles];
		games.set(frame.seq, gameOf(frame, tiles, 0));
	}
	return games;
}

/** The first step of the chunk in which a step is. */
export function chunkOf(seq: number): number {
	return Math.floor((seq - 1) / CHUNK) * CHUNK + 1;
}

export class Replay {
	info: TableInfo | null = $state.raw(null);
	story: Story | null = $state.raw(null);
	/** The step that is looked at: a number of log entries. */
	seq = $state(0);
	/** Whether it goes on by itself. */
	running = $state(false);
	failed = $state(false);
	#games: ReadonlyMap<number, Game> = $state.raw(new Map());
	#steps: ReadonlyMap<number, readonly StepView[]> = $state.raw(new Map());
	#asked = new Set<number>();

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
			if (!this.running) return;
			const timer = setInterval(() => this.step(1), PACE);
			return () => clearInterval(timer);
		});
	}

	readonly length = $derived(this.story?.steps.length ?? 0);
	/** The game after the step; until it has come, the one that was seen before. */
	readonly game = $derived(this.#games.get(this.seq) ?? null);
	/** What the step did. */
	readonly steps = $derived(this.#steps.get(this.seq) ?? []);
	readonly said = $derived(this.steps.flatMap(({ said }) => said));

	go(seq: number) {
		this.seq = Math.min(Math.max(seq, 1), Math.max(this.length, 1));
		if (this.seq >= this.length) this.running = false;
	}

	step(by: number) {
		this.go(this.seq + by);
	}

	/** To the next or the last tile that was laid. */
	turn(by: 1 | -1) {
		const steps = this.story?.steps ?? [];
		const tiles = steps[this.seq - 1]?.tiles ?? 0;
		const other = by > 0 ? steps.find((step) => step.seq > this.seq && step.tiles > tiles) : null;
		const before = steps.findLast((step) => step.seq < this.seq && step.tiles < tiles);
		this.go((by > 0 ? other : before)?.seq ?? (by > 0 ? this.length : 1));
	}

	play() {
		if (this.seq >= this.length) this.go(1);
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
			if (this.seq === 0) this.go(1);
			else await this.#fetch(chunkOf(this.seq));
		} catch {
			this.failed = true;
		}
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
