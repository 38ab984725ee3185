//! Positions, and the dealer who draws.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use bastide_art::Board;
use bastide_rules::{
    Action as EngineAction, Actor, Dealer as EngineDealer, DealerNote, Event, Game as EngineGame,
    Phase, State as EngineState, below,
};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

use crate::action::{Action, text_of};
use crate::convert::{Reduced, numbers, reduce, seed_or_random, to_python};
use crate::errors::{StateError, illegal, refused};
use crate::game::Game;
use crate::record::Record;

/// A position of a game, with the actions that led to it.
#[pyclass(module = "bastide", name = "State")]
#[derive(Clone, Debug)]
pub(crate) struct State {
    pub(crate) game: Arc<EngineGame>,
    pub(crate) position: EngineState,
    history: Vec<EngineAction>,
    version: u64,
}

/// Numbers that no two positions share, so that what is known of a position can be recognised.
fn next_version() -> u64 {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

impl State {
    pub(crate) fn new(game: Arc<EngineGame>) -> Self {
        let position = game.start();
        Self { game, position, history: Vec::new(), version: next_version() }
    }

    /// Plays the actions, which are legal.
    pub(crate) fn of(game: Arc<EngineGame>, actions: &[EngineAction]) -> Self {
        let mut state = Self::new(game);
        for &action in actions {
            state.push(action).expect("the actions of a game are legal");
        }
        state
    }

    /// A number that changes with the position.
    pub(crate) fn version(&self) -> u64 {
        self.version
    }

    pub(crate) fn actions(&self) -> &[EngineAction] {
        &self.history
    }

    /// Applies an action.
    pub(crate) fn push(&mut self, action: EngineAction) -> Result<(), bastide_rules::Refusal> {
        self.push_logged(action, &mut ())
    }

    fn push_logged(
        &mut self,
        action: EngineAction,
        log: &mut impl bastide_rules::Log,
    ) -> Result<(), bastide_rules::Refusal> {
        self.game.apply(&mut self.position, action, log)?;
        self.history.push(action);
        self.version = next_version();
        Ok(())
    }

    fn parse(&self, text: &str) -> PyResult<EngineAction> {
        let parsed = EngineAction::parse(text, &self.game, &self.position);
        parsed.map_err(|error| illegal(error.to_string()))
    }

    fn describe(&self, action: EngineAction) -> Action {
        Action::new(&self.game, &self.position, action)
    }

    /// The texts of all actions.
    pub(crate) fn texts(&self) -> Vec<String> {
        let mut state = self.game.start();
        let text = |&action: &EngineAction| {
            let text = action.text(&self.game, &state);
            self.game.apply(&mut state, action, &mut ()).expect("the history is legal");
            text
        };
        self.history.iter().map(text).collect()
    }
}

#[pymethods]
impl State {
    /// The game that is played.
    #[getter]
    fn game(&self) -> Game {
        Game(Arc::clone(&self.game))
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self) -> bool {
        self.position.is_over()
    }

    /// The seat that acts, counted from 0; "chance", or None when the game is over.
    #[getter]
    fn actor<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        match self.position.actor() {
            Actor::Chance => Ok("chance".into_pyobject(py)?.into_any()),
            Actor::Player(seat) => Ok(seat.index().into_pyobject(py)?.into_any()),
            Actor::Nobody => Ok(py.None().into_bound(py)),
        }
    }

    /// What is to be decided: place-tile, place-piece, draw-tile, ...
    #[getter]
    fn phase(&self) -> &'static str {
        self.position.phase().name().as_str()
    }

    /// The seat whose turn it is, also while chance acts.
    #[getter]
    fn turn(&self) -> usize {
        self.position.turn().index()
    }

    /// The points of all seats.
    #[getter]
    fn scores(&self) -> Vec<u32> {
        self.position.scores().to_vec()
    }

    /// The leading seats; several if they are tied.
    #[getter]
    fn winners(&self) -> Vec<usize> {
        numbers(self.position.leaders())
    }

    /// The number of tiles that can still be drawn.
    #[getter]
    fn tiles_left(&self) -> u32 {
        self.position.tiles_left()
    }

    /// The tile to be placed.
    #[getter]
    fn tile(&self) -> Option<&str> {
        let Phase::PlaceTile(kind) = self.position.phase() else { return None };
        self.game.kind(kind).map(bastide_rules::tile::TileKind::id)
    }

    /// The placed tiles as (x, y, kind, turn), in the order of placement.
    #[getter]
    fn tiles(&self) -> Vec<(i16, i16, &str, u8)> {
        let tile = |tile: &bastide_rules::PlacedTile| {
            (tile.pos.x, tile.pos.y, self.game.kind_of(tile).id(), tile.turn.quarters())
        };
        self.position.tiles().iter().map(tile).collect()
    }

    /// The texts of all actions so far.
    #[getter]
    fn history(&self) -> Vec<String> {
        self.texts()
    }

    /// The actions of the player who acts; empty if no player does.
    fn legal_actions(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        if matches!(self.position.actor(), Actor::Player(_)) {
            self.game.legal_actions(&self.position, &mut actions);
        }
        actions.into_iter().map(|action| self.describe(action)).collect()
    }

    /// The outcomes of chance with their probabilities; empty unless chance acts.
    fn chance_outcomes(&self) -> Vec<(Action, f64)> {
        let tickets = self.game.tickets(&self.position);
        let mut outcomes = Vec::new();
        if tickets > 0 {
            self.game.legal_actions(&self.position, &mut outcomes);
        }
        let share =
            |action| f64::from(self.game.tickets_of(&self.position, action)) / f64::from(tickets);
        outcomes.into_iter().map(|action| (self.describe(action), share(action))).collect()
    }

    /// A random outcome of chance by its probability, or any legal action.
    #[pyo3(signature = (seed = None))]
    fn random_action(&self, py: Python<'_>, seed: Option<u64>) -> PyResult<Action> {
        let mut random = Pcg64Mcg::seed_from_u64(seed_or_random(py, seed)?);
        let action = self.game.random_action(&self.position, &mut random);
        action.map(|action| self.describe(action)).ok_or_else(over)
    }

    /// Applies an action of a player or of chance, or raises `IllegalActionError`.
    fn apply(&mut self, action: &Bound<'_, PyAny>) -> PyResult<()> {
        let text = text_of(action)?;
        let action = self.parse(&text)?;
        self.push(action).map_err(|refusal| refused(&self.game, &text, &refusal))
    }

    /// Applies an action and returns its events, with every point explained.
    fn explain<'py>(
        &mut self,
        py: Python<'py>,
        action: &Bound<'_, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let text = text_of(action)?;
        let action = self.parse(&text)?;
        let mut events: Vec<Event> = Vec::new();
        let applied = self.push_logged(action, &mut events);
        applied.map_err(|refusal| refused(&self.game, &text, &refusal))?;
        to_python(py, &events)
    }

    /// The features on the table: kind, tiles, points now and when complete, owners, pieces.
    fn features<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyDict>>> {
        let features = self.position.features(&self.game);
        features.iter().map(|feature| describe_feature(py, feature)).collect()
    }

    /// Everything on the table, as the page of the server gets it.
    fn view<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.position.public_view(&self.game, None))
    }

    /// The scores if the game ended now.
    fn settled_scores(&self) -> Vec<u32> {
        let mut settled = self.position.clone();
        self.game.settle(&mut settled);
        settled.scores().to_vec()
    }

    /// The table as a picture; tiles are 10 to 1,000 pixels wide.
    #[pyo3(signature = (tile_size = 90))]
    fn to_svg(&self, tile_size: u32) -> PyResult<String> {
        if !(10..=1_000).contains(&tile_size) {
            return Err(StateError::new_err(format!(
                "tiles have a size of 10 to 1000 pixels, and not {tile_size}"
            )));
        }
        let board = Board::new(&self.game, &self.position).with_tile_size(tile_size);
        board.svg().map_err(|error| StateError::new_err(error.to_string()))
    }

    fn _repr_svg_(&self) -> PyResult<String> {
        self.to_svg(60)
    }

    /// The game so far as a record.
    pub(crate) fn record(&self) -> PyResult<Record> {
        let mut record = bastide_rules::Record::new((*self.game).clone(), DealerNote::None);
        for &action in &self.history {
            record
                .apply(action, &mut ())
                .map_err(|refusal| StateError::new_err(refusal.to_string()))?;
        }
        Ok(Record::new(record))
    }

    /// A copy that changes on its own.
    fn copy(&self) -> Self {
        self.clone()
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        let Ok(other) = other.cast::<Self>() else { return false };
        let Ok(other) = other.try_borrow() else { return false };
        self.game.setup() == other.game.setup() && self.position == other.position
    }

    fn __repr__(&self) -> String {
        let (tiles, scores) = (self.position.tiles().len(), self.position.scores());
        format!("<bastide.State {}, {tiles} tiles on the table, scores {scores:?}>", self.phase())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> Reduced<'py, (Game, Vec<String>)> {
        reduce(py, "_restore_state", (self.game(), self.texts()))
    }
}

