/** What screenshots show. A scene leads somebody's page there; add one to have it in all sizes, themes and languages. */
import type { Study, TableInfo } from '../src/generated/protocol';
import type { Visitor } from './people';
import { playUntil, type Until } from './random-play';
import { actByMouse, carcassonne, preset, type Sitter, table } from './tables';

export type Scene = { name: string; arrange: (person: Visitor) => Promise<void> };

/** How many games are played before a scene is given up: what is looked for may never come up in one. */
const ATTEMPTS = 150;

const page = (name: string, path: string): Scene => ({
	name,
	arrange: (person) => person.visit(path),
});

/** A page on which something is pressed first. */
const pressed = (name: string, path: string, selector: string): Scene => ({
	name,
	arrange: async (person) => {
		await person.visit(path);
		await person.page.locator(selector).click();
	},
});

/** A table whose seats are all the person's, played by lot until something comes up. */
const played = (name: string, setup: unknown, until: Until, seats = 2): Scene => ({
	name,
	arrange: async (person) => {
		const sitters = Array.from({ length: seats }, (): Sitter => 'me');
		for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
			const id = await table(person, setup, sitters);
			if (!(await playUntil(person, id, until))) continue;
			return person.visit(`/table/${id}`);
		}
		throw new Error(`${name}: it never came up`);
	},
});

/** A game that was played to its end. */
async function finished(person: Visitor, seats: number): Promise<string> {
	const id = await table(
		person,
		preset('classic', seats),
		Array.from({ length: seats }, (): Sitter => 'me'),
	);
	await playUntil(person, id, { phase: 'over' });
	return id;
}

/** A finished game with its review. */
async function reviewed(person: Visitor, seats: number, path = ''): Promise<void> {
	const id = await finished(person, seats);
	await person.visit(`/review/${id}${path}`);
	await person.page.getByTestId('review').waitFor({ timeout: 200_000 });
}

/** A setup without these kinds of tiles. */
function without<Setup extends { full: object }>(
	prefix: string,
	kinds: string,
	setup: Setup,
): Setup {
	const tiles = Object.fromEntries(kinds.split(' ').map((kind) => [`${prefix}-${kind}`, 0]));
	return { ...setup, full: { ...setup.full, tiles } };
}

/** The Count with small cities and crossings only: features are completed soon, often for others. */
const COUNT = without(
	'BA',
	'A B C F G M N O P Q R S T',
	carcassonne(['count'], { elements: { farmers: false } }),
);
/** Mayflower with small towns and crossings only, so that a tile often completes two features. */
const CROSSINGS = without(
	'MF',
	'A B C D E F G H I J M N O P R S T U V W Y Z AA AB AD AF AH AI AL',
	{
		full: { game: 'mayflower', players: ['', ''], sets: { mayflower: 1 } },
	},
);

/** A question of an expansion. */
const question = (set: string, name: string, until: Until): Scene =>
	played(`question-${name}`, carcassonne([set]), until);

const PAGES: readonly Scene[] = [
	page('start', '/'),
	page('new', '/new'),
	pressed('new-rules', '/new', '[data-testid="change-rules"]'),
	pressed('new-sets', '/new', '[data-testid="change-sets"]'),
	pressed('new-seat', '/new', '[data-testid="seat"] >> nth=1'),
	page('games', '/games'),
	page('account', '/account'),
	page('confirm-email', '/confirm-email#token'),
	page('reset-password', '/reset-password#token'),
	page('settings', '/settings'),
	page('rules', '/rules'),
	page('chapter', '/rules/base-game'),
	page('rulebook', '/rulebook/tower'),
	page('learn', '/learn'),
	page('lost', '/nowhere'),
	{
		name: 'room',
		arrange: async (person) => {
			const wish = { setup: preset('classic', 4), public: true };
			const { id } = await person.api<TableInfo>('POST', '/tables', wish);
			await person.api('PUT', `/tables/${id}/seats/1`, { who: 'me' });
			const computer = { who: 'computer', level: 'strong', name: 'Berta' };
			await person.api('PUT', `/tables/${id}/seats/2`, computer);
			await person.visit(`/table/${id}`);
		},
	},
];

const TABLES: readonly Scene[] = [
	played('place-tile', preset('base'), { tiles: 24 }),
	played('choose-follower', preset('base'), { phase: 'place-piece' }),
	played('six-players', preset('big-box-5', 6), { tiles: 60 }, 6),
	played('big', preset('everything', 6), { tiles: 140 }, 6),
	played('hunters', preset('hunters-and-gatherers', 3), { tiles: 30 }, 3),
	played('mayflower', preset('mayflower', 3), { tiles: 30 }, 3),
	{
		name: 'end',
		arrange: async (person) => person.visit(`/table/${await finished(person, 6)}`),
	},
	{
		name: 'replay',
		arrange: async (person) => person.visit(`/replay/${await finished(person, 2)}`),
	},
];

