//! Catching: a token is thrown to the left neighbour, who reaches for it (`CAT-23` to `CAT-25`).

use super::flight::{MOST, Point, fly_to_neighbour, scatter};
use super::{PRIZE, Thrown, next_thrower, thrower};
use crate::action::{Action, CatchResult};
use crate::event::{Event, Log};
use crate::games::carcassonne::Step;
use crate::refusal::Refusal;
use crate::state::State;

/// The ticks at which a hand can reach the token (`CAT-D26`).
const TICKS: std::ops::RangeInclusive<u8> = 54..=59;

/// Where a hand can be: along the lane and aside, in millimetres.
const HANDS_ALONG: std::ops::RangeInclusive<i16> = 400..=1_300;
const HANDS_ASIDE: std::ops::RangeInclusive<i16> = -400..=400;
const HAND_STEP: i16 = 50;

/// Every place and tick for the hand of the catcher.
fn hands() -> impl Iterator<Item = Action> {
    HANDS_ALONG.step_by(HAND_STEP as usize).flat_map(|x| {
        let asides = HANDS_ASIDE.step_by(HAND_STEP as usize);
        asides.flat_map(move |y| TICKS.map(move |tick| Action::Hand { x, y, tick }))
    })
}

/// Shows no attempt, and every hand.
pub(in crate::games::carcassonne) fn for_each_hand(show: &mut impl FnMut(Action)) {
    show(Action::Pass);
    hands().for_each(show);
}

/// One of the actions of [`for_each_hand`], by its place there.
pub(in crate::games::carcassonne) fn pick_hand(
    choose: impl FnOnce(usize) -> usize,
) -> Option<Action> {
    let asides = HANDS_ASIDE.step_by(HAND_STEP as usize).count();
    let alongs = HANDS_ALONG.step_by(HAND_STEP as usize).count();
    let ticks = TICKS.count();
    let Some(index) = choose(1 + alongs * asides * ticks).checked_sub(1) else {
        return Some(Action::Pass);
    };
    let (place, tick) = (index / ticks, TICKS.start() + (index % ticks) as u8);
    let x = HANDS_ALONG.step_by(HAND_STEP as usize).nth(place / asides)?;
    let y = HANDS_ASIDE.step_by(HAND_STEP as usize).nth(place % asides)?;
    Some(Action::Hand { x, y, tick })
}

/// The catcher acts, or does not.
pub(super) fn catch(
    state: &mut State,
    hand: Option<(i16, i16, u8)>,
    log: &mut impl Log,
) -> Result<Option<Step>, Refusal> {
    if let Some((x, y, tick)) = hand {
        let fine = HANDS_ALONG.contains(&x)
            && HANDS_ASIDE.contains(&y)
            && x % HAND_STEP == 0
            && y % HAND_STEP == 0
            && TICKS.contains(&tick);
        if !fine {
            return Err(Refusal::NoSuchHand);
        }
    }
    let Some(catapult) = &mut state.expansions.catapult else { return Err(Refusal::OtherContest) };
    let Thrown::Flying { aside, power, wind } = std::mem::take(&mut catapult.thrown) else {
        return Err(Refusal::OtherContest);
    };
    let at = |x: i16, y: i16| Point::new(1_000 * i64::from(x), 1_000 * i64::from(y));
    let hand = hand.map(|(x, y, tick)| (at(x, y), tick));
    let result = fly_to_neighbour(aside, power, &scatter(wind)).result(hand);
    Ok(finish(state, result, log))
}

/// `CAT-R-01`, `INT-R-09`: who gets the points.
pub(super) fn finish(state: &mut State, result: CatchResult, log: &mut impl Log) -> Option<Step> {
    let seat = thrower(state);
    let catcher = seat.next(state.players);
    let winner = match result {
        CatchResult::Caught | CatchResult::Short => catcher,
        CatchResult::Far | CatchResult::Touched => seat,
    };
    state.scores[winner.index()] += PRIZE;
    log.note(|| Event::CatchScored { seat, catcher, result, winner, points: PRIZE });
    next_thrower(state, log)
}

/// How many ticks of a flight the catcher sees (`CAT-D25`).
pub(crate) const SEEN_TICKS: usize = 24;

impl State {
    /// `CAT-D25`: what the catcher sees of the token before reaching for it, in millimetres: each
    /// number is wrong by what the bell-shaped `error` says. None unless a token flies to a neighbour.
    pub(crate) fn flight_to_neighbour(
        &self,
        mut error: impl FnMut() -> i64,
    ) -> Option<[(i64, i64); SEEN_TICKS]> {
        const BLUR: i64 = 40_000;
        let Thrown::Flying { aside, power, wind } = self.expansions.catapult.as_ref()?.thrown
        else {
            return None;
        };
        let lane = fly_to_neighbour(aside, power, &scatter(wind));
        let mut blur = |exact: i64| (exact + BLUR * error() / MOST) / 1_000;
        Some(std::array::from_fn(|index| {
            let Point { x, y } = lane.at(index as u8 + 1);
            (blur(x), blur(y))
        }))
    }
}
