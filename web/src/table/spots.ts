/** Places on the table that can be pointed at, and where they are in the units of drawings. */
import type { Corner, PieceOnTable, Pos, SpotName, Tile } from '../generated/protocol';
import type { Art } from './art.svelte';
import { atCorner, cornerOf, keyOf, type Point, plus, TILE } from './geometry';

export type Spot =
	| { sort: 'space'; at: Pos }
	| { sort: 'seat'; at: Pos; place: string }
	| { sort: 'tower'; at: Pos }
	| { sort: 'corner'; at: Pos; corner: Corner }
	| { sort: 'quarter'; quarter: SpotName };

/** The tiles on the table by their spaces. */
export type Landscape = ReadonlyMap<string, Tile>;

export function landscapeOf(tiles: readonly Tile[]): Landscape {
	return new Map(tiles.map((tile) => [keyOf(tile.at), tile]));
}

/** Where on the table a spot is. */
export function pointOf(spot: Spot, landscape: Landscape, art: Art): Point {
	if (spot.sort === 'quarter') return art.quarter(spot.quarter);
	const corner = cornerOf(spot.at);
	const tile = landscape.get(keyOf(spot.at));
	switch (spot.sort) {
		case 'seat':
			return tile ? art.seat(tile, spot.place) : corner;
		case 'tower':
			return tile ? art.tower(tile) : corner;
		case 'corner':
			return plus(corner, atCorner(spot.corner));
		case 'space':
			return plus(corner, { x: TILE / 2, y: TILE / 2 });
	}
}

/** The spot on which a piece stands. */
export function spotOfPiece({ at, place }: Pick<PieceOnTable, 'at' | 'place'>): Spot {
	if (!at) return { sort: 'quarter', quarter: place };
	return place === 'tower' ? { sort: 'tower', at } : { sort: 'seat', at, place };
}
