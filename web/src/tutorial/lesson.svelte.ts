/**
 * A lesson as a table: the server has played it by the rules, and the learner finds each move of their own. Only the
 * move that the lesson is about is offered.
 */
import type { Choices, Lesson, StepView, TableInfo } from '../generated/protocol';
import { offlineTable } from '../live/offline';
import { colourOfSeat } from '../live/seat-colours';
import { type Accepted, type Declined, type Game, gameOf, type TableSource } from '../live/source';

type StepListener = (steps: readonly StepView[], game: Game) => void;

/** The learner's seat. */
const LEARNER = 1;
/** How long the companion takes to think, in milliseconds. */
const THOUGHT = 1400;

export class LessonTable implements TableSource {
	readonly info: TableInfo;
	readonly mine = [LEARNER];
	/** The moment of the lesson, counted from 0. */
	moment = $state(0);
	readonly #lesson: Lesson;
	#listeners = new Set<StepListener>();
	#timer: ReturnType<typeof setTimeout> | undefined;

	constructor(lesson: Lesson, names: readonly [string, string]) {
		this.#lesson = lesson;
		this.info = offlineTable(lesson.setup, names, colourOfSeat);
	}

	readonly frame = $derived.by(() => this.#lesson.frames[this.moment]);
	readonly game = $derived.by((): Game | null => {
		const view = this.frame?.game;
		return view ? gameOf(view, view.tiles, 0) : null;
	});
	readonly choices = $derived.by((): Choices | null => {
		const { choices = null, wanted } = this.frame ?? {};
		if (!choices || choices.seat !== LEARNER) return null;
		const actions = choices.actions.filter((choice) => choice.action === wanted);
		return { ...choices, actions };
	});
	readonly steps = $derived.by(() =>
		this.#lesson.frames.slice(0, this.moment + 1).flatMap(({ game }) => game.steps),
	);
	/** The kinds of tiles that are laid in it. */
	get kinds(): string[] {
		const tiles = this.#lesson.frames.flatMap(({ game }) => game.tiles);
		return [...new Set(tiles.map(({ tile }) => tile))];
	}
	readonly length = $derived.by(() => this.#lesson.frames.length);
	/** Whether the learner only has to watch. */
	readonly watching = $derived.by(() => this.choices === null && this.moment < this.length - 1);

	async act(action: string): Promise<Accepted | Declined> {
		if (!this.#isWanted(action)) {
			return { type: 'refused', code: 'illegal', message: '', rule: null };
		}
		this.#goOn();
		return { type: 'accepted', seq: this.game?.seq ?? 0 };
	}

	/** Whether the lesson goes on with an action. A throw need not have the very numbers of the lesson. */
	#isWanted(action: string): boolean {
		const { wanted = null, choices = null } = this.frame ?? {};
		const word = (text: string | null) => text?.split(' ')[0];
		return action === wanted || (!!choices?.free && word(action) === word(wanted));
	}

	/** Goes on until the learner has something to do or to read: the companion plays one thing after another. */
	watch() {
		clearTimeout(this.#timer);
		if (!this.watching) return;
		this.#goOn();
		if (this.frame?.wanted) this.#timer = setTimeout(() => this.watch(), THOUGHT);
	}

	restart() {
		clearTimeout(this.#timer);
		this.moment = 0;
	}

	onSteps(listener: StepListener): () => void {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	}

	close() {
		clearTimeout(this.#timer);
	}

	#goOn() {
		this.moment += 1;
		const { game, frame } = this;
		if (game && frame) for (const listener of this.#listeners) listener(frame.game.steps, game);
	}
}
