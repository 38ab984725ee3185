import type { PlacedFigure } from '../generated/protocol';

/**
 * Gives figures keys by which they are known again in the next position. A figure that stays where it is keeps
 * its key, whatever comes or goes before it in the list.
 */
export function keyed(figures: readonly PlacedFigure[]): { key: string; placed: PlacedFigure }[] {
	const counts = new Map<string, number>();
	return figures.map((placed) => {
		const place = placed.join();
		const count = (counts.get(place) ?? 0) + 1;
		counts.set(place, count);
		return { key: `${place} ${count}`, placed };
	});
}
