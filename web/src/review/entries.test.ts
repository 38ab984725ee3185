import { expect, test } from 'vitest';
import { chancesOf, entriesOf, mistakesOf, seqOf } from './entries';
import { REVIEW } from './review.fixture';

const entries = entriesOf(REVIEW);

test('moves and draws stand in the order of play, draws with the turn that they begin', () => {
	expect(entries.map(({ kind, action, turn, seat }) => [kind, action, turn, seat])).toEqual([
		['draw', 0, 1, 1],
		['decision', 1, 1, 1],
		['draw', 2, 2, 2],
		['decision', 3, 2, 2],
		['draw', 4, 3, 1],
		['decision', 5, 3, 1],
	]);
});

test('the mistakes of a seat begin with the worst verdict', () => {
	expect(mistakesOf(entries, 1).map(({ action }) => action)).toEqual([5, 1]);
	expect(mistakesOf(entries, 2)).toEqual([]);
});

test('a draw is shown after it came, a move before it was made', () => {
	expect(entries.slice(0, 4).map((entry) => seqOf(REVIEW, entry))).toEqual([1, 1, 4, 4]);
});

test('chances are those of the seat whose view it is', () => {
	const last = entries.at(-1);
	expect(last && chancesOf(last, 1)).toEqual({ before: 0.5, after: 0.1 });
	expect(last && chancesOf(last, 2)).toEqual({ before: 0.5, after: 0.9 });
	expect(entries[0] && chancesOf(entries[0], 1)).toBeNull();
});
