import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Person, TableInfo } from '../src/generated/protocol';
import { type Visitor, visitor } from './people';
import { decision, preset, table } from './tables';

const LAPTOP = { width: 1280, height: 720 };
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** How much higher the page is than the window. */
const overflow = (page: Page) =>
	page.evaluate(() => document.documentElement.scrollHeight - innerHeight);

const question = (page: Page) => page.getByTestId('name-question');

async function me(person: Visitor): Promise<Person> {
	return person.api<Person>('GET', '/me');
}

test.each([LAPTOP, DESKTOP])(
	'the form for a new table fits $width×$height without scrolling',
	async (size) => {
		for (const language of ['en', 'hu', 'ro']) {
			const anna = await visitor({ size, language });
			await anna.visit('/new');
			await anna.page.getByTestId('open-table').waitFor();
			expect(await overflow(anna.page), language).toBeLessThanOrEqual(0);
			await anna.fitsTheWindow();
			await anna.leave();
		}
	},
);

test('on a phone the button for a new table is always in sight', async () => {
	const anna = await visitor({ size: PHONE, touch: true });
	const { page } = anna;
	await anna.visit('/new');
	const button = page.getByTestId('open-table');
	await button.waitFor();
	for (const share of [0, 0.5, 1]) {
		await page.evaluate(
			(share) => scrollTo(0, share * document.documentElement.scrollHeight),
			share,
		);
		const box = await button.boundingBox();
		expect(box?.y).toBeGreaterThan(0);
		expect((box?.y ?? PHONE.height) + (box?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
	}
	await anna.leave();
});

test('every option names its default, and a changed one can be reset', async () => {
	const anna = await visitor();
	const { page } = anna;
	await anna.visit('/new');
	await page.getByTestId('change-rules').click();
	const dialog = page.locator('dialog[open]');
	const lines = dialog.locator('.line');
	const defaults = await dialog.locator('.default').allTextContents();
	expect(defaults.length).toBe(await lines.count());
	for (const text of defaults) expect(text.trim()).toMatch(/^Default(: \S| \(by)/);
	const first = lines.first();
	await first.locator('select').selectOption({ index: 0 });
	expect(await dialog.locator('.line.changed').count()).toBe(1);
	await anna.looksAccessible();
	await first.getByRole('button').click();
	expect(await dialog.locator('.line.changed').count()).toBe(0);
	await anna.leave();
});

test('seats are added, planned and opened with a link', async () => {
	const anna = await visitor();
	const { page } = anna;
	await anna.visit('/new');
	await page.getByTestId('add-player').click();
	await page.locator('dialog[open] input[value="open"]').check({ force: true });
	await anna.looksAccessible();
	await page.keyboard.press('Escape');
	const planned = () =>
		page.getByTestId('seat').evaluateAll((all) => all.map((seat) => seat.getAttribute('data-who')));
	expect(await planned()).toEqual(['me', 'computer', 'open']);
	await page.getByTestId('open-table').click();
	await page.waitForURL(/\/table\//);
	await page.getByTestId('start-game').waitFor();
	const id = page.url().split('/').at(-1);
	const { seats } = await anna.api<TableInfo>('GET', `/tables/${id}`);
	expect(seats.map(({ sitter }) => sitter)).toEqual(['person', 'computer', 'empty']);
	await anna.leave();
});

test('a newcomer is asked for a name once, and one tap accepts the suggestion', async () => {
	const zoe = await visitor({ newcomer: true, size: PHONE, touch: true });
	const { page } = zoe;
	const play = page.locator('.actions button').first();
	await play.tap();
	await question(page).waitFor();
	await zoe.looksAccessible();
	// Closing it does nothing.
	await page.keyboard.press('Escape');
	await question(page).waitFor({ state: 'detached' });
	await play.tap();
	const suggestion = await question(page).locator('input').inputValue();
	expect(suggestion).not.toBe('');
	await question(page).locator('button[type="submit"]').tap();
	await decision(page, 0);
	expect((await me(zoe)).name).toBe(suggestion);

	await zoe.visit('/');
	await play.tap();
	await page.waitForURL(/\/table\//);
	await decision(page, 0);
	expect(await question(page).count()).toBe(0);
	await zoe.leave();
});

test('a player without a favourite gets a free colour without being told', async () => {
	const [anna, bela] = [await visitor({ name: 'Anna' }), await visitor({ name: 'Béla' })];
	const id = await table(anna, preset('base'), ['me', 'open']);
	await bela.visit(`/table/${id}`);
	await bela.page.getByTestId('join').click();
	const colours = async () => {
		const { seats } = await bela.api<TableInfo>('GET', `/tables/${id}`);
		return seats.filter(({ sitter }) => sitter === 'person').map(({ colour }) => colour);
	};
	await expect.poll(colours).toHaveLength(2);
	expect(new Set(await colours()).size).toBe(2);
	expect(await bela.page.locator('.toast').count()).toBe(0);
	await Promise.all([anna.leave(), bela.leave()]);
});

test('the start page and the header say where it is the player’s turn', async () => {
	const anna = await visitor();
	const { page } = anna;
	expect(await page.getByTestId('continue').count()).toBe(0);
	const id = await table(anna, preset('base'), ['me', 'me']);
	await anna.visit('/');
	await page.locator('header .badge').waitFor();
	expect(await page.locator('header .badge').innerText()).toBe('1');
	expect(await page.getByTestId('continue').getAttribute('href')).toBe(`/table/${id}`);
	await anna.visit('/games');
	await page.locator(`a[href="/table/${id}"]`).waitFor();
	await anna.looksAccessible();
	await anna.leave();
});
