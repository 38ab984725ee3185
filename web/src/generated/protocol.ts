// Made from the Rust types by `cargo run -p bastide-server --example types`. Do not edit.

export type Setup = {
  game: "carcassonne" | "hunters-and-gatherers" | "mayflower";
  players: string[];
  "first-player"?: number | "by-lot";
  sets?: Record<string, number>;
  tiles?: Record<string, number>;
  elements?: Record<string, number | boolean>;
  rules?: Record<string, string | number | boolean>;
  "allow-discouraged"?: boolean;
  start?: { tile: string; at: Pos; turn?: Turn }[];
  "surveyors-at"?: [number, number];
};

export type Award = "king" | "robber-baron";

export type Because = "inn" | "cathedral" | "tiny-city" | "pig" | "pig-herd" | "fire" | "dolmen";

export type CatchResult = "caught" | "far" | "short" | "touched";

export type Contest = "knock-out" | "seduction" | "target" | "catch";

export type Corner = "NW" | "NE" | "SE" | "SW";

export type Counted = "tiles" | "shields" | "cloister-tiles" | "cities" | "cities-before" | "forest-pieces" | "mushrooms" | "fish" | "deer" | "deer-eaten" | "mammoths" | "aurochs" | "trading-posts" | "flags" | "farm-tiles" | "animals";

export type Event = { "event": "first-player", seat: Seat, } | { "event": "tile-drawn", seat: Seat, tile: string, } | { "event": "tile-removed", seat: Seat, tile: string, } | { "event": "tile-placed", seat: Seat, tile: string, at: Pos, turn: Turn, } | { "event": "piece-placed", seat: Seat, piece: Piece, role: Role | null, at: Pos, place: Place, } | { "event": "challenge-opened", seat: Seat, at: Pos, against: Pos, } | { "event": "challenge-lost", feature: FeatureKind, at: Pos, against: Pos, } | { "event": "double-turn", seat: Seat, at: Pos, place: Place, } | { "event": "goods-taken", seat: Seat, goods: Goods, tokens: number, at: Pos, } | { "event": "award-taken", award: Award, seat: Seat, from: Seat | null, tiles: number, at: Pos, } | { "event": "award-scored", award: Award, seat: Seat, completed: number, points: number, } | { "event": "goods-scored", goods: Goods, tokens: number, points: number, receivers: Array<Seat>, } | { "event": "river-tile-aside", seat: Seat, tile: string, } | { "event": "river-left-out" } | { "event": "extra-turn", seat: Seat, } | { "event": "dragon-tile-aside", seat: Seat, tile: string, } | { "event": "dragon-tiles-back", tiles: number, } | { "event": "dragon-came", seat: Seat, at: Pos, } | { "event": "dragon-moved", seat: Seat, to: Pos, } | { "event": "dragon-stuck", at: Pos, steps: number, } | { "event": "eaten", seat: Seat, piece: Piece, role: Role | null, at: Pos, place: Where, } | { "event": "fairy-moved", seat: Seat, at: Pos | null, place: Where, } | { "event": "fairy-scored", seat: Seat, at: Pos | null, place: Place | null, points: number, } | { "event": "left-alone", seat: Seat, piece: Piece, at: Pos, place: Place, } | { "event": "knight-removed", seat: Seat, owner: Seat, piece: Piece, role: Role | null, at: Pos, place: Place, } | { "event": "tower-built", seat: Seat, at: Pos, height: number, } | { "event": "tower-climbed", seat: Seat, piece: Piece, at: Pos, } | { "event": "captured", seat: Seat, owner: Seat, piece: Piece, role: Role | null, at: Pos, place: Where, } | { "event": "exchanged", seat: Seat, captor: Seat, piece: Piece, } | { "event": "ransomed", seat: Seat, captor: Seat, piece: Piece, points: number, } | { "event": "abbey-placed", seat: Seat, at: Pos, } | { "event": "last-abbeys" } | { "event": "barn-placed", seat: Seat, at: Pos, corner: Corner, place: Place, } | { "event": "wagon-moved", seat: Seat, from: Pos, at: Pos, place: Place, } | { "event": "left-quarter", seat: Seat, piece: Piece, quarter: Quarter, at: Pos, place: Place, } | { "event": "deployed", seat: Seat, piece: Piece, quarter: Quarter, } | { "event": "count-moved", seat: Seat, to: Quarter, } | { "event": "fair-opened", seat: Seat, contest: Contest, at: Pos, } | { "event": "token-landed", seat: Seat, x: number, y: number, } | { "event": "knocked-out", seat: Seat, owner: Seat, piece: Piece, role: Role | null, at: Pos | null, place: Where, } | { "event": "seduced", seat: Seat, owner: Seat, replaced: Piece, role: Role | null, at: Pos | null, place: Where, piece: Piece, from: Origin | null, } | { "event": "gap-measured", seat: Seat, gap: number, } | { "event": "target-hit", seat: Seat, gap: number, points: number, } | { "event": "catch-scored", seat: Seat, catcher: Seat, result: CatchResult, winner: Seat, points: number, } | { "event": "gold-found", seat: Seat, at: Pos, } | { "event": "surveyor-bonus", seat: Seat, points: number, } | { "event": "surveyor-moved", seat: Seat, column: number, } | { "event": "left-behind", seat: Seat, piece: Piece, role: Role | null, at: Pos, place: Place, } | { "event": "scored" } & Score | { "event": "piece-returned", seat: Seat, piece: Piece, role: Role | null, at: Pos, place: Place, } | { "event": "final-scoring" } | { "event": "game-over", scores: Array<number>, winners: Array<Seat>, };

