import { describe, expect, it } from 'vitest';
import type { TableSource } from '../live/source';
import { undoOf } from './undo';

function source(game: object): TableSource {
	return { game: { end: null, ...game }, mine: [1] } as unknown as TableSource;
}

describe('undo', () => {
	it('is what the server says for one of the own seats', () => {
		expect(undoOf(source({ undo: ['free', null] }))).toBe('free');
		expect(undoOf(source({ undo: [null, 'ask'] }))).toBeNull();
	});

	it('is over with the game', () => {
		expect(undoOf(source({ end: {}, undo: ['free'] }))).toBeNull();
	});
});
