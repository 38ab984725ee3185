import './style/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { phrases } from './phrases/phrases.svelte';
import { session } from './session.svelte';

/** In all languages, because this is for when the phrases themselves did not come. */
const FAILED = [
	'Bastide did not load. Are you online? Reload the page.',
	'A Bastide nem töltődött be. Van internetkapcsolatod? Töltsd újra az oldalt.',
	'Bastide nu s-a încărcat. Ai conexiune la internet? Reîncarcă pagina.',
];

async function begin(target: HTMLElement) {
	try {
		await Promise.all([phrases.begin(), session.begin()]);
	} catch {
		target.replaceChildren(
			...FAILED.map((sentence) => {
				const line = document.createElement('p');
				line.textContent = sentence;
				return line;
			}),
		);
		return;
	}
	target.replaceChildren();
	mount(App, { target });
}

const target = document.getElementById('app');
if (target) void begin(target);
