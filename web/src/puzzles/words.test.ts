import { beforeAll, expect, test } from 'vitest';
import { phrases } from '../phrases/phrases.svelte';
import { partsOf, themeName } from './words';

beforeAll(async () => {
	await phrases.speak('en');
	await phrases.need('explore');
});

test('a theme is an idea, and the feature that it is about', () => {
	expect(partsOf('steal-city')).toEqual({ idea: 'steal', feature: 'city' });
	expect(partsOf('last-tiles')).toEqual({ idea: 'last-tiles', feature: 'none' });
	expect(partsOf('place-barn')).toEqual({ idea: 'place-barn', feature: 'none' });
});

test.each([
	['steal-city', 'Steal the city'],
	['last-tiles', 'The last tiles'],
	['move-dragon', 'The dragon'],
	['nothing-known', 'A good move'],
])('%s is called "%s"', (theme, name) => {
	expect(themeName(theme)).toBe(name);
});
