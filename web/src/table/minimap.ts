/** The geometry and the drawing of the minimap: tiles as flat colours, a few pixels wide. */
import type { Tile } from '../generated/protocol';
import type { Art } from './art.svelte';
import { type Point, type Rect, type Size, TILE } from './geometry';
import { middleOf } from './policy';

/** How the table comes to the map: pixels a tile, and where the corner of the space 0,0 is. */
export type MapView = Point & { side: number };

/** The largest that a tile becomes on the map, in pixels. */
const MOST = 14;

/** The map of a part of the table, in tiles, as large as its box allows. */
export function mapOf(land: Rect, { width, height }: Size): MapView {
	const side = Math.min(MOST, width / (land.right - land.left), height / (land.bottom - land.top));
	const { x, y } = middleOf(land);
	return { side, x: width / 2 - x * side, y: height / 2 - y * side };
}

/** Where a rectangle of the table, in tiles, is on the map. */
export function rectOnMap({ x, y, side }: MapView, { left, top, right, bottom }: Rect) {
	return {
		x: x + left * side,
		y: y + top * side,
		width: (right - left) * side,
		height: (bottom - top) * side,
	};
}

/** The point of the table, in tiles, that is at a point of the map. */
export function pointUnder({ x, y, side }: MapView, at: Point): Point {
	return { x: (at.x - x) / side, y: (at.y - y) / side };
}

/** What a segment is painted with, by the first word of its place; anything else is land. */
const PAINT: Readonly<Record<string, string>> = {
	city: '--art-city',
	town: '--art-city',
	road: '--art-road',
	river: '--art-water',
	lake: '--art-water',
	forest: '--art-tree',
};

/** Paints the tiles anew; colours come from the tokens of the canvas's element. */
export function paintTiles(
	canvas: HTMLCanvasElement,
	tiles: readonly Tile[],
	art: Art,
	map: MapView,
	{ width, height }: Size,
) {
	const context = canvas.getContext('2d');
	if (!context) return;
	const sharp = devicePixelRatio;
	canvas.width = Math.round(width * sharp);
	canvas.height = Math.round(height * sharp);
	const style = getComputedStyle(canvas);
	const unit = (map.side * sharp) / TILE;
	for (const tile of tiles) {
		const [column, row] = tile.at;
		context.setTransform(
			unit,
			0,
			0,
			unit,
			(map.x + column * map.side) * sharp,
			(map.y + row * map.side) * sharp,
		);
		context.fillStyle = style.getPropertyValue('--art-land');
		// Neighbours overlap a little: between fractions of pixels the ground would shine through.
		context.fillRect(-20, -20, TILE + 40, TILE + 40);
		context.translate(TILE / 2, TILE / 2);
		context.rotate((tile.turn * Math.PI) / 2);
		context.translate(-TILE / 2, -TILE / 2);
		for (const { outline, places } of art.segments(tile)) {
			const paint = PAINT[places[0].split(' ')[0] ?? ''];
			if (!paint) continue;
			context.fillStyle = style.getPropertyValue(paint);
			context.fill(new Path2D(outline), 'evenodd');
		}
	}
}
