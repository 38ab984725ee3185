/** What the server surveyed, ready to be shown: which feature is where, and what is left. */
import type { FeatureKind, Pos, Survey, SurveyedFeature } from '../generated/protocol';
import { keyOf } from '../table/geometry';

/** Land on which people lie: shown on demand. */
const LAND: readonly FeatureKind[] = ['field', 'meadow', 'plain'];

/** The feature with this segment. */
export function featureAt(survey: Survey, at: Pos, place: string): SurveyedFeature | null {
	const here = ([pos, name]: [Pos, string]) =>
		name === place && pos[0] === at[0] && pos[1] === at[1];
	return survey.features.find((feature) => feature.segments.some(here)) ?? null;
}

/** Whether somebody can get anything from a feature. */
export function matters(feature: SurveyedFeature): boolean {
	return feature.points > 0 || feature.completion !== null || feature.pieces.length > 0;
}

export function isLand(feature: SurveyedFeature): boolean {
	return LAND.includes(feature.kind);
}

/** Open land, the most valuable first. */
export function fieldsOf(survey: Survey): SurveyedFeature[] {
	return survey.features
		.filter((feature) => isLand(feature) && matters(feature))
		.sort((a, b) => b.points - a.points);
}

/** Everything that somebody can get something from, what was built last first. */
export function newestFirst(survey: Survey, tiles: Iterable<string>): SurveyedFeature[] {
	const laid = new Map([...tiles].map((key, index) => [key, index]));
	const newest = ({ segments }: SurveyedFeature) =>
		Math.max(...segments.map(([at]) => laid.get(keyOf(at)) ?? -1));
	return survey.features.filter(matters).sort((a, b) => newest(b) - newest(a));
}

/** A kind of tile and how many of it are somewhere. */
export type Count = { kind: string; count: number };

/** What can still be drawn, by kind: the most frequent first, and those of one set together. */
export function countsOf(tiles: Record<string, number>): Count[] {
	return Object.entries(tiles)
		.map(([kind, count]) => ({ kind, count }))
		.sort((a, b) => b.count - a.count || a.kind.localeCompare(b.kind));
}

export function sum(tiles: Record<string, number>): number {
	return Object.values(tiles).reduce((all, count) => all + count, 0);
}
