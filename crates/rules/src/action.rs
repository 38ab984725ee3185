//! Actions: the only way in which a game changes.

use std::fmt::Write;

use serde::{Deserialize, Serialize};

use crate::game::{Game, KindId};
use crate::geometry::{Pos, Turn};
use crate::region::SegmentId;
use crate::state::{Seat, State};
use crate::tile::{FeatureKind, Place};

/// What a player or chance can do.
///
/// Which actions are legal is answered by [`Game::legal_actions`]. An action has a short text,
/// used in records: see [`Action::text`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Chance names the player who starts. Text: `first 2`.
    FirstPlayer(Seat),
    /// Chance draws a tile. Text: `draw BA-U`.
    Draw(KindId),
    /// The player lays the drawn tile. Text: `place 1,-2 turn 3`.
    PlaceTile {
        /// The space it goes to.
        at: Pos,
        /// How it is turned.
        turn: Turn,
    },
    /// The player puts a piece on a segment. Text: `follower road E`.
    PlacePiece {
        /// Which piece.
        piece: Piece,
        /// Where it goes.
        on: SegmentId,
    },
    /// The player takes the second tile of a double turn (`TRA-14`). Text: `second-tile`.
    SecondTile,
    /// The player does nothing where nothing may be done. Text: `pass`.
    Pass,
}

/// The pieces that players put on tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Piece {
    /// The ordinary follower, of weight 1 (`BAS-D-08`).
    Follower,
    /// The big follower, of weight 2 (`INN-10`).
    BigFollower,
    /// Gives double turns (`TRA-14`), weighs nothing (`TRA-22`).
    Builder,
    /// Raises the worth of a field (`TRA-29`), weighs nothing (`TRA-27`).
    Pig,
}

impl Piece {
    /// All pieces.
    pub const ALL: [Self; 4] = [Self::Follower, Self::BigFollower, Self::Builder, Self::Pig];

    /// The word used in records.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Follower => "follower",
            Self::BigFollower => "big-follower",
            Self::Builder => "builder",
            Self::Pig => "pig",
        }
    }

    /// What it counts in a majority.
    pub const fn weight(self) -> u32 {
        match self {
            Self::Follower => 1,
            Self::BigFollower => 2,
            Self::Builder | Self::Pig => 0,
        }
    }

    /// Whether it occupies the feature on which it stands.
    pub const fn is_follower(self) -> bool {
        self.weight() > 0
    }
}

/// What a follower is called where it stands (`BAS-20`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// On a road.
    Highwayman,
    /// In a city.
    Knight,
    /// In a cloister.
    Monk,
    /// On a cult place (`CUL-03`).
    Heretic,
    /// On a field.
    Farmer,
}

impl Role {
    /// The role that a follower has on a feature; builders, pigs and rivers know none.
    pub const fn of(piece: Piece, kind: FeatureKind) -> Option<Self> {
        if !piece.is_follower() {
            return None;
        }
        match kind {
            FeatureKind::Road => Some(Self::Highwayman),
            FeatureKind::City => Some(Self::Knight),
            FeatureKind::Cloister => Some(Self::Monk),
            FeatureKind::Shrine => Some(Self::Heretic),
            FeatureKind::Field => Some(Self::Farmer),
            FeatureKind::River => None,
        }
    }

    /// Farmers lie down, all others stand (`BAS-26`).
    pub const fn lies_down(self) -> bool {
        matches!(self, Self::Farmer)
    }
}

impl Action {
    /// The action as it stands in a record.
    ///
    /// A segment is named as it lies on the table, so the text of a piece placement only makes
    /// sense together with the state in which the action is made.
    pub fn text(self, game: &Game, state: &State) -> String {
        let mut text = String::new();
        match self {
            Self::FirstPlayer(seat) => write!(text, "first {}", seat.number()),
            Self::Draw(kind) => match game.kind(kind) {
                Some(kind) => write!(text, "draw {}", kind.id()),
                None => write!(text, "draw ?"),
            },
            Self::PlaceTile { at, turn } => write!(text, "place {at} turn {}", turn.quarters()),
            Self::PlacePiece { piece, on } if state.has_segment(on) => {
                write!(text, "{} {}", piece.word(), state.place(game, on).1)
            }
            Self::PlacePiece { piece, .. } => write!(text, "{} ?", piece.word()),
            Self::SecondTile => write!(text, "second-tile"),
            Self::Pass => write!(text, "pass"),
        }
        .expect("writing to a string cannot fail");
        text
    }

    /// Reads an action as it stands in a record. The error says what is wrong with the text;
    /// whether the action is legal is asked later, by [`Game::apply`].
    pub fn parse(text: &str, game: &Game, state: &State) -> Result<Self, String> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        match word {
            "pass" if rest.is_empty() => Ok(Self::Pass),
            "second-tile" if rest.is_empty() => Ok(Self::SecondTile),
            "first" => rest
                .parse()
                .ok()
                .and_then(Seat::from_number)
                .map(Self::FirstPlayer)
                .ok_or_else(|| format!("{} is not the number of a seat", quoted(rest))),
            "draw" => game
                .kind_named(rest)
                .map(Self::Draw)
                .ok_or_else(|| format!("there is no tile {} in this game", quoted(rest))),
            "place" => parse_placement(rest)
                .ok_or_else(|| format!("{} does not read like `place 1,-2 turn 3`", quoted(text))),
            "" => Err("the line is empty where an action is expected".to_owned()),
            word => {
                let piece = Piece::ALL.into_iter().find(|piece| piece.word() == word);
                let piece = piece.ok_or_else(|| {
                    format!(
                        "{} is no action: one begins with first, draw, place, a piece such as follower, \
                         second-tile or pass",
                        quoted(text)
                    )
                })?;
                let place: Place = rest.parse().map_err(|()| {
                    format!("{} does not name a place such as `road E`", quoted(rest))
                })?;
                let on = state
                    .segment_on_last_tile(game, place)
                    .ok_or_else(|| format!("there is no {place} on the tile placed last"))?;
                Ok(Self::PlacePiece { piece, on })
            }
        }
    }
}

/// Text from outside as it can be shown: short, and without control characters.
pub(crate) fn quoted(text: &str) -> String {
    const MOST: usize = 60;
    let mut shown: String = text.chars().take(MOST).flat_map(char::escape_debug).collect();
    if text.chars().nth(MOST).is_some() {
        shown.push('…');
    }
    format!("`{shown}`")
}

fn parse_placement(text: &str) -> Option<Action> {
    let (at, turn) = text.split_once(" turn ")?;
    let turn: u8 = turn.parse().ok().filter(|quarters| *quarters < 4)?;
    Some(Action::PlaceTile { at: at.parse().ok()?, turn: Turn::new(turn) })
}
