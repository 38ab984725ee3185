/** The way from puzzle to puzzle. */
import { api } from '../api/client';
import { router } from '../router.svelte';
import { EVERYTHING, matching, nextPuzzle } from './progress';
import { trainer } from './trainer.svelte';

/** Goes to a puzzle that suits the player, other than the current one; to the list if there is none. */
export async function goToNext(current: string | null): Promise<void> {
	const puzzles = await api.puzzles();
	const choose = (some: typeof puzzles) =>
		nextPuzzle(some, trainer.progress, current, Math.random());
	const next = choose(matching(puzzles, trainer.filter)) ?? choose(matching(puzzles, EVERYTHING));
	router.go(next ? { page: 'puzzle', id: next.id } : { page: 'puzzles' });
}
