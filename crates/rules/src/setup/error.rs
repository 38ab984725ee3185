//! Why a setup cannot be played.

use super::Elements;
use crate::geometry::Pos;

/// A setup that cannot be played. The message says what to change.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say it")]
pub enum SetupError {
    #[error("{found} {}: this game is for {min} to {max} players", if *found == 1 { "player" } else { "players" })]
    Players { found: usize, min: usize, max: usize },
    #[error(
        "the name {name:?} cannot be used: a name has 1 to {max} characters and no control characters"
    )]
    PlayerName { name: String, max: usize },
    #[error("two players are called {name:?}: give each a name of their own")]
    SameName { name: String },
    #[error("the first player is seat {seat}, but the seats are 1 to {players}")]
    FirstPlayer { seat: u8, players: usize },
    #[error("there is no tile set {name:?}{}; the known sets are {known}", meant(nearest.as_ref()))]
    UnknownSet { name: String, nearest: Option<String>, known: String },
    #[error("there is no preset {name:?}{}; the known ones are {known}", meant(nearest.as_ref()))]
    UnknownPreset { name: String, nearest: Option<String>, known: String },
    #[error(
        "there is no tile {id:?} in the chosen sets; `bastide tiles` lists the tiles of each set"
    )]
    UnknownTile { id: String },
    #[error("there is no tile to draw: choose at least one tile set with tiles")]
    NoTiles,
    #[error("{found} tiles are too many: at most {max} can be played with; use fewer copies")]
    TooManyTiles { found: u64, max: u64 },
    #[error(
        "nothing lies on the table at the start: add a set with a start tile, or name one under `start`"
    )]
    NoStart,
    #[error("the start needs {needed} of tile {id}, but the game has only {copies}")]
    StartCopies { id: String, needed: u16, copies: u16 },
    #[error("start tile {id} cannot lie at {at}: {reason}")]
    StartTile { id: String, at: Pos, reason: String },
    #[error("two tile sets have a tile {id}: give each an id of its own")]
    SameTile { id: String },
    #[error("{found} {piece}s for each player: choose 1 to {max}")]
    Followers { piece: &'static str, found: u8, max: u8 },
    #[error(
        "{what} is nothing that {game} knows: leave it out, or play the game that it belongs to"
    )]
    OtherGame { what: String, game: &'static str },
    #[error("{found} {piece}s for each player: choose 0 to {max}")]
    Pieces { piece: &'static str, found: u8, max: u8 },
    #[error("abbeys are in play, but no tile set has an abbey: add abbey-and-mayor")]
    NoAbbey,
    #[error("tile {id} is not drawn: say under `elements` how many abbeys each player has")]
    AbbeyCopies { id: String },
    #[error("6 players need the grey followers of inns-and-cathedrals: add that tile set")]
    SixthPlayer,
    #[error(
        "the rulebook advises not to mix count and a river, because tiles may then fit nowhere: leave \
         one out, or say `allow-discouraged = true`"
    )]
    CountAndRiver,
    #[error(
        "the City of Carcassonne is not laid completely: at {at} its inside faces nothing of it"
    )]
    CarcassonneOpen { at: Pos },
    #[error(
        "the surveyors cannot start in columns {} and {}: they are never more than one column apart, and \
         the tiles lie in columns 0 (the coast) to {westernmost}", columns[0], columns[1]
    )]
    Surveyors { columns: [u16; 2], westernmost: u16 },
    #[error("only one river can be laid: choose one copy of river-1 or of river-2")]
    TwoRivers,
}

fn meant(nearest: Option<&String>) -> String {
    nearest.map(|name| format!(" (did you mean {name:?}?)")).unwrap_or_default()
}

impl SetupError {
    pub(super) fn unknown_preset(name: &str, known: &[&str]) -> Self {
        let nearest = nearest(name, known);
        Self::UnknownPreset { name: name.to_owned(), nearest, known: known.join(", ") }
    }

    pub(crate) fn unknown_set(name: &str, known: &[&str]) -> Self {
        let nearest = nearest(name, known);
        // Some pieces and mechanisms come without tiles.
        let singular = name.trim_end_matches('s').replace('-', "_");
        let is_meant = |element: &&&str| element.trim_end_matches('s') == singular;
        let element = Elements::NAMES.iter().find(is_meant).map(|name| name.replace('_', "-"));
        let known = known.join(", ");
        let known = match element {
            Some(element) => format!("{known}; without its tiles it is the element `{element}`"),
            None => known,
        };
        Self::UnknownSet { name: name.to_owned(), nearest, known }
    }
}

/// The known name that is most similar to this one, if one is similar enough.
fn nearest(name: &str, known: &[&str]) -> Option<String> {
    let alike = |other: &&&str| strsim::jaro_winkler(name, other);
    let nearest = known.iter().max_by(|a, b| alike(a).total_cmp(&alike(b)));
    nearest.filter(|other| alike(other) > 0.85).map(|&other| other.to_owned())
}
