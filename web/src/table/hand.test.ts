import { expect, test, vi } from 'vitest';
import { settings } from '../settings.svelte';
import { Camera } from './camera.svelte';
import type { Decision } from './decision.svelte';
import { CELL } from './geometry';
import { HandTile } from './hand.svelte';

/** A board of 800 by 600 pixels at 100, 50 of the page, with legal spaces at the middle and to the east. */
function hand() {
	const camera = new Camera();
	camera.size = { width: 800, height: 600 };
	camera.view = { x: 400, y: 300, scale: 1 };
	camera.window = { getBoundingClientRect: () => ({ left: 100, top: 50 }) } as Element;
	const spaces = new Map([
		['0,0', { at: [0, 0] }],
		['3,0', { at: [3, 0] }],
	]);
	const decision = { offer: { spaces }, cancel: vi.fn(), pickSpace: vi.fn() };
	const tile = new HandTile(camera, decision as unknown as Decision);
	/** A point of the page, in tiles of the board. */
	const over = (x: number, y: number) => ({ x: 500 + x * CELL, y: 350 + y * CELL });
	return { tile, decision, over };
}

test('a dragged tile snaps into the legal space under it, or near it', () => {
	const { tile, over } = hand();
	tile.take(over(0.1, 0.9));
	expect(tile.space).toEqual([0, 0]);
	tile.move(over(2.8, 0.5));
	expect(tile.space).toEqual([3, 0]);
	tile.move(over(1.9, 0.5));
	expect(tile.space).toBeNull();
});

test('beside the board there is no space', () => {
	const { tile } = hand();
	tile.take({ x: 90, y: 60 });
	expect(tile.space).toBeNull();
});

test('letting go lays the tile once, and elsewhere puts it back', () => {
	const { tile, decision, over } = hand();
	tile.take(over(0.5, 0.5));
	expect(decision.cancel).toHaveBeenCalledOnce();
	tile.drop();
	expect(decision.pickSpace).toHaveBeenCalledWith([0, 0], !settings.confirm);
	tile.take(over(-2, -2));
	tile.drop();
	tile.take(over(0.5, 0.5));
	tile.putBack();
	expect(decision.pickSpace).toHaveBeenCalledOnce();
	expect(tile.at).toBeNull();
});
