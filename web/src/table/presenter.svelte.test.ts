import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Choices, GameView, StepView } from '../generated/protocol';
import type { Game, TableSource } from '../live/source';
import { settings } from '../settings.svelte';
import { Presenter } from './presenter.svelte';
import { AFTER, BEFORE, entry, gameAt, KNIGHT, LAID, OLD, TURN } from './turns.fixture';

/** A table to which the test is the server. */
class FakeTable implements TableSource {
	info = null;
	mine = [1];
	game: Game | null = $state.raw(BEFORE);
	choices: Choices | null = $state.raw(null);
	steps: readonly StepView[] = $state.raw([entry(4, 1, LAID)]);
	listener: ((steps: readonly StepView[], game: Game) => void) | null = null;
	act = async () => ({ type: 'accepted', seq: 0 }) as const;
	onSteps(listener: (steps: readonly StepView[], game: Game) => void) {
		this.listener = listener;
		return () => {};
	}
	comes(steps: readonly StepView[], game: Game, mine = false) {
		this.game = game;
		this.steps = [...this.steps, ...steps];
		const { seq } = game;
		this.choices = mine ? { actions: [], free: null, seat: 1, seq, token: null } : null;
		this.listener?.(steps, game);
	}
}

const frames = vi.fn<(from: number, to: number) => Promise<GameView[]>>();
let table: FakeTable;
let presenter: Presenter;
let stop: () => void;
/** The events that listeners were told. */
let told: string[];

beforeEach(() => {
	vi.useFakeTimers();
	settings.change({ pace: 'normal' });
	table = new FakeTable();
	told = [];
	stop = $effect.root(() => {
		presenter = new Presenter(table, { figureOf: () => KNIGHT, frames });
	});
	presenter.onSteps((steps) => told.push(...steps.flatMap(({ said }) => said)));
	flushSync();
});
afterEach(() => {
	stop();
	vi.useRealTimers();
});

/** Tiles, figures and the other player's points as they are shown. */
function shown() {
	const { tiles, position } = presenter.game ?? BEFORE;
	return [tiles.length, position.figures?.length, position.players[1]?.score];
}

/** Everything that is shown until nothing more happens. */
function course() {
	const seen = [shown()];
	while (vi.getTimerCount() > 0) {
		vi.runOnlyPendingTimers();
		seen.push(shown());
	}
	return seen;
}
const EVENTS = ['tile-placed', 'piece-placed', 'scored', 'piece-returned', 'tile-drawn'];

describe('the turn of another player', () => {
	it('shows tile, piece and score one after another, then the game', () => {
		table.comes(TURN, AFTER, true);
		expect(course().slice(0, 4)).toEqual([
			[2, 1, 0],
			[2, 2, 0],
			[2, 2, 4],
			[2, 1, 4],
		]);
		expect(told).toEqual(EVENTS);
	});
	it('lights what scores', () => {
		table.comes(TURN, AFTER);
		expect(presenter.lit).toEqual([]);
		vi.advanceTimersToNextTimer();
		vi.advanceTimersToNextTimer();
		expect(presenter.lit).toEqual([[1, 0]]);
	});
	it('offers choices once it has been shown', () => {
		table.comes(TURN, AFTER, true);
		expect([presenter.playing, presenter.choices]).toEqual([true, null]);
		course();
		expect(presenter.playing).toBe(false);
		expect(presenter.choices).toBe(table.choices);
	});
	it('is skipped as a whole, and everything is told', () => {
		table.comes(TURN, AFTER, true);
		presenter.skip();
		expect(presenter.game).toBe(AFTER);
		expect(presenter.choices).toBe(table.choices);
		expect(told).toEqual(EVENTS);
		expect(vi.getTimerCount()).toBe(0);
	});
	it('waits for the one before it', () => {
		table.comes(TURN, AFTER);
		const next = gameAt(7, 3, [0, 4], [OLD]);
		table.comes([entry(7, 3, { ...LAID, at: [2, 0], seat: 3 })], next);
		expect(shown()).toEqual([2, 1, 0]);
		expect(course().at(-1)).toEqual([3, 1, 4]);
		expect(told).toEqual([...EVENTS, 'tile-placed']);
	});
});

describe('at once', () => {
	it('come all turns without a pace', () => {
		settings.change({ pace: 'off' });
		table.comes(TURN, AFTER);
		expect([presenter.game, presenter.playing]).toEqual([AFTER, false]);
	});
	it('come own moves', () => {
		table.comes(
			TURN.map((step) => ({ ...step, seat: 1 })),
			AFTER,
		);
		expect(presenter.game).toBe(AFTER);
	});
	it('comes what happened while the page was hidden', () => {
		const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
		table.comes(TURN, AFTER);
		expect(presenter.game).toBe(AFTER);
		hidden.mockRestore();
	});
	it('comes what was missed for long', () => {
		const many = Array.from({ length: 13 }, (_, index) => entry(5 + index, 2, LAID));
		table.comes(many, AFTER);
		expect(presenter.game).toBe(AFTER);
	});
});

describe('the last round', () => {
	const view = (game: Game, steps: StepView[], tiles_from: number): GameView => ({
		...game,
		undo: [],
		resign: [],
		clocks: null,
		steps,
		tiles_from,
		tiles: game.tiles.slice(tiles_from),
	});

	it('is there once others have moved', () => {
		expect(presenter.hasLastRound).toBe(false);
		table.comes(TURN, AFTER);
		expect(presenter.hasLastRound).toBe(true);
	});
	it('is shown again from the last own move on', async () => {
		table.comes(TURN, AFTER, true);
		presenter.skip();
		frames.mockResolvedValue([
			view(BEFORE, [], 0),
			view(gameAt(5, 2, [0, 0], [OLD]), TURN.slice(0, 1), 1),
			view(AFTER, TURN.slice(1), 2),
		]);
		await presenter.replayLastRound();
		expect(frames).toHaveBeenCalledWith(4, 6);
		expect(presenter.choices).toBeNull();
		expect(course().slice(0, 4)).toEqual([
			[2, 1, 0],
			[2, 2, 0],
			[2, 2, 4],
			[2, 1, 4],
		]);
		expect(presenter.choices).toBe(table.choices);
	});
});
