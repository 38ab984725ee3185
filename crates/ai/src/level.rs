//! Levels: players by the names that people choose among.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use bastide_rules::{Game, ParseNameError};
#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use crate::budget::Budget;
use crate::mcts::Search;
use crate::sort::PlayerSort;

/// How strong a computer player is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Level {
    /// Plays sensibly, but often overlooks where a tile would be best.
    Novice,
    /// Overlooks less.
    Casual,
    /// Thinks ahead a little.
    Strong,
    /// Thinks ahead for some seconds, on all cores.
    Master,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 4] = [Self::Novice, Self::Casual, Self::Strong, Self::Master];

    /// The name in texts.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Novice => "novice",
            Self::Casual => "casual",
            Self::Strong => "strong",
            Self::Master => "master",
        }
    }

    /// The sort of player that it is in a game.
    pub fn sort(self, game: &Game) -> PlayerSort {
        match self {
            Self::Novice => PlayerSort::Greedy { careless: 3.0 },
            Self::Casual => PlayerSort::Greedy { careless: 0.8 },
            Self::Strong => PlayerSort::Mcts(Search::BEST, Budget::iterations(50)),
            Self::Master => {
                let cores = std::thread::available_parallelism().map_or(1, usize::from);
                let search = Search { threads: cores.min(16) as u32, ..Search::BEST };
                // Where a state is large there is more to think about.
                let seconds = if game.start().memory() > LARGE { 9.0 } else { 2.8 };
                PlayerSort::Mcts(search, Budget::time(Duration::from_secs_f64(seconds)))
            }
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl FromStr for Level {
    type Err = ParseNameError;

    fn from_str(name: &str) -> Result<Self, ParseNameError> {
        let named = Self::ALL.into_iter().find(|level| level.as_str() == name);
        named.ok_or_else(|| ParseNameError::new(name, "one of novice, casual, strong, master"))
    }
}

/// The states of games with many expansions take more bytes than this.
const LARGE: usize = 24 * 1024;
