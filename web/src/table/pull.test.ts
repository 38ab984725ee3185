import { describe, expect, it } from 'vitest';
import type { Aim, Pos } from '../generated/protocol';
import { columnsOf, pulledColumn, pullFrom, strengthOf } from './pull';

describe('a pull', () => {
	it('is stronger the longer it is, between nothing and everything', () => {
		expect(strengthOf(5)).toBe(0);
		expect(strengthOf(-40)).toBe(0);
		expect(strengthOf(60)).toBeLessThan(strengthOf(90));
		expect(strengthOf(400)).toBe(1);
	});
	it('goes away from the landscape, on whichever side the catapult stands', () => {
		expect(pullFrom('S', { x: 10, y: 80 })).toEqual({ back: 80, along: 10 });
		expect(pullFrom('N', { x: 10, y: -80 })).toEqual({ back: 80, along: 10 });
		expect(pullFrom('E', { x: 80, y: 10 })).toEqual({ back: 80, along: 10 });
		expect(pullFrom('W', { x: -80, y: 10 })).toEqual({ back: 80, along: 10 });
	});
	it('moves the catapult along its side to the nearest row of tiles', () => {
		expect(pulledColumn([-3, -2, 0, 4], 0, -60)).toBe(-2);
		expect(pulledColumn([-3, -2, 0, 4], 0, 500)).toBe(4);
		expect(pulledColumn([-3, -2, 0, 4], 0, 5)).toBe(0);
	});
});

it('knows the rows of tiles at a side', () => {
	const aim = (at: Pos, side: string): Aim => ({ at, side, catapult: [0, 0] });
	const aims = [aim([2, 0], 'S'), aim([-1, 3], 'S'), aim([2, 5], 'S'), aim([7, 9], 'E')];
	expect(columnsOf(aims, 'S')).toEqual([-1, 2]);
	expect(columnsOf(aims, 'E')).toEqual([9]);
});
