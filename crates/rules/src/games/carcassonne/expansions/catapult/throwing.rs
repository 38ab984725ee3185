//! Throwing: where a token can be aimed, and how hard it can be thrown (`CAT-D06`, `CAT-D09`, `CAT-D23`).

use super::bodies::{by_name, every_follower, tiles_with_followers};
use super::flight::{Point, launch_point, range_over_table, range_to_neighbour};
use super::{Thrown, contest, fair, is_manual};
use crate::action::{Action, CatchResult, Contest};
use crate::game::Game;
use crate::games::picking::pick;
use crate::geometry::{Pos, Side};
use crate::refusal::Refusal;
use crate::state::{Phase, State};

/// The powers of a throw: 100, 120, and so on to 1,000.
pub(super) const POWERS: std::ops::RangeInclusive<u16> = 5..=50;
pub(super) const POWER_STEP: u16 = 20;

pub(super) fn powers() -> impl Iterator<Item = u16> + Clone {
    POWERS.map(|power| power * POWER_STEP)
}

const fn is_power(power: u16) -> bool {
    power.is_multiple_of(POWER_STEP)
        && power / POWER_STEP >= *POWERS.start()
        && power / POWER_STEP <= *POWERS.end()
}

/// The tiles at which a token can be aimed: the fair, and those where followers stand.
fn aims(game: &Game, state: &State) -> Vec<Pos> {
    // Numbers in the order of the spaces, which are sorted faster than these.
    let number = |at: Pos| (i32::from(at.x) << 16) + i32::from(at.y) - i32::from(i16::MIN);
    let space = |number: i32| {
        Pos::new((number >> 16) as i16, ((number & 0xffff) + i32::from(i16::MIN)) as i16)
    };
    let mut aims = Vec::with_capacity(state.pieces.len() + 1);
    aims.extend(tiles_with_followers(game, state).map(number));
    aims.push(number(fair(state)));
    aims.sort_unstable();
    aims.dedup();
    aims.into_iter().map(space).collect()
}

/// Visits every throw; with a real catapult, everything that can have come of it.
pub(super) fn for_each_throw(game: &Game, state: &State, visit: &mut impl FnMut(Action)) {
    let Some(contest) = contest(state) else { return };
    match contest {
        Contest::KnockOut if is_manual(game) => {
            visit(Action::Pass);
            let all = by_name(every_follower(game, state));
            all.map(|(_, follower)| Action::Hit(follower)).for_each(visit);
        }
        Contest::Seduction if is_manual(game) => {
            visit(Action::Pass);
            let all = by_name(every_follower(game, state));
            all.map(|(_, nearest)| Action::Nearest(nearest)).for_each(visit);
        }
        Contest::Target if is_manual(game) => (0..=MOST_GAP).map(Action::Gap).for_each(visit),
        Contest::Catch if is_manual(game) => {
            CatchResult::ALL.map(Action::CatchResult).into_iter().for_each(visit);
        }
        Contest::KnockOut | Contest::Seduction | Contest::Target => {
            for aim in aims(game, state) {
                for from in Side::ALL {
                    powers().for_each(|power| visit(Action::Throw { from, aim, power }));
                }
            }
        }
        Contest::Catch => {
            for aside in ASIDES {
                powers().for_each(|power| visit(Action::CatchThrow { aside, power }));
            }
        }
    }
}

/// The largest gap that can be said, in millimetres.
pub(super) const MOST_GAP: u16 = 500;

/// How far aside a token can be thrown to the neighbour, in millimetres (`CAT-D23`).
pub(super) const ASIDES: [i16; 7] = [-300, -200, -100, 0, 100, 200, 300];

/// One of the actions of [`for_each_throw`], by its place there.
pub(super) fn pick_throw(
    game: &Game,
    state: &State,
    choose: impl FnOnce(usize) -> usize,
) -> Option<Action> {
    if is_manual(game) {
        return pick(choose, |few| {
            for_each_throw(game, state, &mut |action| few.add(action));
        });
    }
    // There are hundreds or thousands, but their order is plain.
    let powers_each = POWERS.len();
    if contest(state) == Some(Contest::Catch) {
        let index = choose(ASIDES.len() * powers_each);
        let aside = *ASIDES.get(index / powers_each)?;
        return Some(Action::CatchThrow { aside, power: powers().nth(index % powers_each)? });
    }
    let aims = aims(game, state);
    let index = choose(aims.len() * Side::ALL.len() * powers_each);
    let (place, power) = (index / powers_each, powers().nth(index % powers_each)?);
    let aim = *aims.get(place / Side::ALL.len())?;
    Some(Action::Throw { from: Side::ALL[place % Side::ALL.len()], aim, power })
}

/// `CAT-D09`, `CAT-D23`: throws; the wind decides what comes of it (`CAT-D03`).
pub(super) fn throw(game: &Game, state: &mut State, action: Action) -> Result<(), Refusal> {
    let over_table = contest(state) != Some(Contest::Catch);
    let thrown = match action {
        _ if is_manual(game) => return Err(Refusal::RealCatapult),
        Action::Throw { from, aim, power } if over_table => {
            if !is_power(power) {
                return Err(Refusal::NoSuchThrow);
            }
            let mut aims = tiles_with_followers(game, state).chain([fair(state)]);
            if !aims.any(|at| at == aim) {
                return Err(Refusal::NothingToAimAt { at: aim });
            }
            Thrown::OverTable { from, aim, power }
        }
        Action::CatchThrow { aside, power } if !over_table => {
            if !is_power(power) || !ASIDES.contains(&aside) {
                return Err(Refusal::NoSuchThrow);
            }
            Thrown::ToNeighbour { aside, power }
        }
        _ => return Err(Refusal::OtherContest),
    };
    if let Some(catapult) = &mut state.memory.carcassonne_mut().catapult {
        catapult.thrown = thrown;
    }
    state.phase = Phase::Wind;
    Ok(())
}

impl Action {
    /// How far the token of a throw flies if nothing makes it stray (`CAT-D10`, `CAT-D23`), in
    /// millimetres; none for other actions.
    pub fn range(self) -> Option<i64> {
        match self {
            Self::Throw { power, .. } => Some(range_over_table(power) / 1_000),
            Self::CatchThrow { power, .. } => Some(range_to_neighbour(power) / 1_000),
            _ => None,
        }
    }
}

impl State {
    /// Where the catapult stands when it is aimed from this side at a tile (`CAT-D06`), in millimetres from
    /// the middle of the space 0,0; a tile is 45 wide.
    pub fn catapult_at(&self, aim: Pos, from: Side) -> (i64, i64) {
        let Point { x, y } = self.launch(aim, from);
        (x / 1_000, y / 1_000)
    }

    pub(super) fn launch(&self, aim: Pos, from: Side) -> Point {
        let outermost = self.board.outermost(aim, from);
        launch_point(outermost, |pos| self.tile_at(pos).is_some(), from)
    }
}
