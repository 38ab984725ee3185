/** How the table is arranged on every screen: shares of the window, nothing cut off, and a board that never jumps. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Visitor, visitor, WIDE } from './people';
import { SCENES } from './scenes';
import { actByKeys, decision, preset, table } from './tables';

type Size = { width: number; height: number };

const PHONES: Size[] = [
	{ width: 390, height: 844 },
	{ width: 320, height: 640 },
];
const LANDSCAPE: Size = { width: 844, height: 390 };
const LARGE: Size[] = [
	{ width: 820, height: 1180 },
	{ width: 1280, height: 720 },
	{ width: 1440, height: 900 },
	{ width: 2560, height: 1440 },
];

const six = ['me', 'computer', 'computer', 'computer', 'computer', 'computer'] as const;

/** A person at a table where it is their turn. */
async function seated(size: Size, name: string, sitters: readonly ('me' | 'computer')[]) {
	const anna = await visitor({ size });
	const id = await table(anna, preset(name, sitters.length), [...sitters]);
	await anna.visit(`/table/${id}`);
	await decision(anna.page, 0);
	return { anna, page: anna.page, id };
}

async function boxOf(page: Page, selector: string) {
	const box = await page.locator(selector).first().boundingBox();
	if (!box) throw new Error(`${selector} is not seen`);
	return box;
}

/** Which of these elements are cut off by the window or by something that scrolls. */
async function cutOff(page: Page, selector: string): Promise<string[]> {
	return page.locator(selector).evaluateAll((all) =>
		all
			.filter((element) => {
				const { left, right, top, bottom } = element.getBoundingClientRect();
				const outside = left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
				const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
				return outside || !middle || !(element.contains(middle) || middle.contains(element));
			})
			.map((element) => element.outerHTML.slice(0, 80)),
	);
}

test.each(PHONES)('a phone of $width × $height is mostly board', async (size) => {
	const { anna, page } = await seated(size, 'base', ['me', 'computer', 'computer']);
	const board = await boxOf(page, '[data-testid="board"]');
	expect(board.height / size.height).toBeGreaterThanOrEqual(0.62);
	expect(board.width).toBe(size.width);
	const tile = await boxOf(page, '.drawn');
	expect(Math.min(tile.width, tile.height)).toBeGreaterThanOrEqual(72);
	const dock = await boxOf(page, '[data-testid="decision"]');
	expect(dock.y).toBeGreaterThanOrEqual(board.y + board.height);
	expect(await page.locator('nav').count(), 'the header of the site is folded away').toBe(0);
	await anna.fitsTheWindow();
	await anna.looksAccessible();
	await anna.leave();
});

test('a phone held sideways has its bars at the sides', async () => {
	const { anna, page } = await seated(LANDSCAPE, 'everything', six);
	const board = await boxOf(page, '[data-testid="board"]');
	expect(board.height / LANDSCAPE.height).toBeGreaterThanOrEqual(0.75);
	expect(board.width / LANDSCAPE.width).toBeGreaterThanOrEqual(0.65);
	expect(await page.locator('[data-points]').count()).toBe(6);
	expect(await cutOff(page, '[data-points]')).toEqual([]);
	await anna.fitsTheWindow();
	await anna.looksAccessible();
	await anna.leave();
});

test.each(PHONES)('a phone of $width × $height shows the points of six players', async (size) => {
	const { anna, page } = await seated(size, 'everything', six);
	expect(await page.locator('[data-points]').count()).toBe(6);
	expect(await cutOff(page, '[data-points]')).toEqual([]);
	// A tap shows everything that the six have.
	await page.getByTestId('seals').click();
	const sheet = page.getByRole('dialog', { name: 'Players' });
	await sheet.waitFor();
	expect(await sheet.locator('[data-seat]').count()).toBe(6);
	await page.keyboard.press('Escape');
	await expect.poll(() => sheet.count()).toBe(0);
	await anna.fitsTheWindow();
	await anna.leave();
});

