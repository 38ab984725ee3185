/** What chance can do, for choosing and for drawing lots. */
import type { Chance } from '../generated/protocol';

/** More outcomes than these are only drawn by lot, such as the winds of a throw. */
const MOST = 160;

/** The outcomes that can be chosen one by one, the most likely first. */
export function listed(outcomes: readonly Chance[]): Chance[] {
	const named = outcomes.filter(({ tile, action }) => tile !== null || action.startsWith('first '));
	return named.length > MOST ? [] : named.toSorted((a, b) => b.odds - a.odds);
}

/** The outcome that a lot from 0 to 1 hits. */
export function drawn(outcomes: readonly Chance[], lot: number): string {
	const whole = outcomes.reduce((sum, { odds }) => sum + odds, 0);
	let rest = lot * whole;
	for (const { action, odds } of outcomes) {
		if (rest < odds) return action;
		rest -= odds;
	}
	return outcomes.at(-1)?.action ?? '';
}
