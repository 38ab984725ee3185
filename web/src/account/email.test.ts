import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { EmailStatus } from '../generated/protocol';
import AccountPage from '../pages/AccountPage.svelte';
import ConfirmEmailPage from '../pages/ConfirmEmailPage.svelte';
import ResetPasswordPage from '../pages/ResetPasswordPage.svelte';
import { phrases } from '../phrases/phrases.svelte';
import { router } from '../router.svelte';
import { session } from '../session.svelte';
import EmailSection from './EmailSection.svelte';

const ann = { id: 'ann', name: 'Ann', colour: 'red', account: 'Ann' } as const;
const none: EmailStatus = { enabled: true, address: null, unconfirmed: null };

let asked: string[];
/** What the server answers: a body, or a refusal with this code. */
let answers: Record<string, unknown>;

beforeAll(async () => {
	await phrases.speak('en');
	await phrases.need('account');
});
beforeEach(() => {
	asked = [];
	answers = { 'GET /api/tokens': [], 'GET /api/recovery-codes': { left: 8 } };
	vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
		asked.push(`${method} ${path} ${body ?? ''}`.trim());
		const answer = answers[`${method} ${path}`];
		if (typeof answer === 'string') {
			const refused = { code: answer, message: '', rule: null };
			return new Response(JSON.stringify(refused), { status: 401 });
		}
		if (answer === undefined) return new Response(null, { status: 204 });
		return new Response(JSON.stringify(answer), { status: 200 });
	});
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
	session.person = null;
	location.hash = '';
});

function fill(label: HTMLElement, value: string) {
	return fireEvent.input(label, { target: { value } });
}

test('without email on the server, only recovery codes help', async () => {
	answers['GET /api/email'] = { ...none, enabled: false };
	const { findByRole, findByLabelText, queryByLabelText } = render(AccountPage);
	await fireEvent.click(await findByRole('button', { name: 'Existing account' }));
	await fireEvent.click(await findByRole('button', { name: 'Forgot your password?' }));
	await findByLabelText(/^Recovery code/);
	expect(queryByLabelText(/email/i)).toBeNull();
	session.person = ann;
	await findByRole('heading', { name: 'Recovery codes' });
	await vi.waitFor(() => expect(asked.filter((call) => call.includes('email'))).toHaveLength(2));
	expect(queryByLabelText(/email/i)).toBeNull();
});

test('a forgotten password is answered alike for everybody, and codes can still be used', async () => {
	answers['GET /api/email'] = none;
	const { findByRole, findByLabelText, findByText } = render(AccountPage);
	await vi.waitFor(() => expect(asked).toContain('GET /api/email'));
	await fireEvent.click(await findByRole('button', { name: 'Existing account' }));
	await fireEvent.click(await findByRole('button', { name: 'Forgot your password?' }));
	await fireEvent.click(await findByRole('button', { name: 'Use a recovery code' }));
	await findByLabelText(/^Recovery code/);
	await fireEvent.click(await findByRole('button', { name: 'Back to sign-in' }));
	await fireEvent.click(await findByRole('button', { name: 'Forgot your password?' }));
	await fill(await findByLabelText('Account name or email address'), 'ann@example.org');
	await fireEvent.click(await findByRole('button', { name: 'Send link' }));
	await findByText(/^If this account has a confirmed email address/);
	expect(asked.at(-1)).toBe('POST /api/forgot {"account":"ann@example.org","lang":"en"}');
});

test('an address is set with the password, and removed after a question', async () => {
	const onchange = vi.fn(async () => {});
	const email = { ...none, address: 'old@example.org', unconfirmed: 'new@example.org' };
	const { findByRole, findByText, getAllByLabelText, getByLabelText } = render(EmailSection, {
		account: 'Ann',
		email,
		onchange,
	});
	await findByText('Your address: old@example.org');
	await findByText(/^Not confirmed yet: new@example.org/);
	await fill(getByLabelText('New email address'), 'ann@example.org');
	const [password] = getAllByLabelText('Current password');
	if (password) await fill(password, 'secret');
	await fireEvent.click(await findByRole('button', { name: 'Send confirmation link' }));
	await vi.waitFor(() => expect(onchange).toHaveBeenCalledTimes(1));
	expect(asked).toEqual([
		'PUT /api/email {"address":"ann@example.org","password":"secret","lang":"en"}',
	]);
	await fireEvent.click(await findByRole('button', { name: 'Remove address' }));
	const [, proof] = getAllByLabelText('Current password');
	if (proof) await fill(proof, 'secret');
	const form = proof?.closest('form');
	if (form) await fireEvent.submit(form);
	await vi.waitFor(() => expect(onchange).toHaveBeenCalledTimes(2));
	expect(asked.at(-1)).toBe('DELETE /api/email {"password":"secret"}');
});

test('a link confirms an address when a button is pressed', async () => {
	location.hash = '#abc';
	const { findByRole, findByText } = render(ConfirmEmailPage);
	const button = await findByRole('button', { name: 'Confirm address' });
	expect(asked).toEqual([]);
	await fireEvent.click(button);
	await findByText('Your email address is confirmed.');
	expect(asked).toEqual(['POST /api/email/confirm {"token":"abc"}']);
});

test('a link that was used says what to do', async () => {
	location.hash = '#abc';
	answers['POST /api/email/confirm'] = 'wrong-link';
	answers['POST /api/reset'] = 'wrong-link';
	const confirm = render(ConfirmEmailPage);
	await fireEvent.click(await confirm.findByRole('button', { name: 'Confirm address' }));
	await confirm.findByText(/^This link has expired/);
	cleanup();
	const reset = render(ResetPasswordPage);
	await fill(reset.getByLabelText(/^New password/), 'plum rocket turnip');
	await fireEvent.click(await reset.findByRole('button', { name: 'Set password' }));
	await reset.findByText(/^This link has expired/);
});

test('a link without its token is no link', async () => {
	const { findByText } = render(ResetPasswordPage);
	await findByText(/^This link has expired/);
});

test('a link sets a new password and signs in', async () => {
	location.hash = '#abc';
	answers['POST /api/reset'] = ann;
	const { findByRole, getByLabelText } = render(ResetPasswordPage);
	await fill(getByLabelText(/^New password/), 'plum rocket turnip');
	await fireEvent.click(await findByRole('button', { name: 'Set password' }));
	await vi.waitFor(() => expect(router.route).toEqual({ page: 'account' }));
	expect(asked).toEqual(['POST /api/reset {"token":"abc","password":"plum rocket turnip"}']);
	expect(session.person).toEqual(ann);
	expect(location.hash).toBe('');
});
