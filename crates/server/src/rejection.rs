//! Rejections: why a request was refused. A rejected request changes nothing.

use bastide_protocol::Millis;
use bastide_protocol::refused::{Code, Refused};
use bastide_rules::Refusal;
use bastide_rules::setup::GameName;

use crate::metrics;
use crate::store::StoreError;
use crate::table::SeatError;

/// A refusal, and what can be done about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Rejection {
    pub(crate) refused: Refused,
    pub(crate) remedy: Remedy,
}

/// What can be done about a rejection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Remedy {
    /// Nothing here.
    None,
    /// The client is behind: the log entries after the first `seen` are sent with the rejection.
    Update { seen: u32 },
    /// Another node changed the table first: the request can be tried again on what is stored now.
    TryAgain,
}

impl Rejection {
    pub(crate) fn new(code: Code, message: impl Into<String>) -> Self {
        Refused::new(code, message).into()
    }

    /// Counts it in the metrics by its code.
    pub(crate) fn count(&self) {
        if let Ok(serde_json::Value::String(word)) = serde_json::to_value(self.refused.code) {
            metrics::refused(word);
        }
    }

    /// A rule of the game forbids it.
    pub(crate) fn illegal(refusal: &Refusal, game: GameName) -> Self {
        let refused = Refused {
            rule: Some(refusal.rule(game)),
            reason: Some(refusal.code()),
            ..Refused::new(Code::Illegal, refusal.to_string())
        };
        refused.into()
    }

    /// Too many wrong passwords; the next attempt has to wait.
    pub(crate) fn wait(wait: Millis) -> Self {
        let seconds = u32::try_from(wait).unwrap_or(u32::MAX).div_ceil(1000);
        let message = format!("too many wrong passwords; try again in {seconds} s");
        let refused =
            Refused { retry_after: Some(seconds), ..Refused::new(Code::TooMany, message) };
        refused.into()
    }

    /// The game has advanced since the client saw this many entries.
    pub(crate) fn stale(seen: u32) -> Self {
        Self { remedy: Remedy::Update { seen }, ..Self::new(Code::Stale, "the game has gone on") }
    }

    /// Another node changed the table at the same time.
    pub(crate) fn conflict() -> Self {
        let message = "the table was changed at the same time; try again";
        Self { remedy: Remedy::TryAgain, ..Self::new(Code::Storage, message) }
    }

    pub(crate) fn not_your_turn() -> Self {
        Self::new(Code::NotYourTurn, "another player has to decide now")
    }

    pub(crate) fn not_seated() -> Self {
        Self::new(Code::NotSeated, "only who sits at the table may do this")
    }

    pub(crate) fn not_host() -> Self {
        Self::new(Code::NotHost, "only the host of the table may do this")
    }

    pub(crate) fn not_started() -> Self {
        Self::new(Code::NotStarted, "the game has not begun")
    }

    pub(crate) fn started() -> Self {
        Self::new(Code::Started, "the game has begun")
    }

    pub(crate) fn banned() -> Self {
        Self::new(Code::Banned, "the operator of this server has banned you")
    }

    pub(crate) fn muted() -> Self {
        Self::new(Code::Muted, "the operator of this server does not let you write")
    }

    pub(crate) fn over() -> Self {
        Self::new(Code::Over, "the game is over")
    }

    pub(crate) fn needs_account() -> Self {
        Self::new(
            Code::NeedsAccount,
            "a game between computers needs an account: make one, or take a seat yourself",
        )
    }

    pub(crate) fn too_many_computer_games() -> Self {
        Self::new(
            Code::TooManyComputerGames,
            "your other games between computers are still running: wait until one is over, or take a seat yourself",
        )
    }

    pub(crate) fn no_undo() -> Self {
        Self::new(
            Code::NoUndo,
            "only your own last action can be taken back, before anything is drawn, and not too often",
        )
    }

    pub(crate) fn token_scope() -> Self {
        Self::new(
            Code::TokenScope,
            "an API token of this scope may not do this; use another token or a browser",
        )
    }

    pub(crate) fn not_found() -> Self {
        Self::new(Code::NotFound, "there is no such thing")
    }
}

impl From<Refused> for Rejection {
    fn from(refused: Refused) -> Self {
        Self { refused, remedy: Remedy::None }
    }
}

impl From<SeatError> for Rejection {
    fn from(error: SeatError) -> Self {
        let code = match error {
            SeatError::NoSuchSeat => Code::NoSuchSeat,
            SeatError::Taken => Code::SeatTaken,
            SeatError::NotHost => Code::NotHost,
            SeatError::EmptySeat => Code::SeatEmpty,
            SeatError::ColourTaken => Code::ColourTaken,
        };
        Self::new(code, error.to_string())
    }
}

impl From<StoreError> for Rejection {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Taken => Self::new(Code::NameTaken, "this is taken"),
            StoreError::Gone => Self::not_found(),
            other => {
                tracing::error!(error = %other, "the storage failed");
                Self::new(Code::Storage, "the server cannot read or store this now; try again")
            }
        }
    }
}
