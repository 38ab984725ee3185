/**
 * Drawings turned into pixels once. A browser paints an SVG anew whenever the part of the page with it comes
 * into sight; two hundred tiles of pixels move as easily as one.
 */
import { SvelteMap } from 'svelte/reactivity';

/** How large tiles are kept, in pixels of the screen. */
export const SHARP = 256;

class Bitmaps {
	readonly #ready = new SvelteMap<string, string>();
	readonly #asked = new Set<string>();
	#last: Promise<void> = Promise.resolve();

	/** The address of the pixels of a drawing; until they are there, that of the drawing. */
	of(drawing: string): string {
		this.#ask(drawing);
		return this.#ready.get(drawing) ?? drawing;
	}

	#ask(drawing: string) {
		if (this.#asked.has(drawing)) return;
		this.#asked.add(drawing);
		// One after another, so that the page stays quick.
		this.#last = this.#last.then(() => this.#paint(drawing)).catch(() => {});
	}

	async #paint(drawing: string): Promise<void> {
		const image = new Image(SHARP, SHARP);
		image.src = drawing;
		await image.decode();
		const canvas = document.createElement('canvas');
		canvas.width = SHARP;
		canvas.height = SHARP;
		canvas.getContext('2d')?.drawImage(image, 0, 0, SHARP, SHARP);
		const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
		if (blob) this.#ready.set(drawing, URL.createObjectURL(blob));
	}
}

export const bitmaps = new Bitmaps();
