/** The arrow keys on the board: from one place that can be chosen to the next. */
import type { Pos } from '../generated/protocol';
import { t } from '../phrases/phrases.svelte';
import { settings } from '../settings.svelte';
import type { Camera } from './camera.svelte';
import type { Decision } from './decision.svelte';
import { grown, keyOf, type Point, rectOf, TILE } from './geometry';
import { middleOfView } from './policy';
import { type Direction, nextIn, wayInWords } from './steps';
import type { Target } from './targets';

/** Half the width of something that can be chosen on a tile, in tiles. */
const HALF = 0.2;
/** How far the arrow keys move the view where nothing can be chosen, in pixels. */
const STEP = 120;

/** Something on the table that can be chosen: a space for the tile, or a target. */
export type Place = {
	key: string;
	/** Its middle, in tiles. */
	point: Point;
	at: Pos;
	/** `null` for a space for the tile. */
	target: Target | null;
};

/** The places for a decision: spaces for the tile first, then the targets at their points in the units of drawings. */
export function placesOf(
	spaces: readonly { at: Pos }[],
	targets: readonly (Target & { point: Point })[],
): Place[] {
	return [
		...spaces.map(({ at }) => ({
			key: keyOf(at),
			point: { x: at[0] + 0.5, y: at[1] + 0.5 },
			at,
			target: null,
		})),
		...targets.map((target) => {
			const point = { x: target.point.x / TILE, y: target.point.y / TILE };
			const at: Pos = [Math.floor(point.x), Math.floor(point.y)];
			return { key: target.key, point, at, target };
		}),
	];
}

/** What has to be seen of a place, in tiles. */
export function rectOfPlace({ at, point: { x, y }, target }: Place) {
	return target ? grown({ left: x, top: y, right: x, bottom: y }, HALF) : rectOf(at);
}

export class Cursor {
	/** The space at which a pointer or the cursor is. */
	space: Pos | null = $state.raw(null);
	/** Where the cursor has come to, in words. */
	said = $state('');
	#key: string | null = null;

	constructor(
		readonly camera: Camera,
		readonly decision: () => Decision | null,
		readonly places: () => readonly Place[],
		/** The space of the last tile, from which places are described. */
		readonly last: () => Pos | null,
	) {}

	get #place(): Place | null {
		return this.places().find(({ key }) => key === this.#key) ?? null;
	}

	/** A pointer is at a space now, or has left the board. */
	point(at: Pos | null) {
		this.space = at;
		this.#key = null;
	}

	/** Goes to the next place in a direction; moves the view if there is none at all. Spectators have no places to go. */
	move(direction: Direction): boolean {
		if (!this.decision()) return false;
		const places = this.places();
		if (places.length === 0) {
			this.pan(direction);
			return true;
		}
		const here = this.#place;
		const next = here ? nextIn(here.point, direction, places) : this.#first(places);
		if (next) this.#go(next, places);
		return true;
	}

	pan(direction: Direction) {
		const sign = direction === 'left' || direction === 'up' ? STEP : -STEP;
		const sideways = direction === 'left' || direction === 'right';
		this.camera.panStep(sideways ? sign : 0, sideways ? 0 : sign);
	}

	/** Chooses the place at which the cursor is; returns `false` if it is nowhere. */
	choose(): boolean {
		const decision = this.decision();
		const place = this.#place;
		if (!decision || !place || decision.pending) return false;
		if (place.target) decision.pickTarget(place.target);
		else decision.pickSpace(place.at, !settings.confirm);
		return true;
	}

	/** Turns the tile at the cursor or the pointer; returns `false` if there is no space for it. */
	turn(step: 1 | -1): boolean {
		const decision = this.decision();
		if (!decision || !this.space || !decision.offer.spaces.has(keyOf(this.space))) return false;
		decision.turnTile(step, this.space);
		return true;
	}

	/** The cursor begins near the last tile, or in the middle of the view. */
	#first(places: readonly Place[]): Place | null {
		const last = this.last();
		const from = last
			? { x: last[0] + 0.5, y: last[1] + 0.5 }
			: middleOfView(this.camera.view, this.camera.stage.free);
		const distance = ({ point }: Place) => Math.hypot(point.x - from.x, point.y - from.y);
		return places.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
	}

	#go(place: Place, places: readonly Place[]) {
		this.#key = place.key;
		const decision = this.decision();
		decision?.cancel();
		if (place.target && decision) decision.glimpse = place.target.choices[0] ?? null;
		else this.space = place.at;
		this.camera.showRect(rectOfPlace(place));
		this.said = this.#words(place, places);
	}

	#words(place: Place, places: readonly Place[]): string {
		const number = t('place-number', { number: places.indexOf(place) + 1, count: places.length });
		const last = this.last();
		const way = last ? wayInWords(last, place.at) : '';
		return way ? t('place-from-last', { place: number, way }) : number;
	}
}
