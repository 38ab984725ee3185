/** How the table is looked at: moved by hands and keys, and by itself when the landscape grows. */

import type { Pos } from '../generated/protocol';
import { settings } from '../settings.svelte';
import { type Bounds, fitted, type Point, type Size, showing, type View, zoomed } from './geometry';

/** How long the camera takes to get somewhere by itself, in milliseconds. */
const JOURNEY = 350;
/** How long after the last change of size the table is painted anew in full sharpness. */
const REST = 160;
/** How much of a wide window its buttons take, in pixels, and what is wide. */
const RIM = 60;
const WIDE = 700;

export class Camera {
	view: View = $state.raw({ x: 0, y: 0, scale: 1 });
	size: Size = $state.raw({ width: 0, height: 0 });
	/** Whether the size is changing now: then nothing is painted anew, only stretched. */
	zooming = $state(false);
	/** Whether nobody has moved it by hand: then it keeps everything in sight. */
	auto = $state(true);
	#frame = 0;
	#rest: ReturnType<typeof setTimeout> | undefined;

	/** Everything in sight. */
	fit(bounds: Bounds | null, at_once = false) {
		if (!bounds || this.size.width === 0) return;
		const { width, height } = this.size;
		// The buttons at the rim of a wide window hide nothing.
		const rim = width > WIDE ? 2 * RIM : 0;
		const view = fitted(bounds, { width: width - rim, height });
		this.#travel({ ...view, x: view.x + rim / 2 }, at_once);
	}

	pan(dx: number, dy: number) {
		this.#taken();
		this.view = { ...this.view, x: this.view.x + dx, y: this.view.y + dy };
	}

	zoom(at: Point, factor: number) {
		this.#taken();
		this.#stretching();
		this.view = zoomed(this.view, at, factor);
	}

	/** Zooms around the middle, by a button or a key. */
	zoomStep(factor: number) {
		this.auto = false;
		const middle = { x: this.size.width / 2, y: this.size.height / 2 };
		this.#travel(zoomed(this.view, middle, factor), false);
	}

	panStep(dx: number, dy: number) {
		this.auto = false;
		this.#travel({ ...this.view, x: this.view.x + dx, y: this.view.y + dy }, false);
	}

	/** Brings a space into the window, if it is not there. */
	show(at: Pos) {
		const view = showing(this.view, at, this.size);
		if (view.x !== this.view.x || view.y !== this.view.y) this.#travel(view, false);
	}

	#taken() {
		this.auto = false;
		cancelAnimationFrame(this.#frame);
	}

	#stretching() {
		this.zooming = true;
		clearTimeout(this.#rest);
		this.#rest = setTimeout(() => {
			this.zooming = false;
		}, REST);
	}

	#travel(to: View, at_once: boolean) {
		cancelAnimationFrame(this.#frame);
		if (at_once || !settings.moving) {
			this.view = to;
			return;
		}
		const from = this.view;
		const begin = performance.now();
		const step = (now: number) => {
			const part = Math.min(1, (now - begin) / JOURNEY);
			const eased = 1 - (1 - part) ** 3;
			const between = (a: number, b: number) => a + (b - a) * eased;
			if (from.scale !== to.scale) this.#stretching();
			this.view = {
				x: between(from.x, to.x),
				y: between(from.y, to.y),
				scale: between(from.scale, to.scale),
			};
			if (part < 1) this.#frame = requestAnimationFrame(step);
		};
		this.#frame = requestAnimationFrame(step);
	}
}
