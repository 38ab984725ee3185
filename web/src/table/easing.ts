/** Curves of motion for what CSS cannot move, because other things have to follow every frame. */

/** The CSS function `cubic-bezier`: the progress at a part of the time, both from 0 to 1. */
export function cubicBezier(x1: number, y1: number, x2: number, y2: number) {
	const curve = (a: number, b: number, t: number) =>
		3 * a * t * (1 - t) ** 2 + 3 * b * t ** 2 * (1 - t) + t ** 3;
	return (time: number): number => {
		if (time <= 0) return 0;
		if (time >= 1) return 1;
		// Time grows along the curve, so halving the interval finds its point.
		let [low, high] = [0, 1];
		for (let step = 0; step < 20; step += 1) {
			const middle = (low + high) / 2;
			if (curve(x1, x2, middle) < time) low = middle;
			else high = middle;
		}
		return curve(y1, y2, (low + high) / 2);
	};
}

/** The same as `--ease-camera`. */
export const cameraEase = cubicBezier(0.35, 0, 0.1, 1);
