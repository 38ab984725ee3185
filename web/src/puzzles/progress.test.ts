import { describe, expect, test } from 'vitest';
import type { PuzzleLine } from '../generated/protocol';
import { after, BEGINNER, matching, nextPuzzle, parseProgress, valuesOf } from './progress';

const puzzle = (id: string, difficulty: number, theme = 'block-city'): PuzzleLine => ({
	id,
	difficulty,
	theme,
	game: difficulty > 4 ? 'mayflower' : 'carcassonne',
	sets: [],
});
const PUZZLES = [puzzle('a', 1), puzzle('b', 2), puzzle('c', 3, 'land'), puzzle('d', 5)];

describe('the staircase', () => {
	test('goes up after two solutions in a row', () => {
		const one = after(BEGINNER, 'a', true);
		const two = after(one, 'b', true);
		expect([one.level, two.level, two.run, two.streak]).toEqual([2, 3, 0, 2]);
	});
	test('goes down after a failure, which ends the streak but not the record', () => {
		const failed = after({ ...BEGINNER, level: 4, run: 1, streak: 7, best: 9 }, 'a', false);
		expect(failed).toMatchObject({ level: 3, run: 0, streak: 0, best: 9, solved: [] });
	});
	test('stays between the easiest and the hardest', () => {
		expect(after({ ...BEGINNER, level: 1 }, 'a', false).level).toBe(1);
		expect(after({ ...BEGINNER, level: 6, run: 1 }, 'a', true).level).toBe(6);
	});
	test('remembers a puzzle once', () => {
		expect(after(after(BEGINNER, 'a', true), 'a', true).solved).toEqual(['a']);
	});
});

test('the next puzzle is a new one near the level', () => {
	expect(nextPuzzle(PUZZLES, { ...BEGINNER, level: 2 }, null, 0)?.id).toBe('b');
	expect(nextPuzzle(PUZZLES, { ...BEGINNER, level: 2, solved: ['b'] }, null, 0.9)?.id).toBe('c');
	expect(nextPuzzle(PUZZLES, { ...BEGINNER, level: 6 }, 'd', 0)?.id).toBe('c');
	const all = PUZZLES.map(({ id }) => id);
	expect(nextPuzzle(PUZZLES, { ...BEGINNER, level: 1, solved: all }, 'a', 0)?.id).toBe('b');
	expect(nextPuzzle([], BEGINNER, null, 0)).toBeNull();
});

test('games and themes narrow the choice', () => {
	const ids = (game: string | null, theme: string | null) =>
		matching(PUZZLES, { game, theme }).map(({ id }) => id);
	expect(ids('carcassonne', null)).toEqual(['a', 'b', 'c']);
	expect(ids(null, 'land')).toEqual(['c']);
	expect(valuesOf(PUZZLES, 'theme')).toEqual(['block-city', 'land']);
});

test('what is not understood in the storage is as at the beginning', () => {
	expect([null, '', '{', '7', '{"level":"high","solved":3}'].map(parseProgress)).toEqual(
		Array.from({ length: 5 }, () => BEGINNER),
	);
	expect(parseProgress('{"level":99,"streak":5,"best":2,"solved":["a",1]}')).toEqual({
		level: 6,
		run: 0,
		streak: 5,
		best: 5,
		solved: ['a'],
	});
});
