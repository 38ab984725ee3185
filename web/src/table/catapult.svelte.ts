/** A throw in the making: the aim, the side and the power that the player has chosen so far. */
import type { Free, Pos } from '../generated/protocol';
import type { Decision } from './decision.svelte';
import { type Point, samePos } from './geometry';
import {
	columnOf,
	columnsOf,
	pulledColumn,
	pullFrom,
	SIDES,
	strengthOf,
	type ThrowSide,
} from './pull';
import { aimAt, aimsOf, nearestPower, wayOf } from './throws';

/** How far beyond the farthest tile the strongest pull throws, in millimetres. */
const BEYOND = 60;

export class CatapultThrow {
	#at: Pos | null = $state.raw(null);
	#side: ThrowSide = $state('S');
	#power: number | null = $state(null);
	/** How strongly the player pulls now, from 0 to 1; none if nobody pulls. */
	strength: number | null = $state(null);
	/** The column where the pull began. */
	#from = 0;
	readonly #decision: Decision;
	/** Where the fair is: what is aimed at first. */
	readonly #fair: () => Pos | null;

	constructor(decision: Decision, fair: () => Pos | null) {
		this.#decision = decision;
		this.#fair = fair;
	}

	readonly free = $derived.by(() => {
		const free: Free | null | undefined = this.#decision.choices?.free;
		return free?.kind === 'throw' ? free : null;
	});
	readonly aims = $derived.by(() => (this.free ? aimsOf(this.free) : []));
	readonly at = $derived.by(() => {
		const wished = [this.#at, this.#fair()];
		const aimed = wished.find((at) => this.aims.some((aim) => samePos(aim, at)));
		return aimed ?? this.aims[0] ?? null;
	});
	/** The side where the catapult stands: the chosen one, if the tile can be aimed at from there. */
	readonly side: ThrowSide = $derived.by(() => {
		const { free, at } = this;
		const aims = (free?.aims ?? []).filter((aim) => samePos(aim.at, at));
		const sides = SIDES.filter((side) => aims.some((aim) => aim.side === side));
		return sides.includes(this.#side) ? this.#side : (sides[0] ?? this.#side);
	});
	readonly aim = $derived.by(() =>
		this.free && this.at ? aimAt(this.free, this.at, this.side) : null,
	);
	/** The rows of tiles at which the catapult can stand on its side, and that where it stands. */
	readonly columns = $derived.by(() => (this.free ? columnsOf(this.free.aims, this.side) : []));
	readonly column = $derived.by(() => (this.aim ? columnOf(this.aim) : 0));
	/** The power; as long as nobody has chosen one, that which reaches the tile. */
	readonly power = $derived.by(() => {
		const { aim, free } = this;
		if (!aim || !free) return null;
		const chosen = free.powers.find(({ power }) => power === this.#power);
		return chosen ?? nearestPower(free.powers, wayOf(aim, 0).aimed);
	});
	readonly way = $derived.by(() =>
		this.aim && this.power ? wayOf(this.aim, this.power.range) : null,
	);

	aimHere(at: Pos) {
		this.#at = at;
		this.#power = null;
	}
	aimFrom(side: ThrowSide) {
		this.#side = side;
		this.#power = null;
	}
	setPower(power: number) {
		this.#power = power;
	}
	/** Moves the catapult along its side. */
	setColumn(column: number) {
		const { free, side, at } = this;
		const row = (aim: { at: Pos }) => Math.abs(columnOf({ at: aim.at, side: across(side) }) - near);
		const near = at ? columnOf({ at, side: across(side) }) : 0;
		const [best] = (free?.aims ?? [])
			.filter((aim) => aim.side === side && columnOf(aim) === column)
			.sort((a, b) => row(a) - row(b));
		if (best) this.#at = best.at;
	}

	beginPull() {
		this.#from = this.column;
		this.strength = 0;
	}
	/** The player has pulled so far, in pixels. */
	pull(by: Point) {
		const { free, side } = this;
		if (!free) return;
		const { back, along } = pullFrom(side, by);
		this.setColumn(pulledColumn(this.columns, this.#from, along));
		this.strength = strengthOf(back);
		const farthest = free.aims
			.filter((aim) => aim.side === side)
			.reduce((most, aim) => Math.max(most, wayOf(aim, 0).aimed), 0);
		this.#power =
			nearestPower(free.powers, this.strength * (farthest + BEYOND))?.power ?? this.#power;
	}
	/** Lets go: the token flies, unless the catapult was hardly touched. */
	release() {
		const strong = (this.strength ?? 0) > 0;
		this.strength = null;
		if (strong) this.send();
		else this.#power = null;
	}

	send() {
		const { at, power, side } = this;
		if (at && power)
			void this.#decision.sendAction(`throw ${side} ${at[0]},${at[1]} power ${power.power}`);
		this.#at = null;
		this.#power = null;
	}
}

/** A side whose columns are the rows of another one. */
function across(side: ThrowSide): ThrowSide {
	return side === 'N' || side === 'S' ? 'E' : 'S';
}
