// Made from the Rust types by `cargo run -p bastide-protocol --example types`. Do not edit.

/** The version of the protocol that these types describe. */
export const PROTOCOL = 1;

/** What kind of action an [`Action`] is: the action without its parts. */
export type ActionKind =
	/** [`Action::FirstPlayer`] */
	| "first-player"
	/** [`Action::Draw`] */
	| "draw"
	/** [`Action::PlaceTile`] */
	| "place-tile"
	/** [`Action::PlacePiece`] */
	| "place-piece"
	/** [`Action::PlaceBarn`] */
	| "place-barn"
	/** [`Action::MoveFairy`] */
	| "move-fairy"
	/** [`Action::RemoveKnight`] */
	| "remove-knight"
	/** [`Action::Recall`] */
	| "recall"
	/** [`Action::BuildTower`] */
	| "build-tower"
	/** [`Action::Capture`] */
	| "capture"
	/** [`Action::Exchange`] */
	| "exchange"
	/** [`Action::Ransom`] */
	| "ransom"
	/** [`Action::MoveDragon`] */
	| "move-dragon"
	/** [`Action::PlaceAbbey`] */
	| "place-abbey"
	/** [`Action::MoveWagon`] */
	| "move-wagon"
	/** [`Action::LeaveQuarter`] */
	| "leave-quarter"
	/** [`Action::Deploy`] */
	| "deploy"
	/** [`Action::MoveCount`] */
	| "move-count"
	/** [`Action::ChooseFair`] */
	| "choose-fair"
	/** [`Action::Throw`] */
	| "throw"
	/** [`Action::CatchThrow`] */
	| "catch-throw"
	/** [`Action::Wind`] */
	| "wind"
	/** [`Action::Hand`] */
	| "hand"
	/** [`Action::Nearest`] */
	| "nearest"
	/** [`Action::Seduce`] */
	| "seduce"
	/** [`Action::Hit`] */
	| "hit"
	/** [`Action::Gap`] */
	| "gap"
	/** [`Action::CatchResult`] */
	| "catch-result"
	/** [`Action::Score`] */
	| "score"
	/** [`Action::SecondTile`] */
	| "second-tile"
	/** [`Action::Pass`] */
	| "pass";

/** A tile to aim at, from one side of the landscape. */
export type Aim = {
	/** The tile. */
	at: Pos;
	/** The position of the catapult, in millimetres from the middle of the space 0,0. A tile is 45 wide. */
	catapult: [number, number];
	/** The side: `N`, `E`, `S` or `W`. */
	side: string;
};

/** A new API token. It is shown only once. */
export type ApiToken = {
	/** When it expires, in milliseconds since 1970. */
	expires: number;
	/** Its id. */
	id: string;
	/** The value for `Authorization: Bearer …`. */
	token: string;
};

/** Positions on tiles. A tile is 1,000 wide and high, and points are measured from its north-west corner. */
export type ArtCatalogue = {
	/** The bounding box of the drawings of figures around their foot: left, top, width and height. */
	figure_box: [number, number, number, number];
	/** The content hashes of the drawings of figures, by name: `/api/art/pieces/FIGURE.svg?v=HASH`. */
	figures: Record<string, string>;
	/** The tiles by their ids. */
	kinds: Record<string, TileArt>;
	/** The scale of a piece on a tile, relative to its drawing. */
	piece_scale: number;
	/** The centres of the quarters of Carcassonne, from the corner of the space 0,0. */
	quarters: Record<string, [number, number]>;
};

/** The King or the Robber Baron. */
export type Award =
	/** For cities. */
	| "king"
	/** For roads. */
	| "robber-baron";

/** A barn on the table (`ABB-20`). */
export type Barn = {
	/** The tile at whose corner it was put. */
	at: Pos;
	/** The corner of that tile. */
	corner: Corner;
	/** Whose it is. */
	owner: Seat;
};

/** What changes the usual points of a feature. */
export type Because =
	/** An inn: 2 for each tile, but nothing if the road is unfinished (`INN-16`, `INN-18`). */
	| "inn"
	/** A cathedral: 3 for each tile and shield, but nothing if the city is unfinished (`INN-20`, `INN-22`). */
	| "cathedral"
	/** A city of two tiles, at tables where that is worth less (`BAS-R-06`). */
	| "tiny-city"
	/** The receivers' own pigs: 1 more for each city (`TRA-29`). */
	| "pig"
	/** A pig herd: 1 more for each city (`RIV-15`). */
	| "pig-herd"
	/** A fire: no tiger is left to eat deer (`HG-36`). */
	| "fire"
	/** A hunter beside the dolmen: nobody else gets anything (`HG-39`). */
	| "dolmen";

/** What comes of a throw to the neighbour (`CAT-R-01`). */
export type CatchResult =
	/** The token was caught. */
	| "caught"
	/** It was not, and flew far enough. */
	| "far"
	/** It was not, and fell short. */
	| "short"
	/** It was touched, but not caught. */
	| "touched";

/** A possible outcome of chance. */
export type Chance = {
	/** The action, as in records: `draw BA-D`. */
	action: string;
	/** Its probability. */
	odds: number;
	/** The tile, if it is a draw. */
	tile: string | null;
};

/** A line of chat. */
export type ChatLine = {
	/** When it was written, in milliseconds since 1970. */
	at: number;
	/** Plain text, to be displayed as text. */
	line: string;
	/** The author's name at that time. */
	name: string;
	/** Its number at this table, counted from 1. */
	number: number;
	/** Who wrote it. */
	person: string;
};

/** A legal action, with its parts for display on the table. */
export type Choice = {
	/** The action as it must be sent back. */
	action: string;
	/** The tile or space. */
	at?: Pos | null;
	/** The contest at the fair. */
	contest?: Contest | null;
	/** The corner of the tile. */
	corner?: Corner | null;
	/** The figure to show, from `/api/art/pieces/`: the piece as it would stand there, or the one that moves. */
	figure?: string | null;
	/** What kind of action it is. */
	kind: ActionKind;
	/** Another player involved: the owner of the piece, or its captor. */
	other?: Seat | null;
	/** The piece. */
	piece?: Piece | null;
	/** Where on the tile: `road E` or `tower`. */
	place?: string | null;
	/** The points that it costs. */
	price?: number | null;
	/** The quarter of Carcassonne. */
	quarter?: Quarter | null;
	/** All segments of the feature, by tile and place. */
	region?: ([Pos, SegmentName])[];
	/** The result of a throw with a real catapult. */
	result?: CatchResult | null;
	/** The name of the piece in that place. */
	role?: Role | null;
	/** The quarter turns of the tile. */
	turn?: number | null;
	/** What that feature is worth, if a piece would stand on it. Absent at tables without aids. */
	worth?: Worth | null;
};

/** The options of the acting player. */
export type Choices = {
	/** The legal actions, except those of `free`. */
	actions: Choice[];
	/** Actions that are not listed because there are thousands of them. */
	free: Free | null;
	/** The seat that decides. */
	seat: Seat;
	/** The number of log entries to which this applies. */
	seq: number;
	/** What the catcher sees of a token in flight: its position along the lane and to the side, in millimetres, at the first 24 ticks. */
	token: ([number, number])[] | null;
};

/** What a client sends. */
export type ClientMessage =
	/** Performs an action. */
	| {
		/** One of the legal actions. */
		action: string;
		/** The idempotency key of the client, 1 to 64 characters. The same key gets the first response again. */
		id: string;
		/** The number of log entries that the client has seen. */
		seq: number;
		type: "act";
	}
	/** Requests an undo of the last action. */
	| {
		/** The idempotency key. */
		id: string;
		/** The number of log entries that the client has seen. */
		seq: number;
		type: "undo";
	}
	/** Accepts or rejects another player's undo. */
	| {
		/** Whether the undo is accepted. */
		agree: boolean;
		/** The number of log entries at the time of the request. */
		seq: number;
		type: "answer-undo";
	}
	/** Resigns. */
	| {
		/** The idempotency key. */
		id: string;
		/** The seat to resign; all of the player's seats if absent. */
		seat?: number | null;
		type: "resign";
	}
	/** Changes the language of this connection. The response is a snapshot with all events in the new language. */
	| {
		/** `en`, `hu` or `ro`. */
		lang: string;
		type: "language";
	}
	/** Sends a line of chat. */
	| {
		/** 1 to 500 characters of plain text. */
		line: string;
		type: "chat";
	};

/** The time control. */
export type ClockSetting =
	/** Unlimited. */
	| {
		kind: "none";
	}
	/** A total for the whole game, with an increment after each turn. */
	| {
		/** The increment in seconds. */
		increment: number;
		kind: "total";
		/** The total in seconds. */
		seconds: number;
	}
	/** A time for each decision: for correspondence games. */
	| {
		kind: "per-move";
		/** The time in seconds. */
		seconds: number;
	};

/** The final scoring. */
export type Closing = {
	/** The figures on the table at that time, from back to front. */
	figures: PlacedFigure[];
	/** The points by seat before it. */
	scores: number[];
	/** What was scored, in order. */
	steps: ClosingStep[];
};

/** A scoring at the end of the game. */
export type ClosingStep = {
	/** The event. */
	event: Event;
	/** In words. */
	said: string;
	/** The points by seat after it. */
	scores: number[];
	/** The segments of the feature, by tile and place. */
	segments: ([Pos, SegmentName])[];
};

