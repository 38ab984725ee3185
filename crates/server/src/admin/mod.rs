//! Administration of a server with `bastide admin`: lookups and changes by the operator.
//!
//! A running server listens on a Unix socket in its data folder, which only its own user can open. Changes go through its
//! single writer, and its memory is updated with them. If no server runs, the order is applied to the database directly. The
//! audit log entry of a change is written in the same transaction.

mod orders;
mod socket;

use bastide_protocol::Millis;
use bastide_protocol::id::Id;
use serde::{Deserialize, Serialize};

pub use socket::run;
pub(crate) use socket::{AdminSocket, listen};

/// An order with its author.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Command {
    /// The order.
    pub order: Order,
    /// The user of the operating system who gives it.
    pub operator: String,
    /// The reason.
    pub reason: Option<String>,
}

/// The orders of an operator. A `person` is an id or the name of an account.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// Lists people, the newest first.
    People {
        /// A part of an id, a name or an account; empty for all.
        search: String,
        /// The page, counted from 1.
        page: u32,
    },
    /// Lists tables, the newest first.
    Tables {
        /// A part of an id, or of a seat's name.
        search: String,
        /// The page, counted from 1.
        page: u32,
    },
    /// Shows a person or a table.
    Show {
        /// The person or table.
        what: String,
    },
    /// Reads the audit log, the newest line first.
    Log {
        /// The page, counted from 1.
        page: u32,
    },
    /// Stops a person from writing chat.
    Mute {
        /// The person.
        person: String,
    },
    /// Lets a person write chat again.
    Unmute {
        /// The person.
        person: String,
    },
    /// Refuses all requests of a person, and closes their sockets.
    Ban {
        /// The person.
        person: String,
    },
    /// Lifts a ban.
    Unban {
        /// The person.
        person: String,
    },
    /// Renames a person, at all tables and in chat too.
    Rename {
        /// The person.
        person: String,
        /// The new name.
        name: String,
    },
    /// Removes a table with its game and its chat.
    RemoveTable {
        /// Its id.
        table: String,
    },
    /// Removes the email address of an account.
    RemoveEmail {
        /// The account.
        person: String,
    },
    /// Makes a recovery code with which the owner of an account can set a new password.
    ResetPassword {
        /// The name of the account.
        account: String,
    },
}

/// The result of an order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// Done.
    Done,
    /// People.
    People(Vec<PersonLine>),
    /// Tables.
    Tables(Vec<TableLine>),
    /// A person.
    Person(PersonDetails),
    /// A table.
    Table(TableDetails),
    /// The audit log.
    Log(Vec<AuditLine>),
    /// A recovery code.
    Code {
        /// The code, for one use.
        code: String,
        /// When it expires, in milliseconds since 1970.
        expires: Millis,
    },
}

/// A person in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PersonLine {
    /// The person's id.
    pub id: Id,
    /// The display name.
    pub name: String,
    /// The name of the account; `None` for a guest.
    pub account: Option<String>,
    /// When the person was created, in milliseconds since 1970.
    pub created: Millis,
    /// Since when the person is muted.
    pub muted: Option<Millis>,
    /// Since when the person is banned.
    pub banned: Option<Millis>,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableLine {
    /// Its id.
    pub id: Id,
    /// The person who created it.
    pub host: Id,
    /// Whether it is listed in the lobby.
    pub public: bool,
    /// When it was created, in milliseconds since 1970.
    pub created: Millis,
    /// `waiting`, `running` or `finished`.
    pub status: String,
    /// The names of the players.
    pub seats: Vec<String>,
}

/// The details of a person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PersonDetails {
    /// The person.
    #[serde(flatten)]
    pub person: PersonLine,
    /// The number of browsers in which the person is signed in.
    pub sessions: usize,
    /// The number of the person's API tokens.
    pub tokens: usize,
    /// Whether the account has a confirmed email address.
    pub email: bool,
    /// The newest tables at which the person has a seat.
    pub tables: Vec<TableLine>,
    /// The last lines of the audit log about the person.
    pub log: Vec<AuditLine>,
}

/// The details of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableDetails {
    /// The table.
    #[serde(flatten)]
    pub table: TableLine,
    /// The last lines of its chat, the oldest first.
    pub chat: Vec<ChatLine>,
    /// The last lines of the audit log about it.
    pub log: Vec<AuditLine>,
}

/// A line of chat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChatLine {
    /// When it was written, in milliseconds since 1970.
    pub at: Millis,
    /// The author.
    pub person: Id,
    /// The author's name.
    pub name: String,
    /// The text.
    pub line: String,
}

/// A line of the audit log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AuditLine {
    /// When, in milliseconds since 1970.
    pub at: Millis,
    /// The user of the operating system.
    pub operator: String,
    /// The order: `mute`, `remove-table` …
    pub deed: String,
    /// The id of the person or the table.
    pub subject: String,
    /// The previous name of the person or table, and what changed.
    pub detail: String,
    /// The reason.
    pub reason: Option<String>,
}

/// Why an order failed.
#[derive(Debug, thiserror::Error)]
pub enum AdminError {
    /// The order is invalid, or the server failed; the sentence says what to do.
    #[error("{0}")]
    Refused(String),
    /// There is no database in the folder.
    #[error("there is no database in {0}: name the data folder of the server with --data")]
    NoDatabase(std::path::PathBuf),
    /// The server cannot be reached, or does not respond.
    #[error("the server at {0} does not answer: {1}")]
    Socket(std::path::PathBuf, std::io::Error),
    /// The database cannot be opened, read or changed.
    #[error("{0}")]
    Store(#[from] crate::store::StoreError),
}
