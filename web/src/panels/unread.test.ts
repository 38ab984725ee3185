import { beforeEach, describe, expect, it } from 'vitest';
import type { ChatLine } from '../generated/protocol';
import { countUnread, ReadMark } from './unread.svelte';

const line = (number: number, person: string): ChatLine => ({
	number,
	person,
	name: person,
	at: 0,
	line: 'Hello',
});
const lines = [line(1, 'anna'), line(2, 'béla'), line(3, 'béla')];

describe('unread lines of the chat', () => {
	beforeEach(() => sessionStorage.clear());

	it('are those that others wrote after the last one seen', () => {
		expect(countUnread(lines, 0, 'anna')).toBe(2);
		expect(countUnread(lines, 2, 'anna')).toBe(1);
		expect(countUnread(lines, 3, 'anna')).toBe(0);
		expect(countUnread(lines, 0, 'béla')).toBe(1);
	});

	it('are remembered for each table', () => {
		new ReadMark('t1').see(lines);
		expect(new ReadMark('t1').last).toBe(3);
		expect(new ReadMark('t2').last).toBe(0);
	});
});
