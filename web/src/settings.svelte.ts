/** What a person chose for this browser: kept in its storage, and the same in all tabs. */

export const LANGUAGES = ['en', 'hu', 'ro'] as const;
export type Language = (typeof LANGUAGES)[number];

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** How fast other players' turns are shown, step by step; `off` shows them at once. */
export const PACES = ['slow', 'normal', 'fast', 'off'] as const;
export type Pace = (typeof PACES)[number];

type Chosen = {
	/** The language; the browser's if nobody chose. */
	language: Language | null;
	theme: Theme;
	sound: boolean;
	/** Whether a move waits for a confirmation before it is sent. */
	confirm: boolean;
	/** Whether things may move on the page; the browser's wish for less always counts. */
	motion: boolean;
	/** Whether the board pans to other players' moves that are out of sight. */
	follow: boolean;
	pace: Pace;
	/** Whether the log and the board name spaces by their coordinates. */
	coordinates: boolean;
	/** Whether the player chose their colour as a favourite; otherwise any colour will do. */
	favourite: boolean;
};

const KEY = 'bastide.settings';
const DEFAULT: Chosen = {
	language: null,
	theme: 'auto',
	sound: true,
	confirm: true,
	motion: true,
	follow: true,
	pace: 'normal',
	coordinates: false,
	favourite: false,
};

/** Reads settings from storage; whatever cannot be understood is as if nobody had chosen. */
export function parseSettings(text: string | null): Chosen {
	let found: Record<string, unknown> = {};
	try {
		const value: unknown = JSON.parse(text ?? '{}');
		if (typeof value === 'object' && value !== null) found = value as Record<string, unknown>;
	} catch {
		// Somebody else wrote there.
	}
	const flag = (
		name: 'sound' | 'confirm' | 'motion' | 'follow' | 'coordinates' | 'favourite',
	): boolean => {
		const value = found[name];
		return typeof value === 'boolean' ? value : DEFAULT[name];
	};
	return {
		language: LANGUAGES.find((language) => language === found.language) ?? null,
		theme: THEMES.find((theme) => theme === found.theme) ?? DEFAULT.theme,
		sound: flag('sound'),
		confirm: flag('confirm'),
		motion: flag('motion'),
		follow: flag('follow'),
		pace: PACES.find((pace) => pace === found.pace) ?? DEFAULT.pace,
		coordinates: flag('coordinates'),
		favourite: flag('favourite'),
	};
}

/** Private windows of some browsers refuse their storage. */
function stored(): string | null {
	try {
		return localStorage.getItem(KEY);
	} catch {
		return null;
	}
}

class Settings {
	#chosen = $state(parseSettings(stored()));
	#stillness = $state(matchMedia('(prefers-reduced-motion: reduce)').matches);

	constructor() {
		addEventListener('storage', (event) => {
			if (event.key === KEY) this.#chosen = parseSettings(event.newValue);
		});
		matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', (event) => {
			this.#stillness = event.matches;
		});
	}

	get language() {
		return this.#chosen.language;
	}
	get theme() {
		return this.#chosen.theme;
	}
	get sound() {
		return this.#chosen.sound;
	}
	get confirm() {
		return this.#chosen.confirm;
	}
	get motion() {
		return this.#chosen.motion;
	}
	get follow() {
		return this.#chosen.follow;
	}
	get pace() {
		return this.#chosen.pace;
	}
	get coordinates() {
		return this.#chosen.coordinates;
	}
	get favourite() {
		return this.#chosen.favourite;
	}
	/** Whether things may move now: the person's choice and the browser's wish together. */
	get moving() {
		return this.#chosen.motion && !this.#stillness;
	}

	change(some: Partial<Chosen>) {
		this.#chosen = { ...this.#chosen, ...some };
		try {
			localStorage.setItem(KEY, JSON.stringify(this.#chosen));
		} catch {
			// It holds until the page is closed.
		}
	}
}

export const settings = new Settings();
