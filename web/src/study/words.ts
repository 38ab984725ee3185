/** Actions of records in words, without a board: for the list of moves. */
import type { ActionKind, Turn } from '../generated/protocol';
import { phrases, t } from '../phrases/phrases.svelte';

/** The kinds of actions whose first word in records is another one. */
const KINDS: Readonly<Record<string, ActionKind>> = {
	barn: 'place-barn',
	fairy: 'move-fairy',
	remove: 'remove-knight',
	tower: 'build-tower',
	dragon: 'move-dragon',
	abbey: 'place-abbey',
	leave: 'leave-quarter',
	count: 'move-count',
	fair: 'choose-fair',
};

const QUARTERS: readonly string[] = ['castle', 'market', 'blacksmith', 'cathedral'];
const PIECES: readonly string[] = [
	'follower',
	'big-follower',
	'mayor',
	'wagon',
	'abbot',
	'phantom',
	'builder',
	'pig',
	'member',
	'hut',
	'settler',
];

/** The tile that an action draws. */
export function drawnBy(action: string): string | null {
	const [word, tile = null] = action.split(' ');
	return word === 'draw' ? tile : null;
}

/** How an action turns the drawn tile, if it lays it. */
export function turnOf(action: string): Turn | null {
	const turn = /^place \S+ turn ([0-3])$/.exec(action)?.[1];
	return turn === undefined ? null : (Number(turn) as Turn);
}

/** An action in a few words; none if it shows by itself, or is nothing. */
export function wordsOf(action: string): string {
	const [word = '', where = 'none'] = action.split(' ');
	if (word === 'draw' || word === 'place' || word === 'pass') return '';
	if (PIECES.includes(word)) {
		const id = QUARTERS.includes(where) ? 'study-piece-quarter' : 'study-piece';
		return t(id, { piece: word, feature: where });
	}
	const id = `group-${KINDS[word] ?? word}`;
	return phrases.knows(id) ? t(id, { piece: where }) : '';
}
