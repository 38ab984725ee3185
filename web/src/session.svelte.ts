/** Who sits before this browser: a guest or an account, the same in all tabs. */
import { api, Refusal } from './api/client';
import type { Person, PlayerColour } from './generated/protocol';
import { t } from './phrases/phrases.svelte';

/** Tabs tell each other when somebody comes or goes. */
const CHANNEL = 'bastide.session';

class Session {
	/** Who it is; nobody until [`Session.begin`] or [`Session.known`]. */
	person: Person | null = $state.raw(null);
	#others = new BroadcastChannel(CHANNEL);

	constructor() {
		this.#others.onmessage = () => void this.begin();
	}

	/** Asks the server who it is. */
	async begin(): Promise<void> {
		try {
			this.person = await api.me();
		} catch (error) {
			if (!(error instanceof Refusal)) throw error;
			if (error.code === 'unknown') this.person = null;
		}
	}

	/** Somebody who is known: whoever comes for the first time becomes a guest with a made-up name. */
	async known(): Promise<Person> {
		if (!this.person) await this.begin();
		return this.person ?? this.arrive(api.guest({ name: madeUpName(), colour: 'red' }));
	}

	/** Takes on the person that the server answers with. */
	async arrive(answer: Promise<Person>): Promise<Person> {
		const person = await answer;
		this.person = person;
		this.#others.postMessage(null);
		return person;
	}

	async rename(name: string, colour: PlayerColour): Promise<void> {
		await this.known();
		await this.arrive(api.changeMe({ name, colour }));
	}

	async leave(): Promise<void> {
		await api.logout();
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
