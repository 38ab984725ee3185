/**
 * Help that thinks along: what the server surveyed, asked for again whenever the game goes on. At a purist
 * table nothing is asked and nothing is shown.
 */
import { untrack } from 'svelte';
import { api, Refusal } from '../api/client';
import type { OpenSpace, Pos, Survey, SurveyedFeature, Tile } from '../generated/protocol';
import type { TableSource } from '../live/source';
import type { Art } from '../table/art.svelte';
import { cornerOf, keyOf, type Point, TILE } from '../table/geometry';
import { landscapeOf } from '../table/spots';
import { featureAt, fieldsOf, matters, newestFirst } from './survey';

/** How long the game has to rest before it is surveyed: computer players are fast. */
const REST = 150;

export class Aids {
	survey: Survey | null = $state.raw(null);
	/** The feature under the pointer. */
	feature: SurveyedFeature | null = $state.raw(null);
	/** The open space under the pointer. */
	space: OpenSpace | null = $state.raw(null);
	/** Whether open spaces show how many tiles fit. */
	fits = $state(false);
	/** Whether fields are shown. */
	fields = $state(false);
	readonly #source: TableSource;
	readonly #art: Art;
	readonly #pencil = document.createElement('canvas').getContext('2d');

	constructor(source: TableSource, art: Art) {
		this.#source = source;
		this.#art = art;
		$effect(() => {
			const { info, game } = source;
			if (!info || !game || this.off) return;
			const timer = setTimeout(() => void this.#ask(info.id), this.survey ? REST : 0);
			return () => clearTimeout(timer);
		});
		// What was under the pointer may have become something else.
		$effect(() => {
			void this.survey;
			untrack(() => this.leave());
		});
	}

	/** Whether everybody has agreed to think alone. */
	get off(): boolean {
		const { info, game } = this.#source;
		return (info?.purist ?? false) && !game?.end;
	}

	readonly land = $derived(this.survey && this.fields ? fieldsOf(this.survey) : []);
	readonly tiles = $derived.by(() => landscapeOf(this.#source.game?.tiles ?? []));

	async #ask(table: string) {
		try {
			const survey = await api.survey(table);
			// Somebody may only have come or gone: what is looked at stays.
			if (survey.seq !== this.survey?.seq) this.survey = survey;
		} catch (error) {
			// Help that does not come is no reason to disturb anybody.
			if (!(error instanceof Refusal)) throw error;
		}
	}

	/** The pointer is at a point of the table. */
	point(at: Pos | null, point: Point | null) {
		if (!at || !point || !this.survey || this.off) return this.leave();
		const tile = this.tiles.get(keyOf(at));
		this.space = tile
			? null
			: (this.survey.open.find((open) => keyOf(open.at) === keyOf(at)) ?? null);
		const place = tile && this.#placeAt(tile, point);
		const feature = place ? featureAt(this.survey, at, place) : null;
		this.feature = feature && matters(feature) ? feature : null;
	}

	/** Goes from one feature to the next or the one before, without a pointer. */
	walk(step: 1 | -1) {
		if (!this.survey || this.off) return;
		const features = newestFirst(this.survey, this.tiles.keys());
		const before = this.feature ? features.indexOf(this.feature) : -1;
		const start = before < 0 && step < 0 ? 0 : before;
		this.space = null;
		this.feature = features[(start + step + features.length) % features.length] ?? null;
	}

	leave() {
		this.feature = null;
		this.space = null;
	}

	/** The segment under a point, by its name. */
	#placeAt(tile: Tile, point: Point): string | null {
		const corner = cornerOf(tile.at);
		const local = unturned({ x: point.x - corner.x, y: point.y - corner.y }, tile.turn);
		const inside = (outline: string) =>
			this.#pencil?.isPointInPath(new Path2D(outline), local.x, local.y, 'evenodd') ?? false;
		return (
			this.#art.segments(tile).find(({ outline }) => inside(outline))?.places[tile.turn] ?? null
		);
	}
}

/** A point of a tile as it was before the tile was turned clockwise. */
export function unturned({ x, y }: Point, turn: number): Point {
	return turn === 0 ? { x, y } : unturned({ x: y, y: TILE - x }, turn - 1);
}
