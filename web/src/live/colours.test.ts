import { expect, test } from 'vitest';
import type { PlayerColour, Seating } from '../generated/protocol';
import { coloursOf } from './colours';

test('players have the colours of their seats, whatever the number of the seat', () => {
	const seat = (colour: PlayerColour): Seating => ({ sitter: 'empty', name: '', colour });
	const colourOf = coloursOf({ seats: [seat('pink'), seat('red'), seat('green')] });
	expect([1, 2, 3].map(colourOf)).toEqual(['pink', 'red', 'green']);
});
