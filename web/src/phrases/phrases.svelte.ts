/**
 * What people read, in their language. The phrases stand in `web/phrases/LANGUAGE/*.ftl`, in the Fluent
 * format; only the language that is read is loaded. A folder there is a part that only some pages need.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { negotiateLanguages } from '@fluent/langneg';
import { LANGUAGES, type Language, settings } from '../settings.svelte';

const TEXTS: Readonly<Record<Language, () => Promise<{ default: string[] }>>> = {
	en: () => import('./files/en'),
	hu: () => import('./files/hu'),
	ro: () => import('./files/ro'),
};

/** Phrases that come with the pages that need them. */
export type Part = 'account' | 'explore' | 'new-table';

const PARTS: Readonly<Record<Part, typeof TEXTS>> = {
	account: {
		en: () => import('./files/account-en'),
		hu: () => import('./files/account-hu'),
		ro: () => import('./files/account-ro'),
	},
	explore: {
		en: () => import('./files/explore-en'),
		hu: () => import('./files/explore-hu'),
		ro: () => import('./files/explore-ro'),
	},
	'new-table': {
		en: () => import('./files/new-table-en'),
		hu: () => import('./files/new-table-hu'),
		ro: () => import('./files/new-table-ro'),
	},
};

/** The language for somebody with these wishes, the first one first. */
export function languageFor(wishes: readonly string[]): Language {
	const [best] = negotiateLanguages(wishes, LANGUAGES, { defaultLocale: 'en', strategy: 'lookup' });
	return LANGUAGES.find((language) => language === best) ?? 'en';
}

/** A bundle of phrases from the texts of its files. */
export function bundleOf(language: Language, texts: readonly string[]): FluentBundle {
	// The marks around inserted text would show up in names that people copy.
	const bundle = new FluentBundle(language, { useIsolating: false });
	for (const text of texts) bundle.addResource(new FluentResource(text));
	return bundle;
}

async function load(language: Language, parts: Iterable<Part>): Promise<FluentBundle> {
	const files = [TEXTS, ...Array.from(parts, (part) => PARTS[part])];
	const texts = await Promise.all(files.map((file) => file[language]()));
	return bundleOf(
		language,
		texts.flatMap((text) => text.default),
	);
}

class Phrases {
	/** The language that is read now. */
	language: Language = $state('en');
	#bundle: FluentBundle | null = $state.raw(null);
	readonly #parts = new Set<Part>();
	/** Grows with every load: only the last one counts. */
	#load = 0;

	/** Loads the language that was chosen, or else the browser's. */
	async begin(): Promise<void> {
		await this.speak(settings.language ?? languageFor(navigator.languages));
	}

	/** Changes to a language; the old one stays until the new one has come. */
	async speak(language: Language): Promise<void> {
		this.#load += 1;
		const own = this.#load;
		const bundle = await load(language, this.#parts);
		if (own !== this.#load) return;
		this.#bundle = bundle;
		this.language = language;
		document.documentElement.lang = language;
	}

	/** Loads a part, in this language and in those that are chosen later. */
	async need(part: Part): Promise<void> {
		if (this.#parts.has(part)) return;
		this.#parts.add(part);
		try {
			await this.speak(this.language);
		} catch (error) {
			this.#parts.delete(part);
			throw error;
		}
	}

	/** A phrase with its values filled in; one that is missing shows as its name. */
	say(id: string, values?: Record<string, FluentVariable>): string {
		const pattern = this.#bundle?.getMessage(id)?.value;
		if (!this.#bundle || !pattern) return id;
		return this.#bundle.formatPattern(pattern, values, []);
	}

	/** Whether there is such a phrase. */
	knows(id: string): boolean {
		return this.#bundle?.hasMessage(id) ?? false;
	}
}

export const phrases = new Phrases();

/** A phrase in the language that is read now. */
export function t(id: string, values?: Record<string, FluentVariable>): string {
	return phrases.say(id, values);
}