export type FeatureKind = "road" | "city" | "cloister" | "shrine" | "field" | "river" | "forest" | "lake" | "meadow" | "town" | "farm" | "plain";

export type Goods = "wine" | "grain" | "cloth";

export type Occasion = "completed" | "unfinished" | "farmers" | "barn-placed" | "barn-joined" | "barn" | "recalled" | "huts" | "hunters" | "trappers";

export type Origin = { at: Pos | null, place: Where, };

export type Piece = "follower" | "big-follower" | "mayor" | "wagon" | "abbot" | "builder" | "pig" | "barn" | "member" | "hut" | "settler";

export type Place = string;

export type PlayerGoods = { wine: number, grain: number, cloth: number, };

export type Pos = [number, number];

export type Quarter = "castle" | "market" | "blacksmith" | "cathedral";

export type Role = "highwayman" | "knight" | "monk" | "heretic" | "farmer" | "gatherer" | "fisherman" | "hunter" | "robber" | "shopkeeper" | "farmer" | "trapper";

export type Score = { 
/**
 * What was scored.
 */
feature: FeatureKind, 
/**
 * On which occasion.
 */
occasion: Occasion, 
/**
 * A tile of the feature, to find it on the table …
 */
at: Pos, 
/**
 * … and the feature's place on that tile.
 */
place: Place, 
/**
 * All its tiles; a tile with several parts of the feature once. Starting spaces are among them even
 * where they do not count (`MAY-R-04`).
 */
tiles: Array<Pos>, 
/**
 * The sum that makes the points: so many of this, so many points each.
 */
terms: Array<Term>, 
/**
 * What changed the usual points for each.
 */
because: Array<Because>, 
/**
 * What each receiver gets.
 */
points: number, 
/**
 * Who stood there, and how strongly (`BAS-D-08`).
 */
strengths: Array<Strength>, 
/**
 * Who gets the points, each in full (`BAS-38`): the owners, or nobody if nobody stood there.
 */
receivers: Array<Seat>, };

export type Seat = number;

export type Strength = { 
/**
 * The player.
 */
seat: Seat, 
/**
 * The sum of the weights of the player's pieces.
 */
strength: number, };

