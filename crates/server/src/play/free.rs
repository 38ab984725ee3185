//! Actions with numbers to choose, which are too many to list: the range of each number.

use std::collections::{BTreeMap, BTreeSet};

use bastide_protocol::choices::{Aim, Free, Power};
use bastide_rules::{Action, Pos, State};

/// The free actions among the legal ones of a state.
pub(super) fn of(legal: &[Action], state: &State) -> Option<Free> {
    let mut powers = BTreeMap::new();
    let mut aims = BTreeSet::new();
    let (mut alongs, mut asides, mut ticks) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    let mut most = None;
    for &action in legal {
        match action {
            Action::Throw { from, aim, power } => {
                aims.insert((aim, from));
                powers.insert(power, action.range());
            }
            Action::CatchThrow { aside, power } => {
                asides.insert(aside);
                powers.insert(power, action.range());
            }
            Action::Hand { x, y, tick } => {
                alongs.insert(x);
                asides.insert(y);
                ticks.insert(tick);
            }
            Action::Gap(gap) => most = most.max(Some(gap)),
            _ => {}
        }
    }
    let power = |(power, range): (u16, Option<i64>)| Power { power, range: range.unwrap_or(0) };
    let powers: Vec<Power> = powers.into_iter().map(power).collect();
    let asides: Vec<i16> = asides.into_iter().collect();
    let aim = |(at, from): (Pos, _)| Aim {
        at,
        side: format!("{from}"),
        catapult: state.catapult_at(at, from),
    };
    if let Some(most) = most {
        return Some(Free::Gap { most });
    }
    if !aims.is_empty() {
        return Some(Free::Throw { aims: aims.into_iter().map(aim).collect(), powers });
    }
    if !powers.is_empty() {
        return Some(Free::CatchThrow { asides, powers });
    }
    let (alongs, ticks) = (alongs.into_iter().collect(), ticks.into_iter().collect());
    (!asides.is_empty()).then_some(Free::Hand { alongs, asides, ticks })
}
