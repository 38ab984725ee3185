//! Computer players.

use std::sync::{Mutex, PoisonError, mpsc};
use std::time::Duration;

use bastide_ai::{
    Alternative, Evaluation, Player as EnginePlayer, PlayerSpec, Situation, StopFlag, Task,
};
use bastide_rules::{Actor, Game, Setup, State as EngineState};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::action::Action;
use crate::convert::check_signals;
use crate::errors::{StateError, setup as setup_error};
use crate::state::State;

/// How often a long search asks whether the user pressed `Ctrl-C`.
const TICK: Duration = Duration::from_millis(20);

/// A computer player by its specification, such as "strong" or "mcts:iterations=500".
#[pyclass(frozen, module = "bastide", name = "Player")]
pub(crate) struct Player {
    spec: PlayerSpec,
    seed: u64,
    /// The player, built for the game with this setup.
    built: Mutex<Option<(Setup, Box<dyn EnginePlayer + Send>)>>,
}

impl Player {
    /// Evaluates a position. Several threads take turns.
    fn think(&self, py: Python<'_>, state: &State) -> PyResult<Evaluation> {
        if !matches!(state.position.actor(), Actor::Player(_)) {
            return Err(StateError::new_err("no player acts in this state"));
        }
        let (game, position) = (&state.game, &state.position);
        if self.spec.budget(game).is_none() {
            return Ok(py.detach(|| self.decide(game, position, &Task::default())));
        }
        let stop = StopFlag::default();
        let task = Task { stop: Some(stop.clone()), ..Task::default() };
        py.detach(|| {
            let (send, found) = mpsc::channel();
            std::thread::scope(|scope| {
                scope.spawn(|| send.send(self.decide(game, position, &task)));
                loop {
                    match found.recv_timeout(TICK) {
                        Ok(evaluation) => return Ok(evaluation),
                        Err(_) => check_signals().inspect_err(|_| stop.request())?,
                    }
                }
            })
        })
    }

    fn decide(&self, game: &Game, state: &EngineState, task: &Task) -> Evaluation {
        let mut built = self.built.lock().unwrap_or_else(PoisonError::into_inner);
        if built.as_ref().is_none_or(|(setup, _)| setup != game.setup()) {
            *built = Some((game.setup().clone(), self.spec.build(game, self.seed)));
        }
        let (_, player) = built.as_mut().expect("it was built");
        player.decide(&Situation::new(game, state), task)
    }
}

#[pymethods]
impl Player {
    #[new]
    #[pyo3(signature = (spec, seed = 1))]
    fn new(spec: &str, seed: u64) -> PyResult<Self> {
        Ok(Self { spec: spec.parse().map_err(setup_error)?, seed, built: Mutex::new(None) })
    }

    /// The specification.
    #[getter]
    fn spec(&self) -> String {
        self.spec.to_string()
    }

    /// The seed of its choices.
    #[getter]
    fn seed(&self) -> u64 {
        self.seed
    }

    /// The player's next action; the state stays as it is.
    fn choose(&self, py: Python<'_>, state: &Bound<'_, State>) -> PyResult<Action> {
        // A copy, so that other threads may go on with the state meanwhile.
        let state = state.try_borrow()?.clone();
        let evaluation = self.think(py, &state)?;
        Ok(Action::new(&state.game, &state.position, evaluation.action()))
    }

    /// The plans, the best first: `actions`, `chance` to win, expected final `lead`, `visits`.
    fn evaluate<'py>(
        &self,
        py: Python<'py>,
        state: &Bound<'py, State>,
    ) -> PyResult<Vec<Bound<'py, PyDict>>> {
        // A copy, so that other threads may go on with the state meanwhile.
        let state = state.try_borrow()?.clone();
        let evaluation = self.think(py, &state)?;
        evaluation
            .alternatives
            .iter()
            .map(|alternative| describe(py, &state, alternative))
            .collect()
    }

    fn __repr__(&self) -> String {
        format!("<bastide.Player {}, seed {}>", self.spec, self.seed)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyAny>, (String, u64)) {
        (py.get_type::<Self>().into_any(), (self.spec(), self.seed))
    }
}

fn describe<'py>(
    py: Python<'py>,
    state: &State,
    alternative: &Alternative,
) -> PyResult<Bound<'py, PyDict>> {
    let plan = alternative.plan;
    let mut actions = vec![Action::new(&state.game, &state.position, plan.first)];
    if let Some(then) = plan.then {
        let mut after = state.position.clone();
        let applied = state.game.apply(&mut after, plan.first, &mut ());
        applied.map_err(|refusal| StateError::new_err(refusal.to_string()))?;
        actions.push(Action::new(&state.game, &after, then));
    }
    let dict = PyDict::new(py);
    dict.set_item("actions", actions)?;
    dict.set_item("chance", alternative.chance)?;
    dict.set_item("lead", alternative.lead)?;
    dict.set_item("visits", alternative.visits)?;
    Ok(dict)
}
