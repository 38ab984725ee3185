import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PROTOCOL } from '../src/generated/protocol';
import { type Visitor, visitor } from './people';
import { actByMouse, decision, openMenu, preset, table } from './tables';

/** What moved and sounded on a page since it was loaded. */
type Show = { flights: number; sounds: number; animations: number };

/** Counts what moves and sounds, from the next page on. */
async function watchShow(context: BrowserContext) {
	await context.addInitScript(() => {
		const show = { flights: 0, sounds: 0, animations: 0 };
		Object.assign(globalThis, { show });
		const { start } = AudioScheduledSourceNode.prototype;
		AudioScheduledSourceNode.prototype.start = function (...when) {
			show.sounds += 1;
			start.apply(this, when);
		};
		// A sheet that slides in is the viewer's own doing.
		const counts = ({ target }: AnimationEvent) => !(target as Element).closest('dialog');
		addEventListener(
			'animationstart',
			(event) => {
				if (counts(event)) show.animations += 1;
			},
			true,
		);
		const watch = new MutationObserver((changes) => {
			const added = changes.flatMap((change) => [...change.addedNodes]);
			const flies = (node: Node) => node instanceof Element && node.matches('.flying-points');
			show.flights += added.filter(flies).length;
		});
		watch.observe(document, { childList: true, subtree: true });
	});
}

const shown = (page: Page) =>
	page.evaluate(() => ({ ...(globalThis as unknown as { show: Show }).show }));

/** Waits until nothing moves on the page, and what would have begun at once has begun. */
async function still(page: Page) {
	await page.evaluate(async () => {
		const frame = () => new Promise((done) => requestAnimationFrame(done));
		await frame();
		await frame();
		const finite = document
			.getAnimations()
			.filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
		await Promise.all(finite.map((one) => one.finished.catch(() => null)));
	});
}

test('another language tells the story again on the same socket, and nothing happens twice', async () => {
	const anna = await visitor({ lively: true });
	const { page, context } = anna;
	await watchShow(context);
	const sockets: string[] = [];
	page.on('websocket', (socket) => sockets.push(socket.url()));
	const id = await table(anna, preset('base'), ['me', 'me']);
	await anna.visit(`/table/${id}`);

	// Until points have flown, and it is somebody's turn to place a tile.
	let seq = (await decision(page, 0)) as number;
	const phase = () => page.getByTestId('decision').getAttribute('data-phase');
	for (let turn = 0; turn < 120; turn += 1) {
		if ((await shown(page)).flights > 0 && (await phase()) === 'place-tile') break;
		await actByMouse(page, turn);
		const next = await decision(page, seq);
		if (next === 'over') throw new Error('nobody won points before the end');
		seq = next;
	}
	await still(page);
	const before = await shown(page);
	expect(before.flights).toBeGreaterThan(0);
	expect(before.sounds).toBeGreaterThan(0);
	expect(before.animations).toBeGreaterThan(0);
	expect(sockets).toHaveLength(1);
	const log = () => page.locator('.log li').allInnerTexts();
	const english = await log();
	expect(english.join('\n')).toMatch(/(laid|placed) a /);

	await openMenu(page);
	await page.getByLabel('Language').selectOption('hu');
	await page.keyboard.press('Escape');
	// What the server says of an event, and what the page says itself.
	await expect.poll(async () => (await log()).filter((line) => english.includes(line))).toEqual([]);
	const hungarian = await log();
	expect(hungarian).toHaveLength(english.length);
	expect(await decision(page, seq - 1)).toBe(seq);
	await still(page);
	expect(await shown(page)).toEqual(before);

	// What happens next is told in the new language, and back again nothing is different.
	await actByMouse(page, 0);
	await decision(page, seq);
	const later = await log();
	// The newest line is on top, and tells of the turn that goes on.
	expect(later.slice(1 - hungarian.length)).toEqual(hungarian.slice(1));
	await openMenu(page);
	await page.getByLabel('Nyelv').selectOption('en');
	await page.keyboard.press('Escape');
	await expect.poll(async () => (await log()).slice(1 - english.length)).toEqual(english.slice(1));
	expect(sockets).toHaveLength(1);
	await anna.leave();
});

