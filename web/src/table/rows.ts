/** What can be chosen on a tile, in words: the feature, who the piece becomes there, and the points. */
import type { Choice, FeatureKind, Tile, Worth } from '../generated/protocol';
import { t } from '../phrases/phrases.svelte';
import type { Art } from './art.svelte';
import { placeParts } from './captions';
import { cornerOf, type Point } from './geometry';
import { whichOf } from './naming';
import { landscapeOf, pointOf } from './spots';
import type { Target } from './targets';

/** Part of a line; what counts is printed bold. */
export type Part = { text: string; bold: boolean };

export type Row = {
	choice: Choice;
	target: Target;
	/** Where the target is on the tile, in the units of drawings. */
	seat: Point;
	title: string;
	/** Who the piece becomes; a piece without a role is called by its name. */
	role: string;
	worth: Part[];
};

const LAND: readonly FeatureKind[] = ['field', 'meadow', 'plain'];

/** A row for every choice on a tile. */
export function rowsOf(targets: readonly Target[], tile: Tile, art: Art): Row[] {
	const landscape = landscapeOf([tile]);
	const corner = cornerOf(tile.at);
	const choices = targets.flatMap((target) => {
		const { x, y } = pointOf(target.spot, landscape, art);
		const seat = { x: x - corner.x, y: y - corner.y };
		return target.choices.map((choice) => ({ choice, target, seat }));
	});
	const which = whichOf(choices.map(({ choice, seat }) => ({ kind: kindOf(choice), point: seat })));
	return choices.map((one, index) => ({
		...one,
		title: capital(titleOf(one.choice, which[index] ?? 'only')),
		role: capital(roleOf(one.choice)),
		worth: one.choice.worth ? worthParts(one.choice.worth) : [],
	}));
}

function kindOf({ place, corner }: Choice): string {
	return corner ?? placeParts(place).feature;
}

function titleOf({ place, corner }: Choice, which: string): string {
	if (corner) return t('which-corner', { corner });
	return t('which-feature', { which, name: t('feature-name', placeParts(place)) });
}

function roleOf({ role, piece, place }: Choice): string {
	if (!role) return t('piece-name', { piece: piece ?? 'none' });
	// Mayflower calls the piece on a farm a farmer, which other languages tell apart from one on a field.
	const farm = role === 'farmer' && placeParts(place).feature === 'farm';
	return t('role-name', { role: farm ? 'homesteader' : role });
}

/** What a feature is worth: the points now, and what they can become. */
export function worthParts({ feature, now, complete, each, open }: Worth): Part[] {
	const parts = numbered('worth-now', `${now}`);
	const next =
		LAND.includes(feature) || (feature === 'road' && now > 0)
			? perPiece(feature, each)
			: numbered('worth-complete', complete ? `${complete}${open ? '+' : ''}` : '');
	return next.length > 0 ? [...parts, { text: ', ', bold: false }, ...next] : parts;
}

function perPiece(feature: FeatureKind, each: number | null | undefined): Part[] {
	if (!each) return [];
	const text = t(feature === 'road' ? 'worth-each-tile' : 'worth-each-city', { points: each });
	return [{ text, bold: false }];
}

/** A phrase with its number in bold; nothing without a number. */
function numbered(phrase: string, points: string): Part[] {
	if (!points) return [];
	const text = t(phrase, { points });
	const at = text.indexOf(points);
	const parts = [
		{ text: text.slice(0, at), bold: false },
		{ text: points, bold: true },
		{ text: text.slice(at + points.length), bold: false },
	];
	return parts.filter((part) => part.text !== '');
}

/** Titles begin with a capital letter; names of features and pieces do not. */
function capital(text: string): string {
	return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
