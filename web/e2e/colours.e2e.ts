import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Visitor, visitor } from './people';
import { actByMouse, deciding, decision, preset, table } from './tables';

/** A phone of today. */
const PHONE = { width: 390, height: 844 };
/** The smallest target that a finger hits, in pixels. */
const FINGER = 44;

/** Béla sits down at a table whose host has the colour that he likes as well. */
async function bothLikeRed(phone = false): Promise<{ anna: Visitor; bela: Visitor; id: string }> {
	const anna = await visitor({ name: 'Anna' });
	const onPhone = phone && { size: PHONE, touch: true };
	const bela = await visitor({ name: 'Béla', favourite: true, ...onPhone });
	const id = await table(anna, preset('base'), ['me', 'open']);
	await anna.visit(`/table/${id}`);
	await bela.visit(`/table/${id}`);
	await bela.page.getByTestId('join').click();
	return { anna, bela, id };
}

/** The button that says the colour of one's seat and opens the choice. */
const opener = (page: Page, seat: number, colour: string) =>
	page.getByRole('button', { name: `Colour of seat ${seat}: ${colour}` });

/** What a finger or a mouse can press to choose a colour. */
const option = (page: Page, colour: string) =>
	page
		.getByTestId('colours')
		.locator('label')
		.filter({ has: page.locator(`[value="${colour}"]`) });

/** What the browser of somebody else says of a seat. */
const told = (page: Page, seat: number, colour: string) =>
	page.getByText(`Colour of seat ${seat}: ${colour}`, { exact: true });

/** The drawing of a piece on the board; what could be placed is no piece yet. */
const piece = (figure: string) =>
	`[data-testid="board"] image[href*="/api/art/pieces/${figure}.svg"]:not(.target *)`;

test('two who like the same colour get two, choose others by mouse and keys, and play with them', async () => {
	const { anna, bela } = await bothLikeRed();
	await bela.page.getByText('Red is taken: you play blue.').waitFor();
	await told(anna.page, 2, 'Blue').waitFor();
	await told(bela.page, 1, 'Red').waitFor();

	// By mouse. What somebody else has cannot be had.
	await opener(bela.page, 2, 'Blue').click();
	const group = bela.page.getByRole('group', { name: 'Colour of seat 2' });
	const taken = group.getByRole('radio', { name: 'Red: taken by Anna 1' });
	expect(await taken.isDisabled()).toBe(true);
	expect(await option(bela.page, 'red').innerText()).toBe('Anna 1');
	await option(bela.page, 'red').click({ force: true });
	expect(await group.getByRole('radio', { name: 'Blue' }).isChecked()).toBe(true);
	await bela.looksAccessible();
	await option(bela.page, 'pink').click();
	await told(anna.page, 2, 'Pink').waitFor();
	await opener(bela.page, 2, 'Pink').waitFor();

	// By keys alone: to the button, into the group, and along it as fast as somebody types.
	const { page } = anna;
	const button = opener(page, 1, 'Red');
	const focused = () => button.evaluate((one) => one === document.activeElement);
	for (let press = 0; press < 40 && !(await focused()); press += 1)
		await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
	await page.keyboard.press('Tab');
	for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowRight');
	await told(bela.page, 1, 'Black').waitFor();
	await opener(page, 1, 'Black').waitFor();
	const chosen = page.getByRole('radio', { name: 'Black' });
	await expect.poll(() => chosen.isChecked()).toBe(true);
	expect(await chosen.evaluate((radio) => radio === document.activeElement)).toBe(true);
	// Pink is passed over.
	await page.keyboard.press('ArrowRight');
	await told(bela.page, 1, 'Red').waitFor();
	await page.keyboard.press('ArrowLeft');
	await told(bela.page, 1, 'Black').waitFor();
	await expect.poll(() => option(bela.page, 'black').innerText()).toBe('Anna 1');

	await page.getByTestId('start-game').click();
	const pages = [anna.page, bela.page] as const;
	for (const [index, colour] of ['black', 'pink'].entries()) {
		for (const page of pages) {
			const card = page.locator(`.cards [data-seat="${index + 1}"]`);
			const ink = page.evaluate((colour) => {
				const probe = document.body.appendChild(document.createElement('i'));
				probe.style.color = `var(--player-${colour})`;
				const found = getComputedStyle(probe).color;
				probe.remove();
				return found;
			}, colour);
			// The seal and the followers in the supply.
			for (const part of ['circle', '.left path']) {
				const shape = card.locator(part).first();
				expect(await shape.evaluate((one) => getComputedStyle(one).fill)).toBe(await ink);
			}
		}
	}

	// Until a piece of each colour has stood on the board of both.
	const unseen = new Set(['black', 'pink']);
	let seq = 0;
	for (let turn = 0; turn < 24; turn += 1) {
		const who = pages[await deciding(pages, seq)] ?? page;
		seq = (await decision(who, seq)) as number;
		for (const colour of unseen) {
			const placed = piece(`follower-${colour}`);
			if ((await who.locator(placed).count()) === 0) continue;
			for (const page of pages) await page.locator(placed).first().waitFor();
			unseen.delete(colour);
		}
		if (unseen.size === 0) break;
		// Whoever may place somebody does.
		await actByMouse(who, 0);
	}
	expect([...unseen]).toEqual([]);
	for (const page of pages) {
		for (const colour of ['red', 'blue']) {
			expect(await page.locator(piece(`follower-${colour}`)).count()).toBe(0);
		}
	}
	await Promise.all([anna.leave(), bela.leave()]);
});

test('on a phone every colour can be hit with a finger', async () => {
	const { anna, bela } = await bothLikeRed(true);
	const { page } = bela;
	const button = opener(page, 2, 'Blue');
	await button.tap();
	const large = async (boxes: { width: number; height: number }[]) => {
		for (const { width, height } of boxes) {
			expect(Math.min(width, height)).toBeGreaterThanOrEqual(FINGER);
		}
	};
	const boxes = (selector: string) =>
		page.locator(selector).evaluateAll((all) =>
			all.map((one) => {
				const { width, height } = one.getBoundingClientRect();
				return { width, height };
			}),
		);
	const options = await boxes('[data-testid="colours"] label');
	expect(options).toHaveLength(6);
	await large(options);
	await large(await boxes('[aria-expanded="true"]'));
	await bela.fitsTheWindow();
	await bela.looksAccessible();
	await option(page, 'green').tap();
	await told(anna.page, 2, 'Green').waitFor();

	await bela.visit('/new');
	await page.getByTestId('seat').first().tap();
	await large(await boxes('[data-testid="colours"] label'));
	await bela.fitsTheWindow();
	await Promise.all([anna.leave(), bela.leave()]);
});
