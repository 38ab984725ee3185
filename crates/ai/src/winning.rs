//! Win probabilities from expected points.

use bastide_rules::{MAX_PLAYERS, Seat, State};

use crate::lookahead::lead_over_best;
use crate::valuation::{Estimate, Points};

/// The scale of the logistic curve: a constant, and a part that grows with the square root of the tiles
/// left.
const SPREAD_A_TILE: f32 = 2.0;
const SPREAD: f32 = 1.0;
/// The value of one point of lead beside winning, so that players care for points in decided games.
const POINT: f32 = 0.002;

/// Returns the chance to win with an expected lead by the hand-made valuation.
pub(crate) fn chance_of_lead(lead: f32, state: &State) -> f32 {
    let spread = SPREAD + SPREAD_A_TILE * (state.tiles_left() as f32).sqrt();
    1.0 / (1.0 + (-lead / spread).exp())
}

/// Returns what a search maximises: the chance to win, plus a small bonus for the lead.
pub(crate) fn value(estimate: Estimate) -> f32 {
    estimate.chance + POINT * estimate.lead
}

/// Returns the chance to win from the mean value and the mean lead of a search.
pub(crate) fn chance_of_value(value: f32, lead: f32) -> f32 {
    (value - POINT * lead).clamp(0.0, 1.0)
}

/// Returns the values of a finished game: 1 for a win, shared among several winners, plus a small bonus
/// for the lead.
pub(crate) fn result(state: &State) -> [f32; MAX_PLAYERS] {
    let points = points(state);
    let mut chances = [0.0; MAX_PLAYERS];
    for seat in state.seats() {
        chances[seat.index()] = POINT * lead_over_best(&points, seat, state.scores().len());
    }
    let leaders = state.leaders().count() as f32;
    for seat in state.leaders() {
        chances[seat.index()] += 1.0 / leaders;
    }
    chances
}

/// Returns the current scores.
pub(crate) fn points(state: &State) -> Points {
    let mut points = [0.0; MAX_PLAYERS];
    for (points, &score) in points.iter_mut().zip(state.scores()) {
        *points = score as f32;
    }
    points
}

/// Returns the lead of a player over the best opponent, by the current scores.
pub fn final_lead(state: &State, seat: Seat) -> f32 {
    lead_over_best(&points(state), seat, state.scores().len())
}