/** A server that says it speaks another version of the protocol as long as `lies`. */
async function otherServer(context: BrowserContext, lies: boolean) {
	const open = new Set<() => Promise<void>>();
	const server = {
		lies,
		/** Ends all connections, as a server does that is replaced. */
		restart: async () => {
			for (const close of open) await close();
			open.clear();
		},
	};
	await context.routeWebSocket(/\/live/, (socket) => {
		const real = socket.connectToServer();
		open.add(() => socket.close());
		real.onMessage((message) => {
			const said = JSON.parse(String(message)) as { type: string };
			const hello = said.type === 'hello' && server.lies;
			socket.send(hello ? JSON.stringify({ ...said, protocol: PROTOCOL + 1 }) : message);
		});
	});
	return server;
}

/** Counts how often a page is loaded. */
function countLoads(page: Page): () => number {
	let loads = 0;
	page.on('domcontentloaded', () => (loads += 1));
	return () => loads;
}

const banner = (person: Visitor) => person.page.getByTestId('page-outdated');
const OUTDATED = 'This page is out of date. Reload it to keep playing.';

test('a page older than its server reloads itself once, and plays on', async () => {
	const anna = await visitor();
	const { page, context } = anna;
	const server = await otherServer(context, true);
	const id = await table(anna, preset('base'), ['me', 'me']);
	const loads = countLoads(page);
	const again = page.waitForEvent('domcontentloaded', { predicate: () => loads() === 2 });
	// The new page comes with the new server.
	page.once('domcontentloaded', () => page.once('domcontentloaded', () => (server.lies = false)));
	await page.goto(new URL(`/table/${id}`, page.url()).href);
	await again;
	const seq = (await decision(page, 0)) as number;
	await actByMouse(page, 0);
	await decision(page, seq);
	expect(loads()).toBe(2);
	expect(await banner(anna).count()).toBe(0);
	await anna.leave();
});

test('a page that stays older than its server asks instead of reloading for ever', async () => {
	const anna = await visitor();
	const { page, context } = anna;
	const server = await otherServer(context, true);
	const id = await table(anna, preset('base'), ['me', 'me']);
	const loads = countLoads(page);
	await page.goto(new URL(`/table/${id}`, page.url()).href);
	await banner(anna).getByText(OUTDATED).waitFor();
	expect(loads()).toBe(2);
	await anna.looksAccessible();
	await anna.fitsTheWindow();

	await banner(anna).getByRole('button', { name: 'Reload' }).click();
	await expect.poll(loads).toBe(3);
	await banner(anna).getByText(OUTDATED).waitFor();
	expect(loads()).toBe(3);
	server.lies = false;
	await banner(anna).getByRole('button', { name: 'Reload' }).click();
	await decision(page, 0);
	expect(loads()).toBe(4);
	await anna.leave();
});

test('the server itself turns a page of another version away', async () => {
	const anna = await visitor();
	const { page, context } = anna;
	const id = await table(anna, preset('base'), ['me', 'me']);
	await context.addInitScript(() => {
		const Real = WebSocket;
		globalThis.WebSocket = class extends Real {
			constructor(address: string | URL) {
				super(String(address).replace(/protocol=\d+/, 'protocol=0'));
				// An old page does not understand the greeting, but that it is turned away.
				this.addEventListener('message', (event) => event.stopImmediatePropagation());
			}
		};
	});
	const loads = countLoads(page);
	await page.goto(new URL(`/table/${id}`, page.url()).href);
	await banner(anna).getByText(OUTDATED).waitFor();
	expect(loads()).toBe(2);
	await anna.leave();
});

test('what is being typed outlives a server of another version', async () => {
	const anna = await visitor();
	const { page, context } = anna;
	const server = await otherServer(context, false);
	const id = await table(anna, preset('base'), ['me', 'me']);
	await anna.visit(`/table/${id}`);
	const seq = (await decision(page, 0)) as number;
	const loads = countLoads(page);
	await page.getByRole('tab', { name: 'Chat' }).click();
	const field = page.getByLabel('Write a message');
	await field.fill('I think that the');

	server.lies = true;
	await server.restart();
	await banner(anna)
		.getByText('Bastide has been updated. This page reloads in a moment.')
		.waitFor();
	await field.press('End');
	await page.keyboard.type(' road ends here');
	expect(await field.inputValue()).toBe('I think that the road ends here');
	expect(loads()).toBe(0);

	// Nothing is lost any more.
	server.lies = false;
	await field.fill('');
	await expect.poll(loads).toBe(1);
	expect(await decision(page, seq - 1)).toBe(seq);
	expect(await banner(anna).count()).toBe(0);
	await anna.leave();
});
