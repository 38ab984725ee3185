import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ArtCatalogue } from '../generated/protocol';
import { Art, detailFor, variantAt } from './art.svelte';

const known: ArtCatalogue = {
	kinds: { 'BA-D': { drawing: '5eed', segments: [], tower: null } },
	figures: { 'follower-pink': 'c0ffee' },
	figure_box: [-100, -210, 200, 240],
	piece_scale: 1.5,
	quarters: { castle: [10, 20] },
};

/** Answers one request after another with these statuses; 0 is a server that cannot be reached. */
function answering(...statuses: number[]) {
	const fetch = vi.fn(async (_path: string) => {
		const status = statuses.shift() ?? 404;
		if (status === 0) throw new TypeError('offline');
		return new Response(JSON.stringify(known), { status });
	});
	vi.stubGlobal('fetch', fetch);
	return fetch;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test('drawings have the addresses of their contents, as soon as these are known', async () => {
	const art = new Art();
	expect([art.tile('BA-D', 3), art.piece('follower-pink')]).toEqual([undefined, undefined]);
	const fetch = answering(200);
	await art.load('a/b');
	expect(fetch).toHaveBeenCalledWith('/api/tables/a%2Fb/art');
	expect(art.tile('BA-D', 3)).toBe('/api/art/tiles/5eed/full/0/3.svg');
	const version = { detail: 'plain', variant: 2 } as const;
	expect(art.tile('BA-D', 1, version)).toBe('/api/art/tiles/5eed/plain/2/1.svg');
	expect(art.piece('follower-pink')).toBe('/api/art/pieces/follower-pink.svg?v=c0ffee');
});

test('figures stand with their feet where the server puts them', async () => {
	const art = new Art();
	answering(200);
	await art.loadKinds(['BA-D']);
	expect(art.box({ x: 500, y: 572 }, 2)).toEqual({ x: 300, y: 152, width: 400, height: 480 });
});

test('a server that cannot be reached is asked again, one that knows nothing is not', async () => {
	const art = new Art();
	const fetch = answering(0, 503, 200);
	await art.load('a');
	await vi.runAllTimersAsync();
	expect(fetch).toHaveBeenCalledTimes(3);
	expect(art.pieceScale).toBe(1.5);
	const lost = answering(404);
	await art.load('b');
	await vi.runAllTimersAsync();
	expect(lost).toHaveBeenCalledTimes(1);
});

test('small tiles have less detail', () => {
	expect([39.9, 40, 63.9, 64].map(detailFor)).toEqual(['tiny', 'plain', 'plain', 'full']);
});

test('tiles side by side have different variants', () => {
	for (let x = -4; x < 4; x += 1) {
		for (let y = -4; y < 4; y += 1) {
			const here = variantAt([x, y]);
			expect([0, 1, 2]).toContain(here);
			expect([variantAt([x + 1, y]), variantAt([x, y + 1])]).not.toContain(here);
		}
	}
});
