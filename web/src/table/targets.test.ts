import { describe, expect, it } from 'vitest';
import type { ActionKind, Choice, Pos, Turn } from '../generated/protocol';
import { groupsOf, keyOfChoice, legalTurn, lensTile, nextTurn, offerOf } from './targets';

function choice(kind: ActionKind, parts: Partial<Choice> = {}): Choice {
	return { action: `${kind} ${JSON.stringify(parts)}`, kind, ...parts };
}
const at: Pos = [1, -2];

describe('the offer', () => {
	it('has a space once, with all its legal turns', () => {
		const { spaces, targets, buttons } = offerOf([
			choice('place-tile', { at, turn: 0 }),
			choice('place-tile', { at, turn: 2 }),
			choice('place-tile', { at: [0, 1], turn: 3 }),
		]);
		expect([...spaces.keys()]).toEqual(['1,-2', '0,1']);
		expect([...(spaces.get('1,-2')?.turns.keys() ?? [])]).toEqual([0, 2]);
		expect(targets).toEqual([]);
		expect(buttons).toEqual([]);
	});

	it('gathers what can be done at one place', () => {
		const { targets, buttons } = offerOf([
			choice('place-piece', { at, place: 'city N', piece: 'follower' }),
			choice('place-piece', { at, place: 'city N', piece: 'big-follower' }),
			choice('place-piece', { at, place: 'road E', piece: 'follower' }),
			choice('move-fairy', { at: [0, 0], place: 'road E' }),
			choice('build-tower', { at: [0, 0], place: 'tower' }),
			choice('place-piece', { at: [0, 0], place: 'tower', piece: 'follower' }),
			choice('ransom', { piece: 'follower', other: 2 }),
			choice('pass'),
		]);
		expect(targets.map(({ key, choices }) => [key, choices.length])).toEqual([
			['city N 1,-2', 2],
			['road E 1,-2', 1],
			['road E 0,0', 1],
			['tower 0,0', 2],
		]);
		expect(buttons.map(({ kind }) => kind)).toEqual(['ransom', 'pass']);
	});

	it('knows where every sort of action is', () => {
		const places: [Choice, string | null][] = [
			[choice('move-dragon', { at }), 'space 1,-2'],
			[choice('place-abbey', { at }), 'space 1,-2'],
			[choice('place-barn', { at, corner: 'NW', piece: 'barn' }), 'NW 1,-2'],
			[choice('deploy', { quarter: 'castle', piece: 'follower' }), 'castle'],
			[choice('move-count', { quarter: 'market' }), 'market'],
			[choice('capture', { at, place: 'tower' }), 'tower 1,-2'],
			[choice('capture', { quarter: 'castle' }), 'castle'],
			[choice('score', { at, place: 'road E' }), 'road E 1,-2'],
			[choice('seduce', { piece: 'follower' }), null],
			[choice('seduce', { piece: 'follower', at, place: 'city N' }), 'city N 1,-2'],
			[choice('choose-fair', { contest: 'catch' }), null],
			[choice('exchange', { piece: 'mayor' }), null],
			[choice('second-tile'), null],
		];
		for (const [one, key] of places) expect(keyOfChoice(one)).toBe(key);
	});
});

describe('groups', () => {
	it('are what people tell apart: what is done, and with which piece', () => {
		const groups = groupsOf([
			choice('place-piece', { at, place: 'city N', piece: 'follower' }),
			choice('place-piece', { at, place: 'road E', piece: 'follower' }),
			choice('place-piece', { at, place: 'city N', piece: 'pig' }),
			choice('hit', { at, place: 'city N', piece: 'pig', other: 2 }),
			choice('hit', { at, place: 'city S', piece: 'mayor', other: 1 }),
			choice('pass'),
			choice('exchange', { piece: 'mayor' }),
			choice('exchange', { piece: 'wagon' }),
		]);
		expect(groups.map(({ key, choices }) => [key, choices.length])).toEqual([
			['place-piece follower', 2],
			['place-piece pig', 1],
			['hit', 2],
			['exchange', 2],
			['pass', 1],
		]);
	});
});

describe('the tile in the lens', () => {
	const here = ['city N', 'road E'].map((place) =>
		choice('place-piece', { at, place, piece: 'follower' }),
	);
	const towers = (count: number) =>
		Array.from({ length: count }, (_, x) =>
			choice('place-piece', { at: [x, 5], place: 'tower', piece: 'follower' }),
		);
	const tileOf = (choices: Choice[]) => lensTile(offerOf(choices).targets, at);
	it('is the one laid last, if pieces can be placed on it', () => {
		expect(tileOf(here)).toEqual(at);
		expect(tileOf(towers(1))).toBeNull();
		expect(tileOf([choice('capture', { at, place: 'city N' })])).toBeNull();
		expect(tileOf([choice('move-dragon', { at })])).toBeNull();
	});
	it('is also shown with a few targets elsewhere, but not with many', () => {
		expect(tileOf([...here, ...towers(2)])).toEqual(at);
		expect(tileOf([...here, ...towers(9)])).toBeNull();
	});
});

describe('turning', () => {
	const turns = new Map<Turn, Choice>([
		[1, choice('place-tile', { at, turn: 1 })],
		[2, choice('place-tile', { at, turn: 2 })],
	]);
	it('offers legal turns only', () => {
		expect(legalTurn(turns, 0)).toBe(1);
		expect(legalTurn(turns, 3)).toBe(1);
		expect(legalTurn(turns, 0, -1)).toBe(2);
		expect(nextTurn(turns, 1, 1)).toBe(2);
		expect(nextTurn(turns, 2, 1)).toBe(1);
		expect(nextTurn(turns, 1, -1)).toBe(2);
	});
	it('stays where there is no other', () => {
		const one = new Map<Turn, Choice>([[3, choice('place-tile', { at, turn: 3 })]]);
		expect(nextTurn(one, 3, 1)).toBe(3);
	});
});
