//! Encoders: arrays from states, actions from indices.

use std::sync::Arc;

use bastide_env::observation::{ArraySpec, ObservationKind, Rows};
use bastide_env::{ActionSpace, Config, ConfigError, Encoder as EngineEncoder, Scratch};
use bastide_rules::{Actor, Seat};
use numpy::{IntoPyArray, PyArray1, PyArrayMethods};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

use crate::action::Action;
use crate::convert::{Reduced, reduce, seed_or_random};
use crate::errors::{StateError, config as config_error, illegal};
use crate::game::Game;
use crate::state::{Dealer, State, random_below};

/// Turns states into arrays and indices into actions.
#[pyclass(module = "bastide", name = "Encoder")]
pub(crate) struct Encoder {
    inner: EngineEncoder,
    options: Options,
    scratch: Scratch,
    /// The version of the state whose choices are in `scratch`.
    listed: u64,
}

/// The options of an encoder as Python gave them.
#[derive(Clone, Debug, FromPyObject, IntoPyObject)]
pub(crate) struct Options(
    pub(crate) String,
    pub(crate) Vec<String>,
    pub(crate) usize,
    pub(crate) usize,
);

impl Options {
    /// Makes an encoder.
    pub(crate) fn encoder(&self, game: &Game) -> PyResult<EngineEncoder> {
        let Self(actions, observation, window, most) = self;
        let actions = match actions.as_str() {
            "plan" => ActionSpace::Plan,
            "kth-plan" => ActionSpace::KthPlan { most: *most },
            "kth-action" => ActionSpace::KthAction { most: *most },
            name => {
                let known = ActionSpace::NAMES.join(", ");
                let unknown =
                    ConfigError::Name { what: "action space", name: name.to_owned(), known };
                return Err(config_error(unknown));
            }
        };
        let kinds: Result<Vec<ObservationKind>, _> =
            observation.iter().map(|kind| kind.parse()).collect();
        let config = Config { actions, observation: kinds.map_err(config_error)?, window: *window };
        EngineEncoder::new(Arc::clone(&game.0), config).map_err(config_error)
    }
}

impl Encoder {
    pub(crate) fn with(encoder: EngineEncoder, options: Options) -> Self {
        let scratch = Scratch::new(&encoder);
        Self { inner: encoder, options, scratch, listed: 0 }
    }

    /// Lists the choices of a state, once for each position.
    fn list(&mut self, state: &State) -> PyResult<&[bastide_env::Choice]> {
        self.check(state)?;
        if self.listed != state.version() {
            self.inner.choices(&state.position, &mut self.scratch);
            self.listed = state.version();
        }
        Ok(self.scratch.choices())
    }

    fn check(&self, state: &State) -> PyResult<()> {
        let is_same = Arc::ptr_eq(self.inner.game(), &state.game);
        if is_same || self.inner.game().setup() == state.game.setup() {
            return Ok(());
        }
        Err(StateError::new_err("the state belongs to another game than the encoder"))
    }

    fn choice(&mut self, state: &State, index: i64) -> PyResult<bastide_env::Choice> {
        let (actions, game_over) = (self.inner.actions(), state.position.is_over());
        let choices = self.list(state)?;
        let found = choices.iter().find(|choice| i64::from(choice.index) == index);
        found.copied().ok_or_else(|| {
            let reason = match choices.len() {
                0 if game_over => "the game is over".to_owned(),
                0 => "chance acts".to_owned(),
                _ if !(0..actions as i64).contains(&index) => {
                    format!("the action space has the indices 0 to {}", actions - 1)
                }
                legal => format!("the mask shows the {legal} legal ones"),
            };
            illegal(format!("action {index} is not legal: {reason}"))
        })
    }
}

