/** A throw in the making: the aim, the side and the power that the player has chosen so far. */
import type { Free, Pos } from '../generated/protocol';
import type { Decision } from './decision.svelte';
import { aimAt, aimsOf, nearestPower, wayOf } from './throws';

export const SIDES = ['N', 'E', 'S', 'W'] as const;
export type ThrowSide = (typeof SIDES)[number];

export class CatapultThrow {
	#at: Pos | null = $state.raw(null);
	side: ThrowSide = $state('S');
	#power: number | null = $state(null);
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
	readonly at = $derived.by(() => this.#at ?? this.#fair() ?? this.aims[0] ?? null);
	readonly aim = $derived.by(() =>
		this.free && this.at ? aimAt(this.free, this.at, this.side) : null,
	);
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
		this.side = side;
		this.#power = null;
	}
	setPower(power: number) {
		this.#power = power;
	}

	send() {
		const { at, power, side } = this;
		if (at && power)
			void this.#decision.sendAction(`throw ${side} ${at[0]},${at[1]} power ${power.power}`);
		this.#at = null;
		this.#power = null;
	}
}
