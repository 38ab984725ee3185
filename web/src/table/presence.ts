/** What a player is doing, in a word or two on the player's card. */
import type { Position, TableInfo } from '../generated/protocol';
import { t } from '../phrases/phrases.svelte';

export type Presence = {
	kind: 'your-turn' | 'thinking' | 'computer' | 'resigned' | 'online' | 'away';
	text: string;
	/** What is enough where there is little room. */
	brief?: string;
};

/** What the server says about who is connected; how long somebody has been away only if it knows. */
type Seats = Pick<TableInfo, 'seats' | 'here'> & { away_for?: readonly (number | null)[] };

/** The presence of a seat; `mine` are the viewer's seats. */
export function presenceOf(
	info: Seats,
	position: Position,
	seat: number,
	mine: readonly number[],
): Presence {
	const seating = info.seats[seat - 1];
	const acting = position.acting === seat;
	if (position.left?.includes(seat)) return { kind: 'resigned', text: t('presence-resigned') };
	if (seating?.sitter === 'computer') {
		const level = t(`level-${seating.level}`);
		const text = t(acting ? 'presence-computer-thinking' : 'presence-computer', { level });
		return { kind: acting ? 'thinking' : 'computer', text, brief: level };
	}
	if (acting && mine.includes(seat)) return { kind: 'your-turn', text: t('dock-your-turn') };
	if (!info.here.includes(seat)) return { kind: 'away', text: awayText(info.away_for?.[seat - 1]) };
	if (acting) return { kind: 'thinking', text: t('presence-thinking') };
	return { kind: 'online', text: t('presence-online') };
}

function awayText(seconds: number | null | undefined): string {
	const minutes = Math.floor((seconds ?? 0) / 60);
	return minutes === 0 ? t('presence-away') : t('presence-away-for', { minutes });
}
