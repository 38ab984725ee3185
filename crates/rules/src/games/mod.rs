//! The games of the family, one module each. What they share lies outside: geometry, tiles,
//! landscape, regions, chance, events, records; and here, how every game begins and ends.

pub(crate) mod carcassonne;
pub(crate) mod hunters_and_gatherers;
pub(crate) mod mayflower;
mod picking;
mod sisters;

use crate::event::{Event, Log};
use crate::refusal::Refusal;
use crate::state::{Phase, Seat, State};

/// `BAS-06`, `BAS-R-21`, `HG-R-20`, `MAY-06`: the start player by lot.
fn first_player(state: &mut State, seat: Seat, log: &mut impl Log) -> Result<(), Refusal> {
    if seat.index() >= usize::from(state.players) {
        return Err(Refusal::NoSuchSeat { seat: seat.number() });
    }
    state.turn = seat;
    log.note(|| Event::FirstPlayer { seat });
    Ok(())
}

/// `BAS-62`, `HG-49`, `MAY-60`: nobody has anything to do any more, and the most points win.
fn game_over(state: &mut State, log: &mut impl Log) {
    state.phase = Phase::Over;
    log.note(|| Event::GameOver {
        scores: state.scores().to_vec(),
        winners: state.leaders().collect(),
    });
}
