//! The entries of a game's log.

use std::sync::Arc;

use bastide_protocol::Millis;
use bastide_rules::{Action, Game, Seat, State};

/// An entry of the log. A game is its setup, its seed and its entries: everything else is derived.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    /// When it was made.
    pub(crate) at: Millis,
    /// How long the player thought, not counting the server's downtime.
    pub(crate) spent: Millis,
    /// The player; `None` for chance.
    pub(crate) seat: Option<Seat>,
    pub(crate) what: What,
    /// The client's idempotency key: an action sent twice with the same key is applied once.
    pub(crate) action_id: Option<Arc<str>>,
}

/// The content of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum What {
    /// An action of the game.
    Action(Action),
    /// Undo of the last action.
    Undo,
    /// The player resigned.
    Resign,
    /// The player's time ran out.
    Timeout,
}

impl What {
    /// The text in the log and on the wire, in the state before the entry. No action of the game begins with these words.
    pub(crate) fn text(self, game: &Game, state: &State) -> String {
        match self {
            Self::Action(action) => return action.text(game, state),
            Self::Undo => "undo",
            Self::Resign => "resign",
            Self::Timeout => "timeout",
        }
        .to_owned()
    }

    /// Parses an entry of the log that is not an action of the game.
    pub(crate) fn from_text(text: &str) -> Option<Self> {
        match text {
            "undo" => Some(Self::Undo),
            "resign" => Some(Self::Resign),
            "timeout" => Some(Self::Timeout),
            _ => None,
        }
    }
}
