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

/// Returns an error if the user pressed `Ctrl-C`. Called without Python's lock.
#[expect(clippy::redundant_closure_for_method_calls, reason = "the method is not general enough")]
pub(crate) fn check_signals() -> PyResult<()> {
    Python::attach(|py| py.check_signals())
}

/// What `__reduce__` returns: a function and its arguments.
pub(crate) type Reduced<'py, T> = PyResult<(Bound<'py, PyAny>, T)>;

/// Returns what pickles need: the function of this module that makes the object again, and its arguments.
pub(crate) fn reduce<'py, T>(py: Python<'py>, function: &str, arguments: T) -> Reduced<'py, T> {
    Ok((py.import("bastide._bastide")?.getattr(function)?, arguments))
}
