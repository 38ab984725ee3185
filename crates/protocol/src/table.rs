//! Tables, their settings and seats.

use bastide_ai::Level;
use bastide_art::colours::PlayerColour;
use bastide_rules::setup::GameName;
use bastide_rules::{Seat, Setup};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Millis;
use crate::game::EndView;
use crate::id::Id;
use crate::position::Tile;

/// The status of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// Waiting for players.
    Waiting,
    /// The game is running.
    Running,
    /// The game is over.
    Finished,
}

/// A table and its seats.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct TableInfo {
    /// Its id, which is in the link.
    pub id: Id,
    /// The host.
    pub host: Id,
    /// Whether it is listed in the lobby.
    pub public: bool,
    /// Its status.
    pub status: Status,
    /// What is played.
    pub setup: Setup,
    /// The time control.
    pub clock: ClockSetting,
    /// Whether the page's aids are off for all players.
    pub purist: bool,
    /// Whether players may ask for hints.
    pub hints: bool,
    /// The number of hints that each seat has used.
    pub hints_used: Vec<u32>,
    /// The number of log entries with which the game began, because it goes on from a position.
    pub given: u32,
    /// The seats in order.
    pub seats: Vec<Seating>,
    /// The seats whose people are connected now, counted from 1.
    pub here: Vec<u8>,
    /// For each seat, how many seconds its person has been away. `null` if the person is connected, has not
    /// been seen since the server started, or if no person sits there.
    pub away_for: Vec<Option<u32>>,
    /// The number of connected spectators.
    pub spectators: usize,
    /// The dealer's commitment before the first draw, in hexadecimal.
    pub commitment: Option<String>,
    /// The dealer's seed, once the game is over.
    pub seed: Option<String>,
    /// The table of the rematch …
    pub rematch: Option<Id>,
    /// … and the person who requested it.
    pub rematch_by: Option<Id>,
}

/// A seat at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Seating {
    /// Who sits there.
    #[serde(flatten)]
    pub sitter: Sitter,
    /// The name of the player.
    pub name: String,
    /// The colour of the pieces, unique at the table.
    pub colour: PlayerColour,
}

/// The occupant of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "sitter", rename_all = "kebab-case")]
pub enum Sitter {
    /// Empty.
    Empty,
    /// A person; the same person may play several seats (hot seat).
    Person {
        /// The person's id.
        person: Id,
    },
    /// A computer player.
    Computer {
        /// Its level.
        level: Level,
    },
}

/// The time control.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClockSetting {
    /// Unlimited.
    #[default]
    None,
    /// A total for the whole game, with an increment after each turn.
    Total {
        /// The total in seconds.
        #[schemars(range(min = 10, max = 86_400))]
        seconds: u32,
        /// The increment in seconds.
        #[schemars(range(max = 600))]
        increment: u32,
    },
    /// A time for each decision: for correspondence games.
    PerMove {
        /// The time in seconds.
        #[schemars(range(min = 10, max = 2_592_000))]
        seconds: u32,
    },
}

impl ClockSetting {
    /// Whether the times are within the limits of the schema.
    pub fn is_within_limits(self) -> bool {
        match self {
            Self::None => true,
            Self::Total { seconds, increment } => {
                (10..=86_400).contains(&seconds) && increment <= 600
            }
            Self::PerMove { seconds } => (10..=2_592_000).contains(&seconds),
        }
    }
}

/// A line of chat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ChatLine {
    /// Its number at this table, counted from 1.
    pub number: u32,
    /// When it was written, in milliseconds since 1970.
    pub at: Millis,
    /// Who wrote it.
    pub person: Id,
    /// The author's name at that time.
    pub name: String,
    /// Plain text, to be displayed as text.
    pub line: String,
}

/// A request for a new table.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// What will be played.
    pub setup: SetupRequest,
    /// Whether it is listed in the lobby; otherwise it can only be found by its link.
    #[serde(default)]
    pub public: bool,
    /// The time control.
    #[serde(default)]
    pub clock: ClockSetting,
    /// Whether the page's aids are off for all players.
    #[serde(default)]
    pub purist: bool,
    /// Whether players may ask for hints; by default, unless the table is purist.
    #[serde(default)]
    pub hints: Option<bool>,
    /// The position from which the game goes on; the setup must be a full one.
    #[serde(default)]
    pub start: Option<GivenStart>,
}

/// The position from which a game goes on.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GivenStart {
    /// The actions that lead there, draws included, as in records.
    pub actions: Vec<String>,
}

/// What will be played.
#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum SetupRequest {
    /// A preset and the number of players.
    Preset {
        /// The name, such as `base`; `/api/presets` lists them.
        name: String,
        /// The number of players.
        #[schemars(range(min = 1, max = 6))]
        seats: u8,
    },
    /// A complete setup. Players who sit down replace the names in it.
    Full(Setup),
}

/// Who is to sit on a seat.
#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", tag = "who", deny_unknown_fields)]
pub enum SeatRequest {
    /// The person who sends the request, under another name if several people play in one browser.
    Me {
        /// A different name.
        #[serde(default)]
        name: Option<String>,
        /// A different colour.
        #[serde(default)]
        colour: Option<PlayerColour>,
    },
    /// A computer player; only the host may add one.
    Computer {
        /// Its level.
        level: Level,
        /// Its name.
        #[serde(default)]
        name: Option<String>,
        /// Its colour; any free one if absent.
        #[serde(default)]
        colour: Option<PlayerColour>,
    },
    /// The current occupant in another colour. If another seat has the colour, the two are swapped if that
    /// seat is empty or has a computer; otherwise the request is refused.
    Recolour {
        /// The new colour.
        colour: PlayerColour,
    },
}

/// The public tables.
#[derive(Serialize, JsonSchema)]
pub struct Lobby {
    /// Tables waiting for players, then running games; the newest of each first.
    pub tables: Vec<LobbyLine>,
    /// Whether there are more waiting tables, older than those listed.
    pub more_waiting: bool,
    /// Whether there are more running games, older than those listed.
    pub more_running: bool,
}

/// A table in a list.
#[derive(Serialize, JsonSchema)]
pub struct LobbyLine {
    /// Its id.
    pub id: Id,
    /// Its status.
    pub status: Status,
    /// When it was created, in milliseconds since 1970.
    pub created: Millis,
    /// What is played.
    pub game: GameName,
    /// The tile sets.
    pub sets: Vec<String>,
    /// The time control.
    pub clock: ClockSetting,
    /// The seats.
    pub seats: Vec<Seating>,
}

/// A game in a list.
#[derive(Serialize, JsonSchema)]
pub struct GameLine {
    /// The table.
    #[serde(flatten)]
    pub table: LobbyLine,
    /// When it ended, in milliseconds since 1970.
    pub ended: Option<Millis>,
    /// How it ended.
    pub result: Option<EndView>,
    /// The position of a running game; only the newest running games of a list have it.
    pub now: Option<GameSummary>,
}

/// A summary of a running game.
#[derive(Serialize, JsonSchema)]
pub struct GameSummary {
    /// The tiles on the table, in the order of placement.
    pub tiles: Vec<Tile>,
    /// The points by seat.
    pub scores: Vec<u32>,
    /// The number of tiles left to draw.
    pub tiles_left: u32,
    /// The seat to act; `null` while chance acts.
    pub acting: Option<Seat>,
}
