/**
 * The lens: the laid tile, enlarged, with a round target on every seat and a label for each. Beside it there are
 * rows where the window is wide; above and below it labels where it is narrow.
 */
import { type Insets, type Point, type Size, TILE } from './geometry';
import { orderRows, readingOrder, runsThrough } from './leaders';
import { type Box, fitInside, separate, TAP } from './placement';

/** Where everything is: the card in the window, all else inside the card. In the order of the seats. */
export type LensLayout = {
	shape: 'rows' | 'around' | 'grid';
	card: Box;
	tile: Box;
	targets: Point[];
	labels: Box[];
	/** Leader lines from targets to labels; none in a grid, which goes by numbers. */
	lines: Point[][];
	/** The seats in the order of their labels, from the first key to the last. */
	order: number[];
};

export type LensInput = {
	/** The seats on the tile, in the units of drawings from its north-west corner. */
	seats: readonly Point[];
	/** The tile in the window. */
	tile: Box;
	window: Size;
	insets: Insets;
	/** Targets elsewhere on the board, which the card leaves free if it can. */
	free?: readonly Point[];
};

/** The enlarged tile in a large and in a small window. */
const LARGE = 264;
const SMALL = 232;
/** A little more than a finger needs, so that rounding never makes targets touch. */
const APART = TAP + 2;
const MARGIN = 8;
/** Between the card and the tile that it enlarges: room for the pointer. */
const GAP = 24;
/** Room for the leader lines. */
const LEAD = 44;
const ROW = { width: 304, least: 200, height: 60 };
const LABEL = { height: 62, low: 48, gap: 10 };
/** More labels than this cannot be led to without crossing. */
const MOST_AROUND = 4;

export function layoutLens(input: LensInput): LensLayout {
	const { insets, window } = input;
	const room = {
		width: window.width - insets.left - insets.right - 2 * MARGIN,
		height: window.height - insets.top - insets.bottom - 2 * MARGIN,
	};
	const width = room.width - SMALL - LEAD - 28;
	if (width >= ROW.least) return withRows(input, room);
	if (input.seats.length > MOST_AROUND) return inGrid(input, room);
	const led = around(input, room);
	return runsThrough(led.lines, led.targets) ? inGrid(input, room) : led;
}

/** Seats on the enlarged tile, pushed apart. */
function targetsOn(seats: readonly Point[], tile: Box): Point[] {
	const scale = tile.width / TILE;
	const points = seats.map(({ x, y }) => ({ x: tile.x + x * scale, y: tile.y + y * scale }));
	return separate(points, APART, tile);
}

function withRows(input: LensInput, room: Size): LensLayout {
	const count = input.seats.length;
	const large = room.height >= LARGE + 28 && room.width >= LARGE + LEAD + ROW.width + 28;
	const side = large ? LARGE : SMALL;
	const pad = large ? 14 : 6;
	const fits = Math.floor((room.height - 2 * pad) / count);
	const gap = fits >= ROW.height + 8 ? 8 : 2;
	const height = Math.max(TAP, Math.min(ROW.height, fits - gap));
	const list = count * height + (count - 1) * gap;
	const width = Math.min(ROW.width, room.width - side - LEAD - 2 * pad);
	const card = {
		width: side + LEAD + width + 2 * pad,
		height: Math.max(side, list) + 2 * pad,
	};
	const tile = { x: pad, y: (card.height - side) / 2, width: side, height: side };
	const targets = targetsOn(input.seats, tile);
	const x = pad + side + LEAD;
	const top = (card.height - list) / 2;
	const ends = { x: x - LEAD / 2, top: top + height / 2, pitch: height + gap };
	const order = orderRows(targets, ends);
	const labels = input.seats.map((_, index) => ({
		x,
		y: top + order.indexOf(index) * (height + gap),
		width,
		height,
	}));
	const lines = targets.map((target, index) => {
		const y = (labels[index]?.y ?? 0) + height / 2;
		return [target, { x: x - LEAD / 2, y }, { x, y }];
	});
	return { shape: 'rows', card: beside(input, card), tile, targets, labels, lines, order };
}

/** Beside, below or above the tile, wherever it covers least of it. */
function beside({ tile, window, insets, free = [] }: LensInput, card: Size): Box {
	const middle = {
		x: tile.x + tile.width / 2 - card.width / 2,
		y: tile.y + tile.height / 2 - card.height / 2,
	};
	const places = [
		{ x: tile.x + tile.width + GAP, y: middle.y },
		{ x: tile.x - GAP - card.width, y: middle.y },
		{ x: middle.x, y: tile.y + tile.height + GAP },
		{ x: middle.x, y: tile.y - GAP - card.height },
	].map((place) => ({
		...card,
		...fitInside({ ...place, ...card }, window, insets, MARGIN),
	}));
	const obstacles = [tile, ...free.map(targetBox)];
	const covered = (box: Box) => obstacles.reduce((sum, other) => sum + common(box, other), 0);
	return places.reduce((best, place) => (covered(place) < covered(best) ? place : best));
}

