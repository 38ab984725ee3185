/** Where the points of a game came from. */
import type { Event, FeatureKind, Score, StepView } from '../generated/protocol';
import { inEffect } from '../live/steps';

/** What points are given for, in the order of a result. */
export const CATEGORIES = [
	'road',
	'city',
	'cloister',
	'shrine',
	'field',
	'forest',
	'river',
	'hut',
	'meadow',
	'town',
	'farm',
	'plain',
	'goods',
	'award',
	'fairy',
	'ransom',
	'catapult',
	'surveyor',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** The points of a category by seat. */
export type CategoryPoints = { category: Category; points: number[] };

/** Points that an event brings; a ransom takes the same from the player who pays. */
type Gain = { category: Category; points: number; seats: readonly number[] };

/** The categories in which any player has points, and the points of every seat. */
export function categoriesOf(
	steps: readonly Pick<StepView, 'seq' | 'what' | 'taken_back' | 'events'>[],
	seats: number,
): CategoryPoints[] {
	const totals = new Map(CATEGORIES.map((category) => [category, new Array(seats).fill(0)]));
	const gains = inEffect(steps).flatMap(({ events }) => events.flatMap(gainsOf));
	for (const { category, points, seats: receivers } of gains) {
		const total = totals.get(category) ?? [];
		for (const seat of receivers) total[seat - 1] += points;
	}
	return [...totals]
		.filter(([, points]) => points.some((own) => own !== 0))
		.map(([category, points]) => ({ category, points }));
}

function gainsOf(event: Event): Gain[] {
	switch (event.event) {
		case 'scored':
			return [{ category: categoryOf(event), points: event.points, seats: event.receivers }];
		case 'goods-scored':
			return [{ category: 'goods', points: event.points, seats: event.receivers }];
		case 'award-scored':
			return [{ category: 'award', points: event.points, seats: [event.seat] }];
		case 'fairy-scored':
			return [{ category: 'fairy', points: event.points, seats: [event.seat] }];
		case 'surveyor-bonus':
			return [{ category: 'surveyor', points: event.points, seats: [event.seat] }];
		case 'target-hit':
			return [{ category: 'catapult', points: event.points, seats: [event.seat] }];
		case 'catch-scored':
			return [{ category: 'catapult', points: event.points, seats: [event.winner] }];
		case 'ransomed':
			return [
				{ category: 'ransom', points: event.points, seats: [event.captor] },
				{ category: 'ransom', points: -event.points, seats: [event.seat] },
			];
		default:
			return [];
	}
}

const OF_FEATURE: Record<FeatureKind, Category> = {
	road: 'road',
	city: 'city',
	cloister: 'cloister',
	shrine: 'shrine',
	field: 'field',
	forest: 'forest',
	river: 'river',
	lake: 'hut',
	meadow: 'meadow',
	town: 'town',
	farm: 'farm',
	plain: 'plain',
};

/** Huts score a whole river system, wherever they stand. */
function categoryOf({ feature, occasion }: Pick<Score, 'feature' | 'occasion'>): Category {
	return occasion === 'huts' ? 'hut' : OF_FEATURE[feature];
}