export type Term = { 
/**
 * What is counted.
 */
what: Counted, 
/**
 * How many there are.
 */
count: number, 
/**
 * The points for each.
 */
each: number, };

export type Turn = 0 | 1 | 2 | 3;

export type Where = string;

export type Aim = { 
/**
 * The tile.
 */
at: Pos, 
/**
 * The side: `N`, `E`, `S` or `W`.
 */
side: string, 
/**
 * Where the catapult stands, in millimetres from the middle of the space 0,0. A tile is 45 wide.
 */
catapult: [number, number], };

export type Barn = { 
/**
 * Whose it is.
 */
owner: Seat, 
/**
 * The tile.
 */
at: Pos, 
/**
 * The corner of the tile.
 */
corner: Corner, };

export type Choice = { 
/**
 * The action as it is sent back.
 */
action: string, 
/**
 * What sort of action it is.
 */
kind: ChoiceKind, 
/**
 * The tile or space that it is about.
 */
at?: Pos, 
/**
 * The quarter turns of the tile.
 */
turn?: number, 
/**
 * The piece.
 */
piece?: Piece, 
/**
 * What the piece would be called there.
 */
role?: Role, 
/**
 * The drawing of the piece as it would stand there, of `/api/art/pieces/`.
 */
figure?: string, 
/**
 * Where on the tile: `road E` or `tower`.
 */
place?: string, 
/**
 * The corner of the tile.
 */
corner?: Corner, 
/**
 * The quarter of Carcassonne.
 */
quarter?: Quarter, 
/**
 * Another player who is concerned: the owner of the piece, or who holds it prisoner.
 */
other?: Seat, 
/**
 * What is done at the fair.
 */
contest?: Contest, 
/**
 * What came of a throw with a real catapult.
 */
result?: CatchResult, };

export type ChoiceKind = "place-tile" | "place-abbey" | "place-piece" | "place-barn" | "move-fairy" | "remove-knight" | "recall" | "build-tower" | "capture" | "exchange" | "ransom" | "move-dragon" | "move-wagon" | "leave-quarter" | "deploy" | "move-count" | "choose-fair" | "nearest" | "seduce" | "hit" | "catch-result" | "score" | "second-tile" | "pass";

export type Choices = { 
/**
 * The number of log entries for which this is true.
 */
seq: number, 
/**
 * Who decides.
 */
seat: Seat, 
/**
 * The legal actions; without those of `free`.
 */
actions: Array<Choice>, 
/**
 * Actions that are not listed, because there are thousands of them.
 */
free: Free | null, 
/**
 * What is seen of a token that flies to this player: along the lane and aside, in millimetres, at
 * the first 24 ticks.
 */
token: [number, number][] | null, };

export type ClockSetting = { "kind": "none" } | { "kind": "total", 
/**
 * For the whole game, in seconds.
 */
seconds: number, 
/**
 * After each turn, in seconds.
 */
increment: number, } | { "kind": "per-move", 
/**
 * For each decision, in seconds.
 */
seconds: number, };

export type Closing = { 
/**
 * The points by seat before it.
 */
scores: Array<number>, 
/**
 * Who stood on the table then.
 */
pieces: Array<PieceOnTable>, 
/**
 * What was scored, one after another.
 */
steps: Array<ClosingStep>, };

export type ClosingStep = { 
/**
 * In words.
 */
said: string, 
/**
 * In full.
 */
event: Event, 
/**
 * Where it lies: the segments of the feature, by tile and place.
 */
segments: Array<[Pos, Place]>, 
/**
 * The points by seat after it.
 */
scores: Array<number>, };

export type Code = "illegal" | "no-such-action" | "not-your-turn" | "not-seated" | "stale" | "over" | "not-started" | "started" | "no-undo" | "purist" | "bad-chat" | "bad-id" | "no-such-seat" | "seat-taken" | "seat-empty" | "not-host" | "setup" | "bad-request" | "bad-name" | "bad-password" | "name-taken" | "wrong-password" | "not-found" | "unknown" | "wrong-origin" | "too-many" | "too-large" | "too-slow" | "storage" | "internal";

