/** Links in emails. */
import { Refusal } from '../api/client';

/** The token of the link by which somebody came: what follows `#`. */
export function tokenOfLink(): string {
	return location.hash.slice(1);
}

/** Uses a link, and returns whether it still works. */
export async function useLink(deed: () => Promise<unknown>): Promise<boolean> {
	try {
		await deed();
		return true;
	} catch (error) {
		if (error instanceof Refusal && error.code === 'wrong-link') return false;
		throw error;
	}
}
