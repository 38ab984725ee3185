/** The legal actions in words, for buttons, keyboards and screen readers. */
import type { Choice, Pos, Position } from '../generated/protocol';
import { t } from '../phrases/phrases.svelte';
import { keyOf, samePos } from './geometry';
import type { Group } from './targets';

/** What the words for an action depend on. */
export type Telling = { names: readonly string[]; position: Position };

/** `road E` is a road, in the east. */
export function placeParts(place: string | null | undefined): { feature: string; side: string } {
	const [feature = 'none', side = 'none'] = (place ?? 'none').split(' ');
	return { feature, side };
}

/** What the ordinary pieces of a game are called, as phrases choose by it. */
function peopleOf({ players }: Position): 'follower' | 'member' | 'settler' {
	const supply = players[0]?.supply ?? {};
	if ('member' in supply) return 'member';
	return 'settler' in supply ? 'settler' : 'follower';
}

function sentenceCase(text: string): string {
	return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** A legal action in words, for where its space can be seen. */
export function captionOf(choice: Choice, telling: Telling): string {
	const { kind, at, turn, piece, place, corner, quarter, contest, result } = choice;
	const { position, names } = telling;
	const there = position.pieces?.find((other) =>
		quarter ? !other.at && other.place === quarter : samePos(other.at, at) && other.place === place,
	);
	const other = choice.other ?? (kind === 'place-piece' ? undefined : there?.seat);
	const caption = t(`choice-${kind}`, {
		...placeParts(quarter ?? place),
		from: at || quarter ? 'table' : 'supply',
		turn: turn ?? 0,
		price: choice.price ?? 0,
		piece: piece ?? there?.piece ?? 'none',
		corner: corner ?? 'none',
		contest: contest ?? 'none',
		result: result ?? 'none',
		phase: position.phase,
		own: other === position.acting ? 'yes' : 'no',
		name: other ? (names[other - 1] ?? '') : '',
	});
	return sentenceCase(caption);
}

/** A space in words, counted in tiles from the start tile. */
export function spaceInWords([x, y]: Pos): string {
	const northOrSouth = y < 0 ? 'N' : y > 0 ? 'S' : '';
	const eastOrWest = x > 0 ? 'E' : x < 0 ? 'W' : '';
	return t('space-name', {
		sides: `${northOrSouth}${eastOrWest}` || 'none',
		rows: Math.abs(y),
		columns: Math.abs(x),
	});
}

/** The actions of a group in words, with their spaces where these differ. */
export function captionsOf({ choices }: Group, telling: Telling): string[] {
	const spaces = new Set(choices.flatMap(({ at }) => (at ? [keyOf(at)] : [])));
	return choices.map((choice) => {
		const caption = captionOf(choice, telling);
		if (!choice.at || spaces.size < 2) return caption;
		return t('choice-at', { choice: caption, space: spaceInWords(choice.at) });
	});
}

/** What is to be decided now, for the player of these seats; with the name if they are several. */
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
		people: peopleOf(position),
		piece: nearest?.piece ?? 'none',
		name: nearest ? (names[nearest.seat - 1] ?? '') : '',
	});
	return mine.length > 1 ? t('prompt-of', { name, prompt }) : prompt;
}

/** A group of actions in few words. */
export function groupCaption({ kind, choices }: Group): string {
	return sentenceCase(t(`group-${kind}`, { piece: choices[0]?.piece ?? 'none' }));
}
