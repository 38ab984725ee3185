/** What covers the edges of the board, and how the view makes room for it. */
import { untrack } from 'svelte';
import { layout } from '../ui/layout.svelte';
import { type Insets, NO_INSETS } from './geometry';
import type { ShownTable } from './shown.svelte';

/** How far what floats is from the edge of the board, in pixels. */
const MARGIN = 16;

export class Covers {
	/** The height of the dock, in pixels. It floats on the board of a desktop only; everywhere else it has a place of its own. */
	dock = $state(0);
	/** The width of the dock, where it is a rail. */
	rail = $state(0);
	/** The height of the catapult's controls above the dock. */
	catapult = $state(0);
	/** How many pixels of the result's sheet are in sight; it lies over dock and board. */
	sheet = $state(0);
	readonly #table: ShownTable;

	/** Must be made while a component starts; it stops with it. */
	constructor(table: ShownTable) {
		this.#table = table;
		$effect(() => this.#showResult());
		$effect(() => this.#showThrow());
	}

	readonly insets: Insets = $derived.by(() => {
		if (layout.mode === 'desktop')
			return { ...NO_INSETS, bottom: this.dock + this.catapult + 2 * MARGIN };
		if (layout.mode === 'rails') {
			const right = Math.max(0, this.sheet - this.rail);
			return { ...NO_INSETS, right, bottom: this.catapult };
		}
		const bottom = Math.max(this.catapult, this.sheet - this.dock);
		return { ...NO_INSETS, bottom };
	});

	/** What the view depends on after the game. As text, because only another value is a reason to move the view. */
	readonly #closingFrame = $derived.by(() => {
		const { camera, game } = this.#table;
		return game?.end && JSON.stringify([camera.size, camera.landscape, camera.insets]);
	});

	/**
	 * After the game there is nothing left to choose: all of the landscape comes into sight beside the result. Above a
	 * sheet there is no room for that.
	 */
	#showResult() {
		if (!this.#closingFrame) return;
		const detailed = untrack(() => layout.mode !== 'desktop' && this.sheet > this.dock);
		untrack(() => this.#table.camera.showLandscape(detailed));
	}

	/** The catapult's controls must not hide the tile that called for them. */
	#showThrow() {
		const { camera, last } = this.#table;
		const [at] = last;
		// Only with its insets the camera knows what is hidden.
		void camera.insets;
		if (this.catapult > 0 && at) untrack(() => camera.show(at));
	}
}
