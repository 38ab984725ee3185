import { expect, test } from 'vitest';
import { inEffect } from './steps';

const step = (seq: number, what: string, taken_back?: number) =>
	taken_back === undefined ? { seq, what } : { seq, what, taken_back };
const seqs = (steps: Parameters<typeof inEffect>[0]) => inEffect(steps).map(({ seq }) => seq);

test('what was taken back no longer counts', () => {
	const steps = [step(1, 'draw'), step(2, 'place'), step(3, 'undo', 2), step(4, 'place')];
	expect(seqs(steps)).toEqual([1, 4]);
});

test('several steps are taken back one after the other', () => {
	const steps = [
		step(1, 'draw'),
		step(2, 'place'),
		step(3, 'follower'),
		step(4, 'undo', 3),
		step(5, 'undo', 2),
	];
	expect(seqs(steps)).toEqual([1]);
});

test('nobody comes back to a game by an undo', () => {
	const steps = [step(1, 'draw'), step(2, 'place'), step(3, 'resign'), step(4, 'undo', 2)];
	expect(seqs(steps)).toEqual([1, 3]);
});
