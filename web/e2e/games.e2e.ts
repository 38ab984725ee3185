import { expect, test } from 'vitest';
import type { Story } from '../src/generated/protocol';
import { visitor } from './people';
import { actByMouse, carcassonne, play, preset, table } from './tables';

/** Tables at which one person plays all seats, and how many things are done there. */
const GAMES = [
	{
		title: 'Princess & Dragon, Tower, Abbey & Mayor',
		setup: carcassonne(['princess-and-dragon', 'tower', 'abbey-and-mayor']),
		actions: 45,
	},
	{
		title: 'Count, Catapult, Traders & Builders',
		setup: carcassonne(['count', 'catapult', 'traders-and-builders']),
		actions: 60,
	},
	{ title: 'Hunters & Gatherers', setup: preset('hunters-and-gatherers'), actions: 20 },
	{ title: 'Mayflower', setup: preset('mayflower'), actions: 20 },
];

test.each(GAMES)(
	'$title is played through some turns from one seat',
	async ({ setup, actions }) => {
		const anna = await visitor();
		const id = await table(anna, setup, ['me', 'me']);
		await anna.visit(`/table/${id}`);
		expect(await play(anna.page, actByMouse, actions)).toBe(actions);
		// Everything was done once; besides, the server passes for a player who can do nothing else.
		const missing = async () => {
			const story = await anna.api<Story>('GET', `/tables/${id}/story`);
			const own = story.steps.filter((step) => step.seat !== null);
			const chosen = own.filter((step) => step.what !== 'pass');
			return chosen.length <= actions ? Math.max(0, actions - own.length) : -1;
		};
		await expect.poll(missing).toBe(0);
		await anna.looksAccessible();
		await anna.leave();
	},
);
