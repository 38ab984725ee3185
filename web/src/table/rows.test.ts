import { beforeAll, describe, expect, it } from 'vitest';
import type { Choice, Tile, Worth } from '../generated/protocol';
import { phrases } from '../phrases/phrases.svelte';
import { Art } from './art.svelte';
import { rowsOf, worthParts } from './rows';
import { offerOf } from './targets';

const said = (worth: Worth) =>
	worthParts(worth)
		.map(({ text, bold }) => (bold ? `*${text}*` : text))
		.join('');

describe('what a feature is worth', () => {
	beforeAll(() => phrases.speak('en'));

	it('is said now and complete, and open if it can grow', () => {
		expect(said({ feature: 'city', now: 4, complete: 8, open: true, each: 2 })).toBe(
			'*4* now, *8+* complete',
		);
		expect(said({ feature: 'cloister', now: 3, complete: 9, open: false })).toBe(
			'*3* now, *9* complete',
		);
	});
	it('is said by tile on a road, unless an inn makes it worth nothing now', () => {
		expect(said({ feature: 'road', now: 1, complete: 2, open: true, each: 1 })).toBe(
			'*1* now, 1 a tile',
		);
		expect(said({ feature: 'road', now: 0, complete: 4, open: true, each: 2 })).toBe(
			'*0* now, *4+* complete',
		);
	});
	it('is said by city on a field', () => {
		expect(said({ feature: 'field', now: 0, open: true, each: 3 })).toBe('*0* now, 3 a city');
	});
	it('has nothing to come when it is complete', () => {
		expect(said({ feature: 'city', now: 12, open: false })).toBe('*12* now');
	});
});

describe('the rows', () => {
	const tile: Tile = { at: [2, 3], tile: 'BA-X', turn: 0 };
	const place = (place: string, parts: Partial<Choice> = {}): Choice => ({
		action: place,
		kind: 'place-piece',
		at: tile.at,
		place,
		...parts,
	});
	it('name the feature, the role, and a piece without a role', () => {
		const { targets } = offerOf([
			place('city N', { piece: 'follower', role: 'knight' }),
			place('road S', { piece: 'builder' }),
			place('farm', { piece: 'settler', role: 'farmer' }),
		]);
		const rows = rowsOf(targets, tile, new Art());
		expect(rows.map(({ title, role }) => [title, role])).toEqual([
			['City', 'Knight'],
			['Road', 'Builder'],
			['Farm', 'Farmer'],
		]);
	});
	it('name corners for a barn', () => {
		const barn: Choice = {
			action: 'barn',
			kind: 'place-barn',
			at: tile.at,
			corner: 'SE',
			piece: 'barn',
		};
		const [row] = rowsOf(offerOf([barn]).targets, tile, new Art());
		expect(row?.title).toBe('South-east corner');
		expect(row?.seat).toEqual({ x: 1000, y: 1000 });
	});
});
