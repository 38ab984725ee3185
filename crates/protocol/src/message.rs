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
    /// Performs an action.
    Act {
        /// The idempotency key of the client, 1 to 64 characters. The same key gets the first response
        /// again.
        id: String,
        /// The number of log entries that the client has seen.
        seq: u32,
        /// One of the legal actions.
        action: String,
    },
    /// Requests an undo of the last action.
    Undo {
        /// The idempotency key.
        id: String,
        /// The number of log entries that the client has seen.
        seq: u32,
    },
    /// Accepts or rejects another player's undo.
    AnswerUndo {
        /// The number of log entries at the time of the request.
        seq: u32,
        /// Whether the undo is accepted.
        agree: bool,
    },
    /// Resigns.
    Resign {
        /// The idempotency key.
        id: String,
        /// The seat to resign; all of the player's seats if absent.
        #[serde(default)]
        seat: Option<u8>,
    },
    /// Changes the language of this connection. The response is a snapshot with all events in the new
    /// language.
    Language {
        /// `en`, `hu` or `ro`.
        lang: String,
    },
    /// Sends a line of chat.
    Chat {
        /// 1 to 500 characters of plain text.
        line: String,
    },
}

impl ClientMessage {
    /// The idempotency key, if the message has one.
    pub fn id(&self) -> Option<&str> {
        match self {
            Self::Act { id, .. } | Self::Undo { id, .. } | Self::Resign { id, .. } => Some(id),
            Self::AnswerUndo { .. } | Self::Language { .. } | Self::Chat { .. } => None,
        }
    }
}

/// What the server sends.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ServerMessage {
    /// The version of the protocol: the first message.
    Hello {
        /// [`VERSION`](crate::VERSION) of the server.
        protocol: u32,
    },
    /// The table and its seats: after connecting, and after every change.
    Table(TableInfo),
    /// The current game, after connecting.
    Snapshot(GameView),
    /// What happened in the game since the last snapshot or update.
    Update(GameView),
    /// The player's options: only for the player to act.
    Choices(Choices),
    /// The action is in the log.
    Accepted {
        /// The idempotency key.
        id: String,
        /// The number of its log entry.
        seq: u32,
    },
    /// The message was refused.
    Refused {
        /// The idempotency key, if the message has one.
        id: Option<String>,
        /// The kind of refusal.
        code: Code,
        /// The reason, for programmers.
        message: String,
        /// The rule that forbids it.
        rule: Option<&'static str>,
        /// What the rule forbids, as a word.
        #[serde(skip_serializing_if = "Option::is_none")]
        reason: Option<&'static str>,
        /// The number of seconds after which to retry.
        #[serde(skip_serializing_if = "Option::is_none")]
        retry_after: Option<u32>,
        /// What the client had not seen yet, if that is the reason.
        missed: Option<Box<GameView>>,
    },
    /// A player requests an undo, or the request is over.
    Undo(UndoView),
    /// Lines of chat, the oldest first.
    Chat {
        /// The lines.
        lines: Vec<ChatLine>,
    },
}

impl ServerMessage {
    /// The response to a refused message.
    pub fn refused(id: Option<String>, refused: Refused, missed: Option<GameView>) -> Self {
        let Refused { code, message, rule, reason, retry_after, .. } = refused;
        let missed = missed.map(Box::new);
        Self::Refused { id, code, message, rule, reason, retry_after, missed }
    }
}
