/** Choosing a piece: targets for fingers on every screen, whatever the question is. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Visitor, visitor } from './people';
import { actByMouse, decision, play, preset, settled, table } from './tables';

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1280, height: 720 };

/** Plays until a follower can be placed. */
async function toFollower(person: Visitor): Promise<void> {
	const { page } = person;
	const id = await table(person, preset('base'), ['me', 'me']);
	await person.visit(`/table/${id}`);
	await decision(page, 0);
	await actByMouse(page, 0);
	await page.getByTestId('lens').waitFor();
	await settled(page);
}

/** The smallest side of all targets, how many pairs overlap, and how many there are. */
async function targetsOn(page: Page, selector: string) {
	return page.evaluate((selector) => {
		const boxes = [...document.querySelectorAll(selector)].map((one) =>
			one.getBoundingClientRect(),
		);
		const apart = (a: DOMRect, b: DOMRect) =>
			a.right <= b.left + 0.5 ||
			b.right <= a.left + 0.5 ||
			a.bottom <= b.top + 0.5 ||
			b.bottom <= a.top + 0.5;
		const pairs = boxes.flatMap((a, index) => boxes.slice(index + 1).map((b) => apart(a, b)));
		return {
			count: boxes.length,
			smallest: Math.min(44, ...boxes.flatMap(({ width, height }) => [width, height])),
			overlaps: pairs.filter((clear) => !clear).length,
		};
	}, selector);
}

for (const [name, size] of [
	['a phone', PHONE],
	['a laptop', LAPTOP],
] as const) {
	test(`on ${name} the laid tile is enlarged, with targets for fingers`, async () => {
		const anna = await visitor({ size });
		const { page } = anna;
		await toFollower(anna);
		for (const selector of ['[data-testid="lens"] .target', '[data-lens-row]']) {
			const { count, ...found } = await targetsOn(page, selector);
			expect(count, selector).toBeGreaterThan(0);
			expect(found, selector).toEqual({ smallest: 44, overlaps: 0 });
		}
		const side = await page.getByTestId('lens-tile').getAttribute('data-side');
		expect(Number(side)).toBeGreaterThanOrEqual(220);
		const lens = await page.getByTestId('lens').boundingBox();
		const board = await page.getByTestId('board').boundingBox();
		expect(lens && board && lens.x >= board.x && lens.y >= board.y).toBe(true);
		await anna.looksAccessible();
		await anna.leave();
	});
}

test('keys choose in the lens, leave it, come back and skip', async () => {
	const anna = await visitor({ size: LAPTOP });
	const { page } = anna;
	await toFollower(anna);
	const lens = page.getByTestId('lens');
	const rows = page.locator('[data-lens-row]');
	expect(await rows.first().innerText()).toMatch(/Knight|Highwayman|Monk|Farmer/);

	await page.keyboard.press('Escape');
	await lens.waitFor({ state: 'detached' });
	await page.locator('.return').click();
	await lens.waitFor();

	await page.keyboard.press('ArrowDown');
	expect(await rows.first().evaluate((row) => row === document.activeElement)).toBe(true);
	await page.locator('[data-testid="board"] .region').first().waitFor({ state: 'attached' });

	await page.keyboard.press('1');
	await page.locator('[data-confirm]').waitFor();
	expect(await rows.first().getAttribute('aria-pressed')).toBe('true');

	await page.keyboard.press('s');
	await lens.waitFor({ state: 'detached' });
	await page.locator('.ghost').first().waitFor();
	await anna.leave();
});

test('without confirmation one tap in the lens places the follower', async () => {
	const anna = await visitor({ size: PHONE, touch: true, confirm: false });
	const { page } = anna;
	const id = await table(anna, preset('base'), ['me', 'me']);
	await anna.visit(`/table/${id}`);
	const before = (await decision(page, 0)) as number;
	const ghost = page.locator('.ghost').first();
	const box = await ghost.boundingBox();
	if (!box) throw new Error('no space is in sight');
	const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
	await page.touchscreen.tap(...middle);
	await page.waitForTimeout(100);
	await page.touchscreen.tap(...middle);
	const seq = (await decision(page, before)) as number;
	await page.locator('[data-testid="lens"] .target').first().tap();
	expect(await decision(page, seq)).toBeGreaterThan(seq);
	await anna.leave();
});

test('in a game with the big expansions no two targets overlap, whatever is asked', async () => {
	const anna = await visitor({ size: LAPTOP });
	const { page } = anna;
	const id = await table(anna, preset('big-box-5'), ['me', 'me']);
	await anna.visit(`/table/${id}`);
	let asked = 0;
	const look = async (page: Page, turn: number) => {
		await settled(page);
		for (const selector of [
			'[data-testid="lens"] .target',
			'.target:not([data-testid="lens"] *)',
		]) {
			const { count, ...found } = await targetsOn(page, selector);
			asked += count > 0 ? 1 : 0;
			expect(found).toEqual({ smallest: 44, overlaps: 0 });
		}
		await actByMouse(page, turn);
	};
	await play(page, look, 80);
	expect(asked).toBeGreaterThan(10);
	await anna.leave();
});
