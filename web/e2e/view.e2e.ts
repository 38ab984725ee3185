/** The view of the board: calm, never too small, and everything out of sight is found. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visitor } from './people';
import { actByMouse, bends, decision, play, preset, settled, table } from './tables';

const LAPTOP = { width: 1280, height: 720 };
const PORTRAIT = { width: 390, height: 844 };

/** Notes every scale of the board from now on; returns how to read them, as pixels a tile. */
async function noteScales(page: Page): Promise<() => Promise<number[]>> {
	await page.evaluate(() => {
		const sizes: number[] = [];
		const note = () => {
			const land = document.querySelector<HTMLElement>('.land');
			const size = 100 * Number(/scale\(([\d.]+)\)/.exec(land?.style.transform ?? '')?.[1] ?? 0);
			if (size > 0 && sizes.at(-1) !== size) sizes.push(size);
		};
		note();
		const board = document.querySelector('[data-testid="board"]');
		if (board) new MutationObserver(note).observe(board, { attributes: true, subtree: true });
		Object.assign(globalThis, { sizes });
	});
	return () => page.evaluate(() => (globalThis as unknown as { sizes: number[] }).sizes);
}

test.each([
	{ name: 'a laptop', size: LAPTOP, usual: 96, least: 64, touch: false },
	{ name: 'a phone', size: PORTRAIT, usual: 72, least: 56, touch: true },
])(
	'40 turns on $name change the scale three times at most, and no tile becomes too small',
	async ({ size, usual, least, touch }) => {
		const anna = await visitor({ size, touch });
		const { page } = anna;
		const id = await table(anna, preset('base'), ['me', 'computer']);
		await anna.visit(`/table/${id}`);
		await decision(page, 0);
		const scales = await noteScales(page);
		const tiles = page.locator('.tile');
		while ((await tiles.count()) <= 40) await play(page, actByMouse, 1);
		const seen = await scales();
		expect(seen[0]).toBeCloseTo(usual, 3);
		expect(seen.length - 1).toBeLessThanOrEqual(3);
		expect(Math.min(...seen)).toBeGreaterThanOrEqual(least);
		expect(await page.getByTestId('minimap').count(), 'the landscape exceeds the view').toBe(1);
		await anna.leave();
	},
);

/** How many spaces for the tile have their middle on the board where nothing covers it. */
function spacesInSight(page: Page): Promise<number> {
	return page.locator('[data-space]').evaluateAll((spaces) => {
		const board = document.querySelector('[data-testid="board"]')?.getBoundingClientRect();
		return spaces.filter((space) => {
			const { left, top, width, height } = space.getBoundingClientRect();
			const [x, y] = [left + width / 2, top + height / 2];
			return board && x > board.left && x < board.right && y > board.top && y < board.bottom;
		}).length;
	});
}

async function drag(page: Page, dx: number, dy: number) {
	const box = await page.getByTestId('board').boundingBox();
	if (!box) throw new Error('there is no board');
	// In the upper left nothing lies yet.
	const [x, y] = [box.x + 0.3 * box.width, box.y + 0.2 * box.height];
	await page.mouse.move(x, y);
	await page.mouse.down();
	await page.mouse.move(x + dx / 2, y + dy / 2);
	await page.mouse.move(x + dx, y + dy);
	await page.mouse.up();
}

const transform = (page: Page) =>
	page.locator('.land').evaluate((land) => (land as HTMLElement).style.transform);

test('arrows at the edges count the spaces out of sight and lead there, and the minimap, too', async () => {
	const anna = await visitor({ size: LAPTOP });
	const { page } = anna;
	const id = await table(anna, preset('base'), ['me', 'me']);
	await anna.visit(`/table/${id}`);
	await decision(page, 0);
	const arrows = page.locator('[data-edge]');
	const map = page.getByTestId('minimap');
	const all = await page.locator('[data-space]').count();
	expect(all).toBeGreaterThan(0);
	expect(await spacesInSight(page)).toBe(all);
	expect([await arrows.count(), await map.count()]).toEqual([0, 0]);

	await drag(page, 600, 0);
	await drag(page, 600, 0);
	expect(await spacesInSight(page)).toBe(0);
	await expect.poll(() => arrows.count()).toBe(1);
	expect(await arrows.getAttribute('data-edge')).toBe('right');
	expect(await arrows.getAttribute('data-count')).toBe(String(all));
	const box = await arrows.boundingBox();
	expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
	await map.waitFor();
	await anna.looksAccessible();

	await arrows.click();
	await expect.poll(() => spacesInSight(page)).toBeGreaterThan(0);
	await expect
		.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-testid')))
		.toBe('board');

	await drag(page, -600, 0);
	await drag(page, -600, 0);
	const [frame] = await Promise.all([transform(page), map.waitFor()]);
	await map.click();
	expect(await transform(page)).not.toBe(frame);
	await anna.leave();
});

