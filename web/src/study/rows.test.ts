import { beforeAll, expect, test } from 'vitest';
import { phrases } from '../phrases/phrases.svelte';
import { rowsOf } from './rows';

beforeAll(async () => {
	await phrases.speak('en');
	await phrases.need('explore');
});

const node = (action: string, after: number | null) => ({ action, after });

test('a turn is a row, and variations follow the turn from which they branch off', () => {
	const rows = rowsOf({
		main: 5,
		nodes: [
			node('draw BA-D', null),
			node('place 1,0 turn 2', 0),
			node('follower road E', 1),
			node('draw BA-E', 2),
			node('place 0,1 turn 0', 3),
			node('place 2,0 turn 1', 0),
			node('pass', 5),
			node('draw BA-U', 2),
		],
	});
	expect(
		rows.map(({ nodes, depth, number, tile, turn, words }) => [
			nodes,
			depth,
			number,
			tile,
			turn,
			words,
		]),
	).toEqual([
		[[0, 1, 2], 0, 1, 'BA-D', 2, 'follower on the road'],
		[[5, 6], 1, 1, 'BA-D', 1, ''],
		[[3, 4], 0, 2, 'BA-E', 0, ''],
		[[7], 1, 2, 'BA-U', 0, ''],
	]);
	expect(rows.map(({ variation }) => variation)).toEqual([false, true, false, true]);
});

test('no move is left out', () => {
	const nodes = Array.from({ length: 40 }, (_, index) =>
		node(
			index % 3 === 0 ? `draw BA-${index}` : `place ${index},0 turn 0`,
			index === 0 ? null : Math.floor((index - 1) / 2),
		),
	);
	const shown = rowsOf({ main: 0, nodes }).flatMap((row) => row.nodes);
	expect([...shown].sort((a, b) => a - b)).toEqual([...nodes.keys()]);
});
