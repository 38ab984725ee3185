//! Levels of play that people choose among.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use bastide_rules::setup::GameName;
use bastide_rules::{Game, ParseNameError};
#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use crate::budget::Budget;
use crate::human::HumanConfig;
use crate::mcts::MctsConfig;
use crate::networks::{network_for, network_name};
use crate::spec::PlayerSpec;

/// The strength of a computer player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Level {
    /// Plays as in a first game: takes points at once, hardly looks around, and leaves fields alone.
    Beginner,
    /// Often overlooks the best place for a tile.
    Novice,
    /// Overlooks less.
    Casual,
    /// Sees almost everything, but thinks one turn ahead.
    Skilled,
    /// Searches briefly.
    Strong,
    /// Searches for some seconds, on all cores.
    Master,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 6] =
        [Self::Beginner, Self::Novice, Self::Casual, Self::Skilled, Self::Strong, Self::Master];

    /// The name in texts.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Beginner => "beginner",
            Self::Novice => "novice",
            Self::Casual => "casual",
            Self::Skilled => "skilled",
            Self::Strong => "strong",
            Self::Master => "master",
        }
    }

    /// Returns the player of this level in a game.
    pub fn spec(self, game: &Game) -> PlayerSpec {
        match self {
            Self::Beginner | Self::Novice | Self::Casual | Self::Skilled => {
                PlayerSpec::Human(self.mistakes(game))
            }
            Self::Strong => {
                // As many as take the time of 50 iterations of version 0.2.0.
                let iterations = match network_name(game).as_str() {
                    // Without a network, an iteration has a longer rollout.
                    _ if network_for(game).is_none() => 100,
                    "base-two" => 215,
                    "base-more" => 200,
                    _ if has_almost_all_expansions(game) => 440,
                    _ if has_many_expansions(game) => 220,
                    "classic-two" => 290,
                    "classic-more" => 280,
                    _ => 160,
                };
                PlayerSpec::Mcts(MctsConfig::BEST, Budget::iterations(iterations))
            }
            Self::Master => {
                let cores = std::thread::available_parallelism().map_or(1, usize::from);
                let config = MctsConfig { threads: cores.min(16) as u32, ..MctsConfig::BEST };
                // Games with larger states have more decisions and slower iterations.
                let seconds = if has_many_expansions(game) { 5.8 } else { 2.8 };
                PlayerSpec::Mcts(config, Budget::time(Duration::from_secs_f64(seconds)))
            }
        }
    }

    /// Returns the mistakes of a level below the tree searches, tuned for even steps from level to level. In
    /// Mayflower a wrong place for a tile costs little, so more of the mistakes are made with pieces.
    fn mistakes(self, game: &Game) -> HumanConfig {
        let is_mayflower = game.setup().game == GameName::Mayflower;
        let is_large = has_many_expansions(game);
        let pick = |usual: f32, large: f32, mayflower: f32| match (is_mayflower, is_large) {
            (true, _) => mayflower,
            (false, true) => large,
            (false, false) => usual,
        };
        match self {
            Self::Beginner => HumanConfig {
                error: pick(13.0, 13.0, 16.0),
                reach: 1.5,
                slip: pick(0.9, 0.9, 10.5),
                haste: 2.5,
                regard: 0.3,
                land: 0.2,
                joins: false,
            },
            Self::Novice => HumanConfig {
                error: pick(7.0, 10.0, 12.0),
                reach: 2.5,
                slip: pick(0.4, 0.7, 6.6),
                haste: pick(1.5, 2.0, 1.5),
                regard: 0.5,
                land: 0.5,
                joins: false,
            },
            Self::Casual => HumanConfig {
                error: pick(8.0, 12.0, 10.0),
                reach: 4.0,
                slip: pick(0.3, 0.8, 5.2),
                haste: pick(1.2, 1.8, 1.2),
                regard: 0.7,
                land: 0.7,
                joins: true,
            },
            Self::Skilled | Self::Strong | Self::Master => HumanConfig {
                error: pick(4.0, 4.0, 8.0),
                reach: 8.0,
                slip: pick(0.0, 0.0, 1.5),
                joins: true,
                ..HumanConfig::FLAWLESS
            },
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
        named.ok_or_else(|| {
            ParseNameError::new(name, "one of beginner, novice, casual, skilled, strong, master")
        })
    }
}

/// Whether a game has many expansions, by the size of its state in bytes.
pub(crate) fn has_many_expansions(game: &Game) -> bool {
    const LARGE: usize = 24 * 1024;
    game.start().memory() > LARGE
}

/// Whether a game has almost all expansions, by the size of its state in bytes.
fn has_almost_all_expansions(game: &Game) -> bool {
    const HUGE: usize = 36 * 1024;
    game.start().memory() > HUGE
}

#[cfg(test)]
mod tests {
    use bastide_rules::Setup;
    use bastide_rules::setup::Preset;

    use super::*;

    /// docs/computer-players.md lists these iterations.
    #[test]
    fn strong_has_the_iterations_of_the_docs() {
        for (preset, seats, player) in [
            (Preset::Base, 2, "mcts:iterations=215"),
            (Preset::Base, 4, "mcts:iterations=200"),
            (Preset::Classic, 2, "mcts:iterations=290"),
            (Preset::Classic, 4, "mcts:iterations=280"),
            (Preset::BigBox5, 2, "mcts:iterations=220"),
            (Preset::BigBox5, 4, "mcts:iterations=100"),
            (Preset::Everything, 2, "mcts:iterations=440"),
            (Preset::HuntersAndGatherers, 2, "mcts:iterations=160"),
            (Preset::Mayflower, 2, "mcts:iterations=160"),
        ] {
            let setup =
                Setup::preset(preset, ["Ann", "Ben", "Cleo", "Dan"].into_iter().take(seats));
            let game = Game::new(setup).expect("a sensible setup");
            assert_eq!(Level::Strong.spec(&game).to_string(), player, "{preset:?}, {seats}");
        }
    }
}
