import type { BrowserContext, WebSocketRoute } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Story } from '../src/generated/protocol';
import { type Visitor, visitor } from './people';
import { actByKeys, actByMouse, deciding, decision, preset, table } from './tables';

/** The network between a browser and the server, which can be cut. */
class Network {
	#cut = false;
	#sockets = new Set<WebSocketRoute>();

	static async of(context: BrowserContext): Promise<Network> {
		const network = new Network();
		await context.routeWebSocket(/\/live/, (socket) => {
			if (network.#cut) return void socket.close();
			const server = socket.connectToServer();
			network.#sockets.add(socket);
			socket.onMessage((message) => {
				// What is sent into a dead network is lost.
				if (!network.#cut) server.send(message);
			});
		});
		return network;
	}

	/** From now on nothing gets through; the browser notices only later. */
	cut() {
		this.#cut = true;
	}

	/** The browser notices. */
	async fall() {
		for (const socket of this.#sockets) await socket.close();
		this.#sockets.clear();
	}

	mend() {
		this.#cut = false;
	}
}

async function length(person: Visitor, id: string): Promise<number> {
	return (await person.api<Story>('GET', `/tables/${id}/story`)).steps.length;
}

test('two browsers play each other; one reloads in every phase and falls off the net in a move', async () => {
	const [anna, bela] = [await visitor({ name: 'Anna' }), await visitor({ name: 'Béla' })];
	const network = await Network.of(anna.context);
	const id = await table(anna, preset('base'), ['me', 'open']);
	await bela.visit(`/table/${id}`);
	await bela.api('PUT', `/tables/${id}/seats/2`, { who: 'me' });
	await anna.visit(`/table/${id}`);
	await anna.api('POST', `/tables/${id}/start`);
	const people = [anna, bela] as const;
	const pages = [anna.page, bela.page] as const;
	let seq = 0;
	const phases = new Set<string>();
	for (let turn = 0; turn < 14; turn += 1) {
		const who = await deciding(pages, seq);
		const [person, other] = [people[who], people[1 - who]];
		const now = await decision(person.page, seq);
		expect(now).toBeTypeOf('number');
		seq = now as number;
		const phase = await person.page.locator('[data-testid="decision"]').getAttribute('data-phase');
		// REL-31: a reload in every phase, of who decides and of who waits, loses nothing.
		if (!phases.has(`${phase} ${who}`)) {
			phases.add(`${phase} ${who}`);
			await Promise.all([person.page.reload(), other?.page.reload()]);
			expect(await decision(person.page, seq - 1)).toBe(seq);
		}
		await actByMouse(person.page, turn);
	}
	expect(phases.size).toBeGreaterThanOrEqual(4);

	// REL-31: the net is gone while a move is sent; the browser notices, comes back, and the move is made once.
	while ((await deciding(pages, seq)) !== 0) {
		seq = (await decision(bela.page, seq)) as number;
		await actByMouse(bela.page, 2);
	}
	seq = (await decision(anna.page, seq)) as number;
	const before = await length(bela, id);
	network.cut();
	await actByKeys(anna.page, 0);
	await network.fall();
	await anna.page.getByTestId('connection-lost').waitFor();
	expect(await length(bela, id)).toBe(before);
	network.mend();
	await anna.page.getByTestId('connection-lost').waitFor({ state: 'detached' });
	await expect.poll(() => length(bela, id)).toBeGreaterThan(before);
	const story = await bela.api<Story>('GET', `/tables/${id}/story`);
	const own = story.steps.slice(before).filter((step) => step.seat !== null);
	// Where the tile offers no place for a follower, the server passes by itself.
	const made = own.filter(({ what }, index) => index === 0 || what !== 'pass');
	expect(made.length, 'the move was made once').toBe(1);
	await Promise.all([anna.leave(), bela.leave()]);
});

test('two tabs of one person do not fight', async () => {
	const anna = await visitor();
	const id = await table(anna, preset('base'), ['me', 'computer']);
	const second = await anna.context.newPage();
	await anna.visit(`/table/${id}`);
	await second.goto(anna.page.url());
	let seq = 0;
	for (let turn = 0; turn < 6; turn += 1) {
		const page = turn % 2 === 0 ? anna.page : second;
		seq = (await decision(page, seq)) as number;
		await actByMouse(page, turn);
	}
	await decision(anna.page, seq);
	await decision(second, seq);
	await anna.leave();
});
