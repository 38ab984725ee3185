/** Says outside the page that it is the viewer's turn: in the title, the icon and a notification. */
import { t } from '../phrases/phrases.svelte';
import { notifications } from './notifications.svelte';

type Signalled = {
	/** Whether the viewer is to move. */
	turn: () => boolean;
	/** What is played, for the title. */
	name: () => string;
	/** The table, so that a newer notification replaces an older one. */
	table: () => string;
};

const PLAIN = '/icon.svg';
const BADGED = '/icon-turn.svg';

/** Signals the viewer's turn as long as the component lives that calls this while it starts. */
export function signalTurn({ turn, name, table }: Signalled) {
	const waiting = $derived(turn());

	$effect(() => {
		const title = [waiting ? t('signal-your-turn') : '', name(), 'Bastide'];
		const own = title.filter((part) => part !== '').join(' · ');
		document.title = own;
		return () => {
			// Another page may have named itself already.
			if (document.title === own) document.title = 'Bastide';
		};
	});
	$effect(() => {
		const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
		if (!icon || !waiting) return;
		icon.href = BADGED;
		return () => {
			icon.href = PLAIN;
		};
	});
	$effect(() => {
		if (waiting) notifications.show(t('signal-your-turn'), name(), table());
	});
}
