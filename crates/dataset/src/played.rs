//! Games as they come from a match or a record, before they become rows.

use std::sync::Arc;

use bastide_rules::{Action, EarlyEnd, Game};

/// A game that was played, with all that is known of it.
#[derive(Clone, Debug)]
pub struct PlayedGame {
    /// What was played, and by whom.
    pub setting: Arc<Setting>,
    /// The number of the deal, from 1.
    pub deal: u64,
    /// The dealer's seed, if it is known.
    pub seed: Option<[u8; 32]>,
    /// The record from which the game was read.
    pub record: Option<Arc<str>>,
    /// The actions, of players and of chance. All of them are legal.
    pub actions: Vec<Action>,
    /// How the game ended, if not by the rules.
    pub early: Option<EarlyEnd>,
}

/// What is played and by whom, and the texts that rows have of it: made once for all games of a match.
#[derive(Clone, Debug)]
pub struct Setting {
    pub(crate) game: Game,
    pub(crate) setup: Arc<str>,
    pub(crate) names: Vec<Arc<str>>,
    pub(crate) players: Vec<Option<Arc<str>>>,
    /// By tile kind.
    pub(crate) kinds: Vec<Arc<str>>,
}

impl Setting {
    /// Creates a setting. `players` are the computer players by seat; empty if they are not known.
    pub fn new(game: Game, players: &[String]) -> Self {
        let setup = toml::to_string(game.setup()).expect("every setup can be written");
        let seats = &game.setup().players;
        Self {
            setup: setup.into(),
            names: seats.iter().map(|seat| seat.name.as_str().into()).collect(),
            players: (0..seats.len())
                .map(|seat| players.get(seat).map(|player| player.as_str().into()))
                .collect(),
            kinds: game.kinds().iter().map(|kind| kind.id().into()).collect(),
            game,
        }
    }

    /// Returns a copy that shares no text with this one.
    pub(crate) fn copied(&self) -> Self {
        let copy = |text: &Arc<str>| Arc::from(&**text);
        Self {
            game: self.game.clone(),
            setup: copy(&self.setup),
            names: self.names.iter().map(copy).collect(),
            players: self.players.iter().map(|player| player.as_ref().map(copy)).collect(),
            kinds: self.kinds.iter().map(copy).collect(),
        }
    }
}