/** The codes of refusals, which are part of the protocol. */
export type Code =
	/** A rule of the game forbids it; `rule` names the rule. */
	| "illegal"
	/** The text is not an action of this game. */
	| "no-such-action"
	/** It is another player's decision. */
	| "not-your-turn"
	/** Only players at the table may do this. */
	| "not-seated"
	/** The game has advanced; the missed part is attached. */
	| "stale"
	/** The game is over. */
	| "over"
	/** The game has not begun. */
	| "not-started"
	/** The game is not over. */
	| "not-over"
	/** The game has begun. */
	| "started"
	/** This cannot be undone. */
	| "no-undo"
	/** There are no aids at this table. */
	| "purist"
	/** The line of chat is empty or too long. */
	| "bad-chat"
	/** The idempotency key was used by another person, or has an invalid length. */
	| "bad-id"
	/** There is no such seat. */
	| "no-such-seat"
	/** The seat is taken. */
	| "seat-taken"
	/** Another seat has this colour. */
	| "colour-taken"
	/** A seat is still empty. */
	| "seat-empty"
	/** Only the host of the table may do this. */
	| "not-host"
	/** Only people with an account may do this. */
	| "needs-account"
	/** The person has the maximum number of running games between computers. */
	| "too-many-computer-games"
	/** The setup cannot be played. */
	| "setup"
	/** The file is no game that can be read here, or the game cannot be written in this format; `line` may say where. */
	| "bad-record"
	/** Hints are off at this table. */
	| "no-hints"
	/** Only the owner of the study may do this. */
	| "not-owner"
	/** The person has requested the maximum number of reviews of a day; `retry_after` says when there is another. */
	| "too-many-reviews"
	/** The person has the maximum number of studies: delete one first. */
	| "too-many-studies"
	/** The message or the request cannot be parsed. */
	| "bad-request"
	/** The name cannot be used. */
	| "bad-name"
	/** The name cannot be an account name: it has symbols, or mixes alphabets that look alike. */
	| "bad-account-name"
	/** The password is too short or too long. */
	| "bad-password"
	/** The password is easy to guess. */
	| "weak-password"
	/** Another account has this name, or a similar-looking one. */
	| "name-taken"
	/** There is no such account with this password. */
	| "wrong-password"
	/** There is no such account with this recovery code. */
	| "wrong-code"
	/** The text is not an email address that the server can write to. */
	| "bad-email"
	/** The link from an email has expired or was used. */
	| "wrong-link"
	/** Too many emails were requested within the last hour. */
	| "too-many-emails"
	/** The operator has banned this person. */
	| "banned"
	/** The operator has muted this person. */
	| "muted"
	/** There is no such thing. */
	| "not-found"
	/** Not signed in: become a guest, or sign in. */
	| "unknown"
	/** The API token may not do this: use one with a wider scope, or a browser. */
	| "token-scope"
	/** The request comes from another site. */
	| "wrong-origin"
	/** Too many requests. */
	| "too-many"
	/** The person has too many open tables: finish or remove one first. */
	| "too-many-tables"
	/** Too many public tables from this network are waiting for players. */
	| "too-many-from-here"
	/** Too large. */
	| "too-large"
	/** Timed out. */
	| "too-slow"
	/** The server cannot store anything at the moment; nothing was changed. */
	| "storage"
	/** An internal error. */
	| "internal";

/** The number of unused recovery codes. */
export type CodesLeft = {
	/** The number of unused codes. */
	left: number;
};

/** The value of a feature once it is complete. */
export type Completion = {
	/** The points for each further tile. */
	each: number;
	/** The points without further tiles; for a building, with all tiles around it. */
	points: number;
};

/** What is done at a fair (`CAT-06`). */
export type Contest =
	/** Who is hit goes home (`CAT-11`). */
	| "knock-out"
	/** The nearest follower may be replaced (`CAT-16`). */
	| "seduction"
	/** The nearest to the fair tile wins (`CAT-20`). */
	| "target"
	/** One throws, the left neighbour catches (`CAT-23`). */
	| "catch";

/** One of the four corners of a tile, clockwise from the north-west. */
export type Corner = "NW" | "NE" | "SE" | "SW";

/** What a summand counts. */
export type Counted =
	/** Tiles of a feature, each once. */
	| "tiles"
	/** Shields in a city. */
	| "shields"
	/** The tile of a cloister and those around it. */
	| "cloister-tiles"
	/** Completed cities that a field touches. */
	| "cities"
	/** Completed cities that already counted for the receiver through another field (`BAS-61`). */
	| "cities-before"
	/** Pieces of a forest (`HG-R-02`). */
	| "forest-pieces"
	/** Groups of mushrooms in a forest (`HG-37`). */
	| "mushrooms"
	/** Fish in the lakes of a river or of a river system (`HG-17`, `HG-44`). */
	| "fish"
	/** Deer that no tiger has eaten (`HG-46`). */
	| "deer"
	/** Deer that tigers have eaten (`HG-46`). */
	| "deer-eaten"
	/** Mammoths (`HG-45`). */
	| "mammoths"
	/** Aurochs (`HG-38`). */
	| "aurochs"
	/** Trading posts beside a road (`MAY-19`). */
	| "trading-posts"
	/** Flags in a town (`MAY-23`). */
	| "flags"
	/** The tile of a farm and those around it (`MAY-29`). */
	| "farm-tiles"
	/** Animals on a plain, of all kinds (`MAY-58`). */
	| "animals";

/** The name and password of an account. */
export type Credentials = {
	/** 1 to 24 characters. */
	name: string;
	/** 8 to 200 characters. */
	password: string;
};

/** A decision in words. */
export type DecisionView = {
	/** The number of actions before it in the record. */
	action: number;
	/** What each seat could expect with the plan that was played. */
	after: Outlook[];
	/** What each seat could expect with the best plan. */
	before: Outlook[];
	/** What the player lost against the best plan. */
	loss: Outlook;
	/** The best plans, the best first, and the one that was played. */
	plans: PlanValue[];
	/** The index in `plans` of the plan that was played. */
	played: number;
	/** Why the best plan is better than the one that was played: at most three reasons, the most important first, except that a feature is occupied before it is joined. */
	reasons: Reason[];
	/** The reasons in words, one sentence each. */
	said: string[];
	/** The seat that decided. */
	seat: Seat;
	/** The plans in words and on the board, in the order of `decision.plans`. */
	shown: ShownPlan[];
	/** The tile that was placed, if it was a placement. */
	tile: string | null;
	/** What the mistake was, in a few words; empty unless the verdict is `inaccuracy` or worse. */
	title: string;
	/** The number of the turn, counted from 1. */
	turn: number;
	/** The rating. */
	verdict: Verdict;
	/** How much that counts, as a chance to win; the verdict follows from it. */
	weight: number;
};

/** The request to delete a person. */
export type Deletion = {
	/** The password; guests have none. */
	password?: string | null;
};

/** A draw, or another event of chance. */
export type Draw = {
	/** The number of actions before it in the record. */
	action: number;
	/** For each seat, what the outcome is worth above the mean of all outcomes. */
	luck: Outlook[];
	/** The probability of the outcome. */
	odds: number;
	/** The outcome, as in records: `draw BA-D`. */
	what: string;
};

/** The token from a link that confirms an email address. */
export type EmailConfirmation = {
	/** What follows `#` in the link. */
	token: string;
};

/** Whether the server sends email, and the addresses of the account that asks. */
export type EmailStatus = {
	/** The address to which links for a new password are sent. */
	address: string | null;
	/** Whether the server sends email. If not, no other request about email is accepted. */
	enabled: boolean;
	/** An address whose confirmation is still missing. */
	unconfirmed: string | null;
};

/** Why a game is over. */
export type EndReason =
	/** It was played to its end. */
	| "played"
	/** All other players resigned. */
	| "resigned"
	/** The time ran out. */
	| "time";

/** How a game ended. */
export type EndView = {
	/** Why it is over. */
	reason: EndReason;
	/** The points by seat. */
	scores: number[];
	/** Who won. */
	winners: Seat[];
};

