/** The axe accessibility check, inside a page that runs no foreign scripts. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export class AxeBuilder {
	constructor(readonly page: Page) {}

	/** The serious and critical findings, one line each. */
	async serious(): Promise<string[]> {
		// Through the debugger, which the page's own rules for scripts do not concern.
		await this.page.evaluate(await source);
		const results = await this.page.evaluate(() =>
			(globalThis as unknown as { axe: { run: () => Promise<AxeResults> } }).axe.run(),
		);
		const grave = results.violations.filter(
			({ impact }) => impact === 'serious' || impact === 'critical',
		);
		return grave.flatMap(({ id, nodes }) =>
			nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
		);
	}
}
