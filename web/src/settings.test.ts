import { describe, expect, it } from 'vitest';
import { parseSettings, settings } from './settings.svelte';

const usual = {
	language: null,
	theme: 'auto',
	sound: true,
	confirm: true,
	motion: true,
	follow: true,
	pace: 'normal',
	coordinates: false,
	favourite: false,
};

describe('settings', () => {
	it.each([
		null,
		'',
		'{',
		'[]',
		'null',
		'7',
		'{"theme":"pink","sound":"loud","language":"de","pace":"warp"}',
	])('are as usual if the storage holds %j', (text) => {
		expect(parseSettings(text)).toEqual(usual);
	});
	it('keep what was chosen, in all windows', () => {
		settings.change({ theme: 'dark', language: 'ro', pace: 'fast' });
		expect(parseSettings(localStorage.getItem('bastide.settings'))).toMatchObject({
			theme: 'dark',
			language: 'ro',
			pace: 'fast',
		});
		const newValue = JSON.stringify({ ...usual, sound: false });
		dispatchEvent(new StorageEvent('storage', { key: 'bastide.settings', newValue }));
		expect([settings.theme, settings.sound]).toEqual(['auto', false]);
	});
});
