import { expect, inject, test } from 'vitest';
import { type Visitor, visitor } from './people';
import { type actByMouse, decision, play, preset, table } from './tables';

/** The middle of some numbers, and the one that only a twentieth exceeds. */
function figures(all: number[]): string {
	const sorted = all.toSorted((a, b) => a - b);
	const at = (part: number) => (sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(1);
	return `median ${at(0.5)}, 95 % below ${at(0.95)}, most ${at(1)}`;
}

/** What comes over the wire while a page loads, in KiB by sort, without the drawings of tiles. */
async function loaded({ page, context }: Visitor, load: () => Promise<unknown>): Promise<string> {
	const session = await context.newCDPSession(page);
	await session.send('Network.enable');
	await session.send('Network.setCacheDisabled', { cacheDisabled: true });
	const paths = new Map<string, string>();
	const bytes = new Map<string, number>();
	session.on('Network.responseReceived', ({ requestId, response }) => {
		paths.set(requestId, new URL(response.url).pathname);
	});
	session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
		const path = paths.get(requestId) ?? '';
		bytes.set(path, (bytes.get(path) ?? 0) + encodedDataLength);
	});
	await load();
	await session.detach();
	const sum = (counts: (path: string) => boolean) => {
		const all = [...bytes].filter(([path]) => counts(path) && !path.startsWith('/api/art/'));
		return (all.reduce((sum, [, length]) => sum + length, 0) / 1024).toFixed(1);
	};
	const isFont = (path: string) => path.endsWith('.woff2');
	const isData = (path: string) => path.startsWith('/api/');
	if (process.env.DETAILS) {
		const largest = [...bytes].sort(([, a], [, b]) => b - a);
		for (const [path, length] of largest.slice(0, 200)) console.log(`  ${length} ${path}`);
	}
	const code = sum((path) => !isFont(path) && !isData(path));
	return `${sum((path) => !isFont(path))} KiB (code ${code}, data ${sum(isData)}) and fonts of ${sum(isFont)} KiB`;
}

test.each(['en', 'hu', 'ro'])('first load in %s', async (language) => {
	const anna = await visitor({ language });
	const { page } = anna;
	const start = await loaded(anna, () =>
		page.goto(`${inject('origin')}/`, { waitUntil: 'networkidle' }),
	);
	const id = await table(anna, preset('base'), ['me', 'computer']);
	const played = await loaded(anna, async () => {
		await page.goto(`${inject('origin')}/table/${id}`, { waitUntil: 'networkidle' });
		await decision(page, 0);
	});
	console.log(`first load in ${language}: start page ${start}; table ${played}`);
	await anna.leave();
});

test('from a click to the acknowledged move on screen', async () => {
	const anna = await visitor({ confirm: false });
	const { page } = anna;
	const id = await table(anna, preset('base'), ['me', 'me']);
	await anna.visit(`/table/${id}`);
	await decision(page, 0);
	await page.evaluate(() => {
		const times: number[] = [];
		let pressed = 0;
		addEventListener('click', () => (pressed = performance.now()), true);
		const bar = document.querySelector('[data-testid="decision"]');
		let before = bar?.getAttribute('data-seq');
		new MutationObserver(() => {
			const now = document.querySelector('[data-testid="decision"]')?.getAttribute('data-seq');
			if (!now || now === before) return;
			before = now;
			if (pressed) requestAnimationFrame(() => times.push(performance.now() - pressed));
		}).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-seq'] });
		Object.assign(globalThis, { times });
	});
	await play(page, actByListClick, 40);
	await page.waitForTimeout(300);
	const times = await page.evaluate(() => (globalThis as unknown as { times: number[] }).times);
	console.log(`click to acknowledged move on screen, ms, ${times.length} moves: ${figures(times)}`);
	expect(times.length).toBeGreaterThan(20);
	await anna.leave();
});

/** One click does it all: the list of actions, with no confirmation. */
async function actByListClick(page: Parameters<typeof actByMouse>[0], turn: number) {
	await page.keyboard.press('l');
	const actions = page.locator('[data-action]');
	await actions.first().waitFor();
	await actions.nth(turn % Math.min(3, await actions.count())).click();
}

test('frames while a board with 200 tiles is panned', async () => {
	const anna = await visitor({ confirm: false });
	const { page } = anna;
	const sets = { base: 3 };
	const setup = {
		full: { game: 'carcassonne', players: ['', ''], sets, elements: { farmers: false } },
	};
	// Guests may not let computers play alone.
	const account = { name: `Anna ${Date.now()}`, password: 'frames while panning' };
	await anna.api('POST', '/account', account);
	const id = await table(anna, setup, ['computer', 'computer']);
	await expect
		.poll(
			async () => {
				const { steps } = await anna.api<{ steps: { tiles: number }[] }>(
					'GET',
					`/tables/${id}/story`,
				);
				return steps.at(-1)?.tiles ?? 0;
			},
			{ timeout: 200_000, interval: 1000 },
		)
		.toBeGreaterThanOrEqual(200);
	await anna.visit(`/table/${id}`);
	await expect.poll(() => page.locator('.tile').count(), { timeout: 30_000 }).toBeGreaterThan(200);
	if (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape');
	await page.waitForFunction(() =>
		[...document.querySelectorAll<HTMLImageElement>('img.tile')].every(
			(drawing) => drawing.complete,
		),
	);
	await page.evaluate(() => {
		const frames: number[] = [];
		let last = 0;
		const step = (now: number) => {
			if (last) frames.push(now - last);
			last = now;
			requestAnimationFrame(step);
		};
		requestAnimationFrame(step);
		Object.assign(globalThis, { frames });
	});
	const box = await page.locator('[data-testid="board"]').first().boundingBox();
	if (!box) throw new Error('there is no board');
	const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
	await page.mouse.move(middle.x, middle.y);
	await page.mouse.down();
	await page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames.splice(0));
	const begin = Date.now();
	for (let index = 0; Date.now() - begin < 3000; index += 1) {
		const angle = index / 12;
		await page.mouse.move(middle.x + 180 * Math.sin(angle), middle.y + 120 * Math.cos(angle));
	}
	await page.mouse.up();
	const frames = await page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames);
	const fps = 1000 / (frames.reduce((all, one) => all + one, 0) / frames.length);
	const tiles = await page.locator('.tile').count();
	console.log(
		`pan with ${tiles} tiles: ${fps.toFixed(1)} frames a second; ms a frame: ${figures(frames)}`,
	);
	expect(frames.length).toBeGreaterThan(10);
	await anna.leave();
});
