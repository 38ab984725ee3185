import { expect, test } from 'vitest';
import { mapOf, pointUnder, rectOnMap } from './minimap';

const size = { width: 160, height: 120 };

test('the map shows all of its land, and a small land not larger than it has to', () => {
	const land = { left: -10, top: -2, right: 30, bottom: 8 };
	const map = mapOf(land, size);
	expect(map.side).toBe(4);
	expect(rectOnMap(map, land)).toEqual({ x: 0, y: 40, width: 160, height: 40 });
	expect(mapOf({ left: 0, top: 0, right: 1, bottom: 1 }, size).side).toBeLessThan(20);
});

test('a point of the map is a point of the table', () => {
	const map = mapOf({ left: -10, top: -2, right: 30, bottom: 8 }, size);
	expect(pointUnder(map, { x: 0, y: 40 })).toEqual({ x: -10, y: -2 });
	expect(pointUnder(map, { x: 80, y: 60 })).toEqual({ x: 10, y: 3 });
});
