//! The messages of the WebSocket. `docs/protocol.md` describes them; the TypeScript types are made from
//! these.

use bastide_rules::{Event, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::play::{Choices, ClockSetting, Code, Position, Refused, Tile};
use crate::secret::Id;
use crate::table::{ChatLine, Seating};
use crate::time::Millis;

/// What a client sends.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Does something in the game.
    Act {
        /// The client's name for this action, 1 to 64 characters. The same name again gets the first
        /// answer.
        id: String,
        /// The number of log entries that the client has seen.
        seq: u32,
        /// One of the legal actions.
        action: String,
    },
    /// Asks to take back the last action.
    Undo {
        /// The client's name for this wish.
        id: String,
        /// The number of log entries that the client has seen.
        seq: u32,
    },
    /// Answers somebody who wants to take back.
    AnswerUndo {
        /// The number of log entries when it was asked.
        seq: u32,
        /// Whether it may be.
        agree: bool,
    },
    /// Gives up.
    Resign {
        /// The client's name for this.
        id: String,
        /// Which of the own seats; all of them if it is not said.
        #[serde(default)]
        #[ts(optional)]
        seat: Option<u8>,
    },
    /// Says something to the table.
    Chat {
        /// 1 to 500 characters of plain text.
        line: String,
    },
}

/// What the server sends.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ServerMessage {
    /// The table and who sits there: first of all, and whenever something of it changes.
    Table(TableInfo),
    /// The game as it is now, after connecting.
    Snapshot(GameView),
    /// What happened in the game since the last message of this sort.
    Update(GameView),
    /// What you can do: only for who decides now.
    Choices(Choices),
    /// Your action is in the log.
    Accepted {
        /// Your name for it.
        id: String,
        /// Its number in the log.
        seq: u32,
    },
    /// What you sent was not done.
    Refused {
        /// Your name for it, if it has one.
        id: Option<String>,
        /// What kind of refusal it is.
        code: Code,
        /// In words, for programmers.
        message: String,
        /// The rule that forbids it.
        rule: Option<&'static str>,
        /// What you had not seen yet, if that is why.
        missed: Option<Box<GameView>>,
    },
    /// Somebody wants to take back the last action, or no longer does.
    Undo(UndoView),
    /// Lines of chat, the oldest first.
    Chat {
        /// The lines.
        lines: Vec<ChatLine>,
    },
}

impl ServerMessage {
    pub(crate) fn refused(id: Option<String>, refused: Refused, missed: Option<GameView>) -> Self {
        let Refused { code, message, rule } = refused;
        Self::Refused { id, code, message, rule, missed: missed.map(Box::new) }
    }
}

/// Where a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
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
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct TableInfo {
    /// Its id, which is in the link.
    #[schema(value_type = String)]
    #[ts(type = "string")]
    pub id: Id,
    /// Who made it.
    #[schema(value_type = String)]
    #[ts(type = "string")]
    pub host: Id,
    /// Whether it stands in the lobby.
    pub public: bool,
    /// Where it stands.
    pub status: Status,
    /// What is played.
    #[schema(value_type = Object)]
    #[ts(type = "Setup")]
    pub setup: bastide_rules::Setup,
    /// How much time the players have.
    pub clock: ClockSetting,
    /// Whether everybody plays without the page's aids.
    pub purist: bool,
    /// The seats in their order.
    pub seats: Vec<Seating>,
    /// The seats whose people are connected now, counted from 1.
    pub here: Vec<u8>,
    /// How many people look on.
    pub spectators: usize,
    /// What the dealer promised before the first draw, in hexadecimal digits.
    pub commitment: Option<String>,
    /// The dealer's seed, once the game is over.
    pub seed: Option<String>,
    /// The table at which the same people play again.
    #[schema(value_type = Option<String>)]
    #[ts(type = "string | null")]
    pub rematch: Option<Id>,
}

/// The game, or what changed in it.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct GameView {
    /// The number of log entries: this is the game after them.
    pub seq: u32,
    /// What happened, entry by entry; nothing in a snapshot, but for the one at the start of a game.
    pub steps: Vec<StepView>,
    /// How many of the tiles that the client has stay as they are; all others are put away …
    pub tiles_from: usize,
    /// … and these are laid instead.
    pub tiles: Vec<Tile>,
    /// Everything else on the table.
    pub position: Position,
    /// What the clocks show, in milliseconds; only the clock of who decides runs.
    #[ts(type = "number[] | null")]
    pub clocks: Option<Vec<Millis>>,
    /// How the game ended.
    pub end: Option<EndView>,
}

/// An entry of the log.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct StepView {
    /// Its number, counted from 1.
    pub seq: u32,
    /// Who did it; nobody for chance.
    #[schema(value_type = Option<u16>)]
    pub seat: Option<Seat>,
    /// The action, or `undo`, `resign` or `timeout`.
    pub what: String,
    /// What came of it.
    #[schema(value_type = Vec<Object>)]
    pub events: Vec<Event>,
    /// The same in words, a sentence for each event.
    pub said: Vec<String>,
}

/// How a game ended.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct EndView {
    /// Why it is over.
    pub reason: EndReason,
    /// The points by seat.
    pub scores: Vec<u32>,
    /// Who won.
    #[schema(value_type = Vec<u16>)]
    pub winners: Vec<Seat>,
}

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum EndReason {
    /// It was played to its end.
    Played,
    /// Everybody else gave up.
    Resigned,
    /// The time ran out.
    Time,
}

/// A wish to take back.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct UndoView {
    /// The number of log entries when it was asked.
    pub seq: u32,
    /// Who wants it; nobody any more if it was refused.
    #[schema(value_type = Option<u16>)]
    pub seat: Option<Seat>,
    /// The seats that have not answered yet.
    #[schema(value_type = Vec<u16>)]
    pub waiting: Vec<Seat>,
}
