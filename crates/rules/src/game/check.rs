//! Checking a setup: the players, what is in play, and the names of the tiles.

use std::collections::BTreeSet;

use crate::action::Piece;
use crate::games::Rules;
use crate::setup::{FirstPlayer, Setup, SetupError};
use crate::tile::TileSet;

const MAX_NAME: usize = 40;
const MAX_FOLLOWERS: u8 = 30;
const MAX_SPECIAL_PIECES: u8 = 4;
const MAX_TOWER_PIECES: u8 = 30;
/// How many pieces a player can have at most.
pub(crate) const MAX_PIECES: usize =
    MAX_FOLLOWERS as usize + (Piece::ALL.len() - 1) * MAX_SPECIAL_PIECES as usize;

/// There are as many players as the game seats, with names to tell them apart; one of them starts.
pub(super) fn check_players<R: Rules>(setup: &Setup) -> Result<(), SetupError> {
    R::check_players(setup)?;
    let players = setup.players.len();
    for (index, player) in setup.players.iter().enumerate() {
        let name = &player.name;
        let fine = !name.trim().is_empty()
            && name.chars().count() <= MAX_NAME
            && !name.chars().any(char::is_control);
        if !fine {
            return Err(SetupError::PlayerName { name: name.clone(), max: MAX_NAME });
        }
        if setup.players[..index].iter().any(|other| other.name == *name) {
            return Err(SetupError::SameName { name: name.clone() });
        }
    }
    if let FirstPlayer::Seat(seat) = setup.first_player
        && !(1..=players).contains(&usize::from(seat))
    {
        return Err(SetupError::FirstPlayer { seat, players });
    }
    Ok(())
}

/// What is in play is part of the game, and there is enough of it, and not too much.
pub(super) fn check_elements<R: Rules>(setup: &Setup) -> Result<(), SetupError> {
    if let Some(what) = setup.of_another_game() {
        return Err(SetupError::OtherGame { what, game: setup.game.as_str() });
    }
    let in_play = setup.in_play();
    let ordinary = R::PIECE;
    let found = ordinary.number_each(in_play);
    // Nobody plays without followers but as an exercise.
    let least = u8::from(!setup.allow_discouraged);
    if !(least..=MAX_FOLLOWERS).contains(&found) {
        return Err(SetupError::Followers { piece: ordinary.as_str(), found, max: MAX_FOLLOWERS });
    }
    let special = Piece::ALL.into_iter().filter(|&piece| piece != ordinary);
    let special =
        special.map(|piece| (piece.as_str(), piece.number_each(in_play), MAX_SPECIAL_PIECES));
    let others = [
        ("abbey", in_play.abbeys, MAX_SPECIAL_PIECES),
        ("tower piece", in_play.tower_pieces, MAX_TOWER_PIECES),
    ];
    match special.chain(others).find(|(_, found, max)| found > max) {
        Some((piece, found, max)) => Err(SetupError::Pieces { piece, found, max }),
        None => R::check_elements(setup, &in_play),
    }
}

/// Tiles are named by their ids alone, so no two sets may share one.
pub(super) fn check_ids(sets: &[TileSet]) -> Result<(), SetupError> {
    let mut ids = BTreeSet::new();
    for tile in sets.iter().flat_map(|set| &set.tiles) {
        if !ids.insert(tile.kind.id()) {
            return Err(SetupError::SameTile { id: tile.kind.id().to_owned() });
        }
    }
    Ok(())
}
