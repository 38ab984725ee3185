//! Many games at once, in arrays that are allocated once.

use std::sync::{Arc, Mutex, MutexGuard, TryLockError};

use bastide_ai::PlayerSpec;
use bastide_env::{Arrays, ConfigError, Games, Reward, VectorGames as EngineGames};
use bastide_rules::Action as EngineAction;
use numpy::{
    Element, PyArray1, PyArrayDyn, PyArrayMethods, PyReadonlyArrayDyn, PyReadwriteArrayDyn,
    PyUntypedArrayMethods,
};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use crate::convert::{Reduced, reduce};
use crate::encoder::{Encoder, Options};
use crate::errors::{
    SetupError, StateError, config as config_error, setup as setup_error, step as step_error,
};
use crate::game::Game;
use crate::state::State;

/// An array that steps write into.
enum Array {
    Bytes(Py<PyArrayDyn<u8>>),
    Signed(Py<PyArrayDyn<i8>>),
    Integers(Py<PyArrayDyn<i32>>),
    Floats(Py<PyArrayDyn<f32>>),
    Flags(Py<PyArrayDyn<bool>>),
}

/// An array while a step writes into it.
enum Borrowed<'py> {
    Bytes(PyReadwriteArrayDyn<'py, u8>),
    Signed(PyReadwriteArrayDyn<'py, i8>),
    Integers(PyReadwriteArrayDyn<'py, i32>),
    Floats(PyReadwriteArrayDyn<'py, f32>),
    Flags(PyReadwriteArrayDyn<'py, bool>),
}

/// Many games stepped at once by Rust threads into arrays that are allocated once.
///
/// The arrays, each with a first axis of games: those of the observation (see `Encoder.shapes`), `action_mask` if `mask` is
/// set, `seat` (who acts), `reward` (of the seat that acted), `rewards` (of all seats), `dones`, and `scores` and `lengths` of
/// the games that ended with the last step, after which another one began.
#[pyclass(frozen, module = "bastide", name = "VectorGames")]
pub(crate) struct VectorGames {
    /// Held while the games are stepped, which other threads of Python notice.
    games: Mutex<EngineGames>,
    options: Options,
    arrays: Vec<(&'static str, usize, Array)>,
    actions: Py<PyArray1<i64>>,
    counts: Py<PyArray1<i64>>,
    count: usize,
    process: u32,
}

/// The options of the games as Python gave them: games, mask, reward, opponent, seed, threads.
#[derive(Clone, Debug, FromPyObject, IntoPyObject)]
pub(crate) struct Play(usize, bool, String, Option<String>, u64, usize);

/// Allocates an array by `NumPy` itself, which raises `MemoryError` if it is too large.
fn zeros<T: Element>(py: Python<'_>, shape: &[usize]) -> PyResult<Py<PyArrayDyn<T>>> {
    let shape = PyTuple::new(py, shape)?;
    let array = py.import("numpy")?.call_method1("zeros", (shape, T::get_dtype(py)))?;
    Ok(array.cast_into::<PyArrayDyn<T>>()?.unbind())
}

impl VectorGames {
    fn build(py: Python<'_>, game: &Game, options: Options, play: Play) -> PyResult<Self> {
        let Play(games, mask, reward, opponent, seed, threads) = play;
        let reward =
            Reward::ALL.into_iter().find(|known| known.as_str() == reward).ok_or_else(|| {
                let known = Reward::ALL.map(Reward::as_str).join(", ");
                SetupError::new_err(format!("there is no reward {reward:?}; known are {known}"))
            })?;
        let opponent =
            opponent.map(|name| name.parse::<PlayerSpec>().map_err(setup_error)).transpose()?;
        let encoder = options.encoder(game)?;
        let layout = encoder.layout();
        let numbers =
            layout.arrays().iter().map(bastide_env::observation::ArraySpec::size).sum::<usize>();
        let row = numbers + if mask { encoder.actions() } else { 0 };
        if games == 0 || games > EngineGames::MOST {
            return Err(config_error(ConfigError::Games { games, most: EngineGames::MOST }));
        }
        if games.checked_mul(row).is_none_or(|all| all > MOST_NUMBERS) {
            return Err(SetupError::new_err(format!(
                "{games} games with {row} numbers each do not fit into arrays of {MOST_NUMBERS} numbers: take fewer games, \
                 a smaller window, or another action space"
            )));
        }
        let players = game.0.setup().players.len();
        let mut arrays = Vec::new();
        for spec in layout.arrays() {
            let shape: Vec<_> = std::iter::once(games).chain(spec.shape.iter().copied()).collect();
            let array = if spec.is_bytes {
                Array::Bytes(zeros(py, &shape)?)
            } else {
                Array::Floats(zeros(py, &shape)?)
            };
            arrays.push((spec.name, shape.iter().product(), array));
        }
        if mask {
            let actions = encoder.actions();
            arrays.push((
                "action_mask",
                games * actions,
                Array::Signed(zeros(py, &[games, actions])?),
            ));
        }
        arrays.push(("seat", games, Array::Signed(zeros(py, &[games])?)));
        arrays.push(("reward", games, Array::Floats(zeros(py, &[games])?)));
        arrays.push(("rewards", games * players, Array::Floats(zeros(py, &[games, players])?)));
        arrays.push(("dones", games, Array::Flags(zeros(py, &[games])?)));
        arrays.push(("scores", games * players, Array::Integers(zeros(py, &[games, players])?)));
        arrays.push(("lengths", games, Array::Integers(zeros(py, &[games])?)));
        let config = Games { games, reward, opponent, seed, threads, mask };
        let games = py.detach(|| EngineGames::new(encoder, config)).map_err(config_error)?;
        let count = games.config().games;
        let made = Self {
            games: Mutex::new(games),
            options,
            arrays,
            actions: PyArray1::zeros(py, count, false).unbind(),
            counts: PyArray1::zeros(py, count, false).unbind(),
            count,
            process: std::process::id(),
        };
        made.write(py, |games, arrays| {
            games.observe(arrays);
            Ok(())
        })?;
        Ok(made)
    }

    /// Borrows the games.
    ///
    /// # Errors
    ///
    /// Returns an error if another thread uses them, or if their threads are those of another process: threads do not
    /// survive a fork.
    fn games(&self) -> PyResult<MutexGuard<'_, EngineGames>> {
        let games = match self.games.try_lock() {
            Ok(games) => games,
            Err(TryLockError::Poisoned(poisoned)) => poisoned.into_inner(),
            Err(TryLockError::WouldBlock) => {
                return Err(StateError::new_err(
                    "another thread uses these games: give each thread games of its own",
                ));
            }
        };
        if games.has_threads() && self.process != std::process::id() {
            return Err(StateError::new_err(
                "these games have threads in the process that made them: make games of your own after a fork, or use \
                 threads=1",
            ));
        }
        Ok(games)
    }

    /// Borrows the arrays and writes into them, without holding Python's lock.
    fn write(
        &self,
        py: Python<'_>,
        work: impl FnOnce(&mut EngineGames, &mut Arrays) -> PyResult<()> + Send,
    ) -> PyResult<()> {
        let Self { arrays, .. } = self;
        let mut games = self.games()?;
        let games = &mut *games;
        let mut borrowed = Vec::with_capacity(arrays.len());
        for (name, len, array) in arrays {
            borrowed.push((*name, *len, array.borrow(py, name)?));
        }
        let mut out = Arrays::default();
        for (name, len, array) in &mut borrowed {
            array.lend(name, *len, &mut out)?;
        }
        py.detach(|| work(games, &mut out))
    }
}

/// The most numbers in all arrays of the games together.
const MOST_NUMBERS: usize = 1 << 31;

impl Array {
    fn borrow<'py>(&self, py: Python<'py>, name: &str) -> PyResult<Borrowed<'py>> {
        let busy = |error: &dyn std::fmt::Display| {
            StateError::new_err(format!("the array {name:?} cannot be written into: {error}"))
        };
        Ok(match self {
            Self::Bytes(array) => {
                Borrowed::Bytes(array.bind(py).try_readwrite().map_err(|error| busy(&error))?)
            }
            Self::Signed(array) => {
                Borrowed::Signed(array.bind(py).try_readwrite().map_err(|error| busy(&error))?)
            }
            Self::Integers(array) => {
                Borrowed::Integers(array.bind(py).try_readwrite().map_err(|error| busy(&error))?)
            }
            Self::Floats(array) => {
                Borrowed::Floats(array.bind(py).try_readwrite().map_err(|error| busy(&error))?)
            }
            Self::Flags(array) => {
                Borrowed::Flags(array.bind(py).try_readwrite().map_err(|error| busy(&error))?)
            }
        })
    }

    fn object<'py>(&self, py: Python<'py>) -> Bound<'py, PyAny> {
        match self {
            Self::Bytes(array) => array.bind(py).clone().into_any(),
            Self::Signed(array) => array.bind(py).clone().into_any(),
            Self::Integers(array) => array.bind(py).clone().into_any(),
            Self::Floats(array) => array.bind(py).clone().into_any(),
            Self::Flags(array) => array.bind(py).clone().into_any(),
        }
    }
}