fn over() -> PyErr {
    StateError::new_err("the game is over: nobody acts")
}

fn describe_feature<'py>(
    py: Python<'py>,
    feature: &bastide_rules::Feature,
) -> PyResult<Bound<'py, PyDict>> {
    let dict = PyDict::new(py);
    dict.set_item("kind", feature.kind.as_str())?;
    dict.set_item("complete", feature.complete)?;
    dict.set_item("tiles", feature.tiles)?;
    dict.set_item("shields", feature.shields)?;
    dict.set_item("points", feature.points())?;
    dict.set_item("points_at_end", feature.at_end)?;
    dict.set_item("points_when_complete", feature.completion.map(|completion| completion.points))?;
    dict.set_item(
        "points_each_further_tile",
        feature.completion.map(|completion| completion.each),
    )?;
    dict.set_item("owners", numbers(feature.owners.iter().copied()))?;
    let pieces = feature.pieces.iter().map(|(seat, piece, at, place)| {
        (seat.index(), piece.as_str(), (at.x, at.y), place.to_string())
    });
    dict.set_item("pieces", pieces.collect::<Vec<_>>())?;
    let segments = feature.segments.iter().map(|(at, place)| ((at.x, at.y), place.to_string()));
    dict.set_item("segments", segments.collect::<Vec<_>>())?;
    Ok(dict)
}

