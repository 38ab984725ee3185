/** A short review for tests: two players, three turns, one mistake of each kind. */
import type {
	DecisionView,
	Draw,
	Outlook,
	ReviewView,
	SeatReviewView,
	Verdict,
} from '../generated/protocol';

const both = (chance: number): Outlook[] => [
	{ chance, lead: 10 * chance - 5 },
	{ chance: 1 - chance, lead: 5 - 10 * chance },
];

function decision(
	action: number,
	seat: number,
	verdict: Verdict,
	[before, after]: [number, number],
	lead: number,
): DecisionView {
	const plan = { actions: ['place 1,0 turn 0'], chance: before, lead: 0, visits: 1 };
	return {
		action,
		turn: Math.ceil((action + 1) / 2),
		seat,
		tile: 'BA-D',
		before: both(before),
		after: both(after),
		loss: { chance: Math.abs(before - after), lead },
		plans: [plan, { ...plan, actions: ['place 2,0 turn 0'] }],
		played: verdict === 'best' ? 0 : 1,
		reasons: [],
		said: ['It closes a city.'],
		shown: [
			{ said: 'Close the city', choices: [] },
			{ said: 'Start a road', choices: [] },
		],
		title: verdict === 'best' ? '' : 'Missed a city',
		verdict,
	} as unknown as DecisionView;
}

const draw = (action: number, lead: number): Draw =>
	({
		action,
		what: 'draw BA-D',
		odds: 0.1,
		luck: [
			{ chance: 0, lead },
			{ chance: 0, lead: -lead },
		],
	}) as Draw;

const seat = (lead: number): SeatReviewView =>
	({ tiles: { chance: 0, lead }, moves: { chance: 0, lead: -lead } }) as SeatReviewView;

export const REVIEW = {
	start: both(0.5),
	result: both(0),
	seqs: [1, 2, 4, 5, 6, 7],
	seats: [seat(3), seat(-3)],
	draws: [draw(0, 1), draw(2, -2), draw(4, 0)],
	decisions: [
		decision(1, 1, 'mistake', [0.6, 0.4], 2.5),
		decision(3, 2, 'best', [0.4, 0.4], 0),
		decision(5, 1, 'blunder', [0.5, 0.1], 1.5),
	],
	iterations: 100,
} as unknown as ReviewView;
