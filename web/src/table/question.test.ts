import { beforeAll, expect, test } from 'vitest';
import type { Event, Position, StepView } from '../generated/protocol';
import { phrases } from '../phrases/phrases.svelte';
import { detailOf, dragonStep } from './question';

const step = (event: Event): StepView => ({
	seq: 1,
	seat: 1,
	what: '',
	events: [event],
	said: [''],
});
const tile = step({ event: 'tile-placed', seat: 1, tile: 'PD-01', at: [0, 1], turn: 0 });
const moved = step({ event: 'dragon-moved', seat: 1, to: [0, 0] });

beforeAll(() => phrases.speak('en'));

test('the steps of the dragon are counted since the last tile', () => {
	expect(dragonStep([tile])).toBe(1);
	expect(dragonStep([moved, moved, tile, moved, moved])).toBe(3);
});

test('a walk of the dragon says how far it is; a simple question says nothing more', () => {
	const position = { phase: 'move-dragon' } as Position;
	expect(detailOf(null, { names: [], position }, [tile, moved])).toBe('Step 2 of 6');
	const other = { phase: 'place-tile' } as Position;
	expect(detailOf(null, { names: [], position: other }, [tile])).toBe('');
});

test('the last follower is announced before it is placed', () => {
	const having = (follower: number, phase = 'place-piece') => {
		const players = [{ supply: { follower: 5 } }, { supply: { follower, builder: 1 } }];
		const position = { phase, acting: 2, players } as unknown as Position;
		return detailOf(null, { names: [], position }, []);
	};
	expect(having(1)).toBe('This is your last follower.');
	expect(having(2)).toBe('');
	expect(having(1, 'place-tile')).toBe('');
});
