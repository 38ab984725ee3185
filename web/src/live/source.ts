/** What the board and everything around it show, wherever it comes from: a live table, a replay, the tutorial. */
import type {
	Choices,
	Code,
	EndView,
	GameView,
	Position,
	Resignation,
	StepView,
	TableInfo,
	Tile,
	Undo,
} from '../generated/protocol';

/** A game as it is now. */
export type Game = {
	/** The number of log entries. */
	seq: number;
	/** All tiles, in the order in which they were laid. */
	tiles: readonly Tile[];
	position: Position;
	/** What the clocks showed, in milliseconds, when this came … */
	clocks: readonly number[] | null;
	/** … at this time of `performance.now()`. */
	received: number;
	/** For each seat, whether its last action can be taken back, and whether others are asked. */
	undo: readonly (Undo | null)[];
	/** For each seat, what comes of it if the player resigns. */
	resign: readonly (Resignation | null)[];
	end: EndView | null;
};

/** The answer to an action. */
export type Accepted = { type: 'accepted'; seq: number };
export type Declined = {
	type: 'refused';
	code: Code | 'offline';
	message: string;
	rule: string | null;
};

/** Where a table's state comes from. Its fields are reactive. */
export interface TableSource {
	readonly info: TableInfo | null;
	readonly game: Game | null;
	/** What can be done, if one of the own seats decides. */
	readonly choices: Choices | null;
	/** Everything that was done, from the beginning or as far as it is known. */
	readonly steps: readonly StepView[];
	/** The own seats, counted from 1. */
	readonly mine: readonly number[];
	/** Does one of the legal actions. */
	act(action: string): Promise<Accepted | Declined>;
	/** Calls back whenever something happened; answers how to stop that. */
	onSteps(listener: (steps: readonly StepView[], game: Game) => void): () => void;
}

/** What becomes of a game when something comes from the server. */
export type Applied =
	| { kind: 'new'; game: Game; steps: readonly StepView[] }
	/** What came was known already. */
	| { kind: 'old' }
	/** Something in between is missing: everything must be asked for again. */
	| { kind: 'gap' };

/** Puts an update on top of a game; without a game before, it must bring all tiles. */
export function apply(before: Game | null, view: GameView, now: number): Applied {
	const have = before?.seq ?? 0;
	if (before && view.seq < have) return { kind: 'old' };
	const steps = view.steps.filter((step) => step.seq > have);
	const [first] = view.steps;
	if (first && first.seq !== have + 1 && steps.length > 0) return { kind: 'gap' };
	const kept = view.seq === have && before ? before.tiles.length : view.tiles_from;
	if (kept > (before?.tiles.length ?? 0)) return { kind: 'gap' };
	const repeated = view.seq === have && before;
	const tiles = repeated
		? before.tiles
		: [...(before?.tiles.slice(0, view.tiles_from) ?? []), ...view.tiles];
	return { kind: 'new', game: gameOf(view, tiles, now), steps };
}

/** A whole game that came at once. */
export function gameOf(view: GameView, tiles: readonly Tile[], now: number): Game {
	const { seq, position, clocks, undo, resign, end } = view;
	return { seq, tiles, position, clocks, received: now, undo, resign, end };
}

/** Games by their number of log entries, out of frames: the first brings all tiles, each other one what is new. */
export function gamesOf(frames: readonly GameView[]): Map<number, Game> {
	const games = new Map<number, Game>();
	let tiles: readonly Tile[] = [];
	for (const frame of frames) {
		tiles = [...tiles.slice(0, frame.tiles_from), ...frame.tiles];
		games.set(frame.seq, gameOf(frame, tiles, 0));
	}
	return games;
}

/** What a seat's clock shows at a time of `performance.now()`, in milliseconds. */
export function clockFace(game: Game, seat: number, now: number): number | null {
	const face = game.clocks?.[seat - 1];
	if (face === undefined) return null;
	const runs = game.position.acting === seat && !game.end;
	return Math.max(0, runs ? face - (now - game.received) : face);
}
