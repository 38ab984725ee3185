import { describe, expect, it } from 'vitest';
import type { Seating } from '../generated/protocol';
import { beginningWith, COLOURS, exchanged, heldBeside } from './colours';

const seats: Seating[] = [
	{ name: 'Ann', colour: 'red', sitter: 'person', person: 'a' },
	{ name: 'Berta', colour: 'blue', sitter: 'computer', level: 'strong' },
	{ name: 'Zoé', colour: 'pink', sitter: 'person', person: 'b' },
	{ name: '', colour: 'green', sitter: 'empty' },
];

describe('the colours of seats', () => {
	it('of other people cannot be chosen, all others can', () => {
		expect(heldBeside(seats, 0)).toEqual({ pink: 'Zoé' });
		expect(heldBeside(seats, 1)).toEqual({ red: 'Ann', pink: 'Zoé' });
	});
	it('are exchanged if another seat has the chosen one', () => {
		expect(exchanged(['red', 'blue', 'green'], 0, 'green')).toEqual(['green', 'blue', 'red']);
		expect(exchanged(['red', 'blue', 'green'], 1, 'black')).toEqual(['red', 'black', 'green']);
		expect(exchanged(['red', 'blue'], 1, 'blue')).toEqual(['red', 'blue']);
	});
	it('begin with the one that somebody likes', () => {
		expect(beginningWith('red')).toEqual(COLOURS);
		expect(beginningWith('black')).toEqual(['black', 'red', 'blue', 'green', 'yellow', 'pink']);
	});
});
