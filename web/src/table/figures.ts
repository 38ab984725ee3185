/** What stands on the table, and exactly where: as `bastide-art` puts it on its boards. */
import type { Pos, Position, Quarter, Tile } from '../generated/protocol';
import type { Art } from './art.svelte';
import { atCorner, cornerOf, keyOf, type Point, plus } from './geometry';
import type { Spot } from './targets';

/** A drawing on the table. Its foot is at `at`; it is so many times as large as drawn. */
export type Figure = {
	key: string;
	figure: string;
	at: Point;
	scale: number;
	/** How far in front it is. */
	ground: number;
	/** The space on which it stands, and whose it is. */
	space: Pos | null;
	seat: number | null;
};

/** How large a piece is on a tile. */
export const SCALE = 1.5;
/** The box of a drawing around its foot: left, top, width and height. */
export const BOX = { left: -100, top: -210, width: 200, height: 240 };
/** How far below its seat a piece has its foot. */
const FOOT: Point = { x: 0, y: 72 };
/** How high a floor of a tower is drawn, and how many are. */
const FLOOR = 34;
const MOST_FLOORS = 5;
const TOWER_SCALE = SCALE * 1.15;

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
			return plus(corner, { x: 500, y: 500 });
	}
}

/** The spot on which a piece stands. */
export function spotOfPiece({ at, place }: { at: Pos | null; place: string }): Spot {
	if (!at) return { sort: 'quarter', quarter: place as Quarter };
	return place === 'tower' ? { sort: 'tower', at } : { sort: 'seat', at, place };
}

class Gathering {
	readonly figures: Figure[] = [];
	readonly #crowd = new Map<string, number>();

	constructor(
		readonly landscape: Landscape,
		readonly art: Art,
	) {}

	/** The number of those who stand at a place already. */
	crowd(place: string): number {
		const before = this.#crowd.get(place) ?? 0;
		this.#crowd.set(place, before + 1);
		return before;
	}

	put(figure: Omit<Figure, 'ground' | 'key'> & { ground?: number }) {
		const key = `${figure.figure} ${figure.at.x} ${figure.at.y} ${this.figures.length}`;
		this.figures.push({ ground: figure.at.y, ...figure, key });
	}

	/** The foot of the next piece on a segment: several stand side by side. */
	seat(at: Pos, place: string): Point {
		const beside = this.crowd(`${keyOf(at)} ${place}`);
		const tile = this.landscape.get(keyOf(at));
		const seat = tile ? this.art.seat(tile, place) : cornerOf(at);
		return plus(plus(seat, { x: 120 * beside, y: 12 * beside }), FOOT);
	}
}

/** Everything that stands on the table, from the back to the front. */
export function figuresOf(position: Position, landscape: Landscape, art: Art): Figure[] {
	const all = new Gathering(landscape, art);
	putPieces(all, position);
	putTowers(all, position);
	putOthers(all, position);
	return all.figures.sort((a, b) => a.ground - b.ground);
}

function putPieces(all: Gathering, { pieces, barns }: Position) {
	for (const { seat, at, place, figure } of pieces) {
		if (at && place !== 'tower') {
			all.put({ figure, at: all.seat(at, place), scale: SCALE, space: at, seat });
		} else if (!at) {
			const number = all.crowd(place);
			const aside = { x: 110 * (number % 4) - 165, y: 110 * Math.floor(number / 4) + 190 };
			const foot = plus(all.art.quarter(place as never), aside);
			all.put({ figure, at: foot, scale: SCALE * 0.9, space: null, seat });
		}
	}
	for (const { owner, at, corner } of barns) {
		const foot = plus(plus(cornerOf(at), atCorner(corner)), { x: 0, y: 80 });
		const figure = `barn-${COLOURS[owner - 1]}`;
		all.put({ figure, at: foot, scale: SCALE * 1.2, space: at, seat: owner });
	}
}

/** The colours of the seats, as drawings call them. */
export const COLOURS = ['red', 'blue', 'green', 'yellow', 'black', 'pink'] as const;

function putTowers(all: Gathering, { towers, pieces }: Position) {
	for (const { at, height } of towers) {
		const tile = all.landscape.get(keyOf(at));
		if (!tile || height === 0) continue;
		const foot = plus(all.art.tower(tile), { x: 0, y: 60 });
		all.put({ figure: `tower-${height}`, at: foot, scale: TOWER_SCALE, space: at, seat: null });
		const top = FLOOR * Math.min(height, MOST_FLOORS) * TOWER_SCALE;
		const above = pieces.filter(
			(piece) => piece.place === 'tower' && keyOf(piece.at ?? [0, 0]) === keyOf(at),
		);
		for (const { figure, seat } of above) {
			const head = { x: foot.x, y: foot.y - top };
			all.put({ figure, at: head, scale: SCALE, ground: foot.y + 1, space: at, seat });
		}
	}
}

/** The count, the fairy, the dragon, the catapult and the surveyors. */
function putOthers(all: Gathering, position: Position) {
	const put = (figure: string, at: Point, scale: number, space: Pos | null = null) =>
		all.put({ figure, at, scale: SCALE * scale, space, seat: null });
	const { count, fairy, dragon, fair, surveyors } = position;
	if (count) put('count', plus(all.art.quarter(count), { x: 150, y: 40 }), 1.2);
	if (fairy?.at) {
		const inside = fairy.place !== 'tower';
		const beside = inside
			? all.seat(fairy.at, fairy.place)
			: plus(cornerOf(fairy.at), { x: 680, y: 560 });
		put('fairy', beside, 1, fairy.at);
	} else if (fairy) {
		put('fairy', plus(all.art.quarter(fairy.place as never), { x: -220, y: 150 }), 1);
	}
	if (dragon) put('dragon', plus(cornerOf(dragon), { x: 500, y: 700 }), 2, dragon);
	if (fair) put('catapult', plus(cornerOf(fair.at), { x: 500, y: 620 }), 1.6, fair.at);
	const north = Math.min(0, ...[...all.landscape.values()].map((tile) => tile.at[1]));
	for (const [index, column] of (surveyors ?? []).entries()) {
		put('surveyor', plus(cornerOf([-column, north]), { x: index === 0 ? 680 : 320, y: -60 }), 1.2);
	}
}
