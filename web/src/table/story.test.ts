import { beforeAll, describe, expect, it } from 'vitest';
import type { Event, StepView } from '../generated/protocol';
import { phrases } from '../phrases/phrases.svelte';
import { lastTiles, latest, linesOf, marksOf, soundOf, tokensOf } from './story';

const laid: Event = { event: 'tile-placed', seat: 1, tile: 'BA-D', at: [1, 0], turn: 0 };
const drawn: Event = { event: 'tile-drawn', seat: 2, tile: 'BA-E' };
const scored: Event = {
	event: 'scored',
	feature: 'road',
	occasion: 'completed',
	at: [0, 0],
	place: 'road E',
	tiles: [
		[0, 0],
		[1, 0],
	],
	terms: [],
	because: [],
	points: 2,
	strengths: [],
	receivers: [1, 2],
};

function step(seq: number, ...events: Event[]): StepView {
	return { seq, seat: 1, what: '', events, said: events.map(({ event }) => `said ${event}`) };
}
const steps = [step(1, drawn), step(2, laid), step(3, scored), step(4, drawn)];

describe('the story', () => {
	beforeAll(() => phrases.speak('en'));

	it('tells every event but draws, each with its tiles', () => {
		const lines = linesOf(steps, ['Anna', 'Béla']);
		expect(lines.map(({ text, tiles }) => [text, tiles.length])).toEqual([
			['said tile-placed', 1],
			['said scored', 2],
		]);
	});
	it('tells who took back and who left the game', () => {
		const left = (what: string): StepView => ({ seq: 5, seat: 2, what, events: [], said: [] });
		for (const what of ['undo', 'resign', 'timeout']) {
			const [line, ...others] = linesOf([left(what)], ['Anna', 'Béla']);
			expect(others).toEqual([]);
			expect(line?.text).toMatch(/^Béla /);
		}
	});
	it('knows the last tile and what followed', () => {
		expect(lastTiles(steps)).toEqual([[1, 0]]);
		expect(latest(steps).map(({ seq }) => seq)).toEqual([2, 3, 4]);
		expect(latest([step(1, drawn)])).toEqual([]);
	});
	it('marks points where they were won, with the reason', () => {
		const [mark, ...others] = marksOf(steps, [9, 9]);
		expect(others).toEqual([]);
		expect(mark).toMatchObject({ at: [0, 0], points: 2, seats: [1, 2], text: 'said scored' });
		const nothing: Event = { ...scored, points: 0 };
		expect(marksOf([step(1, nothing)], [0, 0])).toEqual([]);
	});
	it('knows where the tokens of the last fair lie, and whose they are', () => {
		const fair: Event = { event: 'fair-opened', seat: 1, contest: 'target', at: [1, 0] };
		const landed = (seat: number): Event => ({ event: 'token-landed', seat, x: 10 * seat, y: 5 });
		const older = step(1, fair, landed(2));
		const steps = [older, step(2, fair), step(3, landed(1)), step(4, landed(2))];
		expect(tokensOf(steps, (seat) => (seat === 1 ? 'pink' : 'black'))).toEqual([
			{ figure: 'token-target-pink', at: [10, 5] },
			{ figure: 'token-target-black', at: [20, 5] },
		]);
	});
	it('sounds like what matters most', () => {
		expect(soundOf([laid])).toBe('tile');
		expect(soundOf([laid, scored])).toBe('score');
		expect(soundOf([drawn])).toBeNull();
	});
});
