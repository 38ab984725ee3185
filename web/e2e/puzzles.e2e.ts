import { expect, test } from 'vitest';
import type { Puzzle, PuzzleLine } from '../src/generated/protocol';
import { visitor } from './people';
import { actByMouse } from './tables';

test('a puzzle is tried on the board, explained, and followed by another one', async () => {
	const anna = await visitor();
	const { page } = anna;
	const all = await anna.api<PuzzleLine[]>('GET', '/puzzles');
	expect(all.length).toBeGreaterThan(0);
	await anna.visit('/puzzles');
	await anna.looksAccessible();
	await page.getByTestId('puzzle-game').selectOption('carcassonne');
	await page.getByTestId('train').click();
	const puzzle = page.getByTestId('puzzle');
	await puzzle.waitFor();
	const first = await puzzle.getAttribute('data-puzzle');
	const answer = page.getByTestId('puzzle-answer');
	for (let turn = 0; turn < 4 && !(await answer.isVisible()); turn += 1) {
		await actByMouse(page, turn);
		// A plan has one move or two.
		const next = page.locator('.ghost, .target, [data-choice]').first();
		await answer.or(next).first().waitFor({ state: 'attached', timeout: 120_000 });
	}
	await answer.waitFor();
	await anna.looksAccessible();
	const solved = (await answer.getAttribute('data-solved')) === 'true';
	if (!solved) {
		await page.getByTestId('puzzle-retry').click();
		await page.locator('.ghost, .target, [data-choice]').first().waitFor({ state: 'attached' });
	}
	const progress = await page.evaluate(() => localStorage.getItem('bastide.puzzles'));
	expect(JSON.parse(progress ?? '{}').streak).toBe(solved ? 1 : 0);
	if (solved) {
		await page.getByTestId('puzzle-next').click();
		await expect.poll(() => page.getByTestId('puzzle').getAttribute('data-puzzle')).not.toBe(first);
	}
	await anna.leave();
});

test('the puzzle of the day is the same for everybody, and fits a phone', async () => {
	const anna = await visitor({ size: { width: 320, height: 640 }, touch: true });
	const { page } = anna;
	const today = await anna.api<Puzzle>('GET', '/puzzles/today');
	await anna.visit('/puzzles');
	await anna.fitsTheWindow();
	await page.getByTestId('puzzle-of-today').tap();
	await expect.poll(() => page.getByTestId('puzzle').getAttribute('data-puzzle')).toBe(today.id);
	await anna.fitsTheWindow();
	await anna.leave();
});
