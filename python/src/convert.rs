//! Values of the engine as Python objects.

use bastide_rules::Seat;
use pyo3::prelude::*;
use serde::Serialize;

use crate::errors::StateError;

/// Turns what can be written as JSON into dictionaries and lists.
pub(crate) fn to_python<'py>(
    py: Python<'py>,
    value: &impl Serialize,
) -> PyResult<Bound<'py, PyAny>> {
    let text =
        serde_json::to_string(value).map_err(|error| StateError::new_err(error.to_string()))?;
    py.import("json")?.call_method1("loads", (text,))
}

/// Returns a seed: the one that was given, or a random one of Python's module `random`.
pub(crate) fn seed_or_random(py: Python<'_>, seed: Option<u64>) -> PyResult<u64> {
    match seed {
        Some(seed) => Ok(seed),
        None => py.import("random")?.call_method1("getrandbits", (64,))?.extract(),
    }
}

/// Returns the seats as numbers counted from 0.
pub(crate) fn numbers(seats: impl IntoIterator<Item = Seat>) -> Vec<usize> {
    seats.into_iter().map(Seat::index).collect()
}
