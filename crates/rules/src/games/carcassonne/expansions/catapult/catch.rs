//! Catching: a token is thrown to the left neighbour, who reaches for it (`CAT-23` to `CAT-25`).

use rand_core::Rng;

use super::flight::{MOST, Point, bell, fly_to_neighbour, scatter};
use super::throwing::{ASIDES, POWER_STEP, POWERS, powers};
use super::{PRIZE, Round, Thrown, WINDS, next_thrower, thrower};
use crate::action::{Action, CatchResult};
use crate::chance::Dealer;
use crate::event::{Event, Log};
use crate::games::Memory;
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

/// Visits no attempt, and every hand.
pub(super) fn for_each_hand(visit: &mut impl FnMut(Action)) {
    visit(Action::Pass);
    hands().for_each(visit);
}

/// One of the actions of [`for_each_hand`], by its place there.
pub(super) fn pick_hand(choose: impl FnOnce(usize) -> usize) -> Option<Action> {
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
) -> Result<Round, Refusal> {
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
    let Some(catapult) = &mut state.memory.carcassonne_mut().catapult else {
        return Err(Refusal::OtherContest);
    };
    let Thrown::Flying { aside, power, wind } = std::mem::take(&mut catapult.thrown) else {
        return Err(Refusal::OtherContest);
    };
    let at = |x: i16, y: i16| Point::new(1_000 * i64::from(x), 1_000 * i64::from(y));
    let hand = hand.map(|(x, y, tick)| (at(x, y), tick));
    let result = fly_to_neighbour(aside, power, &scatter(wind)).result(hand);
    Ok(finish(state, result, log))
}

/// `CAT-R-01`, `INT-R-09`: who gets the points.
pub(super) fn finish(state: &mut State, result: CatchResult, log: &mut impl Log) -> Round {
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
const SEEN_TICKS: usize = 24;

/// What the catcher sees of a token in flight, tick by tick: its place along the lane and aside, in
/// millimetres (`CAT-D25`).
pub type Sight = [(i64, i64); SEEN_TICKS];

/// How wrong each number of a sight is, as a rule, in micrometres.
const BLUR: i64 = 40_000;

impl State {
    /// `CAT-D25`: what the catcher sees of the token before reaching for it, in millimetres: each
    /// number is wrong by what the bell-shaped `error` says. None unless a token flies to a neighbour.
    fn flight_to_neighbour(&self, mut error: impl FnMut() -> i64) -> Option<Sight> {
        let Thrown::Flying { aside, power, wind } =
            self.memory.find_carcassonne()?.catapult.as_ref()?.thrown
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

    /// Forgets what a catcher must not know: the throw and the wind of a token in flight are drawn
    /// anew, such that they agree with what was seen, if anything was. `below` picks numbers smaller
    /// than a limit. Any other state stays as it is.
    pub fn imagine(&mut self, sight: Option<&Sight>, mut below: impl FnMut(u32) -> u32) {
        /// Enough for one that comes near to any sight.
        const WINDS_TRIED: usize = 16;
        let Memory::Carcassonne(memory) = &mut self.memory else { return };
        let Some(catapult) = &mut memory.catapult else { return };
        if !matches!(catapult.thrown, Thrown::Flying { .. }) {
            return;
        }
        let seen = sight.map(|sight| {
            (
                guess(sight.iter().map(|at| at.0), &mut below),
                guess(sight.iter().map(|at| at.1), &mut below),
            )
        });
        let mut any = || {
            let powers = POWERS.len() as u32;
            let power = POWER_STEP * (POWERS.start() + below(powers) as u16);
            (ASIDES[below(ASIDES.len() as u32) as usize], power, below(WINDS.into()) as u16)
        };
        let (mut best, mut least) = (any(), i128::MAX);
        if let Some((length, aside_at_end)) = seen {
            for _ in 0..WINDS_TRIED {
                let wind = any().2;
                for aside in ASIDES {
                    for power in powers() {
                        let lane = fly_to_neighbour(aside, power, &scatter(wind));
                        let miss = lane.at(60).squared_distance(Point::new(length, aside_at_end));
                        if miss < least {
                            (best, least) = ((aside, power, wind), miss);
                        }
                    }
                }
            }
        }
        let (aside, power, wind) = best;
        catapult.thrown = Thrown::Flying { aside, power, wind };
    }
}

impl Dealer {
    /// `CAT-D25`: what the catcher sees of a token that flies to a neighbour: its place at the first 24 ticks, in
    /// millimetres along the lane and aside, not quite exact. `None` if no token flies.
    ///
    /// The errors come from the seed, so that nobody can compute from what was seen which wind it is.
    pub fn catch_view(&self, state: &State) -> Option<Sight> {
        let mut errors = self.winds().clone();
        // Each wind has moved its own stream on, so each flight has a stream of its own here.
        errors.set_stream(2 + self.winds().get_word_pos() as u64);
        state.flight_to_neighbour(|| {
            bell(&std::array::from_fn::<_, 12, _>(|_| i64::from(errors.next_u32() >> 16)))
        })
    }
}

/// Where a token may be at the last tick, by the line through what was seen, and wrong by as much as
/// that line can be.
fn guess(seen: impl Iterator<Item = i64>, below: &mut impl FnMut(u32) -> u32) -> i64 {
    let ticks = || 1..=SEEN_TICKS as i64;
    let squares: i64 = ticks().map(|tick| tick * tick).sum();
    let slope: i64 = ticks().zip(seen).map(|(tick, at)| 1_000 * tick * at).sum();
    let error = bell(&std::array::from_fn::<_, 12, _>(|_| i64::from(below(MOST as u32 + 1))));
    60 * slope / squares + 60 * BLUR / squares.isqrt() * error / MOST
}
