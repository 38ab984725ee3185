//! A decision as a job for workers, on the wire.

use std::time::Duration;

use bastide_ai::Level;
use bastide_protocol::id::Id;
use bastide_rules::setup::{SetupVersion, WrittenSetup};
use bastide_rules::{Action, Actor};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Assignment, Decision};
use crate::play::{Play, Question};

/// The subject of jobs: each goes to one worker.
pub(crate) const JOBS: &str = "think";
/// The queue group of the workers.
pub(crate) const WORKERS: &str = "workers";
/// The subject of jobs that nobody needs any more.
pub(crate) const WITHDRAWN: &str = "think-withdrawn";
/// The subject on which every worker says once a second that it is alive.
pub(crate) const BEATS: &str = "worker-beat";

/// A job. The task is read apart from its envelope, so that a worker can refuse one of a later version.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Job {
    /// Unique among all jobs.
    pub(crate) id: String,
    /// The time after which nobody waits for the decision, in milliseconds.
    pub(crate) within: u64,
    pub(crate) task: Value,
}

/// What is to be decided. It contains no names, and nothing that only the dealer or another player knows.
#[derive(Debug, Serialize, Deserialize)]
struct Task {
    /// To whom the core time is charged.
    host: Id,
    level: Level,
    setup_version: u32,
    setup: WrittenSetup,
    /// The actions in effect, draws included.
    actions: Vec<String>,
}

/// A withdrawn job.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Withdrawn {
    pub(crate) job: String,
}

/// A worker is alive.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Beat {
    pub(crate) worker: String,
}

/// An answer of a worker about a job.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "said", rename_all = "kebab-case")]
pub(crate) enum Said {
    /// The job waits for a core of this worker, or has one.
    Taken { worker: String },
    /// The actions as text; the second one in the state after the first.
    Decided { first: String, then: Option<String> },
    /// The worker stops before the decision.
    Returned,
    /// The worker cannot read the task: it has another version, for instance.
    Refused,
    /// Something that a later version says.
    #[serde(other)]
    Unknown,
}

/// Why a worker cannot take a job.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Unreadable {
    #[error("the task cannot be read: {0}")]
    Task(#[from] serde_json::Error),
    #[error("a setup of version {0}")]
    Version(u32),
    #[error("the position cannot be replayed: {0}")]
    Position(String),
    #[error("no player has to decide")]
    Nobody,
}

/// The task of an assignment; `None` if its position is not public. While a token flies to a neighbour, its throw and wind
/// are secret, and the state cannot be replayed without them.
pub(crate) fn task(assignment: &Assignment) -> Option<Value> {
    let Question { game, state, sight, actions } = &assignment.question;
    if sight.is_some() || state.hidden_actions() > 0 {
        return None;
    }
    let mut setup = game.setup().clone();
    for (player, number) in setup.players.iter_mut().zip(1..) {
        player.name = format!("Player {number}");
    }
    let mut at = game.start();
    let mut texts = Vec::with_capacity(actions.len());
    for &action in actions {
        texts.push(action.text(game, &at));
        game.apply(&mut at, action, &mut ()).ok()?;
    }
    let task = Task {
        host: assignment.host.clone(),
        level: assignment.level,
        setup_version: setup.version.number(),
        setup: setup.written(),
        actions: texts,
    };
    serde_json::to_value(task).ok()
}

/// The assignment of a task.
pub(crate) fn assignment(task: Value) -> Result<Assignment, Unreadable> {
    let Task { host, level, setup_version, setup, actions } = serde_json::from_value(task)?;
    let version =
        SetupVersion::from_number(setup_version).ok_or(Unreadable::Version(setup_version))?;
    let position =
        |rejection: crate::rejection::Rejection| Unreadable::Position(rejection.refused.message);
    let mut play = Play::staged(setup.read(version)).map_err(position)?;
    play.stage_all(&actions).map_err(position)?;
    let question = play.question();
    if !matches!(question.state.actor(), Actor::Player(_)) {
        return Err(Unreadable::Nobody);
    }
    Ok(Assignment { host, level, question, seq: play.seq(), cancel: super::Cancel::default() })
}

/// A decision as text.
pub(crate) fn said(question: &Question, decision: &Decision) -> Said {
    let Question { game, state, .. } = question;
    let mut after = state.clone();
    let first = decision.first.text(game, state);
    let made = game.apply(&mut after, decision.first, &mut ()).is_ok();
    let then = decision.then.filter(|_| made).map(|then| then.text(game, &after));
    Said::Decided { first, then }
}

/// The decision of these texts; `None` if it is illegal.
pub(crate) fn heard(question: &Question, first: &str, then: Option<&str>) -> Option<Decision> {
    let Question { game, state, .. } = question;
    let first = Action::parse(first, game, state).ok()?;
    let mut after = state.clone();
    game.apply(&mut after, first, &mut ()).ok()?;
    let then = then.and_then(|then| Action::parse(then, game, &after).ok());
    super::decision(question, bastide_ai::Plan { first, then })
}

impl Job {
    pub(crate) fn within(&self) -> Duration {
        Duration::from_millis(self.within)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use bastide_art::colours::Colours;
    use bastide_protocol::table::ClockSetting;
    use bastide_rules::setup::Preset;
    use bastide_rules::{Game, Setup, below};
    use rand_core::SeedableRng;
    use rand_pcg::Pcg64Mcg;

    use super::*;
    use crate::bots::Cancel;
    use crate::play::Players;
    use crate::secret::Seed;

    fn assigned(play: &Play) -> Assignment {
        let (host, question) = (Id::from_text("host"), play.question());
        Assignment {
            host,
            level: Level::Strong,
            question,
            seq: play.seq(),
            cancel: Cancel::default(),
        }
    }

    /// Positions of all games and mixes arrive as they are, without names. While a token is in the air, there is no task. The
    /// guards are `hidden_actions` and the renaming in `task`.
    #[test]
    fn a_task_has_the_whole_position_and_no_secrets() {
        let mut in_the_air = 0;
        for (seed, preset) in Preset::ALL.into_iter().cycle().take(14).enumerate() {
            let game = Game::new(Setup::preset(preset, ["Annabel", "Benedict"])).expect("a game");
            let players = Players { people: vec![None; 2], colours: Colours::default() };
            let setting = ClockSetting::None;
            let mut play =
                Play::new(Arc::new(game), Seed::known([seed as u8; 32]), setting, players, 0);
            play.proceed(0).expect("chance begins");
            let mut random = Pcg64Mcg::seed_from_u64(seed as u64);
            let mut count = 0;
            while let Some(seat) = play.acting() {
                count += 1;
                let hidden = play.state().hidden_actions() > 0;
                in_the_air += usize::from(hidden);
                if hidden || count % 16 == 0 {
                    let assigned = assigned(&play);
                    let task = task(&assigned);
                    assert_eq!(task.is_none(), hidden, "{preset:?} {seed} {count}");
                    if let Some(task) = task {
                        let text = task.to_string();
                        assert!(!text.contains("Annabel") && !text.contains("seed"), "{text}");
                        let read = assignment(task).expect("a task");
                        assert_eq!(read.question.state, assigned.question.state, "{preset:?}");
                        assert_eq!((read.host, read.level), (assigned.host, assigned.level));
                    }
                }
                let choose = |count| below(&mut random, count as u32) as usize;
                let action = play.game().pick_action(play.state(), choose).expect("an action");
                play.act(seat, action, None, 0).expect("a legal action");
            }
        }
        assert!(in_the_air > 0, "no token flies in these games");
    }
}
