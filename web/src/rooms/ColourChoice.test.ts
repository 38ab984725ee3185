import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PlayerColour } from '../generated/protocol';
import { phrases } from '../phrases/phrases.svelte';
import ColourChoice from './ColourChoice.svelte';

beforeAll(() => phrases.speak('en'));
afterEach(cleanup);

describe('the choice of a colour', () => {
	function show(choose: (colour: PlayerColour) => Promise<boolean>) {
		const props = { label: 'Colour of seat 1', colour: 'red', held: { pink: 'Zoé' } } as const;
		return render(ColourChoice, { ...props, choose });
	}
	/** The names of the radio buttons that are chosen. */
	function chosen(container: HTMLElement): string[] {
		const radios = container.querySelectorAll<HTMLInputElement>('input[type="radio"]');
		return [...radios].filter((radio) => radio.checked).map((radio) => radio.value);
	}

	it('is a group of radio buttons with names', () => {
		const { getByRole, getAllByRole, container } = show(async () => true);
		expect(getByRole('group', { name: 'Colour of seat 1' })).toBeTruthy();
		expect(getAllByRole('radio')).toHaveLength(6);
		expect(getByRole('radio', { name: 'Blue' })).toBeTruthy();
		expect(chosen(container)).toEqual(['red']);
	});
	it('says who has a colour that cannot be had', () => {
		const { getByRole } = show(async () => true);
		expect(getByRole('radio', { name: 'Pink: taken by Zoé' })).toHaveProperty('disabled', true);
	});
	it('asks for one colour at a time, and for the latest in the end', async () => {
		let answer = (_done: boolean) => {};
		const choose = vi.fn((_: PlayerColour) => new Promise<boolean>((done) => (answer = done)));
		const { getByRole, container } = show(choose);
		for (const name of ['Blue', 'Green', 'Yellow']) {
			await fireEvent.click(getByRole('radio', { name }));
		}
		expect(choose).toHaveBeenCalledExactlyOnceWith('blue');
		expect(chosen(container)).toEqual(['yellow']);
		answer(true);
		await vi.waitFor(() => expect(choose).toHaveBeenCalledTimes(2));
		expect(choose).toHaveBeenLastCalledWith('yellow');
		answer(true);
		await fireEvent.click(getByRole('radio', { name: 'Black' }));
		await vi.waitFor(() => expect(choose).toHaveBeenLastCalledWith('black'));
		answer(false);
		await vi.waitFor(() => expect(chosen(container)).toEqual(['red']));
	});
	it('shows the new colour at once, and the old one after a refusal', async () => {
		let answer = (_done: boolean) => {};
		const choose = vi.fn(() => new Promise<boolean>((done) => (answer = done)));
		const { getByRole, container } = show(choose);
		await fireEvent.click(getByRole('radio', { name: 'Blue' }));
		expect(choose).toHaveBeenCalledExactlyOnceWith('blue');
		expect(chosen(container)).toEqual(['blue']);
		answer(false);
		await vi.waitFor(() => expect(chosen(container)).toEqual(['red']));
	});
});
