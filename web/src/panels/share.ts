import { t } from '../phrases/phrases.svelte';
import { toasts } from '../ui/toasts.svelte';

/** The address under which others find a table. */
export function linkTo(table: string): string {
	return `${location.origin}/table/${table}`;
}

/** Hands the link to whatever the device shares with, or else to the clipboard. */
export async function shareUrl(url: string): Promise<void> {
	if (navigator.share) {
		// Whoever changes their mind has done nothing wrong.
		await navigator.share({ title: 'Bastide', url }).catch(() => {});
		return;
	}
	try {
		await navigator.clipboard.writeText(url);
		toasts.show(t('link-copied'));
	} catch {
		// Without permission, or without encryption.
		toasts.show(t('link-copy-by-hand', { link: url }));
	}
}

export const shareLink = (table: string) => shareUrl(linkTo(table));
