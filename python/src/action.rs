//! Actions.

use bastide_rules::{Action as EngineAction, Game, State};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;

use crate::convert::{Reduced, reduce};

/// An action of a player or of chance. Two actions are equal if their texts are.
#[pyclass(frozen, eq, hash, module = "bastide", name = "Action")]
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Action {
    text: String,
    kind: String,
    position: Option<(i16, i16)>,
    turn: Option<u8>,
    tile: Option<String>,
    piece: Option<String>,
}

impl Action {
    /// Describes an action of a state.
    pub(crate) fn new(game: &Game, state: &State, action: EngineAction) -> Self {
        let (text, kind) = (action.text(game, state), action.kind().as_str().to_owned());
        let mut described =
            Self { text, kind, position: None, turn: None, tile: None, piece: None };
        match action {
            EngineAction::PlaceTile { at, turn } => {
                described.turn = Some(turn.quarters());
                described.position = Some((at.x, at.y));
            }
            EngineAction::BuildTower(at) | EngineAction::PlaceAbbey(at) => {
                described.position = Some((at.x, at.y));
            }
            EngineAction::PlaceOnTower { piece, at } => {
                described.position = Some((at.x, at.y));
                described.piece = Some(piece.as_str().to_owned());
            }
            EngineAction::PlacePiece { piece, on } => {
                let (at, _) = state.segment_name(game, on);
                described.position = Some((at.x, at.y));
                described.piece = Some(piece.as_str().to_owned());
            }
            EngineAction::Draw(kind) => {
                described.tile = game.kind(kind).map(|kind| kind.id().to_owned());
            }
            _ => {}
        }
        described
    }
}

#[pymethods]
impl Action {
    /// The action as it stands in a record.
    #[getter]
    fn text(&self) -> &str {
        &self.text
    }

    /// The kind of action: place-tile, place-piece, draw, pass, ...
    #[getter]
    fn kind(&self) -> &str {
        &self.kind
    }

    /// The space it goes to; the y axis points south.
    #[getter]
    fn position(&self) -> Option<(i16, i16)> {
        self.position
    }

    /// The quarter turns clockwise of a placed tile.
    #[getter]
    fn turn(&self) -> Option<u8> {
        self.turn
    }

    /// The tile kind that chance draws.
    #[getter]
    fn tile(&self) -> Option<&str> {
        self.tile.as_deref()
    }

    /// The kind of piece that is placed.
    #[getter]
    fn piece(&self) -> Option<&str> {
        self.piece.as_deref()
    }

    fn __str__(&self) -> &str {
        &self.text
    }

    fn __repr__(&self) -> String {
        format!("<bastide.Action {:?}>", self.text)
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> Reduced<'py, Parts> {
        let Self { text, kind, position, turn, tile, piece } = self.clone();
        reduce(py, "_restore_action", (text, kind, position, turn, tile, piece))
    }
}

/// The parts of an action, in the order of its fields.
type Parts = (String, String, Option<(i16, i16)>, Option<u8>, Option<String>, Option<String>);

/// Makes an action from its parts, for `pickle`.
#[pyfunction(name = "_restore_action")]
pub(crate) fn restore_action(
    text: String,
    kind: String,
    position: Option<(i16, i16)>,
    turn: Option<u8>,
    tile: Option<String>,
    piece: Option<String>,
) -> Action {
    Action { text, kind, position, turn, tile, piece }
}

/// Returns the text of an action that Python gave as an object or as a text.
pub(crate) fn text_of(action: &Bound<'_, PyAny>) -> PyResult<String> {
    if let Ok(action) = action.cast::<Action>() {
        return Ok(action.get().text.clone());
    }
    action.extract().map_err(|_| {
        let found = action.get_type();
        PyTypeError::new_err(format!("an action is an Action or its text, and not {found}"))
    })
}
