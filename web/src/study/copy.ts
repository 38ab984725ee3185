/** A copy of another person's study, to be changed. */
import { api } from '../api/client';
import { attempt } from '../api/sentences';
import { router } from '../router.svelte';
import { session } from '../session.svelte';
import type { StudyBoard } from './board.svelte';

/** Saves a study with the variations of the page under another id, and goes there. */
export function copyOf({ study, tree, place }: StudyBoard): Promise<boolean> {
	return attempt(async () => {
		await session.known();
		const { id } = await api.newStudy({ from: 'study', study: study.id });
		// What was tried on this page is in no study yet.
		await api.changeStudy(id, { nodes: [...tree.nodes] });
		router.go({ page: 'study', id }, 'push', `#${(place ?? -1) + 1}`);
	});
}
