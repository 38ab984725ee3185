//! A game as it is reviewed: without the names of its players.

use bastide_rules::{DealerNote, Game, Record, SetupError};
use sha2::{Digest, Sha256};

use crate::secret::hex;

/// A game to review. Names and seeds do not matter for a review, and are not stored with it.
#[derive(Debug)]
pub(crate) struct ReviewedGame {
    /// The same for all records of this game.
    pub(crate) hash: String,
    pub(crate) record: Record,
}

impl ReviewedGame {
    pub(crate) fn new(record: &Record) -> Result<Self, SetupError> {
        let mut setup = record.game().setup().clone();
        for (player, number) in setup.players.iter_mut().zip(1..) {
            player.name = format!("Player {number}");
        }
        let mut nameless = Record::new(Game::new(setup)?, DealerNote::None);
        for &action in record.actions() {
            nameless.apply(action, &mut ()).expect("what was played can be played again");
        }
        if let Some(end) = record.early_end() {
            nameless.end_early(end.clone());
        }
        let hash = hex(&Sha256::digest(nameless.to_string()));
        Ok(Self { hash, record: nameless })
    }
}
