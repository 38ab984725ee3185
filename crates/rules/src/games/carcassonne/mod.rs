//! Carcassonne: what can be done in each phase, and which step does it.
//!
//! The order of play is in [`turn`]. Each step has a file of its own: [`tile`] draws a tile and places it; [`piece`]
//! puts a follower or another piece on it, or does what counts as much; [`scoring`] scores what the tile completed
//! and takes the followers back; [`final_scoring`] scores the rest after the last turn.
//!
//! Each expansion has a folder in [`expansions`]. The steps ask all of them through hooks.

mod draws;
mod expansions;
mod fields;
mod final_scoring;
mod followers;
mod opening;
mod piece;
mod removal;
mod scoring;
mod tile;
mod turn;
mod vocabulary;

pub(crate) use expansions::Memory;
pub use expansions::Sight;

use expansions::{Expansion, TurnPart, any, each, first};
use turn::Step;

use super::{Memory as GameMemory, Rules, Vocabulary, picking};
use crate::action::{Action, Piece};
use crate::analysis::Promise;
use crate::event::{Because, Log, Term};
use crate::game::{Changes, Game, Table};
use crate::refusal::Refusal;
use crate::region::{RegionId, SegmentId};
use crate::setup::{FieldScoring, InPlay, RiverRule, RuleOptions, Setup, SetupError, SetupVersion};
use crate::state::{MAX_PLAYERS, Phase, Seat, State};
use crate::tile::{Attributes, FeatureKind, Symbol, TileKind};
use crate::view::PublicView;

/// The rules of Carcassonne with its expansions.
pub(crate) struct Carcassonne;

impl Rules for Carcassonne {
    const VOCABULARY: Vocabulary = vocabulary::VOCABULARY;
    const PIECE: Piece = Piece::Follower;

    fn defaults(version: SetupVersion) -> RuleOptions {
        match version {
            SetupVersion::V1 => {
                RuleOptions { river: RiverRule::LostTurn, ..RuleOptions::default() }
            }
            SetupVersion::V2 => RuleOptions::default(),
        }
    }

    fn check_players(setup: &Setup) -> Result<(), SetupError> {
        opening::check_players(setup)
    }

    fn check_elements(setup: &Setup, in_play: &InPlay) -> Result<(), SetupError> {
        opening::check_crowds(setup, in_play)
    }

    fn bring(setup: &Setup, in_play: &mut InPlay) {
        (in_play.followers, in_play.farmers) = (7, true);
        each!(E => E::bring(setup, in_play));
    }

    fn concerns(option: &str, setup: &Setup, in_play: &InPlay) -> bool {
        match option {
            "field-scoring" => in_play.farmers,
            "tiny-city" => true,
            _ => any!(E => E::concerns(option, setup, in_play)),
        }
    }

    fn forget(attributes: &mut Attributes, in_play: &InPlay) {
        each!(E => E::forget(attributes, in_play));
    }

    fn reads(symbol: Symbol, in_play: &InPlay) -> bool {
        any!(E => E::reads(symbol, in_play))
    }

    /// `BAS-20`: the features for followers; a river is none (`RIV-11`).
    fn takes_followers(kind: FeatureKind, in_play: &InPlay) -> bool {
        match kind {
            FeatureKind::Road | FeatureKind::City | FeatureKind::Cloister => true,
            FeatureKind::Field => in_play.farmers,
            _ => any!(E => E::takes_followers(kind, in_play)),
        }
    }

    fn restricts(kind: &TileKind, in_play: &InPlay) -> bool {
        any!(E => E::restricts(kind, in_play))
    }

    fn changes(in_play: &InPlay, kinds: &[TileKind]) -> Changes {
        let others = Piece::ALL.into_iter().filter(|&piece| piece != Self::PIECE);
        let others = others.map(|piece| piece.number_each(*in_play)).any(|number| number > 0);
        let mut changes = Changes::PIECES.when(others);
        each!(E => changes = changes | E::changes(in_play, kinds));
        changes
    }

