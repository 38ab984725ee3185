/**
 * A table on the server, live: one socket, which comes back by itself and loses nothing. What was sent
 * and not answered is sent again under the same name, so that nothing happens twice.
 */
import { untrack } from 'svelte';
import { api, Refusal } from '../api/client';
import {
	type ChatLine,
	type Choices,
	type ClientMessage,
	type GameView,
	PROTOCOL,
	type ServerMessage,
	type StepView,
	type TableInfo,
	type UndoView,
} from '../generated/protocol';
import { phrases } from '../phrases/phrases.svelte';
import { session } from '../session.svelte';
import type { Language } from '../settings.svelte';
import { type Accepted, apply, type Declined, type Game, gameOf, type TableSource } from './source';
import { advise, hasUnsentText, OTHER_PROTOCOL, Reloads } from './version';

/**
 * How the connection is. If the server speaks another version of the protocol, it is `updating` until the page
 * reloads, or `outdated` if the page has done so in vain.
 */
export type Connection = 'connecting' | 'live' | 'lost' | 'updating' | 'outdated';

/** Something that was sent and waits for its answer. */
type Pending = {
	message: Extract<ClientMessage, { id: string }>;
	done: (answer: Accepted | Declined) => void;
};

type StepListener = (steps: readonly StepView[], game: Game) => void;

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8000;
/** How often a page that has to reload looks whether it may, in milliseconds. */
const NEXT_LOOK = 500;

