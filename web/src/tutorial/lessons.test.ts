import { expect, test } from 'vitest';
import { lessonsOf } from './lessons';
import { parseSeen } from './seen.svelte';

test('a table has the lessons of its game and of its expansions', () => {
	expect(lessonsOf({ game: 'carcassonne' })).toEqual(['base-game']);
	expect(lessonsOf({ game: 'carcassonne', sets: { base: 1, tower: 1, 'river-1': 1 } })).toEqual([
		'base-game',
		'tower',
		'river-2',
	]);
	expect(lessonsOf({ game: 'carcassonne', elements: { abbots: 1 } })).toEqual([
		'base-game',
		'abbot',
	]);
	expect(lessonsOf({ game: 'carcassonne', elements: { phantoms: 1 } })).toEqual([
		'base-game',
		'phantom',
	]);
	expect(lessonsOf({ game: 'mayflower', sets: { mayflower: 1 } })).toEqual(['mayflower']);
});

test('whatever else is in the storage counts as no lesson', () => {
	expect(parseSeen('["tower", 3]')).toEqual(['tower']);
	expect([null, '', '{', '{}', '7'].flatMap(parseSeen)).toEqual([]);
});
