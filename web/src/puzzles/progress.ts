/** A person's level at puzzles: a staircase that goes up with two solutions in a row and down with a failure. */
import type { PuzzleLine } from '../generated/protocol';

export const EASIEST = 1;
export const HARDEST = 6;
/** The number of solutions in a row for a step up. */
const STEP_UP = 2;
/** The number of puzzles that are remembered. */
const MOST = 2000;

export type Progress = {
	/** The difficulty that suits the player, from 1 to 6. */
	level: number;
	/** Solutions since the last step up or failure. */
	run: number;
	/** Puzzles solved in a row at the first try, and the most ever. */
	streak: number;
	best: number;
	/** The ids of puzzles that were solved. */
	solved: readonly string[];
};

export const BEGINNER: Progress = { level: 2, run: 0, streak: 0, best: 0, solved: [] };

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

/** Reads the progress from storage; whatever cannot be understood is as at the beginning. */
export function parseProgress(text: string | null): Progress {
	let found: Record<string, unknown> = {};
	try {
		const value: unknown = JSON.parse(text ?? '{}');
		if (typeof value === 'object' && value !== null) found = value as Record<string, unknown>;
	} catch {
		// Somebody else wrote there.
	}
	const count = (name: 'level' | 'run' | 'streak' | 'best') => {
		const value = found[name];
		return isCount(value) ? value : BEGINNER[name];
	};
	const solved = Array.isArray(found.solved) ? found.solved : [];
	return {
		level: Math.min(Math.max(count('level'), EASIEST), HARDEST),
		run: count('run'),
		streak: count('streak'),
		best: Math.max(count('best'), count('streak')),
		solved: solved.filter((id) => typeof id === 'string'),
	};
}

/** The progress after a first try at a puzzle. */
export function after(progress: Progress, puzzle: string, isSolved: boolean): Progress {
	if (!isSolved) {
		return { ...progress, level: Math.max(progress.level - 1, EASIEST), run: 0, streak: 0 };
	}
	const [run, streak] = [progress.run + 1, progress.streak + 1];
	const up = run >= STEP_UP;
	return {
		level: up ? Math.min(progress.level + 1, HARDEST) : progress.level,
		run: up ? 0 : run,
		streak,
		best: Math.max(progress.best, streak),
		solved: [...progress.solved.filter((id) => id !== puzzle), puzzle].slice(-MOST),
	};
}

/** What the player wants to practise; everything if nothing is named. */
export type Filter = { game: string | null; theme: string | null };

export const EVERYTHING: Filter = { game: null, theme: null };

export function matching(puzzles: readonly PuzzleLine[], { game, theme }: Filter): PuzzleLine[] {
	return puzzles.filter(
		(puzzle) => (!game || puzzle.game === game) && (!theme || puzzle.theme === theme),
	);
}

/** The next puzzle: one that was not solved yet, as near to the player's level as there is, by lot from 0 to 1. */
export function nextPuzzle(
	puzzles: readonly PuzzleLine[],
	progress: Progress,
	current: string | null,
	lot: number,
): PuzzleLine | null {
	const others = puzzles.filter(({ id }) => id !== current);
	const unsolved = others.filter(({ id }) => !progress.solved.includes(id));
	const all = unsolved.length > 0 ? unsolved : others;
	const distance = ({ difficulty }: PuzzleLine) => Math.abs(difficulty - progress.level);
	const least = Math.min(...all.map(distance));
	const nearest = all.filter((puzzle) => distance(puzzle) === least);
	return nearest[Math.floor(lot * nearest.length)] ?? null;
}

/** The values of something in the list, each once, in alphabetical order of the ids. */
export function valuesOf(puzzles: readonly PuzzleLine[], name: 'game' | 'theme'): string[] {
	return [...new Set(puzzles.map((puzzle) => puzzle[name]))].sort();
}
