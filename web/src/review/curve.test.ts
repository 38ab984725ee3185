import { expect, test } from 'vitest';
import { areaOf, entryNear, lengthOf, lineOf, samplesOf, ticksOf } from './curve';
import { entriesOf } from './entries';
import { REVIEW } from './review.fixture';

const frame = { left: 10, top: 0, width: 60, height: 100, length: lengthOf(REVIEW) };
const entries = entriesOf(REVIEW);

test('the line goes from the start over every decision to the result', () => {
	const samples = samplesOf(REVIEW, 1);
	expect(samples.map(({ chance }) => chance)).toEqual([0.5, 0.6, 0.4, 0.4, 0.4, 0.5, 0.1, 0]);
	expect(lineOf(frame, samples)).toMatch(/^M10.0 50.0L20.0 40.0L.*L70.0 100.0$/);
	expect(areaOf(frame, samples, 0.5)).toMatch(/L70.0 50.0L10.0 50.0Z$/);
});

test('another seat sees the other side of it', () => {
	expect(samplesOf(REVIEW, 2)[1]?.chance).toBeCloseTo(0.4);
});

test('a point of the picture leads to the nearest move or draw', () => {
	expect(entryNear(frame, entries, 0)?.action).toBe(0);
	expect(entryNear(frame, entries, 41)?.action).toBe(3);
	expect(entryNear(frame, entries, 500)?.action).toBe(5);
	expect(entryNear(frame, [], 5)).toBeNull();
});

test('turns are named with room for their numbers', () => {
	expect(ticksOf(frame, entries, 30).map(({ turn }) => turn)).toEqual([1, 3]);
	const many = Array.from({ length: 71 }, (_, index) => ({
		...(entries[0] as (typeof entries)[0]),
		turn: index + 1,
		action: index,
	}));
	const wide = { ...frame, width: 700, length: 71 };
	expect(ticksOf(wide, many, 30).map(({ turn }) => turn)).toEqual([
		1, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 71,
	]);
});
