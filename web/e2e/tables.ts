/** Tables and how people play at them: with a mouse, with keys, never with knowledge of the rules. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { GameLine, Setup, TableInfo } from '../src/generated/protocol';
import type { Visitor } from './people';

export type Sitter = 'me' | 'computer' | 'open';

/** Opens a table; starts the game if nobody is waited for. */
export async function table(host: Visitor, setup: unknown, sitters: Sitter[]): Promise<string> {
	const wish = { setup, public: true };
	const { id } = await host.api<TableInfo>('POST', '/tables', wish);
	for (const [index, sitter] of sitters.entries()) {
		if (sitter === 'open') continue;
		const me = { who: 'me', name: `Anna ${index + 1}` };
		const who = sitter === 'me' ? me : { who: 'computer', level: 'novice' };
		await host.api('PUT', `/tables/${id}/seats/${index + 1}`, who);
	}
	if (!sitters.includes('open')) await host.api('POST', `/tables/${id}/start`);
	return id;
}

export const preset = (name: string, seats = 2) => ({ preset: { name, seats } });

/** A game of Carcassonne with some expansions. */
export function carcassonne(sets: string[], more: Partial<Setup> = {}): { full: Setup } {
	const all = Object.fromEntries(['base', ...sets].map((set) => [set, 1]));
	return { full: { game: 'carcassonne', players: ['', ''], sets: all, ...more } };
}

/** Nothing but bends and the tiles like the first: a short game, and they can be turned wherever it begins. */
export function bends() {
	const others = [...'ABCEFGHIJKLMNOPQRSTUWX'].map((kind) => [`BA-${kind}`, 0]);
	return carcassonne([], { tiles: Object.fromEntries(others) });
}

/** The decision before somebody, by the number of log entries; none if somebody else decides. */
const DECISION = '[data-testid="decision"][data-seq]';

/** Waits until there is something to decide after `seq`, or the game is over; answers the new number. */
export async function decision(page: Page, seq: number): Promise<number | 'over'> {
	const found = await page.waitForFunction(
		([selector, seq]) => {
			if (document.querySelector('[data-testid="result"]')) return 'over';
			const bar = document.querySelector<HTMLElement>(selector);
			const now = Number(bar?.dataset.seq ?? 0);
			return now > seq ? now : null;
		},
		[DECISION, seq] as const,
		{ timeout: 60_000 },
	);
	return (await found.jsonValue()) as number | 'over';
}

/** Who of the two decides now. */
export async function deciding(pages: readonly [Page, Page], seq: number): Promise<0 | 1> {
	const wait = (page: Page) =>
		page.waitForFunction(
			(seq) =>
				Number(document.querySelector<HTMLElement>('[data-testid="decision"]')?.dataset.seq ?? 0) >
				seq,
			seq,
		);
	return Promise.race([
		wait(pages[0]).then(() => 0 as const),
		wait(pages[1]).then(() => 1 as const),
	]);
}

/** How a person points at things. */
type Pointer = {
	press: (page: Page, spot: { x: number; y: number }) => Promise<void>;
	choose: (element: Locator) => Promise<void>;
};
const MOUSE: Pointer = {
	press: async (page, { x, y }) => {
		await page.mouse.move(x, y);
		await page.mouse.click(x, y);
	},
	choose: (element) => element.click(),
};
const FINGER: Pointer = {
	press: (page, { x, y }) => page.touchscreen.tap(x, y),
	choose: (element) => element.tap(),
};

/** Does one thing by mouse: a tile on one of the glowing spaces, a piece on the table, or a button. */
export const actByMouse = (page: Page, turn: number) => act(page, turn, MOUSE);
/** The same with a finger. */
export const actByTouch = (page: Page, turn: number) => act(page, turn, FINGER);

/** Waits until something can be done and the table has stopped moving, as a person would. */
export async function settled(page: Page) {
	await page
		.locator('.ghost, .target, .catapult, [data-choice]')
		.first()
		.waitFor({ state: 'attached' });
	await page.evaluate(async () => {
		const look = () => {
			const board = document.querySelector('[data-testid="board"]')?.getBoundingClientRect();
			const land = document.querySelector('[data-testid="board"] > :first-child');
			const floating = [...document.querySelectorAll('[data-edge], [data-still]')];
			const moving = [land, ...floating].map((one) => one?.getBoundingClientRect());
			return JSON.stringify([board, moving]);
		};
		const frame = () => new Promise((done) => requestAnimationFrame(done));
		let before = '';
		for (let still = 0; still < 6; still += 1) {
			await frame();
			const now = look();
			if (now !== before) still = 0;
			before = now;
		}
	});
}

