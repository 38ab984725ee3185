/** Whole games of every preset: the points by category add up to the result. */
import { expect, test } from 'vitest';
import { categoriesOf } from '../src/after/categories';
import type { EndView, Free, PresetLine, Replay, StepView } from '../src/generated/protocol';
import { type Visitor, visitor } from './people';
import { preset, table } from './tables';

/** Plays a table to its end over its socket, without looking: any of the choices, and sometimes taking back. */
function playToTheEnd(person: Visitor, id: string): Promise<EndView> {
	return person.page.evaluate(
		(id) =>
			new Promise<EndView>((done) => {
				const socket = new WebSocket(
					`${location.origin.replace('http', 'ws')}/api/tables/${id}/live`,
				);
				let actions = 0;
				/** One of the actions with numbers. */
				const thrown = (free: Free | null): string[] => {
					const power = free && 'powers' in free ? free.powers[0]?.power : 0;
					if (free?.kind === 'gap') return ['gap 10'];
					if (free?.kind === 'catch-throw') return [`catch-throw ${free.asides[0]} power ${power}`];
					const aim = free?.kind === 'throw' ? free.aims[0] : undefined;
					return aim ? [`throw ${aim.side} ${aim.at.join(',')} power ${power}`] : [];
				};
				const send = (message: object) => socket.send(JSON.stringify(message));
				socket.onmessage = ({ data }) => {
					const message = JSON.parse(data);
					if (message.end) {
						done(message.end);
						socket.close();
					}
					if (message.type !== 'choices') return;
					actions += 1;
					const { seq } = message;
					// The first action of a turn cannot be taken back: then the refusal asks for another one.
					if (actions % 7 === 0) send({ type: 'undo', id: `undo ${actions}`, seq });
					const listed = message.actions.map((choice: { action: string }) => choice.action);
					const choices: string[] = [...listed, ...thrown(message.free)];
					const action = choices[(actions * 31) % choices.length];
					send({ type: 'act', id: `act ${actions}`, seq, action });
				};
			}),
		id,
	);
}

async function stepsOf(person: Visitor, id: string): Promise<StepView[]> {
	const steps: StepView[] = [];
	for (;;) {
		const from = steps.length + 1;
		const path = `/tables/${id}/replay?from=${from}&to=${from + 63}`;
		const { entries, frames } = await person.api<Replay>('GET', path);
		steps.push(...frames.flatMap((frame) => frame.steps));
		if (steps.length >= entries) return steps;
	}
}

test('the categories add up to the result', async () => {
	const anna = await visitor();
	const presets = await anna.api<PresetLine[]>('GET', '/presets');
	const seen = new Set<string>();
	for (const { name } of presets) {
		const id = await table(anna, preset(name), ['me', 'computer']);
		const { scores } = await playToTheEnd(anna, id);
		const categories = categoriesOf(await stepsOf(anna, id), scores.length);
		const sums = scores.map((_, seat) =>
			categories.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0),
		);
		expect(sums, name).toEqual(scores);
		for (const { category } of categories) seen.add(category);
	}
	await anna.leave();
	expect([...seen]).toEqual(expect.arrayContaining(['road', 'city', 'forest', 'town']));
});
