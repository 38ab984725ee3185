import { afterAll, beforeAll, expect, test } from 'vitest';
import { visitor } from './people';
import { startServer } from './server';
import { startSmtp } from './smtp';

const PUBLIC_URL = 'https://bastide.example';
const PASSWORD = 'correct horse battery';
const NEW_PASSWORD = 'plum rocket turnip';

let smtp: Awaited<ReturnType<typeof startSmtp>>;
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
	smtp = await startSmtp();
	const sender = ['--smtp-from', 'noreply@bastide.example', '--public-url', PUBLIC_URL];
	server = await startServer('--smtp', smtp.url, ...sender);
});
afterAll(async () => {
	await server.stop();
	await smtp.stop();
});

test('an address is confirmed, and a link sets a new password', async () => {
	const { origin } = server;
	const name = `Anna ${Date.now()}`;
	const anna = await visitor({ origin });
	const { page } = anna;
	await anna.api('POST', '/account', { name, password: PASSWORD });
	await anna.visit('/account');
	const form = page.getByTestId('email');
	await form.getByLabel('New email address').fill('anna@example.org');
	await form.getByLabel('Current password').fill(PASSWORD);
	await form.getByRole('button', { name: 'Send confirmation link' }).click();
	await form.getByText('Not confirmed yet: anna@example.org').waitFor();
	await anna.looksAccessible();

	// The link is opened in another browser, in which nobody is signed in.
	const elsewhere = await visitor({ origin, newcomer: true });
	await elsewhere.visit(await smtp.link(PUBLIC_URL));
	await elsewhere.page.getByRole('button', { name: 'Confirm address' }).click();
	await elsewhere.page.getByText('Your email address is confirmed.').waitFor();
	await elsewhere.looksAccessible();
	await page.reload();
	await form.getByText('Your address: anna@example.org').waitFor();

	await elsewhere.visit('/account');
	await elsewhere.page.getByRole('button', { name: 'Existing account' }).click();
	await elsewhere.page.getByRole('button', { name: 'Forgot your password?' }).click();
	const forgot = elsewhere.page.getByTestId('forgot');
	await forgot.getByLabel('Account name or email address').fill('anna@example.org');
	await elsewhere.looksAccessible();
	await forgot.getByRole('button', { name: 'Send link' }).click();
	await forgot.getByText('a link is on its way').waitFor();
	await elsewhere.visit(await smtp.link(PUBLIC_URL));
	await elsewhere.page.getByLabel('New password').fill(NEW_PASSWORD);
	await elsewhere.page.getByRole('button', { name: 'Set password' }).click();
	await elsewhere.page.getByText(`Signed in as ${name}`).waitFor();
	expect(new URL(elsewhere.page.url()).hash).toBe('');
	await elsewhere.leave();

	// The old session has ended.
	await page.reload();
	await page.getByRole('button', { name: 'Existing account' }).waitFor();
	await anna.leave();
});
