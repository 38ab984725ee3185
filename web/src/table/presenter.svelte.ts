/**
 * Shows a table one beat at a time, so that people can follow what others did. Own moves show at once, and what can be
 * chosen is offered as soon as the presentation has caught up with the game.
 */
import type { Choices, GameView, Pos, StepView } from '../generated/protocol';
import { type Accepted, type Declined, type Game, gamesOf, type TableSource } from '../live/source';
import { type Pace, settings } from '../settings.svelte';
import { type Beat, beatsOf, type FigureOf, toldSteps } from './beats';
import { keyOf } from './geometry';
import { momentOf, tilesOf } from './story';

type StepListener = (steps: readonly StepView[], game: Game) => void;

/** How long a beat is shown, in milliseconds. */
const BEAT: Record<Pace, number> = { slow: 1000, normal: 600, fast: 250, off: 0 };
/** … and when more turns than these wait to be shown. */
const HURRIED = 120;
const PATIENCE = 2;
/** More log entries than this came while the connection was away, or with the page: they are not presented. */
const MANY = 12;
/** The most entries that are shown again; the server gives no more at once. */
const ROUND = 64;

export type PresenterOptions = {
	figureOf: FigureOf;
	/** Gets the game after each of these entries of the log; without it, nothing can be shown again. */
	frames?: (from: number, to: number) => Promise<readonly GameView[]>;
};

export class Presenter implements TableSource {
	/** What is shown instead of the game itself. */
	#shown: Beat | null = $state.raw(null);
	/** Beats to come, turn by turn. */
	#turns: Beat[][] = [];
	#timer: ReturnType<typeof setTimeout> | undefined;
	#latest: Game | null;
	#listeners = new Set<StepListener>();
	readonly #source: TableSource;
	readonly #options: PresenterOptions;

	/** Must be made while a component or an effect root starts; it stops with it. */
	constructor(source: TableSource, options: PresenterOptions) {
		this.#source = source;
		this.#options = options;
		this.#latest = source.game;
		$effect(() => source.onSteps((steps, game) => this.#take(steps, game)));
		$effect(() => {
			const hide = () => document.hidden && this.skip();
			document.addEventListener('visibilitychange', hide);
			return () => {
				document.removeEventListener('visibilitychange', hide);
				clearTimeout(this.#timer);
			};
		});
	}

	/** Whether the table is behind the game. */
	readonly playing = $derived.by(() => this.#shown !== null);
	readonly game: Game | null = $derived.by(() => this.#shown?.game ?? this.#source.game);
	readonly steps: readonly StepView[] = $derived.by(() =>
		this.#shown ? toldSteps(this.#source.steps, this.#shown.told) : this.#source.steps,
	);
	readonly choices: Choices | null = $derived.by(() =>
		this.playing ? null : this.#source.choices,
	);
	/** The tiles of what scores in this beat. */
	readonly lit: readonly Pos[] = $derived.by(() => {
		const events = (this.#shown?.news ?? []).flatMap((step) => step.events);
		const scored = events.filter((event) => momentOf(event) === 'score').flatMap(tilesOf);
		return [...new Map(scored.map((at) => [keyOf(at), at])).values()];
	});
	/** Whether others have done something since the viewer's last move. */
	readonly hasLastRound = $derived.by(() => {
		const { steps, mine } = this.#source;
		const since = steps.slice(lastOwn(steps, mine) + 1);
		return !!this.#options.frames && mine.length > 0 && since.some(({ seat }) => seat !== null);
	});

	get info() {
		return this.#source.info;
	}
	get mine() {
		return this.#source.mine;
	}
	act(action: string): Promise<Accepted | Declined> {
		this.skip();
		return this.#source.act(action);
	}
	/** Calls back with every event once, when it is shown. */
	onSteps(listener: StepListener): () => void {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	}

	/** Shows the game as it is now. */
	skip() {
		clearTimeout(this.#timer);
		this.#timer = undefined;
		this.#shown = null;
		for (const { news, game } of this.#turns.splice(0).flat()) this.#tell(news, game);
	}

	/** Shows again what happened since the viewer's last move. */
	async replayLastRound() {
		const { frames } = this.#options;
		const { steps, mine } = this.#source;
		const to = steps.at(-1)?.seq ?? 0;
		const own = steps[lastOwn(steps, mine)]?.seq ?? 1;
		if (!frames || own >= to) return;
		const views = await frames(Math.max(own, to - ROUND + 1), to);
		this.skip();
		const games = gamesOf(views);
		for (const { seq, steps } of views) {
			const [before, after] = [games.get(seq - 1), games.get(seq)];
			if (before && after) this.#queue(before, after, steps);
		}
	}

	#take(steps: readonly StepView[], game: Game) {
		const before = this.#latest;
		this.#latest = game;
		const own = steps.some(({ seat }) => seat !== null && this.mine.includes(seat));
		const undone = steps.some(({ what }) => what === 'undo');
		const many = steps.length > MANY;
		if (!before || own || undone || many || document.hidden || settings.pace === 'off') {
			this.skip();
			this.#tell(steps, game);
		} else this.#queue(before, game, steps);
	}

	#queue(before: Game, after: Game, steps: readonly StepView[]) {
		this.#turns.push(beatsOf(before, after, steps, this.#options.figureOf));
		const told = { seq: (steps[0]?.seq ?? 1) - 1, events: Number.POSITIVE_INFINITY };
		this.#shown ??= { game: before, news: [], told };
		if (this.#timer === undefined) this.#next();
	}

	#next() {
		this.#timer = undefined;
		const [turn] = this.#turns;
		const beat = turn?.shift();
		if (turn?.length === 0) this.#turns.shift();
		if (!beat) {
			this.#shown = null;
			return;
		}
		// Nothing comes after it: the game itself is shown, and can be played on.
		this.#shown = this.#turns.length === 0 ? null : beat;
		this.#timer = setTimeout(() => this.#next(), this.#hold());
		this.#tell(beat.news, beat.game);
	}

	#hold(): number {
		const beat = BEAT[settings.pace];
		return this.#turns.length > PATIENCE ? Math.min(beat, HURRIED) : beat;
	}

	#tell(steps: readonly StepView[], game: Game) {
		if (steps.length === 0) return;
		for (const listener of this.#listeners) listener(steps, game);
	}
}

/** The index of the viewer's last entry in the log, or -1. */
function lastOwn(steps: readonly StepView[], mine: readonly number[]): number {
	return steps.findLastIndex(({ seat }) => seat !== null && mine.includes(seat));
}
