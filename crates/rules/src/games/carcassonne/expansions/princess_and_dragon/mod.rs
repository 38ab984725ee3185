//! The Princess & the Dragon (`PRD-01` to `PRD-49`): a file for each of its symbols, and one for the fairy.

mod dragon;
mod fairy;
mod portal;
mod princess;

use dragon::Dragon;
use fairy::Fairy;

use super::{Expansion, Follow, Stage};
use crate::action::{Action, Piece, PieceSet};
use crate::event::Log;
use crate::game::{Changes, Game, KindId, Table};
use crate::geometry::{Pos, Rotation};
use crate::refusal::Refusal;
use crate::region::{RegionId, SegmentId};
use crate::setup::{DragonMoves, InPlay, Setup};
use crate::state::{Phase, Seat, State};
use crate::tile::{Attributes, Symbol, TileKind};
use crate::view::{self, PublicView};

/// The Princess & the Dragon.
pub(in crate::games::carcassonne) struct PrincessAndDragon;

/// What the expansion remembers.
#[derive(Debug, PartialEq, Eq, Hash)]
pub(in crate::games::carcassonne) struct Memory {
    dragon: Option<Box<Dragon>>,
    /// The fairy, once she is on the table.
    fairy: Option<Fairy>,
}

impl Clone for Memory {
    fn clone(&self) -> Self {
        Self { dragon: self.dragon.clone(), fairy: self.fairy }
    }

    fn clone_from(&mut self, source: &Self) {
        let Self { dragon, fairy } = source;
        self.dragon.clone_from(dragon);
        self.fairy = *fairy;
    }
}

impl Expansion for PrincessAndDragon {
    type Memory = Memory;

    fn memory(table: &Table) -> Memory {
        let dragon = table.in_play.dragon.then(|| Box::new(Dragon::new(table.kinds.len())));
        Memory { dragon, fairy: None }
    }

    fn heap_bytes(memory: &Memory) -> usize {
        memory.dragon.as_ref().map_or(0, |dragon| dragon.heap_bytes())
    }

    fn bring(setup: &Setup, in_play: &mut InPlay) {
        let has_set = setup.has_set("princess-and-dragon");
        (in_play.dragon, in_play.fairy) = (has_set, has_set);
        (in_play.princess, in_play.portals) = (has_set, has_set);
    }

    fn concerns(option: &str, _: &Setup, in_play: &InPlay) -> bool {
        match option {
            "princess" => in_play.princess,
            "dragon-moves" | "volcano" => in_play.dragon,
            "fairy" => in_play.fairy,
            _ => false,
        }
    }

    fn forget(attributes: &mut Attributes, in_play: &InPlay) {
        if let Attributes::City { princess, .. } = attributes {
            *princess &= in_play.princess;
        }
    }

    fn reads(symbol: Symbol, in_play: &InPlay) -> bool {
        match symbol {
            Symbol::Volcano | Symbol::Dragon => in_play.dragon,
            Symbol::MagicPortal => in_play.portals,
            _ => false,
        }
    }

    fn changes(in_play: &InPlay, _: &[TileKind]) -> Changes {
        let InPlay { dragon, fairy, princess, portals, .. } = *in_play;
        (Changes::DRAW | Changes::TILE | Changes::FEATURES | Changes::STAGES).when(dragon)
            | Changes::START.when(fairy)
            | Changes::PIECES.when(fairy || princess || portals)
    }

    fn begin_turn(game: &Game, state: &mut State, log: &mut impl Log) {
        fairy::greet(game, state, log);
    }

    #[inline]
    fn draw(game: &Game, state: &mut State, kind: KindId, log: &mut impl Log) -> bool {
        dragon::put_aside(state, kind, &game.kinds()[kind.index()], log)
    }

    fn tile_placed(
        _: &Game,
        state: &mut State,
        kind: &TileKind,
        at: Pos,
        _: Rotation,
        log: &mut impl Log,
    ) {
        if kind.has(Symbol::Volcano) {
            dragon::come(state, at, log);
        }
    }

    #[inline]
    fn insists(game: &Game, state: &State) -> Option<Refusal> {
        princess::insists(game, state).then_some(Refusal::PrincessInsists)
    }

    #[inline]
    fn bars_tile(state: &State, at: Pos, piece: Piece) -> Option<Refusal> {
        dragon::is_at(state, at).then_some(Refusal::UnderTheDragon { piece })
    }

