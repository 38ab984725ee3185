import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { ServerMessage, StepView, Story } from '../src/generated/protocol';
import { type Visitor, visitor } from './people';
import { actByKeys, actByMouse, bends, decision, play, preset, table } from './tables';

const COMPUTER = 2;
/** Turns after which a computer must have placed a piece and scored. */
const PATIENCE = 40;

/** What was on the table: tiles, figures, and the computer's points. */
type Look = [tiles: number, figures: number, points: number];

/** Notes every change of what is on the table, from the next page on. */
async function watchTable({ context }: Visitor) {
	await context.addInitScript((seat) => {
		const looks: Look[] = [];
		Object.assign(globalThis, { looks });
		const count = (selector: string) => document.querySelectorAll(selector).length;
		const note = () => {
			const board = '[data-testid="board"]';
			if (!document.querySelector(board)) return;
			const points = Number(document.querySelector(`[data-points="${seat}"]`)?.textContent ?? 0);
			const tiles = count(`${board} .tile:not(.ghost, .laid)`);
			const look: Look = [tiles, count(`${board} .over image`), points];
			if (String(look) !== String(looks.at(-1))) looks.push(look);
		};
		const watch = new MutationObserver(note);
		watch.observe(document, { childList: true, subtree: true, characterData: true });
	}, COMPUTER);
}

/** What was seen since it was asked the last time. */
const seen = (page: Page) =>
	page.evaluate(() => (globalThis as unknown as { looks: Look[] }).looks.splice(0));

/** The turns of the computer, as the server tells them. */
function computerTurns(page: Page): StepView[][] {
	const turns: StepView[][] = [];
	page.on('websocket', (socket) =>
		socket.on('framereceived', ({ payload }) => {
			const message = JSON.parse(String(payload)) as ServerMessage;
			if (message.type !== 'update') return;
			if (message.steps.some(({ seat }) => seat === COMPUTER)) turns.push(message.steps);
		}),
	);
	return turns;
}

const happens = (turn: readonly StepView[], name: string) =>
	turn.some(({ events }) => events.some(({ event }) => event === name));

/** Plays the own turn to its end: by keys, so that nothing but the computer moves figures afterwards. */
async function ownTurn(page: Page, seq: number, turns: readonly unknown[]): Promise<number> {
	const before = turns.length;
	let now = seq;
	for (let turn = 0; turns.length === before; turn += 1) {
		await actByKeys(page, turn, 'pass');
		const next = await decision(page, now);
		if (next === 'over') throw new Error('the game ended too early');
		now = next;
	}
	return now;
}

test('a turn of the computer shows the tile, then the piece, then the points', async () => {
	const anna = await visitor({ pace: 'normal' });
	const { page } = anna;
	await watchTable(anna);
	const turns = computerTurns(page);
	const id = await table(anna, preset('base'), ['me', 'computer']);
	await anna.visit(`/table/${id}`);
	let seq = (await decision(page, 0)) as number;
	const shown = { piece: false, score: false };
	for (let turn = 0; turn < PATIENCE && !(shown.piece && shown.score); turn += 1) {
		await seen(page);
		seq = await ownTurn(page, seq, turns);
		const looks = await seen(page);
		const last = turns.at(-1) ?? [];
		const [end] = looks.slice(-1);
		const tile = looks.findIndex(([tiles]) => tiles === end?.[0]);
		if (happens(last, 'piece-placed')) {
			const placed = looks.slice(tile).some(([, figures]) => figures > (looks[tile]?.[1] ?? 0));
			expect(placed, `the piece comes after the tile: ${looks.join(' ')}`).toBe(true);
			shown.piece = true;
		}
		const points = looks.findIndex(([, , won]) => won === end?.[2]);
		if (points > 0 && happens(last, 'scored') && points > tile) shown.score = true;
	}
	expect(shown).toEqual({ piece: true, score: true });
	await anna.leave();
});

test('without a pace the table is never behind the game', async () => {
	const anna = await visitor({ pace: 'off' });
	const { page } = anna;
	const id = await table(anna, preset('base'), ['me', 'computer']);
	await anna.visit(`/table/${id}`);
	await decision(page, 0);
	const behind = page.evaluate(
		() =>
			new Promise((resolve) => {
				const table = document.querySelector('[data-playing]');
				new MutationObserver(() => resolve(true)).observe(table as Element, {
					attributeFilter: ['data-playing'],
				});
				addEventListener('asked', () => resolve(false));
			}),
	);
	await play(page, actByMouse, 8);
	await decision(page, 0);
	await page.evaluate(() => dispatchEvent(new Event('asked')));
	expect(await behind).toBe(false);
	await anna.leave();
});

