import { expect, test } from 'vitest';
import type { ReviewInfo } from '../src/generated/protocol';
import { type Visitor, visitor } from './people';
import { playUntil } from './random-play';
import { bends, table } from './tables';

/** A short game that was played to its end by lot. */
async function finished(person: Visitor): Promise<string> {
	const id = await table(person, bends(), ['me', 'me']);
	await playUntil(person, id, { phase: 'over' });
	return id;
}

test('a finished game is reviewed, from the result to the analysis board', async () => {
	const anna = await visitor({ size: { width: 1440, height: 900 } });
	const { page } = anna;
	const id = await finished(anna);
	await anna.visit(`/table/${id}`);
	// Players need not ask twice: the review begins at once.
	await page.getByTestId('to-review').click();
	await page.getByTestId('review').waitFor({ timeout: 200_000 });
	const { review } = await anna.api<ReviewInfo>('GET', `/tables/${id}/review?lang=en`);
	const worse = ['inaccuracy', 'mistake', 'blunder'];
	const mistakes = (seat: number) =>
		review?.decisions.filter((one) => one.seat === seat && worse.includes(one.verdict)) ?? [];

	// Every mistake has its line, its mark, and its tile on the board.
	const lines = page.getByTestId('mistakes').getByRole('button');
	await expect.poll(() => lines.count()).toBe(mistakes(1).length);
	const marks = page.getByTestId('chance-mark');
	expect(await marks.count()).toBe(mistakes(1).length - 1);
	const card = page.getByTestId('move-card');
	for (let index = 0; index < mistakes(1).length; index += 1) {
		const title = await page.locator('[aria-current="step"] b').first().textContent();
		await expect.poll(() => card.locator('h2').textContent()).toBe(title);
		await page.getByTestId('better-chip').waitFor();
		await page.getByTestId('next-mistake').click();
	}

	// Keys go through all moves and draws; the graph says where.
	await page.getByRole('tab', { name: 'All moves' }).click();
	const all = (review?.decisions.length ?? 0) + (review?.draws.length ?? 0);
	expect(await page.getByTestId('all-moves').getByRole('button').count()).toBe(all);
	const slider = page.getByTestId('chance-graph').getByRole('slider');
	await slider.focus();
	await page.keyboard.press('Home');
	await expect.poll(() => slider.getAttribute('aria-valuenow')).toBe('0');
	await page.keyboard.press('ArrowRight');
	await page.keyboard.press('ArrowRight');
	await expect.poll(() => slider.getAttribute('aria-valuenow')).toBe('2');
	await anna.looksAccessible();

	// Another seat sees its own mistakes, and everybody's accuracy is in a table.
	await page.locator('[data-seat="2"]').click();
	await page.getByRole('tab', { name: 'Mistakes' }).click();
	await expect.poll(() => lines.count()).toBe(mistakes(2).length);
	await page.getByRole('tab', { name: 'Players' }).click();
	expect(await page.getByTestId('verdicts').locator('tbody tr').count()).toBe(2);

	await page.getByTestId('try-it').click();
	await page.getByTestId('study').waitFor();
	await page.locator('.ghost').first().waitFor({ state: 'attached' });
	await anna.leave();
});

test('a spectator asks for the review first, and a phone has room for it', async () => {
	const anna = await visitor();
	const id = await finished(anna);
	const ben = await visitor({ name: 'Ben', size: { width: 390, height: 844 }, touch: true });
	const { page } = ben;
	await ben.visit(`/review/${id}`);
	await page.getByTestId('start-review').tap();
	await page.getByTestId('review').waitFor({ timeout: 200_000 });
	await ben.fitsTheWindow();
	await ben.looksAccessible();
	const board = await page.getByTestId('board').boundingBox();
	expect(board?.height).toBeGreaterThan(220);
	await page.getByRole('button', { name: 'All mistakes and moves' }).tap();
	await page.locator('dialog[open]').getByTestId('mistakes').waitFor();
	await page.keyboard.press('Escape');
	await page.setViewportSize({ width: 320, height: 640 });
	await ben.fitsTheWindow();
	await ben.leave();
	await anna.leave();
});
