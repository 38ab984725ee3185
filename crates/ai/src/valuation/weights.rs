//! The weights of the valuation.

use bastide_rules::analysis::OpenEnd;

use super::fitting::Fitting;

/// The weights of the valuation; `docs/computer-players.md` says where they come from.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weights {
    /// The completion of features with open ends.
    pub ends: Completion,
    /// The completion of buildings, which need tiles around them.
    pub buildings: Completion,
    /// The factor for the gain of a completed feature.
    pub gain: f32,
    /// The factor for the points of the tiles that complete it.
    pub growth: f32,
    /// The factor for the points of tiles added to a feature that is never completed.
    pub rest: f32,
    /// The factor for the features that open land waits for.
    pub land: f32,
    /// The fraction of the current worth of open land that is lost to opponents.
    pub land_loss: f32,
    /// The points of the first free follower.
    pub follower: f32,
    /// The factor from each free follower to the next.
    pub follower_discount: f32,
    /// The number of own turns in which a free follower earns its points.
    pub follower_horizon: f32,
    /// How much a follower on a feature that is surely completed counts as free.
    pub return_weight: f32,
    /// The number of turns over which that decays by a factor of *e*.
    pub return_time: f32,
    /// The points of having the next turn.
    pub tempo: f32,
    /// The points of a helper beside followers.
    pub helper: f32,
    /// The points of having any follower in the supply.
    pub any_follower: f32,
    /// The rates at which features are joined; `None` ignores joining.
    pub joining: Option<Joining>,
}

/// How features of a kind are completed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Completion {
    /// The factor of the rate at which ends are closed.
    pub rate: f32,
    /// The weight of a tile that continues the feature, relative to one that closes the end.
    pub continuation: f32,
    /// The exponent of the share of the tiles left that fit.
    pub share_exponent: f32,
    /// The exponent of the number of turns left.
    pub turns_exponent: f32,
    /// How much each further open end slows down the others.
    pub interference: f32,
}

/// How likely two features are joined: a rate times the share of the tiles left that join them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Joining {
    /// Features with ends.
    pub ends: JoinRate,
    /// Open land.
    pub land: JoinRate,
}

/// A rate that grows with the square root of the turns left.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct JoinRate {
    /// The constant part.
    pub base: f32,
    /// The factor of the square root.
    pub growth: f32,
}

impl Weights {
    /// The weights of `greedy` and `expectimax`, tuned by self-play.
    pub const PLAIN: Self = Self {
        ends: Completion::PLAIN,
        buildings: Completion::PLAIN,
        gain: 1.0,
        growth: 1.0,
        rest: 1.0,
        land: 1.0,
        land_loss: 0.0,
        follower: 7.5,
        follower_discount: 0.73,
        follower_horizon: 10.0,
        return_weight: 1.0,
        return_time: 5.2,
        tempo: 2.0,
        helper: 2.0,
        any_follower: 0.0,
        joining: None,
    };

    /// The weights of `mcts` and `shrewd`, fitted to the outcomes of games.
    pub const FITTED: Self = Self {
        ends: Completion {
            rate: 0.72,
            continuation: 0.09,
            share_exponent: 0.55,
            turns_exponent: 0.54,
            interference: 0.611,
        },
        buildings: Completion {
            rate: 0.27,
            continuation: 0.61,
            share_exponent: 0.47,
            turns_exponent: 0.79,
            interference: 0.082,
        },
        gain: 1.2,
        growth: 0.2,
        rest: 0.1,
        land: 0.5,
        land_loss: 0.2,
        follower: 7.0,
        follower_discount: 0.88,
        follower_horizon: 5.0,
        return_weight: 0.6,
        return_time: f32::INFINITY,
        tempo: 1.3,
        helper: 2.0,
        any_follower: 1.5,
        joining: Some(Joining {
            ends: JoinRate { base: 0.3, growth: 0.45 },
            land: JoinRate { base: 0.1, growth: 0.25 },
        }),
    };

    /// Returns the completion model for the feature of an end.
    pub(super) fn completion_at(&self, end: OpenEnd) -> &Completion {
        if end.side.is_some() { &self.ends } else { &self.buildings }
    }

    /// Returns the points of free followers with a number of own turns left.
    pub(super) fn of_followers(&self, free: f32, turns: f32) -> f32 {
        let useful = free.min(turns);
        let sum = (1.0 - self.follower_discount.powf(useful)) / (1.0 - self.follower_discount);
        self.follower * sum * (turns / self.follower_horizon).min(1.0)
    }
}

impl Completion {
    const PLAIN: Self = Self {
        rate: 0.068,
        continuation: 1.0,
        share_exponent: 1.0,
        turns_exponent: 1.0,
        interference: 0.3,
    };

    /// Returns the effective number of turns for each of `open` ends.
    pub(super) fn effective_turns(&self, turns: f32, open: u16, fitting: &mut Fitting) -> f32 {
        fitting.power(turns, self.turns_exponent) / (1.0 + self.interference * f32::from(open - 1))
    }
}

impl JoinRate {
    /// Returns the rate with a number of turns left.
    pub(super) fn at(self, turns: f32) -> f32 {
        self.base + self.growth * turns.sqrt()
    }
}
