import { expect, test } from 'vitest';
import {
	actionsTo,
	branchOf,
	canPromote,
	childrenOf,
	endOf,
	played,
	promoted,
	removed,
	type Tree,
} from './tree';

/** A main line of three moves, with two variations after the first of them; the second one goes on. */
const TREE: Tree = {
	main: 3,
	nodes: [
		{ action: 'a', after: null },
		{ action: 'b', after: 0 },
		{ action: 'c', after: 1 },
		{ action: 'x', after: 0 },
		{ action: 'y', after: 0 },
		{ action: 'z', after: 4 },
	],
};

test('a place is reached by the moves before it', () => {
	expect(actionsTo(TREE, 5)).toEqual(['a', 'y', 'z']);
	expect(actionsTo(TREE, null)).toEqual([]);
	expect(childrenOf(TREE, 0)).toEqual([1, 3, 4]);
	expect(endOf(TREE, null)).toBe(2);
});

test('a move that is there is gone to, another one is added', () => {
	const known = played(TREE, 0, 'x');
	expect([known.tree === TREE, known.place]).toEqual([true, 3]);
	const added = played(TREE, 3, 'w');
	expect([added.place, added.tree.nodes[6]]).toEqual([6, { action: 'w', after: 3 }]);
});

test('a variation is removed with everything after it', () => {
	const { tree, place } = removed(TREE, 4);
	expect([tree.nodes.map(({ action }) => action).join(''), place]).toEqual(['abcx', 0]);
	const first = removed(TREE, 3);
	expect(first.tree.nodes[4]).toEqual({ action: 'z', after: 3 });
});

test('the main line of a game stays', () => {
	expect(removed(TREE, 1)).toEqual({ tree: TREE, place: 1 });
	expect(canPromote(TREE, 3)).toBe(false);
	expect(canPromote(TREE, 2)).toBe(false);
});

test('a line comes before the other variations, from anywhere in it', () => {
	expect([branchOf(TREE, 5), canPromote(TREE, 5)]).toEqual([4, true]);
	const { tree, place } = promoted(TREE, 5);
	expect(tree.nodes.map(({ action }) => action).join('')).toBe('abcyzx');
	expect(actionsTo(tree, place)).toEqual(['a', 'y', 'z']);
	expect(tree.nodes.every(({ after }, index) => after == null || after < index)).toBe(true);
});

test('without a game every line can be the first', () => {
	const free = { ...TREE, main: 0 };
	const { tree, place } = promoted(free, 4);
	expect(childrenOf(tree, 0)[0]).toBe(place);
});
