import { describe, expect, it } from 'vitest';
import { modeFor } from './layout.svelte';

describe('the arrangement of the table', () => {
	it.each([
		[390, 844, 'phone'],
		[320, 640, 'phone'],
		[844, 390, 'rails'],
		[640, 360, 'rails'],
		[820, 1180, 'tablet'],
		[1280, 720, 'desktop'],
		[1440, 900, 'desktop'],
		[2560, 1440, 'desktop'],
	])('at %i × %i is %s', (width, height, mode) => {
		expect(modeFor(width, height)).toBe(mode);
	});

	it('has no rails where they would leave no board', () => {
		expect(modeFor(320, 256)).toBe('phone');
	});

	it('does not change when a keyboard covers half of a phone', () => {
		expect(modeFor(390, 420)).toBe('phone');
	});
});
