//! The static evaluation of a position: the expected final points of each player.
//!
//! It starts from the scores if the game ended now ([`Game::settle`]) and adds the expected gains: features
//! that may be completed with the tiles left or joined to others, land that waits for them, and followers
//! that are free to score. No rule is named here.

mod fitting;
mod joining;
mod outlook;
mod weights;

use bastide_rules::{Game, MAX_PLAYERS, State};

use fitting::Fitting;
use joining::Joints;
use outlook::{Cache, Outlook};
pub use weights::{Completion, JoinRate, Joining, Weights};

/// Expected final points, by seat.
pub type Points = [f32; MAX_PLAYERS];

/// Evaluates positions of one game and reuses its memory.
#[derive(Clone, Debug)]
pub struct Valuation {
    weights: Weights,
    settled: State,
    fitting: Fitting,
    cache: Cache,
    joints: Joints,
}

impl Valuation {
    /// Creates a valuation for positions of a game.
    pub fn new(game: &Game, weights: Weights) -> Self {
        Self {
            weights,
            settled: game.start(),
            fitting: Fitting::new(),
            cache: Cache::default(),
            joints: Joints::default(),
        }
    }

    /// Starts a search from a position. The positions valued next count on the tiles that are left here.
    pub fn begin(&mut self, state: &State) {
        self.fitting.reset(state);
    }

    /// Returns the expected final points.
    pub fn points(&mut self, game: &Game, state: &State) -> Points {
        self.cache.invalidate();
        if self.weights.joining.is_some() {
            self.joints.find(game, state, &mut self.fitting);
        }
        self.points_again(game, state)
    }

    /// Returns the expected final points of a position with the same tiles on the table, and the same tiles
    /// left, as the position valued before. The chances of the features are reused.
    pub(crate) fn points_again(&mut self, game: &Game, state: &State) -> Points {
        let mut points = [0.0; MAX_PLAYERS];
        if state.is_over() {
            read_scores(state, &mut points);
            return points;
        }
        self.settled.clone_from(state);
        game.settle(&mut self.settled);
        read_scores(&self.settled, &mut points);

        let Self { weights, fitting, cache, joints, .. } = self;
        let players = state.scores().len();
        let turns = state.tiles_left() as f32 / players as f32;
        let mut outlook = Outlook { game, state, weights, fitting, cache, turns };
        let mut free = [0.0; MAX_PLAYERS];
        joints.clear();
        for prospect in state.prospects(game) {
            if weights.joining.is_some() {
                joints.add(&prospect);
            }
            let owners = prospect.owners();
            let more = if prospect.is_land {
                outlook.land(&prospect)
            } else {
                let (more, home) = outlook.feature(&prospect);
                for (free, &followers) in free.iter_mut().zip(&prospect.followers) {
                    *free += home * f32::from(followers);
                }
                more
            };
            for (seat, points) in points[..players].iter_mut().enumerate() {
                if owners & (1 << seat) != 0 {
                    *points += more;
                }
                if prospect.helpers[seat] > 0 && prospect.followers[seat] > 0 {
                    *points += weights.helper * (turns / weights.follower_horizon).min(1.0);
                }
            }
        }
        if let Some(joining) = weights.joining {
            joints.add_expected_changes(joining, &mut outlook, &mut points);
        }
        points[state.turn().index()] += weights.tempo * turns.min(1.0);
        for seat in state.seats() {
            let supply = state.followers_in_supply(game, seat) as f32;
            let free = free[seat.index()] + supply;
            points[seat.index()] += weights.of_followers(free, turns)
                + weights.any_follower * supply.min(turns).min(1.0);
        }
        points
    }
}

fn read_scores(state: &State, points: &mut Points) {
    for (points, &score) in points.iter_mut().zip(state.scores()) {
        *points = score as f32;
    }
}
