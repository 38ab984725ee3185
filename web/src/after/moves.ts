/** The moves of a game, one for each tile. */
import type { Story, Tile } from '../generated/protocol';
import { samplesOf } from './chart';

export type Move = {
	/** The number of the tile, and the entry of the log in which its turn ended. */
	number: number;
	seq: number;
	seat: number | null;
	tile: Tile | null;
	/** What the turn brought, by seat. */
	gains: { seat: number; points: number }[];
};

/** The moves of a game whose tiles were laid in this order. What was undone is not among them. */
export function movesOf(story: Story, tiles: readonly Tile[]): Move[] {
	const samples = samplesOf({ ...story, closing: null });
	const start = story.steps[0]?.tiles ?? 0;
	return samples.flatMap(({ tiles: number, seq, scores }, index): Move[] => {
		const before = samples[index - 1];
		if (!before && number <= start) return [];
		const laid = story.steps.findLast(
			(step, at) =>
				step.tiles === number && (story.steps[at - 1]?.tiles ?? 0) < number && step.seq <= seq,
		);
		// The points of the last turn include the final scoring, which is told apart.
		const ended = story.closing && index === samples.length - 1 ? story.closing.scores : scores;
		const gains = ended.map((score, at) => ({
			seat: at + 1,
			points: score - (before?.scores[at] ?? 0),
		}));
		return [
			{
				number,
				seq,
				seat: laid?.seat ?? null,
				tile: tiles[number - 1] ?? null,
				gains: gains.filter(({ points }) => points !== 0),
			},
		];
	});
}
