//! Why a request or a message was refused: one set of codes for HTTP and the WebSocket.

use schemars::JsonSchema;
use serde::Serialize;

/// The codes of refusals, which are part of the protocol.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// A rule of the game forbids it; `rule` names the rule.
    Illegal,
    /// The text is not an action of this game.
    NoSuchAction,
    /// It is another player's decision.
    NotYourTurn,
    /// Only players at the table may do this.
    NotSeated,
    /// The game has advanced; the missed part is attached.
    Stale,
    /// The game is over.
    Over,
    /// The game has not begun.
    NotStarted,
    /// The game is not over.
    NotOver,
    /// The game has begun.
    Started,
    /// This cannot be undone.
    NoUndo,
    /// There are no aids at this table.
    Purist,
    /// The line of chat is empty or too long.
    BadChat,
    /// The idempotency key was used by another person, or has an invalid length.
    BadId,
    /// There is no such seat.
    NoSuchSeat,
    /// The seat is taken.
    SeatTaken,
    /// Another seat has this colour.
    ColourTaken,
    /// A seat is still empty.
    SeatEmpty,
    /// Only the host of the table may do this.
    NotHost,
    /// Only people with an account may do this.
    NeedsAccount,
    /// The person has the maximum number of running games between computers.
    TooManyComputerGames,
    /// The setup cannot be played.
    Setup,
    /// The file is no game that can be read here, or the game cannot be written in this format; `line` may say where.
    BadRecord,
    /// Hints are off at this table.
    NoHints,
    /// Only the owner of the study may do this.
    NotOwner,
    /// The person has requested the maximum number of reviews of a day; `retry_after` says when there is another.
    TooManyReviews,
    /// The person has the maximum number of studies: delete one first.
    TooManyStudies,
    /// The message or the request cannot be parsed.
    BadRequest,
    /// The name cannot be used.
    BadName,
    /// The name cannot be an account name: it has symbols, or mixes alphabets that look alike.
    BadAccountName,
    /// The password is too short or too long.
    BadPassword,
    /// The password is easy to guess.
    WeakPassword,
    /// Another account has this name, or a similar-looking one.
    NameTaken,
    /// There is no such account with this password.
    WrongPassword,
    /// There is no such account with this recovery code.
    WrongCode,
    /// The text is not an email address that the server can write to.
    BadEmail,
    /// The link from an email has expired or was used.
    WrongLink,
    /// Too many emails were requested within the last hour.
    TooManyEmails,
    /// The operator has banned this person.
    Banned,
    /// The operator has muted this person.
    Muted,
    /// There is no such thing.
    NotFound,
    /// Not signed in: become a guest, or sign in.
    Unknown,
    /// The API token may not do this: use one with a wider scope, or a browser.
    TokenScope,
    /// The request comes from another site.
    WrongOrigin,
    /// Too many requests.
    TooMany,
    /// The person has too many open tables: finish or remove one first.
    TooManyTables,
    /// Too many public tables from this network are waiting for players.
    TooManyFromHere,
    /// Too large.
    TooLarge,
    /// Timed out.
    TooSlow,
    /// The server cannot store anything at the moment; nothing was changed.
    Storage,
    /// An internal error.
    Internal,
}

/// A refusal; nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Refused {
    /// The kind of refusal.
    pub code: Code,
    /// The reason, for programmers and logs.
    pub message: String,
    /// The rule that forbids it.
    pub rule: Option<&'static str>,
    /// The reason as a word: what the rule forbids (`occupied`, `edges-do-not-match` …), or what is wrong with a file
    /// (`no-game`, `no-action`, `seal` …).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<&'static str>,
    /// What the reason is about, if a file was refused: the text of an action, the name of a tile, a version …
    #[serde(skip_serializing_if = "Option::is_none")]
    pub about: Option<Box<str>>,
    /// The number of seconds after which to retry.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub retry_after: Option<u32>,
    /// The line at fault, counted from 1, if a file was refused.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<u32>,
    /// The part of the file with this line: `setup`, `actions` or `end`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub part: Option<&'static str>,
}

impl Refused {
    /// A refusal that is not based on a rule of the game.
    pub fn new(code: Code, message: impl Into<String>) -> Self {
        Self {
            code,
            message: message.into(),
            rule: None,
            reason: None,
            about: None,
            retry_after: None,
            line: None,
            part: None,
        }
    }
}
