import type { Language } from '../settings.svelte';

/** Every language by its own name. */
export const LANGUAGE_NAMES: Record<Language, string> = {
	en: 'English',
	hu: 'Magyar',
	ro: 'Română',
};
