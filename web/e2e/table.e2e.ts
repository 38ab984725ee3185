import { expect, test } from 'vitest';
import { visitor } from './people';
import { actByKeys, actByMouse, decision, play, preset, table } from './tables';

test('whoever does not see the table is told what happens, what is asked, and what is refused', async () => {
	const anna = await visitor();
	const { page, context } = anna;
	let spoils = false;
	await context.routeWebSocket(/\/live/, (socket) => {
		const server = socket.connectToServer();
		socket.onMessage((message) => {
			const text = String(message);
			server.send(spoils ? text.replace(/"action":"[^"]*"/, '"action":"nonsense"') : text);
		});
	});
	const id = await table(anna, preset('base'), ['me', 'computer']);
	await anna.visit(`/table/${id}`);
	const told = page.getByRole('log', { name: 'What happens at the table' });
	const lines = () => told.locator('p').allTextContents();
	let seq = (await decision(page, 0)) as number;
	await expect.poll(lines).toContain('Your turn: place the tile.');
	await actByKeys(page, 0);
	seq = (await decision(page, seq)) as number;
	await expect.poll(async () => (await lines()).at(-1)).toBe('Place somebody, or nobody.');
	expect((await lines()).join('\n')).toMatch(/Anna 1 places a tile at -?\d+,-?\d+\./);

	spoils = true;
	await actByKeys(page, 0);
	await expect.poll(async () => (await lines()).at(-1)).toMatch(/^This was not done\. \w+/);
	spoils = false;
	await actByKeys(page, 0);
	await decision(page, seq);
	const computer = /^Computer (places|has|puts)/;
	await expect.poll(async () => (await lines()).some((line) => computer.test(line))).toBe(true);
	await expect.poll(async () => (await lines()).at(-1)).toBe('Your turn: place the tile.');
	await anna.leave();
});

test('points are told to whoever does not see them', async () => {
	const anna = await visitor();
	const { page } = anna;
	const id = await table(anna, preset('base'), ['me', 'me']);
	await anna.visit(`/table/${id}`);
	const told = page.getByTestId('told');
	for (let turn = 0; turn < 60; turn += 1) {
		if (await page.locator('.mark').count()) break;
		await play(page, actByMouse, 1);
	}
	await expect.poll(() => told.innerText()).toMatch(/\d+ points?/);
	await anna.leave();
});

test('what a feature is worth is found with keys alone', async () => {
	const anna = await visitor();
	const { page } = anna;
	const id = await table(anna, preset('base'), ['me', 'computer']);
	await anna.visit(`/table/${id}`);
	await decision(page, 0);
	const card = page.getByRole('status').getByTestId('feature-card');
	await expect
		.poll(async () => {
			await page.keyboard.press('f');
			return card.count();
		})
		.toBe(1);
	const first = await card.innerText();
	expect(first).toMatch(/on the tile 0,0/);
	await page.keyboard.press('f');
	await expect.poll(() => card.innerText()).not.toBe(first);
	await page.keyboard.press('Shift+F');
	await expect.poll(() => card.innerText()).toBe(first);
	await page.keyboard.press('Escape');
	await expect.poll(() => card.count()).toBe(0);
	await anna.looksAccessible();
	await anna.leave();
});

test('a computer without a name is called what it is, and a game that was given up is over', async () => {
	const anna = await visitor({ language: 'hu' });
	const { page } = anna;
	const id = await table(anna, preset('base'), ['me', 'computer']);
	await anna.visit(`/table/${id}`);
	await play(page, actByMouse, 4);
	await decision(page, 0);
	await page.getByText('Gép').first().waitFor();
	await expect.poll(() => page.locator('.log').innerText()).toContain('Gép');
	expect(await page.locator('body').innerText()).not.toContain('Computer');
	await page.getByRole('tab', { name: 'Csevegés' }).click();
	await page.getByRole('button', { name: 'Feladás' }).click();
	await page.locator('dialog[open]').getByRole('button', { name: 'Feladás' }).click();
	await page.getByTestId('result').waitFor();
	expect(await page.locator('.prompt').innerText()).toBe('A játék véget ért.');
	await anna.leave();
});

test('without confirmation, a click lays the tile', async () => {
	const anna = await visitor({ confirm: false });
	const { page } = anna;
	const id = await table(anna, preset('base'), ['me', 'me']);
	await anna.visit(`/table/${id}`);
	const seq = (await decision(page, 0)) as number;
	const ghost = await page.locator('.ghost').first().boundingBox();
	if (!ghost) throw new Error('there is no space for the tile');
	await page.mouse.click(ghost.x + ghost.width / 2, ghost.y + ghost.height / 2);
	expect(await decision(page, seq)).toBe(seq + 1);
	await anna.leave();
});