/// Returns the numbers of an array, which must be as many as at the start.
fn slice<'a, T: Element>(
    array: &'a mut PyReadwriteArrayDyn<'_, T>,
    name: &str,
    len: usize,
) -> PyResult<&'a mut [T]> {
    let slice = array.as_slice_mut().ok().filter(|slice| slice.len() == len);
    slice.ok_or_else(|| {
        StateError::new_err(format!("the array {name:?} has another size than at the start"))
    })
}

impl Borrowed<'_> {
    fn lend<'a>(&'a mut self, name: &str, len: usize, out: &mut Arrays<'a>) -> PyResult<()> {
        match (self, name) {
            (Self::Bytes(array), _) => out.observation.board = slice(array, name, len)?,
            (Self::Signed(array), "seat") => out.seat = slice(array, name, len)?,
            (Self::Signed(array), _) => out.mask = slice(array, name, len)?,
            (Self::Integers(array), "scores") => out.scores = slice(array, name, len)?,
            (Self::Integers(array), _) => out.lengths = slice(array, name, len)?,
            (Self::Floats(array), "reward") => out.reward = slice(array, name, len)?,
            (Self::Floats(array), "rewards") => out.rewards = slice(array, name, len)?,
            (Self::Floats(array), _) => out.observation.set(name, slice(array, name, len)?),
            (Self::Flags(array), _) => out.dones = slice(array, name, len)?,
        }
        Ok(())
    }
}

