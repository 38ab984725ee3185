//! Features on the table as plain values: what they consist of, what they are worth, and who owns them.

use crate::action::Piece;
use crate::event::{Because, Term};
use crate::game::Game;
use crate::games;
use crate::geometry::Pos;
use crate::region::{RegionId, SegmentId};
use crate::state::{Seat, State};
use crate::tile::{FeatureKind, SegmentName};

/// A road, city, forest or any other feature with all its segments (`BAS-D-03`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Feature {
    /// What it is.
    pub kind: FeatureKind,
    /// Its segments, in the order in which they were laid.
    pub segments: Vec<(Pos, SegmentName)>,
    /// Whether it is complete (`BAS-D-06`, `HG-16`, `HG-19`); a field, a meadow, a lake or a river
    /// that takes no followers never is.
    pub complete: bool,
    /// How many different tiles it covers (`BAS-D-07`).
    pub tiles: u32,
    /// How many shields it has.
    pub shields: u32,
    /// What its owners get if it is scored as it is now, as summands. A complete feature counts as such, any other as at the end of the game; forests and rivers
    /// of hunters and gatherers, which are worth nothing then, as if they were complete. A lake shows
    /// the fish of its river system. An owner's pig is not counted (`TRA-29`).
    pub worth: Vec<Term>,
    /// What changes the usual points for each.
    pub because: Vec<Because>,
    /// What it would give if the game ended now.
    pub at_end: u32,
    /// What it gives once it is complete; none if it already is, or never can be.
    pub completion: Option<Completion>,
    /// Who would get the points: several in a tie, none on an empty feature. Barns are not counted.
    pub owners: Vec<Seat>,
    /// What stands on it, and where.
    pub pieces: Vec<(Seat, Piece, Pos, SegmentName)>,
}

/// What a feature that is not complete yet gives once it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Completion {
    /// The points with no further tile; those of a building with all tiles around it.
    pub points: u32,
    /// The points for each further tile; none for a building.
    pub each: u32,
}

impl Feature {
    /// What it is worth now: the sum of `worth`.
    pub fn points(&self) -> u32 {
        self.worth.iter().map(|term| term.points()).sum()
    }
}

impl State {
    /// All features on the table.
    pub fn features(&self, game: &Game) -> Vec<Feature> {
        let all = (0..self.regions.len() as u16).map(SegmentId);
        // A region is met for the first time at its lowest segment.
        let firsts = all.filter(|&segment| {
            let region = self.regions.of(segment);
            self.regions.segments(region).all(|other| other >= segment)
        });
        firsts.map(|segment| self.feature_of(game, segment)).collect()
    }

    /// The feature at this place of the tile here.
    ///
    /// ```
    /// # use bastide_rules::{Game, Pos, Setup};
    /// # use bastide_rules::tile::SegmentName;
    /// let game = Game::new(Setup::carcassonne(["Ann", "Ben"]))?;
    /// let city: SegmentName = "city N".parse()?;
    /// let feature = game.start().feature_at(&game, Pos::new(0, 0), city).expect("it lies there");
    /// assert_eq!((feature.complete, feature.points()), (false, 1));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn feature_at(&self, game: &Game, at: Pos, place: SegmentName) -> Option<Feature> {
        Some(self.feature_of(game, self.segment_at(game, at, place)?))
    }

    /// The segment at this place of the tile here.
    pub fn segment_at(&self, game: &Game, at: Pos, place: SegmentName) -> Option<SegmentId> {
        self.tile_at(at)?.segment_named(game, place)
    }

    /// The feature of a segment.
    ///
    /// # Panics
    ///
    /// Panics if there is no such segment on the table.
    pub fn feature_of(&self, game: &Game, segment: SegmentId) -> Feature {
        let id = self.regions.of(segment);
        let region = self.regions.get(id);
        let drawn = self.regions.segments(id).map(|segment| self.segment(game, segment).attributes);
        let shields = drawn.map(|drawn| u32::from(drawn.shields()));
        let mut segments: Vec<_> = self.regions.segments(id).collect();
        segments.sort_unstable();
        let pieces = self.pieces_on(game, id).map(|(seat, piece, segment)| {
            let (pos, place) = self.segment_name(game, segment);
            (seat, piece, pos, place)
        });
        let (worth, because) = worth(game, self, id);
        let points = worth.iter().map(|term| term.points()).sum();
        let (at_end, completion) = outcome(game, self, id, points);
        Feature {
            kind: region.kind,
            segments: segments.into_iter().map(|s| self.segment_name(game, s)).collect(),
            complete: region.open == 0 && can_be_complete(game, region.kind),
            tiles: self.tiles_of(id),
            shields: shields.sum(),
            worth,
            because,
            at_end,
            completion,
            owners: self.owners(game, id),
            pieces: pieces.collect(),
        }
    }
}

/// What a feature is worth as it is, and what changes the usual points.
fn worth(game: &Game, state: &State, region: RegionId) -> (Vec<Term>, Vec<Because>) {
    // A cult place that is not in play is only a drawing, as is the river of Carcassonne.
    let kind = state.regions.get(region).kind;
    if !game.takes_followers(kind) && kind != FeatureKind::Lake {
        return (Vec::new(), Vec::new());
    }
    let (mut terms, because) = games::worth_now(game, state, region);
    terms.retain(|term| term.count > 0);
    (terms, because)
}

/// What a feature gives at the end of the game, and once it is complete. `points` is what it is worth now.
fn outcome(game: &Game, state: &State, region: RegionId, points: u32) -> (u32, Option<Completion>) {
    let known = state.regions.get(region);
    let grows = known.open > 0 && can_be_complete(game, known.kind);
    if !grows || !game.takes_followers(known.kind) {
        return (points, None);
    }
    let promise = games::promise(game, state, region);
    let at_end = promise.now;
    let completion = if known.kind.is_building() {
        Completion { points: at_end + u32::from(known.open) * promise.each_complete, each: 0 }
    } else {
        Completion { points: at_end + promise.gain, each: promise.each_complete }
    };
    (at_end, Some(completion))
}

fn can_be_complete(game: &Game, kind: FeatureKind) -> bool {
    match kind {
        FeatureKind::Field | FeatureKind::Meadow | FeatureKind::Plain | FeatureKind::Lake => false,
        FeatureKind::River => game.takes_followers(kind),
        _ => true,
    }
}
