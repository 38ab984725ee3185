import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { ChatLine, Seating } from '../generated/protocol';
import { phrases } from '../phrases/phrases.svelte';
import Chat from './Chat.svelte';

const ann: Seating = { name: 'Ann', colour: 'red', sitter: 'person', person: 'ann' };
const line = (number: number, person: string): ChatLine => ({
	number,
	person,
	name: person,
	at: 0,
	line: 'Hello',
});

beforeAll(() => phrases.speak('en'));
afterEach(cleanup);

test('players speak under their sign, and everyone else is called a spectator', () => {
	const lines = [line(1, 'ann'), line(2, 'zoe')];
	const info = { seats: [ann] };
	const { getAllByRole } = render(Chat, { lines, info, speaks: false, say: () => true });
	const [first, second] = getAllByRole('listitem');
	expect(first?.querySelector('svg')).not.toBeNull();
	expect(first?.textContent).not.toContain('Spectator');
	expect(second?.querySelector('svg')).toBeNull();
	expect(second?.textContent).toContain('Spectator');
});
