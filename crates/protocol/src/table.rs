//! Tables: what is played there, and who sits where.

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

/// Where a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// People take their seats.
    Waiting,
    /// The game is played.
    Running,
    /// The game is over.
    Finished,
}

/// A table and who sits there.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct TableInfo {
    /// Its id, which is in the link.
    pub id: Id,
    /// Who made it.
    pub host: Id,
    /// Whether it is listed in the lobby.
    pub public: bool,
    /// Where it stands.
    pub status: Status,
    /// What is played.
    pub setup: Setup,
    /// How much time the players have.
    pub clock: ClockSetting,
    /// Whether everybody plays without the page's aids.
    pub purist: bool,
    /// The seats in their order.
    pub seats: Vec<Seating>,
    /// The seats whose people are connected now, counted from 1.
    pub here: Vec<u8>,
    /// For each seat, for how many seconds its person has been away. Nothing if the person is connected, has not been seen
    /// since the server started, or if no person sits there.
    pub away_for: Vec<Option<u32>>,
    /// How many spectators are connected.
    pub spectators: usize,
    /// The dealer's commitment before the first draw, in hexadecimal digits.
    pub commitment: Option<String>,
    /// The dealer's seed, once the game is over.
    pub seed: Option<String>,
    /// The table of the rematch …
    pub rematch: Option<Id>,
    /// … and the person who asked for it.
    pub rematch_by: Option<Id>,
}

/// A seat at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Seating {
    /// Who decides for it.
    #[serde(flatten)]
    pub sitter: Sitter,
    /// The name of the player.
    pub name: String,
    /// The colour of the pieces. No two seats have the same one.
    pub colour: PlayerColour,
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "sitter", rename_all = "kebab-case")]
pub enum Sitter {
    /// Nobody yet.
    Empty,
    /// A person; the same person may play several seats (hot seat).
    Person {
        /// The person's id.
        person: Id,
    },
    /// A computer player.
    Computer {
        /// How well it plays.
        level: Level,
    },
}

/// How much time the players have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClockSetting {
    /// As much as they like.
    #[default]
    None,
    /// A budget for the whole game, and an increment after each turn.
    Total {
        /// For the whole game, in seconds.
        #[schemars(range(min = 10, max = 86_400))]
        seconds: u32,
        /// After each turn, in seconds.
        #[schemars(range(max = 600))]
        increment: u32,
    },
    /// A budget for each decision: for games by correspondence.
    PerMove {
        /// For each decision, in seconds.
        #[schemars(range(min = 10, max = 2_592_000))]
        seconds: u32,
    },
}

impl ClockSetting {
    /// Whether the times are within the limits of the schema.
    pub fn is_sensible(self) -> bool {
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
    /// The name at that time.
    pub name: String,
    /// Plain text, to be shown as text.
    pub line: String,
}

/// A request for a new table.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// What will be played.
    pub setup: SetupWish,
    /// Whether it is listed in the lobby; otherwise only who has the link finds it.
    #[serde(default)]
    pub public: bool,
    /// How much time the players have.
    #[serde(default)]
    pub clock: ClockSetting,
    /// Whether everybody plays without the page's aids.
    #[serde(default)]
    pub purist: bool,
}

/// What will be played.
#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum SetupWish {
    /// A preset and the number of players.
    Preset {
        /// The name, such as `base`; `/api/presets` lists them.
        name: String,
        /// The number of players.
        #[schemars(range(min = 1, max = 6))]
        seats: u8,
    },
    /// A setup in full. The names of the players are replaced by those who sit down.
    Full(Setup),
}

/// Who shall sit on a seat.
#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", tag = "who", deny_unknown_fields)]
pub enum SeatWish {
    /// You. With another name if several people play from one browser.
    Me {
        /// Another name than yours.
        #[serde(default)]
        name: Option<String>,
        /// Another colour than yours.
        #[serde(default)]
        colour: Option<PlayerColour>,
    },
    /// A computer player; only the host may ask for one.
    Computer {
        /// How well it plays.
        level: Level,
        /// What it is called.
        #[serde(default)]
        name: Option<String>,
        /// Its colour; any free one if none is named.
        #[serde(default)]
        colour: Option<PlayerColour>,
    },
    /// Whoever sits there already, in another colour. A colour that another seat has is exchanged with it if nobody sits
    /// there or a computer does, and refused otherwise.
    Recolour {
        /// The new colour.
        colour: PlayerColour,
    },
}

/// The public tables.
#[derive(Serialize, JsonSchema)]
pub struct Lobby {
    /// Those that wait for players, then those that are played; of each kind the newest first.
    pub tables: Vec<LobbyLine>,
    /// Whether more tables wait, older than those listed.
    pub more_waiting: bool,
    /// Whether more games are played, older than those listed.
    pub more_running: bool,
}

/// A table in a list.
#[derive(Serialize, JsonSchema)]
pub struct LobbyLine {
    /// Its id.
    pub id: Id,
    /// Where it stands.
    pub status: Status,
    /// When it was made, in milliseconds since 1970.
    pub created: Millis,
    /// What is played.
    pub game: GameName,
    /// The tile sets.
    pub sets: Vec<String>,
    /// How much time the players have.
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
    /// How it stands, if it is running; only the newest running games of a list have it.
    pub now: Option<Glance>,
}

/// How a running game stands, at a glance.
#[derive(Serialize, JsonSchema)]
pub struct Glance {
    /// The tiles on the table, in the order in which they were laid.
    pub tiles: Vec<Tile>,
    /// The points of each seat.
    pub scores: Vec<u32>,
    /// How many tiles are left to draw.
    pub tiles_left: u32,
    /// The seat that decides; none while chance does.
    pub acting: Option<Seat>,
}
