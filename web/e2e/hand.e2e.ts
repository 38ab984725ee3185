/** The drawn tile is dragged from the dock onto the board, with a mouse and with a finger. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visitor } from './people';
import { decision, preset, settled, table } from './tables';

type Spot = { x: number; y: number };

async function middleOf(page: Page, selector: string): Promise<Spot> {
	const box = await page.locator(selector).first().boundingBox();
	if (!box) throw new Error(`${selector} is not there`);
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a mouse drags the tile to a space, and back to the dock', async () => {
	const anna = await visitor();
	const { page } = anna;
	const id = await table(anna, preset('base'), ['me', 'computer']);
	await anna.visit(`/table/${id}`);
	const seq = (await decision(page, 0)) as number;
	await settled(page);
	const hand = await middleOf(page, '.drawn');
	const space = await middleOf(page, '[data-space]');

	await page.mouse.move(hand.x, hand.y);
	await page.mouse.down();
	await page.mouse.move(hand.x + 60, hand.y - 90);
	await page.getByTestId('dragged').waitFor();
	await page.mouse.move(space.x + 5, space.y - 5);
	await page.locator('.ghost.selected').waitFor();
	expect(await page.getByTestId('dragged').count(), 'it lies in the space').toBe(0);
	await page.mouse.up();
	await page.locator('.ghost.laid').waitFor();

	// Taken up again and dropped beside the board, it is in the hand as before, and was not turned.
	const before = await page.locator('.drawn img').getAttribute('src');
	await page.mouse.move(hand.x, hand.y);
	await page.mouse.down();
	await page.mouse.move(hand.x + 40, hand.y + 8);
	await page.mouse.up();
	expect(await page.locator('.ghost.laid').count()).toBe(0);
	expect(await page.locator('.drawn img').getAttribute('src')).toBe(before);

	await page.mouse.move(hand.x, hand.y);
	await page.mouse.down();
	await page.mouse.move(space.x, space.y, { steps: 4 });
	await page.mouse.up();
	await page.locator('[data-confirm]').click();
	await decision(page, seq);
	await anna.leave();
});

test('a finger drags the tile, which floats above it, and lays it at once if moves are not confirmed', async () => {
	const anna = await visitor({ size: { width: 390, height: 844 }, touch: true, confirm: false });
	const { page, context } = anna;
	const id = await table(anna, preset('base'), ['me', 'computer']);
	await anna.visit(`/table/${id}`);
	const seq = (await decision(page, 0)) as number;
	await settled(page);
	const session = await context.newCDPSession(page);
	const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', spot?: Spot) =>
		session.send('Input.dispatchTouchEvent', { type, touchPoints: spot ? [spot] : [] });
	const hand = await middleOf(page, '.drawn');
	const space = await middleOf(page, '[data-space]');
	await touch('touchStart', hand);
	await touch('touchMove', { x: hand.x, y: hand.y - 200 });
	// Far to the left of the first tile there is nothing to snap to.
	await page.getByTestId('dragged').waitFor();
	expect((await middleOf(page, '[data-testid="dragged"]')).y).toBeLessThan(hand.y - 230);
	await touch('touchMove', { x: space.x, y: space.y + 60 });
	await page.locator('.ghost.selected').waitFor();
	await touch('touchEnd');
	await decision(page, seq);
	await anna.leave();
});