export type Colour = "red" | "blue" | "green" | "yellow" | "black" | "grey";

export type Completion = { 
/**
 * The points with no further tile; those of a building with all tiles around it.
 */
points: number, 
/**
 * The points for each further tile.
 */
each: number, };

export type EndReason = "played" | "resigned" | "time";

export type EndView = { 
/**
 * Why it is over.
 */
reason: EndReason, 
/**
 * The points by seat.
 */
scores: Array<number>, 
/**
 * Who won.
 */
winners: Array<Seat>, };

export type Fair = { 
/**
 * The fair tile.
 */
at: Pos, 
/**
 * What is done there.
 */
contest: Contest | null, 
/**
 * The gaps so far, in millimetres, in the order of the throws.
 */
gaps: [number, number][], 
/**
 * The follower that may be replaced now.
 */
nearest: Nearest | null, };

export type Fairy = { 
/**
 * The tile; a quarter is on none.
 */
at: Pos | null, 
/**
 * Beside what.
 */
place: Where, };

export type Free = { "kind": "throw", 
/**
 * The tiles to aim at, each from all sides.
 */
aims: Array<Aim>, 
/**
 * The powers.
 */
powers: Array<Power>, } | { "kind": "catch-throw", 
/**
 * How far aside, in millimetres.
 */
asides: Array<number>, 
/**
 * The powers.
 */
powers: Array<Power>, } | { "kind": "hand", 
/**
 * Where along the lane, in millimetres.
 */
alongs: Array<number>, 
/**
 * How far aside, in millimetres.
 */
asides: Array<number>, 
/**
 * When.
 */
ticks: Array<number>, } | { "kind": "gap", 
/**
 * The largest gap that can be said, in millimetres.
 */
most: number, };

export type GameView = { 
/**
 * The number of log entries: this is the game after them.
 */
seq: number, 
/**
 * What happened, entry by entry; nothing in a snapshot, but for the one at the start of a game.
 */
steps: Array<StepView>, 
/**
 * How many of the tiles that the client has stay as they are; all others are put away …
 */
tiles_from: number, 
/**
 * … and these are laid instead.
 */
tiles: Array<Tile>, 
/**
 * Everything else on the table.
 */
position: Position, 
/**
 * What the clocks show, in milliseconds; only the clock of who decides runs.
 */
clocks: number[] | null, 
/**
 * How the game ended.
 */
end: EndView | null, };

export type Level = "novice" | "casual" | "strong" | "master";

export type Nearest = { 
/**
 * Whose it is.
 */
seat: Seat, 
/**
 * Which piece.
 */
piece: Piece, 
/**
 * The tile; a quarter of Carcassonne is on none.
 */
at: Pos | null, 
/**
 * Where on the tile: `road E`, `tower`, or a quarter.
 */
place: Where, };

export type OpenSpace = { 
/**
 * Where.
 */
at: Pos, 
/**
 * How many of the tiles left fit there.
 */
fits: number, 
/**
 * The kinds of these tiles.
 */
kinds: Array<string>, };

export type Person = { 
/**
 * The person's id.
 */
id: string, 
/**
 * What the others read.
 */
name: string, 
/**
 * The colour that the person likes to play.
 */
colour: Colour, 
/**
 * The name of the account; none for a guest.
 */
account: string | null, };

export type PieceOnTable = { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Which.
 */
piece: Piece, 
/**
 * The tile; a quarter of Carcassonne is on none.
 */
at: Pos | null, 
/**
 * Where on the tile: `road E`, `tower`, or a quarter.
 */
place: Where, 
/**
 * Its drawing, of `/api/art/pieces/`.
 */
figure: string, };

