import { expect, test } from 'vitest';
import type { Setup } from '../generated/protocol';
import { seatsFor, wishFrom } from './play';

const setup = { game: 'carcassonne', players: ['Anna', 'Ben', 'Cili'] } as Setup;

test('play goes on from the position, with computers on all other seats', () => {
	expect(seatsFor(setup, 2, 'strong').map(({ who }) => who)).toEqual([
		'computer',
		'me',
		'computer',
	]);
	expect(wishFrom({ setup, actions: ['draw BA-D'] })).toEqual({
		setup: { full: setup },
		public: false,
		start: { actions: ['draw BA-D'] },
	});
});
