import { expect, test } from 'vitest';
import { nextIn } from './steps';

const place = (x: number, y: number) => ({ point: { x, y } });
const start = { x: 0, y: 0 };

test('an arrow key goes to the nearest place in its direction', () => {
	const [near, far, above] = [place(2, 0), place(5, 0), place(0, -3)];
	const all = [far, above, near];
	expect(nextIn(start, 'right', all)).toBe(near);
	expect(nextIn(near.point, 'right', all)).toBe(far);
	expect(nextIn(start, 'up', all)).toBe(above);
	expect(nextIn(start, 'left', all)).toBeNull();
});

test('a place straight ahead comes before one that is nearer but beside the way', () => {
	const [ahead, beside] = [place(4, 0), place(1, 3)];
	expect(nextIn(start, 'right', [beside, ahead])).toBe(ahead);
	expect(nextIn(start, 'down', [ahead, beside])).toBe(beside);
});
