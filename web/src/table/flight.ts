/** Points that fly from where they were won to who won them. */
import type { PlayerColour } from '../generated/protocol';
import { settings } from '../settings.svelte';
import type { Point } from './geometry';

const LENGTH = 900;

/** Lets some points fly from a point of the screen to the points of a seat. */
export function flyPoints(points: number, seat: number, colour: PlayerColour, from: Point) {
	// A narrow window shows the players elsewhere than a wide one.
	const goals = document.querySelectorAll(`[data-points="${seat}"]`);
	const [to] = [...goals].flatMap((goal) => [...goal.getClientRects()]);
	if (!settings.moving || !to) return;
	const token = document.createElement('span');
	token.textContent = `+${points}`;
	token.className = 'flying-points';
	token.style.setProperty('--colour', `var(--player-${colour})`);
	token.style.setProperty('--sign', `var(--on-player-${colour})`);
	token.setAttribute('aria-hidden', 'true');
	document.body.append(token);
	const [dx, dy] = [to.left - from.x, to.top - from.y];
	const journey = token.animate(
		[
			{ transform: `translate(${from.x}px, ${from.y}px) scale(0.6)`, opacity: 0 },
			{
				transform: `translate(${from.x}px, ${from.y - 20}px) scale(1.4)`,
				opacity: 1,
				offset: 0.25,
			},
			{
				transform: `translate(${from.x + dx / 2}px, ${from.y + dy / 2 - 30}px) scale(1.2)`,
				offset: 0.6,
			},
			{ transform: `translate(${to.left}px, ${to.top}px) scale(0.9)`, opacity: 0.6 },
		],
		{ duration: LENGTH, easing: 'ease-in-out' },
	);
	journey.finished.finally(() => token.remove());
}
