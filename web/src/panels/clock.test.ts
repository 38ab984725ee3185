import { describe, expect, it } from 'vitest';
import { clockText, isUrgent } from './clock';

describe('a clock', () => {
	const text = (milliseconds: number) =>
		clockText(milliseconds, (days, hours) => `${days} d ${hours} h`);
	it('shows minutes and seconds, hours, and days', () => {
		expect(text(125_000)).toBe('2:05');
		expect(text(3_725_000)).toBe('1:02:05');
		expect(text(100_800_000)).toBe('1 d 4 h');
	});
	it('is at zero only when nothing is left', () => {
		expect(text(1)).toBe('0:01');
		expect(text(0)).toBe('0:00');
		expect(text(-5)).toBe('0:00');
	});
	it('urges in the last half minute', () => {
		expect([isUrgent(30_000), isUrgent(29_999)]).toEqual([false, true]);
	});
});
