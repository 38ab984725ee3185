import { expect, inject, test } from 'vitest';
import { PHONE, SMALL, visitor, WIDE } from './people';
import { actByMouse, decision, play, preset, table } from './tables';

const PAGES = [
	'/',
	'/new',
	'/games',
	'/account',
	'/confirm-email#token',
	'/reset-password#token',
	'/settings',
	'/rules',
	'/rulebook',
	'/rulebook/tower',
	'/learn',
];
const LANGUAGES = { en: 'Play now', hu: 'Játssz most', ro: 'Joacă acum' } as const;

test.each([WIDE, PHONE, SMALL])(
	'every page is accessible and fits a window of $width',
	async (size) => {
		const anna = await visitor({ size });
		for (const path of PAGES) {
			await anna.visit(path);
			await anna.looksAccessible();
			await anna.fitsTheWindow();
		}
		await anna.leave();
	},
);

test('the page speaks the language of the browser, and another one at once', async () => {
	const titles = new Set<string>();
	for (const language of Object.keys(LANGUAGES)) {
		const anna = await visitor({ language });
		expect(await anna.page.locator('html').getAttribute('lang')).toBe(language);
		const id = await table(anna, preset('base'), ['me', 'computer']);
		for (const path of [...PAGES, `/table/${id}`]) {
			await anna.visit(path);
			const text = await anna.page.locator('body').innerText();
			// A phrase that is missing shows as its name.
			expect(
				text.match(/\b[a-z]+(-[a-z]+){1,4}\b(?= |$)/gm)?.filter((word) => missing(word)) ?? [],
			).toEqual([]);
		}
		await anna.visit('/');
		titles.add(await anna.page.locator('h1').innerText());
		await anna.leave();
	}
	expect(titles.size).toBe(3);
});

/** Words with hyphens that are no words of any of our languages, but names of phrases. */
function missing(word: string): boolean {
	return /^(lesson|replay|prompt|tab|chart|closing|feature|tiles|result|start|home|name|room|seat|option|lobby|problem|nav)-/.test(
		word,
	);
}

test('the game is played on a phone of 360 pixels', async () => {
	const anna = await visitor({ size: PHONE });
	const id = await table(anna, preset('base'), ['me', 'computer']);
	await anna.visit(`/table/${id}`);
	await play(anna.page, actByMouse, 8);
	await anna.fitsTheWindow();
	await anna.looksAccessible();
	await anna.leave();
});

test('the first game teaches the basics to its end', async () => {
	const anna = await visitor();
	await anna.visit('/learn/base-game');
	const { page } = anna;
	const done = page.getByTestId('lesson-done');
	const watch = page.getByTestId('lesson-on');
	let turn = 0;
	while (!(await done.isVisible())) {
		if (await watch.isVisible()) {
			// On a slow machine, the button of the last step may be on its way out.
			const pressed = await watch.click({ timeout: 2_000 }).catch(() => 'gone');
			if (pressed === 'gone') continue;
			await page.locator('[data-testid="decision"][data-seq]').or(done).first().waitFor();
			continue;
		}
		await actByMouse(page, turn * 3);
		turn += 1;
		await page.waitForTimeout(50);
	}
	expect(turn).toBe(10);
	await anna.looksAccessible();
	await anna.leave();
});

test('aids think along, and a purist table has none', async () => {
	const anna = await visitor();
	const { page } = anna;
	const id = await table(anna, preset('base'), ['me', 'computer']);
	await anna.visit(`/table/${id}`);
	await decision(page, 0);
	await page.getByTestId('view').click();
	await page.getByTestId('fits').click();
	await expect.poll(() => page.locator('[data-fits]').count()).toBeGreaterThan(3);
	await page.getByTestId('fields').click();
	await page.getByTestId('tiles-left').click();
	const counts = await page.locator('dialog[open] li span').allTextContents();
	const sum = counts
		.map((text) => Number.parseInt(text, 10))
		.reduce((all, count) => all + count, 0);
	expect(sum).toBeGreaterThan(60);
	await page.keyboard.press('Escape');
	const tile = await page.locator('.tile').first().boundingBox();
	if (!tile) throw new Error('there is no tile');
	await page.mouse.move(tile.x + tile.width / 2, tile.y + tile.height * 0.12);
	await page.getByTestId('feature-card').waitFor();
	await anna.looksAccessible();

	const wish = { setup: preset('base'), purist: true };
	const purist = await anna.api<{ id: string }>('POST', '/tables', wish);
	for (const seat of [1, 2])
		await anna.api('PUT', `/tables/${purist.id}/seats/${seat}`, { who: 'me' });
	await anna.api('POST', `/tables/${purist.id}/start`);
	await anna.visit(`/table/${purist.id}`);
	await decision(page, 0);
	await page.getByTestId('view').click();
	await page.getByText('No aids').waitFor();
	expect(await page.getByTestId('fits').count()).toBe(0);
	await anna.leave();
});

test('SEC-05: names and chat are shown as text, and foreign scripts do not run', async () => {
	const markup = '<img src=x onerror=bad()>';
	const anna = await visitor({ name: markup.slice(0, 24) });
	const { page } = anna;
	await page.exposeFunction('bad', () => anna.complaints.push('a script of somebody else ran'));
	const id = await table(anna, preset('base'), ['me', 'open']);
	await anna.visit(`/table/${id}`);
	await page.getByText(markup.slice(0, 24)).first().waitFor();
	await page.getByLabel('Write a message').fill(markup);
	await page.keyboard.press('Enter');
	await page.locator('.chat li').getByText(markup).waitFor();
	expect(await page.locator('img[src="x"]').count()).toBe(0);
	expect(anna.complaints).toEqual([]);
	const answer = await page.request.get(`${inject('origin')}/`);
	const policy = answer.headers()['content-security-policy'] ?? '';
	expect(policy).toContain("default-src 'none'");
	expect(policy).not.toContain('unsafe');
	const broken = page.waitForEvent('console', (message) =>
		/Content Security Policy/i.test(message.text()),
	);
	const ran = await page.evaluate(() => {
		const script = document.createElement('script');
		script.textContent = 'globalThis.foreign = true';
		document.head.append(script);
		return 'foreign' in globalThis;
	});
	expect(ran).toBe(false);
	await broken;
	// What the browser says of the script above is no complaint about the page.
	anna.complaints.splice(0);
	await anna.leave();
});
