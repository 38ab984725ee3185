import { describe, expect, it } from 'vitest';
import type { GameChoices, LineChoice } from '../generated/protocol';
import { answersOf, groupsOf } from './options';
import { newForm } from './setup';

const number = (name: string, sets: string[] = []): LineChoice => ({
	name,
	takes: 'number',
	least: 0,
	most: 3,
	default: { without: 0, with: 1 },
	with: sets,
});
const switchOf = (name: string, set: string): LineChoice => ({
	name,
	takes: 'switch',
	default: { without: false, with: true },
	with: [set],
});
const river = switchOf('river', 'river-2');
const dragon = switchOf('dragon', 'princess-and-dragon');
const moves: LineChoice = {
	name: 'dragon-moves',
	takes: 'choice',
	answers: ['before-scoring', 'after-scoring'],
	default: null,
	with: ['dragon', 'princess-and-dragon'],
};
const set = (name: string) => ({ name, tiles: 1, most_players: 5 });
const choices: GameChoices = {
	game: 'carcassonne',
	most_players: 5,
	sets: [set('base'), set('inns-and-cathedrals'), set('princess-and-dragon'), set('river-2')],
	excluded: [],
	discouraged: [],
	elements: [number('followers'), number('big-followers', ['inns-and-cathedrals']), dragon, river],
	rules: [{ name: 'tiny-city', takes: 'choice', answers: [4, 2], default: null, with: [] }, moves],
};

function grouped(sets: string[], elements = {}) {
	const groups = groupsOf({ ...newForm('red'), sets, elements }, choices);
	return groups.map(({ set, options }) => [set, ...options.map(({ line }) => line.name)]);
}

describe('the options of a table', () => {
	it('come grouped by the expansions in the game', () => {
		expect(grouped([])).toEqual([
			['base', 'followers', 'tiny-city'],
			[null, 'big-followers', 'dragon', 'river'],
		]);
		expect(grouped(['princess-and-dragon'])).toEqual([
			['base', 'followers', 'tiny-city'],
			['princess-and-dragon', 'dragon', 'dragon-moves'],
			[null, 'big-followers', 'river'],
		]);
		expect(grouped(['river-2'])[1]).toEqual(['river-2', 'river']);
		expect(grouped([], { dragon: true }).at(-1)).toEqual([
			null,
			'big-followers',
			'dragon',
			'river',
			'dragon-moves',
		]);
	});
	it('list all their answers', () => {
		expect(answersOf(number('followers'))).toEqual([0, 1, 2, 3]);
		expect(answersOf(dragon)).toEqual([true, false]);
	});
});
