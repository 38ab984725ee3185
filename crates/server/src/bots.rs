//! Computer players: which levels there are, and where they think.
//!
//! This is the one place that knows the players of `bastide-ai`.

use std::sync::Arc;
use std::time::Duration;

use bastide_ai::{PlayerSort, Situation};
use bastide_rules::{Action, Game, Sight, State};
use serde::{Deserialize, Serialize};
use tokio::sync::Semaphore;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::secret::random_bytes;

/// How well a computer plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Plays sensibly, but often overlooks where a tile would be best.
    Novice,
    /// Overlooks less.
    Casual,
    /// Thinks ahead a little.
    Strong,
    /// Thinks ahead for some seconds.
    Master,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 4] = [Self::Novice, Self::Casual, Self::Strong, Self::Master];

    /// The player for a level.
    fn sort(self) -> PlayerSort {
        PlayerSort::Level(match self {
            Self::Novice => bastide_ai::Level::Novice,
            Self::Casual => bastide_ai::Level::Casual,
            Self::Strong => bastide_ai::Level::Strong,
            Self::Master => bastide_ai::Level::Master,
        })
    }
}

/// A thought takes no longer than this; then any legal action is taken (`REL-25`).
const BUDGET: Duration = Duration::from_secs(30);

/// Lets computer players think, on a few cores at once and away from the requests.
#[derive(Clone, Debug)]
pub(crate) struct Bots {
    cores: Arc<Semaphore>,
}

impl Bots {
    pub(crate) fn new(cores: usize) -> Self {
        Self { cores: Arc::new(Semaphore::new(cores.max(1))) }
    }

    /// Chooses an action for whoever acts, as text. None if nobody can act.
    pub(crate) async fn think(
        &self,
        level: Level,
        game: Arc<Game>,
        state: State,
        sight: Option<Sight>,
    ) -> Option<String> {
        self.think_with(BUDGET, game, state, move |game, state| {
            let seed = u64::from_le_bytes(random_bytes());
            let situation = Situation { game, state, sight: sight.as_ref() };
            level.sort().player(game, seed).choose(&situation)
        })
        .await
    }

    /// Lets `choose` think. What it gives may be anything, or nothing in time: the seat goes on.
    async fn think_with(
        &self,
        budget: Duration,
        game: Arc<Game>,
        state: State,
        choose: impl FnOnce(&Game, &State) -> Action + Send + 'static,
    ) -> Option<String> {
        let _core = self.cores.acquire().await.ok()?;
        let any = any_action(&game, &state);
        let thought = tokio::task::spawn_blocking(move || {
            let action = choose(&game, &state);
            let legal = game.apply(&mut state.clone(), action, &mut ()).is_ok();
            legal.then(|| action.text(&game, &state))
        });
        match tokio::time::timeout(budget, thought).await {
            Ok(Ok(Some(action))) => Some(action),
            Ok(Ok(None)) => {
                tracing::error!("a computer player chose an illegal action");
                any
            }
            Ok(Err(error)) => {
                tracing::error!(%error, "a computer player failed");
                any
            }
            Err(_) => {
                tracing::error!("a computer player thought for too long");
                any
            }
        }
    }
}

fn any_action(game: &Game, state: &State) -> Option<String> {
    let any = u32::from_le_bytes(random_bytes()) as usize;
    let action = game.pick_action(state, |count| any % count.max(1))?;
    Some(action.text(game, state))
}

#[cfg(test)]
mod tests {
    use bastide_rules::{Dealer, Setup};

    use super::*;

    fn position() -> (Arc<Game>, State) {
        let game = Game::new(Setup::carcassonne(["Ann", "Ben"])).expect("two players");
        let mut state = game.start();
        let draw = Dealer::new([1; 32]).deal(&game, &state);
        game.apply(&mut state, draw, &mut ()).expect("dealt");
        (Arc::new(game), state)
    }

    fn is_legal(game: &Game, state: &State, text: &str) -> bool {
        let action = Action::parse(text, game, state).expect("an action");
        game.apply(&mut state.clone(), action, &mut ()).is_ok()
    }

    /// `REL-25`: a player that panics, answers nonsense or never answers costs its budget, and the seat
    /// goes on.
    #[tokio::test]
    async fn a_bad_player_harms_nobody() {
        let (game, state) = position();
        let bots = Bots::new(1);
        let budget = Duration::from_millis(20);
        let think = |choose: fn(&Game, &State) -> Action| {
            bots.think_with(budget, Arc::clone(&game), state.clone(), choose)
        };
        let crashed = think(|_, _| panic!("a bad player")).await.expect("any action");
        let nonsense = think(|_, _| Action::SecondTile).await.expect("any action");
        let late = think(|_, _| {
            std::thread::sleep(Duration::from_millis(200));
            Action::Pass
        });
        let late = late.await.expect("any action");
        for text in [crashed, nonsense, late] {
            assert!(is_legal(&game, &state, &text), "{text}");
        }
        let good = bots.think(Level::Novice, Arc::clone(&game), state.clone(), None).await;
        assert!(is_legal(&game, &state, &good.expect("an action")));
    }
}
