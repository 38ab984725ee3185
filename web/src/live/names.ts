/** What the players of a table are called, in whatever language is read now. */
import type { Seating, TableInfo } from '../generated/protocol';
import { t } from '../phrases/phrases.svelte';

/** What the server calls computer players whom nobody gave a name; the second one is `Computer (2)`. */
const NAMELESS = /^Computer(?= \(\d+\)$|$)/;

/** What the server calls people who deleted their account. */
const DELETED = /^Deleted player(?= \(\d+\)$|$)/;

function called(name: string, { sitter }: Seating): string {
	return sitter === 'computer'
		? name.replace(NAMELESS, t('computer-name'))
		: name.replace(DELETED, t('deleted-player'));
}

/** Who sits on a seat; nothing if nobody does. */
export function nameOf(seating: Seating): string {
	return called(seating.name, seating);
}

/** The players in the order of their seats. In a game no two have the same name. */
export function namesOf({ status, seats, setup }: TableInfo): string[] {
	return seats.map((seating, index) => {
		const name = status === 'waiting' ? seating.name : setup.players[index];
		return called(name ?? '', seating) || t('seat-player', { number: index + 1 });
	});
}