#[pymethods]
impl VectorGames {
    #[new]
    #[pyo3(signature = (
        game, games, *, actions = "kth-action", observation = Vec::new(), mask = false, window = 21,
        max_actions = 1024, reward = "win", opponent = None, seed = 1, threads = None
    ))]
    #[expect(clippy::too_many_arguments, reason = "they are keywords in Python")]
    fn new(
        py: Python<'_>,
        game: &Bound<'_, Game>,
        games: usize,
        actions: &str,
        observation: Vec<String>,
        mask: bool,
        window: usize,
        max_actions: usize,
        reward: &str,
        opponent: Option<String>,
        seed: u64,
        threads: Option<usize>,
    ) -> PyResult<Self> {
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        let threads = threads.unwrap_or_else(cores).clamp(1, 256);
        let options = Options(actions.to_owned(), observation, window, max_actions);
        Self::build(
            py,
            game.get(),
            options,
            Play(games, mask, reward.to_owned(), opponent, seed, threads),
        )
    }

    /// The arrays by their names. Each step overwrites them.
    #[getter]
    fn arrays<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        for (name, _, array) in &self.arrays {
            dict.set_item(name, array.object(py))?;
        }
        Ok(dict)
    }

    /// The encoder of the games.
    #[getter]
    fn encoder(&self) -> PyResult<Encoder> {
        Ok(Encoder::with(self.games()?.encoder().clone(), self.options.clone()))
    }

    /// The number of games that ended since the start.
    #[getter]
    fn games_played(&self) -> PyResult<u64> {
        Ok(self.games()?.played())
    }

    fn __len__(&self) -> usize {
        self.count
    }

    /// Starts all games anew, with the same seed if none is given.
    #[pyo3(signature = (seed = None))]
    fn reset(&self, py: Python<'_>, seed: Option<u64>) -> PyResult<()> {
        let seed = match seed {
            Some(seed) => seed,
            None => self.games()?.config().seed,
        };
        self.write(py, |games, arrays| {
            games.reset(seed);
            games.observe(arrays);
            Ok(())
        })
    }

    /// Makes a choice in each game, lets chance and opponents act, and starts ended games anew. If an index is not
    /// legal, no game has changed.
    fn step(&self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let actions: PyReadonlyArrayDyn<'_, i64> = actions.extract().map_err(|_| {
            PyTypeError::new_err("actions are a NumPy array of int64 that nobody writes into")
        })?;
        if actions.shape() != [self.__len__()] {
            let (games, shape) = (self.__len__(), actions.shape());
            return Err(StateError::new_err(format!(
                "actions have the shape ({games},), one for each game, and not {shape:?}"
            )));
        }
        // Copied, because a step takes longer than to copy a number.
        let actions = actions.as_array().iter().copied().collect::<Vec<_>>();
        self.write(py, |games, arrays| games.step(&actions, arrays).map_err(step_error))
    }

    /// A random legal action for each game, in an array that the next call overwrites.
    fn sample<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let mut games = self.games()?;
        let games = &mut *games;
        fill(py, &self.actions, "the sample", |slice| games.sample(slice))
    }

    /// The number of legal indices of each game, in an array that the next call overwrites.
    fn counts<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let mut games = self.games()?;
        let games = &mut *games;
        fill(py, &self.counts, "the counts", |slice| games.counts(slice))
    }

    /// A copy of one game's state.
    fn state(&self, game: usize) -> PyResult<State> {
        let games = self.__len__();
        if game >= games {
            return Err(StateError::new_err(format!(
                "there is no game {game}: the games are 0 to {}",
                games - 1
            )));
        }
        let games = self.games()?;
        let (_, actions, _) = games.progress(game);
        Ok(State::of(Arc::clone(games.encoder().game()), actions))
    }

    fn __repr__(&self) -> String {
        format!("<bastide.VectorGames {} games, {}>", self.count, self.options.0)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> Reduced<'py, Pickled> {
        let options = self.options.clone();
        let games = self.games()?;
        let Games { games: count, mask, reward, opponent, seed, threads } = games.config().clone();
        let opponent = opponent.map(|opponent| opponent.to_string());
        let play = Play(count, mask, reward.as_str().to_owned(), opponent, seed, threads);
        let game = games.encoder().game();
        let progress = (0..count).map(|place| {
            let (number, actions, steps) = games.progress(place);
            (number, State::of(Arc::clone(game), actions).texts(), steps)
        });
        reduce(py, "_restore_games", (Game(Arc::clone(game)), options, play, progress.collect()))
    }
}

