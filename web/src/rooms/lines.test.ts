import { beforeAll, describe, expect, it } from 'vitest';
import type { GameLine } from '../generated/protocol';
import { phrases } from '../phrases/phrases.svelte';
import { clockInWords, freeSeats, outcome, playersInWords, unusual, whatIsPlayed } from './lines';

beforeAll(() => phrases.speak('en'));

const line: GameLine = {
	id: 'abc',
	status: 'finished',
	created: 0,
	ended: 1,
	now: null,
	game: 'carcassonne',
	sets: ['base', 'tower', 'count'],
	clock: { kind: 'total', seconds: 600, increment: 5 },
	seats: [
		{ name: 'Ann', colour: 'red', sitter: 'person', person: 'a' },
		{ name: 'Berta', colour: 'blue', sitter: 'computer', level: 'strong' },
		{ name: '', colour: 'green', sitter: 'empty' },
	],
	result: { reason: 'played', scores: [9, 5, 9], winners: [1, 3] },
};

describe('a table in a list', () => {
	it('says what is played, by whom, and with which clock', () => {
		expect(whatIsPlayed(line)).toBe('Carcassonne with The Tower and The Count of Carcassonne');
		expect(whatIsPlayed({ game: 'mayflower', sets: ['mayflower'] })).toBe('Mayflower');
		expect(playersInWords(line.seats)).toBe('Ann and Berta');
		expect(clockInWords(line.clock)).toBe('10 min + 5 s');
		expect(clockInWords({ kind: 'none' })).toBe('');
		expect(freeSeats(line)).toBe(1);
	});
	it('says how it ended for me', () => {
		expect(outcome(line, 'a')).toBe('shared');
		expect(outcome(line, 'b')).toBeNull();
		const ended = (winners: number[]) => ({
			...line,
			result: { reason: 'played' as const, scores: [], winners },
		});
		expect(outcome(ended([1]), 'a')).toBe('won');
		expect(outcome(ended([2]), 'a')).toBe('lost');
		expect(outcome({ ...line, result: null }, 'a')).toBeNull();
	});
	it('says what is not as usual', () => {
		const setup = { game: 'carcassonne' as const, players: [] };
		expect(unusual(setup)).toEqual([]);
		expect(
			unusual({
				...setup,
				rules: { 'king-and-robber-scoring': '10/20', 'tiny-city': 2 },
				elements: { followers: 5, farmers: false },
			}),
		).toEqual([
			'King and Robber Baron: 10 points for one, 20 for both',
			'Tiny cities: 1 point per tile and shield, as in early editions',
			'Followers: 5',
			'Farmers: no',
		]);
	});
});
