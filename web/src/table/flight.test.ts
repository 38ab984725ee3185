import { expect, test, vi } from 'vitest';
import { flyPoints } from './flight';

/** Where somebody's points are shown; hidden things are nowhere. */
function goal(seat: number, rects: Partial<DOMRect>[]) {
	const element = document.createElement('b');
	element.dataset.points = String(seat);
	element.getClientRects = () => rects as unknown as DOMRectList;
	document.body.append(element);
}

test('points fly to where the player is seen, not to where another window would show the player', () => {
	goal(1, []);
	goal(1, [{ left: 690, top: 50, width: 20, height: 20 }]);
	const animate = vi.fn((_: Keyframe[]) => ({ finished: Promise.resolve() }));
	Element.prototype.animate = animate as unknown as typeof Element.prototype.animate;
	flyPoints(4, 1, 'green', { x: 10, y: 20 });
	expect(animate.mock.calls[0]?.[0].at(-1)?.transform).toContain('translate(700px, 60px)');
	flyPoints(4, 2, 'red', { x: 10, y: 20 });
	expect(animate, 'nobody is there to fly to').toHaveBeenCalledTimes(1);
});