    fn memory(table: &Table) -> GameMemory {
        GameMemory::Carcassonne(Memory::new(table))
    }

    fn lay_start(table: &Table, state: &mut State) -> Result<(), SetupError> {
        opening::lay_start(table, state)
    }

    fn first_phase(game: &Game, state: &State) -> Phase {
        turn::first_phase(game, state)
    }

    #[inline]
    fn tickets(game: &Game, state: &State) -> u32 {
        draws::tickets(game, state)
    }

    #[inline]
    fn tickets_of(game: &Game, state: &State, action: Action) -> u32 {
        draws::tickets_of(game, state, action)
    }

    #[inline]
    fn ticket(game: &Game, state: &State, ticket: u32) -> Option<Action> {
        draws::ticket(game, state, ticket)
    }

    #[inline]
    fn for_each_legal(game: &Game, state: &State, visit: &mut impl FnMut(Action)) {
        match state.phase {
            Phase::FirstPlayer => state.seats().map(Action::FirstPlayer).for_each(visit),
            Phase::StartTurn => {
                visit(Action::Pass);
                for_each_before_drawing(game, state, visit);
            }
            Phase::DrawTile => Self::for_each_draw(game, state, visit),
            Phase::PlaceTile(kind) => {
                tile::for_each_placement(game, state, kind, visit);
                each!(E => E::for_each_free(game, state, visit));
            }
            Phase::PlacePiece => Self::for_each_piece(game, state, visit),
            Phase::SecondTile => {
                visit(Action::Pass);
                if state.tiles_left() > 0 {
                    visit(Action::SecondTile);
                }
                for_each_before_drawing(game, state, visit);
            }
            phase => each!(E => if E::owns(phase) {
                E::for_each_legal(game, state, visit);
            }),
        }
    }

    fn for_each_piece(game: &Game, state: &State, visit: &mut impl FnMut(Action)) {
        piece::for_each(game, state, visit);
    }

    #[inline]
    fn pick_action(
        game: &Game,
        state: &State,
        choose: impl FnOnce(usize) -> usize,
    ) -> Option<Action> {
        match state.phase {
            Phase::PlaceTile(kind) => tile::pick_placement(game, state, kind, choose),
            Phase::PlacePiece => Self::pick_piece(game, state, choose),
            phase => pick_rarely(game, state, phase, choose),
        }
    }

    #[inline]
    fn pick_piece(
        game: &Game,
        state: &State,
        choose: impl FnOnce(usize) -> usize,
    ) -> Option<Action> {
        piece::pick(game, state, choose)
    }

    #[expect(clippy::inline_always, reason = "a part of the loop that plays a game")]
    #[inline(always)]
    fn apply(
        game: &Game,
        state: &mut State,
        action: Action,
        log: &mut impl Log,
    ) -> Result<(), Refusal> {
        match (state.phase, action) {
            (Phase::DrawTile, Action::Draw(kind)) => {
                tile::draw(game, state, kind, log)?;
                // `BAS-R-04`, `INT-16`: when no tile is left to draw, the turn ends without one, and the game too.
                if state.phase == Phase::DrawTile && state.tiles_left() == 0 {
                    turn::end_early(game, state, log);
                }
            }
            (Phase::PlaceTile(kind), Action::PlaceTile { at, turn }) => {
                tile::place(game, state, kind, at, turn, log)?;
            }
            (Phase::PlacePiece, Action::Pass | Action::PlacePiece { .. })
                if !piece::is_compelled(game, state) =>
            {
                if let Action::PlacePiece { piece, on } = action {
                    Self::place_piece(game, state, piece, on, log)?;
                }
                piece::step_done(game, state, action);
                Self::after_piece(game, state, log);
            }
            (phase, action) => apply_rarely(game, state, phase, action, log)?,
        }
        Ok(())
    }

    #[inline]
    fn place_piece(
        game: &Game,
        state: &mut State,
        piece: Piece,
        on: SegmentId,
        log: &mut impl Log,
    ) -> Result<(), Refusal> {
        piece::place(game, state, piece, on, log)
    }

