//! The parts of the engine protocol that `bastide engine` and `bastide arena` share; see
//! `docs/engine-protocol.md`.

use std::fmt::Write;

use bastide_rules::{Action, Actor, Game, ParseActionError, Phase, State};

/// The version of the protocol. Since version 2, engines acknowledge every action with `ok` and get the
/// result of the game.
pub(crate) const VERSION: u32 = 2;

/// Parses an action as in a record. A placement may also use a larger turn that looks the same.
pub(crate) fn read_action(
    text: &str,
    game: &Game,
    state: &State,
) -> Result<Action, ParseActionError> {
    let action = Action::parse(text, game, state)?;
    Ok(match (action, state.phase()) {
        (Action::PlaceTile { at, turn }, Phase::PlaceTile(kind)) => {
            Action::PlaceTile { at, turn: game.kinds()[kind.index()].canonical(turn) }
        }
        _ => action,
    })
}

/// Returns the response to `legal`: who acts, a line for each legal action, and `end`.
pub(crate) fn legal_actions(game: &Game, state: &State) -> String {
    let mut text = match state.actor() {
        Actor::Player(seat) => format!("actor seat {seat}\n"),
        Actor::Chance => "actor chance\n".to_owned(),
        Actor::Nobody => "actor nobody\n".to_owned(),
    };
    let mut actions = Vec::new();
    game.legal_actions(state, &mut actions);
    for action in actions {
        let _ = writeln!(text, "legal {}", action.text(game, state));
    }
    text.push_str("end");
    text
}
