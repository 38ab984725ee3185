//! Computer players: their levels, and the cores on which they think.
//!
//! Only this module knows the players of `bastide-ai`. A job is one decision of a computer player, or a part of an analysis:
//! [`queue`] schedules jobs, and [`lane`] lets tasks wait for their cores. With a cluster, [`remote`] gives searches to workers.

mod analysis;
pub(crate) mod job;
mod lane;
mod queue;
mod remote;

use std::sync::Arc;
use std::time::Duration;

use bastide_ai::{Level, MctsConfig, Plan, PlayerSpec, Situation, StopFlag, Task};
use bastide_protocol::id::Id;
use bastide_rules::{Action, Game};
use tokio::sync::Notify;
use tokio::task::{JoinError, JoinHandle};
use tokio::time::{sleep, timeout};

use crate::play::Question;
use crate::secret::random_bytes;
use lane::{Lane, Place};

pub(crate) use queue::Purpose;
pub(crate) use remote::{Thought, Waits, Workers};

/// The time limit of a job (`REL-25`).
const BUDGET: Duration = Duration::from_secs(30);
/// The time after the limit in which a player must return its best action.
const GRACE: Duration = Duration::from_secs(5);
/// While another person waits, a job is stopped after this much core time; one on several cores is stopped sooner.
const SLICE: Duration = Duration::from_millis(500);

/// The player of a level on this many threads, with its share of the memory.
fn on_threads(level: Level, game: &Game, threads: u32) -> PlayerSpec {
    match level.spec(game) {
        PlayerSpec::Mcts(config, budget) => {
            let memory = config.memory / config.threads.max(1) as usize * threads as usize;
            PlayerSpec::Mcts(MctsConfig { threads, memory, ..config }, budget)
        }
        other => other,
    }
}

/// The decision that a computer player has to make.
pub(crate) struct Assignment {
    /// The host of the table, to whom the core time is charged.
    pub(crate) host: Id,
    pub(crate) level: Level,
    pub(crate) question: Question,
    /// The number of log entries before the decision.
    pub(crate) seq: u32,
    pub(crate) cancel: Cancel,
}

/// The decision of a computer player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Decision {
    pub(crate) first: Action,
    /// Its next action, if the next decision is its own too.
    pub(crate) then: Option<Action>,
}

/// Withdraws an assignment: a waiting job never starts, and a running one is stopped.
#[derive(Clone, Debug, Default)]
pub(crate) struct Cancel {
    stop: StopFlag,
    requested: Arc<Notify>,
}

impl Cancel {
    pub(crate) fn request(&self) {
        self.stop.request();
        self.requested.notify_one();
    }

    pub(crate) fn is_requested(&self) -> bool {
        self.stop.is_requested()
    }

    /// Waits for a request. Only the job itself waits, so no request is lost.
    async fn requested(&self) {
        while !self.stop.is_requested() {
            self.requested.notified().await;
        }
    }
}

/// A job that gave no result.
#[derive(Debug, thiserror::Error)]
pub(crate) enum JobError {
    #[error("it failed: {0}")]
    Failed(#[from] JoinError),
    #[error("it did not stop in time")]
    Late,
    #[error("it was withdrawn")]
    Withdrawn,
}

/// Runs the jobs of computer players and of analysis on a few cores, apart from requests.
#[derive(Clone, Debug)]
pub(crate) struct Bots {
    /// For players that search, some of them for seconds.
    searches: Lane,
    /// For players that decide within milliseconds: they never wait for a search.
    quick: Lane,
    /// Other processes that search for this one.
    workers: Option<Workers>,
    budget: Duration,
    grace: Duration,
    slice: Duration,
}

impl Bots {
    /// Cores for jobs, and the number of moves that one person may have computed on them at once.
    pub(crate) fn new(cores: usize, per_person: usize) -> Self {
        Self {
            searches: Lane::new("search", cores, per_person),
            quick: Lane::new("quick", cores, per_person),
            workers: None,
            budget: BUDGET,
            grace: GRACE,
            slice: SLICE,
        }
    }

    /// Gives searches to workers, as long as there are any.
    pub(crate) fn with_workers(self, workers: Workers) -> Self {
        Self { workers: Some(workers), ..self }
    }

    /// Hears which workers are alive, if there may be any.
    pub(crate) async fn hear_workers(self) {
        if let Some(workers) = &self.workers {
            workers.listen().await;
        }
    }

