/** Points that fly from the feature that scored to the card of the player who gets them. */
import type { PlayerColour } from '../generated/protocol';
import { settings } from '../settings.svelte';
import type { Point } from './geometry';

/** How long a flight takes, in milliseconds; the same as the token `--t-points`. */
const LENGTH = 700;

/** Lets some points fly from a point of the screen to the element with `data-points` of a seat. */
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
	const goal = { x: to.left + to.width / 2, y: to.top + to.height / 2 };
	const at = ({ x, y }: Point, scale: number) =>
		`translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
	const journey = token.animate(
		[
			{ transform: at(from, 0.6), opacity: 0 },
			{ transform: at({ x: from.x, y: from.y - 20 }, 1.3), opacity: 1, offset: 0.3 },
			{ transform: at(goal, 0.9), opacity: 0.7 },
		],
		{ duration: LENGTH, easing: 'cubic-bezier(0.35, 0, 0.1, 1)' },
	);
	journey.finished.finally(() => token.remove());
}
