import { beforeAll, expect, test } from 'vitest';
import { phrases } from '../phrases/phrases.svelte';
import { MOST, refusalOf } from './upload';

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
