//! Abbey & Mayor (`ABB-01` to `ABB-56`): a file for each of its pieces. The mayor differs from other followers only in
//! what is said here.

mod abbey;
mod barn;
mod wagon;

use super::{Expansion, Follow, Scored, Stage};
use crate::action::{Action, ActionKind, Piece, PieceSet, Quarter};
use crate::board::PlacedTile;
use crate::completed::Completed;
use crate::event::Log;
use crate::game::{Changes, Game, Table};
use crate::games::carcassonne::followers::{
    FollowerKind, Weight, features, may_stand_on, quarters,
};
use crate::refusal::Refusal;
use crate::region::{RegionId, SegmentId};
use crate::setup::{InPlay, Setup};
use crate::state::{MAX_PLAYERS, Phase, Seat, State};
use crate::tile::{FeatureKind, TileKind};
use crate::view::PublicView;

/// Abbey & Mayor.
pub(in crate::games::carcassonne) struct AbbeyAndMayor;

/// What the expansion remembers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::games::carcassonne) struct Memory {
    /// The abbeys that the players still have.
    abbeys: [u8; MAX_PLAYERS],
    /// Who had the last turn, once the others may place their abbeys after it (`ABB-R-04`).
    last_turn: Option<Seat>,
    /// The barns on the table, which stay there (`ABB-24`).
    barns: u8,
    /// The field that got its first barn in this part of the turn (`ABB-27`).
    new_barn: Option<SegmentId>,
}

#[inline]
fn memory(state: &State) -> &Memory {
    &state.memory.carcassonne().abbey_and_mayor
}

fn memory_mut(state: &mut State) -> &mut Memory {
    &mut state.memory.carcassonne_mut().abbey_and_mayor
}

impl Expansion for AbbeyAndMayor {
    type Memory = Memory;

    fn memory(table: &Table) -> Memory {
        let abbeys = [table.in_play.abbeys; MAX_PLAYERS];
        Memory { abbeys, last_turn: None, barns: 0, new_barn: None }
    }

    fn bring(setup: &Setup, in_play: &mut InPlay) {
        let each = u8::from(setup.has_set("abbey-and-mayor"));
        (in_play.abbeys, in_play.mayors, in_play.wagons, in_play.barns) = (each, each, each, each);
    }

    fn concerns(option: &str, _: &Setup, in_play: &InPlay) -> bool {
        match option {
            "wagon-moves" => in_play.wagons > 0,
            "barn-placement" => in_play.barns > 0,
            "last-abbey-round" => in_play.abbeys > 0,
            _ => false,
        }
    }

    const FOLLOWERS: &[(Piece, FollowerKind)] = &[
        // `ABB-14`, `ABB-15`.
        (
            Piece::Mayor,
            FollowerKind {
                features: features([FeatureKind::City]),
                quarters: quarters([Quarter::Castle]),
                climbs: false,
                weight: Weight::Shields,
                radius: 9_000,
            },
        ),
        // `ABB-37`, `ABB-38`, `ABB-43`.
        (
            Piece::Wagon,
            FollowerKind {
                features: features([
                    FeatureKind::Road,
                    FeatureKind::City,
                    FeatureKind::Cloister,
                    FeatureKind::Shrine,
                ]),
                quarters: quarters([Quarter::Castle, Quarter::Blacksmith, Quarter::Cathedral]),
                climbs: false,
                radius: 10_000,
                ..FollowerKind::ORDINARY
            },
        ),
    ];

    fn changes(in_play: &InPlay, _: &[TileKind]) -> Changes {
        Changes::START.when(in_play.abbeys > 0)
            | (Changes::FEATURES | Changes::SCORED).when(in_play.barns > 0)
            | Changes::STAGES.when(in_play.wagons > 0)
    }

    const INSTEAD_OF_DRAW: &[ActionKind] = &[ActionKind::PlaceAbbey];

    #[inline]
    fn can_replace_draw(game: &Game, state: &State) -> bool {
        abbey::is_possible(game, state)
    }

    fn for_each_instead_of_draw(game: &Game, state: &State, visit: &mut impl FnMut(Action)) {
        abbey::for_each(game, state, visit);
    }

    fn replace_draw(
        game: &Game,
        state: &mut State,
        action: Action,
        log: &mut impl Log,
    ) -> Result<(), Refusal> {
        let Action::PlaceAbbey(at) = action else { return Err(Refusal::NoAbbey) };
        abbey::place(game, state, at, log)
    }

