/**
 * The moves of a study as a tree. A node is an index in the list; `null` is the start of the game. The first child of a
 * node is the main continuation, the others are variations. The main line of an uploaded game never changes.
 */
import type { Study, StudyNode } from '../generated/protocol';

export type Place = number | null;

export type Tree = {
	readonly nodes: readonly StudyNode[];
	/** The number of nodes of the main line, which come first. */
	readonly main: number;
};

/** The actions of the main line. */
export function mainLine({ nodes, main }: Pick<Study, 'nodes' | 'main'>): string[] {
	return nodes.slice(0, main).map(({ action }) => action);
}

export function childrenOf({ nodes }: Tree, place: Place): number[] {
	return nodes.flatMap(({ after = null }, index) => (after === place ? [index] : []));
}

/** The node before a node. */
export function parentOf({ nodes }: Tree, place: number): Place {
	return nodes[place]?.after ?? null;
}

/** The nodes from the first move to a place. */
export function pathTo(tree: Tree, place: Place): number[] {
	const path: number[] = [];
	for (let at = place; at !== null; at = parentOf(tree, at)) path.unshift(at);
	return path;
}

/** The actions from the start to a place. */
export function actionsTo(tree: Tree, place: Place): string[] {
	return pathTo(tree, place).map((index) => tree.nodes[index]?.action ?? '');
}

/** The end of the line that goes on from a place by main continuations. */
export function endOf(tree: Tree, place: Place): Place {
	let end = place;
	for (let [next] = childrenOf(tree, end); next !== undefined; [next] = childrenOf(tree, end)) {
		end = next;
	}
	return end;
}

/** The tree with an action at a place, and the place after it. An action that is there already is taken. */
export function played(tree: Tree, place: Place, action: string): { tree: Tree; place: number } {
	const known = childrenOf(tree, place).find((child) => tree.nodes[child]?.action === action);
	if (known !== undefined) return { tree, place: known };
	const nodes = [...tree.nodes, { after: place, action }];
	return { tree: { ...tree, nodes }, place: nodes.length - 1 };
}

/** Whether a node may be removed or moved: the main line of a game stays as it was played. */
export function isVariation({ main }: Tree, place: Place): place is number {
	return place !== null && place >= main;
}

/** A node with everything after it. */
function family(tree: Tree, place: number): Set<number> {
	const all = new Set([place]);
	tree.nodes.forEach(({ after }, index) => {
		if (after !== null && after !== undefined && all.has(after)) all.add(index);
	});
	return all;
}

/** The nodes in another order, and where each has gone. */
function arranged(
	tree: Tree,
	order: readonly number[],
): { tree: Tree; moved: Map<number, number> } {
	const moved = new Map(order.map((old, index) => [old, index]));
	const nodes = order.flatMap((old): StudyNode[] => {
		const node = tree.nodes[old];
		if (!node) return [];
		const after = typeof node.after === 'number' ? (moved.get(node.after) ?? null) : null;
		return [{ action: node.action, after }];
	});
	return { tree: { ...tree, nodes }, moved };
}

/** The tree without a variation, and the place from which it branched off. */
export function removed(tree: Tree, place: Place): { tree: Tree; place: Place } {
	if (!isVariation(tree, place)) return { tree, place };
	const gone = family(tree, place);
	const order = [...tree.nodes.keys()].filter((index) => !gone.has(index));
	const next = arranged(tree, order);
	const parent = parentOf(tree, place);
	return { tree: next.tree, place: parent === null ? null : (next.moved.get(parent) ?? null) };
}

/** The node of a line at which it branches off: the last one that is not the first child. */
export function branchOf(tree: Tree, place: Place): Place {
	const path = pathTo(tree, place);
	return path.findLast((index) => childrenOf(tree, parentOf(tree, index))[0] !== index) ?? null;
}

/** Whether a line can come before the other variations. Nothing comes before the main line of a game. */
export function canPromote(tree: Tree, place: Place): boolean {
	const branch = branchOf(tree, place);
	if (!isVariation(tree, branch)) return false;
	const before = childrenOf(tree, parentOf(tree, branch)).filter((sibling) => sibling < branch);
	return before.some((sibling) => isVariation(tree, sibling));
}

/** The tree with a line before the other variations, and where the place has gone. */
export function promoted(tree: Tree, place: Place): { tree: Tree; place: Place } {
	const branch = branchOf(tree, place);
	if (place === null || branch === null || !canPromote(tree, place)) return { tree, place };
	const moving = family(tree, branch);
	const siblings = childrenOf(tree, parentOf(tree, branch));
	const target = siblings.find((sibling) => isVariation(tree, sibling)) ?? branch;
	const rest = [...tree.nodes.keys()].filter((index) => !moving.has(index));
	const order = rest.flatMap((index) =>
		index === target ? [...[...moving].sort((a, b) => a - b), index] : [index],
	);
	const next = arranged(tree, order);
	return { tree: next.tree, place: next.moved.get(place) ?? null };
}
