//! Computer players: which levels there are, and where they think.
//!
//! This is the one place that knows the players of `bastide-ai`.

use std::sync::Arc;
use std::time::Duration;

use bastide_ai::{Level, Plan, PlayerSort, Search, Situation, Stop, Task};
use bastide_rules::{Action, Game};
use tokio::sync::{Semaphore, SemaphorePermit};
use tokio::time::timeout;

use crate::play::Question;
use crate::secret::random_bytes;

/// A thought takes no longer than this (`REL-25`).
const BUDGET: Duration = Duration::from_secs(30);
/// When the time is over, a player has this long to say what it has found.
const GRACE: Duration = Duration::from_secs(5);

/// The player of a level on so many threads, with its share of the memory.
fn on_threads(level: Level, game: &Game, threads: u32) -> PlayerSort {
    match level.sort(game) {
        PlayerSort::Mcts(search, budget) => {
            let memory = search.memory / search.threads.max(1) as usize * threads as usize;
            PlayerSort::Mcts(Search { threads, memory, ..search }, budget)
        }
        other => other,
    }
}

/// What a computer player has decided to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Decision {
    pub(crate) first: Action,
    /// What it does next, if the next decision is its own, too.
    pub(crate) then: Option<Action>,
}

/// Lets computer players think, on a few cores at once and away from the requests.
#[derive(Clone, Debug)]
pub(crate) struct Bots {
    cores: Arc<Semaphore>,
    budget: Duration,
    grace: Duration,
}

impl Bots {
    pub(crate) fn new(cores: usize) -> Self {
        Self { cores: Arc::new(Semaphore::new(cores.max(1))), budget: BUDGET, grace: GRACE }
    }

    /// Decides for whoever acts. None if nobody can act, or if nobody wants to know any more before there
    /// was a core to think on.
    pub(crate) async fn think(
        &self,
        level: Level,
        question: Question,
        stop: Stop,
    ) -> Option<Decision> {
        let wanted = level.sort(&question.game).threads(&question.game);
        let player = move |question: &Question, threads: u32, stop: Stop| {
            let Question { game, state, sight } = question;
            let situation = Situation { game, state, sight: sight.as_ref() };
            let mut player = on_threads(level, game, threads).player(game, random_number());
            let task = Task { stop: Some(stop), ..Task::default() };
            player.think(&situation, &task).best().plan
        };
        self.think_with(question, wanted, stop, player).await
    }

    /// Lets `player` think, on as many of the wanted cores as are free. What it gives may be anything, or
    /// nothing in time: the seat goes on.
    async fn think_with(
        &self,
        question: Question,
        wanted: u32,
        stop: Stop,
        player: impl FnOnce(&Question, u32, Stop) -> Plan + Send + 'static,
    ) -> Option<Decision> {
        let (_cores, threads) = self.take_cores(wanted).await?;
        if stop.is_wished() {
            return None;
        }
        let any = any_action(&question);
        let stops = stop.clone();
        let mut thought = tokio::task::spawn_blocking(move || {
            let plan = player(&question, threads, stops);
            decision(&question, plan)
        });
        let mut answer = timeout(self.budget, &mut thought).await;
        if answer.is_err() {
            stop.wish();
            answer = timeout(self.grace, thought).await;
        }
        match answer {
            Ok(Ok(Some(decision))) => return Some(decision),
            Ok(Ok(None)) => tracing::error!("a computer player chose an illegal action"),
            Ok(Err(error)) => tracing::error!(%error, "a computer player failed"),
            Err(_) => tracing::error!("a computer player thought for too long"),
        }
        any
    }

    /// Waits for a core, and takes more of them if they are free.
    async fn take_cores(&self, wanted: u32) -> Option<(SemaphorePermit<'_>, u32)> {
        let mut cores = self.cores.acquire().await.ok()?;
        let mut threads = 1;
        while threads < wanted
            && let Ok(another) = self.cores.try_acquire()
        {
            cores.merge(another);
            threads += 1;
        }
        Some((cores, threads))
    }
}

/// A plan; none if it is against the rules.
fn decision(question: &Question, plan: Plan) -> Option<Decision> {
    let Question { game, state, .. } = question;
    let mut after = state.clone();
    game.apply(&mut after, plan.first, &mut ()).ok()?;
    let then = plan.then.filter(|&then| {
        after.actor() == state.actor() && game.apply(&mut after.clone(), then, &mut ()).is_ok()
    });
    Some(Decision { first: plan.first, then })
}

