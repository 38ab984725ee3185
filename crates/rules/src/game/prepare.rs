//! From a setup to a game: checking it, choosing the tiles, laying the table (`INT-09`).

use super::Game;
use super::check::{check_elements, check_ids, check_players};
use super::opening::Table;
use super::tiles::Tiles;
use crate::action::{Piece, PieceSet};
use crate::games::{Rules, with_rules};
use crate::setup::{InPlay, Setup, SetupError};
use crate::state::Phase;
use crate::tile::{FeatureKind, TileSet};

impl Game {
    /// Checks a setup and prepares the game with other tile sets.
    pub fn with_tile_sets(setup: Setup, sets: &[TileSet]) -> Result<Self, SetupError> {
        with_rules!(setup.game, R => Self::prepare::<R>(setup, sets))
    }

    fn prepare<R: Rules>(setup: Setup, sets: &[TileSet]) -> Result<Self, SetupError> {
        check_players::<R>(&setup)?;
        check_elements::<R>(&setup)?;
        check_ids(sets)?;
        let in_play = setup.in_play();
        let Tiles { mut kinds, copies, start } = Tiles::choose(&setup, in_play, sets)?;
        for kind in &mut kinds {
            // `RIV-14`, `INT-07`: elements are independent of the tile sets, so what is printed for one that is not
            // in play means nothing.
            kind.forget(|attributes| R::forget(attributes, &in_play));
            kind.keep_symbols(|symbol| R::reads(symbol, &in_play));
            kind.restrict(R::restricts(kind, &in_play));
        }
        let table = Table { setup: &setup, in_play, kinds: &kinds, copies: &copies, start: &start };
        let opening = table.lay_table::<R>()?;
        let mut game = Self {
            in_play,
            slots: slots(in_play),
            kept: kept(in_play),
            takes_followers: takes_followers::<R>(in_play),
            changes: R::changes(&in_play, &kinds),
            opening,
            setup,
            kinds,
        };
        if game.opening.phase == Phase::DrawTile {
            game.opening.phase = R::first_phase(&game, &game.opening);
        }
        Ok(game)
    }
}

fn slots(in_play: InPlay) -> [u8; Piece::ALL.len() + 1] {
    let mut slots = [0; Piece::ALL.len() + 1];
    for (index, piece) in Piece::ALL.into_iter().enumerate() {
        slots[index + 1] = slots[index] + piece.number_each(in_play);
    }
    slots
}

/// The kind of each piece of a player, as a set of one.
fn kept(in_play: InPlay) -> Vec<PieceSet> {
    let each = |piece: Piece| usize::from(piece.number_each(in_play));
    let kept = |piece| std::iter::repeat_n(PieceSet::of(piece), each(piece));
    Piece::ALL.into_iter().flat_map(kept).collect()
}

/// The kinds of features on which followers may stand, as a bit set.
fn takes_followers<R: Rules>(in_play: InPlay) -> u16 {
    let takes = |kind: &FeatureKind| R::takes_followers(*kind, &in_play);
    FeatureKind::ALL.into_iter().filter(takes).fold(0, |set, kind| set | 1 << kind as u8)
}
