import { describe, expect, it } from 'vitest';
import type { Position, Seating } from '../generated/protocol';
import { presenceOf } from './presence';

const person: Seating = { sitter: 'person', person: 'p1', colour: 'red', name: 'Anna' };
const other: Seating = { sitter: 'person', person: 'p2', colour: 'blue', name: 'Béla' };
const computer: Seating = { sitter: 'computer', level: 'strong', colour: 'green', name: 'Conrad' };
const info = { seats: [person, other, computer], here: [1, 2] };
const position = (acting: number | null, more: Partial<Position> = {}): Position => ({
	acting,
	phase: 'place-tile',
	players: [],
	tiles_left: 10,
	turn: 1,
	...more,
});
const kind = (at: Position, seat: number, seats: Parameters<typeof presenceOf>[0] = info) =>
	presenceOf(seats, at, seat, [1]).kind;

describe('the presence of a player', () => {
	it('says whose turn it is, the own turn most of all', () => {
		expect(kind(position(1), 1)).toBe('your-turn');
		expect(kind(position(2), 2)).toBe('thinking');
		expect(kind(position(2), 1)).toBe('online');
	});

	it('tells computers from people, thinking or not', () => {
		expect(kind(position(1), 3)).toBe('computer');
		expect(kind(position(3), 3)).toBe('thinking');
	});

	it('says who is away, even if it is their turn', () => {
		const alone = { ...info, here: [1] };
		expect(kind(position(1), 2, alone)).toBe('away');
		expect(kind(position(2), 2, alone)).toBe('away');
	});

	it('says for how long somebody has been away, from the first minute on', () => {
		const away = (seconds: number) => ({ ...info, here: [1], away_for: [null, seconds, null] });
		expect(presenceOf(away(30), position(1), 2, [1]).text).toBe('presence-away');
		expect(presenceOf(away(120), position(1), 2, [1]).text).toBe('presence-away-for');
	});

	it('says who has resigned', () => {
		expect(kind(position(2, { left: [2] }), 2)).toBe('resigned');
	});
});
