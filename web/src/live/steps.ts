/** The log of a game, as far as it still counts. */
import type { StepView } from '../generated/protocol';

/** What players do besides the game: it cannot be taken back. */
const BESIDES: readonly string[] = ['resign', 'timeout'];

/** The steps in effect: without those that were taken back, and without the taking back. */
export function inEffect<Step extends Pick<StepView, 'seq' | 'what' | 'taken_back'>>(
	steps: readonly Step[],
): Step[] {
	let effective: Step[] = [];
	for (const step of steps) {
		const from = step.taken_back ?? null;
		if (from === null) effective.push(step);
		else effective = effective.filter(({ seq, what }) => seq < from || BESIDES.includes(what));
	}
	return effective;
}
