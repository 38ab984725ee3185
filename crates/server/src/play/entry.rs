//! What stands in the log of a game.

use std::sync::Arc;

use bastide_rules::Seat;

use crate::time::Millis;

/// One entry of the log. A game is its setup, its seed and its entries: all else is derived.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    /// When it was made.
    pub(crate) at: Millis,
    /// How long whoever acted has thought, not counting the time while the server was down.
    pub(crate) spent: Millis,
    /// Who did it; none for chance.
    pub(crate) seat: Option<Seat>,
    pub(crate) what: What,
    /// The client's name for it: the same name again is the same action, not another one.
    pub(crate) action_id: Option<Arc<str>>,
}

/// What was done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum What {
    /// An action of the game, as it stands in records. It is shared: every move is tried on a copy of the game.
    Action(Arc<str>),
    /// The last action was taken back.
    Undo,
    /// The player gave up.
    Resign,
    /// The player's time ran out.
    Timeout,
}

impl What {
    /// The text in the log. No action of the game begins with these words.
    pub(crate) fn text(&self) -> &str {
        match self {
            Self::Action(text) => text,
            Self::Undo => "undo",
            Self::Resign => "resign",
            Self::Timeout => "timeout",
        }
    }

    pub(crate) fn from_text(text: &str) -> Self {
        match text {
            "undo" => Self::Undo,
            "resign" => Self::Resign,
            "timeout" => Self::Timeout,
            action => Self::Action(action.into()),
        }
    }
}
