/** People with browsers. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, expect, inject, onTestFailed } from 'vitest';
import { AxeBuilder } from './axe';

const CHROMIUM = [
	process.env.CHROMIUM ?? '',
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
].find((path) => path !== '' && existsSync(path));

export const WIDE = { width: 1280, height: 800 };
export const PHONE = { width: 360, height: 640 };
/** The smallest that people still have, or a larger one with everything enlarged. */
export const SMALL = { width: 320, height: 568 };

/** All lessons that a table can offer. */
const LESSONS = readdirSync(resolve(import.meta.dirname, '../../crates/server/lessons')).map(
	(file) => basename(file, '.lesson'),
);

let browser: Browser | null = null;
afterAll(async () => browser?.close());

async function open(): Promise<Browser> {
	if (!CHROMIUM)
		throw new Error('there is no Chromium: scripts/need-chromium says what to install');
	browser ??= await chromium.launch({
		executablePath: CHROMIUM,
		args: [
			'--no-sandbox',
			'--disable-gpu',
			'--disable-background-networking',
			'--disable-component-update',
			'--disable-sync',
			'--no-first-run',
		],
	});
	return browser;
}

export type Wishes = {
	name?: string;
	size?: { width: number; height: number };
	language?: string;
	/** Whether moves wait for a confirmation. */
	confirm?: boolean;
	/** Whether there are fingers instead of a mouse. */
	touch?: boolean;
	/** Whether things move and sound. */
	lively?: boolean;
	theme?: 'light' | 'dark';
	/** How fast other players' turns are shown; at once unless a test is about it. */
	pace?: 'slow' | 'normal' | 'fast' | 'off';
	/** Whether the person's colour is a favourite that they chose. */
	favourite?: boolean;
	/** Whether lessons are offered; otherwise the person has declined them all. */
	lessons?: boolean;
	/** Whether nobody knows the person yet; they have no name then. */
	newcomer?: boolean;
	/** Another server than the one for all tests. */
	origin?: string;
};

/** Somebody before a browser of their own. */
export class Visitor {
	/** What the page complained about. */
	readonly complaints: string[] = [];

	constructor(
		readonly page: Page,
		readonly context: BrowserContext,
		readonly origin: string,
	) {
		page.on('pageerror', (error) => this.complaints.push(String(error)));
		page.on('console', (message) => {
			const expected = message.text().includes('ERR_INTERNET');
			if (message.type() === 'error' && !expected) this.complaints.push(message.text());
		});
	}

	/** Asks the server something, as this person. */
	async api<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
		const answer = await this.page.evaluate(
			async ([method, path, body]) => {
				const request: RequestInit = { method };
				if (body !== null) {
					request.headers = { 'Content-Type': 'application/json' };
					request.body = body;
				}
				const response = await fetch(path, request);
				const text = await response.text();
				return { ok: response.ok, text };
			},
			[method, `/api${path}`, body === undefined ? null : JSON.stringify(body)] as const,
		);
		expect(answer.ok, `${method} ${path}: ${answer.text}`).toBe(true);
		return (answer.text === '' ? null : JSON.parse(answer.text)) as Answer;
	}

	/** Goes to a page inside. */
	async visit(path: string) {
		await this.page.goto(`${this.origin}${path}`);
		await this.page.locator('h1, [data-testid="board"]').first().waitFor();
	}

	/** Changes the language as another tab would; the page stays as it is. */
	async speak(language: string) {
		await this.page.evaluate((language) => {
			const key = 'bastide.settings';
			const settings = JSON.parse(localStorage.getItem(key) ?? '{}');
			const newValue = JSON.stringify({ ...settings, language });
			localStorage.setItem(key, newValue);
			dispatchEvent(new StorageEvent('storage', { key, newValue }));
		}, language);
	}

	/** No serious finding for people who see, hear or move differently. */
	async looksAccessible() {
		const findings = await new AxeBuilder(this.page).serious();
		expect(findings).toEqual([]);
	}

	/** Nothing reaches beyond the window sideways. */
	async fitsTheWindow() {
		const { wide, window } = await this.page.evaluate(() => ({
			wide: document.documentElement.scrollWidth,
			window: innerWidth,
		}));
		expect(wide, `the page is ${wide} wide in a window of ${window}`).toBeLessThanOrEqual(window);
	}

	async leave() {
		await this.context.close();
		expect(this.complaints).toEqual([]);
	}
}

/** A person at the start page: a guest already, unless a newcomer is wished for. */
export async function visitor(wishes: Wishes = {}): Promise<Visitor> {
	const { name = 'Anna', size = WIDE, language = 'en', confirm = true } = wishes;
	const { touch = false, lively = false, theme = 'light', pace = 'off' } = wishes;
	const { favourite = false, newcomer = false, lessons = newcomer } = wishes;
	const { origin = inject('origin') } = wishes;
	const context = await (await open()).newContext({
		viewport: size,
		locale: language,
		reducedMotion: lively ? 'no-preference' : 'reduce',
		colorScheme: theme,
		hasTouch: touch,
		isMobile: touch,
	});
	const stored = {
		'bastide.settings': JSON.stringify({ confirm, sound: lively, pace, favourite }),
		'bastide.lessons': JSON.stringify(lessons ? [] : LESSONS),
	};
	await context.addInitScript((stored) => {
		for (const [key, value] of Object.entries(stored))
			localStorage.setItem(key, localStorage.getItem(key) ?? value);
	}, stored);
	const page = await context.newPage();
	const person = new Visitor(page, context, origin);
	onTestFailed(async ({ task }) => {
		const path = `e2e/failures/${task.name.replaceAll(/\W+/g, '-')}-${name}.png`;
		await page.screenshot({ path }).catch(() => console.error('the page is gone'));
	});
	await page.goto(origin);
	if (!newcomer) await person.api('POST', '/guest', { name, colour: 'red' });
	await person.visit('/');
	return person;
}