export type Player = { 
/**
 * The points.
 */
score: number, 
/**
 * The pieces in the supply.
 */
supply: Partial<Record<Piece, number>>, 
/**
 * The goods.
 */
goods: PlayerGoods, 
/**
 * Tower pieces.
 */
tower_pieces: number, 
/**
 * Abbeys.
 */
abbeys: number, 
/**
 * Whether the player has resigned or lost on time; a computer decides for the seat then.
 */
left: boolean, };

export type Position = { 
/**
 * What is to be done now.
 */
phase: string, 
/**
 * Whose turn it is.
 */
turn: Seat, 
/**
 * Who decides now; nobody if the game is over.
 */
acting: Seat | null, 
/**
 * The tile that was drawn and is to be placed.
 */
drawn: string | null, 
/**
 * How many tiles can still be drawn.
 */
tiles_left: number, 
/**
 * How many bonus tiles can still be drawn.
 */
bonus_tiles_left: number, 
/**
 * The players in the order of their seats.
 */
players: Array<Player>, 
/**
 * The pieces on tiles and in quarters.
 */
pieces: Array<PieceOnTable>, 
/**
 * Tower sites and towers.
 */
towers: Array<Tower>, 
/**
 * Who holds whose followers.
 */
prisoners: Array<Prisoner>, 
/**
 * Barns.
 */
barns: Array<Barn>, 
/**
 * The dragon.
 */
dragon: Pos | null, 
/**
 * The fairy.
 */
fairy: Fairy | null, 
/**
 * The count.
 */
count: Quarter | null, 
/**
 * The columns of the surveyors.
 */
surveyors: [number, number] | null, 
/**
 * Who holds the King.
 */
king: Seat | null, 
/**
 * Who holds the Robber Baron.
 */
robber_baron: Seat | null, 
/**
 * The round of the catapult.
 */
fair: Fair | null, };

export type Power = { 
/**
 * The power.
 */
power: number, 
/**
 * The way of the token in millimetres.
 */
range: number, };

export type Prisoner = { 
/**
 * Who holds it.
 */
captor: Seat, 
/**
 * Whose it is.
 */
owner: Seat, 
/**
 * Which piece.
 */
piece: Piece, };

export type Refused = { 
/**
 * What kind of refusal it is.
 */
code: Code, 
/**
 * In words, for programmers and logs.
 */
message: string, 
/**
 * The rule that forbids it.
 */
rule: string | null, };

export type Seating = { 
/**
 * The name of the player.
 */
name: string, 
/**
 * The colour of the pieces.
 */
colour: Colour, } & ({ "sitter": "empty" } | { "sitter": "person", 
/**
 * Who.
 */
person: string, } | { "sitter": "computer", 
/**
 * How well it plays.
 */
level: Level, });

export type Sitter = { "sitter": "empty" } | { "sitter": "person", 
/**
 * Who.
 */
person: string, } | { "sitter": "computer", 
/**
 * How well it plays.
 */
level: Level, };

export type Status = "waiting" | "running" | "finished";

export type StepView = { 
/**
 * Its number, counted from 1.
 */
seq: number, 
/**
 * Who did it; nobody for chance.
 */
seat: Seat | null, 
/**
 * The action, or `undo`, `resign` or `timeout`.
 */
what: string, 
/**
 * What came of it.
 */
events: Array<Event>, 
/**
 * The same in words, a sentence for each event.
 */
said: Array<string>, };

export type Survey = { 
/**
 * The number of log entries up to which it is true.
 */
seq: number, 
/**
 * All features.
 */
features: Array<SurveyedFeature>, 
/**
 * The empty spaces on which a tile may lie.
 */
open: Array<OpenSpace>, 
/**
 * How many tiles of each kind can still be drawn.
 */
left: { [key in string]: number }, 
/**
 * How many tiles of each kind fitted nowhere.
 */
removed: { [key in string]: number }, 
/**
 * How many tiles of each kind wait aside for the dragon.
 */
aside: { [key in string]: number }, };

