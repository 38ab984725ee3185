//! What helps to think: the worth of every feature, and what can still be drawn and where it fits.

use std::collections::BTreeMap;

use bastide_rules::event::{Because, Term, Where};
use bastide_rules::tile::{FeatureKind, Place};
use bastide_rules::{Feature, KindId, Pos, Seat};
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use super::{PieceOnTable, Play};

/// What the landscape is worth now, and what can still be drawn.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Survey {
    /// The number of log entries up to which it is true.
    pub seq: u32,
    /// All features.
    pub features: Vec<SurveyedFeature>,
    /// The empty spaces on which a tile may lie.
    pub open: Vec<OpenSpace>,
    /// How many tiles of each kind can still be drawn.
    pub left: BTreeMap<String, u16>,
    /// How many tiles of each kind fitted nowhere.
    pub removed: BTreeMap<String, u16>,
    /// How many tiles of each kind wait aside for the dragon.
    pub aside: BTreeMap<String, u16>,
}

/// A feature, and what it is worth now.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct SurveyedFeature {
    /// What it is.
    #[schema(value_type = String)]
    pub kind: FeatureKind,
    /// Its segments: tile and place.
    #[schema(value_type = Vec<([i16; 2], String)>)]
    pub segments: Vec<(Pos, Place)>,
    /// Whether it is complete.
    pub complete: bool,
    /// The points for whoever owns it.
    pub points: u32,
    /// How they come about.
    #[schema(value_type = Vec<Object>)]
    pub worth: Vec<Term>,
    /// What changes the usual points.
    #[schema(value_type = Vec<String>)]
    pub because: Vec<Because>,
    /// The points if the game ended now.
    pub at_end: u32,
    /// What it gives once it is complete; nothing if it is, or never will be.
    pub completion: Option<Completion>,
    /// Who would get the points.
    #[schema(value_type = Vec<u16>)]
    pub owners: Vec<Seat>,
    /// Who stands on it.
    pub pieces: Vec<PieceOnTable>,
}

/// What a feature gives once it is complete.
#[derive(Clone, Copy, Debug, Serialize, TS, ToSchema)]
pub struct Completion {
    /// The points with no further tile; those of a building with all tiles around it.
    pub points: u32,
    /// The points for each further tile.
    pub each: u32,
}

/// An empty space on which a tile may lie.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct OpenSpace {
    /// Where.
    #[schema(value_type = [i16; 2])]
    pub at: Pos,
    /// How many of the tiles left fit there.
    pub fits: u16,
    /// The kinds of these tiles.
    pub kinds: Vec<String>,
}

impl Play {
    /// What the landscape is worth now, and what can still be drawn.
    pub(crate) fn survey(&self) -> Survey {
        let (game, state) = (&*self.game, &self.state);
        let count = |of: &dyn Fn(KindId) -> u16| {
            let kinds = game.kind_ids().filter(|&kind| of(kind) > 0);
            kinds.map(|kind| (game.kinds()[kind.index()].id().to_owned(), of(kind))).collect()
        };
        Survey {
            seq: self.seq(),
            features: state.features(game).into_iter().map(surveyed).collect(),
            open: self.open_spaces(),
            left: count(&|kind| state.left_of(kind)),
            removed: count(&|kind| state.removed_of(kind)),
            aside: count(&|kind| state.aside_of(kind)),
        }
    }

    fn open_spaces(&self) -> Vec<OpenSpace> {
        let mut open = Vec::new();
        self.state.for_each_space(|space| {
            let (mut fits, mut kinds) = (0, Vec::new());
            self.game.for_each_fitting(space, |kind, _| {
                let left = self.state.left_of(kind);
                if left > 0 {
                    fits += left;
                    kinds.push(self.game.kinds()[kind.index()].id().to_owned());
                }
            });
            open.push(OpenSpace { at: space.at, fits, kinds });
        });
        open
    }
}

fn surveyed(feature: Feature) -> SurveyedFeature {
    let points = feature.points();
    let completion = feature.completion;
    let pieces = feature
        .pieces
        .into_iter()
        .map(|(seat, piece, at, place)| PieceOnTable::new(seat, piece, Some(at), Where::On(place)));
    SurveyedFeature {
        kind: feature.kind,
        segments: feature.segments,
        complete: feature.complete,
        points,
        worth: feature.worth,
        because: feature.because,
        at_end: feature.at_end,
        completion: completion.map(|done| Completion { points: done.points, each: done.each }),
        owners: feature.owners,
        pieces: pieces.collect(),
    }
}
