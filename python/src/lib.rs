//! The compiled part of the Python package `bastide`: a thin layer over the crates. `bastide/_bastide.pyi` documents what
//! Python sees.

mod action;
mod convert;
mod encoder;
mod errors;
mod game;
mod player;
mod record;
mod state;
mod vector;

use pyo3::prelude::*;

#[pymodule]
mod _bastide {
    use bastide_rules::setup::Preset;
    use pyo3::prelude::*;
    use pyo3::types::PyTuple;

    #[pymodule_export]
    use super::action::{Action, restore_action};
    #[pymodule_export]
    use super::encoder::{Encoder, restore_encoder};
    #[pymodule_export]
    use super::errors::{BastideError, IllegalActionError, RecordError, SetupError, StateError};
    #[pymodule_export]
    use super::game::{Game, restore_game};
    #[pymodule_export]
    use super::player::Player;
    #[pymodule_export]
    use super::record::{Record, restore_record};
    #[pymodule_export]
    use super::state::{Dealer, State, restore_dealer, restore_state};
    #[pymodule_export]
    use super::vector::{VectorGames, restore_games};

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))?;
        module.add("PRESETS", PyTuple::new(module.py(), Preset::ALL.map(Preset::as_str))?)
    }
}
