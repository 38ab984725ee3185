/** A picture of the landscape, put together from the drawings of its tiles and figures. */
import type { PlacedFigure, Tile } from '../generated/protocol';
import type { Game } from '../live/source';
import { t } from '../phrases/phrases.svelte';
import { type Art, variantAt } from '../table/art.svelte';
import { around, grown, rectOf, TILE } from '../table/geometry';
import { toasts } from '../ui/toasts.svelte';

/** The width of a tile in the picture, and the most that browsers draw, in pixels. */
const CELL = 160;
const MOST = 8000;

/** Draws tiles and figures as a PNG. Rejects if a drawing cannot be had. */
async function pictureOf(
	art: Art,
	tiles: readonly Tile[],
	figures: readonly PlacedFigure[],
): Promise<Blob> {
	const land = around(tiles.map(({ at }) => rectOf(at)));
	if (!land) throw new Error('there are no tiles');
	const bounds = grown(land, 0.25);
	const [width, height] = [bounds.right - bounds.left, bounds.bottom - bounds.top];
	const drawings = new Drawings();
	const parts = await Promise.all([
		...tiles.map(async ({ tile, turn, at }) => {
			const box = { x: at[0] * TILE, y: at[1] * TILE, width: TILE, height: TILE };
			return image(await drawings.get(art.tile(tile, turn, { variant: variantAt(at) })), box);
		}),
		...figures.map(async ([figure, x, y, scale]) =>
			image(await drawings.get(art.piece(figure)), art.box({ x, y }, scale)),
		),
	]);
	const cell = Math.min(CELL, MOST / Math.max(width, height));
	const view = [bounds.left, bounds.top, width, height].map((side) => side * TILE).join(' ');
	const size = { width: Math.round(width * cell), height: Math.round(height * cell) };
	const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}"`;
	return drawn(
		`${head} width="${size.width}" height="${size.height}">${parts.join('')}</svg>`,
		size,
	);
}

/** Offers the landscape of a game to the viewer as a file. */
export async function savePicture(art: Art, game: Game, name: string): Promise<void> {
	try {
		saveAs(await pictureOf(art, game.tiles, game.position.figures ?? []), `${name}.png`);
	} catch {
		toasts.show(t('end-picture-failed'), 'problem');
	}
}

/** Offers a file to the viewer under a name. */
function saveAs(file: Blob, name: string) {
	const link = document.createElement('a');
	link.href = URL.createObjectURL(file);
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(link.href), 0);
}

/** Drawings as data: a picture may not load anything from elsewhere. */
class Drawings {
	#known = new Map<string, Promise<string>>();

	get(address: string | undefined): Promise<string> {
		if (!address) return Promise.reject(new Error('there is no such drawing'));
		const known = this.#known.get(address) ?? this.#load(address);
		this.#known.set(address, known);
		return known;
	}

	async #load(address: string): Promise<string> {
		const response = await fetch(address);
		if (!response.ok) throw new Error(`status ${response.status}`);
		return `data:image/svg+xml,${encodeURIComponent(await response.text())}`;
	}
}

type Box = { x: number; y: number; width: number; height: number };

function image(data: string, { x, y, width, height }: Box): string {
	const quoted = data.replaceAll("'", '%27');
	return `<image href='${quoted}' x="${x}" y="${y}" width="${width}" height="${height}"/>`;
}

async function drawn(svg: string, size: { width: number; height: number }): Promise<Blob> {
	const picture = new Image();
	// The content security policy allows no `blob:`.
	picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
	await picture.decode();
	const canvas = Object.assign(document.createElement('canvas'), size);
	canvas.getContext('2d')?.drawImage(picture, 0, 0);
	return new Promise((done, failed) => {
		canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('nothing was drawn'))));
	});
}
