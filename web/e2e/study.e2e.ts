import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Study } from '../src/generated/protocol';
import { visitor } from './people';
import { playUntil } from './random-play';
import { actByMouse, bends, settled, table } from './tables';

/** Waits for the position: it has a choice of a player, or of chance. */
const somethingToDo = (page: Page) =>
	page
		.locator('.ghost, .target, [data-choice], [data-testid="draw-random"]')
		.first()
		.waitFor({ state: 'attached', timeout: 120_000 });

const idOf = (url: string) => new URL(url).pathname.split('/')[2] ?? '';

test('on an empty board every seat is played, with variations that are saved and shared', async () => {
	const anna = await visitor({ confirm: true });
	const { page } = anna;
	await anna.visit('/study');
	await page.getByTestId('empty-board').click();
	await page.getByTestId('study').waitFor();
	const rows = page.getByTestId('move-tree').locator('[data-row]');
	// Who begins, and which tile comes, is drawn by lot; the tile and its piece are played by mouse.
	for (let turn = 0; turn < 6; turn += 1) {
		const random = page.getByTestId('draw-random');
		await somethingToDo(page);
		if (await random.isVisible()) await random.click();
		else await actByMouse(page, turn);
	}
	await somethingToDo(page);
	const before = await rows.count();
	expect(before).toBeGreaterThan(1);

	// Back at the last draw, another tile begins a variation.
	while (!(await page.locator('[data-outcome^="draw"]').first().isVisible())) {
		await page.getByTestId('study-back').click();
		await somethingToDo(page);
	}
	await page.locator('[data-outcome^="draw"]').last().click();
	await expect.poll(() => page.locator('.variation').count()).toBeGreaterThan(0);
	await expect.poll(() => page.getByRole('status').first().textContent()).toContain('Saved');
	await anna.looksAccessible();

	// Somebody else may look, and save a copy.
	const ben = await visitor({ name: 'Ben' });
	const url = page.url();
	await ben.page.goto(url);
	await ben.page.getByTestId('study').waitFor();
	await ben.page.locator('.variation').first().waitFor();
	await ben.page.getByTestId('copy-study').click();
	await expect.poll(() => idOf(ben.page.url())).not.toBe(idOf(url));
	await ben.page.locator('.variation').first().waitFor();
	await ben.leave();

	await page.getByTestId('remove-move').click();
	await expect.poll(() => page.locator('.variation').count()).toBe(0);
	await anna.leave();
});

test('from a replay to the best moves, and on to a game against the computer', async () => {
	const anna = await visitor();
	const { page } = anna;
	const id = await table(anna, bends(), ['me', 'me']);
	await playUntil(anna, id, { tiles: 4 });
	// Players may not use the engine while the game runs.
	await anna.visit(`/replay/${id}`);
	await page.getByTestId('downloads').waitFor();
	expect(await page.getByTestId('explore').count()).toBe(0);
	await playUntil(anna, id, { phase: 'over' });
	await anna.visit(`/replay/${id}`);
	const tiles = page.locator('[data-testid="board"] .tile');
	await tiles.first().waitFor({ state: 'attached' });
	for (let step = 0; step < 5; step += 1) await page.keyboard.press('PageDown');
	await expect.poll(() => tiles.count()).toBe(6);
	await page.getByTestId('explore').click();
	await page.getByTestId('study').waitFor();
	// The replay may be left where a piece is placed: the next tile is drawn then.
	const random = page.getByTestId('draw-random');
	const placing = page.locator('.ghost').first();
	await somethingToDo(page);
	for (let turn = 0; !(await placing.isVisible()); turn += 1) {
		if (await random.isVisible()) await random.click();
		else await actByMouse(page, turn);
		await somethingToDo(page);
	}
	await page.getByRole('checkbox', { name: 'Show best moves' }).check();
	const plans = page.getByTestId('engine').getByRole('listitem');
	await plans.first().waitFor({ timeout: 60_000 });
	await plans.first().getByRole('button').click();
	await page.getByTestId('draw-random').or(page.locator('.ghost')).first().waitFor();

	await page.getByTestId('play-from-here').click();
	await page.getByTestId('play-on').click();
	await page.waitForURL((url) => url.pathname.startsWith('/table/'));
	await expect.poll(() => tiles.count()).toBeGreaterThanOrEqual(6);
	await anna.leave();
});

test('a game is brought in a file, and a bad file is refused with its line', async () => {
	const anna = await visitor();
	const { page } = anna;
	const id = await table(anna, bends(), ['me', 'me']);
	await playUntil(anna, id, { phase: 'over' });
	await anna.visit(`/table/${id}`);
	await page.getByTestId('downloads').click();
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		page.getByTestId('download').click(),
	]);
	const text = await readFile(await download.path(), 'utf8');
	await page.keyboard.press('Escape');

	await anna.visit('/study');
	const file = page.getByTestId('upload-file');
	const mimeType = 'text/plain';
	await file.setInputFiles({ name: 'holiday.jpg', mimeType, buffer: Buffer.from('x') });
	await expect.poll(() => page.getByTestId('upload-failure').textContent()).toContain('.bastide');
	const spoilt = text
		.trimEnd()
		.split('\n')
		.slice(0, -1)
		.concat('place 99,99 turn 0', '')
		.join('\n');
	await file.setInputFiles({ name: 'spoilt.bastide', mimeType, buffer: Buffer.from(spoilt) });
	await expect
		.poll(() => page.getByTestId('upload-failure').textContent())
		.toMatch(/Line \d+ \(end/);
	await anna.looksAccessible();

	await file.setInputFiles({ name: 'game.bastide', mimeType, buffer: Buffer.from(text) });
	await page.getByTestId('study').waitFor();
	const { over, main } = await anna.api<Study>('GET', `/studies/${idOf(page.url())}`);
	expect([over, main > 12]).toEqual([true, true]);
	await page.keyboard.press('End');
	await expect.poll(() => page.locator('[data-testid="board"] .tile').count()).toBe(13);
	// The refused upload is an error of the network, too.
	anna.complaints.length = 0;
	await anna.leave();
});

test('a hint tells the idea, then the move, and is counted in the result', async () => {
	const anna = await visitor();
	const { page } = anna;
	const id = await table(anna, bends(), ['me', 'me']);
	await anna.visit(`/table/${id}`);
	await settled(page);
	await page.getByTestId('hint').click();
	const card = page.getByTestId('hint-card');
	await page.getByTestId('hint-move').click();
	await expect.poll(() => card.textContent(), { timeout: 60_000 }).toContain('2 hints used');
	await page.locator('.better').first().waitFor({ state: 'attached' });
	await anna.looksAccessible();
	await playUntil(anna, id, { phase: 'over' });
	await anna.visit(`/table/${id}`);
	await expect.poll(() => page.getByTestId('hints-used').textContent()).toMatch(/Anna \d 2/);
	await anna.leave();
});

test('no hints at a table without aids', async () => {
	const anna = await visitor();
	const wish = { setup: bends(), purist: true };
	const { id } = await anna.api<{ id: string }>('POST', '/tables', wish);
	for (const seat of [1, 2]) {
		await anna.api('PUT', `/tables/${id}/seats/${seat}`, { who: 'me', name: `Anna ${seat}` });
	}
	await anna.api('POST', `/tables/${id}/start`);
	await anna.visit(`/table/${id}`);
	await settled(anna.page);
	expect(await anna.page.getByTestId('hint').count()).toBe(0);
	await anna.leave();
});
