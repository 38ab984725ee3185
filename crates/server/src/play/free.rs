//! Actions with numbers to choose, of which there are too many to list: what each number can be.

use std::collections::{BTreeMap, BTreeSet};

use bastide_rules::{Action, Pos, State};
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// Actions with numbers to choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Free {
    /// `throw S 2,1 power 400`: any aim with any power.
    Throw {
        /// The tiles to aim at, each from all sides.
        aims: Vec<Aim>,
        /// The powers.
        powers: Vec<Power>,
    },
    /// `catch-throw -100 power 900`: any of these aside, with any power.
    CatchThrow {
        /// How far aside, in millimetres.
        asides: Vec<i16>,
        /// The powers.
        powers: Vec<Power>,
    },
    /// `hand 850,50 tick 57`.
    Hand {
        /// Where along the lane, in millimetres.
        alongs: Vec<i16>,
        /// How far aside, in millimetres.
        asides: Vec<i16>,
        /// When.
        ticks: Vec<u8>,
    },
    /// `gap 31`, with a real catapult.
    Gap {
        /// The largest gap that can be said, in millimetres.
        most: u16,
    },
}

/// A tile to aim at, from a side of the landscape.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct Aim {
    /// The tile.
    #[schema(value_type = [i16; 2])]
    pub at: Pos,
    /// The side: `N`, `E`, `S` or `W`.
    pub side: String,
    /// Where the catapult stands, in millimetres from the middle of the space 0,0. A tile is 45 wide.
    #[ts(type = "[number, number]")]
    pub catapult: (i64, i64),
}

/// A power, and how far a token flies with it if nothing makes it stray.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct Power {
    /// The power.
    pub power: u16,
    /// The way of the token in millimetres.
    #[ts(type = "number")]
    pub range: i64,
}

impl Free {
    /// What there is among the legal actions of a state.
    pub(super) fn of(legal: &[Action], state: &State) -> Option<Self> {
        let mut powers = BTreeMap::new();
        let mut aims = BTreeSet::new();
        let (mut alongs, mut asides, mut ticks) =
            (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
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
            return Some(Self::Gap { most });
        }
        if !aims.is_empty() {
            return Some(Self::Throw { aims: aims.into_iter().map(aim).collect(), powers });
        }
        if !powers.is_empty() {
            return Some(Self::CatchThrow { asides, powers });
        }
        let (alongs, ticks) = (alongs.into_iter().collect(), ticks.into_iter().collect());
        (!asides.is_empty()).then_some(Self::Hand { alongs, asides, ticks })
    }
}
