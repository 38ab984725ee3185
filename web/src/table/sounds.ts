/** Small sounds, made by the browser itself: wood on wood, a bell, a drum. */
import { settings } from '../settings.svelte';

export type Sound = 'tile' | 'piece' | 'score' | 'turn' | 'remove' | 'end';

let context: AudioContext | null = null;

/** Browsers make no sound before somebody has touched the page. */
function opened(): AudioContext | null {
	const touched = navigator.userActivation?.hasBeenActive ?? true;
	if (!settings.sound || !touched || typeof AudioContext === 'undefined') return null;
	context ??= new AudioContext();
	if (context.state === 'suspended') void context.resume();
	return context.state === 'running' ? context : null;
}

/** A tone that fades: its pitch, how long after now, how long it lasts, how loud it is. */
function tone(
	audio: AudioContext,
	pitch: number,
	after: number,
	length: number,
	loud: number,
	type: OscillatorType = 'sine',
) {
	const begin = audio.currentTime + after;
	const oscillator = new OscillatorNode(audio, { type, frequency: pitch });
	const gain = new GainNode(audio, { gain: 0 });
	gain.gain.setValueAtTime(0, begin);
	gain.gain.linearRampToValueAtTime(loud, begin + 0.008);
	gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
	oscillator.connect(gain).connect(audio.destination);
	oscillator.start(begin);
	oscillator.stop(begin + length);
}

/** A knock: a burst of noise through a narrow filter. */
function knock(audio: AudioContext, pitch: number, loud: number) {
	const length = Math.floor(audio.sampleRate * 0.09);
	const buffer = audio.createBuffer(1, length, audio.sampleRate);
	const data = buffer.getChannelData(0);
	for (let index = 0; index < length; index++) {
		data[index] = (Math.random() * 2 - 1) * (1 - index / length) ** 6;
	}
	const source = new AudioBufferSourceNode(audio, { buffer });
	const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 3 });
	const gain = new GainNode(audio, { gain: loud });
	source.connect(filter).connect(gain).connect(audio.destination);
	source.start();
}

const SOUNDS: Record<Sound, (audio: AudioContext) => void> = {
	tile: (audio) => knock(audio, 420, 1.6),
	piece: (audio) => knock(audio, 1100, 1.1),
	remove: (audio) => tone(audio, 180, 0, 0.25, 0.18, 'triangle'),
	turn: (audio) => {
		tone(audio, 523, 0, 0.35, 0.12);
		tone(audio, 784, 0.12, 0.5, 0.12);
	},
	score: (audio) => {
		for (const [index, pitch] of [659, 784, 988].entries())
			tone(audio, pitch, index * 0.08, 0.4, 0.1);
	},
	end: (audio) => {
		for (const [index, pitch] of [523, 659, 784, 1047].entries())
			tone(audio, pitch, index * 0.16, 0.9, 0.12);
	},
};

export function play(sound: Sound) {
	const audio = opened();
	if (audio) SOUNDS[sound](audio);
}