export type SurveyedFeature = { 
/**
 * What it is.
 */
kind: FeatureKind, 
/**
 * Its segments: tile and place.
 */
segments: Array<[Pos, Place]>, 
/**
 * Whether it is complete.
 */
complete: boolean, 
/**
 * The points for whoever owns it.
 */
points: number, 
/**
 * How they come about.
 */
worth: Array<Term>, 
/**
 * What changes the usual points.
 */
because: Array<Because>, 
/**
 * The points if the game ended now.
 */
at_end: number, 
/**
 * What it gives once it is complete; nothing if it is, or never will be.
 */
completion: Completion | null, 
/**
 * Who would get the points.
 */
owners: Array<Seat>, 
/**
 * Who stands on it.
 */
pieces: Array<PieceOnTable>, };

export type TableInfo = { 
/**
 * Its id, which is in the link.
 */
id: string, 
/**
 * Who made it.
 */
host: string, 
/**
 * Whether it stands in the lobby.
 */
public: boolean, 
/**
 * Where it stands.
 */
status: Status, 
/**
 * What is played.
 */
setup: Setup, 
/**
 * How much time the players have.
 */
clock: ClockSetting, 
/**
 * Whether everybody plays without the page's aids.
 */
purist: boolean, 
/**
 * The seats in their order.
 */
seats: Array<Seating>, 
/**
 * The seats whose people are connected now, counted from 1.
 */
here: Array<number>, 
/**
 * How many people look on.
 */
spectators: number, 
/**
 * What the dealer promised before the first draw, in hexadecimal digits.
 */
commitment: string | null, 
/**
 * The dealer's seed, once the game is over.
 */
seed: string | null, 
/**
 * The table at which the same people play again.
 */
rematch: string | null, };

export type Tile = { 
/**
 * Which one.
 */
tile: string, 
/**
 * Where it lies, as `[x, y]`; x grows east, y south.
 */
at: Pos, 
/**
 * Its quarter turns clockwise.
 */
turn: Turn, };

export type Tower = { 
/**
 * Its tile.
 */
at: Pos, 
/**
 * The number of its pieces.
 */
height: number, 
/**
 * Whether somebody stands on top.
 */
finished: boolean, };

export type UndoView = { 
/**
 * The number of log entries when it was asked.
 */
seq: number, 
/**
 * Who wants it; nobody any more if it was refused.
 */
seat: Seat | null, 
/**
 * The seats that have not answered yet.
 */
waiting: Array<Seat>, };

export type ChatLine = { 
/**
 * Its number at this table, counted from 1.
 */
number: number, 
/**
 * When it was written, in milliseconds since 1970.
 */
at: number, 
/**
 * Who wrote it.
 */
person: string, 
/**
 * The name at that time.
 */
name: string, 
/**
 * What was written: plain text, to be shown as text.
 */
line: string, };

export type ClientMessage = { "type": "act", 
/**
 * The client's name for this action, 1 to 64 characters. The same name again gets the first
 * answer.
 */
id: string, 
/**
 * The number of log entries that the client has seen.
 */
seq: number, 
/**
 * One of the legal actions.
 */
action: string, } | { "type": "undo", 
/**
 * The client's name for this wish.
 */
id: string, 
/**
 * The number of log entries that the client has seen.
 */
seq: number, } | { "type": "answer-undo", 
/**
 * The number of log entries when it was asked.
 */
seq: number, 
/**
 * Whether it may be.
 */
agree: boolean, } | { "type": "resign", 
/**
 * The client's name for this.
 */
id: string, 
/**
 * Which of the own seats; all of them if it is not said.
 */
seat?: number, } | { "type": "chat", 
/**
 * 1 to 500 characters of plain text.
 */
line: string, };

