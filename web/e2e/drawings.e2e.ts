import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visitor } from './people';
import { actByMouse, bends, decision, table } from './tables';

/** The drawings that a page asked for: from the server, or from what the browser has kept. */
async function drawingsOf(page: Page) {
	const network = await page.context().newCDPSession(page);
	const addresses = new Map<string, string>();
	const kept = new Set<string>();
	await network.send('Network.enable');
	network.on('Network.requestWillBeSent', ({ requestId, request }) => {
		const { pathname, search } = new URL(request.url);
		if (pathname.startsWith('/api/art/')) addresses.set(requestId, pathname + search);
	});
	network.on('Network.requestServedFromCache', ({ requestId }) => kept.add(requestId));
	network.on('Network.responseReceived', ({ requestId, response }) => {
		if (response.fromDiskCache) kept.add(requestId);
	});
	const some = (isKept: boolean) =>
		[...addresses].filter(([id]) => kept.has(id) === isKept).map(([, address]) => address);
	return { fetched: () => some(false), kept: () => some(true) };
}

/** The tiles that lie on the board. */
const tilesOn = (page: Page) =>
	page
		.locator('.tile:not(.ghost)')
		.evaluateAll((all) => all.map((image) => image.getAttribute('src') ?? ''));

test('a drawing is fetched once, whatever table shows it, and its address names its content', async () => {
	const anna = await visitor();
	const { page } = anna;
	const drawings = await drawingsOf(page);
	const shown = new Set<string>();
	for (let count = 0; count < 2; count += 1) {
		const id = await table(anna, bends(), ['me', 'me']);
		await anna.visit(`/table/${id}`);
		let seq = (await decision(page, 0)) as number;
		for (let turn = 0; turn < 4; turn += 1) {
			await actByMouse(page, turn);
			seq = (await decision(page, seq)) as number;
		}
		await page.waitForLoadState('networkidle');
		const tiles = await tilesOn(page);
		expect(tiles.length).toBeGreaterThan(2);
		if (count > 0) expect(tiles.filter((tile) => shown.has(tile)).length).toBeGreaterThan(0);
		for (const tile of tiles) shown.add(tile);
	}
	const fetched = drawings.fetched();
	const twice = fetched.filter((address, index) => fetched.indexOf(address) !== index);
	expect(twice).toEqual([]);
	expect(fetched.length).toBeGreaterThan(0);
	const known = drawings.kept().filter((address) => address.startsWith('/api/art/tiles/'));
	expect(known.length).toBeGreaterThan(0);

	const hash = /^[0-9a-f]{8,}$/;
	for (const address of fetched) {
		const { pathname, searchParams } = new URL(address, page.url());
		const named = searchParams.get('v') ?? pathname.split('/')[4] ?? '';
		expect(named, address).toMatch(hash);
		const answer = await page.request.get(new URL(address, page.url()).href);
		expect(answer.headers()['cache-control']).toMatch(/max-age=31536000, immutable/);
	}
	await anna.leave();
});