    #[inline]
    fn after_piece(game: &Game, state: &mut State, log: &mut impl Log) {
        turn::play(game, state, Step::AFTER_PIECE, log);
    }

    fn final_scoring(game: &Game, state: &mut State, log: &mut impl Log) {
        final_scoring::score(game, state, log);
    }

    fn settles_by_feature(game: &Game) -> bool {
        game.setup().rules.field_scoring == FieldScoring::PerField
    }

    fn settled_points(game: &Game, state: &State, region: RegionId) -> [u32; MAX_PLAYERS] {
        final_scoring::settled_points(game, state, region)
    }

    fn settle_rest(game: &Game, state: &mut State) {
        each!(E => E::settle(game, state));
    }

    fn worth_now(game: &Game, state: &State, region: RegionId) -> (Vec<Term>, Vec<Because>) {
        scoring::worth_now(game, state, region)
    }

    fn promise(game: &Game, state: &State, region: RegionId) -> Promise {
        scoring::promise(game, state, region)
    }

    fn strength(game: &Game, state: &State, piece: Piece, region: RegionId) -> u32 {
        scoring::strength(game, state, piece, region)
    }

    fn each_awaited(game: &Game, state: &State, land: RegionId) -> u32 {
        fields::each_city(game, state, land)
    }

    fn price(action: Action) -> Option<u32> {
        first!(E => E::price(action))
    }

    fn hidden_actions(state: &State) -> usize {
        let mut hidden = 0;
        each!(E => hidden += E::hidden_actions(state));
        hidden
    }

    fn reveals(before: &State, action: Action) -> bool {
        any!(E => E::reveals(before, action))
    }

    fn view(game: &Game, state: &State, viewer: Option<Seat>, view: &mut PublicView) {
        each!(E => E::view(game, state, viewer, view));
    }
}

/// Visits what can be done before a tile is drawn, or in place of it (`INT-11`, `INT-12`). Once a tile is drawn, its
/// place cannot be taken any more (`INT-13`).
fn for_each_before_drawing(game: &Game, state: &State, visit: &mut impl FnMut(Action)) {
    each!(E => E::for_each_instead_of_draw(game, state, visit));
    each!(E => E::for_each_free(game, state, visit));
}

/// One of the legal actions of a phase with few of them, or of one that an expansion owns.
fn pick_rarely(
    game: &Game,
    state: &State,
    phase: Phase,
    choose: impl FnOnce(usize) -> usize,
) -> Option<Action> {
    each!(E => if E::owns(phase) {
        return E::pick_action(game, state, choose);
    });
    picking::pick(choose, |few| {
        Carcassonne::for_each_legal(game, state, &mut |action| few.add(action));
    })
}

/// Makes an action of those that are rare, or come up only with expansions.
#[cold]
fn apply_rarely(
    game: &Game,
    state: &mut State,
    phase: Phase,
    action: Action,
    log: &mut impl Log,
) -> Result<(), Refusal> {
    let next = match (phase, action) {
        (Phase::Over, _) => return Err(Refusal::GameOver),
        (Phase::PlaceTile(_), Action::Pass) => return Err(Refusal::MustPlace),
        (Phase::FirstPlayer, Action::FirstPlayer(seat)) => {
            Carcassonne::choose_first_player(state, seat, log)?;
            turn::start(game, state, log);
            return Ok(());
        }
        (
            Phase::StartTurn | Phase::PlaceTile(_) | Phase::PlacePiece | Phase::SecondTile,
            action,
        ) if any!(E => E::FREE.contains(&action.kind())) => {
            act_freely(game, state, action, log)?;
            if phase == Phase::StartTurn {
                state.phase = turn::first_phase(game, state);
            }
            return Ok(());
        }
        (Phase::PlacePiece, action) => piece::act_instead(game, state, action, log)?,
        (Phase::StartTurn, Action::Pass) if any!(E => E::turns_are_over(state)) => {
            Some(Step::END_OF_TURN)
        }
        (Phase::StartTurn, Action::Pass) => {
            state.phase = Phase::DrawTile;
            None
        }
        (Phase::SecondTile, Action::Pass) => Some(Step::AFTER_TURN),
        (Phase::SecondTile, Action::SecondTile) if state.tiles_left() > 0 => {
            state.memory.carcassonne_mut().part = TurnPart::Second;
            state.phase = Phase::DrawTile;
            None
        }
        (Phase::StartTurn | Phase::SecondTile, action) if any!(E => E::INSTEAD_OF_DRAW.contains(&action.kind())) =>
        {
            replace_draw(game, state, action, log)?;
            if phase == Phase::SecondTile {
                state.memory.carcassonne_mut().part = TurnPart::Second;
            }
            None
        }
        (phase, action) => decide(game, state, phase, action, log)?,
    };
    if let Some(step) = next {
        turn::play(game, state, step, log);
    }
    Ok(())
}

