import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, visitor, WIDE } from './people';
import {
	actByKeys,
	actByMouse,
	bends,
	carcassonne,
	decision,
	openMenu,
	play,
	preset,
	table,
} from './tables';

test('whoever does not see the table is told what happens, what is asked, and what is refused', async () => {
	const anna = await visitor();
	const { page, context } = anna;
	let spoils = false;
	await context.routeWebSocket(/\/live/, (socket) => {
		const server = socket.connectToServer();
		socket.onMessage((message) => {
			const text = String(message);
			server.send(spoils ? text.replace(/"action":"[^"]*"/, '"action":"nonsense"') : text);
		});
	});
	const id = await table(anna, preset('base'), ['me', 'computer']);
	await anna.visit(`/table/${id}`);
	const told = page.getByRole('log', { name: 'Announcements' });
	const lines = () => told.locator('p').allTextContents();
	let seq = (await decision(page, 0)) as number;
	await expect.poll(lines).toContain('Your turn: place the tile');
	await actByKeys(page, 0);
	seq = (await decision(page, seq)) as number;
	await expect.poll(async () => (await lines()).at(-1)).toBe('Place a follower — or skip');
	expect((await lines()).join('\n')).toContain('Anna 1 laid a tile.');

	spoils = true;
	await actByKeys(page, 0);
	await expect.poll(async () => (await lines()).at(-1)).toMatch(/^Move not accepted\. \w+/);
	spoils = false;
	await actByKeys(page, 0);
	await decision(page, seq);
	const computer = /^Computer (laid|placed)/;
	await expect.poll(async () => (await lines()).some((line) => computer.test(line))).toBe(true);
	await expect.poll(async () => (await lines()).at(-1)).toBe('Your turn: place the tile');
	await anna.leave();
});

test('a refusal links to its rule, which opens above the table', async () => {
	const anna = await visitor();
	const { page, context } = anna;
	let spoils = true;
	await context.routeWebSocket(/\/live/, (socket) => {
		const server = socket.connectToServer();
		socket.onMessage((message) => {
			const text = String(message);
			// Nobody may place a tile far from all others: BAS-10.
			const far = '"action":"place 9,9 turn 0"';
			server.send(spoils ? text.replace(/"action":"place [^"]*"/, far) : text);
		});
	});
	const id = await table(anna, preset('base'), ['me', 'me']);
	await anna.visit(`/table/${id}`);
	const seq = (await decision(page, 0)) as number;
	await actByKeys(page, 0);
	const link = page.getByRole('link', { name: 'Rule BAS-10' });
	await link.waitFor();
	expect(await link.getAttribute('href')).toBe('/rulebook/base-game#BAS-10');
	const told = page.getByTestId('told').locator('p');
	await expect.poll(() => told.last().innerText()).toMatch(/Rule BAS-10$/);

	await link.click();
	const dialog = page.getByRole('dialog', { name: 'Numbered rules' });
	const focused = () => page.evaluate(() => document.activeElement?.id);
	await expect.poll(focused).toBe('BAS-10');
	const isSeen = (rule: string) =>
		page.locator(`#${rule}`).evaluate((section) => {
			const { top, bottom } = section.getBoundingClientRect();
			return top >= 0 && bottom <= innerHeight;
		});
	expect(await isSeen('BAS-10')).toBe(true);
	await anna.looksAccessible();
	// A rule that it cites is read in the same place.
	await dialog.getByRole('link', { name: 'BAS-R-04' }).first().click();
	await expect.poll(focused).toBe('BAS-R-04');
	await page.keyboard.press('Escape');
	await expect.poll(() => dialog.count()).toBe(0);
	// The rules for players lead there as well, and back.
	await openMenu(page);
	await page.getByRole('button', { name: 'Rules', exact: true }).click();
	const rules = page.getByRole('dialog', { name: 'Rules' });
	await rules.getByRole('link', { name: 'The same rules, numbered' }).click();
	await rules.locator('#BAS-01').waitFor();
	await rules.getByRole('button', { name: 'Back to the rules' }).click();
	await expect.poll(() => rules.locator('#BAS-01').count()).toBe(0);
	await page.keyboard.press('Escape');
	await rules.waitFor({ state: 'hidden' });
	expect(new URL(page.url()).pathname).toBe(`/table/${id}`);
	spoils = false;
	await actByKeys(page, 0);
	await decision(page, seq);

	// The same address as a page of its own.
	await anna.visit('/rulebook/tower#TOW-12');
	await expect.poll(focused).toBe('TOW-12');
	expect(await isSeen('TOW-12')).toBe(true);
	await anna.looksAccessible();
	await anna.leave();
});

test('points are told to whoever does not see them', async () => {
	const anna = await visitor();
	const { page } = anna;
	const id = await table(anna, bends(), ['me', 'me']);
	await anna.visit(`/table/${id}`);
	const told = page.getByTestId('told');
	const points = /: \+\d+,/;
	// The game is short, and at its end everybody scores.
	for (let turn = 0; turn < 60 && !points.test(await told.innerText()); turn += 1) {
		await play(page, actByMouse, 1);
	}
	await expect.poll(() => told.innerText()).toMatch(points);
	await anna.leave();
});

test('what a feature is worth is found with keys alone', async () => {
	const anna = await visitor();
	const { page } = anna;
	const id = await table(anna, preset('base'), ['me', 'me']);
	await anna.visit(`/table/${id}`);
	await decision(page, 0);
	const card = page.getByRole('status').getByTestId('feature-card');
	await expect
		.poll(async () => {
			await page.keyboard.press('n');
			return card.count();
		})
		.toBe(1);
	const first = await card.innerText();
	expect(first).toMatch(/on 1 tile/);
	await page.keyboard.press('n');
	await expect.poll(() => card.innerText()).not.toBe(first);
	await page.keyboard.press('Shift+N');
	await expect.poll(() => card.innerText()).toBe(first);
	// Somebody looks in, and the table is surveyed again: what is looked at stays.
	const bela = await visitor({ name: 'Béla' });
	const surveyed = page.waitForResponse(/\/survey$/);
	await bela.visit(`/table/${id}`);
	await (await surveyed).finished();
	expect(await card.innerText()).toBe(first);
	await bela.leave();
	await page.keyboard.press('Escape');
	await expect.poll(() => card.count()).toBe(0);
	await anna.looksAccessible();
	await anna.leave();
});

/** Goes to the catapult with the tabulator, moves every slider there, and presses the last button. */
async function throwByKeys(page: Page) {
	const catapult = page.locator('.catapult');
	const last = catapult.getByRole('button').last();
	for (let press = 0; press < 80; press += 1) {
		await page.keyboard.press('Tab');
		const slider = catapult.locator('input[type="range"]:focus');
		if (await slider.count()) {
			const before = await slider.getAttribute('aria-valuetext');
			await page.keyboard.press('ArrowRight');
			await expect.poll(() => slider.getAttribute('aria-valuetext')).not.toBe(before);
		}
		if (await last.evaluate((button) => button === document.activeElement)) {
			return page.keyboard.press('Enter');
		}
	}
	throw new Error('the catapult is out of reach of the keys');
}

test('tokens are thrown and caught with keys alone', async () => {
	const anna = await visitor();
	const { page } = anna;
	const others = [...'ABCEFGHIJKLMNOPQRSTUVWX'].map((kind) => [`BA-${kind}`, 0]);
	const fairs = carcassonne(['catapult'], { tiles: Object.fromEntries(others) });
	const id = await table(anna, fairs, ['me', 'me']);
	await anna.visit(`/table/${id}`);
	/** A throw has one slider, a throw to the neighbour two, and catching it three. */
	const sliders = new Set<number>();
	await play(
		page,
		async (page, turn) => {
			await page.locator('.ghost, .target, .catapult, [data-choice]').first().waitFor();
			const fair = sliders.has(3) ? 'fair target' : 'fair catch';
			if ((await page.locator('.catapult').count()) === 0) return actByKeys(page, turn, fair);
			sliders.add(await page.locator('.catapult input[type="range"]').count());
			await throwByKeys(page);
		},
		40,
	);
	expect([...sliders].sort()).toEqual([1, 2, 3]);
	await anna.leave();
});

test('a computer without a name is called what it is, and a game that was given up is over', async () => {
	const anna = await visitor({ language: 'hu' });
	const { page } = anna;
	const id = await table(anna, preset('base'), ['me', 'computer']);
	await anna.visit(`/table/${id}`);
	await play(page, actByMouse, 4);
	await decision(page, 0);
	await page.locator('.cards').getByText('Gép', { exact: true }).waitFor();
	await expect.poll(() => page.locator('.log').innerText()).toContain('Gép');
	expect(await page.locator('body').innerText()).not.toContain('Computer');
	await openMenu(page);
	await page.getByRole('button', { name: 'Feladás' }).click();
	await page.locator('dialog[open]').getByRole('button', { name: 'Feladás' }).click();
	await page.getByTestId('result').getByText('Feladással ért véget').waitFor();
	await anna.leave();
});

test('without confirmation, a click lays the tile', async () => {
	const anna = await visitor({ confirm: false });
	const { page } = anna;
	const id = await table(anna, preset('base'), ['me', 'me']);
	await anna.visit(`/table/${id}`);
	const seq = (await decision(page, 0)) as number;
	const ghost = await page.locator('.ghost').first().boundingBox();
	if (!ghost) throw new Error('there is no space for the tile');
	await page.mouse.click(ghost.x + ghost.width / 2, ghost.y + ghost.height / 2);
	expect(await decision(page, seq)).toBe(seq + 1);
	await anna.leave();
});

test.each([WIDE, PHONE])(
	'nothing that floats on the board of a window of $width hides a legal space',
	async (size) => {
		const anna = await visitor({ size });
		const { page } = anna;
		const id = await table(anna, preset('base'), ['me', 'me']);
		await anna.visit(`/table/${id}`);
		await play(page, actByMouse, 2);
		await decision(page, 0);
		await page.locator('.ghost').first().waitFor();
		const hidden = await page.evaluate(() => {
			const board = document.querySelector('[data-testid="board"]');
			return [...document.querySelectorAll('.ghost')].flatMap((ghost) => {
				const { left, right, top, bottom } = ghost.getBoundingClientRect();
				const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
				return hit && board?.contains(hit) && !hit.closest('button') ? [] : [hit?.outerHTML];
			});
		});
		expect(hidden).toEqual([]);
		await anna.leave();
	},
);

type Finger = { x: number; y: number };

/** Two fingers come down, go somewhere in small steps, and are lifted. */
async function twoFingers(touch: CDPSession, from: [Finger, Finger], to: [Finger, Finger]) {
	const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: Finger[]) =>
		touch.send('Input.dispatchTouchEvent', {
			type,
			touchPoints: fingers.map(({ x, y }, id) => ({ x, y, id })),
		});
	const STEPS = 8;
	const between = (a: number, b: number, step: number) => a + ((b - a) * step) / STEPS;
	await send('touchStart', from);
	for (let step = 1; step <= STEPS; step += 1) {
		const now = from.map(({ x, y }, index) => ({
			x: between(x, to[index]?.x ?? x, step),
			y: between(y, to[index]?.y ?? y, step),
		}));
		await send('touchMove', now);
	}
	await send('touchEnd', []);
}

test('two fingers zoom, move the board, and turn the tile', async () => {
	const anna = await visitor({ size: PHONE, touch: true });
	const { page, context } = anna;
	const id = await table(anna, bends(), ['me', 'me']);
	await anna.visit(`/table/${id}`);
	await decision(page, 0);
	const touch = await context.newCDPSession(page);
	const box = await page.getByTestId('board').boundingBox();
	if (!box) throw new Error('there is no board');
	const { x, y } = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
	const tile = async () => {
		const seen = await page.locator('.tile').first().boundingBox();
		if (!seen) throw new Error('there is no tile');
		return seen;
	};
	const before = await tile();
	await twoFingers(
		touch,
		[
			{ x: x - 30, y },
			{ x: x + 30, y },
		],
		[
			{ x: x - 60, y },
			{ x: x + 60, y },
		],
	);
	await expect.poll(async () => (await tile()).width / before.width).toBeCloseTo(2, 1);
	const larger = await tile();

	await twoFingers(
		touch,
		[
			{ x: x - 30, y },
			{ x: x + 30, y },
		],
		[
			{ x: x - 30, y: y + 50 },
			{ x: x + 30, y: y + 50 },
		],
	);
	await expect.poll(async () => (await tile()).y - larger.y).toBeCloseTo(50, 0);
	expect((await tile()).width).toBeCloseTo(larger.width, 0);

	const drawn = () => page.locator('.drawn img').getAttribute('src');
	const straight = await drawn();
	await twoFingers(
		touch,
		[
			{ x: x - 60, y },
			{ x: x + 60, y },
		],
		[
			{ x: x - 30, y: y - 52 },
			{ x: x + 30, y: y + 52 },
		],
	);
	await expect.poll(drawn).not.toBe(straight);
	expect(await page.locator('[data-confirm]').count(), 'nothing was pressed').toBe(0);

	// Twice on empty ground, and the whole board is seen.
	for (let tap = 0; tap < 2; tap += 1) await page.touchscreen.tap(box.x + 8, box.y + 8);
	await expect.poll(async () => (await tile()).width).toBeCloseTo(before.width, 0);
	await anna.leave();
});
