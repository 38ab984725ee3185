/** Games played by lot through the protocol, faster than any page, until something happens that is worth a look. */
import type { Choices, GameView, ServerMessage } from '../src/generated/protocol';
import type { Visitor } from './people';

/** Where to stop. The first that comes true counts; a game also stops at its end. */
export type Until = {
	/** A phase in which the player decides. */
	phase?: string;
	/** A kind of action that the player can choose. */
	kind?: string;
	/** The number of tiles on the table when the player is to place another. */
	tiles?: number;
};

/** Plays all the person's own seats at a table by lot; returns whether it came as far as wished. */
export function playUntil(person: Visitor, table: string, until: Until): Promise<boolean> {
	return person.page.evaluate(playInPage, { table, until });
}

/** Runs inside the page, so nothing outside of it can be named here. */
function playInPage({ table, until }: { table: string; until: Until }): Promise<boolean> {
	const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
	const query = 'since=0&lang=en&protocol=1';
	const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${table}/live?${query}`);
	let game: Pick<GameView, 'position' | 'end'> | null = null;
	let tiles = 0;
	let state = 1;
	/** The same numbers every time, so that a picture can be made again. */
	const lot = (below: number) => {
		state = (state * 48271) % 2147483647;
		return state % Math.max(below, 1);
	};
	const one = <Value>(all: readonly Value[]) => all[lot(all.length)] as Value;
	const free = (choices: Choices): string => {
		switch (choices.free?.kind) {
			case 'throw': {
				const aim = one(choices.free.aims);
				return `throw ${aim.side} ${aim.at.join(',')} power ${one(choices.free.powers).power}`;
			}
			case 'catch-throw':
				return `catch-throw ${one(choices.free.asides)} power ${one(choices.free.powers).power}`;
			case 'hand':
				return `hand ${one(choices.free.alongs)},${one(choices.free.asides)} tick ${one(choices.free.ticks)}`;
			case 'gap':
				return `gap ${lot(choices.free.most)}`;
			default:
				return '';
		}
	};
	const arrived = (choices: Choices) => {
		const phase = game?.position.phase;
		if (until.phase) return phase === until.phase;
		if (until.kind) return choices.actions.some(({ kind }) => kind === until.kind);
		return phase === 'place-tile' && tiles >= (until.tiles ?? 0);
	};
	const next = (choices: Choices) => {
		// Pieces on the table bring more to look at than passing does.
		const active = choices.actions.filter(({ kind }) => kind !== 'pass');
		const all = active.length > 0 && lot(4) > 0 ? active : choices.actions;
		return all.length > 0 ? one(all).action : free(choices);
	};
	return new Promise((done) => {
		const end = (found: boolean) => {
			socket.onmessage = null;
			socket.close();
			done(found);
		};
		socket.onmessage = (event) => {
			const message = JSON.parse(String(event.data)) as ServerMessage;
			if (message.type === 'snapshot' || message.type === 'update') {
				game = message;
				tiles = message.tiles_from + message.tiles.length;
				if (message.end) end(false);
			} else if (message.type === 'choices') {
				if (arrived(message)) return end(true);
				const { seq } = message;
				socket.send(JSON.stringify({ type: 'act', id: `lot-${seq}`, seq, action: next(message) }));
			} else if (message.type === 'refused') end(false);
		};
	});
}
