/** Whether the viewer can take the last action back. */
import type { Undo } from '../generated/protocol';
import type { TableSource } from '../live/source';

/** Whether one of the viewer's seats can take its last action back, and whether others are asked. */
export function undoOf({ game, mine }: TableSource): Undo | null {
	if (!game || game.end) return null;
	return mine.map((seat) => game.undo[seat - 1]).find((undo) => undo != null) ?? null;
}