/// What a pickle holds: the game, the options, and of each game its number, its actions and its steps.
type Pickled = (Game, Options, Play, Vec<(u64, Vec<String>, u32)>);

/// Fills an array of the games without holding Python's lock.
fn fill<'py>(
    py: Python<'py>,
    array: &Py<PyArray1<i64>>,
    what: &str,
    work: impl FnOnce(&mut [i64]) + Send,
) -> PyResult<Bound<'py, PyArray1<i64>>> {
    let array = array.bind(py);
    let len = array.len();
    let mut borrowed = array
        .try_readwrite()
        .map_err(|error| StateError::new_err(format!("{what} cannot be written into: {error}")))?;
    let slice = borrowed.as_slice_mut().ok().filter(|slice| slice.len() == len);
    let slice = slice.ok_or_else(|| {
        StateError::new_err(format!("{what} has another shape than at the start"))
    })?;
    py.detach(|| work(slice));
    drop(borrowed);
    Ok(array.clone())
}

/// Makes games from their progress, for `pickle`.
#[pyfunction(name = "_restore_games")]
pub(crate) fn restore_games(
    py: Python<'_>,
    game: &Bound<'_, Game>,
    options: Options,
    play: Play,
    progress: Vec<(u64, Vec<String>, u32)>,
) -> PyResult<VectorGames> {
    let games = VectorGames::build(py, game.get(), options, play)?;
    let broken = || StateError::new_err("the pickled games are not games of their seed");
    if progress.len() != games.__len__() {
        return Err(broken());
    }
    for (place, (number, texts, steps)) in progress.into_iter().enumerate() {
        let state = crate::state::restore_state(game, texts)?;
        let actions: Vec<EngineAction> = state.actions().to_vec();
        if !games.games()?.restore(place, number, &actions, steps) {
            return Err(broken());
        }
    }
    games.write(py, |games, arrays| {
        games.observe(arrays);
        Ok(())
    })?;
    Ok(games)
}
