import { expect, test } from 'vitest';
import type { ActionKind, Choice } from '../generated/protocol';
import { figureOf, markOf } from './marks';

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
