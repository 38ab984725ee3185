/** Whole games with every seat before one browser: `make whole-games`. GAMES narrows it to those that begin with a word. */
import { expect, test } from 'vitest';
import { visitor } from './people';
import { actByMouse, actByTouch, gameOf, play, preset, type Sitter, table } from './tables';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const GAMES = [
	{ name: 'everything on a desktop', setup: 'everything', seats: 6, size: DESKTOP },
	{ name: 'everything on a phone', setup: 'everything', seats: 6, size: PHONE },
	{ name: 'hunters on a phone', setup: 'hunters-and-gatherers', seats: 4, size: PHONE },
	{ name: 'mayflower on a desktop', setup: 'mayflower', seats: 4, size: DESKTOP },
].filter(({ name }) => name.startsWith(process.env.GAMES ?? ''));

test.each(GAMES)('$name', async ({ name, setup, seats, size }) => {
	const touch = size === PHONE;
	const anna = await visitor({ size, touch });
	const { page } = anna;
	const sitters = Array.from({ length: seats }, (): Sitter => 'me');
	const id = await table(anna, preset(setup, seats), sitters);
	await anna.visit(`/table/${id}`);
	const done = await play(page, touch ? actByTouch : actByMouse);
	console.log(`${name}: ${done} decisions`);
	expect((await gameOf(anna, id)).status).toBe('finished');
	await page.screenshot({ path: `screenshots/whole-${name.replaceAll(' ', '-')}.png` });
	await anna.fitsTheWindow();
	await anna.leave();
});