    /// Decides for the acting player. Returns `None` if no player can act, or if the assignment was withdrawn before a core was
    /// free.
    pub(crate) async fn think(&self, assignment: Assignment) -> Option<Decision> {
        let level = assignment.level;
        // What takes milliseconds here would not be faster elsewhere.
        if let Some(workers) = &self.workers
            && level.spec(&assignment.question.game).budget(&assignment.question.game).is_some()
        {
            match workers.think(&assignment).await {
                Thought::Decided(decision) => return Some(decision),
                Thought::Withdrawn => return None,
                Thought::Nobody => {}
            }
        }
        self.think_with(assignment, move |question, threads, stop| {
            let Question { game, state, sight, .. } = question;
            let situation = Situation { game, state, sight: sight.as_ref() };
            let mut player = on_threads(level, game, threads).build(game, random_number());
            let task = Task { stop: Some(stop.clone()), ..Task::default() };
            player.think(&situation, &task).best().plan
        })
        .await
    }

    /// Runs `player` in the lane of its level. If it returns an illegal action, or none in time, a fallback player keeps the
    /// game going.
    async fn think_with(
        &self,
        assignment: Assignment,
        player: impl FnOnce(&Question, u32, &StopFlag) -> Plan + Send + 'static,
    ) -> Option<Decision> {
        let Assignment { host, level, question, cancel, .. } = assignment;
        let spec = level.spec(&question.game);
        let searches = spec.budget(&question.game).is_some();
        let lane = if searches { &self.searches } else { &self.quick };
        let mut place = lane.enter(Purpose::Game, &host, spec.threads(&question.game));
        let threads = tokio::select! {
            biased;
            () = cancel.requested() => return None,
            threads = place.turn() => threads,
        };
        let any = any_action(&question);
        let stop = cancel.stop.clone();
        let job = tokio::task::spawn_blocking(move || {
            let plan = player(&question, threads, &stop);
            decision(&question, plan)
        });
        match self.see_through(&mut place, threads, &cancel.stop, job).await {
            Ok(Some(decision)) => return Some(decision),
            Ok(None) => tracing::error!("a computer player chose an illegal action"),
            Err(error) => tracing::error!(%error, "a computer player gave no answer"),
        }
        any
    }

    /// Waits for a running job, and stops it when its time is over.
    async fn see_through<T>(
        &self,
        place: &mut Place,
        threads: u32,
        stop: &StopFlag,
        mut job: JoinHandle<T>,
    ) -> Result<T, JobError> {
        let enough = async {
            let slice = self.slice / threads;
            sleep(slice).await;
            let _ = timeout(self.budget.saturating_sub(slice), place.is_needed()).await;
        };
        tokio::select! {
            answer = &mut job => Ok(answer?),
            () = enough => {
                stop.request();
                Ok(timeout(self.grace, job).await.map_err(|_| JobError::Late)??)
            }
        }
    }
}

/// Returns the decision for a plan; `None` if the plan is illegal.
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
pub(crate) mod tests {
    use std::sync::mpsc;

    use bastide_rules::{Action, Dealer, Setup};
    use futures_util::FutureExt;

    use super::*;

    pub(crate) fn position() -> Question {
        let game = Game::new(Setup::carcassonne(["Ann", "Ben"])).expect("two players");
        let mut state = game.start();
        let draw = Dealer::new([1; 32]).deal(&game, &state);
        game.apply(&mut state, draw, &mut ()).expect("dealt");
        Question { game: Arc::new(game), state, sight: None, actions: vec![draw] }
    }

    pub(crate) fn assignment(host: &str, level: Level) -> Assignment {
        let host = Id::from_text(host);
        Assignment { host, level, question: position(), seq: 1, cancel: Cancel::default() }
    }

    fn is_legal(decision: &Decision) -> bool {
        let Question { game, mut state, .. } = position();
        game.apply(&mut state, decision.first, &mut ()).is_ok()
    }

    fn impatient() -> Bots {
        let short = Duration::from_millis(10);
        Bots { budget: short, grace: short, slice: short, ..Bots::new(1, 1) }
    }

    fn only(first: Action) -> Plan {
        Plan { first, then: None }
    }

    /// A player that thinks until it is stopped.
    pub(super) fn stoppable(question: &Question, _: u32, stop: &StopFlag) -> Plan {
        while !stop.is_requested() {
            std::thread::yield_now();
        }
        let mut legal = Vec::new();
        question.game.legal_actions(&question.state, &mut legal);
        only(*legal.last().expect("something can be done"))
    }

    pub(super) fn requested_stop() -> StopFlag {
        let stop = StopFlag::default();
        stop.request();
        stop
    }

