import { expect, test } from 'vitest';
import { barsOf } from './bars';

test('bars begin at the common line and leave room for their numbers', () => {
	const { zero, bars } = barsOf([12, -19]);
	const [draws, moves] = bars;
	expect(draws?.start).toBeCloseTo(zero);
	expect((moves?.start ?? 0) + (moves?.length ?? 0)).toBeCloseTo(zero);
	expect(moves?.start).toBeCloseTo(20);
	expect((draws?.start ?? 0) + (draws?.length ?? 0)).toBeCloseTo(80);
	expect(bars.map(({ negative }) => negative)).toEqual([false, true]);
});

test('values of nothing are bars of no length', () => {
	expect(barsOf([0, 0]).bars.map(({ length }) => length)).toEqual([0, 0]);
});
