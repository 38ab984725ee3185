import { expect, test } from 'vitest';
import { placeOf } from './place';

const nodes = [
	{ action: 'a', after: null },
	{ action: 'b', after: 0 },
	{ action: 'x', after: 0 },
];
const study = { main: 2, nodes } as Parameters<typeof placeOf>[0];

test('a link leads to a move, or to the end of the game', () => {
	expect(placeOf(study, '#0')).toBeNull();
	expect(placeOf(study, '#3')).toBe(2);
	expect(placeOf(study, '#99')).toBe(2);
	expect([placeOf(study, ''), placeOf(study, '#nonsense')]).toEqual([1, 1]);
	expect(placeOf({ ...study, main: 0, nodes: [] }, '')).toBeNull();
});