/** Something that happened in a game.  The enum is exhaustive on purpose, as are the enums of pieces, phases and drawings: whatever words or pictures a program has for them, the compiler then finds the ones that are missing. The errors of parsing and [`Refusal`](crate::Refusal), which have their own messages, are `#[non_exhaustive]`. */
export type Event =
	/** The dealer drew who starts. */
	| {
		event: "first-player";
		seat: Seat;
	}
	/** A tile was drawn and shown to all (`BAS-09`). */
	| {
		event: "tile-drawn";
		seat: Seat;
		tile: string;
	}
	/** The drawn tile fits nowhere and is out of the game (`BAS-15`). */
	| {
		event: "tile-removed";
		seat: Seat;
		tile: string;
	}
	/** The drawn tile was laid. */
	| {
		at: Pos;
		event: "tile-placed";
		seat: Seat;
		tile: string;
		turn: Turn;
	}
	/** A piece was put on the tile. Followers have a role there. */
	| {
		at: Pos;
		event: "piece-placed";
		piece: Piece;
		place: SegmentName;
		role: Role | null;
		seat: Seat;
	}
	/** A cult place and a cloister side by side are both occupied: they race (`CUL-08`). */
	| {
		against: Pos;
		at: Pos;
		event: "challenge-opened";
		seat: Seat;
	}
	/** The opposing building was completed first: this one gets nothing (`CUL-12`). */
	| {
		against: Pos;
		at: Pos;
		event: "challenge-lost";
		feature: FeatureKind;
	}
	/** The tile extended a road or city with the player's builder: a second tile may follow (`TRA-14`). */
	| {
		at: Pos;
		event: "double-turn";
		place: SegmentName;
		seat: Seat;
	}
	/** A completed city brought goods to the player who completed it (`TRA-32`). */
	| {
		at: Pos;
		event: "goods-taken";
		goods: Goods;
		seat: Seat;
		tokens: number;
	}
	/** The King or the Robber Baron goes to the player who completed the largest city or the longest road so far, or stays there with a new record (`KNG-07`, `KNG-09`, `KNG-10`). */
	| {
		at: Pos;
		award: Award;
		event: "award-taken";
		from: Seat | null;
		seat: Seat;
		tiles: number;
	}
	/** The King or the Robber Baron brought points. */
	| {
		award: Award;
		completed: number;
		event: "award-scored";
		points: number;
		seat: Seat;
	}
	/** Most tokens of a kind of goods (`TRA-36`). */
	| {
		event: "goods-scored";
		goods: Goods;
		points: number;
		receivers: Seat[];
		tokens: number;
	}
	/** A river tile has no place now and is put aside for the moment (`RIV-R-05`). */
	| {
		event: "river-tile-aside";
		seat: Seat;
		tile: string;
	}
	/** The rest of the river has no place and is left out (`RIV-R-05`). */
	| {
		event: "river-left-out";
	}
	/** The volcano lake gives its player another turn (`RIV-13`). */
	| {
		event: "extra-turn";
		seat: Seat;
	}
	/** A dragon tile waits aside until the dragon comes (`PRD-32`). */
	| {
		event: "dragon-tile-aside";
		seat: Seat;
		tile: string;
	}
	/** The tiles put aside are back among those to draw (`PRD-33`). */
	| {
		event: "dragon-tiles-back";
		tiles: number;
	}
	/** The dragon came to the volcano just placed (`PRD-20`). */
	| {
		at: Pos;
		event: "dragon-came";
		seat: Seat;
	}
	/** A player moved the dragon (`PRD-23`). */
	| {
		event: "dragon-moved";
		seat: Seat;
		to: Pos;
	}
	/** The dragon cannot go on after this number of steps: its walk is over (`PRD-27`). */
	| {
		at: Pos;
		event: "dragon-stuck";
		steps: number;
	}
	/** The dragon ate a piece, which is back in its owner's supply (`PRD-28`). */
	| {
		at: Pos;
		event: "eaten";
		piece: Piece;
		place: SpotName;
		role: Role | null;
		seat: Seat;
	}
	/** The fairy was put beside one of the player's followers (`PRD-10`). A quarter of Carcassonne is on no tile. */
	| {
		at: Pos | null;
		event: "fairy-moved";
		place: SpotName;
		seat: Seat;
	}
	/** The fairy brought points: at the start of a turn (`PRD-13`), or because the feature at this place was scored (`PRD-14`). */
	| {
		at: Pos | null;
		event: "fairy-scored";
		place: SegmentName | null;
		points: number;
		seat: Seat;
	}
	/** A builder or pig went home, because no follower of its own is left on its feature (`PRD-29`, `TOW-17`). */
	| {
		at: Pos;
		event: "left-alone";
		piece: Piece;
		place: SegmentName;
		seat: Seat;
	}
	/** The princess sent a knight home to its owner (`PRD-37`). */
	| {
		at: Pos;
		event: "knight-removed";
		owner: Seat;
		piece: Piece;
		place: SegmentName;
		role: Role | null;
		seat: Seat;
	}
	/** A tower has grown to this height (`TOW-06`). */
	| {
		at: Pos;
		event: "tower-built";
		height: number;
		seat: Seat;
	}
	/** A follower finished a tower (`TOW-19`). */
	| {
		at: Pos;
		event: "tower-climbed";
		piece: Piece;
		seat: Seat;
	}
	/** A follower was captured: it is the player's prisoner now (`TOW-15`), or back in the supply if it was the player's own (`TOW-16`). */
	| {
		at: Pos;
		event: "captured";
		owner: Seat;
		piece: Piece;
		place: SpotName;
		role: Role | null;
		seat: Seat;
	}
	/** In an exchange, the captor gave this player's follower back (`TOW-23`). */
	| {
		captor: Seat;
		event: "exchanged";
		piece: Piece;
		seat: Seat;
	}
	/** The player bought a follower back; the captor got the points (`TOW-27`). */
	| {
		captor: Seat;
		event: "ransomed";
		piece: Piece;
		points: number;
		seat: Seat;
	}
	/** The player placed an abbey instead of a drawn tile (`ABB-03`). */
	| {
		at: Pos;
		event: "abbey-placed";
		seat: Seat;
	}
	/** The last turn is over, and players who still have an abbey may place it (`ABB-R-04`). */
	| {
		event: "last-abbeys";
	}
	/** A barn was put at a corner of a tile, on this field (`ABB-20`). */
	| {
		at: Pos;
		corner: Corner;
		event: "barn-placed";
		place: SegmentName;
		seat: Seat;
	}
	/** A wagon moved on to another feature (`ABB-40`). */
	| {
		at: Pos;
		event: "wagon-moved";
		from: Pos;
		place: SegmentName;
		seat: Seat;
	}
	/** A follower left a quarter of Carcassonne for a feature (`CNT-09`, `CNT-12`). */
	| {
		at: Pos;
		event: "left-quarter";
		piece: Piece;
		place: SegmentName;
		quarter: Quarter;
		seat: Seat;
	}
	/** A follower was put into a quarter of Carcassonne (`CNT-04`). */
	| {
		event: "deployed";
		piece: Piece;
		quarter: Quarter;
		seat: Seat;
	}
	/** The count moved to another quarter (`CNT-15`). */
	| {
		event: "count-moved";
		seat: Seat;
		to: Quarter;
	}
	/** The player chose what is done at the fair here (`CAT-06`). */
	| {
		at: Pos;
		contest: Contest;
		event: "fair-opened";
		seat: Seat;
	}
	/** A token came to rest; `x` and `y` are millimetres from the middle of the table (`CAT-D14`). */
	| {
		event: "token-landed";
		seat: Seat;
		x: number;
		y: number;
	}
	/** A token hit a follower, or pushed another one against it; it is back in its owner's supply (`CAT-11`, `CAT-14`). */
	| {
		at: Pos | null;
		event: "knocked-out";
		owner: Seat;
		piece: Piece;
		place: SpotName;
		role: Role | null;
		seat: Seat;
	}
	/** The thrower replaced a follower by an own one (`CAT-17`), from the supply or from elsewhere on the table (`CAT-R-11`). */
	| {
		at: Pos | null;
		event: "seduced";
		from: NamedSpot | null;
		owner: Seat;
		piece: Piece;
		place: SpotName;
		replaced: Piece;
		role: Role | null;
		seat: Seat;
	}
	/** The gap between a token and the fair tile, in millimetres (`CAT-21`). */
	| {
		event: "gap-measured";
		gap: number;
		seat: Seat;
	}
	/** A token came nearest to the fair tile, with this gap in millimetres (`CAT-21`). */
	| {
		event: "target-hit";
		gap: number;
		points: number;
		seat: Seat;
	}
	/** A token was thrown to the left neighbour, and one of the two got points (`CAT-24`). */
	| {
		catcher: Seat;
		event: "catch-scored";
		points: number;
		result: CatchResult;
		seat: Seat;
		winner: Seat;
	}
	/** Gold was found in the forest that the tile completed here: the player draws a bonus tile (`HG-28`). */
	| {
		at: Pos;
		event: "gold-found";
		seat: Seat;
	}
	/** Surveyors in the columns of the player's settlers on the feature just scored gave points (`MAY-33`). */
	| {
		event: "surveyor-bonus";
		points: number;
		seat: Seat;
	}
	/** The player moved a surveyor west, to this column (`MAY-36`). */
	| {
		column: number;
		event: "surveyor-moved";
		seat: Seat;
	}
	/** A settler was left behind by the surveyors and went home (`MAY-43`). */
	| {
		at: Pos;
		event: "left-behind";
		piece: Piece;
		place: SegmentName;
		role: Role | null;
		seat: Seat;
	}
	/** A feature was scored, or was completed with nobody on it. */
	| Score & {
		event: "scored";
	}
	/** A piece went back to its owner's supply. */
	| {
		at: Pos;
		event: "piece-returned";
		piece: Piece;
		place: SegmentName;
		role: Role | null;
		seat: Seat;
	}
	/** The last turn is over. */
	| {
		event: "final-scoring";
	}
	/** The game is over. Several winners share the victory (`BAS-R-15`). */
	| {
		event: "game-over";
		scores: number[];
		winners: Seat[];
	};

/** Everything that the server stores about a person, except secrets. */
export type Export = {
	/** The lines of chat that the person wrote, the oldest first. */
	chat: WrittenLine[];
	/** When the person was first seen, in milliseconds since 1970. */
	created: number;
	/** The email address of the account. */
	email: string | null;
	/** Tables and games, the newest first. */
	games: GameLine[];
	/** The person. */
	person: Person;
	/** The number of unused recovery codes. */
	recovery_codes_left: number;
	/** When the person requested reviews of games, in milliseconds since 1970. */
	reviews: number[];
	/** The browsers that are signed in. */
	sessions: SessionLine[];
	/** Studies, the newest first. `/api/studies/{study}` has each of them. */
	studies: StudyLine[];
	/** The API tokens. */
	tokens: TokenLine[];
	/** An email address whose confirmation is still missing. */
	unconfirmed_email: string | null;
};

/** A round of the catapult (`CAT-06`). */
export type Fair = {
	/** The fair tile. */
	at: Pos;
	/** What is done there; none until the player has chosen. */
	contest?: Contest | null;
	/** The gaps to the fair tile so far, in millimetres, in the order of the throws (`CAT-21`). */
	gaps?: ([Seat, number])[];
	/** The follower that may be replaced now (`CAT-16`). */
	nearest?: PieceOnTable | null;
};

