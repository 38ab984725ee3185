/** How the points grew, as lines to draw. */
import type { Story } from '../generated/protocol';

/** The points of every seat when so many tiles lay on the table. */
export type Sample = { tiles: number; seq: number; scores: readonly number[] };

/**
 * The points after each tile; the final scoring is one step more. What was taken back is forgotten: a number of
 * tiles counts as it was left the last time.
 */
export function samplesOf({ steps, closing }: Story): Sample[] {
	const samples = new Map<number, Sample>();
	for (const { tiles, seq, scores } of steps) {
		for (const later of samples.keys()) if (later > tiles) samples.delete(later);
		samples.set(tiles, { tiles, seq, scores });
	}
	const sorted = [...samples.values()].sort((a, b) => a.tiles - b.tiles);
	const last = sorted.at(-1);
	if (closing && last) {
		sorted[sorted.length - 1] = { ...last, scores: closing.scores };
		sorted.push({ ...last, tiles: last.tiles + 1 });
	}
	return sorted;
}

/** The numbers beside the chart: few, round, and the last one above everything. */
export function ticksOf(most: number): number[] {
	const rough = Math.max(most, 4) / 4;
	const size = 10 ** Math.floor(Math.log10(rough));
	const step = [1, 2, 5, 10].map((factor) => factor * size).find((step) => step >= rough) ?? size;
	const whole = Math.max(1, step);
	return Array.from(
		{ length: Math.ceil(Math.max(most, 1) / whole) + 1 },
		(_, index) => index * whole,
	);
}

export type Chart = { width: number; height: number; most: number; samples: readonly Sample[] };

export function xOf({ width, samples }: Chart, index: number): number {
	return samples.length > 1 ? (index / (samples.length - 1)) * width : 0;
}

export function yOf({ height, most }: Chart, points: number): number {
	return height - (points / most) * height;
}

/** The line of a seat, counted from 1, as path data. */
export function lineOf(chart: Chart, seat: number): string {
	const points = chart.samples.map(({ scores }, index) => {
		const x = xOf(chart, index).toFixed(1);
		return `${x} ${yOf(chart, scores[seat - 1] ?? 0).toFixed(1)}`;
	});
	return points.length > 0 ? `M${points.join('L')}` : '';
}

/** The sample that shows this step of the log. */
export function sampleAt(samples: readonly Sample[], seq: number): number {
	const index = samples.findIndex((sample) => sample.seq >= seq);
	return index < 0 ? samples.length - 1 : index;
}
