//! Texts that are not actions.

use crate::geometry::Pos;
use crate::names::{ParseNameError, quoted};
use crate::tile::SegmentName;

/// A text that [`Action::parse`](super::Action::parse) cannot read. Whether an action that it can read is
/// legal is a question for [`Game::apply`](crate::Game::apply), which returns a
/// [`Refusal`](crate::Refusal).
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ParseActionError {
    /// The text is empty or begins with a space.
    #[error("the line is empty where an action is expected")]
    Empty,
    /// No action begins with this word.
    #[error("{} is no action, such as `place 1,-2 turn 3`, `{example}` or `pass`", quoted(text))]
    UnknownAction {
        /// The whole text.
        text: String,
        /// How a piece is placed in the game that is played.
        example: &'static str,
    },
    /// The text has too few, too many or other words than an action of its kind.
    #[error("{} does not read like `{example}`", quoted(text))]
    Form {
        /// The whole text.
        text: String,
        /// An action of this kind.
        example: &'static str,
    },
    /// One word of the text has the wrong form.
    #[error("{} does not read like `{example}`: {} is not {expected}", quoted(text), quoted(word))]
    Word {
        /// The whole text.
        text: String,
        /// An action of this kind.
        example: &'static str,
        /// The word at fault.
        word: String,
        /// What it should be, such as "a side: N, E, S or W".
        expected: &'static str,
    },
    /// The text names a segment, but not the tile on which it lies.
    #[error("{} does not say where, as in `at 1,-2`", quoted(text))]
    MissingSpace {
        /// The whole text.
        text: String,
    },
    /// The action needs a segment, and the text names a tower or a quarter.
    #[error("{} names no segment", quoted(text))]
    NotASegment {
        /// The whole text.
        text: String,
    },
    /// What follows `at` is not a space.
    #[error(transparent)]
    Space(#[from] ParseNameError),
    /// A segment is named in a way that no segment can be.
    #[error("{} does not name a place such as `road E`", quoted(name))]
    SegmentName {
        /// The name as it stands in the text.
        name: String,
    },
    /// The tile has no segment of this name, or no tile lies there.
    #[error("there is no {name} on {}", tile_at(*at))]
    NoSuchSegment {
        /// The name of the segment.
        name: SegmentName,
        /// The space that the text names; none for the tile placed last.
        at: Option<Pos>,
    },
    /// The game has no tile of this kind.
    #[error("there is no tile {} in this game", quoted(id))]
    NoSuchTile {
        /// The tile as the text names it.
        id: String,
    },
}

fn tile_at(at: Option<Pos>) -> String {
    at.map_or_else(|| "the tile placed last".to_owned(), |at| format!("a tile at {at}"))
}
