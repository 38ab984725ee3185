/** Games from files: what is taken, and why a file is not. */
import { api, Refusal } from '../api/client';
import { sentenceFor } from '../api/sentences';
import type { Study } from '../generated/protocol';
import { phrases, t } from '../phrases/phrases.svelte';
import { Cancelled, session } from '../session.svelte';

/** The names of files that hold games. */
export const ENDINGS = ['.bastide', '.jcz'] as const;
/** The largest file that is sent, in bytes. */
export const MOST = 1024 * 1024;

/** These reasons have details that only the server's English sentence tells. */
const DETAILED = ['message', 'no-action', 'setup', 'unreadable'];

/** What went wrong, and what exactly the server found in the file, in English. */
export type Failure = { sentence: string; detail: string | null };

type Named = Pick<File, 'name' | 'size'>;

/** Why a file need not be sent; `null` if it may hold a game. */
export function refusalOf({ name, size }: Named): Failure | null {
	const known = ENDINGS.some((ending) => name.toLowerCase().endsWith(ending));
	if (!known) return { sentence: t('upload-not-a-game'), detail: null };
	if (size > MOST) return { sentence: t('upload-too-large'), detail: null };
	return null;
}

/** Makes a study of a file. */
export async function upload(file: File): Promise<{ study: Study } | { failure: Failure | null }> {
	const failure = refusalOf(file);
	if (failure) return { failure };
	try {
		await session.known();
		const text = await file.text();
		return { study: await api.newStudy({ from: 'file', name: file.name, text }) };
	} catch (error) {
		if (error instanceof Cancelled) return { failure: null };
		if (!(error instanceof Refusal)) throw error;
		return { failure: failureOf(error) };
	}
}

/** Why the server refused a file. */
export function failureOf({ code, message, rule, fault, retryAfter }: Refusal): Failure {
	if (retryAfter !== null) {
		return { sentence: t('wait-before-retry', { seconds: retryAfter }), detail: null };
	}
	if (code === 'too-large') return { sentence: t('upload-too-large'), detail: null };
	if (code !== 'bad-record') return { sentence: sentenceFor(code), detail: null };
	const { reason, about, line, part } = fault;
	const id = `file-${reason}`;
	if (!reason || !phrases.knows(id)) return { sentence: t('upload-refused'), detail: message };
	const said = t(id, { about: about ?? '' });
	// A file that holds no game has no lines that mean anything.
	const whole = reason === 'no-game' || !line;
	const sentence = whole ? said : t('upload-where', { line, part: part ?? '', reason: said });
	return {
		sentence: rule ? `${sentence} ${t('refused-rule', { rule })}.` : sentence,
		detail: DETAILED.includes(reason) ? message : null,
	};
}

/** What was left out of a file or changed, to be told. The server lists it in English; others learn that there is something. */
export function toldOf(warnings: readonly string[]): readonly string[] {
	if (phrases.language === 'en' || warnings.length === 0) return warnings;
	return [t('upload-changed')];
}
