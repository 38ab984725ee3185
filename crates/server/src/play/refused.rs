//! Why something that somebody asked for was not done: one vocabulary for the whole server.

use bastide_rules::Refusal;
use bastide_rules::setup::GameName;
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::table::SeatError;

/// The kinds of refusals. The words are part of the protocol.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// A rule of the game forbids it; `rule` names the rule.
    Illegal,
    /// The text is no action of this game.
    NoSuchAction,
    /// Somebody else decides now.
    NotYourTurn,
    /// Only who sits at the table may do this.
    NotSeated,
    /// The game has gone on since; what was missed comes along.
    Stale,
    /// The game is over.
    Over,
    /// The game has not begun.
    NotStarted,
    /// The game has begun.
    Started,
    /// This cannot be taken back.
    NoUndo,
    /// Nobody is helped to think at this table.
    Purist,
    /// The line of chat is empty or too long.
    BadChat,
    /// The name of the action was used by somebody else, or has a bad length.
    BadId,
    /// There is no such seat.
    NoSuchSeat,
    /// Somebody sits there.
    SeatTaken,
    /// A seat is still empty.
    SeatEmpty,
    /// Only the host of the table may do this.
    NotHost,
    /// The setup cannot be played.
    Setup,
    /// The message or the request cannot be read.
    BadRequest,
    /// The name cannot be used.
    BadName,
    /// The password is too short or too long.
    BadPassword,
    /// Somebody else has this name.
    NameTaken,
    /// There is no such account with this password.
    WrongPassword,
    /// There is no such thing.
    NotFound,
    /// Nobody knows who you are: be a guest, or log in.
    Unknown,
    /// The request comes from another site.
    WrongOrigin,
    /// Too many at once.
    TooMany,
    /// Too large.
    TooLarge,
    /// It took too long.
    TooSlow,
    /// The server cannot store anything at the moment; nothing was changed.
    Storage,
    /// Something is wrong with the server.
    Internal,
}

/// Something was refused, and nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct Refused {
    /// What kind of refusal it is.
    pub code: Code,
    /// In words, for programmers and logs.
    pub message: String,
    /// The rule that forbids it.
    pub rule: Option<&'static str>,
}

impl Refused {
    pub(crate) fn new(code: Code, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), rule: None }
    }

    pub(crate) fn illegal(refusal: &Refusal, game: GameName) -> Self {
        let rule = Some(refusal.rule(game));
        Self { code: Code::Illegal, message: refusal.to_string(), rule }
    }

    pub(crate) fn not_your_turn() -> Self {
        Self::new(Code::NotYourTurn, "somebody else decides now")
    }

    pub(crate) fn not_seated() -> Self {
        Self::new(Code::NotSeated, "only who sits at the table may do this")
    }

    pub(crate) fn not_host() -> Self {
        Self::new(Code::NotHost, "only the host of the table may do this")
    }

    pub(crate) fn over() -> Self {
        Self::new(Code::Over, "the game is over")
    }

    pub(crate) fn no_undo() -> Self {
        Self::new(
            Code::NoUndo,
            "only your own last action can be taken back, before anything is drawn, and not too often",
        )
    }

    pub(crate) fn not_found() -> Self {
        Self::new(Code::NotFound, "there is no such thing")
    }
}

impl From<SeatError> for Refused {
    fn from(error: SeatError) -> Self {
        let code = match error {
            SeatError::NoSuchSeat => Code::NoSuchSeat,
            SeatError::Taken => Code::SeatTaken,
            SeatError::NotHost => Code::NotHost,
            SeatError::EmptySeat => Code::SeatEmpty,
        };
        Self::new(code, error.to_string())
    }
}
