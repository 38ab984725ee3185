/** The colours of the seats: which there are, who has them, and how they are exchanged. */
import type { PlayerColour, Seating } from '../generated/protocol';
import { nameOf } from '../live/names';

/** All colours, in the order in which empty seats have them. */
export const COLOURS = [
	'red',
	'blue',
	'green',
	'yellow',
	'black',
	'pink',
] as const satisfies readonly PlayerColour[];

/** The colours that cannot be chosen, each with the name of who has it. */
export type Held = Partial<Record<PlayerColour, string>>;

/** The colours of the people on the other seats. Computers and empty seats exchange theirs, people do not. */
export function heldBeside(seats: readonly Seating[], index: number): Held {
	const people = seats.filter((seating, other) => seating.sitter === 'person' && other !== index);
	return Object.fromEntries(people.map((seating) => [seating.colour, nameOf(seating)]));
}

/** All colours, beginning with the one that somebody likes. */
export function beginningWith(liked: PlayerColour): PlayerColour[] {
	return [liked, ...COLOURS.filter((colour) => colour !== liked)];
}

/** The colours of the seats after one of them has chosen; whoever had that colour takes the old one. */
export function exchanged(
	colours: readonly PlayerColour[],
	index: number,
	chosen: PlayerColour,
): PlayerColour[] {
	const before = colours[index];
	return colours.map((colour, seat) => {
		if (seat === index) return chosen;
		return colour === chosen && before ? before : colour;
	});
}
