/** The view of the board as state: moved by the player, and by the camera policy when something is out of sight. */
import type { Pos } from '../generated/protocol';
import { settings } from '../settings.svelte';
import { layout } from '../ui/layout.svelte';
import { cameraEase } from './easing';
import {
	type Insets,
	NO_INSETS,
	type Point,
	type Rect,
	rectOf,
	rectOnScreen,
	type Size,
	type View,
	zoomed,
} from './geometry';
import {
	centred,
	DESKTOP,
	isWhole,
	type Needs,
	openingView,
	PHONE,
	type Scales,
	settledView,
	stageOf,
	wholeView,
} from './policy';

/** How long the camera takes to get somewhere by itself, in milliseconds: the same as `--t-camera`. */
const JOURNEY = 420;
/** How long after the last change of scale the board is painted anew in full sharpness, in milliseconds. */
const REST = 160;
/** A view of this part of the scale that it could have is near enough. */
const NEAR = 0.7;
/** A change of scale for which nothing is drawn in another way: details would come and go around a limit. */
const SLIGHT = 0.05;
/** The part of its speed that a flung board keeps each millisecond. */
const FRICTION = 0.995;
/** The speed at which a flung board stops, in pixels a millisecond. */
const STANDING = 0.03;

export class Camera {
	view: View = $state.raw({ x: 0, y: 0, scale: 1 });
	size: Size = $state.raw({ width: 0, height: 0 });
	/** The landscape with all spaces for the tile, in tiles; `null` before there is one. */
	landscape: Rect | null = $state.raw(null);
	/** What is covered at the edges of the window. */
	insets: Insets = $state.raw(NO_INSETS);
	/** The card with the minimap, in pixels of the window. */
	card: Rect | null = $state.raw(null);
	/** The chips in the upper corner, or on a phone the button in the lower one, in pixels of the window. */
	chips: Rect | null = $state.raw(null);
	/** The element in which the board is seen. */
	window: Element | null = $state.raw(null);
	/** Whether the scale is changing now: then nothing is painted anew, only stretched. */
	zooming = $state(false);
	/** The scale when it last rested: what is drawn in another way by scale follows this one. */
	restingScale = $state(1);
	/** Whether the board has been looked at. */
	opened = $state(false);
	/** Whether the player has moved the view since it last followed the game. */
	#byHand = false;
	/** Where the view was before all of the landscape was fitted into the window. */
	#before: View | null = null;
	/** Where a journey ends. */
	#goal: View | null = null;
	#frame = 0;
	#rest: ReturnType<typeof setTimeout> | undefined;

	/** The part of the window in which something can be seen. */
	readonly stage = $derived(
		stageOf(
			this.size,
			this.insets,
			[this.card, this.chips].filter((box) => box !== null),
		),
	);

	/** Whether the landscape exceeds the view. Before the first look at the board, nothing is known of that. */
	readonly exceeded = $derived(
		this.opened && !!this.landscape && !isWhole(this.view, this.landscape, this.stage),
	);

	/** Whether the screen is that of a phone. */
	get small(): boolean {
		return layout.compact;
	}

	get scales(): Scales {
		return this.small ? PHONE : DESKTOP;
	}

	/** A point of the page as a point of the window; `null` if it is outside, or something outside covers the window there. */
	pointAt(page: Point): Point | null {
		const box = this.window?.getBoundingClientRect();
		if (!box) return null;
		const point = { x: page.x - box.left, y: page.y - box.top };
		const { left, top, right, bottom } = this.stage.free;
		const inside = point.x >= left && point.x <= right && point.y >= top && point.y <= bottom;
		return inside ? point : null;
	}

	/** A point of the window as a point of the page. */
	pagePointOf(point: Point): Point {
		const box = this.window?.getBoundingClientRect();
		return { x: point.x + (box?.left ?? 0), y: point.y + (box?.top ?? 0) };
	}

	/** The box of a space on the screen, in pixels of the window. */
	boxOf(at: Pos): Rect {
		return rectOnScreen(this.view, rectOf(at));
	}

