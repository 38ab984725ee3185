/** A study on the board: where it is looked at, what can be played there by every seat, and its variations. */
import { untrack } from 'svelte';
import { api } from '../api/client';
import { attempt } from '../api/sentences';
import type {
	Chance,
	Choices,
	PositionRequest,
	StepView,
	Study,
	TableInfo,
} from '../generated/protocol';
import { offlineTable } from '../live/offline';
import { colourOfSeat } from '../live/seat-colours';
import type { Accepted, Declined, Game, TableSource } from '../live/source';
import { phrases } from '../phrases/phrases.svelte';
import { session } from '../session.svelte';
import { Positions, type Seen } from './positions.svelte';
import {
	actionsTo,
	childrenOf,
	endOf,
	type Place,
	parentOf,
	played,
	promoted,
	removed,
	type Tree,
} from './tree';

/** How long after the last change a study is saved, in milliseconds. */
const REST = 600;

type StepListener = (steps: readonly StepView[], game: Game) => void;

export class StudyBoard implements TableSource {
	study: Study = $state.raw() as Study;
	tree: Tree = $state.raw() as Tree;
	/** The last move; `null` at the start. */
	place: Place = $state(null);
	/** Whether there are changes that are not saved. */
	unsaved = $state(false);
	readonly info: TableInfo;
	readonly colourOf = colourOfSeat;
	readonly mine: readonly number[];
	readonly positions: Positions;
	/** What is shown until the wanted position has come. */
	#last: Seen | null = $state.raw(null);
	#listeners = new Set<StepListener>();
	#timer: ReturnType<typeof setTimeout> | undefined;

	/** Must be made while a component starts; it stops with it. */
	constructor(study: Study, place: Place) {
		this.study = study;
		this.tree = { nodes: study.nodes, main: study.main };
		this.place = place;
		this.info = offlineTable(study.setup, study.setup.players, this.colourOf);
		this.mine = study.setup.players.map((_, index) => index + 1);
		this.positions = new Positions(
			() => study.setup,
			() => phrases.language,
		);
		$effect(() => {
			void phrases.language;
			const [actions, next] = [this.actions, this.#next];
			untrack(() => {
				void this.positions.need(actions);
				// Going on through a game should not wait.
				if (next) void this.positions.need(next);
			});
		});
		$effect(() => {
			const { seen } = this;
			if (seen) untrack(() => (this.#last = seen));
		});
		$effect(() => () => {
			clearTimeout(this.#timer);
			if (this.unsaved && this.own) void this.#save();
		});
	}

	/** The actions up to where it is looked at. */
	readonly actions: readonly string[] = $derived.by(() => actionsTo(this.tree, this.place));
	readonly request: PositionRequest = $derived.by(() => ({
		setup: this.study.setup,
		actions: [...this.actions],
		lang: phrases.language,
	}));
	/** The position that is looked at, once it has come. */
	readonly seen: Seen | null = $derived.by(() => this.positions.at(this.actions));
	readonly #shown = $derived.by(() => this.seen ?? this.#last);
	readonly game: Game | null = $derived.by(() => this.#shown?.game ?? null);
	readonly steps: readonly StepView[] = $derived.by(() => this.#shown?.steps ?? []);
	readonly choices: Choices | null = $derived.by(() => this.seen?.choices ?? null);
	readonly outcomes: readonly Chance[] = $derived.by(() => this.seen?.outcomes ?? []);
	readonly next: Place = $derived.by(() => childrenOf(this.tree, this.place)[0] ?? null);
	readonly #next = $derived.by(() => (this.next === null ? null : actionsTo(this.tree, this.next)));

	/** Whether the viewer may change it. */
	get own(): boolean {
		return session.person?.id === this.study.owner;
	}

	async act(action: string): Promise<Accepted | Declined> {
		this.play([action]);
		return { type: 'accepted', seq: 0 };
	}

	/** Plays some actions from here; those that are in the tree already are only gone through. */
	play(actions: readonly string[]) {
		let [tree, place]: [Tree, Place] = [this.tree, this.place];
		for (const action of actions) ({ tree, place } = played(tree, place, action));
		const changed = tree !== this.tree;
		this.tree = tree;
		this.place = place;
		if (changed) this.#changed();
	}

	go(place: Place) {
		this.place = place;
	}

	back() {
		if (this.place !== null) this.place = parentOf(this.tree, this.place);
	}

	forward() {
		if (this.next !== null) this.place = this.next;
	}

	toEnd() {
		this.place = endOf(this.tree, this.place);
	}

	/** Removes a move of a variation with everything after it. */
	remove(place: Place) {
		const next = removed(this.tree, place);
		if (next.tree === this.tree) return;
		this.tree = next.tree;
		this.place = next.place;
		this.#changed();
	}

	/** Puts the line of a move before the other variations. */
	promote(place: Place) {
		const next = promoted(this.tree, place);
		if (next.tree === this.tree) return;
		this.tree = next.tree;
		this.place = next.place;
		this.#changed();
	}

	rename(name: string): Promise<boolean> {
		return attempt(async () => {
			this.study = await api.changeStudy(this.study.id, { name });
		});
	}

	onSteps(listener: StepListener): () => void {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	}

	#changed() {
		this.unsaved = true;
		clearTimeout(this.#timer);
		if (this.own) this.#timer = setTimeout(() => void this.#save(), REST);
	}

	async #save() {
		const { tree } = this;
		const saved = await attempt(() => api.changeStudy(this.study.id, { nodes: [...tree.nodes] }));
		if (saved && tree === this.tree) this.unsaved = false;
	}
}