    /// `REL-25`: a player that panics, returns an illegal action or never returns costs its budget, and the game
    /// goes on. The guards are the catching in `spawn_blocking`, `decision`, and the two timeouts.
    #[tokio::test]
    async fn a_bad_player_harms_nobody() {
        let bots = impatient();
        let think = |player: fn(&Question, u32, &StopFlag) -> Plan| {
            bots.think_with(assignment("ann", Level::Novice), player)
        };
        let crashed = think(|_, _, _| panic!("a bad player")).await.expect("any action");
        let nonsense = think(|_, _, _| only(Action::SecondTile)).await.expect("any action");
        for decision in [crashed, nonsense] {
            assert!(is_legal(&decision), "{decision:?}");
        }
        // It would hang for ever; the sender is kept until the others have gone on.
        let (release, hang) = mpsc::channel::<()>();
        let hangs = move |_: &Question, _, _: &StopFlag| {
            let _ = hang.recv();
            only(Action::Pass)
        };
        let late = bots.think_with(assignment("ann", Level::Novice), hangs).await;
        assert!(is_legal(&late.expect("any action")));
        let good = bots.think(assignment("ann", Level::Novice)).await;
        assert!(is_legal(&good.expect("an action")));
        drop(release);
    }

    /// A player that can be stopped is stopped when its budget is over, and its decision counts. The guard is
    /// `stop.request()`.
    #[tokio::test]
    async fn a_job_ends_with_its_budget() {
        let question = position();
        let expected = decision(&question, stoppable(&question, 1, &requested_stop()));
        let bots = Bots { grace: GRACE, ..impatient() };
        let job = bots.think_with(assignment("ann", Level::Master), stoppable).await;
        assert_eq!(job, expected);
    }

    /// A search that has had its share makes room for another person, and its decision counts. The guard is `is_needed`,
    /// without which this test never ends.
    #[tokio::test]
    async fn a_search_makes_room_for_another_person() {
        let day = Duration::from_hours(24);
        let bots = Bots { budget: day, grace: day, slice: Duration::ZERO, ..Bots::new(1, 1) };
        let search = bots.think_with(assignment("ann", Level::Master), stoppable);
        let other = bots.think_with(assignment("ben", Level::Strong), |question, _, _| {
            stoppable(question, 1, &requested_stop())
        });
        let (search, other) = tokio::join!(search, other);
        assert!(search.is_some());
        assert_eq!(search, other);
    }

    /// Quick players do not wait for a search, not even for one of the same person. The guard is their lane.
    #[tokio::test]
    async fn a_quick_player_waits_for_no_search() {
        let bots = Bots::new(1, 1);
        let (release, wait) = mpsc::channel::<()>();
        let search = bots.think_with(assignment("ann", Level::Master), move |question, _, _| {
            let _ = wait.recv();
            stoppable(question, 1, &requested_stop())
        });
        tokio::pin!(search);
        assert!((&mut search).now_or_never().is_none(), "it has the core");
        for level in [Level::Beginner, Level::Novice, Level::Casual, Level::Skilled] {
            tokio::select! {
                _ = &mut search => panic!("the search was waited for"),
                quick = bots.think(assignment("ann", level)) => assert!(quick.is_some()),
            }
        }
        drop(release);
        assert!(search.await.is_some());
    }

    /// A question that was withdrawn leaves the queue at once, without waiting for a core. The guard is the select in
    /// `think_with`.
    #[tokio::test]
    async fn a_withdrawn_question_leaves_the_queue() {
        let bots = Bots::new(1, 1);
        let (running, waiting) =
            (assignment("ann", Level::Master), assignment("ann", Level::Master));
        let (first, second) = (running.cancel.clone(), waiting.cancel.clone());
        let search = bots.think_with(running, stoppable);
        let withdrawn = bots.think(waiting);
        tokio::pin!(search, withdrawn);
        assert!((&mut search).now_or_never().is_none(), "it has the core");
        assert!((&mut withdrawn).now_or_never().is_none(), "it waits");
        second.request();
        let answer = withdrawn.now_or_never();
        first.request();
        assert_eq!(answer, Some(None));
        assert!(search.await.is_some());
        let after = bots.think(assignment("ann", Level::Strong)).await;
        assert!(is_legal(&after.expect("the core is free again")));
    }

    /// A master thinks on as many threads as it is given. The guard is `on_threads`.
    #[test]
    fn a_search_has_the_threads_that_it_is_given() {
        let PlayerSpec::Mcts(config, _) = on_threads(Level::Master, &position().game, 3) else {
            panic!("a master searches")
        };
        assert_eq!(config.threads, 3);
    }
}
