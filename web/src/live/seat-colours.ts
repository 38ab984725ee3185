/** The colours of players who are at no table: always the same, by seat. */
import { COLOURS } from '../rooms/colours';
import type { ColourOf } from './colours';

export const colourOfSeat: ColourOf = (seat) => COLOURS[(seat - 1) % COLOURS.length] ?? 'red';
