/**
 * A decision in the making: what can be done, what was chosen and is not yet sent. It lasts from the server's
 * choices to the answer.
 */
import { untrack } from 'svelte';
import type { Choice, Choices, Pos, StepView, Turn } from '../generated/protocol';
import type { Declined, TableSource } from '../live/source';
import { settings } from '../settings.svelte';
import { keyOf } from './geometry';
import {
	groupOf,
	groupsOf,
	isOn,
	legalTurn,
	lensTile,
	nextTurn,
	offerOf,
	type Target,
} from './targets';

export class Decision {
	/** What was chosen and waits for a confirmation. */
	pending: Choice | null = $state.raw(null);
	/** What is shown as if it were done, because somebody points at it in the list. */
	glimpse: Choice | null = $state.raw(null);
	/** How the player holds the drawn tile. */
	turn: Turn = $state(0);
	/** A place where several things can be done, and the player says which. */
	open: Target | null = $state.raw(null);
	/** The group that the player chose. */
	#group: string | null = $state(null);
	/** The tile that the player enlarged by hand. */
	#enlarged: Pos | null = $state.raw(null);
	/** Whether the player left the lens to look at the board. */
	#looking = $state(false);
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
			this.#group = null;
			this.#looking = false;
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
	/** What can be done on the board, by kind: the player chooses among several in the dock. */
	readonly groups = $derived(groupsOf(this.offer.targets.flatMap(({ choices }) => choices)));
	readonly #shownGroup = $derived.by(() => {
		const [first, second] = this.groups;
		const chosen = this.groups.find(({ key }) => key === this.#group);
		return chosen?.key ?? (second ? (first?.key ?? null) : null);
	});
	/** The targets of the group that is shown, or all if there is only one. */
	readonly targets = $derived.by(() => {
		const group = this.#shownGroup;
		if (!group) return this.offer.targets;
		const filtered = this.offer.targets.map((target) => ({
			...target,
			choices: target.choices.filter((choice) => groupOf(choice) === group),
		}));
		return filtered.filter((target) => target.choices.length > 0);
	});
	readonly #lensTile = $derived.by(() => {
		const laid = this.#source.game?.tiles.at(-1);
		return lensTile(this.targets, laid?.at ?? null);
	});
	/** The tile that the lens enlarges; none while nothing is chosen on a tile. */
	readonly lens: Pos | null = $derived.by(() => {
		if (this.#looking) return null;
		return this.#enlarged ?? this.#lensTile;
	});
	/** The targets in the lens … */
	readonly lensTargets = $derived(this.targets.filter(({ spot }) => isOn(spot, this.lens)));
	/** … and those on the board. */
	readonly boardTargets = $derived(this.targets.filter(({ spot }) => !isOn(spot, this.lens)));
	/** Whether the player left the lens and can come back to it. */
	readonly canReturn = $derived(this.#looking && this.#lensTile !== null);
	/** The choice to do nothing, if that is allowed. */
	readonly skip = $derived(this.offer.buttons.find(({ kind }) => kind === 'pass') ?? null);
	/** What is shown as if it were done. */
	readonly shown = $derived.by(() => this.glimpse ?? this.pending);

	/** What happened so far. */
	get steps(): readonly StepView[] {
		return this.#source.steps;
	}

	/** The group whose targets are shown; none if there is only one. Another key chooses another group. */
	get group(): string | null {
		return this.#shownGroup;
	}
	set group(key: string | null) {
		this.cancel();
		this.#group = key;
		this.#looking = false;
	}

	/** Enlarges a tile on which targets lie too near to each other. */
	enlarge(at: Pos) {
		this.#enlarged = at;
		this.#looking = false;
	}

	/** Leaves the lens, to see the board. */
	leaveLens() {
		this.#looking = this.#enlarged === null;
		this.cancel();
	}

	returnToLens() {
		this.#looking = false;
	}

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
		this.#enlarged = null;
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
