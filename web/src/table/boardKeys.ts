/** The keys of the board. */
import type { Cursor } from './cursor.svelte';
import type { Direction } from './steps';

const ARROWS: Readonly<Record<string, Direction>> = {
	ArrowLeft: 'left',
	ArrowRight: 'right',
	ArrowUp: 'up',
	ArrowDown: 'down',
};
/** How much larger or smaller a key makes the board. */
const STEP = 1.3;

/**
 * Does what a key means; returns `true` if it means something. Keys that would mean something elsewhere count only
 * while the board has the focus. Nothing else gets a key that was used here.
 */
export function boardKey(event: KeyboardEvent, onBoard: boolean, cursor: Cursor): boolean {
	if (event.ctrlKey || event.metaKey || event.altKey) return false;
	if ((event.target as Element).closest?.('input, textarea, select')) return false;
	const used = everywhere(event, cursor) || (onBoard && here(event, cursor));
	if (used) event.stopImmediatePropagation();
	return used;
}

function everywhere({ key }: KeyboardEvent, { camera }: Cursor): boolean {
	if (key === 'f' || key === 'F' || key === '0') camera.toggleWhole();
	else if (key === '+') camera.zoomStep(STEP);
	else if (key === '-') camera.zoomStep(1 / STEP);
	else return false;
	return true;
}

function here({ key, shiftKey }: KeyboardEvent, cursor: Cursor): boolean {
	const direction = ARROWS[key];
	if (direction) {
		if (!shiftKey) return cursor.move(direction);
		cursor.pan(direction);
		return true;
	}
	if (key === 'Enter') return cursor.choose();
	if (key === 'r' || key === 'R') return cursor.turn(shiftKey ? -1 : 1);
	return false;
}