    fn turns_are_over(state: &State) -> bool {
        memory(state).last_turn.is_some()
    }

    fn refuses_segments(piece: Piece) -> Option<Refusal> {
        (piece == Piece::Barn).then_some(Refusal::BarnNeedsCorner)
    }

    fn refuses_feature(piece: Piece, kind: FeatureKind) -> Option<Refusal> {
        match piece {
            Piece::Mayor if !may_stand_on(piece, kind) => Some(Refusal::OnlyInCities),
            Piece::Wagon if !may_stand_on(piece, kind) => Some(Refusal::NoWagonOnFields),
            _ => None,
        }
    }

    /// `ABB-25`: nobody goes to a field with a barn.
    #[inline]
    fn bars_feature(game: &Game, state: &State, on: SegmentId) -> Option<Refusal> {
        if memory(state).barns == 0 {
            return None;
        }
        let region = state.regions.of(on);
        let barred = state.regions.get(region).occupants == 0 && barn::is_on(game, state, region);
        barred.then_some(Refusal::FieldWithBarn)
    }

    fn replaces_piece(action: Action) -> bool {
        matches!(action, Action::PlaceBarn(_))
    }

    fn for_each_instead_of_piece(
        game: &Game,
        state: &State,
        in_supply: PieceSet,
        visit: &mut impl FnMut(Action),
    ) {
        if in_supply.contains(Piece::Barn) {
            barn::for_each(game, state, visit);
        }
    }

    fn replace_piece(
        game: &Game,
        state: &mut State,
        action: Action,
        log: &mut impl Log,
    ) -> Result<(), Refusal> {
        let Action::PlaceBarn(corner) = action else { return Err(Refusal::BarnNeedsCorner) };
        barn::place(game, state, corner, log)
    }

    #[inline]
    fn act(moment: Stage, game: &Game, state: &mut State, log: &mut impl Log) -> bool {
        match moment {
            // `INT-43`, `ABB-45`: wagons move when everybody else is home.
            Stage::AfterScoring => wagon::waits(game, state, log),
            Stage::AfterLastTurn => abbey::last_round(game, state, log),
            Stage::BeforeScoring | Stage::AfterTurn | Stage::AfterPiece => false,
        }
    }

    fn owns(phase: Phase) -> bool {
        matches!(phase, Phase::MoveWagon { .. })
    }

    fn for_each_legal(game: &Game, state: &State, visit: &mut impl FnMut(Action)) {
        wagon::for_each(game, state, visit);
    }

    fn decide(
        game: &Game,
        state: &mut State,
        action: Action,
        log: &mut impl Log,
    ) -> Result<Option<Follow>, Refusal> {
        match action {
            Action::Pass => wagon::stop(game, state, log),
            Action::MoveWagon(to) => wagon::go(game, state, to, log)?,
            _ => return Err(Refusal::NotNow { next: state.phase.next_step() }),
        }
        Ok(Some(Follow::Again(Stage::AfterScoring)))
    }

    #[inline]
    fn add_completed(game: &Game, state: &State, tile: &PlacedTile, completed: &mut Completed) {
        abbey::add_completed(game, state, tile, completed);
    }

    #[inline]
    fn keeps(game: &Game, slot: usize) -> bool {
        game.in_play().wagons > 0 && game.owner_and_piece(slot).1 == Piece::Wagon
    }

    fn all_scored(game: &Game, state: &mut State, _: &Scored, log: &mut impl Log) {
        if game.in_play().barns > 0 {
            barn::score_farmers(game, state, log);
        }
    }

    fn city_value(game: &Game, state: &State, field: RegionId) -> Option<u32> {
        barn::is_on(game, state, field).then_some(barn::OWNER.each)
    }

    fn final_scoring(game: &Game, state: &mut State, log: &mut impl Log) {
        barn::score_barns(game, state, log);
    }

    fn settle(game: &Game, state: &mut State) {
        barn::settle(game, state);
    }

    fn view(game: &Game, state: &State, _: Option<Seat>, view: &mut PublicView) {
        view.barns = state.barns(game);
        for (seat, player) in state.seats().zip(&mut view.players) {
            player.abbeys = state.abbeys(seat);
        }
    }
}

impl State {
    /// How many abbeys a player still has (`ABB-03`).
    pub fn abbeys(&self, seat: Seat) -> u8 {
        let memory = self.memory.find_carcassonne();
        memory.map_or(0, |all| all.abbey_and_mayor.abbeys[seat.index()])
    }
}
