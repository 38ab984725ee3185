/** Clocks as people read them. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (number: number) => String(number).padStart(2, '0');

/** How a clock shows so many milliseconds: `2:05`, `1:02:05`, and from a day on `1 d 3 h` in the language's words. */
export function clockText(
	milliseconds: number,
	days: (days: number, hours: number) => string,
): string {
	// A clock at 0:00 has run out: what is left of a second still counts as one.
	const left = Math.max(0, Math.ceil(milliseconds / 1000) * 1000);
	if (left >= DAY) return days(Math.floor(left / DAY), Math.floor((left % DAY) / HOUR));
	const minutes = Math.floor((left % HOUR) / MINUTE);
	const seconds = Math.floor((left % MINUTE) / 1000);
	if (left >= HOUR) return `${Math.floor(left / HOUR)}:${two(minutes)}:${two(seconds)}`;
	return `${minutes}:${two(seconds)}`;
}

/** Whether somebody should hurry. */
export function isUrgent(milliseconds: number): boolean {
	return milliseconds < 30_000;
}
