/** A puzzle on the board: the player plays a plan of one or two actions, and the server says whether it is the best. */
import { untrack } from 'svelte';
import { api, Refusal } from '../api/client';
import type {
	Choice,
	Choices,
	Puzzle,
	PuzzleAnswer,
	ShownPlan,
	StepView,
	TableInfo,
} from '../generated/protocol';
import { offlineTable } from '../live/offline';
import { colourOfSeat } from '../live/seat-colours';
import { type Accepted, type Declined, type Game, gameOf, type TableSource } from '../live/source';
import { phrases } from '../phrases/phrases.svelte';
import { Positions } from '../study/positions.svelte';

type StepListener = (steps: readonly StepView[], game: Game) => void;

/** The number of the first position, below those that the server is asked for. */
const START = 0;
/** A plan is a tile with a piece. */
const LONGEST = 2;

/** The kinds of tiles that are seen in a puzzle. */
export function kindsOf({ position }: Puzzle): string[] {
	const { drawn } = position.position;
	return [...position.tiles.map(({ tile }) => tile), ...(drawn ? [drawn] : [])];
}

export class PuzzleBoard implements TableSource {
	/** What was played so far. */
	played: readonly Choice[] = $state.raw([]);
	answer: PuzzleAnswer | null = $state.raw(null);
	/** The number of tries that were no solution. */
	failures = $state(0);
	/** Whether the server was asked, and has not answered. */
	checking = $state(false);
	problem: Refusal | null = $state.raw(null);
	readonly info: TableInfo;
	readonly mine: readonly number[];
	readonly steps: readonly StepView[] = [];
	readonly positions: Positions;
	readonly #start: { game: Game; choices: Choices };
	#listeners = new Set<StepListener>();

	/** Must be made while a component starts. `ontried` is told the result of the first try. */
	constructor(
		readonly puzzle: Puzzle,
		readonly ontried: (isSolved: boolean) => void,
	) {
		const { position, choices, setup, seat } = puzzle;
		this.info = offlineTable(setup, setup.players, colourOfSeat);
		this.mine = [seat];
		this.#start = {
			game: { ...gameOf(position, position.tiles, 0), seq: START },
			choices: { ...choices, seq: START },
		};
		this.positions = new Positions(
			() => setup,
			() => phrases.language,
		);
		$effect(() => {
			void phrases.language;
			const actions = this.#actions;
			if (this.played.length > 0) untrack(() => void this.positions.need(actions));
		});
		// The plan is over when somebody else decides, or nothing is left to choose.
		$effect(() => {
			const { seen, played } = this;
			if (played.length === 0 || this.answer) return;
			if (played.length >= LONGEST || (seen && !this.#continues(seen.choices))) {
				untrack(() => void this.#check());
			}
		});
	}

	readonly #actions = $derived.by(() => [
		...this.puzzle.actions,
		...this.played.map(({ action }) => action),
	]);
	readonly seen = $derived.by(() =>
		this.played.length > 0 ? this.positions.at(this.#actions) : null,
	);
	/** The position: with the answer the one of the puzzle again, on which the plans are drawn. */
	readonly game: Game | null = $derived.by(() => {
		if (this.answer || this.played.length === 0) return this.#start.game;
		return this.seen?.game ?? this.#start.game;
	});
	readonly choices: Choices | null = $derived.by(() => {
		if (this.answer || this.checking) return null;
		if (this.played.length === 0) return this.#start.choices;
		const choices = this.seen?.choices ?? null;
		return this.played.length < LONGEST && this.#continues(choices) ? choices : null;
	});
	/** What was played, to be drawn. */
	readonly plan: ShownPlan = $derived.by(() => ({ said: '', choices: [...this.played] }));

	async act(action: string): Promise<Accepted | Declined> {
		const choice = this.choices?.actions.find((choice) => choice.action === action);
		if (!choice) return { type: 'refused', code: 'illegal', message: '', rule: null };
		this.played = [...this.played, choice];
		return { type: 'accepted', seq: START };
	}

	/** Begins again. */
	retry() {
		this.played = [];
		this.answer = null;
		this.problem = null;
	}

	onSteps(listener: StepListener): () => void {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	}

	/** Whether the same player goes on with a piece after the tile. */
	#continues(choices: Choices | null): boolean {
		const [first] = this.played;
		return first?.kind === 'place-tile' && choices?.seat === this.puzzle.seat;
	}

	async #check() {
		if (this.checking) return;
		this.checking = true;
		this.problem = null;
		try {
			const actions = this.played.map(({ action }) => action);
			const answer = await api.tryPuzzle(this.puzzle.id, { actions, lang: phrases.language });
			if (this.failures === 0) this.ontried(answer.solved);
			if (!answer.solved) this.failures += 1;
			this.answer = answer;
		} catch (error) {
			if (!(error instanceof Refusal)) throw error;
			this.problem = error;
			this.played = [];
		} finally {
			this.checking = false;
		}
	}
}
