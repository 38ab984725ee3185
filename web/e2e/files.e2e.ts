import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { ReviewInfo, Study } from '../src/generated/protocol';
import { type Visitor, visitor } from './people';
import { playUntil } from './random-play';
import { bends, table } from './tables';

const GAMES = resolve(import.meta.dirname, '../../crates/jcz/tests/games');
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const idOf = (page: Page) => new URL(page.url()).pathname.split('/')[2] ?? '';
const tilesOf = (page: Page) => page.locator('[data-testid="board"] .tile');

async function finished(person: Visitor): Promise<string> {
	const id = await table(person, bends(), ['me', 'me']);
	await playUntil(person, id, { phase: 'over' });
	return id;
}

/** Presses something that saves a file, and returns the file. */
async function saved(page: Page, testid: string): Promise<{ name: string; bytes: Buffer }> {
	const [download] = await Promise.all([
		page.waitForEvent('download', { timeout: 120_000 }),
		page.getByTestId(testid).click(),
	]);
	return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** The chunks of a PNG by their kinds, in their order. */
function chunksOf(png: Buffer): { kind: string; data: Buffer }[] {
	const chunks = [];
	for (let at = PNG.length; at < png.length; ) {
		const length = png.readUInt32BE(at);
		const kind = png.toString('latin1', at + 4, at + 8);
		chunks.push({ kind, data: png.subarray(at + 8, at + 8 + length) });
		at += 12 + length;
	}
	return chunks;
}

/** Drops a file anywhere on the page, as a person does who misses the box. */
async function drop(page: Page, name: string, text: string) {
	const transfer = await page.evaluateHandle(
		([name, text]) => {
			const transfer = new DataTransfer();
			transfer.items.add(new File([text], name));
			return transfer;
		},
		[name, text] as const,
	);
	await page.dispatchEvent('h1', 'dragover', { dataTransfer: transfer });
	await page.dispatchEvent('h1', 'drop', { dataTransfer: transfer });
}

test('a finished game is saved as a record, for JCloisterZone, as a picture and as an animation', async () => {
	const anna = await visitor();
	const { page } = anna;
	const id = await finished(anna);
	await anna.visit(`/table/${id}`);
	await page.getByTestId('downloads').click();
	const record = await saved(page, 'download');
	expect(record.name).toMatch(/\.bastide$/);
	expect(record.bytes.toString()).toMatch(/^bastide-record = \d[\s\S]*--- end\n/);

	const jcz = await saved(page, 'download-jcz');
	expect(jcz.name).toMatch(/\.jcz$/);
	expect(JSON.parse(jcz.bytes.toString()).replay.length).toBeGreaterThan(12);

	const picture = await saved(page, 'save-picture');
	expect(picture.name).toMatch(/\.png$/);
	expect(picture.bytes.subarray(0, 8)).toEqual(PNG);
	const still = chunksOf(picture.bytes);
	expect(still[0]?.data.readUInt32BE(0)).toBeGreaterThan(300);
	expect(still.map(({ kind }) => kind)).not.toContain('acTL');

	const animation = await saved(page, 'download-animation');
	expect(animation.name).toMatch(/\.png$/);
	expect(animation.bytes.subarray(0, 8)).toEqual(PNG);
	const chunks = chunksOf(animation.bytes);
	const control = chunks.find(({ kind }) => kind === 'acTL');
	// A frame for each tile at least, and every one of them is there.
	const frames = control?.data.readUInt32BE(0) ?? 0;
	expect(frames).toBeGreaterThan(12);
	expect(chunks.filter(({ kind }) => kind === 'fcTL').length).toBe(frames);
	expect(chunks.at(-1)?.kind).toBe('IEND');
	await anna.leave();
});

test('a saved game of JCloisterZone is dropped, replayed and reviewed as far as it goes', async () => {
	const anna = await visitor({ size: { width: 1440, height: 900 } });
	const { page } = anna;
	await anna.visit('/study');
	await page.getByTestId('upload').waitFor();
	// Without this note, the game was left before its end.
	const game = JSON.parse(await readFile(resolve(GAMES, 'double-turn.jcz'), 'utf8'));
	delete game.gameAnnotations.endTurn;
	await drop(page, 'Sunday.jcz', JSON.stringify(game));
	await page.getByTestId('study').waitFor();
	const study = await anna.api<Study>('GET', `/studies/${idOf(page)}`);
	expect([study.name, study.over, study.main > 8]).toEqual(['Sunday', false, true]);
	expect(await page.locator('h1').textContent()).toBe('Sunday');

	// The replay begins before the first move, and ends with the last one.
	await expect.poll(() => tilesOf(page).count()).toBe(1);
	await page.getByTestId('study-forward').click();
	await page.getByTestId('study-forward').click();
	await expect.poll(() => new URL(page.url()).hash).toBe('#2');
	await page.keyboard.press('End');
	await expect.poll(() => new URL(page.url()).hash).toBe(`#${study.main}`);
	const laid = study.nodes.filter(({ action }) => action.startsWith('place ')).length;
	await expect.poll(() => tilesOf(page).count()).toBe(1 + laid);

	await page.getByTestId('study-menu').click();
	await page.getByTestId('to-review').click();
	await page.getByTestId('start-review').click();
	await page.getByTestId('review').waitFor({ timeout: 200_000 });
	const path = `/studies/${study.id}/review?lang=en`;
	const { review } = await anna.api<ReviewInfo>('GET', path);
	expect(review?.decisions.length).toBeGreaterThan(2);
	await page.getByRole('tab', { name: 'All moves' }).click();
	const all = (review?.decisions.length ?? 0) + (review?.draws.length ?? 0);
	const rows = page.getByTestId('all-moves').getByRole('button');
	await expect.poll(() => rows.count()).toBe(all);
	await rows.last().click();
	await expect.poll(() => tilesOf(page).count()).toBeGreaterThan(laid - 1);
	await anna.looksAccessible();

	// Its link shows it again, and "try it" goes to the study itself.
	await page.reload();
	await page.getByTestId('review').waitFor();
	await page.getByTestId('try-it').click();
	await expect.poll(() => new URL(page.url()).pathname).toBe(`/study/${study.id}`);
	await anna.leave();
});

test('a game saved for JCloisterZone comes back as it was', async () => {
	const anna = await visitor();
	const { page } = anna;
	const id = await finished(anna);
	await anna.visit(`/table/${id}`);
	await page.getByTestId('downloads').click();
	const { bytes } = await saved(page, 'download-jcz');
	await anna.visit('/study');
	const name = 'back.jcz';
	const file = page.getByTestId('upload-file');
	await file.setInputFiles({ name, mimeType: 'application/json', buffer: bytes });
	await page.getByTestId('study').waitFor();
	const study = await anna.api<Study>('GET', `/studies/${idOf(page)}`);
	expect(study.over).toBe(true);
	await page.keyboard.press('End');
	await expect.poll(() => tilesOf(page).count()).toBe(13);
	await anna.leave();
});

test('a file is refused in the language of the player, with line, part and rule', async () => {
	const anna = await visitor({ language: 'hu', size: { width: 390, height: 844 } });
	const { page } = anna;
	const id = await finished(anna);
	const record = await anna.page.evaluate(
		(id) => fetch(`/api/tables/${id}/record`).then((answer) => answer.text()),
		id,
	);
	await anna.visit('/study');
	const file = page.getByTestId('upload-file');
	await file.waitFor({ state: 'attached' });
	const failure = page.getByTestId('upload-failure');
	const refused = async (text: string, sentence: RegExp) => {
		const buffer = Buffer.from(text);
		await file.setInputFiles({ name: 'x.bastide', mimeType: 'text/plain', buffer });
		await expect.poll(() => failure.textContent()).toMatch(sentence);
	};
	await refused('kép', /nincs olyan játszma/);
	await refused(record.replace('bastide-record = 2', 'bastide-record = 9'), /újabb változata/);
	await refused(record.replace('[setup.tiles]', '[setup.tiles]\nZZ-9 = 1'), /„ZZ-9”/);
	const first = /^place .*$/m;
	const line = record.split('\n').findIndex((line) => first.test(line)) + 1;
	const illegal = new RegExp(`${line}\\. sor \\(lépések\\): .*„place 60,60 turn 0”.* BAS-`);
	await refused(record.replace(first, 'place 60,60 turn 0'), illegal);
	await anna.looksAccessible();
	await anna.fitsTheWindow();
	await refused(record.replace(first, 'plaice'), /lépések\): Ez nem lépés: „plaice”/);
	await refused(record.replace(/^scores = .*$/m, 'scores = [99, 99]'), /vége\): .*pontszám/);
	await refused(record.replace('--- end', '--- END'), /nem lépés/);
	await refused(`${record}${' '.repeat(1024 * 1024)}`, /túl nagy/);
	// The refused uploads are errors of the network, too.
	anna.complaints.length = 0;
	await anna.leave();
});

