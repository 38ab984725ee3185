/** Which lessons there are for what is played, and what they are called. */
import type { Setup } from '../generated/protocol';
import { t } from '../phrases/phrases.svelte';

/** The lessons about a table, the most basic one first. */
export function lessonsOf(setup: Pick<Setup, 'game' | 'sets' | 'elements'>): string[] {
	if (setup.game && setup.game !== 'carcassonne') return [setup.game];
	const sets = Object.keys(setup.sets ?? {}).filter((set) => set !== 'base');
	const expansions = sets.map((set) => (set === 'river-1' ? 'river-2' : set));
	const { abbots, phantoms } = setup.elements ?? {};
	const pieces = [...(abbots ? ['abbot'] : []), ...(phantoms ? ['phantom'] : [])];
	return ['base-game', ...expansions, ...pieces];
}

/** The title of a lesson. */
export function titleOf(lesson: string): string {
	if (lesson === 'base-game') return t('set-base');
	if (lesson === 'river-2') return t('set-river-1');
	if (lesson === 'abbot' || lesson === 'phantom') return t(`element-${lesson}s`);
	const isGame = lesson === 'hunters-and-gatherers' || lesson === 'mayflower';
	return t(isGame ? `game-${lesson}` : `set-${lesson}`);
}
