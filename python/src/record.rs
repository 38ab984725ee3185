//! Records of games, and their reviews.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use bastide_ai::StopFlag;
use bastide_phrases::{Language, Phrases};
use bastide_review::{Effort, Evaluated, Review, Reviewer, Words};
use bastide_rules::Record as EngineRecord;
use pyo3::prelude::*;

use crate::convert::{Reduced, check_signals, numbers, reduce, to_python};
use crate::errors::{RecordError, setup as setup_error};
use crate::game::Game;
use crate::state::State;

/// A game as a readable text.
#[pyclass(frozen, module = "bastide", name = "Record")]
#[derive(Clone, Debug)]
pub(crate) struct Record(Arc<EngineRecord>);

impl Record {
    pub(crate) fn new(record: EngineRecord) -> Self {
        Self(Arc::new(record))
    }

    fn whole(&self) -> State {
        State::of(Arc::new(self.0.game().clone()), self.0.actions())
    }
}

#[pymethods]
impl Record {
    /// Reads a record and plays it, or raises `RecordError`.
    #[staticmethod]
    fn parse(py: Python<'_>, text: &str) -> PyResult<Self> {
        let record = py.detach(|| EngineRecord::parse(text));
        record.map(Self::new).map_err(|error| RecordError::new_err(error.to_string()))
    }

    /// The game that was played.
    #[getter]
    fn game(&self) -> Game {
        Game(Arc::new(self.0.game().clone()))
    }

    /// The texts of the actions.
    #[getter]
    fn actions(&self) -> Vec<String> {
        self.whole().texts()
    }

    /// The points of all seats after the last action.
    #[getter]
    fn scores(&self) -> Vec<u32> {
        self.0.state().scores().to_vec()
    }

    /// The winning seats.
    #[getter]
    fn winners(&self) -> Vec<usize> {
        numbers(self.0.winners())
    }

    /// The state after this many actions; after all of them by default.
    #[pyo3(signature = (actions = None))]
    fn state(&self, actions: Option<usize>) -> State {
        let all = self.0.actions();
        let count = actions.unwrap_or(all.len()).min(all.len());
        State::of(Arc::new(self.0.game().clone()), &all[..count])
    }

    /// Mistakes, better plans with reasons, and how much was luck. `docs/review.md` describes the fields.
    #[pyo3(signature = (iterations = 400, *, seed = 1, threads = None, language = "en"))]
    fn review<'py>(
        &self,
        py: Python<'py>,
        iterations: u32,
        seed: u64,
        threads: Option<usize>,
        language: &str,
    ) -> PyResult<Bound<'py, PyAny>> {
        let language: Language = language.parse().map_err(setup_error)?;
        let effort = Effort { iterations: iterations.clamp(1, 1_000_000), seed };
        let reviewer = Reviewer::new((*self.0).clone(), effort);
        let reviewer = reviewer.map_err(|error| RecordError::new_err(error.to_string()))?;
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        let threads = threads.unwrap_or_else(cores).clamp(1, 256);
        let review = evaluate(py, &reviewer, threads)?;
        let described = to_python(py, &review)?;
        self.add_words(&review, language, &described)?;
        Ok(described)
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        let (actions, scores) = (self.0.actions().len(), self.0.state().scores());
        format!("<bastide.Record {actions} actions, scores {scores:?}>")
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Self>().is_ok_and(|other| other.get().0.to_string() == self.0.to_string())
    }

    fn __hash__(&self) -> u64 {
        use std::hash::{DefaultHasher, Hash, Hasher};
        let mut hasher = DefaultHasher::new();
        self.0.to_string().hash(&mut hasher);
        hasher.finish()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> Reduced<'py, Pickled> {
        let text = if self.0.has_ended() { self.0.to_string() } else { String::new() };
        reduce(py, "_restore_record", (self.game(), self.actions(), text))
    }
}

impl Record {
    /// Adds the sentences of the reasons, and what the mistakes are called.
    fn add_words(
        &self,
        review: &Review,
        language: Language,
        described: &Bound<'_, PyAny>,
    ) -> PyResult<()> {
        let game = self.0.game();
        let names: Vec<_> = game.setup().players.iter().map(|player| player.name.clone()).collect();
        let words = Words::new(Phrases::of(language), game, &names);
        let decisions = described.get_item("decisions")?;
        for (number, decision) in review.decisions.iter().enumerate() {
            let dict = decisions.get_item(number)?;
            dict.set_item("title", words.title(decision))?;
            let sentences: Vec<_> =
                decision.reasons.iter().map(|reason| words.reason(reason)).collect();
            dict.set_item("sentences", sentences)?;
        }
        Ok(())
    }
}

/// Evaluates all positions. `Ctrl-C` stops it.
fn evaluate(py: Python<'_>, reviewer: &Reviewer, threads: usize) -> PyResult<Review> {
    let (next, stop) = (AtomicUsize::new(0), StopFlag::default());
    let work = || {
        let mut evaluated: Vec<(usize, Evaluated)> = Vec::new();
        loop {
            let position = next.fetch_add(1, Ordering::Relaxed);
            if position >= reviewer.positions() || stop.is_requested() {
                return evaluated;
            }
            evaluated.push((position, reviewer.evaluate(position, &stop)));
        }
    };
    let (mut all, interrupted) = py.detach(|| {
        std::thread::scope(|scope| {
            let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
            let mut interrupted = Ok(());
            while !workers.iter().all(std::thread::ScopedJoinHandle::is_finished) {
                std::thread::sleep(std::time::Duration::from_millis(20));
                if let Err(error) = check_signals() {
                    stop.request();
                    interrupted = Err(error);
                }
            }
            let parts =
                workers.into_iter().map(|worker| worker.join().expect("a review does not panic"));
            (parts.flatten().collect::<Vec<_>>(), interrupted)
        })
    });
    interrupted?;
    all.sort_by_key(|(position, _)| *position);
    Ok(reviewer.conclude(all.into_iter().map(|(_, evaluated)| evaluated).collect()))
}

/// What a pickle holds: the game, the actions, and the text if the game has ended.
type Pickled = (Game, Vec<String>, String);

/// Makes a record from its text, or from its actions if the game has not ended, for `pickle`.
#[pyfunction(name = "_restore_record")]
pub(crate) fn restore_record(
    py: Python<'_>,
    game: &Bound<'_, Game>,
    actions: Vec<String>,
    text: &str,
) -> PyResult<Record> {
    if text.is_empty() {
        return crate::state::restore_state(game, actions)?.record();
    }
    Record::parse(py, text)
}