export type ServerMessage = { "type": "table" } & TableInfo | { "type": "snapshot" } & GameView | { "type": "update" } & GameView | { "type": "choices" } & Choices | { "type": "accepted", 
/**
 * Your name for it.
 */
id: string, 
/**
 * Its number in the log.
 */
seq: number, } | { "type": "refused", 
/**
 * Your name for it, if it has one.
 */
id: string | null, 
/**
 * What kind of refusal it is.
 */
code: Code, 
/**
 * In words, for programmers.
 */
message: string, 
/**
 * The rule that forbids it.
 */
rule: string | null, 
/**
 * What you had not seen yet, if that is why.
 */
missed: GameView | null, } | { "type": "undo" } & UndoView | { "type": "chat", 
/**
 * The lines.
 */
lines: Array<ChatLine>, };

export type ApiToken = { 
/**
 * Its id.
 */
id: string, 
/**
 * What is sent as `Authorization: Bearer …`.
 */
token: string, };

export type ArtOfTiles = { 
/**
 * To be put into the addresses of drawings as `?v=`, so that a new server shows new drawings.
 */
version: string, 
/**
 * The tiles by their ids.
 */
kinds: Record<string, TileArt>, 
/**
 * The middles of the quarters of Carcassonne, from the corner of the space 0,0.
 */
quarters: Record<Quarter, [number, number]>, };

export type Credentials = { 
/**
 * 1 to 24 characters.
 */
name: string, 
/**
 * 8 to 200 characters.
 */
password: string, };

export type GameChoices = { 
/**
 * Its name in setups.
 */
game: string, 
/**
 * The most players, with nothing but its own tile set.
 */
most_players: number, 
/**
 * Its tile sets; the first one is always in the game.
 */
sets: Array<SetChoice>, 
/**
 * Sets that cannot be played together.
 */
excluded: Array<[string, string]>, 
/**
 * Sets that can be played together only with `allow-discouraged`.
 */
discouraged: Array<[string, string]>, 
/**
 * What can be said under `elements`.
 */
elements: Array<LineChoice>, 
/**
 * What can be said under `rules`.
 */
rules: Array<LineChoice>, };

export type GameLine = { 
/**
 * When it ended, in milliseconds since 1970.
 */
ended: number | null, 
/**
 * How it ended.
 */
result: EndView | null, 
/**
 * Its id.
 */
id: string, 
/**
 * Where it stands.
 */
status: Status, 
/**
 * When it was made, in milliseconds since 1970.
 */
created: number, 
/**
 * What is played.
 */
game: string, 
/**
 * The tile sets.
 */
sets: Array<string>, 
/**
 * How much time the players have.
 */
clock: ClockSetting, 
/**
 * The seats.
 */
seats: Array<Seating>, };

export type Guest = { 
/**
 * 1 to 24 characters.
 */
name: string, 
/**
 * The colour that the guest likes to play.
 */
colour: Colour, };

export type Lesson = { 
/**
 * The game before and after everything that is done in it.
 */
frames: Array<LessonFrame>, };

export type LessonFrame = { 
/**
 * The game, with all its tiles.
 */
game: GameView, 
/**
 * What can be done.
 */
choices: Choices | null, 
/**
 * What will be done: the learner is to find it.
 */
wanted: string | null, };

export type LineChoice = { 
/**
 * Its name in setups.
 */
name: string, 
/**
 * The tile sets and elements with any of which it means something; none if it always does.
 */
with: Array<string>, } & ({ "takes": "number", 
/**
 * The smallest that can be played.
 */
least: number, 
/**
 * The largest that can be played.
 */
most: number, } | { "takes": "switch" } | { "takes": "choice", 
/**
 * As they stand in setups: words, numbers, or yes and no.
 */
answers: (string | number | boolean)[], });

export type Lobby = { 
/**
 * The tables, the newest first.
 */
tables: Array<LobbyLine>, };

