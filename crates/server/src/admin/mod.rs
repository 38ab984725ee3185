//! What the operator of a server can look up and change, with `bastide admin`.
//!
//! A running server listens on a Unix socket in its data folder, which only its own user can open: changes go through its
//! one writer, and what is in memory follows at once. If no server runs, the same is done with the database directly. Every
//! change is in the audit log, by the same transaction.

mod orders;
mod socket;

use bastide_protocol::Millis;
use bastide_protocol::id::Id;
use serde::{Deserialize, Serialize};

pub use socket::run;
pub(crate) use socket::{AdminSocket, listen};

/// An order, and who gives it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Command {
    /// What is to be done.
    pub order: Order,
    /// The user of the operating system.
    pub operator: String,
    /// Why.
    pub reason: Option<String>,
}

/// What an operator can ask for. A `person` is an id or the name of an account.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// Lists people, the newest first.
    People {
        /// Part of an id, a name or an account; all with an empty text.
        search: String,
        /// Which page, counted from 1.
        page: u32,
    },
    /// Lists tables, the newest first.
    Tables {
        /// Part of an id, or of a seat's name.
        search: String,
        /// Which page, counted from 1.
        page: u32,
    },
    /// Shows a person or a table.
    Show {
        /// Whom or what.
        what: String,
    },
    /// Reads the audit log, the newest line first.
    Log {
        /// Which page, counted from 1.
        page: u32,
    },
    /// Lets a person not write to others any more.
    Mute {
        /// Whom.
        person: String,
    },
    /// Lets a person write again.
    Unmute {
        /// Whom.
        person: String,
    },
    /// Refuses everything that a person asks for, and closes their sockets.
    Ban {
        /// Whom.
        person: String,
    },
    /// Lets a person in again.
    Unban {
        /// Whom.
        person: String,
    },
    /// Gives a person another name, at all tables and in chat, too.
    Rename {
        /// Whom.
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
        /// Whose.
        person: String,
    },
    /// Makes a recovery code with which the owner of an account can set a new password.
    ResetPassword {
        /// The name of the account.
        account: String,
    },
}

/// What an order gives.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// It is done.
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
        /// Until when it can be used, in milliseconds since 1970.
        expires: Millis,
    },
}

/// A person in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PersonLine {
    /// The person's id.
    pub id: Id,
    /// The name that others read.
    pub name: String,
    /// The name of the account; none for a guest.
    pub account: Option<String>,
    /// When the person first came, in milliseconds since 1970.
    pub created: Millis,
    /// Since when the person may not write.
    pub muted: Option<Millis>,
    /// Since when the person is refused.
    pub banned: Option<Millis>,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableLine {
    /// Its id.
    pub id: Id,
    /// Who made it.
    pub host: Id,
    /// Whether it is listed in the lobby.
    pub public: bool,
    /// When it was made, in milliseconds since 1970.
    pub created: Millis,
    /// `waiting`, `running` or `finished`.
    pub status: String,
    /// The names of the players.
    pub seats: Vec<String>,
}

/// All about a person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PersonDetails {
    /// The person.
    #[serde(flatten)]
    pub person: PersonLine,
    /// In how many browsers the person is signed in.
    pub sessions: usize,
    /// How many API tokens the person has.
    pub tokens: usize,
    /// Whether the account has a confirmed email address.
    pub email: bool,
    /// The newest tables at which the person sits.
    pub tables: Vec<TableLine>,
    /// The last lines of the audit log about the person.
    pub log: Vec<AuditLine>,
}

/// All about a table.
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
    /// Who wrote it.
    pub person: Id,
    /// The writer's name.
    pub name: String,
    /// What was written.
    pub line: String,
}

/// A line of the audit log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AuditLine {
    /// When, in milliseconds since 1970.
    pub at: Millis,
    /// Which user of the operating system.
    pub operator: String,
    /// What was done: `mute`, `remove-table` …
    pub deed: String,
    /// The id of the person or the table.
    pub subject: String,
    /// What the person or the table was called before, and what changed.
    pub detail: String,
    /// Why.
    pub reason: Option<String>,
}

/// Why an order was not carried out.
#[derive(Debug, thiserror::Error)]
pub enum AdminError {
    /// The order makes no sense, or the server failed: a sentence says what to do.
    #[error("{0}")]
    Refused(String),
    /// There is no database in the folder.
    #[error("there is no database in {0}: name the data folder of the server with --data")]
    NoDatabase(std::path::PathBuf),
    /// The server cannot be reached, or does not answer.
    #[error("the server at {0} does not answer: {1}")]
    Socket(std::path::PathBuf, std::io::Error),
    /// The database cannot be opened, read or changed.
    #[error("{0}")]
    Store(#[from] crate::store::StoreError),
}
