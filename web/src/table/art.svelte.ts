/** The drawings of a table: their addresses, and where pieces stand on them. */
import type { ArtCatalogue, Pos, SegmentArt, SpotName, Tile, Turn } from '../generated/protocol';
import { cornerOf, type Point, plus, type Size, TILE, turned } from './geometry';

const MIDDLE: Point = { x: TILE / 2, y: TILE / 2 };
/** Where the quarters of Carcassonne are, until the server says so. */
const NOWHERE: Point = { x: 0, y: 0 };
/** How long it takes until a server that did not answer is asked again, in milliseconds. */
const PAUSE = 2000;

/** How much of a tile is drawn: texture only on large tiles, thicker lines on small ones. */
export type Detail = 'full' | 'plain' | 'tiny';
/** Which drawing of a tile kind; without a choice, the first variant in full. */
export type Version = { detail?: Detail; variant?: number };

/** The number of variants of each tile kind. They share walls, roads and seats; roofs, crops and trees differ. */
const VARIANTS = 3;

/** The detail for tiles that are this many pixels wide on the screen. */
export function detailFor(pixelsPerTile: number): Detail {
	if (pixelsPerTile < 40) return 'tiny';
	return pixelsPerTile < 64 ? 'plain' : 'full';
}

/** The variant of a tile on a space, so that two tiles side by side never have the same. */
export function variantAt([x, y]: Pos): number {
	return (((x + y) % VARIANTS) + VARIANTS) % VARIANTS;
}

export class Art {
	#art: ArtCatalogue | null = $state.raw(null);
	/** The kinds that were asked for one by one. */
	readonly #wanted = new Set<string>();

	/** Asks for what is known about all tiles of a table. */
	load(table: string): Promise<void> {
		return this.#ask(`/api/tables/${encodeURIComponent(table)}/art`);
	}

	/** Asks for what is known about some tiles that are on no table. */
	loadKinds(kinds: readonly string[]): Promise<void> {
		return this.#ask(`/api/art/kinds?ids=${kinds.join(',')}`);
	}

	/** Asks for what is not known yet about some tiles that are on no table. */
	need(kinds: readonly string[]): void {
		const unknown = new Set(kinds.filter((kind) => !this.#wanted.has(kind)));
		if (unknown.size === 0 && this.#wanted.size > 0) return;
		for (const kind of unknown) this.#wanted.add(kind);
		void this.#ask(`/api/art/kinds?ids=${[...unknown].join(',')}`);
	}

	/** Without an answer there is nothing to be seen: it is asked for until the server is there. */
	async #ask(path: string): Promise<void> {
		const response = await fetch(path).catch(() => null);
		if (response?.ok) this.#add((await response.json()) as ArtCatalogue);
		else if (!response || response.status >= 500) setTimeout(() => void this.#ask(path), PAUSE);
	}

	#add(art: ArtCatalogue) {
		const kinds = { ...this.#art?.kinds, ...art.kinds };
		const figures = { ...this.#art?.figures, ...art.figures };
		this.#art = { ...art, kinds, figures };
	}

	/** The address of a tile's drawing, undefined until the server has sent it. */
	tile(
		kind: string,
		turn: number,
		{ detail = 'full', variant = 0 }: Version = {},
	): string | undefined {
		const drawing = this.#art?.kinds[kind]?.drawing;
		return drawing && `/api/art/tiles/${drawing}/${detail}/${variant}/${turn}.svg`;
	}

	/** The address of a figure's drawing; none until the server has said it. */
	piece(figure: string): string | undefined {
		const hash = this.#art?.figures[figure];
		return hash && `/api/art/pieces/${figure}.svg?v=${hash}`;
	}

	/** How many times as large as its drawing a piece usually is. */
	get pieceScale(): number {
		return this.#art?.piece_scale ?? 1;
	}

	/** The box of a figure with its foot at a point, so many times as large as its drawing; as large as pieces are without it. */
	box({ x, y }: Point, scale = this.pieceScale): Point & Size {
		const [left, top, width, height] = this.#art?.figure_box ?? [0, 0, 0, 0];
		return {
			x: x + left * scale,
			y: y + top * scale,
			width: width * scale,
			height: height * scale,
		};
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

	/** The quarters of Carcassonne. */
	get quarters(): SpotName[] {
		return Object.keys(this.#art?.quarters ?? {});
	}

	/** The middle of a quarter. */
	quarter(quarter: SpotName): Point {
		const at = this.#art?.quarters[quarter];
		return at ? { x: at[0], y: at[1] } : NOWHERE;
	}
}

/** How an outline, drawn for the tile as it lies unturned, comes to its place. */
export function transformOf(at: Pos, turn: Turn): string {
	const { x, y } = cornerOf(at);
	return `translate(${x} ${y}) rotate(${turn * 90} ${TILE / 2} ${TILE / 2})`;
}
