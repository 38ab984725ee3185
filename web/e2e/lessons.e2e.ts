import { expect, test } from 'vitest';
import type { Lesson, Lessons } from '../src/generated/protocol';
import { visitor } from './people';
import { actByMouse, decision, preset, table } from './tables';

test('every lesson is played to its end, and says what the server says', async () => {
	const anna = await visitor();
	const { page } = anna;
	const { lessons } = await anna.api<Lessons>('GET', '/lessons');
	expect(lessons.length).toBeGreaterThan(10);
	for (const id of lessons) {
		const lesson = await anna.api<Lesson>('GET', `/lessons/${id}?lang=en`);
		const sentences = new Set<string>();
		await anna.visit(`/learn/${id}`);
		const done = page.getByTestId('lesson-done');
		const watch = page.getByTestId('lesson-on');
		const text = page.getByTestId('lesson-text');
		const choice = page.locator('.ghost, .target, .catapult, [data-choice]');
		for (let step = 0; step < 60 && !(await done.isVisible()); step += 1) {
			await choice.or(watch).or(done).first().waitFor({ state: 'attached' });
			sentences.add(await text.innerText());
			// The companion may play on by herself before the button is pressed.
			if (await watch.isVisible()) await watch.click({ timeout: 3000 }).catch(() => {});
			else if (!(await done.isVisible())) await actByMouse(page, 0);
			await page.waitForTimeout(50);
		}
		expect(await done.isVisible(), `${id}: ${await text.innerText()}`).toBe(true);
		sentences.add(await text.innerText());
		expect(sentences, id).toContain(lesson.frames.at(-1)?.text.trim());
	}
	await anna.leave();
});

test('a table that starts at once offers a lesson to players who have seen none, until they decline', async () => {
	const anna = await visitor({ lessons: true });
	const { page } = anna;
	const id = await table(anna, preset('hunters-and-gatherers'), ['me', 'computer']);
	await anna.visit(`/table/${id}`);
	const offer = page.getByTestId('lesson-offer');
	await offer.waitFor();
	expect(await offer.innerText()).toContain('Hunters & Gatherers');
	expect(await offer.getByRole('link').getAttribute('href')).toBe('/learn/hunters-and-gatherers');
	await anna.looksAccessible();
	await offer.getByRole('button').click();
	await offer.waitFor({ state: 'detached' });
	await page.reload();
	await decision(page, 0);
	expect(await offer.count()).toBe(0);

	const bela = await visitor({ name: 'Béla', lessons: true });
	await bela.visit(`/table/${id}`);
	await bela.page.getByTestId('board').waitFor();
	expect(await bela.page.getByTestId('lesson-offer').count(), 'spectators are not asked').toBe(0);
	await bela.leave();
	await anna.leave();
});
