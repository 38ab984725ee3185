import { beforeAll, describe, expect, it } from 'vitest';
import type { Choice, Position } from '../generated/protocol';
import { phrases } from '../phrases/phrases.svelte';
import { figureFor, questionOf, turnOf } from './dock';

const position = (acting: number | null, left: number[] = []): Position => ({
	acting,
	phase: 'place-piece',
	players: [],
	tiles_left: 10,
	turn: 1,
	left,
});
const choice = (figure: string | null): Choice => ({
	action: figure ?? 'pass',
	kind: figure ? 'place-piece' : 'pass',
	figure,
});

beforeAll(() => phrases.speak('en'));

describe('the dock', () => {
	it('knows whose turn it is', () => {
		expect(turnOf(position(1), [1, 2])).toBe('mine');
		expect(turnOf(position(3), [1, 2])).toBe('other');
		expect(turnOf(position(1), [])).toBe('other');
		expect(turnOf(position(null), [1])).toBe('over');
	});

	it('does not ask who has resigned', () => {
		expect(turnOf(position(1, [1]), [1])).toBe('other');
	});

	it('asks for the phantom by name', () => {
		const choices = [choice('phantom-red'), choice(null)];
		const asked = questionOf({ ...position(1), phase: 'place-phantom' }, choices);
		expect(asked).toBe('Place the phantom');
	});

	it('shows the piece of the chosen group, or else the first one', () => {
		const choices = [choice('follower-red'), choice('pig-red'), choice(null)];
		expect(figureFor(choices, null)).toBe('follower-red');
		expect(figureFor(choices, choices.slice(1))).toBe('pig-red');
		expect(figureFor([choice(null)], null)).toBeNull();
	});
});
