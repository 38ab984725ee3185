import { describe, expect, it } from 'vitest';
import { advise, hasUnsentText, PATIENCE, Reloads } from './version';

const quiet = { reloaded: false, pending: false, writing: false, known: 0 };

describe('a page of another version', () => {
	it('reloads at once if nothing would be lost', () => {
		expect(advise(quiet)).toBe('reload');
	});
	it('waits for the answer to what was sent, but not for ever', () => {
		expect(advise({ ...quiet, pending: true, known: PATIENCE - 1 })).toBe('wait');
		expect(advise({ ...quiet, pending: true, known: PATIENCE })).toBe('reload');
	});
	it('keeps unsent text for as long as it is there', () => {
		expect(advise({ ...quiet, writing: true, known: 100 * PATIENCE })).toBe('wait');
	});
	it('leaves it to the person if a reload did not help', () => {
		expect(advise({ ...quiet, reloaded: true })).toBe('ask');
		expect(advise({ reloaded: true, pending: true, writing: true, known: 0 })).toBe('ask');
	});
});

describe('unsent text', () => {
	function page(html: string): HTMLElement {
		const page = document.createElement('div');
		page.innerHTML = html;
		return page;
	}
	it('is what stands in a field for text', () => {
		expect(hasUnsentText(page('<input value="hello">'))).toBe(true);
		expect(hasUnsentText(page('<textarea>hello</textarea>'))).toBe(true);
	});
	it('is not what the page itself put there', () => {
		expect(hasUnsentText(page('<input readonly value="https://"><input value=" ">'))).toBe(false);
		expect(hasUnsentText(page('<input type="range" value="3">'))).toBe(false);
	});
});

describe('the reloads of a tab', () => {
	function memory(): () => Pick<Storage, 'getItem' | 'setItem'> {
		const kept = new Map<string, string>();
		return () => ({
			getItem: (key) => kept.get(key) ?? null,
			setItem: (key, value) => void kept.set(key, value),
		});
	}
	it('happen once for each pair of versions', () => {
		const storage = memory();
		expect(new Reloads(storage).has(1, 2)).toBe(false);
		expect(new Reloads(storage).add(1, 2)).toBe(true);
		expect(new Reloads(storage).add(1, null)).toBe(true);
		const reloads = new Reloads(storage);
		expect([reloads.has(1, 2), reloads.has(1, null)]).toEqual([true, true]);
		expect([reloads.has(1, 12), reloads.has(2, 1), reloads.has(2, 3)]).toEqual([
			false,
			false,
			false,
		]);
	});
	it('never happen where they cannot be remembered', () => {
		const reloads = new Reloads(() => {
			throw new DOMException('denied', 'SecurityError');
		});
		expect(reloads.has(1, 2)).toBe(true);
		expect(reloads.add(1, 2)).toBe(false);
	});
});
