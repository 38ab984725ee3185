import { beforeAll, describe, expect, it } from 'vitest';
import type { Event } from '../generated/protocol';
import { phrases } from '../phrases/phrases.svelte';
import { logLines } from './log';
import { AFTER, DRAWN, entry, LAID, PLACED, SCORED, TURN } from './turns.fixture';

const view = { names: ['Anna', 'Conrad'], mine: [1], tiles: AFTER.tiles };
const texts = (...events: Event[]) =>
	logLines([entry(5, 2, ...events)], view).map(({ text }) => text);
const city: Event = {
	...(SCORED as Extract<Event, { event: 'scored' }>),
	terms: [
		{ what: 'tiles', count: 4, each: 2 },
		{ what: 'shields', count: 1, each: 2 },
	],
};

beforeAll(() => phrases.speak('en'));

describe('the log', () => {
	it('tells a turn by its piece or its points, the newest first', () => {
		expect(texts(LAID, DRAWN)).toEqual(['Conrad laid a tile']);
		expect(texts(LAID, PLACED)).toEqual(['Conrad placed a knight']);
		expect(texts(LAID, PLACED, city)).toEqual([
			'Conrad closed a city: 4 tiles and 1 shield',
			'Conrad placed a knight',
		]);
	});
	it('calls the viewer you, and names all who score', () => {
		expect(texts({ ...LAID, seat: 1 })).toEqual(['You laid a tile']);
		expect(texts(LAID, { ...city, receivers: [1] } as Event)).toEqual([
			'You scored a city: 4 tiles and 1 shield',
		]);
		expect(texts(LAID, { ...city, receivers: [1, 2] } as Event)[0]).toMatch(
			/^You and Conrad closed/,
		);
	});
	it('shows the tile of the turn and the points', () => {
		const [score] = logLines(TURN, view);
		expect(score).toMatchObject({ tile: { at: [1, 0] }, tiles: [[1, 0]], points: 4, seats: [2] });
		expect(score?.text.startsWith(score.subject)).toBe(true);
	});
	it('names no space, unless that is wanted', () => {
		const lines = (coordinates: boolean) =>
			logLines([entry(5, 2, LAID)], { ...view, coordinates }).map(({ text }) => text);
		expect(lines(false)).toEqual(['Conrad laid a tile']);
		expect(lines(true)).toEqual(['Conrad laid a tile (1, 0)']);
	});
	it('calls special followers by their own names, and farmers of Mayflower by theirs', () => {
		const placed = PLACED as Extract<Event, { event: 'piece-placed' }>;
		expect(texts(LAID, { ...placed, piece: 'mayor' })).toEqual(['Conrad placed a mayor']);
		expect(texts(LAID, { ...placed, piece: 'phantom' })).toEqual(['Conrad placed a phantom']);
		expect(texts(LAID, { ...placed, piece: 'settler', role: 'shopkeeper' })).toEqual([
			'Conrad placed a shopkeeper',
		]);
		const farmer = { ...placed, piece: 'settler', role: 'farmer' } as const;
		expect(texts(LAID, farmer)).toEqual(['Conrad placed a farmer']);
	});
	it('says what a score at the end was for', () => {
		const terms = [{ what: 'fish' as const, count: 5, each: 1 }];
		const huts = { ...city, feature: 'river', occasion: 'huts', terms, receivers: [2] } as Event;
		expect(texts(huts)).toEqual(['Conrad scored a river system: 5 fish']);
	});
	it('says nothing of a feature that nobody owned', () => {
		expect(texts(LAID, { ...city, receivers: [] } as Event)).toEqual(['Conrad laid a tile']);
	});
	it('tells what players do besides the game', () => {
		const [line] = logLines([{ seq: 9, seat: 2, what: 'undo', events: [], said: [] }], view);
		expect(line?.subject).toBe('Conrad');
	});
	it('speaks Hungarian and Romanian', async () => {
		await phrases.speak('hu');
		expect(texts({ ...LAID, seat: 1 })).toEqual(['Te leraktál egy kártyát']);
		await phrases.speak('ro');
		expect(texts(LAID, city)[0]).toBe('Conrad: oraș complet, 4 cartonașe și o stemă');
		await phrases.speak('en');
	});
});
