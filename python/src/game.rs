//! Games.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use bastide_ai::{Match, PlayerSpec};
use bastide_rules::setup::Preset;
use bastide_rules::{DealerNote, Game as EngineGame, Setup};
use pyo3::prelude::*;

use crate::convert::{Reduced, reduce};
use crate::errors::{SetupError, setup as setup_error};
use crate::record::Record;
use crate::state::State;

/// A game that can be played: a checked setup.
#[pyclass(frozen, module = "bastide", name = "Game")]
#[derive(Clone, Debug)]
pub(crate) struct Game(pub(crate) Arc<EngineGame>);

/// Players by their number or their names.
#[derive(FromPyObject)]
enum Players {
    Number(usize),
    Names(Vec<String>),
}

impl Game {
    fn of(setup: Setup) -> PyResult<Self> {
        Ok(Self(Arc::new(EngineGame::new(setup).map_err(setup_error)?)))
    }

    fn text(&self) -> String {
        toml::to_string(self.0.setup()).expect("a setup can be written")
    }
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (preset = "base", players = Players::Number(2), *, sets = Vec::new(), setup = None))]
    fn new(
        preset: &str,
        players: Players,
        sets: Vec<String>,
        setup: Option<&str>,
    ) -> PyResult<Self> {
        if let Some(text) = setup {
            return Self::of(toml::from_str(text).map_err(setup_error)?);
        }
        let preset: Preset = preset.parse().map_err(setup_error)?;
        let names = match players {
            // More are refused below, but a list of a billion names is not made.
            Players::Number(number) => {
                (1..=number.min(100)).map(|seat| format!("Player {seat}")).collect()
            }
            Players::Names(names) => names,
        };
        Self::of(Setup::preset(preset, names).with(sets))
    }

    /// The setup in TOML.
    #[getter]
    fn setup(&self) -> String {
        self.text()
    }

    /// carcassonne, hunters-and-gatherers or mayflower.
    #[getter]
    fn name(&self) -> &'static str {
        self.0.setup().game.as_str()
    }

    /// The names of the players, in seat order.
    #[getter]
    fn players(&self) -> Vec<String> {
        self.0.setup().players.iter().map(|player| player.name.clone()).collect()
    }

    /// The names of the tile kinds, in the order that observations use.
    #[getter]
    fn tile_kinds(&self) -> Vec<String> {
        self.0.kinds().iter().map(|kind| kind.id().to_owned()).collect()
    }

    /// The kinds of pieces in play, in the order that observations use.
    #[getter]
    fn pieces(&self) -> Vec<&'static str> {
        self.0.pieces().map(bastide_rules::Piece::as_str).collect()
    }

    /// The most outcomes that chance can have at once.
    #[getter]
    fn max_chance_outcomes(&self) -> usize {
        let catapult = if self.0.in_play().catapult { WINDS } else { 0 };
        self.0.kinds().len().max(self.0.setup().players.len()).max(catapult)
    }

    /// The position before the first action.
    fn start(&self) -> State {
        State::new(Arc::clone(&self.0))
    }

    /// Plays a game between computer players, game `number` of the match with this seed.
    #[pyo3(signature = (players, seed = 1, number = 0))]
    fn play(
        &self,
        py: Python<'_>,
        players: Vec<String>,
        seed: u64,
        number: u64,
    ) -> PyResult<Record> {
        let seats = self.0.setup().players.len();
        if players.len() != seats {
            let named = players.len();
            return Err(SetupError::new_err(format!(
                "the game seats {seats} players, and not {named}"
            )));
        }
        let players: Result<Vec<PlayerSpec>, _> = players.iter().map(|name| name.parse()).collect();
        let players = players.map_err(setup_error)?;
        let game = (*self.0).clone();
        let record = py.detach(move || {
            let matchup = Match::new(game, players, seed);
            let mut actions = Vec::new();
            let mut worker = matchup.worker();
            let (_, seed) = worker.play_recorded(number, |_, action| actions.push(action));
            let mut record =
                bastide_rules::Record::new(matchup.game().clone(), DealerNote::Seed(seed));
            for action in actions {
                record.apply(action, &mut ())?;
            }
            Ok(record)
        });
        record.map(Record::new).map_err(|refusal: bastide_rules::Refusal| setup_error(refusal))
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Self>().is_ok_and(|other| other.get().0.setup() == self.0.setup())
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.text().hash(&mut hasher);
        hasher.finish()
    }

    fn __repr__(&self) -> String {
        let (setup, players) = (self.0.setup(), self.0.setup().players.len());
        let sets: Vec<_> = setup.sets.keys().map(String::as_str).collect();
        format!("<bastide.Game {} with {}, {players} players>", setup.game, sets.join(", "))
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> Reduced<'py, (String,)> {
        reduce(py, "_restore_game", (self.text(),))
    }
}

/// The number of winds that a thrown token can meet.
const WINDS: usize = 1024;

/// Makes a game from the text of its setup, for `pickle`.
#[pyfunction(name = "_restore_game")]
pub(crate) fn restore_game(setup: &str) -> PyResult<Game> {
    Game::of(toml::from_str(setup).map_err(setup_error)?)
}