/** Where the fairy stands (`PRD-03`). */
export type Fairy = {
	/** Her tile; a quarter of Carcassonne is on none. */
	at?: Pos | null;
	/** What she stands beside. */
	place: SpotName;
};

/** What a segment is part of. */
export type FeatureKind =
	/** Scored when both ends are closed. */
	| "road"
	/** Scored when the wall is closed. */
	| "city"
	/** Scored when eight tiles lie around it. */
	| "cloister"
	/** A cult place, scored like a cloister (`CUL-02`). */
	| "shrine"
	/** Scored at the end of the game. */
	| "field"
	/** In Carcassonne it divides fields, and takes no followers (`RIV-11`, `RIV-R-10`). For hunters and gatherers it is scored when both ends are closed (`HG-16`). */
	| "river"
	/** Scored when it has meadow all round (`HG-19`). */
	| "forest"
	/** Ends every river that runs into it, and has fish (`HG-17`). */
	| "lake"
	/** Scored at the end of the game (`HG-45`). */
	| "meadow"
	/** Scored when the wall is closed (`MAY-22`). */
	| "town"
	/** Scored when eight tiles lie around it (`MAY-28`). */
	| "farm"
	/** Scored at the end of the game (`MAY-58`). */
	| "plain";

/** Who takes the first turn (`BAS-06`, `BAS-R-21`). */
export type FirstPlayer =
	/** The player in this seat, counted from 1. */
	| number
	/** Drawn by the dealer. */
	| Lot;

/** A token that was thrown to a neighbour and has not come down (`CAT-23`). */
export type Flight = {
	/** Who may catch it. */
	catcher: Seat;
	/** How it was thrown, for the thrower alone (`CAT-D25`). */
	throw?: NeighbourThrow | null;
	/** Who threw it. */
	thrower: Seat;
};

/** A request for a link that sets a new password. */
export type ForgottenPassword = {
	/** The name or the email address of the account. */
	account: string;
	/** The language of the email: `en`, `hu` or `ro`. */
	lang?: string | null;
};

/** Actions with numeric parameters. */
export type Free =
	/** `throw S 2,1 power 400`: any aim with any power. */
	| {
		/** The tiles to aim at, each from all sides. */
		aims: Aim[];
		kind: "throw";
		/** The powers. */
		powers: Power[];
	}
	/** `catch-throw -100 power 900`: any offset with any power. */
	| {
		/** The offsets to the side, in millimetres. */
		asides: number[];
		kind: "catch-throw";
		/** The powers. */
		powers: Power[];
	}
	/** `hand 850,50 tick 57`. */
	| {
		/** The positions along the lane, in millimetres. */
		alongs: number[];
		/** The offsets to the side, in millimetres. */
		asides: number[];
		kind: "hand";
		/** The ticks. */
		ticks: number[];
	}
	/** `gap 31`, with a real catapult. */
	| {
		kind: "gap";
		/** The largest gap that can be entered, in millimetres. */
		most: number;
	};

/** A game of the family, with all its options. */
export type GameChoices = {
	/** Sets that can be combined only with `allow-discouraged`. */
	discouraged: ([string, string])[];
	/** The options under `elements`. */
	elements: LineChoice[];
	/** Sets that cannot be combined. */
	excluded: ([string, string])[];
	/** Its name in setups. */
	game: GameName;
	/** The maximum number of players with only its own tile set. */
	most_players: number;
	/** The options under `rules`. */
	rules: LineChoice[];
	/** Its tile sets; the first one is always in play. */
	sets: SetChoice[];
};

/** A game in a list. */
export type GameLine = {
	/** The time control. */
	clock: ClockSetting;
	/** When it was created, in milliseconds since 1970. */
	created: number;
	/** When it ended, in milliseconds since 1970. */
	ended: number | null;
	/** What is played. */
	game: GameName;
	/** Its id. */
	id: string;
	/** The position of a running game; only the newest running games of a list have it. */
	now: GameSummary | null;
	/** How it ended. */
	result: EndView | null;
	/** The seats. */
	seats: Seating[];
	/** The tile sets. */
	sets: string[];
	/** Its status. */
	status: Status;
};

/** The games of the family. */
export type GameName =
	/** The game of cities, roads, cloisters and fields. */
	| "carcassonne"
	/** The game of forests, rivers and meadows. */
	| "hunters-and-gatherers"
	/** The game of settlers who go west. */
	| "mayflower";

/** A summary of a running game. */
export type GameSummary = {
	/** The seat to act; `null` while chance acts. */
	acting: Seat | null;
	/** The points by seat. */
	scores: number[];
	/** The tiles on the table, in the order of placement. */
	tiles: Tile[];
	/** The number of tiles left to draw. */
	tiles_left: number;
};

/** The game, or what changed in it. */
export type GameView = {
	/** The clocks in milliseconds; only the clock of the player to act runs. */
	clocks: number[] | null;
	/** How the game ended. */
	end: EndView | null;
	/** Everything else on the table. */
	position: Position;
	/** For each seat, what happens if the player resigns; `null` if no person plays there any more. */
	resign: (Resignation | null)[];
	/** The number of log entries: this is the game after them. */
	seq: number;
	/** The events, entry by entry; empty in a snapshot, except at the start of a game. */
	steps: StepView[];
	/** … and adds these. */
	tiles: Tile[];
	/** The number of tiles that the client keeps; it removes all others … */
	tiles_from: number;
	/** For each seat, whether its last action can be undone, and whether others must agree. */
	undo: (Undo | null)[];
};

/** The position from which a game goes on. */
export type GivenStart = {
	/** The actions that lead there, draws included, as in records. */
	actions: string[];
};

/** Goods of the traders (`TRA-32`). */
export type Goods =
	/** Barrels of wine. */
	| "wine"
	/** Sacks of grain. */
	| "grain"
	/** Bolts of cloth. */
	| "cloth";

/** The name and colour of a guest. */
export type Guest = {
	/** The preferred colour. */
	colour: PlayerColour;
	/** 1 to 24 characters. */
	name: string;
};

/** A hint. */
export type Hint = {
	/** The move, unless only the idea was requested. */
	plan: ShownPlan | null;
	/** The idea in words. */
	said: string[];
	/** The seat that it is for. */
	seat: Seat;
	/** The number of log entries to which it applies. */
	seq: number;
	/** The number of hints that the seat has used in this game. */
	used: number;
};

/** How much a hint tells. */
export type HintKind =
	/** The idea. */
	| "idea"
	/** The move. */
	| "move";

/** A request for a hint. */
export type HintRequest = {
	/** The number of log entries that the player has seen. */
	seq: number;
	/** How much to tell. */
	tell: HintKind;
};

/** A short game that teaches something, step by step. */
export type Lesson = {
	/** The game before and after each of its actions. */
	frames: LessonFrame[];
	/** Its name. */
	id: string;
	/** What is played. */
	setup: Setup;
};

/** A step of a lesson. */
export type LessonFrame = {
	/** The available options. */
	choices: Choices | null;
	/** The game, with all its tiles. */
	game: GameView;
	/** The text for the learner. */
	text: string;
	/** The next action: on the learner's turn, the learner has to find it. */
	wanted: string | null;
};

/** The available lessons. */
export type Lessons = {
	/** Their names in learning order: each is the tile set or game that it teaches. */
	lessons: string[];
};

/** The strength of a computer player. */
export type Level =
	/** Plays as in a first game: takes points at once, hardly looks around, and leaves fields alone. */
	| "beginner"
	/** Often overlooks the best place for a tile. */
	| "novice"
	/** Overlooks less. */
	| "casual"
	/** Sees almost everything, but thinks one turn ahead. */
	| "skilled"
	/** Searches briefly. */
	| "strong"
	/** Searches for some seconds, on all cores. */
	| "master";

/** An option of a setup. */
export type LineChoice = (
	/** A number. */
	| {
		/** The minimum. */
		least: number;
		/** The maximum. */
		most: number;
		takes: "number";
	}
	/** Yes or no. */
	| {
		takes: "switch";
	}
	/** One of these; the first is the default. */
	| {
		/** As written in setups: words, numbers or booleans. */
		answers: SettingValue[];
		takes: "choice";
	}) & {
	/** The default; `null` if it depends on the number of players. */
	default: LineDefault | null;
	/** Its name in setups. */
	name: string;
	/** For a rule option, the tile sets and elements with any of which it matters; for an element, the tile sets that bring it. Empty if it is always available. */
	with: string[];
};

/** The default of an option. */
export type LineDefault = {
	/** With any of them. */
	with: SettingValue;
	/** Without any of the sets of [`LineChoice::with`]. */
	without: SettingValue;
};

/** The public tables. */
export type Lobby = {
	/** Whether there are more running games, older than those listed. */
	more_running: boolean;
	/** Whether there are more waiting tables, older than those listed. */
	more_waiting: boolean;
	/** Tables waiting for players, then running games; the newest of each first. */
	tables: LobbyLine[];
};

/** A table in a list. */
export type LobbyLine = {
	/** The time control. */
	clock: ClockSetting;
	/** When it was created, in milliseconds since 1970. */
	created: number;
	/** What is played. */
	game: GameName;
	/** Its id. */
	id: string;
	/** The seats. */
	seats: Seating[];
	/** The tile sets. */
	sets: string[];
	/** Its status. */
	status: Status;
};

/** The first player is drawn by lot. */
export type Lot =
	/** The dealer draws. */
	| "by-lot";