test('links into studies, reviews, replays and puzzles show the same after a reload', async () => {
	const anna = await visitor();
	const { page } = anna;
	const id = await finished(anna);
	const study = await anna.api<Study>('POST', '/studies', { from: 'table', table: id });
	const moves = study.nodes.findIndex(({ action }) => action.startsWith('place ')) + 1;
	await anna.visit(`/study/${study.id}#${moves}`);
	await expect.poll(() => tilesOf(page).count()).toBe(2);
	await page.keyboard.press('PageDown');
	await expect.poll(() => new URL(page.url()).hash).toBe(`#${moves + 1}`);
	const url = page.url();
	await page.reload();
	await page.getByTestId('study').waitFor();
	await expect.poll(() => tilesOf(page).count()).toBe(2);
	expect(page.url()).toBe(url);

	await anna.visit(`/study/${study.id}/review`);
	await page.getByTestId('review-intro').waitFor();
	await page.reload();
	await page.getByTestId('review-intro').waitFor();

	await anna.visit(`/replay/${id}`);
	await expect.poll(() => tilesOf(page).count()).toBeGreaterThan(0);

	const [puzzle] = await anna.api<{ id: string }[]>('GET', '/puzzles');
	await anna.visit(`/puzzles/${puzzle?.id}`);
	await page.getByTestId('puzzle').waitFor();
	await page.reload();
	await expect.poll(() => page.getByTestId('puzzle').getAttribute('data-puzzle')).toBe(puzzle?.id);
	await anna.leave();
});
