/** The lessons that were finished or declined in this browser: none of them is offered again. */
import { SvelteSet } from 'svelte/reactivity';

const FINISHED = 'bastide.lessons';
const DECLINED = 'bastide.lessons.declined';

/** Reads the names of lessons from storage; anything else counts as none. */
export function parseSeen(text: string | null): string[] {
	try {
		const found: unknown = JSON.parse(text ?? '[]');
		return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
	} catch {
		return [];
	}
}

class SeenLessons {
	readonly #finished = new SvelteSet<string>(parseSeen(localStorage.getItem(FINISHED)));
	readonly #declined = new SvelteSet<string>(parseSeen(localStorage.getItem(DECLINED)));

	/** Whether a lesson need not be offered any more. */
	has(lesson: string): boolean {
		return this.#finished.has(lesson) || this.#declined.has(lesson);
	}

	isFinished(lesson: string): boolean {
		return this.#finished.has(lesson);
	}

	finish(lesson: string) {
		this.#finished.add(lesson);
		localStorage.setItem(FINISHED, JSON.stringify([...this.#finished]));
	}

	decline(lesson: string) {
		this.#declined.add(lesson);
		localStorage.setItem(DECLINED, JSON.stringify([...this.#declined]));
	}
}

export const seenLessons = new SeenLessons();