test('the space bar skips what is being shown', async () => {
	const anna = await visitor({ pace: 'slow' });
	const { page, context } = anna;
	// Time stands still for the presentation: only the space bar can end it.
	await context.addInitScript(() => {
		const { setTimeout } = globalThis;
		const never = (delay?: number) => delay === 1000;
		Object.assign(globalThis, {
			setTimeout: (act: TimerHandler, delay?: number) =>
				never(delay) ? 0 : setTimeout(act, delay),
		});
	});
	const turns = computerTurns(page);
	const id = await table(anna, preset('base'), ['me', 'computer']);
	await anna.visit(`/table/${id}`);
	const asked = page.locator('[data-testid="decision"][data-seq]');
	let skipped = false;
	for (let turn = 0; turn < PATIENCE && !skipped; turn += 1) {
		const before = turns.length;
		if (await asked.count()) await actByKeys(page, turn, 'pass');
		await expect.poll(async () => turns.length > before || (await asked.count()) > 0).toBe(true);
		if (turns.length === before || !happens(turns.at(-1) ?? [], 'piece-placed')) continue;
		expect(await asked.count()).toBe(0);
		await page.locator('body').press(' ');
		await asked.waitFor();
		skipped = true;
	}
	expect(skipped).toBe(true);
	await anna.leave();
});

test('the title and the icon say whose turn it is, and are given back', async () => {
	const anna = await visitor();
	const { page } = anna;
	const id = await table(anna, preset('base'), ['me', 'me']);
	await anna.visit(`/table/${id}`);
	await decision(page, 0);
	await expect.poll(() => page.title()).toMatch(/^Your turn · .+ · Bastide$/);
	const icon = () => page.locator('link[rel="icon"]').getAttribute('href');
	expect(await icon()).toBe('/icon-turn.svg');
	await page.evaluate(() => {
		history.pushState(null, '', '/settings');
		dispatchEvent(new PopStateEvent('popstate'));
	});
	await page.getByRole('heading', { level: 1 }).waitFor();
	await expect.poll(() => page.title()).toBe('Settings · Bastide');
	await expect.poll(icon).toBe('/icon.svg');
	await anna.leave();
});

test('the end is told beside the board, and the replay fits a phone', async () => {
	const anna = await visitor({ size: { width: 1440, height: 900 } });
	const { page } = anna;
	const id = await table(anna, bends(), ['me', 'me']);
	await anna.visit(`/table/${id}`);
	await play(page, actByMouse);

	const result = page.getByTestId('result');
	await result.waitFor();
	const sums = await page.getByTestId('points-table').evaluate((box) =>
		[...box.querySelectorAll<HTMLElement>('[data-total]')].map((total) => {
			const seat = total.dataset.total;
			const cells = [...box.querySelectorAll(`[data-seat="${seat}"]`)];
			const points = cells.map((cell) => Number(cell.textContent) || 0);
			return [Number(total.textContent), points.reduce((sum, own) => sum + own, 0)];
		}),
	);
	expect(sums).toHaveLength(2);
	for (const [total, sum] of sums) expect(sum).toBe(total);
	const board = await page.getByTestId('board').boundingBox();
	const panel = await result.boundingBox();
	expect((board?.x ?? 0) + (board?.width ?? 0)).toBeLessThanOrEqual(panel?.x ?? 0);
	await anna.looksAccessible();

	await page.setViewportSize({ width: 390, height: 844 });
	await anna.visit(`/replay/${id}`);
	const story = await anna.api<Story>('GET', `/tables/${id}/story`);
	const length = story.steps.length + (story.closing?.steps.length ?? 0);
	await expect.poll(() => page.getByTestId('replay-seq').textContent()).toBe(`1 / ${length}`);
	await page.getByTestId('replay-drawn').getByRole('img').waitFor();
	await page.getByTestId('replay-speed').selectOption('4');
	const moves = page.getByTestId('move-list').getByRole('button');
	const tiles = () => page.locator('[data-testid="board"] .tile').count();
	await moves.nth(4).click();
	await expect.poll(tiles).toBe(6);
	await page.keyboard.press('End');
	await expect.poll(tiles).toBe(story.steps.at(-1)?.tiles);
	await anna.fitsTheWindow();
	const outside = await page.getByTestId('board').evaluate((window) => {
		const box = window.getBoundingClientRect();
		return [...window.querySelectorAll('.tile')].filter((tile) => {
			const { left, right, top, bottom } = tile.getBoundingClientRect();
			return left < box.left || right > box.right || top < box.top || bottom > box.bottom;
		}).length;
	});
	expect(outside).toBe(0);
	const last = page.getByTestId('replay-seq');
	expect(await last.textContent()).toBe(`${length} / ${length}`);
	await page.keyboard.press('ArrowLeft');
	await expect.poll(() => last.textContent()).toBe(`${length - 1} / ${length}`);
	await anna.looksAccessible();
	await anna.leave();
});