    fn bars_helpers(game: &Game, state: &State, at: Pos, helper: Piece) -> Option<Refusal> {
        dragon::scares_builders(game, state, at).then_some(Refusal::DragonScares { piece: helper })
    }

    fn for_each_on_tile(game: &Game, state: &State, visit: &mut impl FnMut(Action)) {
        princess::for_each(game, state, visit);
    }

    #[inline]
    fn leads_elsewhere(game: &Game, state: &State) -> bool {
        portal::is_open(game, state)
    }

    fn for_each_elsewhere(
        game: &Game,
        state: &State,
        in_supply: PieceSet,
        visit: &mut impl FnMut(SegmentId, PieceSet),
    ) {
        portal::for_each(game, state, in_supply, visit);
    }

    fn check_elsewhere(
        game: &Game,
        state: &State,
        piece: Piece,
        on: SegmentId,
    ) -> Option<Result<(), Refusal>> {
        Some(portal::check(game, state, piece, on))
    }

    fn replaces_piece(action: Action) -> bool {
        matches!(action, Action::MoveFairy(_) | Action::RemoveKnight(_))
    }

    fn for_each_instead_of_piece(
        game: &Game,
        state: &State,
        _: PieceSet,
        visit: &mut impl FnMut(Action),
    ) {
        if game.in_play().fairy {
            fairy::for_each(game, state, visit);
        }
    }

    fn replace_piece(
        game: &Game,
        state: &mut State,
        action: Action,
        log: &mut impl Log,
    ) -> Result<(), Refusal> {
        match action {
            Action::MoveFairy(_) if princess::insists(game, state) => Err(Refusal::PrincessInsists),
            Action::MoveFairy(to) => fairy::place(game, state, to, log),
            Action::RemoveKnight(from) => princess::remove(game, state, from, log),
            _ => Err(Refusal::NotNow { next: state.phase.next_step() }),
        }
    }

    /// `INT-31`, `INT-33`: the dragon walks before anything is scored, or at some tables after it. Whoever was captured
    /// or sent home by then is gone (`INT-27`).
    #[inline]
    fn act(moment: Stage, game: &Game, state: &mut State, log: &mut impl Log) -> bool {
        match moment {
            Stage::BeforeScoring => dragon::begins(game, state, DragonMoves::BeforeScoring, log),
            Stage::AfterScoring => dragon::begins(game, state, DragonMoves::AfterScoring, log),
            Stage::AfterTurn | Stage::AfterLastTurn | Stage::AfterPiece => false,
        }
    }

    fn owns(phase: Phase) -> bool {
        matches!(phase, Phase::MoveDragon(_))
    }

    fn for_each_legal(game: &Game, state: &State, visit: &mut impl FnMut(Action)) {
        dragon::for_each(game, state, visit);
    }

    fn decide(
        game: &Game,
        state: &mut State,
        action: Action,
        log: &mut impl Log,
    ) -> Result<Option<Follow>, Refusal> {
        let Action::MoveDragon(side) = action else {
            return Err(Refusal::NotNow { next: state.phase.next_step() });
        };
        let goes_on = dragon::step(game, state, side, log)?;
        let moment = match game.setup().rules.dragon_moves {
            DragonMoves::BeforeScoring => Stage::BeforeScoring,
            DragonMoves::AfterScoring => Stage::AfterScoring,
        };
        Ok((!goes_on).then_some(Follow::After(moment)))
    }

    #[inline]
    fn feature_scored(game: &Game, state: &mut State, region: RegionId, log: &mut impl Log) {
        fairy::reward(game, state, region, log);
    }

    fn settle(game: &Game, state: &mut State) {
        fairy::settle(game, state);
    }

    fn follower_scored(game: &Game, state: &mut State, slot: usize, log: &mut impl Log) {
        fairy::reward_one(game, state, slot, log);
    }

    fn holds(state: &State, slot: usize) -> bool {
        fairy::keeps(state, slot)
    }

    #[inline]
    fn lifted(state: &mut State, slot: usize) {
        if let Some(fairy) = &mut state.memory.carcassonne_mut().princess_and_dragon.fairy {
            fairy.lose(slot);
        }
    }

    fn view(game: &Game, state: &State, _: Option<Seat>, view: &mut PublicView) {
        view.dragon = state.dragon();
        view.fairy = state.fairy(game).map(|(at, place)| view::Fairy { at, place });
    }
}
