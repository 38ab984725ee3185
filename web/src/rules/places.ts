/** Where a numbered rule is read: `/rulebook/tower#TOW-12`. Without the texts, so that tables stay small. */

/** The chapters of the rulebook by the prefix of their IDs, in the order in which people meet them. */
const CHAPTERS = {
	BAS: 'base-game',
	INN: 'inns-and-cathedrals',
	TRA: 'traders-and-builders',
	PRD: 'princess-and-dragon',
	TOW: 'tower',
	ABB: 'abbey-and-mayor',
	ABT: 'abbot',
	PHA: 'phantom',
	KNG: 'king-and-robber',
	CUL: 'cult',
	CNT: 'count',
	RIV: 'river',
	CAT: 'catapult',
	INT: 'interactions',
	HG: 'hunters-and-gatherers',
	MAY: 'mayflower',
} as const;

export const NUMBERED_CHAPTERS: readonly string[] = Object.values(CHAPTERS);

/** A chapter of the rulebook, perhaps at one of its rules. */
export type Place = { chapter: string; rule: string | null };

/** Returns where a rule is read; null if its prefix is unknown. */
export function placeOf(rule: string): Place | null {
	const [, prefix = ''] = /^([A-Z]+)(?:-[A-Z]+)?-[A-Z]?\d+$/.exec(rule) ?? [];
	const chapter = prefix in CHAPTERS ? CHAPTERS[prefix as keyof typeof CHAPTERS] : null;
	return chapter && { chapter, rule };
}

/** Returns the path of a place. */
export function pathOfPlace({ chapter, rule }: Place): string {
	return `/rulebook/${chapter}${rule === null ? '' : `#${rule}`}`;
}

/** Returns where a plain click on a link to the rulebook leads; null for all other clicks. */
export function clickedPlace(event: MouseEvent): Place | null {
	const link = event.target instanceof Element ? event.target.closest('a') : null;
	if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return null;
	const [, chapter] = /^\/rulebook\/([\w-]+)$/.exec(link.pathname) ?? [];
	if (link.origin !== location.origin || !chapter) return null;
	return { chapter, rule: link.hash.slice(1) || null };
}
