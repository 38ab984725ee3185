//! The abbot: a follower for cloisters and cult places who may be recalled early, for what the building
//! is worth at that moment (`ABT-01` to `ABT-13`, in `docs/rulebook/abbot.md`).

use super::{Expansion, each};
use crate::action::{Action, Piece, PieceSet, Quarter, Role};
use crate::event::{Event, Log, Occasion};
use crate::game::{Game, Table};
use crate::games::carcassonne::followers::{FollowerKind, features, may_stand_on, quarters};
use crate::games::carcassonne::removal::take_off;
use crate::games::carcassonne::scoring::{explain, worth};
use crate::majority::Strengths;
use crate::refusal::Refusal;
use crate::region::SegmentId;
use crate::state::{Location, State};
use crate::tile::FeatureKind;

/// The abbot.
pub(in crate::games::carcassonne) struct Abbot;

impl Expansion for Abbot {
    type Memory = ();

    fn memory(_: &Table) {}

    /// `ABT-01`, `ABT-02`, `ABT-09`, `ABT-12`.
    const FOLLOWERS: &[(Piece, FollowerKind)] = &[(
        Piece::Abbot,
        FollowerKind {
            features: features([FeatureKind::Cloister, FeatureKind::Shrine]),
            quarters: quarters([Quarter::Cathedral]),
            climbs: false,
            ..FollowerKind::ORDINARY
        },
    )];

    fn refuses_feature(piece: Piece, kind: FeatureKind) -> Option<Refusal> {
        let refused = piece == Piece::Abbot && !may_stand_on(piece, kind);
        refused.then_some(Refusal::OnlyOnBuildings)
    }

    fn replaces_piece(action: Action) -> bool {
        matches!(action, Action::Recall(_))
    }

    /// `ABT-03`: every abbot whom the player may recall.
    fn for_each_instead_of_piece(
        game: &Game,
        state: &State,
        _: PieceSet,
        visit: &mut impl FnMut(Action),
    ) {
        own_abbots(game, state).for_each(|(_, segment)| visit(Action::Recall(segment)));
    }

    fn replace_piece(
        game: &Game,
        state: &mut State,
        action: Action,
        log: &mut impl Log,
    ) -> Result<(), Refusal> {
        let Action::Recall(from) = action else { return Err(Refusal::NoAbbotThere) };
        recall(game, state, from, log)
    }
}

/// The player's abbots on buildings: their slots, and where they stand.
fn own_abbots<'a>(game: &Game, state: &'a State) -> impl Iterator<Item = (usize, SegmentId)> + 'a {
    let own = game.slots(state.turn, Piece::Abbot);
    own.filter_map(|slot| match state.pieces[slot] {
        Location::On(segment) => Some((slot, segment)),
        _ => None,
    })
}

/// `ABT-03`, `ABT-04`: the abbot goes home, and the owner scores the building as it is, even with
/// others on it.
fn recall(
    game: &Game,
    state: &mut State,
    from: SegmentId,
    log: &mut impl Log,
) -> Result<(), Refusal> {
    let abbot = own_abbots(game, state).find(|&(_, segment)| segment == from);
    let (slot, _) = abbot.ok_or(Refusal::NoAbbotThere)?;
    let (seat, region, occasion) = (state.turn, state.regions.of(from), Occasion::Recalled);
    let worth = worth(game, state, region, occasion);
    state.scores[seat.index()] += worth.points();
    log.note(|| {
        let strengths = Strengths::of(game, state, region);
        Event::Scored(explain(game, state, region, occasion, &worth, &strengths, vec![seat]))
    });
    each!(E => E::follower_scored(game, state, slot, log));
    // Nobody is left alone by it: builders and pigs work elsewhere.
    take_off(game, state, slot, Location::Supply);
    log.note(|| {
        let (at, place) = state.segment_name(game, from);
        let role = Role::of(Piece::Abbot, place.kind);
        Event::PieceReturned { seat, piece: Piece::Abbot, role, at, place }
    });
    Ok(())
}
