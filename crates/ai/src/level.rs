//! Levels of play that people choose among.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use bastide_rules::{Game, ParseNameError};
#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use crate::budget::Budget;
use crate::mcts::MctsConfig;
use crate::spec::PlayerSpec;

/// The strength of a computer player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Level {
    /// Plays sensibly, but often misses the best place for a tile.
    Novice,
    /// Misses less.
    Casual,
    /// Searches briefly.
    Strong,
    /// Searches for some seconds, on all cores.
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

    /// Returns the player of this level in a game.
    pub fn spec(self, game: &Game) -> PlayerSpec {
        match self {
            Self::Novice => PlayerSpec::Greedy { noise: 3.0 },
            Self::Casual => PlayerSpec::Greedy { noise: 0.8 },
            Self::Strong => PlayerSpec::Mcts(MctsConfig::BEST, Budget::iterations(50)),
            Self::Master => {
                let cores = std::thread::available_parallelism().map_or(1, usize::from);
                let config = MctsConfig { threads: cores.min(16) as u32, ..MctsConfig::BEST };
                // Games with larger states have more decisions and slower iterations.
                let seconds = if game.start().memory() > LARGE { 9.0 } else { 2.8 };
                PlayerSpec::Mcts(config, Budget::time(Duration::from_secs_f64(seconds)))
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

/// The size in bytes above which a state is that of a game with many expansions.
const LARGE: usize = 24 * 1024;
