//! Why a request or a message was refused: one vocabulary for HTTP and the WebSocket.

use schemars::JsonSchema;
use serde::Serialize;

/// The kinds of refusals. The words are part of the protocol.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
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
    /// Somebody else at the table has this colour.
    ColourTaken,
    /// A seat is still empty.
    SeatEmpty,
    /// Only the host of the table may do this.
    NotHost,
    /// Only people with an account may do this.
    NeedsAccount,
    /// As many games between computers as one person may have are running.
    TooManyComputerGames,
    /// The setup cannot be played.
    Setup,
    /// The message or the request cannot be read.
    BadRequest,
    /// The name cannot be used.
    BadName,
    /// The name cannot be that of an account: it has symbols, or mixes alphabets that look alike.
    BadAccountName,
    /// The password is too short or too long.
    BadPassword,
    /// The password is easy to guess.
    WeakPassword,
    /// Another account has this name, or one that looks like it.
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
    /// The operator of the server does not let this person in.
    Banned,
    /// The operator of the server does not let this person write.
    Muted,
    /// There is no such thing.
    NotFound,
    /// Nobody knows who you are: be a guest, or log in.
    Unknown,
    /// An API token may not do this: use one of a wider scope, or a browser.
    TokenScope,
    /// The request comes from another site.
    WrongOrigin,
    /// Too many at once.
    TooMany,
    /// You have too many tables that wait or are played: finish or remove one first.
    TooManyTables,
    /// Too many public tables wait for players that were made from your network.
    TooManyFromHere,
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Refused {
    /// What kind of refusal it is.
    pub code: Code,
    /// In words, for programmers and logs.
    pub message: String,
    /// The rule that forbids it.
    pub rule: Option<&'static str>,
    /// In one word what the rule forbids: `occupied`, `edges-do-not-match` …
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<&'static str>,
    /// After how many seconds the same may be tried again.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub retry_after: Option<u32>,
}

impl Refused {
    /// A refusal that no rule of the game is behind.
    pub fn new(code: Code, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), rule: None, reason: None, retry_after: None }
    }
}
