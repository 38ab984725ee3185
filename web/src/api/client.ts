/** The HTTP interface of the server, as functions. Everything refused comes as a [`Refusal`]. */
import type {
	ApiToken,
	Code,
	CodesLeft,
	Credentials,
	Deletion,
	EmailConfirmation,
	EmailStatus,
	ForgottenPassword,
	GameChoices,
	GameLine,
	Guest,
	Hint,
	HintKind,
	Lesson,
	Lessons,
	Lobby,
	LobbyLine,
	NewAccount,
	NewEmail,
	NewStudy,
	NewTable,
	NewToken,
	PasswordChange,
	PasswordProof,
	PasswordReset,
	Person,
	Plans,
	PositionRequest,
	PositionView,
	PresetLine,
	Puzzle,
	PuzzleAnswer,
	PuzzleLine,
	PuzzleTry,
	Recovery,
	RecoveryCodes,
	Refused,
	Replay,
	ReviewInfo,
	SeatRequest,
	Story,
	Study,
	StudyChange,
	StudyLine,
	Survey,
	TableInfo,
	TileWords,
	TokenLine,
} from '../generated/protocol';

/** What is wrong with a file: a word for the reason, what it is about, and the line, counted from 1. */
export type Fault = Pick<Refused, 'reason' | 'about' | 'line' | 'part'>;

/** What the server did not do, or what did not even reach it (`offline`). */
export class Refusal extends Error {
	constructor(
		readonly code: Code | 'offline',
		message: string,
		readonly rule: string | null = null,
		/** After how many seconds the same may be tried again. */
		readonly retryAfter: number | null = null,
		/** What is wrong with a file, and where. */
		readonly fault: Fault = {},
	) {
		super(message);
	}
}

function isRefused(value: unknown): value is Refused {
	return typeof value === 'object' && value !== null && 'code' in value && 'message' in value;
}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
	const response = await send(method, path, body);
	if (response.status === 204) return undefined as Answer;
	return (await response.json().catch(() => null)) as Answer;
}

/** Sends a request. What the server refuses is thrown. */
async function send(method: string, path: string, body?: unknown): Promise<Response> {
	const request: RequestInit = { method, credentials: 'same-origin' };
	if (body !== undefined) {
		request.headers = { 'Content-Type': 'application/json' };
		request.body = JSON.stringify(body);
	}
	let response: Response;
	try {
		response = await fetch(`/api${path}`, request);
	} catch {
		throw new Refusal('offline', 'the server cannot be reached');
	}
	if (response.ok) return response;
	const answer: unknown = await response.json().catch(() => null);
	if (isRefused(answer)) {
		const { code, message, rule, retry_after = null } = answer;
		throw new Refusal(code, message, rule, retry_after, answer);
	}
	throw new Refusal('internal', `status ${response.status}`);
}

/** Part of a path, safe whatever is in it. */
const part = encodeURIComponent;

/** What has a course of moves: a game at a table, or a study. */
export type GameSource = { readonly of: 'table' | 'study'; readonly id: string };

/** The format of a record: the program's own one, or that of JCloisterZone. */
export type RecordFormat = 'bastide' | 'jcz';

const pathOf = ({ of, id }: GameSource) => `/${of === 'table' ? 'tables' : 'studies'}/${part(id)}`;

/** Tables that wait for players, and games that are played. */
export type LobbyKind = 'waiting' | 'running';

