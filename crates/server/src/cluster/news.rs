//! What nodes tell each other about tables.
//!
//! News are never the truth: they say that something is stored, and who is there. A lost one is made up for by the poll of
//! [`crate::cluster::node`]. Nodes of two versions understand each other: unknown fields are ignored, and so are unknown kinds.

use bastide_protocol::id::Id;
use serde::{Deserialize, Serialize};

use crate::room::Here;

/// News about a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(crate) enum News {
    /// The log has this many entries.
    Log { seq: u32 },
    /// The plan, or the number of hints, has changed.
    Table,
    /// A line of chat was added.
    Chat,
    /// The table was removed.
    Removed,
    /// These connections go through the node.
    Here(Here),
    /// A player asks for an undo. Who is `waiting` has not agreed yet.
    UndoAsked { seq: u32, seat: u8, action_id: String, waiting: Vec<Id> },
    /// A person agrees to the undo.
    UndoAgreed { seq: u32, person: Id },
    /// A person does not agree.
    UndoRefused { seq: u32 },
    /// Something that a later version says.
    #[serde(other)]
    Unknown,
}

/// News with their sender.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Letter {
    /// The node, by an id that it chose when it started.
    pub(crate) node: String,
    pub(crate) table: Id,
    pub(crate) news: News,
}
