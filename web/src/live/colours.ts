/** The colours that the players of a table have. */
import type { PlayerColour, Seat, TableInfo } from '../generated/protocol';

export type ColourOf = (seat: Seat) => PlayerColour;

/** Returns the colour of each seat. A table that has not come yet shows nobody, in whatever colour. */
export function coloursOf(info: Pick<TableInfo, 'seats'> | null): ColourOf {
	return (seat) => info?.seats[seat - 1]?.colour ?? 'red';
}
