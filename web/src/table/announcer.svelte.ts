/** What a screen reader says, line after line: a line in the place of another would cut it short. */

/** How many lines stay, so that they can be read again. */
const KEPT = 12;

export class Announcer {
	lines: readonly { key: number; text: string }[] = $state.raw([]);
	#said = 0;

	say(text: string) {
		if (text.trim() === '') return;
		this.#said += 1;
		this.lines = [...this.lines, { key: this.#said, text }].slice(-KEPT);
	}
}
