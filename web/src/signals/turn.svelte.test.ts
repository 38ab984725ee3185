import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { phrases } from '../phrases/phrases.svelte';
import { signalTurn } from './turn.svelte';

let turn = $state(false);
let stop: () => void;
const icon = document.createElement('link');
icon.rel = 'icon';
document.head.append(icon);

beforeEach(async () => {
	await phrases.speak('en');
	turn = false;
	icon.href = '/icon.svg';
	stop = $effect.root(() =>
		signalTurn({ turn: () => turn, name: () => 'Base game', table: () => 'a' }),
	);
	flushSync();
});
afterEach(() => stop());

it('names the turn in the title and marks the icon, and takes both back', () => {
	expect(document.title).toBe('Base game · Bastide');
	turn = true;
	flushSync();
	expect(document.title).toBe('Your turn · Base game · Bastide');
	expect(icon.getAttribute('href')).toBe('/icon-turn.svg');
	turn = false;
	flushSync();
	expect(document.title).toBe('Base game · Bastide');
	expect(icon.getAttribute('href')).toBe('/icon.svg');
});
it('leaves the title of the next page alone', () => {
	document.title = 'Settings · Bastide';
	stop();
	expect(document.title).toBe('Settings · Bastide');
});
it('notifies only a hidden page', async () => {
	const shown = vi.fn();
	vi.stubGlobal(
		'Notification',
		Object.assign(
			class {
				constructor(title: string) {
					shown(title);
				}
			},
			{ permission: 'default', requestPermission: async () => 'granted' },
		),
	);
	vi.resetModules();
	const { notifications } = await import('./notifications.svelte');
	expect(notifications.askable).toBe(true);
	await notifications.allow();
	expect(notifications.askable).toBe(false);
	notifications.show('Your turn', '', 'a');
	expect(shown).not.toHaveBeenCalled();
	const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
	notifications.show('Your turn', '', 'a');
	expect(shown).toHaveBeenCalledWith('Your turn');
	hidden.mockRestore();
	vi.unstubAllGlobals();
});
