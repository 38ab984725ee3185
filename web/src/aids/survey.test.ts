import { expect, test } from 'vitest';
import type { Survey, SurveyedFeature } from '../generated/protocol';
import { countsOf, featureAt, fieldsOf, newestFirst, sum } from './survey';

function feature(some: Partial<SurveyedFeature>): SurveyedFeature {
	const nothing = { complete: false, points: 0, worth: [], because: [], at_end: 0 };
	return {
		kind: 'road',
		segments: [],
		completion: null,
		owners: [],
		pieces: [],
		...nothing,
		...some,
	};
}

function survey(features: SurveyedFeature[]): Survey {
	return { seq: 1, features, open: [], left: {}, removed: {}, aside: {} };
}

test('a feature is found by any of its segments', () => {
	const road = feature({
		segments: [
			[[0, 0], 'road E'],
			[[1, 0], 'road W'],
		],
	});
	const city = feature({ kind: 'city', segments: [[[0, 0], 'city N']] });
	const all = survey([city, road]);
	expect(featureAt(all, [1, 0], 'road W')).toBe(road);
	expect(featureAt(all, [0, 0], 'city N')).toBe(city);
	expect(featureAt(all, [1, 0], 'city N')).toBeNull();
});

test('fields that give nothing to anybody are not shown', () => {
	const empty = feature({ kind: 'field' });
	const small = feature({ kind: 'field', points: 3 });
	const large = feature({ kind: 'meadow', points: 9 });
	const road = feature({ points: 12 });
	expect(fieldsOf(survey([empty, small, road, large]))).toEqual([large, small]);
});

test('features are gone through from the newest tile back, and those that give nothing are left out', () => {
	const old = feature({ points: 2, segments: [[[0, 0], 'road E']] });
	const grown = feature({
		points: 4,
		segments: [
			[[0, 0], 'city N'],
			[[0, -1], 'city S'],
		],
	});
	const empty = feature({ segments: [[[0, -1], 'road E']] });
	expect(newestFirst(survey([old, empty, grown]), ['0,0', '0,-1'])).toEqual([grown, old]);
});

test('tiles are counted, the most frequent first', () => {
	const left = { 'BA-A': 2, 'BA-V': 9, 'BA-B': 2 };
	expect(countsOf(left).map(({ kind }) => kind)).toEqual(['BA-V', 'BA-A', 'BA-B']);
	expect(sum(left)).toBe(13);
});
