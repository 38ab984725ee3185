import { beforeAll, describe, expect, it } from 'vitest';
import type { Seating, TableInfo } from '../generated/protocol';
import { phrases } from '../phrases/phrases.svelte';
import { nameOf, namesOf } from './names';

const person = (name: string): Seating => ({ sitter: 'person', person: 'a', name, colour: 'red' });
const computer = (name: string): Seating => ({
	sitter: 'computer',
	level: 'casual',
	name,
	colour: 'pink',
});

function table(status: TableInfo['status'], seats: Seating[], players: string[]): TableInfo {
	return { status, seats, setup: { game: 'carcassonne', players } } as unknown as TableInfo;
}

describe('names', () => {
	beforeAll(() => phrases.speak('hu'));

	it('of computers whom nobody named are said in the language of the reader', () => {
		expect(nameOf(computer('Computer'))).toBe('Gép');
		expect(nameOf(computer('Berta'))).toBe('Berta');
		expect(nameOf(person('Computer'))).toBe('Computer');
	});

	it('of deleted people are said in the language of the reader', () => {
		expect(nameOf(person('Deleted player'))).toBe('Törölt játékos');
		expect(nameOf(person('Deleted player (2)'))).toBe('Törölt játékos (2)');
		expect(nameOf(person('Deleted players'))).toBe('Deleted players');
	});

	it('tell the players of a game apart, as the log does', () => {
		const seats = [computer('Computer'), computer('Computer'), person('Anna')];
		const players = ['Computer', 'Computer (2)', 'Anna'];
		expect(namesOf(table('running', seats, players))).toEqual(['Gép', 'Gép (2)', 'Anna']);
	});

	it('of a table that waits are those of its seats', () => {
		const seats = [person('Anna'), { ...person(''), sitter: 'empty' } as Seating];
		const names = namesOf(table('waiting', seats, ['Player 1', 'Player 2']));
		expect(names[0]).toBe('Anna');
		expect(names[1]).not.toBe('Player 2');
	});
});