#[pymethods]
impl Encoder {
    #[new]
    #[pyo3(signature = (
        game, *, actions = "plan", observation = vec!["board".to_owned(), "vector".to_owned()], window = 21,
        max_actions = 1024
    ))]
    fn new(
        game: &Bound<'_, Game>,
        actions: &str,
        observation: Vec<String>,
        window: usize,
        max_actions: usize,
    ) -> PyResult<Self> {
        restore_encoder(game, Options(actions.to_owned(), observation, window, max_actions))
    }

    /// The game.
    #[getter]
    fn game(&self) -> Game {
        Game(Arc::clone(self.inner.game()))
    }

    /// The number of indices.
    #[getter]
    fn num_actions(&self) -> usize {
        self.inner.actions()
    }

    /// Shape and dtype of each array of an observation, by its name. The names are those of the observation; `features`
    /// also has `pairs` and `globals`.
    #[getter]
    fn shapes<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        for array in self.inner.layout().arrays() {
            dict.set_item(array.name, (PyTuple::new(py, &array.shape)?, dtype(array)))?;
        }
        Ok(dict)
    }

    /// The names of the planes of `board`, and of the columns of the other arrays.
    #[getter]
    fn fields<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        for array in self.inner.layout().arrays() {
            dict.set_item(array.name, &array.fields)?;
        }
        Ok(dict)
    }

    /// What an index of the action space means, whatever the state.
    fn describe(&self, index: i64) -> PyResult<String> {
        let actions = self.inner.actions();
        let index = usize::try_from(index).ok().filter(|&index| index < actions);
        let outside = || illegal(format!("the action space has the indices 0 to {}", actions - 1));
        Ok(self.inner.describe(index.ok_or_else(outside)?))
    }

    /// The legal indices, in ascending order.
    fn legal<'py>(
        &mut self,
        py: Python<'py>,
        state: &Bound<'_, State>,
    ) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let choices = self.list(&*state.try_borrow()?)?;
        let indices: Vec<_> = choices.iter().map(|choice| i64::from(choice.index)).collect();
        Ok(indices.into_pyarray(py))
    }

    /// 1 for each legal index.
    fn mask<'py>(
        &mut self,
        py: Python<'py>,
        state: &Bound<'_, State>,
    ) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let mut mask = vec![0; self.inner.actions()];
        for choice in self.list(&*state.try_borrow()?)? {
            mask[choice.index as usize] = 1;
        }
        Ok(mask.into_pyarray(py))
    }

    /// A random legal index.
    #[pyo3(signature = (state, seed = None))]
    fn sample(
        &mut self,
        py: Python<'_>,
        state: &Bound<'_, State>,
        seed: Option<u64>,
    ) -> PyResult<i64> {
        let mut random = Pcg64Mcg::seed_from_u64(seed_or_random(py, seed)?);
        let choices = self.list(&*state.try_borrow()?)?;
        if choices.is_empty() {
            return Err(StateError::new_err("no player acts in this state"));
        }
        Ok(i64::from(choices[random_below(&mut random, choices.len())].index))
    }

    /// The one or two actions that an index stands for.
    fn actions_of(&mut self, state: &Bound<'_, State>, index: i64) -> PyResult<Vec<Action>> {
        let state = state.try_borrow()?;
        let plan = self.choice(&state, index)?.plan;
        let mut actions = vec![Action::new(&state.game, &state.position, plan.first)];
        if let Some(then) = plan.then {
            let mut after = state.position.clone();
            let applied = state.game.apply(&mut after, plan.first, &mut ());
            applied.map_err(|refusal| StateError::new_err(refusal.to_string()))?;
            actions.push(Action::new(&state.game, &after, then));
        }
        Ok(actions)
    }

    /// Applies the actions of a legal index. Chance does not act.
    fn apply(&mut self, state: &Bound<'_, State>, index: i64) -> PyResult<()> {
        let mut state = state.try_borrow_mut()?;
        let plan = self.choice(&state, index)?.plan;
        for action in std::iter::once(plan.first).chain(plan.then) {
            state.push(action).map_err(|refusal| StateError::new_err(refusal.to_string()))?;
        }
        Ok(())
    }

    /// Applies a legal index, and deals until a player must decide, whose seat it returns.
    fn step(
        &mut self,
        state: &Bound<'_, State>,
        index: i64,
        dealer: &Bound<'_, Dealer>,
    ) -> PyResult<Option<usize>> {
        let mut dealer = dealer.try_borrow_mut()?;
        self.apply(state, index)?;
        let mut state = state.try_borrow_mut()?;
        dealer.deal_all(&mut state);
        Ok(match state.position.actor() {
            Actor::Player(seat) => Some(seat.index()),
            Actor::Chance | Actor::Nobody => None,
        })
    }

    /// The observation of a seat, by default of the one whose turn it is to act.
    #[pyo3(signature = (state, seat = None))]
    fn observe<'py>(
        &mut self,
        py: Python<'py>,
        state: &Bound<'_, State>,
        seat: Option<usize>,
    ) -> PyResult<Bound<'py, PyDict>> {
        let state = state.try_borrow()?;
        let players = state.position.scores().len();
        let viewer = match (seat, state.position.actor()) {
            (Some(seat), _) if seat < players => Seat::new(seat as u8),
            (Some(seat), _) => {
                return Err(StateError::new_err(format!(
                    "there is no seat {seat}: the seats are 0 to {}",
                    players - 1
                )));
            }
            (None, Actor::Player(seat)) => seat,
            (None, _) => state.position.turn(),
        };
        self.list(&state)?;
        let Self { inner: encoder, scratch, .. } = self;
        let mut board = Vec::new();
        let mut arrays: Vec<Vec<f32>> = Vec::new();
        let specs = encoder.layout().arrays();
        for spec in specs {
            if spec.is_bytes {
                board = vec![0; spec.size()];
                arrays.push(Vec::new());
            } else {
                arrays.push(vec![0.0; spec.size()]);
            }
        }
        let mut rows = Rows { board: &mut board, ..Rows::default() };
        for (spec, array) in specs.iter().zip(&mut arrays) {
            rows.set(spec.name, array);
        }
        encoder.observe(&state.position, viewer, scratch, &mut rows);
        let dict = PyDict::new(py);
        for (spec, array) in specs.iter().zip(arrays) {
            let shape = spec.shape.clone();
            if spec.is_bytes {
                dict.set_item(
                    spec.name,
                    std::mem::take(&mut board).into_pyarray(py).reshape(shape)?,
                )?;
            } else {
                dict.set_item(spec.name, array.into_pyarray(py).reshape(shape)?)?;
            }
        }
        Ok(dict)
    }

    fn __repr__(&self) -> String {
        let Options(actions, observation, ..) = &self.options;
        let (count, observed) = (self.inner.actions(), observation.join(", "));
        format!("<bastide.Encoder actions {actions} ({count}), observation {observed}>")
    }

    fn __copy__(&self) -> Self {
        Self::with(self.inner.clone(), self.options.clone())
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.__copy__()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> Reduced<'py, (Game, Options)> {
        reduce(py, "_restore_encoder", (self.game(), self.options.clone()))
    }
}

/// The type of an array's numbers, as `NumPy` calls it.
pub(crate) fn dtype(array: &ArraySpec) -> &'static str {
    if array.is_bytes { "uint8" } else { "float32" }
}

/// Makes an encoder from its options, for `pickle`.
#[pyfunction(name = "_restore_encoder")]
pub(crate) fn restore_encoder(game: &Bound<'_, Game>, options: Options) -> PyResult<Encoder> {
    let encoder = options.encoder(game.get())?;
    Ok(Encoder::with(encoder, options))
}
