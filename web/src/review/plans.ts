/** A plan on the board: the tile that it lays, and what it does elsewhere. */
import type { Choice, Pos, ShownPlan, Tile, Turn } from '../generated/protocol';
import type { Art } from '../table/art.svelte';
import { keyOf, type Point } from '../table/geometry';
import { figureOf, markOf } from '../table/marks';
import { type RegionPart, regionOf } from '../table/regions';
import { landscapeOf, pointOf, type Spot } from '../table/spots';
import { spotOf } from '../table/targets';

/** Something that a plan does at a place other than laying a tile. */
export type Deed = { spot: Spot; point: Point; figure: string | null; mark: string | null };

export type PlacedPlan = {
	/** The tile that is laid. */
	tile: Tile | null;
	deeds: readonly Deed[];
	/** The segments of the features that the pieces go to. */
	region: readonly RegionPart[];
};

/** The tile that a choice lays; the abbey has a tile of its own. */
function tileOf({ kind, at, turn }: Choice, drawn: string | null): Tile | null {
	if (kind !== 'place-tile' || !at || !drawn) return null;
	return { tile: drawn, at, turn: (turn ?? 0) as Turn };
}

/** Where a plan takes place, in a landscape in which its tile does not lie yet. */
export function placedPlan(
	plan: ShownPlan,
	tiles: readonly Tile[],
	drawn: string | null,
	art: Art,
): PlacedPlan {
	const laid = plan.choices.flatMap((choice) => tileOf(choice, drawn) ?? []);
	const [tile = null] = laid;
	const landscape = [...tiles, ...laid];
	const others = plan.choices.filter(({ kind }) => kind !== 'place-tile' && kind !== 'pass');
	const deeds = others.flatMap((choice): Deed[] => {
		const spot = spotOf(choice);
		if (!spot) return [];
		const point = pointOf(spot, landscapeOf(landscape), art);
		return [{ spot, point, figure: figureOf(choice), mark: markOf(choice) }];
	});
	const region = others.flatMap((choice) => regionOf(choice, landscape, art));
	return { tile, deeds, region };
}

/** The spaces that a plan is about. */
export function spacesOf({ tile, deeds }: PlacedPlan): Pos[] {
	const spots = deeds.flatMap(({ spot }) => ('at' in spot ? [spot.at] : []));
	const all = tile ? [tile.at, ...spots] : spots;
	return [...new Map(all.map((at) => [keyOf(at), at])).values()];
}