/** Where on the table a follower came from; a quarter of Carcassonne is on no tile. */
export type NamedSpot = {
	at: Pos | null;
	place: SpotName;
};

/** How a token was thrown to a neighbour (`CAT-D23`). */
export type NeighbourThrow = {
	/** How far to the side, in millimetres. */
	aside: number;
	/** The power. */
	power: number;
};

/** A new account. */
export type NewAccount = {
	/** The account name; `null` for a guest. */
	account: string | null;
	/** The preferred colour. */
	colour: PlayerColour;
	/** The person's id. */
	id: string;
	/** The display name. */
	name: string;
	/** Recovery codes for signing in without the password. They are shown only once. */
	recovery_codes: string[];
};

/** An email address for the account that asks. */
export type NewEmail = {
	/** The address, in ASCII. */
	address: string;
	/** The language of the email: `en`, `hu` or `ro`. */
	lang?: string | null;
	/** The password of the account. */
	password: string;
};

/** A request for a study. */
export type NewStudy =
	/** The text of a record (`.bastide`) or of a saved game of JCloisterZone (`.jcz`). */
	| {
		from: "file";
		/** The name of the file. */
		name: string;
		/** Its text. */
		text: string;
	}
	/** The game at a table, up to a number of log entries. */
	| {
		from: "table";
		/** The number of log entries; all by default. */
		seq?: number | null;
		/** The table. */
		table: string;
	}
	/** A study, with its variations. */
	| {
		from: "study";
		/** The study. */
		study: string;
	}
	/** An empty table. */
	| {
		from: "empty";
		/** What is played, with names of players. */
		setup: Setup;
	};

/** A request for a new table. */
export type NewTable = {
	/** The time control. */
	clock?: ClockSetting;
	/** Whether players may ask for hints; by default, unless the table is purist. */
	hints?: boolean | null;
	/** Whether it is listed in the lobby; otherwise it can only be found by its link. */
	public?: boolean;
	/** Whether the page's aids are off for all players. */
	purist?: boolean;
	/** What will be played. */
	setup: SetupRequest;
	/** The position from which the game goes on; the setup must be a full one. */
	start?: GivenStart | null;
};

/** A request for an API token. */
export type NewToken = {
	/** Its purpose, in 1 to 24 characters. */
	label: string;
	/** Its lifetime. */
	life?: TokenLife;
	/** What it may do. */
	scope?: TokenScope;
};

/** The occasion of a scoring. */
export type Occasion =
	/** A tile completed the feature (`BAS-27`). */
	| "completed"
	/** The game ended before the feature was complete (`BAS-51`). */
	| "unfinished"
	/** Farmers are scored at the end of the game (`BAS-57`). */
	| "farmers"
	/** Farmers are scored because a barn was put on their field (`ABB-27`). */
	| "barn-placed"
	/** Farmers are scored because their field was joined to one with a barn (`ABB-31`). */
	| "barn-joined"
	/** Barns are scored at the end of the game (`ABB-35`). */
	| "barn"
	/** An abbot was recalled (`ABT-04`). */
	| "recalled"
	/** Huts are scored at the end of the game, for the whole river system (`HG-44`). */
	| "huts"
	/** Hunters are scored at the end of the game (`HG-45`). */
	| "hunters"
	/** Trappers are scored at the end of the game (`MAY-58`). */
	| "trappers";

/** An empty space on which a tile may be placed. */
export type OpenSpace = {
	/** Its position. */
	at: Pos;
	/** The number of remaining tiles that fit there. */
	fits: number;
	/** Their kinds. */
	kinds: string[];
};

/** What a player may expect: of a position, or as a difference between two. */
export type Outlook = {
	/** The chance to win, from 0 to 1. */
	chance: number;
	/** The expected final lead, in points. */
	lead: number;
};

/** A new password in place of the old one. */
export type PasswordChange = {
	/** 8 to 200 characters. */
	new: string;
	/** The current password. */
	old: string;
};

/** The password of the account, as proof. */
export type PasswordProof = {
	/** The password. */
	password: string;
};

/** The token from a link that sets a new password, and the password. */
export type PasswordReset = {
	/** 8 to 200 characters. */
	password: string;
	/** What follows `#` in the link. */
	token: string;
};

/** A guest, or a person with an account. */
export type Person = {
	/** The account name; `null` for a guest. */
	account: string | null;
	/** The preferred colour. */
	colour: PlayerColour;
	/** The person's id. */
	id: string;
	/** The display name. */
	name: string;
};

/** The name of a [`Phase`]: the phase without who acts in it and on what. */
export type PhaseName =
	/** Chance names the first player. */
	| "first-player"
	/** The player may do something before a tile is drawn: place an abbey instead (`ABB-03`), or buy a prisoner back (`TOW-26`). */
	| "start-turn"
	/** Chance draws a tile. */
	| "draw-tile"
	/** Chance draws a bonus tile (`HG-28`). */
	| "draw-bonus"
	/** The player lays this tile. */
	| "place-tile"
	/** The player may put a piece on the tile laid last, or do what counts as much. */
	| "place-piece"
	/** The player may also place the phantom (`PHA-02`). */
	| "place-phantom"
	/** The player may take a follower in reach of the tower here prisoner (`TOW-10`). */
	| "capture"
	/** The player says which of the own followers this captor gives back (`TOW-24`). */
	| "exchange"
	/** This player moves the dragon by a tile (`PRD-23`). */
	| "move-dragon"
	/** This player may move followers from the quarters of Carcassonne to what was completed (`CNT-09`). */
	| "leave-quarters"
	/** The player may put a follower into a quarter of Carcassonne (`CNT-04`). */
	| "deploy"
	/** The player may move the count (`CNT-15`). */
	| "move-count"
	/** At the end of the game, this player may move followers from the quarters (`CNT-12`). */
	| "leave-at-end"
	/** This player may move the wagon here, whose feature was scored (`ABB-40`). */
	| "move-wagon"
	/** The player says which completed feature is scored next (`MAY-48`). */
	| "choose-scoring"
	/** The player may draw a second tile (`TRA-R-03`). */
	| "second-tile"
	/** The player chooses what is done at the fair (`CAT-06`). */
	| "choose-fair"
	/** This player throws a token with the catapult (`CAT-07`). */
	| "throw"
	/** Chance decides how the token flies (`CAT-D11`). */
	| "wind"
	/** This player tries to catch the token (`CAT-23`). */
	| "hand"
	/** This player says which of several followers is meant (`CAT-D20`). */
	| "nearest"
	/** This player may replace the nearest follower by an own one (`CAT-17`). */
	| "seduce"
	/** The game is over. */
	| "over";

/** The pieces that players put on tiles. The followers of Carcassonne come first. */
export type Piece =
	/** The ordinary follower, of weight 1 (`BAS-D-08`). */
	| "follower"
	/** The big follower, of weight 2 (`INN-10`). */
	| "big-follower"
	/** The mayor of a city, who weighs as much as it has shields (`ABB-15`). */
	| "mayor"
	/** A follower that may move on when its feature was scored (`ABB-40`). */
	| "wagon"
	/** A follower for cloisters and cult places who may be recalled (`ABT-03`). */
	| "abbot"
	/** A second small follower, placed after another action with a piece (`PHA-02`). */
	| "phantom"
	/** Gives double turns (`TRA-14`), weighs nothing (`TRA-22`). */
	| "builder"
	/** Raises the worth of a field (`TRA-29`), weighs nothing (`TRA-27`). */
	| "pig"
	/** Ends the work of all farmers on a field (`ABB-27`), and stays (`ABB-24`). */
	| "barn"
	/** A member of the tribe: gathers, fishes or hunts (`HG-08`). */
	| "member"
	/** Has the fish of a whole river system, and stays (`HG-15`, `HG-41`). */
	| "hut"
	/** A settler: robs, trades, farms or traps (`MAY-15`). */
	| "settler";

/** A piece on the table. */
export type PieceOnTable = {
	/** Its tile; a quarter of Carcassonne is on none. */
	at?: Pos | null;
	/** Which piece. */
	piece: Piece;
	/** Where on the tile: `road E`, `tower`, or a quarter. */
	place: SpotName;
	/** Whose it is. */
	seat: Seat;
};

/** A figure on the table: the name of its drawing, x and y of its foot in units of which a tile is 1,000 wide, from the north-west corner of the space 0,0, and how many times as large as its drawing it is, if that is not as usual. */
export type PlacedFigure = [string, number, number, number?];

/** A plan and its value for who decides. */
export type PlanValue = {
	/** Its actions, one or two, as in records. */
	actions: string[];
	/** The chance to win, from 0 to 1. */
	chance: number;
	/** The expected final lead, in points. */
	lead: number;
	/** The number of visits by the search. */
	visits: number;
};

/** The best plans of a position. */
export type Plans = {
	/** The iterations of the search. */
	iterations: number;
	/** The plans, the best first. */
	plans: PlanValue[];
	/** The seat that decides; `null` if nobody decides here. */
	seat: Seat | null;
	/** The plans in words and on the board. */
	shown: ShownPlan[];
};

/** The colour of a player. */
export type PlayerColour =
	/** Brick red, with a disc. */
	| "red"
	/** Royal blue, with a square. */
	| "blue"
	/** Jade green, with a triangle. */
	| "green"
	/** Sunny yellow, with a star. */
	| "yellow"
	/** Soot black, with a cross. */
	| "black"
	/** Rose pink, with a ring. Older databases call it grey. */
	| "pink";

/** A player's goods. */
export type PlayerGoods = {
	cloth: number;
	grain: number;
	wine: number;
};

export type PlayerSetup = string;