test.each(LARGE)('all six player cards are seen at $width × $height', async (size) => {
	const { anna, page } = await seated(size, 'everything', six);
	expect(await page.locator('[data-seat]').count()).toBe(6);
	expect(await cutOff(page, '[data-seat]')).toEqual([]);
	expect(await page.locator('nav').count(), 'the header of the site is folded away').toBe(0);
	if (size.width >= 1100) {
		const log = await boxOf(page, '.log');
		expect(log.height, 'two rows of the log').toBeGreaterThanOrEqual(96);
		expect(log.y + log.height).toBeLessThanOrEqual(size.height);
	}
	await anna.fitsTheWindow();
	await anna.looksAccessible();
	await anna.leave();
});

/** The connection of a person, which can be cut. */
async function cuttable({ context }: Visitor) {
	const open = new Set<() => Promise<void>>();
	let down = false;
	await context.routeWebSocket(/\/live/, async (socket) => {
		if (down) return socket.close();
		socket.connectToServer();
		open.add(() => socket.close());
	});
	return async () => {
		down = true;
		for (const close of open) await close();
	};
}

test.each([WIDE, ...PHONES, LANDSCAPE])(
	'the board of $width × $height keeps its place, whatever appears',
	async (size) => {
		const anna = await visitor({ size });
		const { page } = anna;
		const cut = await cuttable(anna);
		const id = await table(anna, preset('base'), ['me', 'me']);
		await anna.visit(`/table/${id}`);
		const seq = (await decision(page, 0)) as number;
		const boxes = async () => [
			await boxOf(page, '[data-testid="board"]'),
			await boxOf(page, '[data-testid="decision"]'),
		];
		const before = await boxes();
		// A tile is chosen …
		await page.keyboard.press('l');
		await page.waitForFunction(() => document.activeElement?.matches('[data-action]'));
		await page.keyboard.press('Enter');
		await page.locator('[data-confirm]').waitFor();
		expect(await boxes()).toEqual(before);
		// … and laid: the next question comes.
		await page.locator('[data-confirm]').click();
		await decision(page, seq);
		expect(await boxes()).toEqual(before);
		await cut();
		await page.getByTestId('connection-lost').waitFor();
		expect(await boxes()).toEqual(before);
		await anna.context.close();
	},
);

test('at 200 % zoom a move is made with keys alone', async () => {
	const { anna, page } = await seated({ width: 640, height: 360 }, 'base', ['me', 'me']);
	let seq = (await decision(page, 0)) as number;
	for (let turn = 0; turn < 4; turn += 1) {
		const buttons = '[data-testid="decision"] button, .bar button';
		expect(await cutOff(page, buttons)).toEqual([]);
		await actByKeys(page, turn);
		seq = (await decision(page, seq)) as number;
	}
	await anna.fitsTheWindow();
	await anna.looksAccessible();
	await anna.leave();
});

/** Opens the menu, and whether the focus is where it was after Escape. */
async function menuGivesFocusBack(page: Page) {
	const button = page.getByTestId('open-menu');
	await button.focus();
	await page.keyboard.press('Enter');
	const menu = page.getByRole('dialog', { name: 'Menu' });
	await menu.waitFor();
	await page.keyboard.press('Escape');
	await expect.poll(() => menu.count()).toBe(0);
	return button.evaluate((element) => element === document.activeElement);
}

test.each([WIDE, ...PHONES, LANDSCAPE])(
	'everything else is in one menu at $width × $height',
	async (size) => {
		const { anna, page } = await seated(size, 'base', ['me', 'computer']);
		expect(await menuGivesFocusBack(page)).toBe(true);
		await page.getByTestId('open-menu').click();
		const menu = page.getByRole('dialog', { name: 'Menu' });
		for (const name of ['Share link', 'Rules', 'All actions', 'Sound']) {
			await menu.getByRole('button', { name }).waitFor();
		}
		await menu.getByRole('link', { name: 'Leave table' }).waitFor();
		await anna.looksAccessible();
		await anna.fitsTheWindow();
		await anna.leave();
	},
);

