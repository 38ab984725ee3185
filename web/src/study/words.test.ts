import { beforeAll, expect, test } from 'vitest';
import { phrases } from '../phrases/phrases.svelte';
import { drawnBy, turnOf, wordsOf } from './words';

beforeAll(async () => {
	await phrases.speak('en');
	await phrases.need('explore');
});

test('a draw names its tile, and laying it how it lies', () => {
	expect([drawnBy('draw BA-U'), drawnBy('pass')]).toEqual(['BA-U', null]);
	expect([turnOf('place 1,-2 turn 3'), turnOf('follower road E')]).toEqual([3, null]);
});

test.each([
	['follower city N', 'follower in the city'],
	['follower castle', 'follower in the castle'],
	['dragon N', 'Dragon'],
	['count market', 'Count'],
	['ransom follower from 2', 'Ransom'],
	['pass', ''],
	['draw BA-D', ''],
	['wind 17', ''],
])('%s is said as "%s"', (action, words) => {
	expect(wordsOf(action)).toBe(words);
});
