import { beforeAll, expect, test } from 'vitest';
import { Refusal } from '../api/client';
import { phrases } from '../phrases/phrases.svelte';
import { failureOf, MOST, refusalOf, toldOf } from './upload';

beforeAll(async () => {
	await phrases.speak('en');
	await phrases.need('explore');
});

test('only games of a reasonable size are sent', () => {
	expect(refusalOf({ name: 'Game.BASTIDE', size: 10 })).toBeNull();
	expect(refusalOf({ name: 'saved.jcz', size: MOST })).toBeNull();
	expect(refusalOf({ name: 'holiday.jpg', size: 10 })?.sentence).toContain('.jcz');
	expect(refusalOf({ name: 'a.jcz', size: MOST + 1 })?.sentence).toContain('large');
});

test('a refused file is told with line, part, reason and rule in the language of the player', async () => {
	const fault = { reason: 'not-allowed', about: 'place 9,9 turn 0', line: 12, part: 'actions' };
	const refused = new Refusal('bad-record', 'line 12: …', 'BAS-21', null, fault);
	expect(failureOf(refused)).toEqual({
		sentence: 'Line 12 (moves): The rules don’t allow the move “place 9,9 turn 0”. Rule BAS-21.',
		detail: null,
	});
	await phrases.speak('hu');
	expect(failureOf(refused).sentence).toContain('12. sor (lépések)');
	const picture = new Refusal('bad-record', '', null, null, { reason: 'no-game', line: 7 });
	expect(failureOf(picture).sentence).not.toContain('7');
	await phrases.speak('en');
	const setup = new Refusal('bad-record', 'two rivers', null, null, { reason: 'setup', line: 4 });
	expect(failureOf(setup).detail).toBe('two rivers');
	const unheard = new Refusal('bad-record', 'why', null, null, { reason: 'unheard-of' });
	expect(failureOf(unheard)).toEqual({
		sentence: 'This file holds no game that can be replayed.',
		detail: 'why',
	});
	expect(failureOf(new Refusal('too-large', 'x')).sentence).toContain('1 MB');
});

test('what was changed in a file is told in the language of the player', async () => {
	const warnings = ['the rule "x" is left out', 'the element "y" is left out'];
	expect(toldOf(warnings)).toEqual(warnings);
	await phrases.speak('ro');
	expect(toldOf(warnings)).toEqual([expect.stringContaining('Bastide nu cunoaște')]);
	expect(toldOf([])).toEqual([]);
	await phrases.speak('en');
});
