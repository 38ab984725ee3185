import { beforeAll, describe, expect, it } from 'vitest';
import type { Choice, Position } from '../generated/protocol';
import { phrases } from '../phrases/phrases.svelte';
import { captionOf, captionsOf, groupCaption, promptOf, spaceInWords } from './captions';

const names = ['Anna', 'Béla'];
const position = (acting: number | null, left: number[] = []): Position => ({
	acting,
	left,
	phase: 'place-tile',
	players: [],
	tiles_left: 70,
	turn: 1,
});

describe('what is to be decided', () => {
	beforeAll(() => phrases.speak('en'));

	it('is asked of who decides, by name if several play at one screen', () => {
		const asked = promptOf(position(1), [1], names);
		expect(asked).toContain('place the tile');
		expect(asked).not.toContain('Anna');
		expect(promptOf(position(2), [1, 2], names)).toBe(`Béla – ${asked}`);
	});
	it('is said to the others with the name', () => {
		expect(promptOf(position(2), [1], names)).toBe('Béla’s turn');
	});
	it('is nothing when everybody else gave up', () => {
		expect(promptOf(position(null), [1], names)).toBe('The game is over');
	});
	it('is decided by a computer for who gave up', () => {
		expect(promptOf(position(1, [1]), [1], names)).toBe('Anna’s turn');
	});
});

describe('what can be done', () => {
	beforeAll(() => phrases.speak('en'));

	const telling = { names, position: position(1) };
	const choice = (kind: Choice['kind'], more: Partial<Choice> = {}): Choice => ({
		action: kind,
		kind,
		...more,
	});

	it('names the piece, the feature and its side, without coordinates', () => {
		const place = choice('place-piece', { at: [3, -2], piece: 'follower', place: 'road N' });
		expect(captionOf(place, telling)).toBe('Place a follower on the road, north');
	});
	it('takes a player’s own follower home instead of capturing it', () => {
		const capture = (other: number) =>
			choice('capture', { at: [0, 1], piece: 'follower', place: 'city E', other });
		expect(captionOf(capture(1), telling)).toBe('Take home your follower in the city, east');
		expect(captionOf(capture(2), telling)).toBe('Capture Béla’s follower in the city, east');
	});
	it('says which space only where several can be chosen', () => {
		const to = (x: number, y: number) => choice('move-dragon', { at: [x, y] });
		const captions = (...choices: Choice[]) =>
			captionsOf({ key: '', kind: 'move-dragon', choices }, telling);
		expect(captions(to(1, 0))).toEqual(['Move the dragon']);
		expect(captions(to(0, -2), to(1, 3))).toEqual([
			'Move the dragon: 2 north of start',
			'Move the dragon: 3 south, 1 east of start',
		]);
		expect(spaceInWords([0, 0])).toBe('start tile');
	});
	it('begins with a capital letter', () => {
		const place = choice('place-piece', { piece: 'big-follower' });
		expect(groupCaption({ key: '', kind: 'place-piece', choices: [place] })).toBe('Big follower');
	});
	it('asks for the people of the game', () => {
		const asked = (piece: string) => {
			const player = { score: 0, supply: { [piece]: 5 } };
			const now: Position = { ...position(1), phase: 'place-piece', players: [player] };
			return promptOf(now, [1], names);
		};
		expect(asked('follower')).toBe('Place a follower — or skip');
		expect(asked('member')).toBe('Place a tribe member — or skip');
		expect(asked('settler')).toBe('Place a settler — or skip');
	});
});