export const api = {
	/** Who this browser is; nobody without a session. */
	me: () => ask<Person | null>('GET', '/me'),
	guest: (guest: Guest) => ask<Person>('POST', '/guest', guest),
	changeMe: (guest: Guest) => ask<Person>('PUT', '/me', guest),
	makeAccount: (wish: Credentials) => ask<NewAccount>('POST', '/account', wish),
	login: (wish: Credentials) => ask<Person>('POST', '/login', wish),
	logout: () => ask<void>('POST', '/logout'),
	changePassword: (change: PasswordChange) => ask<void>('PUT', '/password', change),
	recover: (wish: Recovery) => ask<Person>('POST', '/recover', wish),
	codesLeft: () => ask<CodesLeft>('GET', '/recovery-codes'),
	newCodes: (proof: PasswordProof) => ask<RecoveryCodes>('POST', '/recovery-codes', proof),
	/** Whether the server sends email, and the addresses of this account. */
	email: () => ask<EmailStatus>('GET', '/email'),
	setEmail: (wish: NewEmail) => ask<void>('PUT', '/email', wish),
	removeEmail: (proof: PasswordProof) => ask<void>('DELETE', '/email', proof),
	confirmEmail: (link: EmailConfirmation) => ask<void>('POST', '/email/confirm', link),
	/** Requests a link for a new password. The answer does not say whether there is such an account. */
	forgot: (wish: ForgottenPassword) => ask<void>('POST', '/forgot', wish),
	reset: (wish: PasswordReset) => ask<Person>('POST', '/reset', wish),
	deleteMe: (proof: Deletion) => ask<void>('DELETE', '/me', proof),
	/** Where the player's own data can be downloaded. */
	exportPath: '/api/me/export',

	tokens: () => ask<TokenLine[]>('GET', '/tokens'),
	makeToken: (wish: NewToken) => ask<ApiToken>('POST', '/tokens', wish),
	revokeToken: (id: string) => ask<void>('DELETE', `/tokens/${part(id)}`),

	catalogue: () => ask<GameChoices[]>('GET', '/catalogue'),
	presets: () => ask<PresetLine[]>('GET', '/presets'),
	/** Public tables of one kind: the newest, or those after the last line of another page. */
	lobby: (status: LobbyKind, last?: Pick<LobbyLine, 'id' | 'created'>) => {
		const after = last ? `&before=${last.created}&before_id=${part(last.id)}` : '';
		return ask<Lobby>('GET', `/tables?status=${status}${after}`);
	},
	games: (before?: number) =>
		ask<GameLine[]>('GET', before === undefined ? '/games' : `/games?before=${before}`),

	newTable: (wish: NewTable) => ask<TableInfo>('POST', '/tables', wish),
	table: (id: string) => ask<TableInfo>('GET', `/tables/${part(id)}`),
	endTable: (id: string) => ask<void>('DELETE', `/tables/${part(id)}`),
	sit: (id: string, seat: number, wish: SeatRequest) =>
		ask<TableInfo>('PUT', `/tables/${part(id)}/seats/${seat}`, wish),
	standUp: (id: string, seat: number) =>
		ask<TableInfo>('DELETE', `/tables/${part(id)}/seats/${seat}`),
	start: (id: string) => ask<TableInfo>('POST', `/tables/${part(id)}/start`),
	rematch: (id: string) => ask<TableInfo>('POST', `/tables/${part(id)}/rematch`),
	survey: (id: string) => ask<Survey>('GET', `/tables/${part(id)}/survey`),
	replay: (id: string, from: number, to: number, lang: string) =>
		ask<Replay>('GET', `/tables/${part(id)}/replay?from=${from}&to=${to}&lang=${lang}`),
	story: (id: string, lang: string) => ask<Story>('GET', `/tables/${part(id)}/story?lang=${lang}`),
	/** What the tiles of a table show, in words. */
	words: (id: string, lang: string) =>
		ask<TileWords>('GET', `/tables/${part(id)}/words?lang=${lang}`),
	/** What some tiles of the catalogue show, in words. */
	kindWords: (ids: readonly string[], lang: string) =>
		ask<TileWords>('GET', `/art/words?ids=${part(ids.join(','))}&lang=${lang}`),
	lessons: () => ask<Lessons>('GET', '/lessons'),
	lesson: (id: string, name: string, lang: string) =>
		ask<Lesson>('GET', `/lessons/${part(id)}?name=${part(name)}&lang=${lang}`),
	/** Where the record of a game can be downloaded. */
	recordPath: (source: GameSource, format: RecordFormat = 'bastide') =>
		`/api${pathOf(source)}/record?format=${format}`,
	/** Where a short film of a game can be downloaded. */
	animationPath: (table: string) => `/api/tables/${part(table)}/animation`,

	/** How far a review is, and the review once it is done. */
	review: (source: GameSource, lang: string) =>
		ask<ReviewInfo>('GET', `${pathOf(source)}/review?lang=${lang}`),
	requestReview: (source: GameSource, lang: string) =>
		ask<ReviewInfo>('POST', `${pathOf(source)}/review?lang=${lang}`),
	hint: (id: string, seq: number, tell: HintKind, lang: string) =>
		ask<Hint>('POST', `/tables/${part(id)}/hint?lang=${lang}`, { seq, tell }),

	studies: () => ask<StudyLine[]>('GET', '/studies'),
	newStudy: (wish: NewStudy) => ask<Study>('POST', '/studies', wish),
	study: (id: string) => ask<Study>('GET', `/studies/${part(id)}`),
	changeStudy: (id: string, change: StudyChange) =>
		ask<Study>('PATCH', `/studies/${part(id)}`, change),
	deleteStudy: (id: string) => ask<void>('DELETE', `/studies/${part(id)}`),
	position: (wish: PositionRequest) => ask<PositionView>('POST', '/position', wish),
	plans: (wish: PositionRequest) => ask<Plans>('POST', '/plans', wish),

	puzzles: () => ask<PuzzleLine[]>('GET', '/puzzles'),
	puzzleOfToday: () => ask<Puzzle>('GET', '/puzzles/today'),
	puzzle: (id: string) => ask<Puzzle>('GET', `/puzzles/${part(id)}`),
	tryPuzzle: (id: string, solution: PuzzleTry) =>
		ask<PuzzleAnswer>('POST', `/puzzles/${part(id)}`, solution),
};
