import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { TokenLine } from '../generated/protocol';
import { phrases } from '../phrases/phrases.svelte';
import Tokens from './Tokens.svelte';

const bot: TokenLine = {
	id: 'bot',
	label: 'my bot',
	scope: 'read',
	created: Date.UTC(2026, 0, 2),
	expires: Date.UTC(2026, 3, 2),
	last_used: null,
};

let asked: string[];
let kept: TokenLine[];

beforeAll(async () => {
	await phrases.speak('en');
	await phrases.need('account');
});
beforeEach(() => {
	asked = [];
	kept = [bot];
	vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
		asked.push(`${method} ${path} ${body ?? ''}`.trim());
		if (method === 'DELETE') {
			kept = [];
			return new Response(null, { status: 204 });
		}
		const answer = method === 'POST' ? { id: 'new', token: 'secret', expires: 0 } : kept;
		return new Response(JSON.stringify(answer), { status: 200 });
	});
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

test('a token is listed with what it may do', async () => {
	const { findByRole } = render(Tokens);
	const line = await findByRole('listitem');
	for (const fact of ['my bot', 'watch only', 'Jan 2, 2026', 'Apr 2, 2026', 'Never used']) {
		expect(line.textContent).toContain(fact);
	}
});

test('a token is revoked after a question', async () => {
	const { findByRole, findByText, queryByRole } = render(Tokens);
	await fireEvent.click(await findByRole('button', { name: 'Revoke my bot' }));
	expect(asked).toEqual(['GET /api/tokens']);
	await fireEvent.click(await findByRole('button', { name: 'Revoke' }));
	await findByText('No tokens.');
	expect(asked).toEqual(['GET /api/tokens', 'DELETE /api/tokens/bot', 'GET /api/tokens']);
	expect(queryByRole('listitem')).toBeNull();
});

test('a new token is shown once', async () => {
	const { findByRole, findByText, getByLabelText, queryByText } = render(Tokens);
	await fireEvent.input(getByLabelText(/^Name/), { target: { value: 'logger' } });
	await fireEvent.click(getByLabelText('30 days'));
	await fireEvent.click(await findByRole('button', { name: 'Create token' }));
	await findByText('secret');
	expect(asked[1]).toBe('POST /api/tokens {"label":"logger","scope":"play","life":"30-days"}');
	await fireEvent.click(await findByRole('button', { name: 'Done' }));
	await vi.waitFor(() => expect(queryByText('secret')).toBeNull());
});
