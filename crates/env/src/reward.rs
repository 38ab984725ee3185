//! Rewards.

use bastide_ai::final_lead;
use bastide_rules::State;

/// What players are rewarded for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reward {
    /// The result, at the end: 1 for a win alone, and rewards that sum up to 0 over the players. With two players the loser
    /// gets -1, a tie is 0.
    #[default]
    Win,
    /// The lead over the best opponent, at the end, in points.
    Lead,
    /// The points of each step, the final scoring included.
    Points,
}

impl Reward {
    /// All rewards.
    pub const ALL: [Self; 3] = [Self::Win, Self::Lead, Self::Points];

    /// The name in texts.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Win => "win",
            Self::Lead => "lead",
            Self::Points => "points",
        }
    }

    /// Writes the reward of each seat for a step.
    pub(crate) fn write(self, before: &[u32], state: &State, rewards: &mut [f32]) {
        match self {
            Self::Points => {
                for ((reward, &before), &after) in
                    rewards.iter_mut().zip(before).zip(state.scores())
                {
                    *reward = after as f32 - before as f32;
                }
            }
            _ if !state.is_over() => rewards.fill(0.0),
            Self::Win => self.write_shares(state, rewards),
            Self::Lead => {
                for (seat, reward) in state.seats().zip(rewards) {
                    *reward = final_lead(state, seat);
                }
            }
        }
    }

    #[expect(clippy::unused_self, reason = "it belongs to the variant")]
    fn write_shares(self, state: &State, rewards: &mut [f32]) {
        let (players, winners) = (rewards.len() as f32, state.leaders().count() as f32);
        rewards.fill(-1.0 / (players - 1.0));
        for seat in state.leaders() {
            rewards[seat.index()] = (players / winners - 1.0) / (players - 1.0);
        }
    }
}

#[cfg(test)]
mod tests {
    use bastide_rules::{Game, Setup};

    use super::*;

    #[test]
    fn rewards_for_winning_sum_to_zero() {
        for players in 2..=5 {
            let names = (1..=players).map(|seat| seat.to_string());
            let game = Game::new(Setup::carcassonne(names)).expect("a sensible setup");
            let mut state = game.start();
            game.settle(&mut state);
            let mut rewards = vec![9.0; players];
            Reward::Win.write(&vec![0; players], &state, &mut rewards);
            assert!(rewards.iter().all(|reward| reward.abs() < 1e-6), "all tie: {rewards:?}");
        }
    }
}