fn any_action(Question { game, state, .. }: &Question) -> Option<Decision> {
    let any = random_number() as usize;
    let action = game.pick_action(state, |count| any % count.max(1))?;
    Some(Decision { first: action, then: None })
}

fn random_number() -> u64 {
    u64::from_le_bytes(random_bytes())
}

#[cfg(test)]
mod tests {
    use bastide_rules::{Action, Dealer, Setup};

    use super::*;

    fn position() -> Question {
        let game = Game::new(Setup::carcassonne(["Ann", "Ben"])).expect("two players");
        let mut state = game.start();
        let draw = Dealer::new([1; 32]).deal(&game, &state);
        game.apply(&mut state, draw, &mut ()).expect("dealt");
        Question { game: Arc::new(game), state, sight: None }
    }

    fn is_legal(Question { game, state, .. }: &Question, decision: &Decision) -> bool {
        let action = decision.first;
        game.apply(&mut state.clone(), action, &mut ()).is_ok()
    }

    fn impatient() -> Bots {
        let short = Duration::from_millis(10);
        Bots { budget: short, grace: short, ..Bots::new(1) }
    }

    fn only(first: Action) -> Plan {
        Plan { first, then: None }
    }

    /// `REL-25`: a player that panics, answers nonsense or never answers costs its budget, and the seat
    /// goes on. The guards are the catching in `spawn_blocking`, `decision`, and the two timeouts.
    #[tokio::test]
    async fn a_bad_player_harms_nobody() {
        let question = position();
        let bots = impatient();
        let think = |player: fn(&Question, u32, Stop) -> Plan| {
            bots.think_with(question.clone(), 1, Stop::default(), player)
        };
        let crashed = think(|_, _, _| panic!("a bad player")).await.expect("any action");
        let nonsense = think(|_, _, _| only(Action::SecondTile)).await.expect("any action");
        for decision in [crashed, nonsense] {
            assert!(is_legal(&question, &decision), "{decision:?}");
        }
        // It would hang for ever; the sender is kept until the others have gone on.
        let (release, hang) = std::sync::mpsc::channel::<()>();
        let hangs = move |_: &Question, _, _| {
            let _ = hang.recv();
            only(Action::Pass)
        };
        let late = bots.think_with(question.clone(), 1, Stop::default(), hangs).await;
        assert!(is_legal(&question, &late.expect("any action")));
        let good = bots.think(Level::Novice, question.clone(), Stop::default()).await;
        assert!(is_legal(&question, &good.expect("an action")));
        drop(release);
    }

    /// A player that can be stopped is stopped when its budget is over, and its answer counts. The guard is
    /// `stop.wish()`.
    #[tokio::test]
    async fn a_thought_ends_with_its_budget() {
        let question = position();
        let stoppable = |question: &Question, _: u32, stop: Stop| {
            while !stop.is_wished() {
                std::thread::yield_now();
            }
            let mut legal = Vec::new();
            question.game.legal_actions(&question.state, &mut legal);
            only(*legal.last().expect("something can be done"))
        };
        let expected = decision(&question, stoppable(&question, 1, wished()));
        let bots = Bots { grace: GRACE, ..impatient() };
        let thought = bots.think_with(question, 1, Stop::default(), stoppable).await;
        assert_eq!(thought, expected);
    }

    fn wished() -> Stop {
        let stop = Stop::default();
        stop.wish();
        stop
    }

    /// Computer players share the cores that the server gives them: each takes what is free, at least one.
    /// The guard is `take_cores`.
    #[tokio::test]
    async fn players_share_the_cores() {
        let bots = Bots::new(3);
        let (first, threads) = bots.take_cores(2).await.expect("free cores");
        assert_eq!(threads, 2);
        let (second, threads) = bots.take_cores(16).await.expect("a free core");
        assert_eq!(threads, 1);
        assert!(bots.cores.try_acquire().is_err(), "no core is left");
        drop((first, second));
        assert_eq!(bots.cores.available_permits(), 3);
        let game = position().game;
        let PlayerSort::Mcts(search, _) = on_threads(Level::Master, &game, 3) else {
            panic!("a master searches")
        };
        assert_eq!(search.threads, 3);
    }

    /// Nobody thinks about a game that has gone on. The guard is the question for `is_wished` after waiting.
    #[tokio::test]
    async fn an_unwanted_thought_is_not_begun() {
        let question = position();
        assert_eq!(Bots::new(1).think(Level::Master, question, wished()).await, None);
    }
}
