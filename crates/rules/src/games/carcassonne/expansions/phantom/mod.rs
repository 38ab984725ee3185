//! The Phantom: a second small follower that may be placed after the piece step (`PHA-01` to `PHA-12`).

use super::{Expansion, Follow, Stage, any, each};
use crate::action::{Action, Piece, PieceSet};
use crate::event::Log;
use crate::game::{Changes, Game, Table};
use crate::games::carcassonne::followers::FollowerKind;
use crate::games::carcassonne::piece;
use crate::refusal::Refusal;
use crate::region::SegmentId;
use crate::setup::InPlay;
use crate::state::{Phase, State};
use crate::tile::{TileKind, bits};

/// The Phantom.
pub(in crate::games::carcassonne) struct Phantom;

/// What the piece step leaves to the phantom.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(in crate::games::carcassonne) struct Memory {
    /// Whether no phantom may follow: one was placed already (`PHA-04`), or a knight was removed (`PHA-08`).
    is_out: bool,
    /// Whether the first placement went to another tile (`PHA-09`).
    went_elsewhere: bool,
}

impl Expansion for Phantom {
    type Memory = Memory;

    fn memory(_: &Table) -> Memory {
        Memory::default()
    }

    /// `PHA-05`: on the table an ordinary follower in every respect.
    const FOLLOWERS: &[(Piece, FollowerKind)] = &[(Piece::Phantom, FollowerKind::ORDINARY)];

    fn changes(in_play: &InPlay, _: &[TileKind]) -> Changes {
        Changes::STAGES.when(in_play.phantoms > 0)
    }

    fn piece_step(game: &Game, state: &mut State, action: Action) {
        if game.in_play().phantoms == 0 {
            return;
        }
        let goes_elsewhere = match action {
            Action::PlacePiece { on, .. } => !state.is_on_last_tile(on),
            _ => false,
        };
        let is_out = matches!(
            action,
            Action::RemoveKnight(_)
                | Action::PlacePiece { piece: Piece::Phantom, .. }
                | Action::PlaceOnTower { piece: Piece::Phantom, .. }
        );
        state.memory.carcassonne_mut().phantom = Memory { is_out, went_elsewhere: goes_elsewhere };
    }

    /// `PHA-02`: the player may also place the phantom, if it has a place.
    fn act(moment: Stage, game: &Game, state: &mut State, _: &mut impl Log) -> bool {
        let offered = moment == Stage::AfterPiece
            && !state.memory.carcassonne().phantom.is_out
            && piece::in_supply(game, state, Piece::Phantom);
        let mut has_place = false;
        if offered {
            for_each_placement(game, state, &mut |_| has_place = true);
        }
        if has_place {
            state.phase = Phase::PlacePhantom;
        }
        has_place
    }

    fn owns(phase: Phase) -> bool {
        phase == Phase::PlacePhantom
    }

    fn for_each_legal(game: &Game, state: &State, visit: &mut impl FnMut(Action)) {
        visit(Action::Pass);
        for_each_placement(game, state, visit);
    }

    fn decide(
        game: &Game,
        state: &mut State,
        action: Action,
        log: &mut impl Log,
    ) -> Result<Option<Follow>, Refusal> {
        match action {
            Action::Pass => {}
            Action::PlacePiece { piece: Piece::Phantom, on } => {
                if went_elsewhere(state) && !state.is_on_last_tile(on) {
                    return Err(Refusal::PortalUsed);
                }
                piece::place(game, state, Piece::Phantom, on, log)?;
            }
            Action::PlaceOnTower { piece: Piece::Phantom, .. } => climb(game, state, action, log)?,
            _ => return Err(Refusal::NotNow { next: state.phase.next_step() }),
        }
        Ok(Some(Follow::After(Stage::AfterPiece)))
    }
}

/// `PHA-09`: whether the first placement used the way to other tiles, so that the phantom may not.
fn went_elsewhere(state: &State) -> bool {
    state.memory.carcassonne().phantom.went_elsewhere
}

/// `PHA-07`: puts the phantom on top of a tower.
fn climb(
    game: &Game,
    state: &mut State,
    action: Action,
    log: &mut impl Log,
) -> Result<(), Refusal> {
    each!(E => if E::replaces_piece(action) {
        return E::replace_piece(game, state, action, log);
    });
    Err(Refusal::NotNow { next: state.phase.next_step() })
}

/// Visits the places of the phantom: segments of the tile just placed that are free at this moment (`PHA-03`,
/// `PHA-10`), other tiles where an expansion leads there (`PHA-09`), and the tops of towers (`PHA-07`).
fn for_each_placement(game: &Game, state: &State, visit: &mut impl FnMut(Action)) {
    let Some(tile) = state.board.last_tile() else { return };
    let only = PieceSet::of(Piece::Phantom);
    for local in bits(piece::free_segments(game, state, tile)) {
        let on = SegmentId(tile.first_segment + local as u16);
        visit(Action::PlacePiece { piece: Piece::Phantom, on });
    }
    if !went_elsewhere(state) && any!(E => E::leads_elsewhere(game, state)) {
        each!(E => E::for_each_elsewhere(game, state, only, &mut |on, _| {
            visit(Action::PlacePiece { piece: Piece::Phantom, on });
        }));
    }
    each!(E => E::for_each_instead_of_piece(game, state, only, &mut |action| {
        if matches!(action, Action::PlaceOnTower { piece: Piece::Phantom, .. }) {
            visit(action);
        }
    }));
}
