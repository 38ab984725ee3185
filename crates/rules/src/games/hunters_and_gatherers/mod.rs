//! Hunters & Gatherers.
//!
//! A turn has the steps of [`Rules`]: a tile is placed; [`piece`] puts a member of the tribe or a hut on it;
//! [`scoring`] scores the forests and rivers that it completed. Gold in a completed forest gives a second part to the
//! turn, with a bonus tile and the same steps (`HG-32`, `HG-33`). After the last turn come huts and hunters:
//! [`final_scoring`].
//!
//! [`waters`] knows which rivers and lakes are one river system.

mod final_scoring;
mod piece;
mod scoring;
mod vocabulary;
mod waters;

pub(crate) use final_scoring::fish_around;

use super::{Memory as GameMemory, Rules, Vocabulary};
use crate::action::{Action, Piece};
use crate::analysis::Promise;
use crate::event::{Because, Event, Log, Term};
use crate::game::{Game, KindId, Table};
use crate::geometry::Pos;
use crate::refusal::Refusal;
use crate::region::{RegionId, Regions, SegmentId};
use crate::setup::{InPlay, Setup, SetupError};
use crate::state::{MAX_PLAYERS, Phase, State};
use crate::tile::{Attributes, FeatureKind, TileRole};

/// The rules of Hunters & Gatherers.
pub(crate) struct HuntersAndGatherers;

/// What this game remembers beside the landscape and the pieces.
#[derive(Debug, PartialEq, Eq, Hash)]
pub(crate) struct Memory {
    /// The rivers and lakes again, joined to river systems (`HG-40`). Its segments have the same numbers as in the
    /// landscape; its occupants are huts.
    systems: Regions,
    /// Whether the second part of the turn has begun, with a bonus tile (`HG-34`).
    bonus_part: bool,
}

impl Memory {
    pub(crate) fn heap_bytes(&self) -> usize {
        self.systems.heap_bytes()
    }
}

impl Clone for Memory {
    fn clone(&self) -> Self {
        Self { systems: self.systems.clone(), ..*self }
    }

    fn clone_from(&mut self, source: &Self) {
        let Self { systems, bonus_part } = source;
        self.systems.clone_from(systems);
        self.bonus_part = *bonus_part;
    }
}

impl Rules for HuntersAndGatherers {
    const VOCABULARY: Vocabulary = vocabulary::VOCABULARY;
    const PIECE: Piece = Piece::Member;

    fn bring(_: &Setup, in_play: &mut InPlay) {
        (in_play.members, in_play.huts, in_play.bonus_tiles) = (5, 2, true);
    }

    fn concerns(option: &str, _: &Setup, _: &InPlay) -> bool {
        option == "forest-scoring"
    }

    fn forget(attributes: &mut Attributes, in_play: &InPlay) {
        if let Attributes::Forest { gold, .. } = attributes {
            *gold &= in_play.bonus_tiles;
        }
    }

    /// `HG-08`: the features for members of the tribe.
    fn takes_followers(kind: FeatureKind, _: &InPlay) -> bool {
        matches!(kind, FeatureKind::Forest | FeatureKind::River | FeatureKind::Meadow)
    }

    fn memory(table: &Table) -> GameMemory {
        let systems = Regions::with_capacity(table.most_segments());
        GameMemory::HuntersAndGatherers(Memory { systems, bonus_part: false })
    }

    fn lay_start(table: &Table, state: &mut State) -> Result<(), SetupError> {
        for tile in table.start {
            table.lay(tile, state, |_| Ok(()))?;
            state.let_waters_run(table.kinds);
        }
        let without_bonus = !table.in_play.bonus_tiles;
        state.stack.leave_out(table.kinds, |role| role == TileRole::Bonus && without_bonus);
        Ok(())
    }

    fn tickets(_: &Game, state: &State) -> u32 {
        match state.phase {
            Phase::FirstPlayer => u32::from(state.players),
            Phase::DrawTile => state.stack.total,
            Phase::DrawBonus => state.stack.bonus,
            _ => 0,
        }
    }

