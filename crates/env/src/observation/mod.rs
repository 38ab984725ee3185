//! Observations: what a player sees of a position, as arrays.
//!
//! | kind | arrays |
//! |---|---|
//! | [`Board`](ObservationKind::Board) | `board`: planes of the window around the landscape |
//! | [`Vector`](ObservationKind::Vector) | `vector`: phase, drawn tile, tiles left, and what the players have |
//! | [`Features`](ObservationKind::Features) | `features`, `pairs`, `globals`: a row for each occupied feature and for each pair that one tile may join, as the computer players' network sees them |
//! | [`Plans`](ObservationKind::Plans) | `plans`: a row for each legal choice, with what it leads to |
//!
//! [`Layout::arrays`] names every plane and column.

mod board;
mod features;
mod plans;
mod vector;

use std::str::FromStr;

use bastide_rules::{Game, Seat, State};

use crate::encoder::Scratch;
use crate::error::ConfigError;
use board::Board;
pub(crate) use board::FeatureNumbers;
use vector::Vector;

/// A part of an observation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ObservationKind {
    /// Planes of the window.
    Board,
    /// One row about everything that is not on the board.
    Vector,
    /// Rows about features.
    Features,
    /// Rows about the legal choices.
    Plans,
}

impl ObservationKind {
    /// All kinds.
    pub const ALL: [Self; 4] = [Self::Board, Self::Vector, Self::Features, Self::Plans];

    /// The name in texts.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Board => "board",
            Self::Vector => "vector",
            Self::Features => "features",
            Self::Plans => "plans",
        }
    }
}

impl FromStr for ObservationKind {
    type Err = ConfigError;

    fn from_str(name: &str) -> Result<Self, ConfigError> {
        let found = Self::ALL.into_iter().find(|kind| kind.as_str() == name);
        found.ok_or_else(|| ConfigError::Name {
            what: "observation",
            name: name.to_owned(),
            known: Self::ALL.map(Self::as_str).join(", "),
        })
    }
}

/// An array of an observation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArraySpec {
    /// Its name.
    pub name: &'static str,
    /// Its shape for one position.
    pub shape: Vec<usize>,
    /// The names of its planes (of `board`) or columns.
    pub fields: Vec<String>,
    /// Whether its numbers are bytes; otherwise they are 32-bit floating-point numbers.
    pub is_bytes: bool,
}

impl ArraySpec {
    /// The number of numbers for one position.
    pub fn size(&self) -> usize {
        self.shape.iter().product()
    }
}

/// The arrays of an observation, and how they are written.
#[derive(Clone, Debug)]
pub struct Layout {
    kinds: Vec<ObservationKind>,
    board: Option<Board>,
    vector: Option<Vector>,
    plans: usize,
    arrays: Vec<ArraySpec>,
}

/// Where the observations of some positions are written: an array each, empty if it is not observed.
#[derive(Debug, Default)]
pub struct Rows<'a> {
    /// The planes.
    pub board: &'a mut [u8],
    /// The numbers that are not on the board.
    pub vector: &'a mut [f32],
    /// The rows of features.
    pub features: &'a mut [f32],
    /// The rows of pairs of features.
    pub pairs: &'a mut [f32],
    /// The numbers about the position as a whole.
    pub globals: &'a mut [f32],
    /// The rows of choices.
    pub plans: &'a mut [f32],
}

impl<'a> Rows<'a> {
    /// Sets where an array of floating-point numbers is written. Other names are ignored.
    pub fn set(&mut self, name: &str, array: &'a mut [f32]) {
        match name {
            "vector" => self.vector = array,
            "features" => self.features = array,
            "pairs" => self.pairs = array,
            "globals" => self.globals = array,
            "plans" => self.plans = array,
            _ => {}
        }
    }
}

impl Layout {
    /// Creates the layout. `plans` is the number of rows of choices.
    pub(crate) fn new(game: &Game, kinds: &[ObservationKind], window: usize, plans: usize) -> Self {
        let mut kinds = kinds.to_vec();
        kinds.sort_unstable();
        kinds.dedup();
        let board = kinds.contains(&ObservationKind::Board).then(|| Board::new(game, window));
        let vector = kinds.contains(&ObservationKind::Vector).then(|| Vector::new(game));
        let mut arrays = Vec::new();
        arrays.extend(board.as_ref().map(Board::spec));
        arrays.extend(vector.as_ref().map(Vector::spec));
        if kinds.contains(&ObservationKind::Features) {
            arrays.extend(features::specs());
        }
        if kinds.contains(&ObservationKind::Plans) {
            arrays.push(plans::spec(plans));
        }
        Self { kinds, board, vector, plans, arrays }
    }

    /// The kinds of observations, each once.
    pub fn kinds(&self) -> &[ObservationKind] {
        &self.kinds
    }

    /// Whether rows of choices are observed.
    pub(crate) fn observes_plans(&self) -> bool {
        self.kinds.contains(&ObservationKind::Plans)
    }

    /// The arrays.
    pub fn arrays(&self) -> &[ArraySpec] {
        &self.arrays
    }

    /// The number of numbers of an array for one position; 0 if it is not observed.
    pub fn size_of(&self, name: &str) -> usize {
        self.arrays.iter().find(|array| array.name == name).map_or(0, ArraySpec::size)
    }

    /// Writes the observation of one position. The rows of plans are those of the choices in `scratch`.
    pub(crate) fn observe(
        &self,
        game: &Game,
        state: &State,
        seat: Seat,
        scratch: &mut Scratch,
        rows: &mut Rows,
    ) {
        if let Some(board) = &self.board {
            board.write(game, state, seat, &mut scratch.features, &mut scratch.actions, rows.board);
        }
        if let Some(vector) = &self.vector {
            vector.write(game, state, seat, rows.vector);
        }
        if let Some(valuation) = &mut scratch.valuation {
            features::write(game, state, seat, valuation, rows);
        }
        if self.observes_plans() {
            plans::write(game, state, seat, &mut scratch.lister, self.plans, rows.plans);
        }
    }
}

/// Returns a seat's place in the order of play, counted from the viewer.
fn from_viewer(viewer: Seat, seat: Seat, players: usize) -> usize {
    (seat.index() + players - viewer.index()) % players
}