fn act_freely(
    game: &Game,
    state: &mut State,
    action: Action,
    log: &mut impl Log,
) -> Result<(), Refusal> {
    each!(E => if E::FREE.contains(&action.kind()) {
        return E::act_freely(game, state, action, log);
    });
    Err(Refusal::NotNow { next: state.phase.next_step() })
}

fn replace_draw(
    game: &Game,
    state: &mut State,
    action: Action,
    log: &mut impl Log,
) -> Result<(), Refusal> {
    each!(E => if E::INSTEAD_OF_DRAW.contains(&action.kind()) {
        return E::replace_draw(game, state, action, log);
    });
    Err(Refusal::NotNow { next: state.phase.next_step() })
}

/// Makes an action in a phase of an expansion. Returns what follows, unless another decision does.
fn decide(
    game: &Game,
    state: &mut State,
    phase: Phase,
    action: Action,
    log: &mut impl Log,
) -> Result<Option<Step>, Refusal> {
    let mut index = 0;
    each!(E => {
        if E::owns(phase) {
            let follow = E::decide(game, state, action, log)?;
            return Ok(follow.map(|follow| Step::following(follow, index)));
        }
        index += 1;
    });
    let _ = index;
    Err(Refusal::NotNow { next: phase.next_step() })
}

#[cfg(test)]
mod tests {
    use rand_core::SeedableRng;
    use rand_pcg::Pcg64Mcg;

    use crate::{Game, Setup};

    /// What an expansion does not declare in its `changes` is skipped in every turn. Nothing may be lost by it.
    #[test]
    fn a_game_with_shortcuts_is_the_same_game() {
        let sets = [
            "inns-and-cathedrals",
            "traders-and-builders",
            "princess-and-dragon",
            "tower",
            "abbey-and-mayor",
            "king-and-robber",
            "cult",
            "count",
            "river-2",
            "catapult",
        ];
        // Each set alone, none, and all of them; with and without the pieces that come without tiles.
        let mixes = sets.iter().map(std::slice::from_ref).chain([&[][..], &sets[..]]);
        for (number, mix) in mixes.enumerate() {
            for extra in [0, 1] {
                let mut setup =
                    Setup::carcassonne(["Ann", "Ben", "Cleo"]).with(mix.iter().copied());
                setup.allow_discouraged = true;
                setup.elements.abbots = Some(extra);
                setup.elements.phantoms = Some(extra);
                let game = Game::new(setup).expect("a sensible setup");
                let closely = game.without_shortcuts();
                let mut random = Pcg64Mcg::seed_from_u64(number as u64);
                let (mut state, mut other) = (game.start(), closely.start());
                while let Some(action) = game.random_action(&state, &mut random) {
                    let (mut events, mut others) = (Vec::new(), Vec::new());
                    game.apply(&mut state, action, &mut events).expect("a legal action");
                    closely.apply(&mut other, action, &mut others).expect("legal there, too");
                    assert_eq!((&state, events), (&other, others), "{mix:?}: {action:?}");
                }
            }
        }
    }
}
