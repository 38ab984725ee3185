/** What lies before a player, for the player's card. */
import type { Position } from '../generated/protocol';
import type { ColourOf } from '../live/colours';
import { t } from '../phrases/phrases.svelte';

export type Thing = { figure: string; count: number; caption: string; prisoner?: boolean };

/** The pieces of which every player has several, in each of the three games. */
export const ORDINARY: readonly string[] = ['follower', 'member', 'settler'];

/** A supply of nothing but one ordinary kind: how many are left, and how many there are in all. */
export type PlainSupply = { piece: string; left: number; total: number };

/** The supply as a row of equal pieces, or null if the player has anything else. */
export function plainSupply(position: Position, seat: number): PlainSupply | null {
	const player = position.players[seat - 1];
	const [only, ...others] = Object.entries(player?.supply ?? {});
	if (!only || others.length > 0 || !ORDINARY.includes(only[0])) return null;
	const [piece, left] = only;
	const own = (other: { seat: number; piece: string }) =>
		other.seat === seat && other.piece === piece;
	return { piece, left, total: left + (position.pieces ?? []).filter(own).length };
}

/** Everything a player has: pieces, goods, awards and prisoners. */
export function thingsOf(position: Position, seat: number, colourOf: ColourOf): Thing[] {
	return [
		...piecesOf(position, seat, colourOf),
		...belongingsOf(position, seat, colourOf),
		...prisonersOf(position, seat, colourOf),
	];
}

function piecesOf(position: Position, seat: number, colourOf: ColourOf): Thing[] {
	const supply = Object.entries(position.players[seat - 1]?.supply ?? {});
	return supply.flatMap(([piece, count]): Thing[] => {
		// That no follower is left is worth knowing; of a special piece its absence says so.
		if (count === 0 && !ORDINARY.includes(piece)) return [];
		return [
			{ figure: `${piece}-${colourOf(seat)}`, count, caption: t('supply-piece', { piece, count }) },
		];
	});
}

function belongingsOf(position: Position, seat: number, colourOf: ColourOf): Thing[] {
	const { abbeys = 0, tower_pieces = 0, goods } = position.players[seat - 1] ?? {};
	const all: Thing[] = [
		{ figure: `abbey-${colourOf(seat)}`, count: abbeys, caption: t('thing-abbey') },
		{ figure: 'tower-1', count: tower_pieces, caption: t('thing-tower-piece') },
		{ figure: 'wine', count: goods?.wine ?? 0, caption: t('thing-wine') },
		{ figure: 'grain', count: goods?.grain ?? 0, caption: t('thing-grain') },
		{ figure: 'cloth', count: goods?.cloth ?? 0, caption: t('thing-cloth') },
		{ figure: 'king', count: Number(position.king === seat), caption: t('thing-king') },
		{
			figure: 'robber-baron',
			count: Number(position.robber_baron === seat),
			caption: t('thing-robber-baron'),
		},
	];
	return all
		.filter(({ count }) => count > 0)
		.map((thing) => ({ ...thing, caption: `${thing.caption}: ${thing.count}` }));
}

function prisonersOf(position: Position, seat: number, colourOf: ColourOf): Thing[] {
	return (position.prisoners ?? [])
		.filter((prisoner) => prisoner.captor === seat)
		.map(({ owner, piece }) => ({
			figure: `${piece}-${colourOf(owner)}`,
			count: 1,
			caption: t('thing-prisoner', { piece }),
			prisoner: true,
		}));
}
