//! What can be played: games, tile sets, elements, rule options and presets.

use bastide_rules::Setup;
use bastide_rules::setup::{Answer, GameName};
use schemars::JsonSchema;
use serde::Serialize;

/// A game of the family, with everything that can be chosen about it.
#[derive(Clone, Serialize, JsonSchema)]
pub struct GameChoices {
    /// Its name in setups.
    pub game: GameName,
    /// The most players, with nothing but its own tile set.
    pub most_players: usize,
    /// Its tile sets; the first one is always in the game.
    pub sets: Vec<SetChoice>,
    /// Sets that cannot be played together.
    pub excluded: Vec<[String; 2]>,
    /// Sets that can be played together only with `allow-discouraged`.
    pub discouraged: Vec<[String; 2]>,
    /// What can be said under `elements`.
    pub elements: Vec<LineChoice>,
    /// What can be said under `rules`.
    pub rules: Vec<LineChoice>,
}

/// A tile set.
#[derive(Clone, Serialize, JsonSchema)]
pub struct SetChoice {
    /// Its name in setups.
    pub name: String,
    /// How many tiles it has.
    pub tiles: u32,
    /// The most players when it is in the game.
    pub most_players: usize,
}

/// A line of a setup.
#[derive(Clone, Serialize, JsonSchema)]
pub struct LineChoice {
    /// Its name in setups.
    pub name: String,
    /// What can be said there.
    #[serde(flatten)]
    pub takes: Takes,
    /// The tile sets and elements with any of which a rule option means something, or the tile sets that
    /// bring an element; none if it is always there.
    pub with: Vec<String>,
    /// What is in play if nothing is said; nothing if it depends on the number of players.
    pub default: Option<LineDefault>,
}

/// What is in play if nothing is said on a line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct LineDefault {
    /// Without the sets of [`LineChoice::with`].
    pub without: Answer,
    /// With any of them.
    pub with: Answer,
}

/// What can be said on a line.
#[derive(Clone, Serialize, JsonSchema)]
#[serde(tag = "takes", rename_all = "kebab-case")]
pub enum Takes {
    /// A number.
    Number {
        /// The smallest that can be played.
        least: u8,
        /// The largest that can be played.
        most: u8,
    },
    /// Yes or no.
    Switch,
    /// One of these; the first is the default.
    Choice {
        /// As they stand in setups: words, numbers, or yes and no.
        answers: Vec<Answer>,
    },
}

/// A preset.
#[derive(Serialize, JsonSchema)]
pub struct PresetLine {
    /// The name.
    pub name: &'static str,
    /// What it is, in a few words.
    pub description: &'static str,
    /// The whole setup.
    pub setup: Setup,
}
