/** The options of a new table, grouped by the expansion that they belong to. */
import type { GameChoices, LineChoice, SettingValue } from '../generated/protocol';
import { type Form, rulesOf } from './setup';

export type Option = { kind: 'rule' | 'element'; line: LineChoice };
export type OptionGroup = {
	/** The tile set; none for pieces of expansions that are not in the game. */
	set: string | null;
	options: Option[];
};

/** The chosen expansion that an option belongs to: the game itself if it is always there, none if it is not chosen. */
function expansionOf(line: LineChoice, form: Form, own: string): string | null {
	if (line.with.length === 0) return own;
	return form.sets.find((set) => line.with.includes(set)) ?? null;
}

/** All answers to a line. */
export function answersOf(line: LineChoice): readonly SettingValue[] {
	switch (line.takes) {
		case 'number':
			return Array.from({ length: line.most - line.least + 1 }, (_, index) => line.least + index);
		case 'switch':
			return [true, false];
		case 'choice':
			return line.answers;
	}
}

/** The options in the order of the catalogue: those of the game, of each chosen expansion, and all others. */
export function groupsOf(form: Form, choices: GameChoices): OptionGroup[] {
	const own = choices.sets[0]?.name ?? '';
	const placed = [
		...choices.elements.map((line) => ({ kind: 'element', line }) as const),
		...rulesOf(form, choices).map((line) => ({ kind: 'rule', line }) as const),
	].map((option) => ({ set: expansionOf(option.line, form, own), option }));
	return [...choices.sets.map(({ name }) => name), null]
		.map((set) => ({
			set,
			options: placed.filter((one) => one.set === set).map(({ option }) => option),
		}))
		.filter(({ options }) => options.length > 0);
}
