/** What a choice is about on the landscape: its whole feature, and the way that a piece goes. */
import type {
	Choice,
	Event,
	FeatureKind,
	Pos,
	Position,
	Quarter,
	StepView,
	Tile,
	Turn,
} from '../generated/protocol';
import type { Art } from './art.svelte';
import { placeParts } from './captions';
import { keyOf, type Point } from './geometry';
import { type Landscape, landscapeOf, pointOf, type Spot, spotOfPiece } from './spots';

/** A segment of a feature: its outline as the tile is drawn unturned, and how the tile lies. */
export type RegionPart = { at: Pos; turn: Turn; outline: string };

/** The segments of the feature that a choice is about; only its own one if the server did not say more. */
export function regionOf(choice: Choice, tiles: readonly Tile[], art: Art): RegionPart[] {
	const { at, place, region } = choice;
	const segments: readonly [Pos, string][] = region ?? (at && place ? [[at, place]] : []);
	const landscape = landscapeOf(tiles);
	return segments.flatMap(([at, place]) => {
		const tile = landscape.get(keyOf(at));
		const segment = tile && art.segment(tile, place);
		return tile && segment ? [{ at, turn: tile.turn, outline: segment.outline }] : [];
	});
}

/** The quarter from which followers go to a kind of feature. */
const QUARTERS: Readonly<Partial<Record<FeatureKind, Quarter>>> = {
	city: 'castle',
	road: 'blacksmith',
	cloister: 'cathedral',
	shrine: 'cathedral',
	field: 'market',
};

/** The tower that was built last. */
function towerOf(steps: readonly StepView[]): Spot | null {
	const events = steps.flatMap((step): readonly Event[] => step.events);
	const built = events.findLast((event) => event.event === 'tower-built');
	return built ? { sort: 'tower', at: built.at } : null;
}

/** Where what a choice moves is now, or from where it is done; none if nowhere. */
export function originOf(
	choice: Choice,
	position: Position,
	steps: readonly StepView[] = [],
): Spot | null {
	const { dragon, fairy, count, pieces = [], acting, fair } = position;
	const own = pieces.filter(({ seat, piece }) => seat === acting && piece === choice.piece);
	switch (choice.kind) {
		case 'move-dragon':
			return dragon ? { sort: 'space', at: dragon } : null;
		case 'move-fairy':
			return fairy ? spotOfPiece(fairy) : null;
		case 'move-count':
			return count ? { sort: 'quarter', quarter: count } : null;
		case 'move-wagon': {
			const [wagon] = own;
			return wagon ? spotOfPiece(wagon) : null;
		}
		case 'leave-quarter': {
			const quarter = QUARTERS[placeParts(choice.place).feature as FeatureKind];
			return own.some(({ at, place }) => !at && place === quarter) && quarter
				? { sort: 'quarter', quarter }
				: null;
		}
		case 'capture':
			return towerOf(steps);
		case 'seduce':
			return fair?.nearest && choice.at ? spotOfPiece(fair.nearest) : null;
		default:
			return null;
	}
}

/** An arrow on the landscape, from where something is to where it would go. */
export type Arrow = { from: Point; to: Point };

/** The arrow of a choice to its spot; a follower that replaces another one comes from the spot. */
export function arrowOf(
	choice: Choice,
	spot: Spot,
	position: Position,
	landscape: Landscape,
	art: Art,
	steps: readonly StepView[] = [],
): Arrow | null {
	const origin = originOf(choice, position, steps);
	if (!origin) return null;
	const from = pointOf(origin, landscape, art);
	const to = pointOf(spot, landscape, art);
	return choice.kind === 'seduce' ? { from: to, to: from } : { from, to };
}