export type LobbyLine = { 
/**
 * Its id.
 */
id: string, 
/**
 * Where it stands.
 */
status: Status, 
/**
 * When it was made, in milliseconds since 1970.
 */
created: number, 
/**
 * What is played.
 */
game: string, 
/**
 * The tile sets.
 */
sets: Array<string>, 
/**
 * How much time the players have.
 */
clock: ClockSetting, 
/**
 * The seats.
 */
seats: Array<Seating>, };

export type NewTable = { 
/**
 * What will be played.
 */
setup: SetupWish, 
/**
 * Whether it stands in the lobby; otherwise only who has the link finds it.
 */
public: boolean, 
/**
 * How much time the players have.
 */
clock: ClockSetting, 
/**
 * Whether everybody plays without the page's aids.
 */
purist?: boolean, };

export type NewToken = { 
/**
 * What it is for, in 1 to 24 characters.
 */
label: string, };

export type PasswordChange = { 
/**
 * The password so far.
 */
old: string, 
/**
 * 8 to 200 characters.
 */
new: string, };

export type PresetLine = { 
/**
 * The name.
 */
name: string, 
/**
 * What it is, in a few words.
 */
description: string, 
/**
 * The whole setup.
 */
setup: Setup, };

export type Replay = { 
/**
 * How many entries the log has.
 */
entries: number, 
/**
 * The game after each step: the first with all its tiles, each other one going on from there.
 */
frames: Array<GameView>, };

export type SeatWish = { "who": "me", 
/**
 * Another name than yours.
 */
name?: string, 
/**
 * Another colour than yours.
 */
colour?: Colour, } | { "who": "computer", 
/**
 * How well it plays.
 */
level: Level, 
/**
 * What it is called.
 */
name?: string, };

export type SegmentArt = { 
/**
 * What it is.
 */
kind: FeatureKind, 
/**
 * What it is called after no, one, two and three quarter turns: `road E`, `road S` …
 */
places: [string, string, string, string], 
/**
 * Where a piece stands.
 */
seat: [number, number], 
/**
 * Its outline: path data of SVG, to be filled by the even-odd rule.
 */
outline: string, };

export type SetChoice = { 
/**
 * Its name in setups.
 */
name: string, 
/**
 * How many tiles it has.
 */
tiles: number, 
/**
 * The most players when it is in the game.
 */
most_players: number, };

export type SetupWish = { "preset": { 
/**
 * The name, such as `base`; `/api/presets` lists them.
 */
name: string, 
/**
 * The number of players.
 */
seats: number, } } | { "full": Setup };

export type Story = { 
/**
 * Entry by entry.
 */
steps: Array<StoryStep>, 
/**
 * The final scoring; none if the game is not over, or ended early.
 */
closing: Closing | null, 
/**
 * How the game ended.
 */
end: EndView | null, };

export type StoryStep = { 
/**
 * Its number, counted from 1.
 */
seq: number, 
/**
 * Who did it; nobody for chance.
 */
seat: Seat | null, 
/**
 * The action, or `undo`, `resign` or `timeout`.
 */
what: string, 
/**
 * Whose turn it is after it.
 */
turn: Seat, 
/**
 * How many tiles lie on the table.
 */
tiles: number, 
/**
 * The points by seat.
 */
scores: Array<number>, };

export type Takes = { "takes": "number", 
/**
 * The smallest that can be played.
 */
least: number, 
/**
 * The largest that can be played.
 */
most: number, } | { "takes": "switch" } | { "takes": "choice", 
/**
 * As they stand in setups: words, numbers, or yes and no.
 */
answers: (string | number | boolean)[], };

export type TileArt = { 
/**
 * Its segments.
 */
segments: Array<SegmentArt>, 
/**
 * Where a tower stands on it.
 */
tower: [number, number] | null, };

export type TokenLine = { 
/**
 * Its id.
 */
id: string, 
/**
 * What it is for.
 */
label: string, 
/**
 * When it was made, in milliseconds since 1970.
 */
created: number, };