/** What a player has. */
export type PlayerView = {
	/** The number of abbeys in the supply. */
	abbeys?: number;
	/** The goods. */
	goods?: PlayerGoods;
	/** The points. */
	score: number;
	/** The number of pieces in the supply, for each kind that the player has in this game. */
	supply: Record<string, number>;
	/** The number of tower pieces in the supply. */
	tower_pieces?: number;
};

export type Pos = [number, number];

/** Everything on the table except the tiles, and who is to act. */
export type Position = {
	/** The seat to act; `null` if the game is over. */
	acting: Seat | null;
	/** Barns. */
	barns?: Barn[];
	/** The number of bonus tiles that can still be drawn (`HG-35`). */
	bonus_tiles_left?: number;
	/** The quarter of the count. */
	count?: Quarter | null;
	/** The tile of the dragon. */
	dragon?: Pos | null;
	/** The id of the tile that was drawn and is to be placed. */
	drawn?: string | null;
	/** The round of the catapult. */
	fair?: Fair | null;
	/** Where the fairy stands. */
	fairy?: Fairy | null;
	/** The figures on the table, from back to front. */
	figures?: PlacedFigure[];
	/** The token that flies to a neighbour. */
	flight?: Flight | null;
	/** Who holds the King. */
	king?: Seat | null;
	/** The seats that have resigned or lost on time; a computer decides for them. */
	left?: Seat[];
	/** What is to be done now. */
	phase: PhaseName;
	/** The pieces on segments, on towers and in quarters; barns have a list of their own. */
	pieces?: PieceOnTable[];
	/** The players in the order of their seats. */
	players: PlayerView[];
	/** Captured followers, in the order of the captors. */
	prisoners?: Prisoner[];
	/** Who holds the Robber Baron. */
	robber_baron?: Seat | null;
	/** The columns of the two surveyors, counted from the coast, the eastern one first. */
	surveyors?: [number, number] | null;
	/** The number of tiles that can still be drawn, bonus tiles not counted. */
	tiles_left: number;
	/** Towers and the sites for them. */
	towers?: Tower[];
	/** Whose turn it is, also while another player or chance acts. */
	turn: Seat;
};

/** A position: a setup and the actions that lead there. */
export type PositionRequest = {
	/** The actions from the start. */
	actions: string[];
	/** The language of the sentences: `en`, `hu` or `ro`. */
	lang?: string | null;
	/** What is played, with the names of the players. */
	setup: Setup;
};

/** A position for an analysis board. */
export type PositionView = {
	/** What the acting player can choose from; `null` if chance acts, or if the game is over. */
	choices: Choices | null;
	/** The game, with all its tiles; `steps` has the last action only. */
	game: GameView;
	/** The possible outcomes, if chance acts. */
	outcomes: Chance[];
};

/** A power, and how far a token flies with it without scatter. */
export type Power = {
	/** The power. */
	power: number;
	/** The range in millimetres. */
	range: number;
};

/** A preset. */
export type PresetLine = {
	/** A short description. */
	description: string;
	/** The name. */
	name: string;
	/** The whole setup. */
	setup: Setup;
};

/** A follower that was captured (`TOW-15`). */
export type Prisoner = {
	/** Who holds it. */
	captor: Seat;
	/** Whose it is. */
	owner: Seat;
	/** What kind of follower it is. */
	piece: Piece;
};

/** A puzzle. */
export type Puzzle = {
	/** The actions that lead to the position. */
	actions: string[];
	/** What can be chosen from. */
	choices: Choices;
	/** The difficulty, from 1 to 6: the first level of the computer that solves it. */
	difficulty: number;
	/** The game. */
	game: GameName;
	/** Its id. */
	id: string;
	/** The position, with all its tiles. */
	position: GameView;
	/** The seat that has to find the best plan. */
	seat: Seat;
	/** The tile sets. */
	sets: string[];
	/** What is played. */
	setup: Setup;
	/** What it is about, as a word: `steal-city`, `block`, `farmers` … */
	theme: string;
};

/** The reply to a try. */
export type PuzzleAnswer = {
	/** The best plan. */
	best: PlanValue;
	/** Why it is the best, one sentence each. */
	said: string[];
	/** The best plan in words and on the board. */
	shown: ShownPlan;
	/** Whether it is the best plan, or as good. */
	solved: boolean;
	/** What the plan that was tried is worth, if it is known. */
	tried: PlanValue | null;
};

/** A puzzle in a list. */
export type PuzzleLine = {
	/** The difficulty, from 1 to 6: the first level of the computer that solves it. */
	difficulty: number;
	/** The game. */
	game: GameName;
	/** Its id. */
	id: string;
	/** The tile sets. */
	sets: string[];
	/** What it is about, as a word: `steal-city`, `block`, `farmers` … */
	theme: string;
};

/** A solution that a player tries. */
export type PuzzleTry = {
	/** The actions of the plan, one or two. */
	actions: string[];
	/** The language of the sentences: `en`, `hu` or `ro`. */
	lang?: string | null;
};

/** The quarters of the City of Carcassonne, clockwise. */
export type Quarter =
	/** Leads to cities (`CNT-10`); the count starts here (`CNT-03`). */
	| "castle"
	/** Leads to fields, at the end of the game (`CNT-12`). */
	| "market"
	/** Leads to roads. */
	| "blacksmith"
	/** Leads to cloisters and cult places (`CNT-R-09`). */
	| "cathedral";

/** A difference between two plans, by a part of the valuation. All of it is about the better plan, in the view of the player who decides. */
export type Reason = (
	/** Scores a feature at once. */
	| {
		/** The feature. */
		feature: FeatureKind;
		/** What the player gets. */
		gain: number;
		kind: "scores";
	}
	/** Scores less for another player. */
	| {
		/** The feature. */
		feature: FeatureKind;
		/** How many more they would get. */
		gain: number;
		kind: "gives-less";
		/** Who would get the points. */
		to: Seat;
	}
	/** Gets more points at once, other than by features. */
	| {
		/** How many. */
		gain: number;
		kind: "more-points";
	}
	/** Occupies a feature that nobody has. */
	| {
		/** What it can be expected to give. */
		expected: number;
		/** The feature. */
		feature: FeatureKind;
		kind: "claims";
		/** What it gives if the game ended now. */
		now: number;
	}
	/** Still has an own feature, which the other plan loses. */
	| {
		/** What it can be expected to give. */
		expected: number;
		/** The feature. */
		feature: FeatureKind;
		kind: "holds";
	}
	/** Gets the majority in a feature of another player. */
	| {
		/** What it can be expected to give. */
		expected: number;
		/** The feature. */
		feature: FeatureKind;
		/** Whose it was. */
		from: Seat;
		kind: "takes-over";
	}
	/** Gets a share of a feature of another player. */
	| {
		/** What it can be expected to give. */
		expected: number;
		/** The feature. */
		feature: FeatureKind;
		kind: "shares";
		/** With whom. */
		with: Seat;
	}
	/** Keeps a feature that another player would share or take over. */
	| {
		/** The feature. */
		feature: FeatureKind;
		/** From whom. */
		from: Seat;
		kind: "keeps";
	}
	/** Makes a feature of another player harder to complete. */
	| {
		/** The feature. */
		feature: FeatureKind;
		kind: "blocks";
		/** The number of tiles left of which one was needed, and that of which one is needed now. It is 0 if it can never be completed. */
		tiles: [number, number];
		/** Whose it is. */
		whose: Seat;
	}
	/** Makes the own feature easier to complete. */
	| {
		/** The feature. */
		feature: FeatureKind;
		kind: "eases";
		/** The number of tiles left of which one would be needed, and that of which one is needed now. */
		tiles: [number, number];
	}
	/** Makes the own feature worth more. */
	| {
		/** The feature. */
		feature: FeatureKind;
		/** By how much it can be expected to be worth more. */
		gain: number;
		kind: "extends";
	}
	/** Does not make a feature of another player worth more. */
	| {
		/** The feature. */
		feature: FeatureKind;
		/** By how much. */
		gain: number;
		kind: "extends-less";
		/** Whose it is. */
		whose: Seat;
	}
	/** Has more followers left to place. */
	| {
		/** Whether it comes back to the supply, rather than staying there. */
		back: boolean;
		kind: "spares-follower";
		/** Whether the other plan leaves none. */
		last: boolean;
		/** The number left. */
		left: number;
	}
	/** Uses a follower instead of the big follower, with the same effect. */
	| {
		kind: "spares-big-follower";
	}
	/** Uses the big follower instead of another one, in the same place. */
	| {
		kind: "counts-twice";
	}
	/** Gets another turn, or another tile. */
	| {
		kind: "another-turn";
	}
	/** Brings the fairy to an own follower. */
	| {
		kind: "fairy";
	}
	/** A tile that is left can join the own feature to a better one. */
	| {
		/** The feature. */
		feature: FeatureKind;
		kind: "may-join";
		/** The number of tiles left that do so. */
		tiles: number;
		/** Whose the other one is, if anybody's. */
		whose: Seat | null;
	}
	/** Fewer tiles can join a feature of another player to the own one. */
	| {
		/** The feature. */
		feature: FeatureKind;
		kind: "may-not-join";
		/** The number of tiles left that would do so. */
		tiles: number;
		/** Who would gain. */
		whose: Seat;
	}
	/** Removes a piece of another player. */
	| {
		kind: "removes";
		/** Whether the player may capture it next. */
		next: boolean;
		/** What it was called there, as a key of the phrases: `knight`. */
		piece: string;
		/** Whose it is. */
		whose: Seat;
	}
	/** The search finds it better later in the game, for no reason that can be named. */
	| {
		kind: "later";
	}) & {
	/** A tile of the feature that it is about, or the space. */
	at: Pos | null;
	/** How many points of expected lead it explains. */
	points: number;
};

