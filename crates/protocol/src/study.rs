//! Studies: games outside tables, to look at, to explore and to review.

use bastide_rules::Setup;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Millis;
use crate::choices::Choices;
use crate::game::GameView;
use crate::id::Id;

/// A study: a game with variations.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Study {
    /// Its id, which is in the link: people who know it may look.
    pub id: Id,
    /// Who made it.
    pub owner: Id,
    /// Its name.
    pub name: String,
    /// When it was made, in milliseconds since 1970.
    pub created: Millis,
    /// What is played, with the names of the players.
    pub setup: Setup,
    /// All moves, each after the one before it. Those of the main line come first.
    pub nodes: Vec<StudyNode>,
    /// The number of nodes in the main line.
    pub main: u32,
    /// Whether the main line is a finished game.
    pub over: bool,
    /// The table it was taken from.
    pub table: Option<Id>,
    /// What was left out of an uploaded file, one sentence each; only in the reply to the upload.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub warnings: Vec<String>,
}

/// A move of a study.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct StudyNode {
    /// The node before it, an index in the list; `null` for the start of the game. It is smaller than the own index.
    pub after: Option<u32>,
    /// The action, as in records.
    pub action: String,
}

/// A request for a study.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(tag = "from", rename_all = "kebab-case", deny_unknown_fields)]
pub enum NewStudy {
    /// The text of a record (`.bastide`) or of a saved game of JCloisterZone (`.jcz`).
    File {
        /// The name of the file.
        name: String,
        /// Its text.
        text: String,
    },
    /// The game at a table, up to a number of log entries.
    Table {
        /// The table.
        table: Id,
        /// The number of log entries; all by default.
        seq: Option<u32>,
    },
    /// A study, with its variations.
    Study {
        /// The study.
        study: Id,
    },
    /// An empty table.
    Empty {
        /// What is played, with names of players.
        setup: Box<Setup>,
    },
}

/// A change of a study. What is left out stays.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct StudyChange {
    /// Its name.
    pub name: Option<String>,
    /// All moves. The main line must stay as it is.
    pub nodes: Option<Vec<StudyNode>>,
}

/// A study in a list.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct StudyLine {
    /// Its id.
    pub id: Id,
    /// Its name.
    pub name: String,
    /// When it was made, in milliseconds since 1970.
    pub created: Millis,
    /// The number of moves.
    pub moves: u32,
}

/// A position: a setup and the actions that lead there.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PositionRequest {
    /// What is played, with the names of the players.
    pub setup: Box<Setup>,
    /// The actions from the start.
    pub actions: Vec<String>,
    /// The language of the sentences: `en`, `hu` or `ro`.
    pub lang: Option<String>,
}

/// A position for an analysis board.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct PositionView {
    /// The game, with all its tiles; `steps` has the last action only.
    pub game: GameView,
    /// What the acting player can choose from; `null` if chance acts, or if the game is over.
    pub choices: Option<Choices>,
    /// The possible outcomes, if chance acts.
    pub outcomes: Vec<Chance>,
}

/// A possible outcome of chance.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Chance {
    /// The action, as in records: `draw BA-D`.
    pub action: String,
    /// The tile, if it is a draw.
    pub tile: Option<String>,
    /// Its probability.
    pub odds: f32,
}