/// Makes a state from the texts of its actions, for `pickle`.
#[pyfunction(name = "_restore_state")]
pub(crate) fn restore_state(game: &Bound<'_, Game>, actions: Vec<String>) -> PyResult<State> {
    let mut state = State::new(Arc::clone(&game.get().0));
    for text in actions {
        let action = state.parse(&text)?;
        state.push(action).map_err(|refusal| refused(&state.game, &text, &refusal))?;
    }
    Ok(state)
}

/// Draws the outcomes of chance from a seed: the same seed deals the same game.
#[pyclass(module = "bastide", name = "Dealer")]
#[derive(Clone, Debug)]
pub(crate) struct Dealer {
    seed: u64,
    inner: EngineDealer,
}

impl Dealer {
    /// Lets chance act until a player must decide or the game is over.
    pub(crate) fn deal_all(&mut self, state: &mut State) {
        while state.position.actor() == Actor::Chance {
            let action = self.inner.deal(&state.game, &state.position);
            state.push(action).expect("the dealer deals what can be drawn");
        }
    }
}

#[pymethods]
impl Dealer {
    #[new]
    fn new(seed: u64) -> Self {
        Self { seed, inner: EngineDealer::from_u64(seed) }
    }

    /// Applies an outcome of chance and returns it.
    fn deal(&mut self, state: &Bound<'_, State>) -> PyResult<Action> {
        let mut state = state.try_borrow_mut()?;
        if state.position.actor() != Actor::Chance {
            return Err(StateError::new_err("chance does not act in this state"));
        }
        let action = self.inner.deal(&state.game, &state.position);
        let described = state.describe(action);
        state.push(action).map_err(|refusal| StateError::new_err(refusal.to_string()))?;
        Ok(described)
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> Reduced<'py, (u64, [u128; 2])> {
        reduce(py, "_restore_dealer", (self.seed, self.inner.positions()))
    }
}

/// Makes a dealer that goes on where another one stopped, for `pickle`.
#[pyfunction(name = "_restore_dealer")]
pub(crate) fn restore_dealer(seed: u64, positions: [u128; 2]) -> Dealer {
    let mut dealer = Dealer::new(seed);
    dealer.inner.continue_from(positions);
    dealer
}

/// Returns a random number below a limit, for samples.
pub(crate) fn random_below(random: &mut Pcg64Mcg, limit: usize) -> usize {
    below(random, limit as u32) as usize
}
