import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../settings.svelte';
import { bundleOf, languageFor, phrases, t } from './phrases.svelte';

const FOLDER = join(import.meta.dirname, '../../phrases');
/** The files of phrases; `account/tokens` is one of the part `account`. */
const AREAS = readdirSync(join(FOLDER, 'en'), { recursive: true, encoding: 'utf8' })
	.filter((file) => file.endsWith('.ftl'))
	.map((file) => file.replace('.ftl', ''));

function textOf(language: Language, area: string): string {
	return readFileSync(join(FOLDER, language, `${area}.ftl`), 'utf8');
}

/** The labels of buttons, which must stay short. */
const BUTTONS = [
	'play-now',
	'new-table',
	'sit-down',
	'look-on',
	'look-back',
	'make-account',
	'login',
	'logout',
	'new-begin',
	'new-open',
	'stand-up',
	'send-away',
	'share',
	'start-game',
	'give-up-table',
	'chat-send',
	'resign',
	'resign-stay',
	'undo-agree',
	'undo-refuse',
	'confirm-move',
	'cancel-move',
	'take-back',
	'throw-now',
	'hand-now',
	'rematch',
];

/** The phrases of a file, each with the variables that it uses. */
function phrasesOf(text: string): Map<string, string> {
	const { body } = new FluentResource(text);
	return new Map(
		body.map((message) => [message.id, [...variables(message.value)].sort().join(' ')]),
	);
}

function variables(node: unknown, found = new Set<string>()): Set<string> {
	if (typeof node !== 'object' || node === null) return found;
	if ('type' in node && node.type === 'var' && 'name' in node) found.add(String(node.name));
	for (const part of Object.values(node)) variables(part, found);
	return found;
}

/** All code that can say something, by its path. */
function sources(folder: string): Map<string, string> {
	const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
		(file) => /\.(ts|svelte)$/.test(file) && !file.endsWith('.test.ts'),
	);
	return new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}

/** What is loaded together with the phrases of a part. */
const CODE_OF_PARTS = {
	account: /^(account\/|pages\/(Account|ConfirmEmail|ResetPassword)Page)/,
	explore: /^((review|study|puzzles)\/|pages\/(Review|Studies|Study|Puzzles|Puzzle)Page)/,
	'new-table':
		/^(pages\/NewTablePage|rooms\/(LevelChoice|MixDialog|OptionLine|OptionsDialog|PresetCards|SeatCards|SeatDialog|SetChoices|SummaryCard|TableOptions|options)\.)/,
} as const;

