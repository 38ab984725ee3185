//! Aids for thinking: the worth of every feature, the tiles that can still be drawn, and where they fit.

use bastide_protocol::survey::{Completion, OpenSpace, Survey, SurveyedFeature};
use bastide_rules::analysis::OpenEnd;
use bastide_rules::event::SpotName;
use bastide_rules::{Feature, KindId, PieceOnTable};

use super::Play;

impl Play {
    /// The current worth of the landscape, and the tiles that can still be drawn.
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
        let left = |kind: KindId| self.state.left_of(kind);
        let id = |kind: KindId| self.game.kinds()[kind.index()].id().to_owned();
        let survey = |space: OpenEnd| {
            let fitting = self.game.fitting_kinds(space).map(|fitting| fitting.kind);
            let fitting: Vec<_> = fitting.filter(|&kind| left(kind) > 0).collect();
            OpenSpace {
                at: space.at,
                fits: fitting.iter().map(|&kind| left(kind)).sum(),
                kinds: fitting.into_iter().map(id).collect(),
            }
        };
        self.state.open_spaces().map(survey).collect()
    }
}

fn surveyed(feature: Feature) -> SurveyedFeature {
    let points = feature.points();
    let completion = feature.completion;
    let pieces = feature.pieces.into_iter().map(|(seat, piece, at, place)| PieceOnTable {
        seat,
        piece,
        at: Some(at),
        place: SpotName::On(place),
    });
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
