import { expect, test } from 'vitest';
import type { Choice, Pos, Position, StepView } from '../generated/protocol';
import { Art } from './art.svelte';
import { arrowOf, originOf } from './regions';
import type { Spot } from './spots';

const at: Pos = [2, 3];
const position: Position = {
	acting: 1,
	phase: 'place-piece',
	players: [],
	tiles_left: 9,
	turn: 1,
	dragon: [4, 4],
	count: 'castle',
	fairy: { at: [0, 1], place: 'road E' },
	pieces: [
		{ at: [5, 5], piece: 'wagon', place: 'city N', seat: 1 },
		{ at: [7, 7], piece: 'wagon', place: 'city N', seat: 2 },
		{ piece: 'follower', place: 'blacksmith', seat: 1 },
	],
};
const choice = (kind: Choice['kind'], parts: Partial<Choice> = {}): Choice => ({
	action: kind,
	kind,
	...parts,
});

test('what is moved comes from where it stands', () => {
	const moves: [Choice, Spot | null][] = [
		[choice('move-dragon', { at }), { sort: 'space', at: [4, 4] }],
		[choice('move-fairy', { at }), { sort: 'seat', at: [0, 1], place: 'road E' }],
		[choice('move-count', { quarter: 'market' }), { sort: 'quarter', quarter: 'castle' }],
		[choice('move-wagon', { piece: 'wagon' }), { sort: 'seat', at: [5, 5], place: 'city N' }],
		[choice('place-piece', { piece: 'wagon' }), null],
	];
	for (const [one, origin] of moves) expect(originOf(one, position)).toEqual(origin);
});

test('a follower is captured from the tower that was built last', () => {
	const built = (at: Pos): StepView => ({
		seq: 1,
		seat: 1,
		what: '',
		events: [{ event: 'tower-built', at, height: 1, seat: 1 }],
		said: [],
	});
	const capture = choice('capture', { at, place: 'road E' });
	const steps = [built([7, 7]), built([2, 3])];
	expect(originOf(capture, position, steps)).toEqual({ sort: 'tower', at: [2, 3] });
	expect(originOf(capture, position)).toBeNull();
});

test('a follower leaves the quarter that belongs to the feature', () => {
	const leave = (place: string) =>
		originOf(choice('leave-quarter', { at, place, piece: 'follower' }), position);
	expect(leave('road E')).toEqual({ sort: 'quarter', quarter: 'blacksmith' });
	expect(leave('city E')).toBeNull();
});

test('an arrow leads from the dragon to its next tile', () => {
	const spot: Spot = { sort: 'space', at: [4, 5] };
	const arrow = arrowOf(
		choice('move-dragon', { at: [4, 5] }),
		spot,
		position,
		new Map(),
		new Art(),
	);
	expect(arrow).toEqual({ from: { x: 4500, y: 4500 }, to: { x: 4500, y: 5500 } });
});

test('a follower that replaces another one comes from its own place', () => {
	const fair = { at, nearest: { at: [9, 9] as Pos, piece: 'follower', place: 'tower', seat: 2 } };
	const spot: Spot = { sort: 'space', at: [1, 1] };
	const seduce = choice('seduce', { at: [1, 1], piece: 'follower' });
	const here = { ...position, fair } as Position;
	const arrow = arrowOf(seduce, spot, here, new Map(), new Art());
	expect(arrow?.from).toEqual({ x: 1500, y: 1500 });
});
