import { describe, expect, it } from 'vitest';
import type { GameChoices, LineChoice, PresetLine } from '../generated/protocol';
import {
	defaultOf,
	discouraged,
	type Form,
	isExcluded,
	isFull,
	minutesOf,
	mostPlayers,
	newForm,
	presetOf,
	replanned,
	rulesOf,
	tilesOf,
	wishOf,
	withAnother,
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
		{ name: 'tiny-city', takes: 'choice', answers: [4, 2], with: [], default: null },
		{
			name: 'count-moves',
			takes: 'choice',
			answers: ['by-player', 'clockwise'],
			with: ['count'],
			default: { without: 'by-player', with: 'by-player' },
		},
		{
			name: 'fairy',
			takes: 'choice',
			answers: ['on-tile'],
			with: ['fairy', 'dragons'],
			default: null,
		},
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
			rulesOf({ ...newForm('red'), ...form }, choices).map((rule) => rule.name);
		expect(offered({})).toEqual(['tiny-city']);
		expect(offered({ sets: ['count'] })).toEqual(['tiny-city', 'count-moves']);
		expect(offered({ elements: { fairy: true } })).toEqual(['tiny-city', 'fairy']);
		expect(offered({ elements: { fairy: false } })).toEqual(['tiny-city']);
		expect(offered({ rules: { 'count-moves': 'clockwise' } })).toContain('count-moves');
	});
	it('knows the default of an element with the sets that are chosen', () => {
		const wagons: LineChoice = {
			name: 'wagons',
			takes: 'number',
			least: 0,
			most: 4,
			with: ['abbey-and-mayor'],
			default: { without: 0, with: 1 },
		};
		expect(defaultOf(wagons, ['tower'])).toBe(0);
		expect(defaultOf(wagons, ['tower', 'abbey-and-mayor'])).toBe(1);
		expect(defaultOf({ ...wagons, default: null }, [])).toBeNull();
	});
	it('gives the first seat the colour that the person likes', () => {
		expect(newForm('green').colours.slice(0, 3)).toEqual(['green', 'red', 'blue']);
	});
	it('seats as many as the sets allow', () => {
		expect(mostPlayers(choices, [])).toBe(5);
		expect(mostPlayers(choices, ['inns-and-cathedrals', 'count'])).toBe(6);
	});
	it('adds seats for computers, and seats the player once', () => {
		const seats = withAnother([{ who: 'me' }, { who: 'open' }]);
		expect(seats.map((seat) => seat.who)).toEqual(['me', 'open', 'computer']);
		expect(isFull(seats)).toBe(false);
		const moved = replanned(seats, 2, { who: 'me' });
		expect(moved.map((seat) => seat.who)).toEqual(['computer', 'open', 'me']);
		expect(replanned(seats, 1, { who: 'beside', name: 'Zoé' })[0]).toEqual({ who: 'me' });
	});
	it('counts the tiles, and half a minute for each', () => {
		expect(tilesOf(choices, [])).toBe(12);
		expect(tilesOf(choices, ['count', 'river-1'])).toBe(36);
		expect([72, 84, 226].map(minutesOf)).toEqual([35, 40, 115]);
	});
	it('finds the preset that was put together by hand', () => {
		const form = { ...newForm('red'), sets: ['inns-and-cathedrals'] };
		expect(presetOf(form, [classic])).toBe(classic);
		expect(presetOf(newForm('red'), [classic])).toBeUndefined();
	});
	it('becomes a wish that says only what is not usual', () => {
		expect(wishOf(newForm('red'), choices)).toEqual({
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
			{ ...newForm('red'), sets: ['count', 'river-2'], clock: 'total', minutes: 5, increment: 3 },
			choices,
		);
		expect(wish.setup).toMatchObject({ full: { 'allow-discouraged': true } });
		expect(wish.clock).toEqual({ kind: 'total', seconds: 300, increment: 3 });
	});
});
