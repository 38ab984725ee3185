/** The numbered rules: `docs/rulebook/CHAPTER.md`, in English only. */
import { pathOfPlace, placeOf } from './places';

const FOLDER = '../../../docs/rulebook';
const TEXTS = import.meta.glob<string>(
	[
		'../../../docs/rulebook/*.md',
		'!../../../docs/rulebook/README.md',
		'!../../../docs/rulebook/untested.md',
	],
	{ query: '?raw', import: 'default' },
);

/** Returns the text of a chapter with its links as the page needs them; null if there is no such chapter. */
export async function numberedText(chapter: string): Promise<string | null> {
	const text = await TEXTS[`${FOLDER}/${chapter}.md`]?.();
	return text === undefined ? null : linked(text);
}

/** Makes every ID a link to its rule, and every link to a file one to its page, or plain text where there is none. */
export function linked(text: string): string {
	return text
		.replace(/\[([^\]]*)\]\(([^)\s]+)\)/g, (_, words, target) => link(words, target))
		.replace(/`([A-Z]+-[A-Z0-9-]*\d)`/g, (code, id) => {
			const place = placeOf(id);
			return place ? `[${code}](${pathOfPlace(place)})` : code;
		});
}

function link(words: string, target: string): string {
	if (/^(#|https:)/.test(target)) return `[${words}](${target})`;
	const [, folder, name = '', hash = ''] =
		/^(\.\.\/rules\/)?([\w-]+)\.md(#.*)?$/.exec(target) ?? [];
	if (folder) return `[${words}](/rules)`;
	const known = `${FOLDER}/${name}.md` in TEXTS;
	return known ? `[${words}](/rulebook/${name}${hash})` : words;
}
