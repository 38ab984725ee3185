/** Two numbers as bars from a common middle line. */

export type Bar = {
	/** Where it begins, and how long it is, in percent of the whole width. */
	start: number;
	length: number;
	/** Whether it goes to the left. */
	negative: boolean;
};

/** The part of the width that is left free on each side, in percent: the numbers stand there. */
const ROOM = 20;

/** Bars of which the longest fills its side; zero is where all values fit. */
export function barsOf(values: readonly number[]): { zero: number; bars: Bar[] } {
	const most = Math.max(0, ...values);
	const least = Math.min(0, ...values);
	const span = Math.max(most - least, 1e-9);
	const free = 100 - 2 * ROOM;
	const zero = ROOM + (-least / span) * free;
	const bars = values.map((value): Bar => {
		const length = (Math.abs(value) / span) * free;
		return { start: value < 0 ? zero - length : zero, length, negative: value < 0 };
	});
	return { zero, bars };
}
