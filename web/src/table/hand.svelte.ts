/** The drawn tile in the player's hand: it can be dragged from the dock onto the board. */
import type { Pos } from '../generated/protocol';
import { settings } from '../settings.svelte';
import type { Camera } from './camera.svelte';
import type { Decision } from './decision.svelte';
import { CELL, keyOf, type Point, spaceAt } from './geometry';

/** How far from the middle of a legal space the tile may be to snap into it, in tiles. */
const SNAP = 0.75;

export class HandTile {
	/** The middle of the dragged tile, in pixels of the page; `null` while it lies in the dock. */
	at: Point | null = $state.raw(null);
	readonly #camera: Camera;
	readonly #decision: Decision;

	constructor(camera: Camera, decision: Decision) {
		this.#camera = camera;
		this.#decision = decision;
	}

	/** The legal space into which the dragged tile snaps. */
	readonly space: Pos | null = $derived.by(() => {
		const point = this.at && this.#camera.pointAt(this.at);
		if (!point) return null;
		const { view } = this.#camera;
		const size = view.scale * CELL;
		const middle = { x: (point.x - view.x) / size - 0.5, y: (point.y - view.y) / size - 0.5 };
		const under = spaceAt(view, point);
		const { spaces } = this.#decision.offer;
		if (spaces.has(keyOf(under))) return under;
		const near = [...spaces.values()].map(({ at }) => ({
			at,
			distance: Math.hypot(at[0] - middle.x, at[1] - middle.y),
		}));
		const nearest = near.toSorted((a, b) => a.distance - b.distance)[0];
		return nearest && nearest.distance < SNAP ? nearest.at : null;
	});
	/** The width of a tile on the board, in pixels. */
	readonly size = $derived.by(() => this.#camera.view.scale * CELL);

	/** Takes the tile up; one that lay on the board comes back into the hand. */
	take(at: Point) {
		this.#decision.cancel();
		this.at = at;
	}

	move(at: Point) {
		this.at = at;
	}

	/** Lets the tile go: it lies in the space that it snapped into, or goes back to the dock. */
	drop() {
		const { space } = this;
		this.at = null;
		if (space) this.#decision.pickSpace(space, !settings.confirm);
	}

	/** The drag was broken off. */
	putBack() {
		this.at = null;
	}
}
