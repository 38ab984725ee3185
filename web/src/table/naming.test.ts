import { expect, test } from 'vitest';
import { whichOf } from './naming';

const field = (x: number, y: number) => ({ kind: 'field', point: { x, y } });
const city = { kind: 'city', point: { x: 200, y: 300 } };

test('the only feature of a kind needs no second name', () => {
	expect(whichOf([city, field(700, 700)])).toEqual(['only', 'only']);
});

test('two are told apart along the axis on which they differ most', () => {
	expect(whichOf([city, field(780, 380), field(840, 860)])).toEqual(['only', 'upper', 'lower']);
	expect(whichOf([field(150, 500), field(850, 550)])).toEqual(['left', 'right']);
});

test('the four fields and roads of a crossroads have eight directions', () => {
	const corners = [field(150, 150), field(850, 150), field(850, 850), field(150, 850)];
	const roads = [
		[500, 150],
		[850, 500],
		[500, 850],
		[150, 500],
	].map(([x = 0, y = 0]) => ({ kind: 'road', point: { x, y } }));
	expect(whichOf([...corners, ...roads])).toEqual(['NW', 'NE', 'SE', 'SW', 'N', 'E', 'S', 'W']);
});

test('one of three may lie in the middle', () => {
	expect(whichOf([field(500, 500), field(100, 500), field(900, 500)])).toEqual([
		'middle',
		'W',
		'E',
	]);
});
