import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { phrases, t } from '../phrases/phrases.svelte';
import { LANGUAGES } from '../settings.svelte';
import { computerName, LEVELS, preferLevel, preferredLevel } from './levels';

describe('levels', () => {
	beforeAll(() => phrases.need('new-table'));
	afterEach(() => localStorage.clear());

	it.each(LANGUAGES)(
		'have a name, a word and a description of their own in %s',
		async (language) => {
			await phrases.speak(language);
			for (const say of [
				computerName,
				(level: string) => t(`level-${level}`),
				(level: string) => t(`about-level-${level}`),
			]) {
				const said = LEVELS.map(say);
				expect(new Set(said).size).toBe(LEVELS.length);
				expect(said.filter((text) => text === '' || text.includes('level-'))).toEqual([]);
			}
		},
	);
	it('are remembered by the browser', () => {
		expect(preferredLevel()).toBe('casual');
		preferLevel('skilled');
		expect(preferredLevel()).toBe('skilled');
		localStorage.setItem('bastide.level', 'genius');
		expect(preferredLevel()).toBe('casual');
	});
});
