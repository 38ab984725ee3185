//! The games of the family, one module each. What they share lies outside: geometry, tiles,
//! landscape, regions, chance, events, records; and here, how every game begins and ends.
//!
//! What a game settles in its own way before the first turn is in its `opening`, and asked for
//! here.

pub(crate) mod carcassonne;
pub(crate) mod hunters_and_gatherers;
pub(crate) mod mayflower;
mod picking;
mod sisters;

use crate::action::{Action, Piece};
use crate::event::{Because, Event, Log, Term};
use crate::game::{Game, Table};
use crate::outlook::Promise;
use crate::refusal::Refusal;
use crate::region::RegionId;
use crate::setup::{GameName, InPlay, Setup, SetupError};
use crate::state::{Phase, Seat, State};
use crate::tile::FeatureKind;

/// Whether the game is for so many players.
pub(crate) fn check_number_of_players(setup: &Setup) -> Result<(), SetupError> {
    match setup.game {
        GameName::Carcassonne => carcassonne::opening::check_number_of_players(setup),
        GameName::HuntersAndGatherers | GameName::Mayflower => {
            sisters::check_number_of_players(setup)
        }
    }
}

/// Whether followers may stand on features of a kind.
pub(crate) fn takes_followers(game: GameName, in_play: InPlay, kind: FeatureKind) -> bool {
    match game {
        GameName::Carcassonne => carcassonne::opening::takes_followers(in_play, kind),
        GameName::HuntersAndGatherers => hunters_and_gatherers::opening::takes_followers(kind),
        GameName::Mayflower => mayflower::opening::takes_followers(kind),
    }
}

/// Lays the start tiles, notes what the game remembers of them, and leaves out what cannot come.
pub(crate) fn lay_start(table: &Table, state: &mut State) -> Result<(), SetupError> {
    match table.setup.game {
        GameName::Carcassonne => carcassonne::opening::lay_start(table, state),
        GameName::HuntersAndGatherers => hunters_and_gatherers::opening::lay_start(table, state),
        GameName::Mayflower => mayflower::opening::lay_start(table, state),
    }
}

/// How the first turn begins.
pub(crate) fn first_phase(game: &Game, state: &State) -> Phase {
    match game.setup().game {
        GameName::Carcassonne => carcassonne::first_phase(game, state),
        GameName::HuntersAndGatherers | GameName::Mayflower => Phase::DrawTile,
    }
}

/// What a feature is worth as it is now, and what changes the usual points.
pub(crate) fn worth_now(game: &Game, state: &State, region: RegionId) -> (Vec<Term>, Vec<Because>) {
    match game.setup().game {
        GameName::Carcassonne => carcassonne::worth_now(game, state, region),
        GameName::HuntersAndGatherers => hunters_and_gatherers::worth_now(game, state, region),
        GameName::Mayflower => mayflower::worth_now(game, state, region),
    }
}

/// What a feature that is not open land promises to whoever owns it.
pub(crate) fn promise(game: &Game, state: &State, region: RegionId) -> Promise {
    match game.setup().game {
        GameName::Carcassonne => carcassonne::promise(game, state, region),
        GameName::HuntersAndGatherers => hunters_and_gatherers::promise(game, state, region),
        GameName::Mayflower => mayflower::promise(game, state, region),
    }
}

/// What a follower counts in the majority on a feature.
pub(crate) fn strength(game: &Game, state: &State, piece: Piece, region: RegionId) -> u32 {
    match game.setup().game {
        GameName::Carcassonne => carcassonne::strength(game, state, piece, region),
        GameName::HuntersAndGatherers | GameName::Mayflower => 1,
    }
}

/// What open land is worth more to its owner for each feature at it that is completed.
pub(crate) fn each_awaited(game: &Game, state: &State, land: RegionId) -> u32 {
    match game.setup().game {
        GameName::Carcassonne => carcassonne::each_city(game, state, land),
        GameName::HuntersAndGatherers | GameName::Mayflower => 0,
    }
}

/// `BAS-06`, `BAS-R-21`, `HG-R-20`, `MAY-06`: the start player by lot.
fn first_player(state: &mut State, seat: Seat, log: &mut impl Log) -> Result<(), Refusal> {
    if seat.index() >= usize::from(state.players) {
        return Err(Refusal::NoSuchSeat { seat: seat.number() });
    }
    state.turn = seat;
    log.note(|| Event::FirstPlayer { seat });
    Ok(())
}

/// Shows every tile that can be drawn now.
fn for_each_draw(game: &Game, state: &State, show: &mut impl FnMut(Action)) {
    let draws = game.kind_ids().map(Action::Draw);
    draws.filter(|&draw| game.tickets_of(state, draw) > 0).for_each(show);
}

/// `BAS-62`, `INT-60`, `HG-49`, `MAY-60`: nobody has anything to do any more, and the most points
/// win.
fn game_over(state: &mut State, log: &mut impl Log) {
    state.phase = Phase::Over;
    log.note(|| Event::GameOver {
        scores: state.scores().to_vec(),
        winners: state.leaders().collect(),
    });
}
