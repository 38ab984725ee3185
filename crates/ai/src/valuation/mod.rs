//! What a position is worth: the points that each player may expect in the end.
//!
//! It begins with the points if the game ended now, which the engine knows for every mix of expansions,
//! and adds what may still come of it: features that may be completed with the tiles that are left, or joined
//! to others, land that waits for them, and followers who are free to earn more. No rule is named here.

mod fitting;
mod joining;
mod outlook;
mod weights;

use bastide_rules::{Game, MAX_PLAYERS, State};

use fitting::Fitting;
use joining::Joints;
use outlook::{Memory, Outlook};
pub use weights::{Completion, Hope, Joining, Weights};

/// Expected points in the end, by seat.
pub type Points = [f32; MAX_PLAYERS];

/// Values positions of one game, with memory that it keeps.
#[derive(Clone, Debug)]
pub struct Valuation {
    weights: Weights,
    settled: State,
    fitting: Fitting,
    memory: Memory,
    joints: Joints,
}

impl Valuation {
    /// A valuation for positions of a game.
    pub fn new(game: &Game, weights: Weights) -> Self {
        Self {
            weights,
            settled: game.start(),
            fitting: Fitting::new(),
            memory: Memory::default(),
            joints: Joints::default(),
        }
    }

    /// Takes note of the tiles that are left now; what follows from here is valued with these.
    pub fn begin(&mut self, state: &State) {
        self.fitting.forget(state);
    }

    /// The points that each player may expect.
    pub fn points(&mut self, game: &Game, state: &State) -> Points {
        self.memory.begin();
        if self.weights.joining.is_some() {
            self.joints.find(game, state, &mut self.fitting);
        }
        self.points_again(game, state)
    }

    /// The points that each player may expect, where the tiles on the table and those left are the same
    /// as in the position that was valued before: then the features have the same chances.
    pub(crate) fn points_again(&mut self, game: &Game, state: &State) -> Points {
        let mut points = [0.0; MAX_PLAYERS];
        if state.is_over() {
            read_scores(state, &mut points);
            return points;
        }
        self.settled.clone_from(state);
        game.settle(&mut self.settled);
        read_scores(&self.settled, &mut points);

        let Self { weights, fitting, memory, joints, .. } = self;
        let players = state.scores().len();
        let turns = state.tiles_left() as f32 / players as f32;
        let mut outlook = Outlook { game, state, weights, fitting, memory, turns };
        let mut free = [0.0; MAX_PLAYERS];
        joints.clear();
        for prospect in state.prospects(game) {
            if weights.joining.is_some() {
                joints.note(&prospect);
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
                    *points += weights.helper * (turns / weights.horizon).min(1.0);
                }
            }
        }
        if let Some(joining) = weights.joining {
            joints.weigh(joining, &mut outlook, &mut points);
        }
        points[state.turn().index()] += weights.tempo * turns.min(1.0);
        for seat in state.seats() {
            let supply = state.followers_in_supply(game, seat) as f32;
            let free = free[seat.index()] + supply;
            points[seat.index()] +=
                weights.of_followers(free, turns) + weights.last * supply.min(turns).min(1.0);
        }
        points
    }
}

fn read_scores(state: &State, points: &mut Points) {
    for (points, &score) in points.iter_mut().zip(state.scores()) {
        *points = score as f32;
    }
}
