//! From expected points to chances to win.

use bastide_rules::{MAX_PLAYERS, Seat, State};

use crate::lookahead::lead;
use crate::valuation::Points;

/// How much the lead may still change, for each tile left and at the end.
const SPREAD_A_TILE: f32 = 2.0;
const SPREAD: f32 = 1.0;
/// What a point more is worth beside winning.
const POINT: f32 = 0.002;

/// A player's chance to win from here; a point more always counts a little.
pub(crate) fn chance(points: &Points, seat: Seat, state: &State) -> f32 {
    chance_of_lead(lead(points, seat, state.scores().len()), state)
}

/// The chance to win from here for whoever expects to be so many points ahead.
pub(crate) fn chance_of_lead(lead: f32, state: &State) -> f32 {
    let spread = SPREAD + SPREAD_A_TILE * (state.tiles_left() as f32).sqrt();
    1.0 / (1.0 + (-lead / spread).exp()) + POINT * lead
}

/// The same for all players.
pub(crate) fn chances(points: &Points, state: &State) -> [f32; MAX_PLAYERS] {
    let mut chances = [0.0; MAX_PLAYERS];
    for seat in state.seats() {
        chances[seat.index()] = chance(points, seat, state);
    }
    chances
}

/// What came of a game that is over: a victory, which may be shared, and a little for each point.
pub(crate) fn result(state: &State) -> [f32; MAX_PLAYERS] {
    let points = points(state);
    let mut chances = [0.0; MAX_PLAYERS];
    for seat in state.seats() {
        chances[seat.index()] = POINT * lead(&points, seat, state.scores().len());
    }
    let leaders = state.leaders().count() as f32;
    for seat in state.leaders() {
        chances[seat.index()] += 1.0 / leaders;
    }
    chances
}

/// The points that were made so far.
pub(crate) fn points(state: &State) -> Points {
    let mut points = [0.0; MAX_PLAYERS];
    for (points, &score) in points.iter_mut().zip(state.scores()) {
        *points = score as f32;
    }
    points
}
