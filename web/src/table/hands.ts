/** Gestures on the board: pressing, dragging, the wheel, two fingers. */
import type { Point } from './geometry';

/** What gestures do; all points are pixels of the board's window. */
export type Doing = {
	/** A hand is on the board: whatever moves by itself stops. */
	touch(): void;
	/** Returns `true` if something could be chosen there. */
	press(at: Point, mouse: boolean): boolean;
	/** Pressed twice where nothing can be chosen. */
	doublePress(): void;
	/** A pointer hovers there, or has left. */
	hover(at: Point | null): void;
	/** Whether the drawn tile may be laid there, so that it can be turned. */
	holds(at: Point): boolean;
	/** Turns the tile that is about to be laid. */
	twist(step: 1 | -1, at: Point | null): void;
	pan(dx: number, dy: number): void;
	/** The board was let go while it was dragged, at a speed in pixels a millisecond. */
	fling(vx: number, vy: number): void;
	zoom(at: Point, factor: number): void;
};

/** How far a finger may slip while it presses, in pixels. */
const SLIP = 7;
/** How far two fingers turn for a quarter turn of the tile, in degrees. */
const QUARTER = 40;
/** How much the wheel turns for a quarter turn. */
const NOTCH = 60;

/** How long after a press another one makes it a double press, in milliseconds, and how far from it, in pixels. */
const DOUBLE = 320;
const NEAR = 32;
/** A finger that rested this long before it was lifted does not fling, in milliseconds. */
const RESTED = 60;
/** The slowest speed that flings, in pixels a millisecond. */
const FLING = 0.35;

type Finger = { start: Point; now: Point; moved: number; speed: Point };

export class Hands {
	readonly #fingers = new Map<number, Finger>();
	#moved = false;
	#wheel = 0;
	#angle = 0;
	#pressed: { at: Point; time: number } | null = null;

	constructor(readonly doing: Doing) {}

	/** Listens to gestures on an element; returns how to stop that. */
	hold(element: HTMLElement): () => void {
		const place = (event: MouseEvent): Point => {
			const { left, top } = element.getBoundingClientRect();
			return { x: event.clientX - left, y: event.clientY - top };
		};
		const isButton = (event: Event) => (event.target as Element).closest('button, a, [data-still]');
		const down = (event: PointerEvent) => {
			if (isButton(event) || event.button > 0) return;
			element.setPointerCapture(event.pointerId);
			this.doing.touch();
			if (this.#fingers.size === 0) this.#moved = false;
			this.#fingers.set(event.pointerId, {
				start: place(event),
				now: place(event),
				moved: performance.now(),
				speed: { x: 0, y: 0 },
			});
			this.#angle = 0;
		};
		const move = (event: PointerEvent) =>
			this.#move(event.pointerId, place(event), event.pointerType);
		const up = (event: PointerEvent) => {
			const finger = this.#fingers.get(event.pointerId);
			this.#fingers.delete(event.pointerId);
			if (finger && event.type === 'pointerup') {
				if (!this.#moved) this.#press(place(event), event.pointerType === 'mouse');
				else if (this.#fingers.size === 0 && event.pointerType === 'touch') this.#release(finger);
			}
			if (this.#fingers.size > 0) this.#moved = true;
		};
		const leave = () => this.doing.hover(null);
		const wheel = (event: WheelEvent) => {
			event.preventDefault();
			this.#turnWheel(event, place(event));
		};
		element.addEventListener('pointerdown', down);
		element.addEventListener('pointermove', move);
		element.addEventListener('pointerup', up);
		element.addEventListener('pointercancel', up);
		element.addEventListener('pointerleave', leave);
		element.addEventListener('wheel', wheel, { passive: false });
		return () => {
			element.removeEventListener('pointerdown', down);
			element.removeEventListener('pointermove', move);
			element.removeEventListener('pointerup', up);
			element.removeEventListener('pointercancel', up);
			element.removeEventListener('pointerleave', leave);
			element.removeEventListener('wheel', wheel);
		};
	}

	#press(at: Point, mouse: boolean) {
		const before = this.#pressed;
		this.#pressed = null;
		if (this.doing.press(at, mouse)) return;
		const time = performance.now();
		const near = before && Math.hypot(at.x - before.at.x, at.y - before.at.y) < NEAR;
		if (near && time - before.time < DOUBLE) this.doing.doublePress();
		else this.#pressed = { at, time };
	}

	#release({ speed, moved }: Finger) {
		const fast = Math.hypot(speed.x, speed.y) > FLING;
		if (fast && performance.now() - moved < RESTED) this.doing.fling(speed.x, speed.y);
	}

	#move(id: number, now: Point, type: string) {
		const finger = this.#fingers.get(id);
		if (!finger) {
			if (type === 'mouse') this.doing.hover(now);
			return;
		}
		const other = [...this.#fingers].find(([number]) => number !== id)?.[1];
		const before = finger.now;
		finger.now = now;
		if (other) {
			this.#moved = true;
			this.#pinch(before, now, other.now);
			return;
		}
		if (Math.hypot(now.x - finger.start.x, now.y - finger.start.y) > SLIP) this.#moved = true;
		if (!this.#moved) return;
		this.doing.pan(now.x - before.x, now.y - before.y);
		track(finger, now.x - before.x, now.y - before.y);
	}

	/** Two fingers: apart and together they zoom, around each other they turn the tile. */
	#pinch(before: Point, now: Point, other: Point) {
		const apart = (a: Point) => Math.hypot(a.x - other.x, a.y - other.y);
		const slant = (a: Point) => Math.atan2(a.y - other.y, a.x - other.x);
		const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
		if (apart(before) > 0) this.doing.zoom(middle, apart(now) / apart(before));
		this.doing.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
		let turned = ((slant(now) - slant(before)) * 180) / Math.PI;
		if (turned > 180) turned -= 360;
		if (turned < -180) turned += 360;
		this.#angle += turned;
		if (Math.abs(this.#angle) < QUARTER) return;
		this.doing.twist(this.#angle > 0 ? 1 : -1, null);
		this.#angle = 0;
	}

	#turnWheel(event: WheelEvent, at: Point) {
		// Lines or pages instead of pixels.
		const distance = event.deltaY * (event.deltaMode === 0 ? 1 : 30);
		if (event.ctrlKey) {
			this.doing.zoom(at, Math.exp(-distance / 100));
			return;
		}
		if (!this.doing.holds(at)) {
			this.doing.zoom(at, Math.exp(-distance / 400));
			return;
		}
		// Fine wheels turn little by little, and the board does not slip away meanwhile.
		this.#wheel += distance;
		if (Math.abs(this.#wheel) < NOTCH) return;
		this.doing.twist(this.#wheel > 0 ? 1 : -1, at);
		this.#wheel = 0;
	}
}

/** Keeps the speed of a finger up to date, smoothed over its last moves. */
function track(finger: Finger, dx: number, dy: number) {
	const now = performance.now();
	const elapsed = Math.max(1, now - finger.moved);
	const smooth = (before: number, distance: number) => 0.4 * before + (0.6 * distance) / elapsed;
	finger.speed = { x: smooth(finger.speed.x, dx), y: smooth(finger.speed.y, dy) };
	finger.moved = now;
}