describe('the phrases', () => {
	for (const area of AREAS) {
		const english = phrasesOf(textOf('en', area));
		for (const language of LANGUAGES) {
			it(`of ${area} are all there in ${language}, with the same variables`, () => {
				const own = phrasesOf(textOf(language, area));
				expect(Object.fromEntries(own)).toEqual(Object.fromEntries(english));
			});
			it(`of ${area} are written so that every line in ${language} is understood`, () => {
				const text = textOf(language, area);
				const written = [...text.matchAll(/^([a-z][\w-]*) *=/gim)].map(([, id]) => id);
				expect([...phrasesOf(text).keys()]).toEqual(written);
			});
		}
	}

	const known = AREAS.flatMap((area) => [...phrasesOf(textOf('en', area)).keys()]);
	const files = sources(join(import.meta.dirname, '..'));
	const code = [...files.values()].join('\n');
	const said = new Set([...code.matchAll(/['"]([a-z][a-z0-9-]*)['"]/g)].map(([, id]) => id ?? ''));
	const begun = [...code.matchAll(/`([a-z][a-z0-9-]*-)\$\{/g)].map(([, start]) => start ?? '');

	it('that the code names are there', () => {
		const named = [...code.matchAll(/\bt\(\s*['"]([^'"]+)['"]/g)].map(([, id]) => id ?? '');
		expect(named.filter((id) => !known.includes(id))).toEqual([]);
	});
	it('that are there are said somewhere, be it in another phrase', () => {
		const texts = AREAS.map((area) => textOf('en', area)).join('\n');
		const inside = new Set([...texts.matchAll(/\{ ([a-z][\w-]*) \}/g)].map(([, id]) => id ?? ''));
		const used = (id: string) =>
			said.has(id) || inside.has(id) || begun.some((start) => id.startsWith(start));
		expect(known.filter((id) => !used(id))).toEqual([]);
	});
	it.each(Object.entries(CODE_OF_PARTS))(
		'of the part %s are said on its pages only',
		(part, own) => {
			const areas = AREAS.filter((area) => area.startsWith(`${part}/`));
			const phrases = areas.flatMap((area) => [...phrasesOf(textOf('en', area)).keys()]);
			expect(phrases.length).toBeGreaterThan(50);
			const elsewhere = [...files].filter(([file]) => !own.test(file)).map(([, text]) => text);
			const others = elsewhere.join('\n');
			const said = new Set([...others.matchAll(/\bt\(\s*['"]([^'"]+)['"]/g)].map(([, id]) => id));
			expect(phrases.filter((id) => said.has(id))).toEqual([]);
		},
	);
	it('are there once', () => {
		expect(known.filter((id, index) => known.indexOf(id) !== index)).toEqual([]);
	});
});

describe('the words', () => {
	const all = LANGUAGES.flatMap((language) =>
		AREAS.map((area) => ({ file: `${language}/${area}`, text: textOf(language, area) })),
	);
	const found = (pattern: RegExp, files = all) =>
		files.flatMap(({ file, text }) =>
			[...text.matchAll(pattern)].map(([match]) => `${file}: ${match}`),
		);

	it('have no space before an ellipsis and no lone ellipsis', () => {
		expect(found(/^.*(?: |= )…/gm)).toEqual([]);
	});
	it('have no coordinates and no arrows', () => {
		expect(found(/^.*(?:\{ \$at \}|→).*$/gm)).toEqual([]);
	});
	it('have no millimetres but where players measure themselves', () => {
		expect(found(/^(?!gap-help).*(?:\bmm\b|millim).*$/gim)).toEqual([]);
	});
	it('are written with commas below in Romanian', () => {
		const romanian = all.filter(({ file }) => file.startsWith('ro/'));
		expect(found(/[şţŞŢ]/g, romanian)).toEqual([]);
	});
	it('never put a Hungarian article before a variable', () => {
		const hungarian = all.filter(({ file }) => file.startsWith('hu/'));
		expect(found(/^.*\b(?:a|az|a\(z\)) \{ \$(?!liked).*$/gim, hungarian)).toEqual([]);
	});
	it('never decline a name in Romanian', () => {
		const romanian = all.filter(({ file }) => file.startsWith('ro/'));
		expect(found(/^.*\blui \{ \$.*$/gm, romanian)).toEqual([]);
	});
	it('fit on buttons in Romanian', () => {
		const romanian = new Map(
			AREAS.flatMap((area) =>
				[...textOf('ro', area).matchAll(/^([a-z-]+) = (.+)$/gm)].map(
					([, id = '', words = '']) => [id, words] as const,
				),
			),
		);
		const long = BUTTONS.filter((id) => (romanian.get(id)?.length ?? Number.NaN) > 18);
		expect(long).toEqual([]);
		expect(BUTTONS.filter((id) => !romanian.has(id))).toEqual([]);
	});
});

describe('the language', () => {
	it('is the first wish that Bastide speaks, and English otherwise', () => {
		expect(languageFor(['de-AT', 'hu-HU', 'en'])).toBe('hu');
		expect(languageFor(['ro'])).toBe('ro');
		expect(languageFor(['fi'])).toBe('en');
		expect(languageFor([])).toBe('en');
	});
	it('knows three plural forms in Romanian', () => {
		const bundle = bundleOf('ro', ['a = { $n ->\n [one] un\n [few] puține\n *[other] multe\n }']);
		const say = (n: number) => {
			const pattern = bundle.getMessage('a')?.value;
			return pattern ? bundle.formatPattern(pattern, { n }) : '';
		};
		expect([1, 2, 19, 20, 101, 120].map(say)).toEqual([
			'un',
			'puține',
			'puține',
			'multe',
			'puține',
			'multe',
		]);
	});
});

describe('a part', () => {
	it('is loaded when it is needed, and stays in other languages', async () => {
		await phrases.speak('en');
		expect(t('login')).toBe('Sign in');
		expect(phrases.knows('tokens-title')).toBe(false);
		await phrases.need('account');
		expect(t('tokens-title')).toBe('API tokens');
		await phrases.speak('hu');
		expect(t('tokens-title')).toBe('API-tokenek');
	});
	it('is there whichever load ends last', async () => {
		const slow = phrases.speak('ro');
		await Promise.all([phrases.speak('hu'), slow]);
		expect([phrases.language, t('tokens-title')]).toEqual(['hu', 'API-tokenek']);
	});
});

describe('phrases with forms', () => {
	function say(
		language: Language,
		area: string,
		id: string,
		values: Record<string, string | number>,
	) {
		const bundle = bundleOf(language, [textOf(language, area)]);
		const pattern = bundle.getMessage(id)?.value;
		return pattern ? bundle.formatPattern(pattern, values) : '';
	}
	it('name colours as the sentence needs them', () => {
		const instead = (language: Language, liked: string, colour: string) =>
			say(language, 'rooms', 'colour-instead', { liked, colour });
		expect(instead('en', 'red', 'blue')).toBe('Red is taken: you play blue.');
		expect(instead('hu', 'red', 'blue')).toBe('A piros már foglalt: te kékkel játszol.');
		expect(instead('hu', 'pink', 'yellow')).toBe('A rózsaszín már foglalt: te sárgával játszol.');
		expect(instead('ro', 'red', 'blue')).toBe(
			'Culoarea roșie este ocupată: joci cu piesele albastre.',
		);
		expect(instead('ro', 'black', 'green')).toBe(
			'Culoarea neagră este ocupată: joci cu piesele verzi.',
		);
	});
	it('count the points of a ransom', () => {
		const ransom = (language: Language, price: number) =>
			say(language, 'table', 'choice-ransom', { price, piece: 'follower', name: 'Ann' });
		expect([1, 3].map((price) => ransom('en', price))).toEqual([
			'Ransom your follower from Ann for 1 point',
			'Ransom your follower from Ann for 3 points',
		]);
		expect(ransom('hu', 3)).toContain('3 pontért');
		expect(ransom('ro', 1)).toContain('cu 1 punct:');
		expect(ransom('ro', 3)).toContain('cu 3 puncte:');
		expect(ransom('ro', 20)).toContain('cu 20 de puncte:');
	});
});
