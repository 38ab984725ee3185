/** The legal actions in words, for buttons, keyboards and screen readers. */
import type { Choice, Position } from '../generated/protocol';
import { t } from '../phrases/phrases.svelte';
import { samePos } from './geometry';
import type { Group } from './targets';

/** What the words for an action depend on. */
export type Telling = { names: readonly string[]; position: Position };

/** `road E` is a road, in the east. */
export function placeParts(place: string | null | undefined): { feature: string; side: string } {
	const [feature = 'none', side = 'none'] = (place ?? 'none').split(' ');
	return { feature, side };
}

/** A legal action in words. */
export function captionOf(choice: Choice, telling: Telling): string {
	const { kind, at, turn, piece, place, corner, quarter, contest, result } = choice;
	const there = telling.position.pieces?.find((other) =>
		quarter ? !other.at && other.place === quarter : samePos(other.at, at) && other.place === place,
	);
	const other = choice.other ?? (kind === 'place-piece' ? undefined : there?.seat);
	return t(`choice-${kind}`, {
		...placeParts(quarter ?? place),
		at: at ? `${at[0]},${at[1]}` : 'none',
		turn: turn ?? 0,
		price: choice.price ?? 0,
		piece: piece ?? there?.piece ?? 'none',
		corner: corner ?? 'none',
		contest: contest ?? 'none',
		result: result ?? 'none',
		phase: telling.position.phase,
		name: other ? (telling.names[other - 1] ?? '') : '',
	});
}

/** What is to be decided now, for who sits on these seats: by whom, if it is not one alone. */
export function promptOf(
	position: Position,
	mine: readonly number[],
	names: readonly string[],
): string {
	const { acting, phase, left, fair } = position;
	if (acting === null) return t('prompt-over');
	const name = names[acting - 1] ?? '';
	const own = mine.includes(acting) && !left?.includes(acting);
	if (!own) return t('prompt-waiting', { name });
	const nearest = fair?.nearest;
	const prompt = t(`prompt-${phase}`, {
		contest: fair?.contest ?? 'none',
		piece: nearest?.piece ?? 'none',
		owner: nearest ? (names[nearest.seat - 1] ?? '') : '',
	});
	return mine.length > 1 ? t('prompt-of', { name, prompt }) : prompt;
}

/** A group of actions in few words. */
export function groupCaption({ kind, choices }: Group): string {
	return t(`group-${kind}`, { piece: choices[0]?.piece ?? 'none' });
}
