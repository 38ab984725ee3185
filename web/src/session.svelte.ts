/** Who sits before this browser: a guest or an account, the same in all tabs. */
import { api, Refusal } from './api/client';
import type { Deletion, Person, PlayerColour } from './generated/protocol';
import { t } from './phrases/phrases.svelte';
import { COLOURS } from './rooms/colours';

/** The longest name that the server takes. */
export const MAX_NAME = 24;

/** Tabs tell each other when somebody comes or goes. */
const CHANNEL = 'bastide.session';

/** The player closed the question for a name: what needed one is not done. */
export class Cancelled extends Error {}

/** The open question for a name. */
export type NameQuestion = {
	readonly suggestion: string;
	/** Answers it; `null` if the player closed it. */
	readonly answer: (name: string | null) => void;
};

class Session {
	/** Who it is; nobody until [`Session.begin`] or [`Session.known`]. */
	person: Person | null = $state.raw(null);
	/** Whether the operator of the server refuses this player. */
	banned = $state(false);
	/** Set while a newcomer is asked for a name. */
	question: NameQuestion | null = $state.raw(null);
	#others = new BroadcastChannel(CHANNEL);
	#arrival: Promise<Person> | null = null;
	/** The colour of a newcomer, drawn by lot so that strangers rarely meet in the same one. */
	#drawn: PlayerColour = COLOURS[Math.floor(Math.random() * COLOURS.length)] ?? 'red';

	constructor() {
		this.#others.onmessage = () => void this.begin();
	}

	/** The colour that this player gets where it is free. */
	get colour(): PlayerColour {
		return this.person?.colour ?? this.#drawn;
	}

	/** Asks the server who it is. */
	async begin(): Promise<void> {
		try {
			this.person = await api.me();
		} catch (error) {
			// A server that cannot be reached does not change who it is.
			if (!(error instanceof Refusal)) throw error;
			this.banned = error.code === 'banned';
			if (this.banned) this.person = null;
		}
	}

	/**
	 * Returns the player, whom a newcomer becomes as a guest after choosing a name.
	 * Throws [`Cancelled`] if they choose none.
	 */
	async known(): Promise<Person> {
		if (!this.person) await this.begin();
		if (this.person) return this.person;
		this.#arrival ??= this.#asGuest().finally(() => {
			this.#arrival = null;
		});
		return this.#arrival;
	}

	async #asGuest(): Promise<Person> {
		const name = await new Promise<string | null>((answer) => {
			this.question = { suggestion: madeUpName(), answer };
		});
		this.question = null;
		if (name === null) throw new Cancelled();
		return this.arrive(api.guest({ name, colour: this.colour }));
	}

	/** Takes on the person that the server answers with. */
	async arrive<Answer extends Person>(answer: Promise<Answer>): Promise<Answer> {
		const person = await answer;
		this.person = person;
		this.banned = false;
		this.#others.postMessage(null);
		return person;
	}

	/** Changes the name and the colour of the player; a newcomer becomes a guest with them. */
	async rename(name: string, colour: PlayerColour): Promise<void> {
		const guest = { name, colour };
		await this.arrive(this.person ? api.changeMe(guest) : api.guest(guest));
	}

	async leave(): Promise<void> {
		await api.logout();
		this.#gone();
	}

	/** Deletes the player on the server. */
	async remove(proof: Deletion): Promise<void> {
		await api.deleteMe(proof);
		this.#gone();
	}

	#gone() {
		this.person = null;
		this.#others.postMessage(null);
	}
}

/** A friendly name for a guest, out of two lists of words. */
export function madeUpName(random: () => number = Math.random): string {
	const pick = (words: string) => {
		const all = words.split(',');
		return all[Math.floor(random() * all.length)]?.trim() ?? '';
	};
	return t('names-made-up', { first: pick(t('names-first')), last: pick(t('names-last')) });
}

export const session = new Session();
