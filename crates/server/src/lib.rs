//! The Bastide server: tables, live play, nothing lost.
//!
//! | what | where |
//! |---|---|
//! | starting a server, and what can be chosen | [`Server`], [`Config`], [`Limits`], [`Patience`] |
//! | a running game without any storage or network: the log, clocks, what people see | `play` |
//! | who sits where | `table`, `people` |
//! | a table in memory, and everything that can be asked of it | `room` |
//! | all tables, computer players, clocks that run out | `hub`, `bots` |
//! | the log on disk | `store` |
//! | HTTP and WebSocket | `api`, `live`, `message`; what goes over the wire: [`wire`] |
//!
//! Every change goes the same way: check in memory, append to the log, commit, acknowledge, tell the others.
//! The log is the truth; after a restart every game is played again from it.

mod api;
mod bots;
mod config;
mod hub;
mod lesson;
mod limits;
mod live;
mod message;
mod metrics;
mod people;
mod play;
mod room;
mod secret;
mod serve;
mod store;
mod table;
mod time;
pub mod typescript;

pub use api::openapi;
pub use config::{Config, Limits, Patience};
pub use secret::Seed;
pub use serve::{ServeError, Server};
pub use time::{Clock, Millis};

/// What goes over the wire, as JSON.
pub mod wire {
    pub use crate::api::{
        ApiToken, ArtOfTiles, Credentials, GameChoices, GameLine, Guest, LineChoice, Lobby,
        LobbyLine, NewTable, NewToken, PasswordChange, PresetLine, Replay, SeatWish, SegmentArt,
        SetChoice, SetupWish, Story, StoryStep, Takes, TileArt, TokenLine,
    };
    pub use crate::bots::Level;
    pub use crate::lesson::{Lesson, LessonFrame};
    pub use crate::message::{
        ClientMessage, EndReason, EndView, GameView, ServerMessage, Status, StepView, TableInfo,
        UndoView,
    };
    pub use crate::people::{Colour, Person};
    pub use crate::play::{
        Aim, Barn, Choice, ChoiceKind, Choices, ClockSetting, Closing, ClosingStep, Code,
        Completion, Fair, Fairy, Free, Nearest, OpenSpace, PieceOnTable, Player, Position, Power,
        Prisoner, Refused, Survey, SurveyedFeature, Tile, Tower,
    };
    pub use crate::secret::Id;
    pub use crate::table::{ChatLine, Seating, Sitter};
}
