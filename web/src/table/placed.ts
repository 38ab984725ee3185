/** The figure that a piece gets where it is placed. */
import type { ColourOf } from '../live/colours';
import type { Art } from './art.svelte';
import type { FigureOf } from './beats';
import { landscapeOf, pointOf, spotOfPiece } from './spots';

/** Where pieces lie down, and which of them can. */
const LAID_DOWN = /^(field|meadow|plain)\b/;
const LYING: readonly string[] = ['follower', 'big-follower', 'member', 'settler'];

/** Returns how to draw pieces that were just placed. `colourOf` is asked anew each time, as the table may still load. */
export function figuresOf(art: Art, colourOf: () => ColourOf): FigureOf {
	return ({ piece, place, at, seat }, tiles) => {
		const lies = LYING.includes(piece) && LAID_DOWN.test(place);
		const { x, y } = pointOf(spotOfPiece({ at, place }), landscapeOf(tiles), art);
		return [`${lies ? 'lying-' : ''}${piece}-${colourOf()(seat)}`, x, y];
	};
}
