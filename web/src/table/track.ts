/** The score track, fifty spaces around a rectangle, clockwise from its corner. */
export const TRACK = { columns: 23, rows: 4 };

/** Where the marker of somebody with so many points stands: the column and row of its space. */
export function spaceOf(points: number): { x: number; y: number } {
	const [right, down] = [TRACK.columns - 1, TRACK.rows - 1];
	const step = points % (2 * (right + down));
	if (step < right) return { x: step, y: 0 };
	if (step < right + down) return { x: right, y: step - right };
	if (step < 2 * right + down) return { x: 2 * right + down - step, y: down };
	return { x: 0, y: 2 * (right + down) - step };
}
