/** The form for a new table: what was chosen, and the wish that becomes of it. Without any rule of the game. */
import type {
	ClockSetting,
	GameChoices,
	Level,
	LineChoice,
	NewTable,
	PlayerColour,
	PresetLine,
	SettingValue,
	Setup,
} from '../generated/protocol';
import { beginningWith } from './colours';

/** Who will sit on a seat. */
export type SeatPlan =
	| { who: 'me' }
	/** Another person before this screen. */
	| { who: 'beside'; name: string }
	| { who: 'computer'; level: Level }
	/** Free for whoever has the link. */
	| { who: 'open' };

export type Form = {
	game: Setup['game'];
	/** The tile sets beside the game's own one. */
	sets: string[];
	/** What was said about elements and rules; whatever is usual is left out. */
	elements: Record<string, number | boolean>;
	rules: Record<string, SettingValue>;
	seats: SeatPlan[];
	/** The colours of the seats, those that are not there yet included. */
	colours: PlayerColour[];
	clock: 'none' | 'total' | 'per-move';
	/** Minutes for the whole game, and seconds added for each turn. */
	minutes: number;
	increment: number;
	/** Hours for a decision. */
	hours: number;
	public: boolean;
	purist: boolean;
};

/** The form before anything is chosen: the player in this colour on the first seat, against this level. */
export function newForm(colour: PlayerColour, level: Level = 'casual'): Form {
	return {
		game: 'carcassonne',
		sets: [],
		elements: {},
		rules: {},
		seats: [{ who: 'me' }, { who: 'computer', level }],
		colours: beginningWith(colour),
		clock: 'none',
		minutes: 15,
		increment: 10,
		hours: 24,
		public: false,
		purist: false,
	};
}

const has = (sets: readonly string[]) => (pair: readonly string[]) =>
	pair.every((set) => sets.includes(set));

/** Whether a set cannot be taken beside those that are chosen. */
export function isExcluded(choices: GameChoices, sets: readonly string[], set: string): boolean {
	return choices.excluded.some((pair) => pair.includes(set) && has([...sets, set])(pair));
}

/** The chosen sets that are better not mixed. */
export function discouraged(choices: GameChoices, sets: readonly string[]): string[][] {
	return choices.discouraged.filter(has(sets));
}

/** How many may play with these sets. */
export function mostPlayers(choices: GameChoices, sets: readonly string[]): number {
	const brought = choices.sets.filter((set) => sets.includes(set.name));
	return Math.max(choices.most_players, ...brought.map((set) => set.most_players));
}

/** What is in play with these tile sets if nothing is said; nothing if it depends on the number of players. */
export function defaultOf(line: LineChoice, sets: readonly string[]): SettingValue | null {
	if (!line.default) return null;
	const brought = line.with.some((set) => sets.includes(set));
	return brought ? line.default.with : line.default.without;
}

/** The rule options that mean something with what was chosen; whatever was said stays in sight, so that it can be unsaid. */
export function rulesOf(form: Form, choices: GameChoices): LineChoice[] {
	const chosen = (name: string) => form.sets.includes(name) || Boolean(form.elements[name]);
	return choices.rules.filter(
		(rule) => rule.with.length === 0 || rule.with.some(chosen) || rule.name in form.rules,
	);
}

/** The preset that has exactly these sets, whatever was said about rules and pieces. */
export function presetOf(
	form: Pick<Form, 'game' | 'sets'>,
	presets: readonly PresetLine[],
): PresetLine | undefined {
	return presets.find((preset) => {
		const sets = extraSets(preset);
		const same = sets.length === form.sets.length && sets.every((set) => form.sets.includes(set));
		return preset.setup.game === form.game && same;
	});
}

/** How many tiles a game has with these sets beside its own one. */
export function tilesOf(choices: GameChoices, sets: readonly string[]): number {
	return choices.sets
		.filter(({ name }, index) => index === 0 || sets.includes(name))
		.reduce((sum, { tiles }) => sum + tiles, 0);
}

/** About how long a game with so many tiles takes, in minutes: half a minute for each, in steps of five. */
export function minutesOf(tiles: number): number {
	return Math.round(tiles / 10) * 5;
}

/** The sets of a preset beside its game's own one. */
export function extraSets(preset: PresetLine): string[] {
	const own = preset.setup.game === 'carcassonne' ? 'base' : preset.setup.game;
	return Object.keys(preset.setup.sets ?? {}).filter((set) => set !== own);
}

export function clockOf(form: Form): ClockSetting {
	switch (form.clock) {
		case 'none':
			return { kind: 'none' };
		case 'total':
			return { kind: 'total', seconds: form.minutes * 60, increment: form.increment };
		case 'per-move':
			return { kind: 'per-move', seconds: form.hours * 3600 };
	}
}

/** The wish for the server. */
export function wishOf(form: Form, choices: GameChoices): NewTable {
	const own = choices.sets[0]?.name ?? 'base';
	const setup: Setup = {
		game: form.game,
		players: form.seats.map((_, index) => `Player ${index + 1}`),
		'first-player': 'by-lot',
		sets: Object.fromEntries([own, ...form.sets].map((set) => [set, 1])),
	};
	if (Object.keys(form.elements).length > 0) setup.elements = form.elements;
	if (Object.keys(form.rules).length > 0) setup.rules = form.rules;
	if (discouraged(choices, form.sets).length > 0) setup['allow-discouraged'] = true;
	return {
		setup: { full: setup },
		public: form.public,
		clock: clockOf(form),
		purist: form.purist,
	};
}

/** The seats with one more, for a computer of this level. */
export function withAnother(seats: readonly SeatPlan[], level: Level = 'casual'): SeatPlan[] {
	return [...seats, { who: 'computer', level }];
}

/** The seats after one has got another plan. The player sits once: their old seat takes over what was planned here. */
export function replanned(seats: readonly SeatPlan[], index: number, plan: SeatPlan): SeatPlan[] {
	const before = seats[index];
	return seats.map((seat, other) => {
		if (other === index) return plan;
		return plan.who === 'me' && seat.who === 'me' && before ? before : seat;
	});
}

/** Whether the game can begin at once: nobody else is waited for. */
export function isFull(seats: readonly SeatPlan[]): boolean {
	return seats.every((seat) => seat.who !== 'open');
}