/** A recovery code and a new password. */
export type Recovery = {
	/** One of its recovery codes. Case, spaces and hyphens do not matter. */
	code: string;
	/** The name of the account. */
	name: string;
	/** 8 to 200 characters. */
	password: string;
};

/** New recovery codes. They are shown only once, and replace all older ones. */
export type RecoveryCodes = {
	/** The codes, each for one use. */
	codes: string[];
};

/** A refusal; nothing has changed. */
export type Refused = {
	/** What the reason is about, if a file was refused: the text of an action, the name of a tile, a version … */
	about?: string | null;
	/** The kind of refusal. */
	code: Code;
	/** The line at fault, counted from 1, if a file was refused. */
	line?: number | null;
	/** The reason, for programmers and logs. */
	message: string;
	/** The part of the file with this line: `setup`, `actions` or `end`. */
	part?: string | null;
	/** The reason as a word: what the rule forbids (`occupied`, `edges-do-not-match` …), or what is wrong with a file (`no-game`, `no-action`, `seal` …). */
	reason?: string | null;
	/** The number of seconds after which to retry. */
	retry_after?: number | null;
	/** The rule that forbids it. */
	rule: string | null;
};

/** Some steps of a replay. */
export type Replay = {
	/** The number of entries in the log. */
	entries: number;
	/** The game after each step: the first with all its tiles, each other one as an update. */
	frames: GameView[];
};

/** The consequence of a resignation. */
export type Resignation =
	/** The game ends. */
	| "ends"
	/** A computer takes over the seat. */
	| "computer";

/** The state of a review. */
export type ReviewInfo = {
	/** The number of positions that are reviewed … */
	done: number;
	/** The review, once it is done. */
	review: ReviewView | null;
	/** How far it is. */
	status: ReviewStatus;
	/** … of this many. */
	total: number;
};

/** How far a review is. */
export type ReviewStatus =
	/** Nobody has requested it. */
	| "none"
	/** It is in the queue. */
	| "waiting"
	/** It is being computed. */
	| "running"
	/** It is done. */
	| "done"
	/** It could not be computed. */
	| "failed";

/** A review in words. */
export type ReviewView = {
	/** The decisions in order. */
	decisions: DecisionView[];
	/** The draws in order. */
	draws: Draw[];
	/** The iterations of the search for each decision. */
	iterations: number;
	/** What each seat got. */
	result: Outlook[];
	/** The summary for each seat. */
	seats: SeatReviewView[];
	/** For each action of the record, the number of log entries up to it: the step of the replay after it. */
	seqs: number[];
	/** What each seat could expect before the first draw. */
	start: Outlook[];
};

/** What a follower is called where it stands (`BAS-20`). */
export type Role =
	/** On a road. */
	| "highwayman"
	/** In a city. */
	| "knight"
	/** In a cloister. */
	| "monk"
	/** On a cult place (`CUL-03`). */
	| "heretic"
	/** On a field. */
	| "farmer"
	/** In a forest (`HG-08`). */
	| "gatherer"
	/** On a river (`HG-08`). */
	| "fisherman"
	/** On a meadow (`HG-08`). */
	| "hunter"
	/** A settler on a road (`MAY-15`). */
	| "robber"
	/** In a town (`MAY-15`). */
	| "shopkeeper"
	/** On a farm (`MAY-15`); the rulebook calls this one a farmer, too. */
	| "farmer"
	/** On a plain (`MAY-15`). */
	| "trapper";

/** The scoring of a feature: its points, how they came about, and who got them. */
export type Score = {
	/** A tile of the feature, to find it on the table … */
	at: Pos;
	/** What changed the usual points for each. */
	because: Because[];
	/** What was scored. */
	feature: FeatureKind;
	/** On which occasion. */
	occasion: Occasion;
	/** … and the feature's place on that tile. */
	place: SegmentName;
	/** What each receiver gets. */
	points: number;
	/** Who gets the points, each in full (`BAS-38`). Empty if nobody stood there. */
	receivers: Seat[];
	/** The players on the feature, with their strengths (`BAS-D-08`). */
	strengths: Strength[];
	/** The summands of the points. */
	terms: Term[];
	/** All its tiles; a tile with several parts of the feature once. Starting spaces are among them even where they do not count (`MAY-R-04`). */
	tiles: Pos[];
};

export type Seat = number;

/** Who is to sit on a seat. */
export type SeatRequest =
	/** The person who sends the request, under another name if several people play in one browser. */
	| {
		/** A different colour. */
		colour?: PlayerColour | null;
		/** A different name. */
		name?: string | null;
		who: "me";
	}
	/** A computer player; only the host may add one. */
	| {
		/** Its colour; any free one if absent. */
		colour?: PlayerColour | null;
		/** Its level. */
		level: Level;
		/** Its name. */
		name?: string | null;
		who: "computer";
	}
	/** The current occupant in another colour. If another seat has the colour, the two are swapped if that seat is empty or has a computer; otherwise the request is refused. */
	| {
		/** The new colour. */
		colour: PlayerColour;
		who: "recolour";
	};

/** The summary for a seat, in words. */
export type SeatReviewView = {
	/** The accuracy of the decisions, from 0 to 100. */
	accuracy: number;
	/** What the own decisions lost, as a positive sum. */
	lost: Outlook;
	/** What the decisions of all players gave: others' losses minus own. */
	moves: Outlook;
	/** The summary in a sentence. */
	said: string;
	/** What the seat could expect before the first draw; with more than two players, also by what the expectations of all seats changed. */
	start: Outlook;
	/** What the tiles gave. */
	tiles: Outlook;
	/** The summary in a few words: "Good draws, costly moves". */
	title: string;
	/** The number of decisions with each verdict, from `best` to `blunder`. */
	verdicts: [number, number, number, number, number];
};

/** A seat at a table. */
export type Seating = (
	/** Empty. */
	| {
		sitter: "empty";
	}
	/** A person; the same person may play several seats (hot seat). */
	| {
		/** The person's id. */
		person: string;
		sitter: "person";
	}
	/** A computer player. */
	| {
		/** Its level. */
		level: Level;
		sitter: "computer";
	}) & {
	/** The colour of the pieces, unique at the table. */
	colour: PlayerColour;
	/** The name of the player. */
	name: string;
};

/** A segment of a tile. */
export type SegmentArt = {
	/** Its outline: SVG path data, to be filled by the even-odd rule. */
	outline: string;
	/** Its name after no, one, two and three quarter turns: `road E`, `road S` … */
	places: [string, string, string, string];
	/** Where a piece stands. */
	seat: [number, number];
};

export type SegmentName = string;

/** What the server sends. */
export type ServerMessage =
	/** The version of the protocol: the first message. */
	| {
		/** [`VERSION`](crate::VERSION) of the server. */
		protocol: number;
		type: "hello";
	}
	/** The table and its seats: after connecting, and after every change. */
	| TableInfo & {
		type: "table";
	}
	/** The current game, after connecting. */
	| GameView & {
		type: "snapshot";
	}
	/** What happened in the game since the last snapshot or update. */
	| GameView & {
		type: "update";
	}
	/** The player's options: only for the player to act. */
	| Choices & {
		type: "choices";
	}
	/** The action is in the log. */
	| {
		/** The idempotency key. */
		id: string;
		/** The number of its log entry. */
		seq: number;
		type: "accepted";
	}
	/** The message was refused. */
	| {
		/** The kind of refusal. */
		code: Code;
		/** The idempotency key, if the message has one. */
		id: string | null;
		/** The reason, for programmers. */
		message: string;
		/** What the client had not seen yet, if that is the reason. */
		missed: GameView | null;
		/** What the rule forbids, as a word. */
		reason?: string | null;
		/** The number of seconds after which to retry. */
		retry_after?: number | null;
		/** The rule that forbids it. */
		rule: string | null;
		type: "refused";
	}
	/** A player requests an undo, or the request is over. */
	| UndoView & {
		type: "undo";
	}
	/** Lines of chat, the oldest first. */
	| {
		/** The lines. */
		lines: ChatLine[];
		type: "chat";
	};

/** A browser that is signed in. */
export type SessionLine = {
	/** When it signed in, in milliseconds since 1970. */
	created: number;
	/** Until when it stays signed in, in milliseconds since 1970. */
	expires: number;
};

/** A tile set. */
export type SetChoice = {
	/** The maximum number of players with it. */
	most_players: number;
	/** Its name in setups. */
	name: string;
	/** Its number of tiles. */
	tiles: number;
};

/** The value of a setting. */
export type SettingValue =
	/** On or off. */
	| boolean
	/** A number. */
	| number
	/** A name. */
	| string;

/** A setup as it is written. */
export type Setup = {
	'allow-discouraged'?: boolean;
	elements?: Record<string, SettingValue>;
	'first-player'?: FirstPlayer;
	game: GameName;
	players: PlayerSetup[];
	rules?: Record<string, SettingValue>;
	/** Which tile set is meant if none is named depends on the game. */
	sets?: Record<string, number> | null;
	start?: StartTile[] | null;
	'surveyors-at'?: [number, number];
	tiles?: Record<string, number>;
};

/** What will be played. */
export type SetupRequest =
	/** A preset and the number of players. */
	| {
		preset: {
			/** The name, such as `base`; `/api/presets` lists them. */
			name: string;
			/** The number of players. */
			seats: number;
		};
	}
	/** A complete setup. Players who sit down replace the names in it. */
	| {
		full: Setup;
	};

