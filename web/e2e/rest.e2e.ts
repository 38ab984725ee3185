import { expect, test } from 'vitest';
import type { Visitor } from './people';
import { visitor } from './people';
import { playUntil } from './random-play';
import { bends, preset, table } from './tables';

/** Waits until the page has what it needs, and returns what it asks for afterwards. */
async function askedAtRest({ page }: Visitor): Promise<string[]> {
	await page.waitForLoadState('networkidle');
	const asked: string[] = [];
	page.on('request', (request) => asked.push(new URL(request.url()).pathname));
	await page.waitForTimeout(1500);
	return asked;
}

test('a page at rest asks the server for nothing', async () => {
	const anna = await visitor();
	const running = await table(anna, preset('base'), ['me', 'me']);
	const finished = await table(anna, bends(), ['me', 'me']);
	await playUntil(anna, finished, { phase: 'over' });
	const paths = [
		'/',
		'/games',
		'/new',
		'/learn/base-game',
		`/table/${running}`,
		`/table/${finished}`,
		`/replay/${finished}`,
	];
	for (const path of paths) {
		await anna.visit(path);
		expect(await askedAtRest(anna), path).toEqual([]);
		anna.page.removeAllListeners('request');
	}
	await anna.leave();
});
