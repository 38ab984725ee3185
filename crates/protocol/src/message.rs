//! The messages of a table's WebSocket; `docs/protocol.md` describes them.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::choices::Choices;
use crate::game::{GameView, UndoView};
use crate::refused::{Code, Refused};
use crate::table::{ChatLine, TableInfo};

/// What a client sends.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
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
    /// Agrees to another player's undo, or refuses it.
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
        /// Which of the own seats; all of them if none is named.
        #[serde(default)]
        seat: Option<u8>,
    },
    /// Changes the language of this connection. The answer is a snapshot with everything that happened, told anew.
    Language {
        /// `en`, `hu` or `ro`.
        lang: String,
    },
    /// Says something to the table.
    Chat {
        /// 1 to 500 characters of plain text.
        line: String,
    },
}

/// What the server sends.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ServerMessage {
    /// The version of the protocol: first of all.
    Hello {
        /// [`VERSION`](crate::VERSION) of the server.
        protocol: u32,
    },
    /// The table and who sits there: when the connection begins, and whenever something of it changes.
    Table(TableInfo),
    /// The game as it is now, after connecting.
    Snapshot(GameView),
    /// What happened in the game since the last snapshot or update.
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
        /// In one word what the rule forbids.
        #[serde(skip_serializing_if = "Option::is_none")]
        reason: Option<&'static str>,
        /// After how many seconds the same may be tried again.
        #[serde(skip_serializing_if = "Option::is_none")]
        retry_after: Option<u32>,
        /// What you had not seen yet, if that is why.
        missed: Option<Box<GameView>>,
    },
    /// A player asks to undo the last action, or the request is over.
    Undo(UndoView),
    /// Lines of chat, the oldest first.
    Chat {
        /// The lines.
        lines: Vec<ChatLine>,
    },
}

impl ServerMessage {
    /// The answer to a message that was refused.
    pub fn refused(id: Option<String>, refused: Refused, missed: Option<GameView>) -> Self {
        let Refused { code, message, rule, reason, retry_after } = refused;
        let missed = missed.map(Box::new);
        Self::Refused { id, code, message, rule, reason, retry_after, missed }
    }
}
