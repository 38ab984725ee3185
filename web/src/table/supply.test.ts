import { describe, expect, it } from 'vitest';
import type { PlayerView, Position } from '../generated/protocol';
import { plainSupply, thingsOf } from './supply';

const colourOf = (seat: number) => (seat === 1 ? 'red' : 'blue');
const game = (player: PlayerView, more: Partial<Position> = {}): Position => ({
	acting: 1,
	phase: 'place-tile',
	players: [player, { score: 0, supply: { follower: 7 } }],
	tiles_left: 10,
	turn: 1,
	...more,
});
const figures = (position: Position) => thingsOf(position, 1, colourOf).map((one) => one.figure);

describe('the supply of a player', () => {
	it('is a row of equal pieces in the base game, those on the board among them', () => {
		const pieces = [
			{ piece: 'follower', place: 'road E', seat: 1, at: [0, 0] },
			{ piece: 'follower', place: 'road W', seat: 2, at: [1, 0] },
		] as const;
		const position = game({ score: 0, supply: { follower: 6 } }, { pieces: [...pieces] as never });
		expect(plainSupply(position, 1)).toEqual({ piece: 'follower', left: 6, total: 7 });
	});

	it('is no such row with other pieces', () => {
		expect(plainSupply(game({ score: 0, supply: { follower: 6, builder: 1 } }), 1)).toBeNull();
	});

	it('keeps saying that no follower is left, but drops special pieces', () => {
		const position = game({ score: 0, supply: { follower: 0, builder: 0, pig: 1 } });
		expect(figures(position)).toEqual(['follower-red', 'pig-red']);
	});

	it('has goods, awards and prisoners', () => {
		const position = game(
			{ score: 0, supply: { follower: 1 }, goods: { wine: 2, grain: 0, cloth: 0 } },
			{ king: 1, robber_baron: 2, prisoners: [{ captor: 1, owner: 2, piece: 'follower' }] },
		);
		expect(figures(position)).toEqual(['follower-red', 'wine', 'king', 'follower-blue']);
	});
});
