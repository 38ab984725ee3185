//! From a setup to a game: checking it, choosing the tiles, laying the table (`INT-09`).

use super::check::{check_elements, check_ids, check_players};
use super::opening::Table;
use super::tiles::Tiles;
use super::{Game, Plain};
use crate::action::Piece;
use crate::games;
use crate::setup::{GameName, InPlay, Setup, SetupError};
use crate::state::Phase;
use crate::tile::{Attributes, FeatureKind, Symbol, TileKind, TileSet};

impl Game {
    /// Checks a setup and prepares the game with other tile sets.
    pub fn with_tile_sets(setup: Setup, sets: &[TileSet]) -> Result<Self, SetupError> {
        check_players(&setup)?;
        check_elements(&setup)?;
        check_ids(sets)?;
        let in_play = setup.in_play();
        let Tiles { mut kinds, copies, start, abbey } = Tiles::choose(&setup, in_play, sets)?;
        for kind in &mut kinds {
            forget_what_is_not_in_play(kind, in_play);
        }
        let river = kinds.iter().any(|kind| kind.role().is_river());
        let table = Table { setup: &setup, in_play, kinds: &kinds, copies: &copies, start: &start };
        let opening = table.lay_table()?;
        let mut game = Self {
            in_play,
            slots: slots(in_play),
            takes_followers: takes_followers(setup.game, in_play),
            abbey,
            plain: Plain::of(in_play, river),
            opening,
            setup,
            kinds,
        };
        if game.opening.phase == Phase::DrawTile {
            game.opening.phase = games::first_phase(&game, &game.opening);
        }
        Ok(game)
    }
}

impl Plain {
    fn of(in_play: InPlay, river: bool) -> Self {
        let others = Piece::ALL[1..].iter().any(|&piece| piece.number_each(in_play) > 0);
        let InPlay { dragon, fairy, princess, portals, tower_pieces, abbeys, barns, .. } = in_play;
        let InPlay { wagons, count, catapult, .. } = in_play;
        Self {
            start: !fairy && tower_pieces == 0 && abbeys == 0,
            pieces: !fairy && !princess && !portals && tower_pieces == 0 && !others,
            features: !dragon && barns == 0 && !river,
            scoring: !dragon && !count && !catapult && wagons == 0,
        }
    }
}

fn slots(in_play: InPlay) -> [u8; Piece::ALL.len() + 1] {
    let mut slots = [0; Piece::ALL.len() + 1];
    for (index, piece) in Piece::ALL.into_iter().enumerate() {
        slots[index + 1] = slots[index] + piece.number_each(in_play);
    }
    slots
}

/// The kinds of features on which followers may stand, as a bit set.
fn takes_followers(game: GameName, in_play: InPlay) -> u16 {
    let takes = |kind: &FeatureKind| games::takes_followers(game, in_play, *kind);
    FeatureKind::ALL.into_iter().filter(takes).fold(0, |set, kind| set | 1 << kind as u8)
}

/// Elements are independent of the tile sets: what is drawn for one that is not in play means
/// nothing (`RIV-14`, `INT-07`).
fn forget_what_is_not_in_play(kind: &mut TileKind, in_play: InPlay) {
    kind.forget(|drawn| match drawn {
        Attributes::Road { inn, .. } => *inn &= in_play.inns,
        Attributes::City { cathedral, princess, goods, .. } => {
            *cathedral &= in_play.cathedrals;
            *princess &= in_play.princess;
            *goods = goods.filter(|_| in_play.traders);
        }
        Attributes::Field { pig_herd, .. } => *pig_herd &= in_play.pig_herd,
        Attributes::Forest { gold, .. } => *gold &= in_play.bonus_tiles,
        _ => {}
    });
    kind.keep_symbols(|symbol| match symbol {
        // `RIV-R-01`: at some tables the volcano lake means something even without the dragon.
        Symbol::Volcano => true,
        Symbol::Dragon => in_play.dragon,
        Symbol::MagicPortal => in_play.portals,
        Symbol::TowerSite => in_play.tower_pieces > 0,
        Symbol::Fair => in_play.catapult,
    });
    kind.restrict(in_play.shrines);
}
