import { describe, expect, it } from 'vitest';
import type { GameChoices, PresetLine } from '../generated/protocol';
import {
	discouraged,
	type Form,
	isExcluded,
	isFull,
	mostPlayers,
	newForm,
	presetOf,
	rulesOf,
	wishOf,
	withSeats,
} from './setup';

const set = (name: string, most_players = 5) => ({ name, tiles: 12, most_players });
const choices: GameChoices = {
	game: 'carcassonne',
	most_players: 5,
	sets: [set('base'), set('inns-and-cathedrals', 6), set('count'), set('river-1'), set('river-2')],
	excluded: [['river-1', 'river-2']],
	discouraged: [['count', 'river-2']],
	elements: [],
	rules: [
		{ name: 'tiny-city', takes: 'choice', answers: [4, 2], with: [] },
		{ name: 'count-moves', takes: 'choice', answers: ['by-player', 'clockwise'], with: ['count'] },
		{ name: 'fairy', takes: 'choice', answers: ['on-tile'], with: ['fairy', 'dragons'] },
	],
};
const classic: PresetLine = {
	name: 'classic',
	description: '',
	setup: { game: 'carcassonne', players: [], sets: { base: 1, 'inns-and-cathedrals': 1 } },
};

describe('the form for a new table', () => {
	it('knows which sets go together only from the server', () => {
		expect(isExcluded(choices, ['river-1'], 'river-2')).toBe(true);
		expect(isExcluded(choices, ['count'], 'river-2')).toBe(false);
		expect(discouraged(choices, ['count', 'river-2'])).toEqual([['count', 'river-2']]);
		expect(discouraged(choices, ['count'])).toEqual([]);
	});
	it('offers the rule options of what was chosen', () => {
		const offered = (form: Partial<Form>) =>
			rulesOf({ ...newForm(), ...form }, choices).map((rule) => rule.name);
		expect(offered({})).toEqual(['tiny-city']);
		expect(offered({ sets: ['count'] })).toEqual(['tiny-city', 'count-moves']);
		expect(offered({ elements: { fairy: true } })).toEqual(['tiny-city', 'fairy']);
		expect(offered({ elements: { fairy: false } })).toEqual(['tiny-city']);
		expect(offered({ rules: { 'count-moves': 'clockwise' } })).toContain('count-moves');
	});
	it('gives the first seat the colour that the person likes', () => {
		expect(newForm('green').colours.slice(0, 3)).toEqual(['green', 'red', 'blue']);
	});
	it('seats as many as the sets allow', () => {
		expect(mostPlayers(choices, [])).toBe(5);
		expect(mostPlayers(choices, ['inns-and-cathedrals', 'count'])).toBe(6);
	});
	it('keeps those who sit when the number of seats changes', () => {
		const seats = withSeats([{ who: 'me' }, { who: 'open' }], 3);
		expect(seats.map((seat) => seat.who)).toEqual(['me', 'open', 'computer']);
		expect(withSeats(seats, 2)).toEqual([{ who: 'me' }, { who: 'open' }]);
		expect(isFull(seats)).toBe(false);
	});
	it('finds the preset that was put together by hand', () => {
		const form = { ...newForm(), sets: ['inns-and-cathedrals'] };
		expect(presetOf(form, [classic])).toBe(classic);
		expect(presetOf({ ...form, rules: { princess: 'must' } }, [classic])).toBeUndefined();
		expect(presetOf(newForm(), [classic])).toBeUndefined();
	});
	it('becomes a wish that says only what is not usual', () => {
		expect(wishOf(newForm(), choices)).toEqual({
			setup: {
				full: {
					game: 'carcassonne',
					players: ['Player 1', 'Player 2'],
					'first-player': 'by-lot',
					sets: { base: 1 },
				},
			},
			public: false,
			clock: { kind: 'none' },
			purist: false,
		});
	});
	it('says with open eyes that discouraged sets are mixed, and how long people may think', () => {
		const wish = wishOf(
			{ ...newForm(), sets: ['count', 'river-2'], clock: 'total', minutes: 5, increment: 3 },
			choices,
		);
		expect(wish.setup).toMatchObject({ full: { 'allow-discouraged': true } });
		expect(wish.clock).toEqual({ kind: 'total', seconds: 300, increment: 3 });
	});
});