	/** The window has another size: its middle stays the middle. */
	resize(size: Size) {
		const { width, height } = this.size;
		this.size = size;
		if (!this.opened) return;
		this.#stop();
		this.#place({
			...this.view,
			x: this.view.x + (size.width - width) / 2,
			y: this.view.y + (size.height - height) / 2,
		});
	}

	/** Brings what the player needs into sight; the first time it comes without a journey. */
	keepInSight(needs: Needs) {
		this.#byHand = false;
		const start = this.#goal ?? this.view;
		if (this.opened) {
			const view = settledView(start, needs, this.stage, this.scales);
			if (view !== start) this.#travel(view);
			return;
		}
		if (!this.landscape) return;
		this.opened = true;
		const opening = openingView(this.landscape, this.stage, this.scales);
		this.#stop();
		this.#place(settledView(opening, needs, this.stage, this.scales));
		this.restingScale = this.view.scale;
	}

	/** Something else covers the board now: what the player needs comes back into sight, unless they look elsewhere. */
	uncover(needs: Needs) {
		if (this.opened && !this.#byHand) this.keepInSight(needs);
	}

	/** Brings a rectangle of the table, in tiles, into sight. */
	showRect(rect: Rect) {
		const start = this.#goal ?? this.view;
		const view = settledView(start, { all: [rect], oneOf: [] }, this.stage, this.scales);
		if (view !== start) this.#travel(view);
	}

	/**
	 * Shows a rectangle of the table, in tiles, as large as it can be seen whole. The view stays if it does so already
	 * and is not too far away.
	 */
	frame(rect: Rect) {
		if (!this.opened) return;
		const here = this.#goal ?? this.view;
		const { usual } = this.scales;
		const whole = wholeView(rect, this.stage, this.scales);
		const near = here.scale >= NEAR * Math.min(usual, whole.scale);
		if (near && isWhole(here, rect, this.stage)) return;
		this.#travel(whole);
	}

	/** Brings a space into sight. */
	show(at: Pos) {
		this.showRect(rectOf(at));
	}

	/** Puts a point of the table, in tiles, into the middle. */
	centreOn(point: Point) {
		this.#stop();
		this.#letGo();
		this.#place(centred(point, this.view.scale, this.stage.free));
	}

	/** Fits all of the landscape into the window, or goes back to where the view was before that. */
	toggleWhole() {
		if (!this.landscape) return;
		const back = this.#before;
		const here = this.#goal ?? this.view;
		this.#travel(back ?? wholeView(this.landscape, this.stage, this.scales));
		this.#before = back ? null : here;
		this.#byHand = true;
	}

	/** Shows all of the landscape or, if details have to be seen, its middle. The player can go back as usual. */
	showLandscape(detailed: boolean) {
		if (!this.landscape) return;
		this.#before ??= this.#goal ?? this.view;
		const view = detailed ? openingView : wholeView;
		this.#travel(view(this.landscape, this.stage, this.scales));
	}

	pan(dx: number, dy: number) {
		this.#stop();
		this.#letGo();
		this.view = { ...this.view, x: this.view.x + dx, y: this.view.y + dy };
	}

	zoom(at: Point, factor: number) {
		this.#stop();
		this.#letGo();
		this.#place(zoomed(this.view, at, factor));
	}

	/** Zooms around the middle, by a button or a key. */
	zoomStep(factor: number) {
		this.#letGo();
		const { free } = this.stage;
		const middle = { x: (free.left + free.right) / 2, y: (free.top + free.bottom) / 2 };
		this.#travel(zoomed(this.#goal ?? this.view, middle, factor));
	}

	panStep(dx: number, dy: number) {
		this.#letGo();
		const { x, y, scale } = this.#goal ?? this.view;
		this.#travel({ scale, x: x + dx, y: y + dy });
	}

	/** Lets the board glide on after it was let go at a speed in pixels a millisecond. */
	fling(vx: number, vy: number) {
		if (!settings.moving) return;
		let before = performance.now();
		const step = (now: number) => {
			const elapsed = now - before;
			before = now;
			vx *= FRICTION ** elapsed;
			vy *= FRICTION ** elapsed;
			this.view = { ...this.view, x: this.view.x + vx * elapsed, y: this.view.y + vy * elapsed };
			if (Math.hypot(vx, vy) > STANDING) this.#frame = requestAnimationFrame(step);
		};
		this.#frame = requestAnimationFrame(step);
	}

	/** Ends any motion where it is: a hand is on the board. */
	hold() {
		this.#stop();
	}

	/** The player moves the view: there is no way back to where it was, and it does not follow the game for now. */
	#letGo() {
		this.#before = null;
		this.#byHand = true;
	}

	#stop() {
		cancelAnimationFrame(this.#frame);
		this.#goal = null;
	}

	#place(view: View) {
		const scales = view.scale !== this.view.scale;
		this.view = view;
		if (!scales) return;
		this.zooming = true;
		clearTimeout(this.#rest);
		this.#rest = setTimeout(() => {
			this.zooming = false;
			const { scale } = this.view;
			if (Math.abs(scale / this.restingScale - 1) > SLIGHT) this.restingScale = scale;
		}, REST);
	}

	#travel(to: View) {
		this.#stop();
		if (!settings.moving) {
			this.#place(to);
			return;
		}
		this.#goal = to;
		const from = this.view;
		const begin = performance.now();
		const step = (now: number) => {
			const part = Math.max(0, (now - begin) / JOURNEY);
			const eased = cameraEase(part);
			const between = (a: number, b: number) => a + (b - a) * eased;
			this.#place({
				x: between(from.x, to.x),
				y: between(from.y, to.y),
				scale: between(from.scale, to.scale),
			});
			if (part < 1) this.#frame = requestAnimationFrame(step);
			else this.#goal = null;
		};
		this.#frame = requestAnimationFrame(step);
	}
}
