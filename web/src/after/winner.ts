/** Who has won, in words. */
import type { EndView } from '../generated/protocol';
import { phrases, t } from '../phrases/phrases.svelte';

/** A lead of this many points or fewer is worth the headline. */
const NARROW = 5;

export type Verdict = { headline: string; detail: string };

/** The headline of a result, and a line below it; `mine` are the viewer's seats. */
export function verdictOf(
	{ reason, scores, winners }: EndView,
	names: readonly string[],
	mine: readonly number[],
): Verdict {
	const nameOf = (seat: number) => names[seat - 1] ?? '';
	const list = new Intl.ListFormat(phrases.language, { type: 'conjunction' });
	const [winner] = winners;
	if (!winner || winners.length > 1) {
		const headline = t('end-shared', { names: list.format(winners.map(nameOf)) });
		return { headline, detail: reasonOf(reason, standings(scores)) };
	}
	const who = mine.length === 1 && mine.includes(winner) ? 'you' : 'other';
	const name = nameOf(winner);
	const rest = scores.flatMap((points, index) =>
		index + 1 === winner ? [] : [{ points, seat: index + 1 }],
	);
	const second = rest.sort((a, b) => b.points - a.points)[0];
	const lead = (scores[winner - 1] ?? 0) - (second?.points ?? 0);
	// Whoever resigned may have been ahead.
	if (reason !== 'played' || !second || lead <= 0) {
		return { headline: t('end-wins', { name, who }), detail: reasonOf(reason, standings(scores)) };
	}
	if (lead <= NARROW) {
		return { headline: t('end-wins-by', { name, who, lead }), detail: standings(scores) };
	}
	const detail = t('end-ahead', { lead, second: nameOf(second.seat) });
	return { headline: t('end-wins', { name, who }), detail };
}

function reasonOf(reason: EndView['reason'], otherwise: string): string {
	return reason === 'played' ? otherwise : t('end-reason', { reason });
}

/** All points, the highest first. */
function standings(scores: readonly number[]): string {
	const sorted = [...scores].sort((a, b) => b - a).map(String);
	return sorted.length === 2
		? t('end-two', { first: sorted[0] ?? '', second: sorted[1] ?? '' })
		: sorted.join(' – ');
}
