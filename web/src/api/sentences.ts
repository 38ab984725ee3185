/** Refusals as sentences, and buttons that say what went wrong. */
import { phrases, t } from '../phrases/phrases.svelte';
import { Cancelled } from '../session.svelte';
import { toasts } from '../ui/toasts.svelte';
import { Refusal } from './client';

/** What people read when something was refused. */
export function sentenceFor(code: string): string {
	return phrases.knows(`error-${code}`) ? t(`error-${code}`) : t('error-internal');
}

/** Does something and returns whether it was done; a toast says why the server refused it. */
export async function attempt(deed: () => Promise<unknown>): Promise<boolean> {
	try {
		await deed();
		return true;
	} catch (error) {
		if (error instanceof Cancelled) return false;
		if (!(error instanceof Refusal)) throw error;
		const seconds = error.retryAfter;
		const wait = seconds === null ? null : t('wait-before-retry', { seconds });
		toasts.show(wait ?? sentenceFor(error.code), 'problem');
		return false;
	}
}