function targetBox({ x, y }: Point): Box {
	return { x: x - TAP / 2, y: y - TAP / 2, width: TAP, height: TAP };
}

/** The area that two boxes have in common. */
function common(a: Box, b: Box): number {
	const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
	const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
	return Math.max(0, wide) * Math.max(0, high);
}

/** Over the tile, in the middle of a narrow window. */
function over({ tile, window, insets }: LensInput, card: Size): Box {
	const x = (window.width + insets.left - insets.right - card.width) / 2;
	const y = tile.y + tile.height / 2 - card.height / 2;
	return { ...card, ...fitInside({ x, y, ...card }, window, insets, MARGIN) };
}

/** At most four labels, above the tile for the upper seats and below it for the lower ones. */
function around(input: LensInput, room: Size): LensLayout {
	const width = Math.min(room.width, 372);
	const rough = targetsOn(input.seats, { x: 0, y: 0, width: SMALL, height: SMALL });
	const [upper, lower] = halves(rough);
	const band = LABEL.height + 2 * LABEL.gap + 16;
	const top = upper.length > 0 ? band : LABEL.gap;
	const height = top + SMALL + (lower.length > 0 ? band : LABEL.gap);
	const tile = { x: (width - SMALL) / 2, y: top, width: SMALL, height: SMALL };
	const targets = rough.map(({ x, y }) => ({ x: x + tile.x, y: y + tile.y }));
	const labels = input.seats.map((_, index): Box => {
		const half = upper.includes(index) ? upper : lower;
		const y = half === upper ? LABEL.gap : height - LABEL.gap - LABEL.height;
		const both = (width - 3 * LABEL.gap) / 2;
		const x =
			half.length > 1
				? LABEL.gap + half.indexOf(index) * (both + LABEL.gap)
				: clampTo((targets[index]?.x ?? 0) - both / 2, LABEL.gap, width - LABEL.gap - both);
		return { x, y, width: both, height: LABEL.height };
	});
	const lines = targets.map((target, index) => {
		const label = labels[index];
		if (!label) return [];
		const x = clampTo(target.x, label.x + 16, label.x + label.width - 16);
		return [target, { x, y: upper.includes(index) ? label.y + label.height : label.y }];
	});
	const card = over(input, { width, height });
	return { shape: 'around', card, tile, targets, labels, lines, order: [...upper, ...lower] };
}

/** The upper and the lower points, at most two more on one side, each from left to right. */
function halves(points: readonly Point[]): [number[], number[]] {
	const height = (index: number) => points[index]?.y ?? 0;
	const order = points.map((_, index) => index).sort((a, b) => height(a) - height(b));
	const above = order.filter((index) => height(index) < SMALL / 2).length;
	const cut = Math.min(2, Math.max(order.length - 2, above));
	const fromLeft = (a: number, b: number) => (points[a]?.x ?? 0) - (points[b]?.x ?? 0);
	return [order.slice(0, cut).sort(fromLeft), order.slice(cut).sort(fromLeft)];
}

/** Many labels in two columns below the tile, with numbers instead of lines. */
function inGrid(input: LensInput, room: Size): LensLayout {
	const width = Math.min(room.width, 372);
	const gap = 6;
	const tile = { x: (width - SMALL) / 2, y: LABEL.gap, width: SMALL, height: SMALL };
	const targets = targetsOn(input.seats, tile);
	const order = readingOrder(targets);
	const top = tile.y + SMALL + LABEL.gap;
	const columns = (width - 2 * LABEL.gap - gap) / 2;
	const labels = input.seats.map((_, index) => {
		const place = order.indexOf(index);
		return {
			x: LABEL.gap + (place % 2) * (columns + gap),
			y: top + Math.floor(place / 2) * (LABEL.low + gap),
			width: columns,
			height: LABEL.low,
		};
	});
	const rows = Math.ceil(input.seats.length / 2);
	const height = top + rows * (LABEL.low + gap) - gap + LABEL.gap;
	const card = over(input, { width, height });
	return { shape: 'grid', card, tile, targets, labels, lines: [], order };
}

function clampTo(value: number, least: number, most: number): number {
	return Math.min(most, Math.max(least, value));
}
