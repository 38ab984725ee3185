/**
 * A decision in the making: what can be done, what was chosen and is not yet sent. It lasts from the server's
 * choices to the answer.
 */
import { untrack } from 'svelte';
import type { Choice, Choices, Pos, Turn } from '../generated/protocol';
import type { Declined, TableSource } from '../live/source';
import { settings } from '../settings.svelte';
import { keyOf } from './geometry';
import { groupOf, legalTurn, nextTurn, offerOf, type Target } from './targets';

export class Decision {
	/** What was chosen and waits for a confirmation. */
	pending: Choice | null = $state.raw(null);
	/** What is shown as if it were done, because somebody points at it in the list. */
	glimpse: Choice | null = $state.raw(null);
	/** How the player holds the drawn tile. */
	turn: Turn = $state(0);
	/** Only what belongs to this group is shown. */
	group: string | null = $state(null);
	/** A place where several things can be done, and the player says which. */
	open: Target | null = $state.raw(null);
	sending = $state(false);
	/** The number of log entries before which nothing can be chosen: the last action was accepted under it. */
	#settled = $state(0);
	problem: Declined | null = $state.raw(null);
	readonly #source: TableSource;

	constructor(source: TableSource) {
		this.#source = source;
		$effect(() => {
			void source.game?.seq;
			void source.choices?.seq;
			untrack(() => this.cancel());
			this.group = null;
			this.problem = null;
		});
		// A new tile is held as it was drawn.
		$effect(() => {
			void source.game?.position.drawn;
			this.turn = 0;
		});
	}

	readonly choices: Choices | null = $derived.by(() => {
		const choices = this.#source.choices;
		return this.sending || (choices?.seq ?? 0) < this.#settled ? null : choices;
	});
	readonly offer = $derived(offerOf(this.choices?.actions ?? []));
	/** The targets of the chosen group, or all. */
	readonly targets = $derived.by(() => {
		const { group } = this;
		if (!group) return this.offer.targets;
		const filtered = this.offer.targets.map((target) => ({
			...target,
			choices: target.choices.filter((choice) => groupOf(choice) === group),
		}));
		return filtered.filter((target) => target.choices.length > 0);
	});
	/** What is shown as if it were done. */
	readonly shown = $derived.by(() => this.glimpse ?? this.pending);

	/** Somebody points at a space for the drawn tile: it lies there, and lies turned after the next time. */
	pickSpace(at: Pos, sure = false) {
		const space = this.offer.spaces.get(keyOf(at));
		if (!space) return;
		const again =
			this.pending?.kind === 'place-tile' && keyOf(at) === keyOf(this.pending.at ?? [0, 0]);
		if (again && settings.confirm && !sure) {
			this.turnTile(1);
			return;
		}
		const turn = legalTurn(space.turns, this.turn);
		const choice = space.turns.get(turn);
		if (!choice) return;
		this.turn = turn;
		if (again || sure) void this.send(choice);
		else this.pending = choice;
	}

	/** Turns the tile, on its space only to where it fits. */
	turnTile(step: 1 | -1, over: Pos | null = null) {
		const at = this.pending?.kind === 'place-tile' ? this.pending.at : over;
		const space = at && this.offer.spaces.get(keyOf(at));
		if (!space) {
			if (this.offer.spaces.size > 0) this.turn = this.#anyTurn(step);
			return;
		}
		this.turn = nextTurn(space.turns, legalTurn(space.turns, this.turn), step);
		if (this.pending) this.pending = space.turns.get(this.turn) ?? this.pending;
	}

	/** The next turn with which the tile fits anywhere. */
	#anyTurn(step: 1 | -1): Turn {
		const turns = new Map<Turn, Choice>();
		for (const space of this.offer.spaces.values()) {
			for (const [turn, choice] of space.turns) turns.set(turn, choice);
		}
		return nextTurn(turns, this.turn, step);
	}

	/** Somebody points at something else on the table. */
	pickTarget(target: Target) {
		const [only] = target.choices;
		if (target.choices.length === 1 && only) this.pick(only);
		else this.open = target;
	}

	/** One of the legal actions was chosen. */
	pick(choice: Choice) {
		this.open = null;
		this.glimpse = null;
		if (choice.kind === 'place-tile') this.turn = (choice.turn ?? 0) as Turn;
		const again = this.pending?.action === choice.action;
		if (settings.confirm && !again) this.pending = choice;
		else void this.send(choice);
	}

	confirm() {
		if (this.pending) void this.send(this.pending);
	}

	cancel() {
		this.pending = null;
		this.glimpse = null;
		this.open = null;
	}

	send(choice: Choice): Promise<void> {
		return this.sendAction(choice.action);
	}

	/** Sends an action that is in no list, with its numbers. */
	async sendAction(action: string): Promise<void> {
		if (this.sending) return;
		this.sending = true;
		this.problem = null;
		const answer = await this.#source.act(action);
		if (answer.type === 'accepted') this.#settled = answer.seq;
		this.sending = false;
		if (answer.type === 'refused') {
			this.problem = answer;
			this.cancel();
		}
	}
}