/** A plan in words and on the board. */
export type ShownPlan = {
	/** The parts of its actions. */
	choices: Choice[];
	/** What it does, in a few words. */
	said: string;
};

export type SpotName = string;

/** A tile on the table before the first turn. */
export type StartTile = {
	/** Where it lies, as `[x, y]`. */
	at: Pos;
	/** The tile's id. */
	tile: string;
	/** Its quarter turns clockwise. */
	turn?: Turn;
};

/** The status of a table. */
export type Status =
	/** Waiting for players. */
	| "waiting"
	/** The game is running. */
	| "running"
	/** The game is over. */
	| "finished";

/** An entry of the log. */
export type StepView = {
	/** Its events. */
	events: Event[];
	/** The events in words, one sentence each. */
	said: string[];
	/** The seat that acted; `null` for chance. */
	seat: Seat | null;
	/** Its number, counted from 1. */
	seq: number;
	/** For an `undo`, the number of the first entry that was undone: that one and all later game actions are void. */
	taken_back?: number | null;
	/** The action, or `undo`, `resign` or `timeout`. */
	what: string;
};

/** The course of a game: all actions, and the points after each. */
export type Story = {
	/** The final scoring; `null` if the game is not over, or ended early. */
	closing: Closing | null;
	/** How the game ended. */
	end: EndView | null;
	/** Entry by entry. */
	steps: StoryStep[];
};

/** An entry of the log, and the game after it. */
export type StoryStep = {
	/** The points by seat. */
	scores: number[];
	/** The seat that acted; `null` for chance. */
	seat: Seat | null;
	/** Its number, counted from 1. */
	seq: number;
	/** The number of tiles on the table. */
	tiles: number;
	/** The player whose turn it is after it. */
	turn: Seat;
	/** The action, or `undo`, `resign` or `timeout`. */
	what: string;
};

/** How strongly a player stands on a feature. */
export type Strength = {
	/** The player. */
	seat: Seat;
	/** The sum of the weights of the player's pieces. */
	strength: number;
};

/** A study: a game with variations. */
export type Study = {
	/** When it was made, in milliseconds since 1970. */
	created: number;
	/** Its id, which is in the link: people who know it may look. */
	id: string;
	/** The number of nodes in the main line. */
	main: number;
	/** Its name. */
	name: string;
	/** All moves, each after the one before it. Those of the main line come first. */
	nodes: StudyNode[];
	/** Whether the main line is a finished game. */
	over: boolean;
	/** Who made it. */
	owner: string;
	/** What is played, with the names of the players. */
	setup: Setup;
	/** The table it was taken from. */
	table: string | null;
	/** What was left out of an uploaded file, one sentence each; only in the reply to the upload. */
	warnings?: string[];
};

/** A change of a study. What is left out stays. */
export type StudyChange = {
	/** Its name. */
	name?: string | null;
	/** All moves. The main line must stay as it is. */
	nodes?: StudyNode[] | null;
};

/** A study in a list. */
export type StudyLine = {
	/** When it was made, in milliseconds since 1970. */
	created: number;
	/** Its id. */
	id: string;
	/** The number of moves. */
	moves: number;
	/** Its name. */
	name: string;
};

/** A move of a study. */
export type StudyNode = {
	/** The action, as in records. */
	action: string;
	/** The node before it, an index in the list; `null` for the start of the game. It is smaller than the own index. */
	after?: number | null;
};

/** The current value of the landscape, and the remaining tiles. */
export type Survey = {
	/** The number of tiles of each kind set aside for the dragon. */
	aside: Record<string, number>;
	/** All features. */
	features: SurveyedFeature[];
	/** The number of tiles of each kind left to draw. */
	left: Record<string, number>;
	/** The empty spaces on which a tile may be placed. */
	open: OpenSpace[];
	/** The number of tiles of each kind that fitted nowhere. */
	removed: Record<string, number>;
	/** The number of log entries to which it applies. */
	seq: number;
};

/** A feature and its current value. */
export type SurveyedFeature = {
	/** The points if the game ended now. */
	at_end: number;
	/** Modifiers of the points. */
	because: Because[];
	/** Whether it is complete. */
	complete: boolean;
	/** Its value once complete; `null` if it is complete, or cannot be completed. */
	completion: Completion | null;
	/** Its kind. */
	kind: FeatureKind;
	/** The players who would score. */
	owners: Seat[];
	/** The pieces on it. */
	pieces: PieceOnTable[];
	/** The points for its owner. */
	points: number;
	/** Its segments: tile and place. */
	segments: ([Pos, SegmentName])[];
	/** How the points are made up. */
	worth: Term[];
};

/** A table and its seats. */
export type TableInfo = {
	/** For each seat, how many seconds its person has been away. `null` if the person is connected, has not been seen since the server started, or if no person sits there. */
	away_for: (number | null)[];
	/** The time control. */
	clock: ClockSetting;
	/** The dealer's commitment before the first draw, in hexadecimal. */
	commitment: string | null;
	/** The number of log entries with which the game began, because it goes on from a position. */
	given: number;
	/** The seats whose people are connected now, counted from 1. */
	here: number[];
	/** Whether players may ask for hints. */
	hints: boolean;
	/** The number of hints that each seat has used. */
	hints_used: number[];
	/** The host. */
	host: string;
	/** Its id, which is in the link. */
	id: string;
	/** Whether it is listed in the lobby. */
	public: boolean;
	/** Whether the page's aids are off for all players. */
	purist: boolean;
	/** The table of the rematch … */
	rematch: string | null;
	/** … and the person who requested it. */
	rematch_by: string | null;
	/** The seats in order. */
	seats: Seating[];
	/** The dealer's seed, once the game is over. */
	seed: string | null;
	/** What is played. */
	setup: Setup;
	/** The number of connected spectators. */
	spectators: number;
	/** Its status. */
	status: Status;
};

/** One summand of a feature's worth. */
export type Term = {
	/** How many there are. */
	count: number;
	/** The points for each. */
	each: number;
	/** What is counted. */
	what: Counted;
};

/** A tile on the table. */
export type Tile = {
	/** Its position, as `[x, y]`; x grows east, y south. */
	at: Pos;
	/** Its id. */
	tile: string;
	/** Its clockwise quarter turns. */
	turn: Turn;
};

/** A tile that is not turned; a quarter turn maps a point x,y to 1000-y,x. */
export type TileArt = {
	/** The content hash of its drawings: `/api/art/tiles/HASH/DETAIL/VARIANT/TURN.svg`. The detail is `full` for tiles of 64 pixels or more, `tiny` below 40, and `plain` between; the variant is 0, 1 or 2, the turn 0 to 3. */
	drawing: string;
	/** Its segments. */
	segments: SegmentArt[];
	/** Where a tower stands on it. */
	tower?: [number, number] | null;
};

/** Descriptions of tiles. */
export type TileWords = {
	/** For each tile id, the description after no, one, two and three clockwise quarter turns. */
	tiles: Record<string, [string, string, string, string]>;
};

/** The lifetime of an API token. */
export type TokenLife =
	/** 30 days. */
	| "30-days"
	/** 90 days. */
	| "90-days"
	/** 365 days. */
	| "1-year";

/** An API token in its owner's list. */
export type TokenLine = {
	/** When it was created, in milliseconds since 1970. */
	created: number;
	/** When it expires, in milliseconds since 1970. */
	expires: number;
	/** Its id. */
	id: string;
	/** Its purpose. */
	label: string;
	/** When it was last used, in milliseconds since 1970, to the hour. */
	last_used: number | null;
	/** What it may do. */
	scope: TokenScope;
};

/** What an API token may do. No token may create tokens, change the account, or end sessions. */
export type TokenScope =
	/** Read tables and games. */
	| "read"
	/** Read, and play as its owner. */
	| "play";

/** A tower, or the site for one (`TOW-06`). */
export type Tower = {
	/** Its tile. */
	at: Pos;
	/** The follower on top (`TOW-19`). The JSON only says that the tower is `finished`: the follower is among the pieces. */
	finished?: boolean;
	/** The number of its pieces; none if it is only a site. */
	height?: number;
};

export type Turn = 0 | 1 | 2 | 3;

/** How an action can be undone. */
export type Undo =
	/** At once, without consent. */
	| "free"
	/** If the other players agree. */
	| "ask";

/** A request to undo. */
export type UndoView = {
	/** The seat that requests it; `null` if it was rejected. */
	seat: Seat | null;
	/** The number of log entries at the time of the request. */
	seq: number;
	/** The seats that have not responded yet. */
	waiting: Seat[];
};

/** The rating of a decision, by what it lost against the best plan. The thresholds are the same in all games. */
export type Verdict =
	/** The best plan, or one that is as good. */
	| "best"
	/** Hardly worse than the best. */
	| "good"
	/** A little was lost. */
	| "inaccuracy"
	/** Much was lost. */
	| "mistake"
	/** Very much was lost. */
	| "blunder";

/** What a feature is worth to its owner. */
export type Worth = {
	/** The points once it is complete, with as few tiles as that takes; none if it is complete, or never will be. */
	complete?: number | null;
	/** The points for each further tile of a complete feature, or for each completed city at a field. */
	each?: number | null;
	/** What it is. */
	feature: FeatureKind;
	/** The points if the feature is scored as it is: now if it is complete, otherwise at the end of the game. */
	now: number;
	/** Whether further tiles can make it worth more than `complete`. */
	open: boolean;
};

/** A line of chat in the data of its author. */
export type WrittenLine = {
	/** When it was written, in milliseconds since 1970. */
	at: number;
	/** The text. */
	line: string;
	/** The table. */
	table: string;
};
