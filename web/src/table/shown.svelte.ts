/** A table as one viewer sees it: what its parts share, from the drawings to the choice in the making. */
import { untrack } from 'svelte';
import { Ending } from '../after/ending.svelte';
import { Aids } from '../aids/aids.svelte';
import { api } from '../api/client';
import type { Pos } from '../generated/protocol';
import { Hints } from '../hints/hints.svelte';
import { coloursOf } from '../live/colours';
import { namesOf } from '../live/names';
import type { Game } from '../live/source';
import type { LiveTable } from '../live/table.svelte';
import { countUnread, ReadMark } from '../panels/unread.svelte';
import { phrases } from '../phrases/phrases.svelte';
import { gameName } from '../rooms/lines';
import { session } from '../session.svelte';
import { signalTurn } from '../signals/turn.svelte';
import { Art } from './art.svelte';
import { Camera } from './camera.svelte';
import { CatapultThrow } from './catapult.svelte';
import { Decision } from './decision.svelte';
import { flyPoints } from './flight';
import { cornerOf, ofMillimetres, onScreen, type Point, plus, samePos, TILE } from './geometry';
import { HandTile } from './hand.svelte';
import { figuresOf } from './placed';
import { Presenter } from './presenter.svelte';
import { play } from './sounds';
import { landscapeOf, pointOf, spotOfPiece } from './spots';
import { lastTiles, latest, marksOf, soundOf, tokensOf } from './story';

/** What can be opened above the table, one at a time. */
export type SheetName =
	| 'menu'
	| 'view'
	| 'players'
	| 'log'
	| 'chat'
	| 'actions'
	| 'tiles'
	| 'rules'
	| 'resign';

/** More log entries than this came with the page, or after a lost connection: they make no sound and fly no points. */
const MANY = 12;

export class ShownTable {
	readonly live: LiveTable;
	readonly art = new Art();
	readonly camera = new Camera();
	readonly presenter: Presenter;
	readonly decision: Decision;
	readonly hand: HandTile;
	readonly throwing: CatapultThrow;
	readonly aids: Aids;
	/** The final scoring, step by step. */
	readonly ending: Ending;
	readonly hints: Hints;
	/** How far the viewer has read the chat. */
	readonly read: ReadMark;
	/** What is open above the table. */
	sheet: SheetName | null = $state(null);
	/** Tiles that a line of the log is about. */
	lit: readonly Pos[] = $state.raw([]);
	#watchedEnd = $state(false);

	/** Must be made while a component starts; it stops with it. */
	constructor(live: LiveTable) {
		this.live = live;
		this.read = new ReadMark(live.id);
		this.presenter = new Presenter(live, {
			figureOf: figuresOf(this.art, () => this.colourOf),
			frames: (from, to) =>
				api.replay(live.id, from, to, phrases.language).then(({ frames }) => frames),
		});
		this.decision = new Decision(this.presenter);
		this.hand = new HandTile(this.camera, this.decision);
		const fair = () => this.presenter.game?.position.fair?.at ?? null;
		this.throwing = new CatapultThrow(this.decision, fair);
		this.aids = new Aids(live, this.art);
		this.hints = new Hints(() => ({
			id: live.id,
			choices: this.decision.choices,
			allowed: live.info?.hints ?? false,
		}));
		this.ending = new Ending(
			() => live.id,
			() => !!this.presenter.game?.end,
			() => this.#watchedEnd,
		);
		void this.art.load(live.id);
		$effect(() => this.#tellSteps());
		// A small bell; not again when only the language or a setting changes.
		$effect(() => {
			if (this.#called) untrack(() => play('turn'));
		});
		signalTurn({
			turn: () => live.mine.includes(live.game?.position.acting ?? 0) && !live.game?.end,
			name: () => (live.info ? gameName(live.info.setup) : ''),
			table: () => live.id,
		});
	}

	/** The game as it is shown: during the final scoring, pieces still stand. */
	readonly game: Game | null = $derived.by(() => {
		const shown = this.presenter.game;
		return shown?.end ? { ...shown, position: this.ending.positionOf(shown.position) } : shown;
	});
	readonly position = $derived.by(() => this.game?.position ?? null);
	readonly names = $derived.by(() => (this.live.info ? namesOf(this.live.info) : []));
	readonly colourOf = $derived.by(() => coloursOf(this.live.info));
	readonly last = $derived.by(() => lastTiles(this.presenter.steps));
	readonly marks = $derived.by(() => marksOf(latest(this.presenter.steps), this.last[0] ?? [0, 0]));
	readonly tokens = $derived.by(() => tokensOf(latest(this.presenter.steps), this.colourOf));
	/** The catapult and the token that it threw last may be outside the landscape. */
	readonly room = $derived.by((): Pos[] => {
		const landed = this.tokens.slice(-1).map(({ at }) => ofMillimetres(at));
		const { way } = this.throwing;
		const points = way ? [...landed, way.from] : landed;
		return points.map(({ x, y }) => [Math.floor(x / TILE), Math.floor(y / TILE)]);
	});
	readonly landscape = $derived.by(() => landscapeOf(this.game?.tiles ?? []));
	/** Where the follower stands that may be replaced. */
	readonly nearest = $derived.by(() => {
		const follower = this.position?.fair?.nearest;
		return follower ? pointOf(spotOfPiece(follower), this.landscape, this.art) : null;
	});
	/** The number of lines of the chat that the viewer has not seen. */
	readonly unread = $derived.by(() =>
		countUnread(this.live.chat, this.read.last, session.person?.id ?? null),
	);
	/** Whether the result is shown: the final scoring comes first. */
	readonly over = $derived.by(() => !!this.game?.end && this.ending.over);
	/** Whether the viewer's turn has just begun. */
	readonly #called = $derived.by(
		() => this.decision.choices !== null && this.position?.phase === 'place-tile',
	);

	/** Goes to the next feature, with what it is worth. */
	walk(step: 1 | -1) {
		this.aids.walk(step);
		const at = this.aids.feature?.segments.at(-1)?.[0];
		if (at) this.camera.show(at);
	}

	/** Lets go of whatever was chosen or looked at. */
	leave() {
		this.decision.cancel();
		this.aids.leave();
	}

	/** A place was pressed where nothing can be chosen. */
	point(at: Pos, where: Point) {
		this.presenter.skip();
		const aimed = this.throwing.aims.find((aim) => samePos(aim, at));
		if (aimed) this.throwing.aimHere(aimed);
		else this.aids.point(at, where);
	}

	/** Makes what happens heard, and lets points fly to the players. */
	#tellSteps(): () => void {
		return this.presenter.onSteps((steps, game) => {
			if (game.end) this.#watchedEnd = true;
			if (steps.length > MANY) return;
			const sound = soundOf(steps.flatMap((step) => step.events));
			if (sound) play(sound);
			for (const mark of marksOf(steps, this.last[0] ?? [0, 0])) {
				const at = onScreen(this.camera.view, plus(cornerOf(mark.at), { x: 400, y: 300 }));
				const from = this.camera.pagePointOf(at);
				for (const seat of mark.seats) flyPoints(mark.points, seat, this.colourOf(seat), from);
			}
		});
	}
}