/** A name for something that is sent. (`randomUUID` needs an encrypted connection.) */
function newId(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(12));
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class LiveTable implements TableSource {
	info: TableInfo | null = $state.raw(null);
	game: Game | null = $state.raw(null);
	choices: Choices | null = $state.raw(null);
	steps: readonly StepView[] = $state.raw([]);
	undoWish: UndoView | null = $state.raw(null);
	chat: readonly ChatLine[] = $state.raw([]);
	connection: Connection = $state('connecting');
	/** Why there will be no connection at all. */
	problem: Refusal | null = $state.raw(null);
	/** Whether an action was sent and waits for its answer. */
	waiting = $state(false);

	#socket: WebSocket | null = null;
	#pending: Pending[] = [];
	#listeners = new Set<StepListener>();
	#pause = FIRST_PAUSE;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#closed = false;
	/** The language in which the steps were told. */
	#told: Language = phrases.language;
	/** The language that the server was asked for last; its next snapshot is in it. */
	#asked: Language = phrases.language;
	#stop: () => void;

	constructor(readonly id: string) {
		const hurry = () => {
			if (document.visibilityState === 'visible') this.#hurry();
		};
		addEventListener('online', hurry);
		document.addEventListener('visibilitychange', hurry);
		const stopEffect = $effect.root(() => {
			// Another person needs another socket.
			$effect(() => {
				void session.person?.id;
				untrack(() => this.#begin());
			});
			$effect(() => {
				void phrases.language;
				untrack(() => this.#speak());
			});
		});
		this.#stop = () => {
			stopEffect();
			removeEventListener('online', hurry);
			document.removeEventListener('visibilitychange', hurry);
		};
	}

	get mine(): readonly number[] {
		const person = session.person?.id;
		if (!person || !this.info) return [];
		return this.info.seats.flatMap((seat, index) =>
			seat.sitter === 'person' && seat.person === person ? [index + 1] : [],
		);
	}

	act(action: string): Promise<Accepted | Declined> {
		return this.#send({ type: 'act', id: newId(), seq: this.game?.seq ?? 0, action });
	}

	/** Asks to take back the last action. */
	undo(): Promise<Accepted | Declined> {
		return this.#send({ type: 'undo', id: newId(), seq: this.game?.seq ?? 0 });
	}

	answerUndo(agree: boolean) {
		if (this.undoWish) this.#tell({ type: 'answer-undo', seq: this.undoWish.seq, agree });
		this.undoWish = null;
	}

	resign(seat?: number): Promise<Accepted | Declined> {
		const message = { type: 'resign', id: newId() } as const;
		return this.#send(seat === undefined ? message : { ...message, seat });
	}

	/** Says something to the table; answers whether it could be sent. */
	say(line: string): boolean {
		return this.#tell({ type: 'chat', line });
	}

	onSteps(listener: StepListener): () => void {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	}

	close() {
		this.#closed = true;
		this.#stop();
		clearTimeout(this.#timer);
		this.#drop();
		for (const { done } of this.#pending.splice(0)) done(refused('offline', 'the table was left'));
	}

	/** Connects from the very beginning. */
	#begin() {
		this.game = null;
		this.steps = [];
		this.choices = null;
		this.#connect();
	}

	/** Asks the server to tell everything in the language that is read now, if it does not yet. */
	#speak() {
		const lang = phrases.language;
		if (lang === this.#asked || this.connection !== 'live') return;
		if (this.#tell({ type: 'language', lang })) this.#asked = lang;
	}

	#hurry() {
		if (this.connection === 'lost' && !this.problem) this.#connect();
	}

	#connect() {
		if (this.#closed) return;
		clearTimeout(this.#timer);
		this.#drop();
		if (this.connection === 'live') this.connection = 'connecting';
		const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
		const since = this.game?.seq ?? 0;
		// A story that has begun goes on in its language until it is told anew.
		if (!this.game) this.#told = phrases.language;
		this.#asked = this.#told;
		const path = `/api/tables/${encodeURIComponent(this.id)}/live`;
		const query = `since=${since}&lang=${this.#asked}&protocol=${PROTOCOL}`;
		const socket = new WebSocket(`${scheme}://${location.host}${path}?${query}`);
		this.#socket = socket;
		socket.onmessage = (event) => {
			if (this.#socket === socket) this.#take(JSON.parse(String(event.data)) as ServerMessage);
		};
		socket.onclose = ({ code }) => {
			if (this.#socket !== socket) return;
			if (code === OTHER_PROTOCOL) this.#outgrown(null);
			else void this.#lost();
		};
	}

	#drop() {
		const socket = this.#socket;
		this.#socket = null;
		socket?.close();
	}

	async #lost() {
		this.#socket = null;
		this.connection = 'lost';
		try {
			await api.table(this.id);
		} catch (error) {
			if (error instanceof Refusal && error.code === 'not-found') {
				this.problem = error;
				return;
			}
		}
		if (this.#closed || this.#socket) return;
		// Not everybody at the same time, when a server comes back.
		const pause = this.#pause * (0.5 + Math.random());
		this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
		this.#timer = setTimeout(() => this.#connect(), pause);
	}

	/** The server speaks another version of the protocol. Only a newer page can talk to it. */
	#outgrown(server: number | null) {
		this.#drop();
		const reloads = new Reloads(() => sessionStorage);
		const since = performance.now();
		const look = () => {
			const advice = advise({
				reloaded: reloads.has(PROTOCOL, server),
				pending: this.#pending.length > 0,
				writing: hasUnsentText(document),
				known: performance.now() - since,
			});
			if (advice === 'wait') this.#timer = setTimeout(look, NEXT_LOOK);
			const reload = advice === 'reload' && reloads.add(PROTOCOL, server);
			this.connection = reload || advice === 'wait' ? 'updating' : 'outdated';
			if (reload) location.reload();
		};
		look();
	}

	#take(message: ServerMessage) {
		switch (message.type) {
			case 'hello':
				if (message.protocol !== PROTOCOL) this.#outgrown(message.protocol);
				break;
			case 'table':
				this.info = message;
				this.#arrived();
				break;
			case 'snapshot':
				this.#retell(message);
				break;
			case 'update':
				this.#update(message);
				break;
			case 'choices':
				if (!this.game || message.seq === this.game.seq) this.choices = message;
				break;
			case 'undo':
				if (message.seat === null) this.#undoIsOver();
				else this.undoWish = message;
				break;
			case 'chat':
				this.#hear(message.lines);
				break;
			case 'accepted':
				this.#answer(message.id, { type: 'accepted', seq: message.seq });
				break;
			case 'refused':
				if (message.missed) this.#update(message.missed);
				this.#answer(message.id, {
					type: 'refused',
					code: message.code,
					message: message.message,
					rule: message.rule,
				});
				break;
		}
	}

	/** The table comes right after the greeting: now the connection is known to work. */
	#arrived() {
		if (this.connection === 'live') return;
		this.connection = 'live';
		this.#pause = FIRST_PAUSE;
		this.#speak();
		for (const { message } of this.#pending) this.#tell(message);
	}

	/** Takes a whole game with its story. What was known of it happens only once. */
	#retell(view: GameView) {
		const known = this.game?.seq ?? 0;
		this.#told = this.#asked;
		this.steps = view.steps;
		const unknown = view.steps.filter((step) => step.seq > known);
		this.#show(gameOf(view, view.tiles, performance.now()), unknown);
	}

	#update(view: GameView) {
		const applied = apply(this.game, view, performance.now());
		if (applied.kind === 'gap') this.#begin();
		if (applied.kind !== 'new') return;
		if (applied.steps.length > 0) this.steps = [...this.steps, ...applied.steps];
		this.#show(applied.game, applied.steps);
	}

	/** Shows a game, in which these steps are new. */
	#show(game: Game, steps: readonly StepView[]) {
		this.game = game;
		if (this.choices?.seq !== game.seq) this.choices = null;
		if (this.undoWish && this.undoWish.seq !== game.seq) this.undoWish = null;
		if (steps.some((step) => step.what !== 'undo')) this.#undoIsOver();
		if (steps.length === 0) return;
		for (const listener of this.#listeners) listener(steps, game);
	}

	#hear(lines: readonly ChatLine[]) {
		const last = this.chat.at(-1)?.number ?? 0;
		const unheard = lines.filter((line) => line.number > last);
		if (unheard.length > 0) this.chat = [...this.chat, ...unheard];
	}

	#answer(id: string | null, answer: Accepted | Declined) {
		const index = this.#pending.findIndex(({ message }) => message.id === id);
		const [pending] = index < 0 ? [] : this.#pending.splice(index, 1);
		this.waiting = this.#pending.some(({ message }) => message.type === 'act');
		pending?.done(answer);
	}

	/** A wish to take back that was refused by the others, or by the course of the game. */
	#undoIsOver() {
		this.undoWish = null;
		const wishes = this.#pending.filter(({ message }) => message.type === 'undo');
		for (const { message } of wishes) {
			this.#answer(message.id, refused('no-undo', 'nothing is taken back'));
		}
	}

	#send(message: Pending['message']): Promise<Accepted | Declined> {
		return new Promise((done) => {
			this.#pending.push({ message, done });
			if (message.type === 'act') this.waiting = true;
			this.#tell(message);
		});
	}

	/** Sends now if there is a connection; what waits for an answer goes out again with the next one. */
	#tell(message: ClientMessage): boolean {
		if (this.#socket?.readyState !== WebSocket.OPEN) return false;
		this.#socket.send(JSON.stringify(message));
		return true;
	}
}

function refused(code: Declined['code'], message: string): Declined {
	return { type: 'refused', code, message, rule: null };
}