    fn tickets_of(game: &Game, state: &State, action: Action) -> u32 {
        match (state.phase, action) {
            (Phase::FirstPlayer, Action::FirstPlayer(seat)) => {
                u32::from(seat.index() < usize::from(state.players))
            }
            (Phase::DrawTile | Phase::DrawBonus, Action::Draw(kind)) => {
                let bonus = game.role(kind) == TileRole::Bonus;
                let due = state.phase == Phase::DrawBonus;
                if bonus == due { state.left_of(kind).into() } else { 0 }
            }
            _ => 0,
        }
    }

    fn ticket(_: &Game, state: &State, ticket: u32) -> Option<Action> {
        match state.phase {
            Phase::FirstPlayer => state.seats().nth(ticket as usize).map(Action::FirstPlayer),
            Phase::DrawTile if ticket < state.stack.total => state.stack.nth(ticket),
            // The kinds of the bonus tiles come after all others.
            Phase::DrawBonus => state.stack.nth(state.stack.total + ticket),
            _ => None,
        }
    }

    fn for_each_piece(game: &Game, state: &State, visit: &mut impl FnMut(Action)) {
        piece::for_each(game, state, visit);
    }

    fn pick_piece(
        game: &Game,
        state: &State,
        choose: impl FnOnce(usize) -> usize,
    ) -> Option<Action> {
        piece::pick(game, state, choose)
    }

    fn why_not_draw(game: &Game, kind: KindId, tile: String) -> Refusal {
        match game.role(kind) {
            TileRole::Bonus => Refusal::BonusNeedsGold { tile },
            _ => Refusal::BonusIsDue { tile },
        }
    }

    /// Without land tiles the game is over (`HG-R-12`), without bonus tiles the turn (`HG-R-11`).
    fn tile_removed(game: &Game, state: &mut State, log: &mut impl Log) {
        match state.phase {
            Phase::DrawBonus if state.stack.bonus == 0 => Self::end_turn(game, state, log),
            Phase::DrawTile if state.tiles_left() == 0 => Self::end(game, state, log),
            _ => {}
        }
    }

    fn tile_laid(game: &Game, state: &mut State, _: Pos) {
        state.let_waters_run(game.kinds());
    }

    fn place_piece(
        game: &Game,
        state: &mut State,
        piece: Piece,
        on: SegmentId,
        log: &mut impl Log,
    ) -> Result<(), Refusal> {
        piece::place(game, state, piece, on, log)
    }

    /// Scores what the tile completed, the piece just placed included (`HG-25`). Then comes a bonus tile, on which a
    /// member that has just come back may go (`HG-26`), or the next player.
    #[inline]
    fn after_piece(game: &Game, state: &mut State, log: &mut impl Log) {
        let gold = scoring::score_completed(game, state, log);
        // `HG-29`, `HG-34`, `HG-35`, `HG-R-07`: one bonus tile in a turn, for a land tile, as long as there are any.
        if gold && !state.memory.hunting().bonus_part && state.stack.bonus > 0 {
            state.memory.hunting_mut().bonus_part = true;
            state.phase = Phase::DrawBonus;
            let seat = state.turn;
            log.note(|| {
                let at = state.board.last_tile().map_or(Pos::default(), |tile| tile.pos);
                Event::GoldFound { seat, at }
            });
            return;
        }
        Self::end_turn(game, state, log);
    }

    #[inline]
    fn forget_turn(state: &mut State) {
        state.memory.hunting_mut().bonus_part = false;
    }

    fn final_scoring(game: &Game, state: &mut State, log: &mut impl Log) {
        final_scoring::score(game, state, log);
    }

    fn settled_points(game: &Game, state: &State, region: RegionId) -> [u32; MAX_PLAYERS] {
        final_scoring::settled_points(game, state, region)
    }

    fn settle_rest(game: &Game, state: &mut State) {
        final_scoring::score_huts(game, state, &mut ());
    }

    fn worth_now(game: &Game, state: &State, region: RegionId) -> (Vec<Term>, Vec<Because>) {
        final_scoring::worth_now(game, state, region)
    }

    fn promise(game: &Game, state: &State, region: RegionId) -> Promise {
        scoring::promise(game, state, region)
    }
}
