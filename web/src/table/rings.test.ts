import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { ActionKind, Choice, Pos } from '../generated/protocol';
import { Art } from './art.svelte';
import type { Decision } from './decision.svelte';
import Targets from './Targets.svelte';
import type { Target } from './targets';

const at: Pos = [0, 0];

function drawn(kind: ActionKind) {
	const choice: Choice = { action: kind, kind, at, place: 'road E', figure: 'follower-red' };
	const target: Target = {
		key: 'road E 0,0',
		spot: { sort: 'seat', at, place: 'road E' },
		choices: [choice],
	};
	const decision = { shown: null, open: null, choices: null } as unknown as Decision;
	const props = {
		art: new Art(),
		targets: [{ ...target, point: { x: 500, y: 500 } }],
		decision,
		landscape: new Map(),
	};
	const { container } = render(Targets, { props });
	const disc = container.querySelector('circle:not(.ring)');
	return {
		ring: container.querySelector('.ring') !== null,
		covered: disc?.getAttribute('cx') === '500',
	};
}

test.each<ActionKind>([
	'capture',
	'remove-knight',
	'recall',
	'move-fairy',
	'hit',
	'nearest',
	'seduce',
	'score',
])(
	'the piece to which something is done (%s) stays in sight, in a ring with a small sign',
	(kind) => {
		expect(drawn(kind)).toEqual({ ring: true, covered: false });
	},
);

test('a piece that is put down is drawn where it will stand', () => {
	expect(drawn('place-piece')).toEqual({ ring: false, covered: true });
});
