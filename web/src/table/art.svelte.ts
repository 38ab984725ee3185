/** The drawings of a table: their addresses, and where pieces stand on them. */
import type { ArtOfTiles, Pos, Quarter, SegmentArt, Tile, Turn } from '../generated/protocol';
import { cornerOf, type Point, plus, TILE, turned } from './geometry';

const MIDDLE: Point = { x: TILE / 2, y: TILE / 2 };
/** Where the quarters of Carcassonne are, until the server says so. */
const NOWHERE: Point = { x: 0, y: 0 };

export class Art {
	#art: ArtOfTiles | null = $state.raw(null);

	/** Asks for what is known about all tiles of a table. */
	async load(table: string): Promise<void> {
		const response = await fetch(`/api/tables/${encodeURIComponent(table)}/art`);
		if (response.ok) this.#art = (await response.json()) as ArtOfTiles;
	}

	/** Asks for what is known about some tiles that are on no table. */
	async loadKinds(kinds: readonly string[]): Promise<void> {
		const response = await fetch(`/api/art/kinds?ids=${kinds.join(',')}`);
		if (response.ok) this.#art = (await response.json()) as ArtOfTiles;
	}

	/** Takes what is known about tiles from elsewhere. */
	take(art: ArtOfTiles) {
		this.#art = art;
	}

	get ready(): boolean {
		return this.#art !== null;
	}

	/** The kinds of tiles that are known. */
	get kinds(): string[] {
		return Object.keys(this.#art?.kinds ?? {});
	}

	tile(kind: string, turn: number): string {
		return `/api/art/tiles/${encodeURIComponent(kind)}/${turn}.svg?v=${this.#art?.version ?? ''}`;
	}

	piece(figure: string): string {
		return `/api/art/pieces/${figure}.svg?v=${this.#art?.version ?? ''}`;
	}

	/** All segments of a tile. */
	segments({ tile }: Pick<Tile, 'tile'>): readonly SegmentArt[] {
		return this.#art?.kinds[tile]?.segments ?? [];
	}

	/** A segment of a tile by its name, as the tile lies. */
	segment({ tile, turn }: Pick<Tile, 'tile' | 'turn'>, place: string): SegmentArt | null {
		return this.segments({ tile }).find((segment) => segment.places[turn] === place) ?? null;
	}

	/** Where a piece stands, in the units of drawings. */
	seat(tile: Tile, place: string): Point {
		const segment = this.segment(tile, place);
		const seat = segment ? { x: segment.seat[0], y: segment.seat[1] } : MIDDLE;
		return plus(cornerOf(tile.at), turned(seat, tile.turn));
	}

	/** Where a tower stands. */
	tower(tile: Tile): Point {
		const site = this.#art?.kinds[tile.tile]?.tower;
		const point = site ? turned({ x: site[0], y: site[1] }, tile.turn) : MIDDLE;
		return plus(cornerOf(tile.at), point);
	}

	quarter(quarter: Quarter): Point {
		const at = this.#art?.quarters[quarter];
		return at ? { x: at[0], y: at[1] } : NOWHERE;
	}
}

/** How an outline, drawn for the tile as it lies unturned, comes to its place. */
export function transformOf(at: Pos, turn: Turn): string {
	const { x, y } = cornerOf(at);
	return `translate(${x} ${y}) rotate(${turn * 90} ${TILE / 2} ${TILE / 2})`;
}
