import { expect, test } from 'vitest';
import type { ActionKind, Choice } from '../generated/protocol';
import { figureOf, isToPiece, markOf } from './marks';

const choice = (kind: ActionKind, figure?: string): Choice =>
	figure ? { action: kind, kind, figure } : { action: kind, kind };

test('an action shows the drawing that the server names', () => {
	expect(figureOf(choice('place-abbey', 'abbey-pink'))).toBe('abbey-pink');
	expect(figureOf(choice('pass'))).toBeNull();
});

test('an action with a mark shows that instead of the piece to which it is done', () => {
	expect(figureOf(choice('hit', 'follower-blue'))).toBeNull();
	expect(markOf(choice('hit', 'follower-blue'))).not.toBeNull();
});

test.each<ActionKind>([
	'capture',
	'remove-knight',
	'recall',
	'move-fairy',
	'hit',
	'nearest',
	'seduce',
	'score',
])('the piece to which something is done (%s) has to stay in sight', (kind) => {
	expect(isToPiece(choice(kind))).toBe(true);
});

test('a piece that is put down may cover its place', () => {
	expect(isToPiece(choice('place-piece'))).toBe(false);
});