const EXPLORING: readonly Scene[] = [
	{ name: 'review', arrange: (person) => reviewed(person, 2) },
	{
		name: 'review-players',
		arrange: async (person) => {
			await reviewed(person, 4);
			const tab = person.page.getByRole('tab').last();
			if (await tab.isVisible()) await tab.click();
		},
	},
];

const STUDIES: readonly Scene[] = [
	page('studies', '/study'),
	{
		name: 'study',
		arrange: async (person) => {
			const table = await finished(person, 2);
			const { id } = await person.api<Study>('POST', '/studies', { from: 'table', table });
			await person.visit(`/study/${id}#62`);
			await person.page.getByTestId('study').waitFor();
		},
	},
	page('puzzles', '/puzzles'),
	{
		name: 'study-play',
		arrange: async (person) => {
			const table = await finished(person, 2);
			const { id } = await person.api<Study>('POST', '/studies', { from: 'table', table });
			await person.visit(`/study/${id}#62`);
			await person.page.getByTestId('play-from-here').click();
		},
	},
	{
		name: 'upload-refused',
		arrange: async (person) => {
			await person.visit('/study');
			const buffer = Buffer.from('bastide-record = 99');
			const file = { name: 'x.bastide', mimeType: 'text/plain', buffer };
			await person.page.getByTestId('upload-file').setInputFiles(file);
			await person.page.getByTestId('upload-failure').waitFor();
		},
	},
	{
		name: 'downloads',
		arrange: async (person) => {
			await person.visit(`/table/${await finished(person, 2)}`);
			await person.page.getByTestId('downloads').click();
		},
	},
	{
		name: 'hint',
		arrange: async (person) => {
			const id = await table(person, preset('classic'), ['me', 'me']);
			await playUntil(person, id, { tiles: 20 });
			await person.visit(`/table/${id}`);
			await person.page.getByTestId('hint').click();
			await person.page.getByTestId('hint-move').click();
			await person.page.locator('.better').first().waitFor({ state: 'attached' });
		},
	},
	{
		name: 'puzzle-answer',
		arrange: async (person) => {
			await person.visit('/puzzles/today');
			for (let turn = 0; turn < 2; turn += 1) {
				await actByMouse(person.page, turn);
				const next = person.page.locator('.ghost, .target, [data-choice]').first();
				const answer = person.page.getByTestId('puzzle-answer');
				await answer.or(next).first().waitFor({ state: 'attached' });
				if (await answer.isVisible()) return;
			}
		},
	},
	{
		name: 'puzzle',
		arrange: async (person) => {
			await person.visit('/puzzles/today');
			await person.page.locator('.ghost, .target').first().waitFor({ state: 'attached' });
		},
	},
];

const QUESTIONS: readonly Scene[] = [
	question('traders-and-builders', 'second-tile', { phase: 'second-tile' }),
	question('princess-and-dragon', 'dragon', { phase: 'move-dragon' }),
	question('princess-and-dragon', 'fairy', { kind: 'move-fairy' }),
	question('princess-and-dragon', 'princess', { kind: 'remove-knight' }),
	question('tower', 'tower', { kind: 'build-tower' }),
	question('tower', 'capture', { phase: 'capture' }),
	question('tower', 'ransom', { kind: 'ransom' }),
	question('abbey-and-mayor', 'abbey', { kind: 'place-abbey' }),
	question('abbey-and-mayor', 'barn', { kind: 'place-barn' }),
	question('abbey-and-mayor', 'wagon', { phase: 'move-wagon' }),
	played('question-deploy', COUNT, { phase: 'deploy' }),
	played('question-count', COUNT, { phase: 'move-count' }),
	played('question-leave-quarters', COUNT, { phase: 'leave-quarters' }),
	question('catapult', 'fair', { phase: 'choose-fair' }),
	question('catapult', 'throw', { phase: 'throw' }),
	question('catapult', 'catch', { phase: 'hand' }),
	question('catapult', 'seduce', { phase: 'seduce' }),
	played('question-scoring', CROSSINGS, { phase: 'choose-scoring' }),
	played('question-abbot', carcassonne([], { elements: { abbots: 1 } }), { kind: 'recall' }),
	played('question-phantom', carcassonne([], { elements: { phantoms: 1 } }), {
		phase: 'place-phantom',
	}),
];

export const SCENES: readonly Scene[] = [
	...PAGES,
	...TABLES,
	...EXPLORING,
	...STUDIES,
	...QUESTIONS,
];
