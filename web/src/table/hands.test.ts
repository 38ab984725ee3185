import { beforeEach, describe, expect, it } from 'vitest';
import { Hands } from './hands';

/** What hands did, in short words. */
let done: string[] = [];
/** Whether the tile may be laid where the wheel is. */
let held = false;
/** Whether something can be chosen where a finger presses. */
let chosen = false;
let board: HTMLElement;

function finger(type: string, pointerId: number, x: number, y: number, pointerType = 'touch') {
	board.dispatchEvent(
		new PointerEvent(type, { pointerId, clientX: x, clientY: y, pointerType, button: 0 }),
	);
}
function wheel(deltaY: number, ctrlKey = false) {
	const event = new WheelEvent('wheel', { deltaY, cancelable: true });
	// Wheels of this imitation of a browser have no keys beside them.
	board.dispatchEvent(Object.assign(event, { ctrlKey }));
}
const said = (what: string) => done.filter((one) => one.startsWith(what));

beforeEach(() => {
	done = [];
	held = false;
	chosen = false;
	board = document.createElement('div');
	board.setPointerCapture = () => {};
	const hands = new Hands({
		touch: () => {},
		press: ({ x, y }) => {
			done.push(`press ${x},${y}`);
			return chosen;
		},
		doublePress: () => done.push('double'),
		fling: () => {},
		hover: () => {},
		holds: () => held,
		twist: (step) => done.push(`twist ${step}`),
		pan: (dx, dy) => done.push(`pan ${dx},${dy}`),
		zoom: (_, factor) => done.push(`zoom ${factor > 1 ? 'in' : 'out'}`),
	});
	hands.hold(board);
});

describe('one finger', () => {
	it('presses where it stays, even if it slips a little', () => {
		finger('pointerdown', 1, 10, 10);
		finger('pointermove', 1, 13, 12);
		finger('pointerup', 1, 13, 12);
		expect(done).toEqual(['press 13,12']);
	});
	it('moves the board where it wanders, and presses nothing', () => {
		finger('pointerdown', 1, 10, 10);
		finger('pointermove', 1, 40, 10);
		finger('pointerup', 1, 40, 10);
		expect(done).toEqual(['pan 30,0']);
	});
});

describe('two presses', () => {
	const press = (x: number) => {
		finger('pointerdown', 1, x, 10);
		finger('pointerup', 1, x, 10);
	};
	it('make a double press at one place, and each counts at once', () => {
		press(10);
		press(12);
		expect(done).toEqual(['press 10,10', 'press 12,10', 'double']);
		press(12);
		expect(said('double')).toHaveLength(1);
	});
	it('make none at two places', () => {
		press(10);
		press(90);
		expect(said('double')).toEqual([]);
	});
	it('make none where something can be chosen', () => {
		chosen = true;
		press(10);
		press(10);
		expect(done).toEqual(['press 10,10', 'press 10,10']);
	});
});

describe('two fingers', () => {
	const down = () => {
		finger('pointerdown', 1, 0, 100);
		finger('pointerdown', 2, 100, 100);
	};
	it('zoom in when they part, and press nothing when they are lifted', () => {
		down();
		finger('pointermove', 2, 160, 100);
		finger('pointerup', 2, 160, 100);
		finger('pointerup', 1, 0, 100);
		expect(said('zoom')).toEqual(['zoom in']);
		expect(said('press')).toEqual([]);
		expect(said('twist')).toEqual([]);
	});
	it('move the board when they wander together', () => {
		down();
		finger('pointermove', 1, 20, 100);
		finger('pointermove', 2, 120, 100);
		expect(said('pan')).toEqual(['pan 10,0', 'pan 10,0']);
	});
	it('turn the tile when they go around each other', () => {
		down();
		finger('pointermove', 2, 70, 170);
		expect(said('twist')).toEqual(['twist 1']);
	});
});

describe('the wheel', () => {
	it('zooms on the board', () => {
		wheel(100);
		wheel(-100);
		expect(done).toEqual(['zoom out', 'zoom in']);
	});
	it('turns the tile over a space for it, and does not zoom there, however fine it is', () => {
		held = true;
		for (let notch = 0; notch < 8; notch += 1) wheel(20);
		expect(done).toEqual(['twist 1', 'twist 1']);
	});
	it('zooms everywhere with Ctrl, as a pinch on a touchpad does', () => {
		held = true;
		wheel(-10, true);
		expect(done).toEqual(['zoom in']);
	});
});
