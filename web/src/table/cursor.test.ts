import { beforeEach, expect, test, vi } from 'vitest';
import type { Pos } from '../generated/protocol';
import { boardKey } from './boardKeys';
import { Camera } from './camera.svelte';
import { Cursor, placesOf } from './cursor.svelte';
import type { Decision } from './decision.svelte';
import { keyOf } from './geometry';

const SPACES: Pos[] = [
	[1, 0],
	[4, 0],
	[0, -2],
];
const spaces = new Map(SPACES.map((at) => [keyOf(at), { at, turns: new Map() }]));
const decision = {
	offer: { spaces },
	pending: null,
	cancel: vi.fn(),
	pickSpace: vi.fn(),
	turnTile: vi.fn(),
};
let cursor: Cursor;

const press = (key: string, more: KeyboardEventInit = {}, onBoard = true) => {
	const event = new KeyboardEvent('keydown', { key, ...more });
	Object.defineProperty(event, 'target', { value: document.body });
	return boardKey(event, onBoard, cursor);
};

beforeEach(() => {
	vi.clearAllMocks();
	const places = placesOf(
		SPACES.map((at) => ({ at })),
		[],
	);
	cursor = new Cursor(
		new Camera(),
		() => decision as unknown as Decision,
		() => places,
		() => [0, 0],
	);
});

test('arrow keys begin near the last tile, go on from there, and stop at the end', () => {
	press('ArrowRight');
	expect(cursor.space).toEqual([1, 0]);
	press('ArrowRight');
	expect(cursor.space).toEqual([4, 0]);
	press('ArrowRight');
	expect(cursor.space).toEqual([4, 0]);
	press('ArrowUp');
	expect(cursor.space).toEqual([0, -2]);
});

test('Enter chooses the space of the cursor, not the one under a pointer', () => {
	press('ArrowRight');
	expect(press('Enter')).toBe(true);
	expect(decision.pickSpace).toHaveBeenCalledExactlyOnceWith([1, 0], false);
	cursor.point([4, 0]);
	expect(press('Enter')).toBe(false);
});

test('R turns the tile at the cursor or under the pointer, where it may be laid', () => {
	cursor.point([4, 0]);
	expect(press('r')).toBe(true);
	expect(decision.turnTile).toHaveBeenCalledExactlyOnceWith(1, [4, 0]);
	cursor.point([9, 9]);
	expect(press('r')).toBe(false);
});

test('Shift with an arrow key moves the view, and the cursor stays', () => {
	const { camera } = cursor;
	const pan = vi.spyOn(camera, 'panStep');
	expect(press('ArrowLeft', { shiftKey: true })).toBe(true);
	expect(pan).toHaveBeenCalledExactlyOnceWith(120, 0);
	expect(cursor.space).toBeNull();
});

test('away from the board arrow keys are left alone, but F still shows the whole board', () => {
	const whole = vi.spyOn(cursor.camera, 'toggleWhole');
	expect(press('ArrowRight', {}, false)).toBe(false);
	expect(press('f', {}, false)).toBe(true);
	expect(whole).toHaveBeenCalledOnce();
	expect(press('f', { ctrlKey: true }, false)).toBe(false);
});
