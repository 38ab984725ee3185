//! Descriptions of a position, for comparison with the saved game.

use std::fmt::Write;

use bastide_rules::{Action, Actor, Game, PieceOnTable, Pos, Seat, State};

/// The current step and its player, the tile and pieces at `at`, and what is possible.
pub(crate) fn describe(game: &Game, state: &State, at: Option<Pos>) -> String {
    let name = |seat: Seat| game.setup().players[seat.index()].name.as_str();
    let step = match state.actor() {
        Actor::Nobody => "the game is over".to_owned(),
        Actor::Chance => format!("{} is about to draw a tile", name(state.turn())),
        Actor::Player(seat) => format!("{} is {}", name(seat), state.phase().next_step()),
    };
    let scores: Vec<_> = state.scores().iter().map(ToString::to_string).collect();
    let tile = at.map(|at| format!("; {}", space(game, state, at))).unwrap_or_default();
    format!("{step}; points {}{tile}{}", scores.join(":"), possible(game, state))
}

fn space(game: &Game, state: &State, at: Pos) -> String {
    let Some(tile) = state.tile_at(at) else { return format!("no tile at {at}") };
    let mut text = format!("{} turn {} at {at}", game.kind_of(tile).id(), tile.turn.quarters());
    let name = |seat: Seat| &game.setup().players[seat.index()].name;
    for PieceOnTable { seat, piece, place, .. } in
        state.pieces_on_table(game).into_iter().filter(|piece| piece.at == Some(at))
    {
        let _ = write!(text, ", {} of {} on {place}", piece.as_str(), name(seat));
    }
    for barn in state.barns(game).into_iter().filter(|barn| barn.at == at) {
        let _ = write!(text, ", barn of {} at {}", name(barn.owner), barn.corner);
    }
    text
}

/// The first legal actions.
fn possible(game: &Game, state: &State) -> String {
    const MOST: usize = 12;
    if !matches!(state.actor(), Actor::Player(_)) {
        return String::new();
    }
    let mut legal = Vec::new();
    game.legal_actions(state, &mut legal);
    let shown = legal.iter().take(MOST).map(|action: &Action| action.text(game, state));
    let shown: Vec<_> = shown.collect();
    let more = match legal.len().saturating_sub(MOST) {
        0 => String::new(),
        more => format!(" and {more} more"),
    };
    format!("; possible: {}{more}", shown.join(", "))
}