test('F and a double press show the whole board, and go back', async () => {
	const anna = await visitor({ size: PORTRAIT });
	const { page } = anna;
	const id = await table(anna, preset('base'), ['me', 'computer']);
	await anna.visit(`/table/${id}`);
	await play(page, actByMouse, 24);
	// While the lens is open it has all keys, so a tile has to be drawn.
	const drawn = page.locator('[data-testid="decision"][data-phase="place-tile"][data-seq]');
	const asked = page.locator('[data-testid="decision"][data-seq]');
	await asked.waitFor();
	while ((await drawn.count()) === 0) {
		await play(page, actByMouse, 1);
		await asked.waitFor();
	}
	await settled(page);
	const before = await transform(page);
	await page.keyboard.press('f');
	const whole = await transform(page);
	expect(whole).not.toBe(before);
	const outside = await page.locator('.tile').evaluateAll((tiles) => {
		const board = document.querySelector('[data-testid="board"]')?.getBoundingClientRect();
		return tiles.filter((tile) => {
			const { left, right, top, bottom } = tile.getBoundingClientRect();
			return (
				!board ||
				left < board.left ||
				right > board.right ||
				top < board.top ||
				bottom > board.bottom
			);
		}).length;
	});
	expect(outside).toBe(0);
	// However far away, pieces are still seen.
	const smallest = () =>
		page
			.locator('[data-figure]')
			.evaluateAll((all) =>
				Math.min(99, ...all.map((piece) => piece.getBoundingClientRect().height)),
			);
	await expect.poll(smallest).toBeGreaterThanOrEqual(17);
	await page.keyboard.press('f');
	expect(await transform(page)).toBe(before);

	const empty = await page.evaluate(() => {
		const board = document.querySelector('[data-testid="board"]')?.getBoundingClientRect();
		const taken = [...document.querySelectorAll('.tile, .ghost, [data-edge]')].map((one) =>
			one.getBoundingClientRect(),
		);
		for (let y = board?.top ?? 0; y < (board?.bottom ?? 0); y += 10) {
			for (let x = 20; x < (board?.right ?? 0) - 20; x += 10) {
				const near = ({ left, right, top, bottom }: DOMRect) =>
					x > left - 9 && x < right + 9 && y > top - 9 && y < bottom + 9;
				if (y > (board?.top ?? 0) + 9 && !taken.some(near)) return { x, y };
			}
		}
		return null;
	});
	if (!empty) throw new Error('there is no empty ground');
	await page.mouse.dblclick(empty.x, empty.y);
	expect(await transform(page)).toBe(whole);
	await anna.leave();
});

test('arrow keys go from space to space, and Enter lays the tile there', async () => {
	const anna = await visitor({ size: LAPTOP, confirm: false });
	const { page } = anna;
	// Every tile of this game has several spaces.
	const id = await table(anna, bends(), ['me', 'me']);
	await anna.visit(`/table/${id}`);
	const seq = (await decision(page, 0)) as number;
	await page.getByTestId('board').focus();
	await page.keyboard.press('ArrowRight');
	const selected = page.locator('.ghost.selected');
	await expect.poll(() => selected.count()).toBe(1);
	const first = await selected.getAttribute('data-space');
	const said = page.getByTestId('cursor');
	await expect.poll(() => said.innerText()).toMatch(/^\d+ of \d+/);
	for (const key of ['ArrowLeft', 'ArrowDown', 'ArrowUp', 'ArrowRight']) {
		await page.keyboard.press(key);
		if ((await selected.getAttribute('data-space')) !== first) break;
	}
	expect(await selected.getAttribute('data-space')).not.toBe(first);
	const moved = await transform(page);
	await page.keyboard.press('Shift+ArrowLeft');
	expect(await transform(page)).not.toBe(moved);
	await page.keyboard.press('Enter');
	expect(await decision(page, seq)).toBeGreaterThan(seq);
	const focus = () => page.evaluate(() => document.activeElement?.getAttribute('data-testid'));
	expect(await focus()).toBe('board');
	await anna.leave();
});