test('the focus never falls to the page', async () => {
	const { anna, page } = await seated(WIDE, 'base', ['me', 'me']);
	const focused = () => page.evaluate(() => document.activeElement?.localName);
	let seq = (await decision(page, 0)) as number;
	for (let turn = 0; turn < 4; turn += 1) {
		await actByKeys(page, turn);
		seq = (await decision(page, seq)) as number;
		await expect.poll(focused).not.toBe('body');
	}
	await anna.leave();
});

async function join(host: Visitor, size: Size): Promise<Visitor> {
	const guest = await visitor({ name: 'Béla', size });
	await guest.visit(new URL(host.page.url()).pathname);
	return guest;
}

test.each([WIDE, ...PHONES.slice(0, 1)])(
	'what others write is counted until it is read, at $width × $height',
	async (size) => {
		const anna = await visitor({ size: WIDE });
		const id = await table(anna, preset('base'), ['me', 'open']);
		await anna.visit(`/table/${id}`);
		const bela = await join(anna, size);
		await bela.api('PUT', `/tables/${id}/seats/2`, { who: 'me', name: 'Béla' });
		await anna.api('POST', `/tables/${id}/start`);
		const { page } = anna;
		await page.getByTestId('board').waitFor();
		await bela.page.getByTestId('board').waitFor();
		await page.getByRole('tab', { name: 'Chat' }).click();
		for (const line of ['Hello', 'Shall we?']) {
			await page.locator('.chat input').fill(line);
			await page.keyboard.press('Enter');
		}
		const badge = bela.page.getByTestId('badge');
		await expect.poll(() => badge.first().innerText()).toMatch(/^2/);
		expect(await page.getByTestId('badge').count(), 'the own lines are read').toBe(0);
		if (size === WIDE) await bela.page.getByRole('tab', { name: 'Chat' }).click();
		else await bela.page.getByTestId('open-chat').click();
		await bela.page.getByText('Shall we?').waitFor();
		await expect.poll(() => badge.count()).toBe(0);
		await bela.looksAccessible();
		await anna.leave();
		await bela.leave();
	},
);

test('a spectator is told so', async () => {
	const { anna } = await seated(WIDE, 'base', ['me', 'me']);
	const bela = await join(anna, WIDE);
	await bela.page.getByText('You are watching').waitFor();
	await anna.page.getByTestId('open-menu').click();
	await anna.page.getByText('1 spectator').waitFor();
	await bela.leave();
	await anna.leave();
});

/** How many buttons of the dock lie on its heading, and how many reach out of it. */
function misplacedButtons(dock: Element) {
	const title = dock.querySelector('h2')?.getBoundingClientRect();
	const buttons = [...dock.querySelectorAll('button')].map((one) => one.getBoundingClientRect());
	const edge = dock.getBoundingClientRect();
	// A line of text is higher than its letters.
	const slack = 4;
	const apart = (a: DOMRect, b: DOMRect) =>
		a.right <= b.left + slack ||
		b.right <= a.left + slack ||
		a.bottom <= b.top + slack ||
		b.bottom <= a.top + slack;
	return {
		onTitle: buttons.filter((box) => title && !apart(title, box)).length,
		outside: buttons.filter((box) => box.top < edge.top || box.bottom > edge.bottom + 1).length,
	};
}

test.each(['question-ransom', 'question-second-tile', 'question-tower'])(
	'%s fits the dock in every language and size',
	async (name) => {
		const anna = await visitor();
		const { page } = anna;
		await SCENES.find((scene) => scene.name === name)?.arrange(anna);
		const dock = page.getByTestId('decision');
		for (const language of ['en', 'hu', 'ro']) {
			await anna.speak(language);
			for (const [width, height] of [
				[320, 640],
				[390, 844],
				[844, 390],
				[820, 1180],
				[1280, 720],
			] as const) {
				await page.setViewportSize({ width, height });
				await dock.locator('h2').waitFor();
				// A moment after the window has changed, the dock has, too.
				await expect
					.poll(() => dock.evaluate(misplacedButtons), {
						message: `${language} at ${width} × ${height}`,
					})
					.toEqual({ onTitle: 0, outside: 0 });
			}
		}
		await anna.leave();
	},
);