async function act(page: Page, turn: number, pointer: Pointer) {
	await settled(page);
	const confirming = page.locator('[data-confirm]');
	const ghosts = page.locator('.ghost');
	if ((await ghosts.count()) > 0) {
		await pressSpace(page, turn, pointer);
		return pointer.choose(confirming);
	}
	const catapult = page.locator('.catapult');
	// What is thrown or caught by chance is good enough.
	if (await catapult.count()) return pointer.choose(catapult.getByRole('button').last());
	const targets = await page.locator('.target').count();
	const buttons = page.locator('[data-testid="decision"] [data-choice]');
	const some = await buttons.count();
	if (targets > 0 && (turn % 3 !== 2 || some === 0)) {
		await chooseTarget(page, turn, pointer);
		return pointer.choose(confirming);
	}
	await pointer.choose(buttons.nth(turn % some));
	await page.waitForTimeout(30);
	if (await confirming.isVisible()) await pointer.choose(confirming);
}

/** Presses a space for the tile, and again if the view moved away under the finger, as a person would. */
async function pressSpace(page: Page, turn: number, pointer: Pointer) {
	const confirming = page.locator('[data-confirm]');
	for (let attempt = 0; attempt < 5; attempt += 1) {
		await pointer.press(page, await middleInReach(page, '.ghost', turn));
		const shown = confirming.waitFor({ timeout: 3_000 }).then(
			() => true,
			() => false,
		);
		if (await shown) return;
		await settled(page);
	}
}

/** Chooses something on the board: in the lens, on a disc, or in the list or lens that a disc opens. */
async function chooseTarget(page: Page, turn: number, pointer: Pointer) {
	const rows = page.locator('[data-lens-row], .options button');
	const confirming = page.locator('[data-confirm]');
	if ((await rows.count()) === 0) {
		await pointer.press(page, await targetInReach(page, turn));
		await rows.first().or(confirming).first().waitFor();
	}
	const count = await rows.count();
	if (count > 0 && !(await confirming.isVisible())) await pointer.choose(rows.nth(turn % count));
}

/** The middle of a disc that nothing lies above; shows the whole board if all of them are out of sight. */
async function targetInReach(page: Page, turn: number) {
	const reachable = () =>
		page.evaluate((turn) => {
			const all = [...document.querySelectorAll<HTMLElement>('[data-testid="board"] .target')];
			const order = all.map((_, index) => all[(index + turn) % all.length]);
			for (const element of order) {
				const box = element?.getBoundingClientRect();
				if (!box) continue;
				const point = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
				const top = document.elementFromPoint(point.x, point.y);
				if (top?.closest('.target') === element) return point;
			}
			return null;
		}, turn);
	let spot = await reachable();
	if (!spot) {
		await page.keyboard.press('0');
		spot = await reachable();
	}
	if (!spot) throw new Error('no target can be reached with a pointer');
	return spot;
}

/** The middle of one of these that nothing lies above. */
async function middleInReach(page: Page, selector: string, turn: number) {
	const spot = await page.evaluate(
		([selector, turn]) => {
			const region = document.querySelector('[data-testid="board"]');
			const all = [...document.querySelectorAll(selector)];
			const order = all.map((_, index) => all[(index + turn) % all.length]);
			for (const element of order) {
				const box = element?.getBoundingClientRect();
				if (!box || !region) continue;
				const point = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
				const top = document.elementFromPoint(point.x, point.y);
				if (top && region.contains(top) && !top.closest('button, fieldset, [data-still]'))
					return point;
			}
			return null;
		},
		[selector, turn] as const,
	);
	if (!spot) throw new Error(`nothing of ${selector} can be reached with a pointer`);
	return spot;
}

/**
 * Does one thing by keys alone: L goes to the list of all actions, Enter chooses and confirms. What is wished is done
 * where it can be.
 */
export async function actByKeys(page: Page, turn: number, wish?: string) {
	await page.keyboard.press('l');
	await page.waitForFunction(() => document.activeElement?.matches('[data-action]'));
	const all = page.locator('[data-action]');
	const actions = await all.evaluateAll((all) => all.map((one) => one.dataset.action));
	const wished = actions.indexOf(wish);
	const place = wished < 0 ? Math.min(turn % 4, actions.length - 1) : wished;
	for (let index = 0; index < place; index += 1) {
		await page.keyboard.press('Tab');
	}
	await page.keyboard.press('Enter');
	await page.waitForFunction(() => document.activeElement?.matches('[data-confirm]'));
	await page.keyboard.press('Enter');
}

/** Plays until the game is over or so many things were done; answers how many were. */
export async function play(
	page: Page,
	act: (page: Page, turn: number) => Promise<void>,
	most = Number.POSITIVE_INFINITY,
): Promise<number> {
	let seq = 0;
	for (let turn = 0; turn < most; turn += 1) {
		const next = await decision(page, seq);
		if (next === 'over') return turn;
		seq = next;
		await act(page, turn);
	}
	return most;
}

/** Opens the table's menu. */
export async function openMenu(page: Page) {
	await page.getByTestId('open-menu').click();
	await page.locator('dialog[open]').waitFor();
}

/** How the own games stand, as the server knows it. */
export async function gameOf(person: Visitor, id: string): Promise<GameLine> {
	const games = await person.api<GameLine[]>('GET', '/games');
	const game = games.find((line) => line.id === id);
	expect(game).toBeDefined();
	return game as GameLine;
}
