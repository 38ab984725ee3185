/**
 * The legal actions as things to point at. The page knows no rule: it sorts what the server lists by where on
 * the table it is, and what is nowhere on the table becomes a button.
 */
import type { ActionKind, Choice, Pos, Turn } from '../generated/protocol';
import { keyOf, samePos } from './geometry';
import { differsByPiece } from './marks';
import type { Spot } from './spots';

/** A place on the table with everything that can be done there. */
export type Target = { key: string; spot: Spot; choices: Choice[] };

/** What can be done, sorted for showing. */
export type Offer = {
	/** The spaces for a tile, each with its legal turns. */
	spaces: Map<string, { at: Pos; turns: Map<Turn, Choice> }>;
	/** Everything else on the table. */
	targets: Target[];
	/** What is nowhere on the table. */
	buttons: Choice[];
};

/** A group of choices that people tell apart: what is done, and with which piece. */
export type Group = { key: string; kind: ActionKind; choices: Choice[] };

/** The place of a choice; none if it is nowhere on the table. */
export function spotOf({ at, place, corner, quarter }: Choice): Spot | null {
	if (quarter) return { sort: 'quarter', quarter };
	if (!at) return null;
	if (corner) return { sort: 'corner', at, corner };
	if (place === 'tower') return { sort: 'tower', at };
	return place ? { sort: 'seat', at, place } : { sort: 'space', at };
}

function keyOfSpot(spot: Spot): string {
	switch (spot.sort) {
		case 'space':
		case 'tower':
			return `${spot.sort} ${keyOf(spot.at)}`;
		case 'seat':
			return `${spot.place} ${keyOf(spot.at)}`;
		case 'corner':
			return `${spot.corner} ${keyOf(spot.at)}`;
		case 'quarter':
			return spot.quarter;
	}
}

export function keyOfChoice(choice: Choice): string | null {
	const spot = spotOf(choice);
	return spot && keyOfSpot(spot);
}

/** Sorts the legal actions. */
export function offerOf(choices: readonly Choice[]): Offer {
	const offer: Offer = { spaces: new Map(), targets: [], buttons: [] };
	const targets = new Map<string, Target>();
	for (const choice of choices) {
		if (choice.kind === 'place-tile' && choice.at) {
			const key = keyOf(choice.at);
			const space = offer.spaces.get(key) ?? { at: choice.at, turns: new Map() };
			space.turns.set((choice.turn ?? 0) as Turn, choice);
			offer.spaces.set(key, space);
			continue;
		}
		const spot = spotOf(choice);
		if (!spot) {
			offer.buttons.push(choice);
			continue;
		}
		const key = keyOfSpot(spot);
		const target = targets.get(key) ?? { key, spot, choices: [] };
		target.choices.push(choice);
		targets.set(key, target);
	}
	offer.targets = [...targets.values()];
	return offer;
}

/** What can be done, by what it is, for chips and for the list in words. To do nothing comes last. */
export function groupsOf(choices: readonly Choice[]): Group[] {
	const groups = new Map<string, Group>();
	for (const choice of choices) {
		const key = groupOf(choice);
		const group = groups.get(key) ?? { key, kind: choice.kind, choices: [] };
		group.choices.push(choice);
		groups.set(key, group);
	}
	const all = [...groups.values()];
	return [
		...all.filter(({ kind }) => kind !== 'pass'),
		...all.filter(({ kind }) => kind === 'pass'),
	];
}

export function groupOf({ kind, piece }: Choice): string {
	return piece && differsByPiece(kind) ? `${kind} ${piece}` : kind;
}

/** Actions that put a piece on a tile: they are chosen on the enlarged tile. */
const PLACING: readonly ActionKind[] = ['place-piece', 'place-barn'];

/** With more targets elsewhere, such as after a magic portal, the whole board is the question. */
const MOST_ELSEWHERE = 4;

/** The tile on which pieces are to be placed, if that is the question: the tile laid last. */
export function lensTile(targets: readonly Target[], laid: Pos | null): Pos | null {
	const here = targets.filter(({ spot }) => isOn(spot, laid));
	const placing = here.every(({ choices }) => choices.every(({ kind }) => PLACING.includes(kind)));
	const elsewhere = targets.length - here.length;
	return here.length > 0 && placing && elsewhere <= MOST_ELSEWHERE ? laid : null;
}

/** Whether a spot lies on a tile, not on a space as a whole. */
export function isOn(spot: Spot, at: Pos | null): boolean {
	return 'at' in spot && spot.sort !== 'space' && samePos(spot.at, at);
}

/** The legal turn that comes first, from a wished one on, clockwise or the other way round. */
export function legalTurn(turns: ReadonlyMap<Turn, Choice>, wish: Turn, step: 1 | -1 = 1): Turn {
	for (let tried = 0; tried < 4; tried++) {
		const turn = ((((wish + tried * step) % 4) + 4) % 4) as Turn;
		if (turns.has(turn)) return turn;
	}
	return wish;
}

/** The next legal turn after this one; the same if there is no other. */
export function nextTurn(turns: ReadonlyMap<Turn, Choice>, turn: Turn, step: 1 | -1): Turn {
	return legalTurn(turns, ((turn + step + 4) % 4) as Turn, step);
}
