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

export type Chart = {
	width: number;
	height: number;
	most: number;
	samples: readonly Sample[];
	/** Whether the last sample is the final scoring. */
	final: boolean;
};

/** The final scoring takes the room of this many turns in twenty. */
const SLOPE = 3 / 20;

export function xOf({ width, samples, final }: Chart, index: number): number {
	const turns = samples.length - 1 - Number(final);
	const room = final ? width * (1 - SLOPE) : width;
	if (final && index === samples.length - 1) return width;
	return turns > 0 ? (index / turns) * room : 0;
}

/** The sample nearest to a point of the chart. */
export function sampleNear(chart: Chart, x: number): Sample | null {
	const distance = (index: number) => Math.abs(xOf(chart, index) - x);
	const indices = [...chart.samples.keys()];
	const [nearest] = indices.sort((a, b) => distance(a) - distance(b));
	return chart.samples[nearest ?? 0] ?? null;
}

export function yOf({ height, most }: Chart, points: number): number {
	return height - (points / most) * height;
}

/** The line of a seat, counted from 1, as path data: points come in steps, and the final scoring on a slope. */
export function lineOf(chart: Chart, seat: number): string {
	const { samples, final } = chart;
	return samples
		.map(({ scores }, index) => {
			const x = xOf(chart, index).toFixed(1);
			const y = yOf(chart, scores[seat - 1] ?? 0).toFixed(1);
			if (index === 0) return `M${x} ${y}`;
			return final && index === samples.length - 1 ? `L${x} ${y}` : `H${x}V${y}`;
		})
		.join('');
}

/** The sample that shows this step of the log. */
export function sampleAt(samples: readonly Sample[], seq: number): number {
	const index = samples.findIndex((sample) => sample.seq >= seq);
	return index < 0 ? samples.length - 1 : index;
}
