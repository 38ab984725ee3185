import { cleanup, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Connection } from '../live/table.svelte';
import { phrases } from '../phrases/phrases.svelte';
import ConnectionBanner from './ConnectionBanner.svelte';

beforeAll(() => phrases.speak('en'));
beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

/** What the banner says after a while. */
function banner(connection: Connection) {
	const shown = render(ConnectionBanner, { connection });
	vi.advanceTimersByTime(1000);
	flushSync();
	return shown;
}

it('says nothing as long as all is well', () => {
	expect(banner('live').container.textContent?.trim()).toBe('');
	cleanup();
	expect(banner('connecting').container.textContent?.trim()).toBe('');
});

it('says that a lost connection comes back', () => {
	const { getByRole, queryByRole } = banner('lost');
	expect(getByRole('status').textContent).toContain('Reconnecting');
	expect(queryByRole('button')).toBeNull();
});

it('asks to reload a page that has reloaded in vain', () => {
	const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
	const { getByRole } = banner('outdated');
	expect(getByRole('status').textContent).toContain('out of date');
	getByRole('button', { name: 'Reload' }).click();
	expect(reload).toHaveBeenCalledOnce();
	reload.mockRestore();
});
