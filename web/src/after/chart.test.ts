import { expect, test } from 'vitest';
import type { Story, StoryStep } from '../generated/protocol';
import { lineOf, sampleAt, sampleNear, samplesOf, ticksOf } from './chart';

function step(seq: number, tiles: number, scores: number[]): StoryStep {
	return { seq, seat: 1, what: '', turn: 1, tiles, scores };
}

function story(steps: StoryStep[], before: number[] | null = null): Story {
	const closing = before && { scores: before, figures: [], steps: [] };
	return { steps, closing, end: null };
}

test('there is a sample for each tile, as the turn left it', () => {
	const samples = samplesOf(
		story([step(1, 1, [0, 0]), step(2, 2, [0, 0]), step(3, 2, [4, 0]), step(4, 3, [4, 2])]),
	);
	expect(samples.map(({ tiles, scores }) => [tiles, ...scores])).toEqual([
		[1, 0, 0],
		[2, 4, 0],
		[3, 4, 2],
	]);
	expect(sampleAt(samples, 2)).toBe(1);
	expect(sampleAt(samples, 99)).toBe(2);
});

test('what was taken back is not in the chart', () => {
	const samples = samplesOf(story([step(1, 1, [0]), step(2, 2, [8]), step(3, 1, [0])]));
	expect(samples.map(({ scores }) => scores[0])).toEqual([0]);
});

test('the final scoring is a step of its own', () => {
	const samples = samplesOf(story([step(1, 1, [0]), step(2, 2, [20])], [5]));
	expect(samples.map(({ scores }) => scores[0])).toEqual([0, 5, 20]);
});

test('the numbers beside the chart are round and reach above everything', () => {
	expect(ticksOf(87)).toEqual([0, 50, 100]);
	expect(ticksOf(9)).toEqual([0, 5, 10]);
	expect(ticksOf(0)).toEqual([0, 1]);
	for (const most of [1, 3, 17, 40, 120, 999]) {
		const ticks = ticksOf(most);
		expect(ticks.at(-1)).toBeGreaterThanOrEqual(most);
		expect(ticks.length).toBeLessThan(8);
	}
});

test('a line goes from left to right in steps, and up with the points', () => {
	const samples = samplesOf(story([step(1, 1, [0]), step(2, 2, [5]), step(3, 3, [10])]));
	const chart = { width: 100, height: 50, most: 10, samples, final: false };
	expect(lineOf(chart, 1)).toBe('M0.0 50.0H50.0V25.0H100.0V0.0');
	expect(sampleNear(chart, 60)?.tiles).toBe(2);
});

test('the final scoring is a slope at the end', () => {
	const samples = samplesOf(story([step(1, 1, [0]), step(2, 2, [10])], [5]));
	const chart = { width: 100, height: 50, most: 10, samples, final: true };
	expect(lineOf(chart, 1)).toBe('M0.0 50.0H85.0V25.0L100.0 0.0');
});
