/** A puzzle on the analysis board. */
import { api } from '../api/client';
import { attempt } from '../api/sentences';
import type { Puzzle, StudyNode } from '../generated/protocol';
import { t } from '../phrases/phrases.svelte';
import { router } from '../router.svelte';
import { session } from '../session.svelte';
import { themeName } from './words';

/** Makes a study with the moves that lead to the puzzle, and goes to its position. */
export function explorePuzzle({ setup, actions, theme }: Puzzle): Promise<boolean> {
	return attempt(async () => {
		await session.known();
		const { id } = await api.newStudy({ from: 'empty', setup });
		const nodes = actions.map(
			(action, index): StudyNode => ({ action, after: index > 0 ? index - 1 : null }),
		);
		await api.changeStudy(id, { name: t('puzzle-study', { theme: themeName(theme) }), nodes });
		router.go({ page: 'study', id }, 'push', `#${actions.length}`);
	});
}
