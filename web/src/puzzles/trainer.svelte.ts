/** The player's progress and choice of puzzles, kept in this browser. */
import { after, EVERYTHING, type Filter, type Progress, parseProgress } from './progress';

const PROGRESS = 'bastide.puzzles';
const FILTER = 'bastide.puzzles.filter';

function stored(key: string): string | null {
	try {
		return localStorage.getItem(key);
	} catch {
		// Private windows of some browsers refuse their storage.
		return null;
	}
}

function store(key: string, value: unknown) {
	try {
		localStorage.setItem(key, JSON.stringify(value));
	} catch {
		// It holds until the page is closed.
	}
}

function parseFilter(text: string | null): Filter {
	try {
		const found = JSON.parse(text ?? '{}') as Partial<Record<keyof Filter, unknown>>;
		const word = (value: unknown) => (typeof value === 'string' ? value : null);
		return { game: word(found.game), theme: word(found.theme) };
	} catch {
		return EVERYTHING;
	}
}

class Trainer {
	progress: Progress = $state.raw(parseProgress(stored(PROGRESS)));
	filter: Filter = $state.raw(parseFilter(stored(FILTER)));

	/** Notes the first try at a puzzle. */
	note(puzzle: string, isSolved: boolean) {
		this.progress = after(this.progress, puzzle, isSolved);
		store(PROGRESS, this.progress);
	}

	choose(filter: Partial<Filter>) {
		this.filter = { ...this.filter, ...filter };
		store(FILTER, this.filter);
	}
}

export const trainer = new Trainer();
