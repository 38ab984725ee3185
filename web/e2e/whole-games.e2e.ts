import { expect, test } from 'vitest';
import type { Story } from '../src/generated/protocol';
import { visitor } from './people';
import { actByKeys, actByMouse, actByTouch, gameOf, play, preset, table } from './tables';

test('a whole base game against the computer by mouse, and what comes afterwards', async () => {
	const anna = await visitor();
	const { page } = anna;
	const id = await table(anna, preset('base'), ['me', 'computer']);
	await anna.visit(`/table/${id}`);
	await play(page, actByMouse);
	const game = await gameOf(anna, id);
	expect(game.status).toBe('finished');
	await anna.looksAccessible();

	await page.getByTestId('to-replay').click();
	const story = await anna.api<Story>('GET', `/tables/${id}/story`);
	const scored = story.closing?.steps ?? [];
	const length = story.steps.length + scored.length;
	const step = page.getByTestId('replay-seq');
	await expect.poll(() => step.textContent()).toBe(`1 / ${length}`);
	await page.getByTestId('replay-slider').focus();
	await page.keyboard.press('End');
	await expect.poll(() => step.textContent()).toBe(`${length} / ${length}`);
	await page.keyboard.press('ArrowLeft');
	await expect.poll(() => step.textContent()).toBe(`${length - 1} / ${length}`);
	await expect.poll(() => page.locator('.tile').count()).toBe(72);
	// The final scoring follows the last turn, feature by feature.
	await page.keyboard.press('End');
	const points = page.locator('.scores .points');
	await expect.poll(() => points.allTextContents()).toEqual(scored.at(-1)?.scores.map(String));
	await anna.looksAccessible();
	await page.getByTestId('downloads').click();
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		page.getByTestId('download').click(),
	]);
	expect(download.suggestedFilename()).toBe(`${id}.bastide`);
	await page.keyboard.press('Escape');
	await page.getByTestId('rematch').click();
	await page.waitForURL((url) => url.pathname.startsWith('/table/') && !url.pathname.endsWith(id));
	await anna.leave();
});

test('a whole base game against the computer by keys alone', async () => {
	const anna = await visitor();
	const { page } = anna;
	const start = page.getByRole('button', { name: 'Play now' });
	for (let tries = 0; tries < 30; tries += 1) {
		if (await start.evaluate((button) => button === document.activeElement)) break;
		await page.keyboard.press('Tab');
	}
	await page.keyboard.press('Enter');
	await page.waitForURL(/\/table\//);
	const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
	await play(page, actByKeys);
	const game = await gameOf(anna, id);
	expect(game.status).toBe('finished');
	await anna.leave();
});

test('a newcomer plays a whole base game against the computer on a phone, by touch', async () => {
	const anna = await visitor({ size: { width: 390, height: 844 }, touch: true, newcomer: true });
	const { page } = anna;
	await page.getByRole('button', { name: 'Play now' }).tap();
	// The name is asked for once, with a suggestion filled in.
	await page.locator('dialog[open] [type="submit"]').tap();
	await page.waitForURL(/\/table\//);
	await page.getByTestId('lesson-offer').getByRole('button').tap();
	const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
	await play(page, actByTouch);
	expect((await gameOf(anna, id)).status).toBe('finished');
	await anna.fitsTheWindow();
	await anna.looksAccessible();
	await anna.leave();
});
