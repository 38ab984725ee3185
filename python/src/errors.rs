//! The exceptions of the package.

use bastide_env::{ConfigError, StepError};
use bastide_rules::{Game, Refusal};
use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

create_exception!(bastide, BastideError, PyValueError, "The base of all errors of this package.");
create_exception!(
    bastide,
    SetupError,
    BastideError,
    "A setup cannot be played, or an option or a player is unknown."
);
create_exception!(bastide, RecordError, BastideError, "A record cannot be read.");
create_exception!(
    bastide,
    IllegalActionError,
    BastideError,
    "An action is not legal in this state, which stays unchanged."
);
create_exception!(
    bastide,
    StateError,
    BastideError,
    "An object cannot be used like this: the game is over, or the process was forked."
);

/// An action that the rules refuse, with the rule.
pub(crate) fn refused(game: &Game, text: &str, refusal: &Refusal) -> PyErr {
    let rule = refusal.rule(game.setup().game);
    with_rule(format!("`{text}` is not allowed: {refusal} ({rule})"), Some(rule))
}

/// An action that is not legal for another reason than a rule.
pub(crate) fn illegal(message: String) -> PyErr {
    with_rule(message, None)
}

fn with_rule(message: String, rule: Option<&str>) -> PyErr {
    let error = IllegalActionError::new_err(message);
    let set = Python::attach(|py| error.value(py).setattr("rule", rule));
    set.map_or_else(|failed| failed, |()| error)
}

/// A configuration that makes no environment.
pub(crate) fn config(error: ConfigError) -> PyErr {
    SetupError::new_err(error.to_string())
}

/// A step that cannot be made.
pub(crate) fn step(error: StepError) -> PyErr {
    match error {
        StepError::Illegal { .. } => illegal(error.to_string()),
        StepError::Length { .. } => BastideError::new_err(error.to_string()),
    }
}

/// A setup that cannot be played.
pub(crate) fn setup(error: impl std::fmt::Display) -> PyErr {
    SetupError::new_err(error.to_string())
}
