import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import type { PlacedFigure, Pos, Position, Tile } from '../generated/protocol';
import { Art } from './art.svelte';
import Board from './Board.svelte';
import Figures from './Figures.svelte';

const tiles: Tile[] = [{ at: [0, 0], tile: 'BA-D', turn: 0 }];
const position = { figures: [] } as unknown as Position;

describe('the board', () => {
	const marked = (last: Pos[]) => {
		const { container } = render(Board, { props: { art: new Art(), tiles, position, last } });
		return [...container.querySelectorAll<HTMLElement>('[data-last]')].map(
			({ dataset }) => dataset.last,
		);
	};
	it('marks the tile that was laid last', () => {
		expect(marked([[0, 0]])).toEqual(['0,0']);
	});
	it('marks no empty space after that tile was taken back', () => {
		expect(marked([[1, 0]])).toEqual([]);
	});
	it('can have the focus, and says what its keys do', () => {
		const { container } = render(Board, { props: { art: new Art(), tiles, position } });
		const board = container.querySelector<HTMLElement>('[data-testid="board"]');
		expect(board?.tabIndex).toBe(0);
		const help = board?.getAttribute('aria-describedby') ?? '';
		expect(container.querySelector(`#${CSS.escape(help)}`)?.textContent).not.toBe('');
	});
});

describe('a piece', () => {
	/** A drawing of 200 by 400 that stands on the middle of its lower edge. */
	class Drawn extends Art {
		override box({ x, y }: { x: number; y: number }, scale = 1) {
			const [width, height] = [200 * scale, 400 * scale];
			return { x: x - width / 2, y: y - height, width, height };
		}
	}
	/** The height of a piece on the screen, and where it stands on the table. */
	const shown = (scale: number) => {
		const figures = [['follower-red', 500, 700, 1]] as PlacedFigure[];
		const { container } = render(Figures, { props: { art: new Drawn(), figures, scale } });
		const image = container.querySelector('image');
		const [y, height] = ['y', 'height'].map((name) => Number(image?.getAttribute(name)));
		return { height: ((height ?? 0) / 10) * scale, foot: (y ?? 0) + (height ?? 0) };
	};
	it('is as large as drawn on large tiles', () => {
		expect(shown(1).height).toBeCloseTo(40);
	});
	it('keeps a height of 18 pixels on small tiles, and its place', () => {
		expect(shown(0.2).height).toBeCloseTo(18);
		expect(shown(0.2).foot).toBeCloseTo(700);
	});
});
