/** The tree of a study as rows to read: a turn each, with the variations below the turn from which they branch off. */
import type { Turn } from '../generated/protocol';
import { childrenOf, isVariation, type Place, type Tree } from './tree';
import { drawnBy, turnOf, wordsOf } from './words';

export type Row = {
	/** The moves of the row. */
	nodes: readonly number[];
	/** How many variations it is inside of. */
	depth: number;
	/** The number of its tile, counted from 1; 0 before the first one. */
	number: number;
	tile: string | null;
	turn: Turn;
	/** What else is done. */
	words: string;
	/** Whether it belongs to a variation, which can be removed. */
	variation: boolean;
};

export function rowsOf(tree: Tree): Row[] {
	const rows: Row[] = [];
	walk(tree, null, [], { depth: 0, number: 0, tile: null }, rows);
	return rows;
}

type Context = { depth: number; number: number; tile: string | null };

/** Adds the line that goes on from a place, which begins with some moves. */
function walk(tree: Tree, start: Place, moves: readonly number[], context: Context, rows: Row[]) {
	let { number, tile } = context;
	let group: number[] = [];
	/** The variations that branch off in the row that is being made. */
	let branches: (() => void)[] = [];
	const flush = () => {
		if (group.length > 0) rows.push(rowOf(tree, group, { ...context, number, tile }));
		for (const add of branches) add();
		group = [];
		branches = [];
	};
	const add = (index: number) => {
		const drawn = drawnBy(tree.nodes[index]?.action ?? '');
		if (drawn) {
			flush();
			number += 1;
			tile = drawn;
		}
		group.push(index);
	};
	for (const index of moves) add(index);
	let at = moves.at(-1) ?? start;
	for (;;) {
		const [first, ...others] = childrenOf(tree, at);
		if (first === undefined) break;
		const [from, before] = [at, { depth: context.depth + 1, number, tile }];
		add(first);
		branches.push(...others.map((other) => () => walk(tree, from, [other], before, rows)));
		at = first;
	}
	flush();
}

function rowOf(tree: Tree, nodes: readonly number[], context: Context): Row {
	const actions = nodes.map((index) => tree.nodes[index]?.action ?? '');
	const turn = actions.map(turnOf).findLast((turn) => turn !== null) ?? 0;
	const words = actions.map(wordsOf).filter((text) => text !== '');
	return {
		...context,
		nodes,
		turn,
		words: words.join(', '),
		variation: isVariation(tree, nodes[0] ?? null),
	};
}
