//! Action spaces: fixed sets of indices that stand for what a player decides in one step.

use bastide_rules::geometry::Corner;
use bastide_rules::{Action, Game, Piece, PlacedTile, Pos, Rotation, State};

/// What an index stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ActionSpace {
    /// The same index always stands for the same plan: a space of the window, a turn, and what is done with a piece on the
    /// placed tile. See [`PlanIndex`].
    Plan,
    /// Index k stands for the k-th legal plan.
    KthPlan {
        /// The number of indices. If more plans are legal, evenly spaced ones are chosen.
        most: usize,
    },
    /// Index k stands for the k-th legal action of the rules engine, one action a step.
    KthAction {
        /// The number of indices. If more actions are legal, evenly spaced ones are chosen.
        most: usize,
    },
}

impl ActionSpace {
    /// The most indices.
    pub const MOST: usize = 1 << 20;

    /// The names of the spaces.
    pub const NAMES: [&str; 3] = ["plan", "kth-plan", "kth-action"];

    /// The name in texts.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Plan => Self::NAMES[0],
            Self::KthPlan { .. } => Self::NAMES[1],
            Self::KthAction { .. } => Self::NAMES[2],
        }
    }
}

/// The part of the table that has indices and planes: a square around the middle of the landscape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    /// The north-western space.
    pub corner: Pos,
    /// The width and height.
    pub size: usize,
}

impl Window {
    /// Returns the window of a position.
    pub fn of(state: &State, size: usize) -> Self {
        let (mut least, mut most) = (Pos::new(i16::MAX, i16::MAX), Pos::new(i16::MIN, i16::MIN));
        for tile in state.tiles() {
            least = Pos::new(least.x.min(tile.pos.x), least.y.min(tile.pos.y));
            most = Pos::new(most.x.max(tile.pos.x), most.y.max(tile.pos.y));
        }
        if state.tiles().is_empty() {
            (least, most) = (Pos::default(), Pos::default());
        }
        let half = (size / 2) as i16;
        let middle = |least: i16, most: i16| (least + most).div_euclid(2);
        let corner = Pos::new(middle(least.x, most.x) - half, middle(least.y, most.y) - half);
        Self { corner, size }
    }

    /// Returns the number of a space, row by row; `None` outside of the window.
    #[inline]
    pub fn cell(self, pos: Pos) -> Option<usize> {
        let (x, y) = (pos.x - self.corner.x, pos.y - self.corner.y);
        let inside = |place: i16| (0..self.size as i16).contains(&place);
        (inside(x) && inside(y)).then(|| y as usize * self.size + x as usize)
    }
}

/// What is done after a tile was placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PieceChoice {
    /// No piece is placed: the player passes, or has no such decision.
    Nothing,
    /// A piece goes on a segment of the placed tile, by its place in the tile kind.
    On(Piece, usize),
    /// A barn goes to a corner of the placed tile.
    Barn(Corner),
    /// The player decides in the next step, because something else than the above is possible, such as to move the fairy.
    Later,
}

/// The indices of plans.
///
/// With a window of w × w spaces and c piece choices, index
/// `((row × w + column) × 4 + turn) × c + choice` places the drawn tile; rows and columns count from the north-western
/// space of the [`Window`]. The last [`OTHERS`](Self::OTHERS) indices stand for all other decisions: index
/// `4 × w² × c + k` is the k-th legal action. Among them are placements outside of the window, and a
/// ransom paid before the tile is placed.
#[derive(Clone, Debug)]
pub struct PlanIndex {
    window: usize,
    choices: Vec<PieceChoice>,
    /// The place of the first choice of each kind of piece on segments.
    first_of: [u16; Piece::ALL.len()],
    segments: usize,
}

impl PlanIndex {
    /// The number of indices for decisions other than placing a tile in the window. If more actions are legal, evenly spaced
    /// ones are chosen.
    pub const OTHERS: usize = 512;

    pub(crate) fn new(game: &Game, window: usize) -> Self {
        let segments = game.kinds().iter().map(|kind| kind.segments().len()).max().unwrap_or(0);
        let mut choices = vec![PieceChoice::Nothing];
        let mut first_of = [0; Piece::ALL.len()];
        for piece in game.pieces() {
            first_of[piece as usize] = choices.len() as u16;
            if piece == Piece::Barn {
                choices.extend(Corner::ALL.map(PieceChoice::Barn));
            } else {
                choices.extend((0..segments).map(|segment| PieceChoice::On(piece, segment)));
            }
        }
        choices.push(PieceChoice::Later);
        Self { window, choices, first_of, segments }
    }

    /// The piece choices, in the order of their numbers.
    pub fn choices(&self) -> &[PieceChoice] {
        &self.choices
    }

    /// The number of indices.
    pub fn count(&self) -> usize {
        self.others() + Self::OTHERS
    }

    /// The first index of decisions other than placing a tile in the window.
    pub fn others(&self) -> usize {
        self.window * self.window * 4 * self.choices.len()
    }

    /// The index of a placement with no piece.
    #[inline]
    pub(crate) fn placement(&self, cell: usize, turn: Rotation) -> usize {
        (cell * 4 + turn.index()) * self.choices.len()
    }

    /// The number of the piece choice that an action on the placed tile makes; `None` if it has no number.
    #[inline]
    pub(crate) fn choice(&self, game: &Game, last: &PlacedTile, action: Action) -> Option<usize> {
        match action {
            Action::Pass => Some(0),
            Action::PlacePiece { piece, on } => {
                let first = last.segments(game).next()?;
                let local = on.index().checked_sub(first.index())?;
                let is_here = local < self.segments;
                is_here.then(|| usize::from(self.first_of[piece as usize]) + local)
            }
            Action::PlaceBarn(corner) => {
                Some(usize::from(self.first_of[Piece::Barn as usize]) + corner as usize)
            }
            _ => None,
        }
    }

    /// The number of the choice to decide in the next step.
    pub(crate) fn later(&self) -> usize {
        self.choices.len() - 1
    }

    /// Returns what an index stands for, whatever the position.
    pub fn describe(&self, index: usize) -> String {
        let Some(plan) = index.checked_sub(self.others()) else {
            let (placement, choice) =
                (index / self.choices.len(), self.choices[index % self.choices.len()]);
            let (cell, turn) = (placement / 4, placement % 4);
            let (row, column) = (cell / self.window, cell % self.window);
            let then = match choice {
                PieceChoice::Nothing => "no piece".to_owned(),
                PieceChoice::On(piece, segment) => format!("{piece} on segment {segment}"),
                PieceChoice::Barn(corner) => format!("barn at the corner {corner:?}"),
                PieceChoice::Later => "decide on pieces in the next step".to_owned(),
            };
            return format!("place the tile in row {row}, column {column}, turn {turn}; {then}");
        };
        format!("legal action {plan} of a decision other than placing a tile in the window")
    }
}
