/** A table that is on no server, for boards that show a game without one. */
import type { Setup, TableInfo } from '../generated/protocol';
import type { ColourOf } from './colours';

export function offlineTable(
	setup: Setup,
	names: readonly string[],
	colourOf: ColourOf,
): TableInfo {
	return {
		id: '',
		host: '',
		public: false,
		status: 'running',
		setup,
		clock: { kind: 'none' },
		purist: true,
		seats: names.map((name, index) => ({
			sitter: 'person',
			person: name,
			name,
			colour: colourOf(index + 1),
		})),
		here: [],
		away_for: [],
		spectators: 0,
		commitment: null,
		seed: null,
		rematch: null,
		rematch_by: null,
		given: 0,
		hints: false,
		hints_used: [],
	};
}
