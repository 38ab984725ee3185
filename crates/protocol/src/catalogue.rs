//! What can be played: games, tile sets, elements, rule options and presets.

use bastide_rules::Setup;
use bastide_rules::setup::{GameName, SettingValue};
use schemars::JsonSchema;
use serde::Serialize;

/// A game of the family, with all its options.
#[derive(Clone, Serialize, JsonSchema)]
pub struct GameChoices {
    /// Its name in setups.
    pub game: GameName,
    /// The maximum number of players with only its own tile set.
    pub most_players: usize,
    /// Its tile sets; the first one is always in play.
    pub sets: Vec<SetChoice>,
    /// Sets that cannot be combined.
    pub excluded: Vec<[String; 2]>,
    /// Sets that can be combined only with `allow-discouraged`.
    pub discouraged: Vec<[String; 2]>,
    /// The options under `elements`.
    pub elements: Vec<LineChoice>,
    /// The options under `rules`.
    pub rules: Vec<LineChoice>,
}

/// A tile set.
#[derive(Clone, Serialize, JsonSchema)]
pub struct SetChoice {
    /// Its name in setups.
    pub name: String,
    /// Its number of tiles.
    pub tiles: u32,
    /// The maximum number of players with it.
    pub most_players: usize,
}

/// An option of a setup.
#[derive(Clone, Serialize, JsonSchema)]
pub struct LineChoice {
    /// Its name in setups.
    pub name: String,
    /// The values that it takes.
    #[serde(flatten)]
    pub takes: Takes,
    /// For a rule option, the tile sets and elements with any of which it matters; for an element, the tile
    /// sets that bring it. Empty if it is always available.
    pub with: Vec<String>,
    /// The default; `null` if it depends on the number of players.
    pub default: Option<LineDefault>,
}

/// The default of an option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct LineDefault {
    /// Without any of the sets of [`LineChoice::with`].
    pub without: SettingValue,
    /// With any of them.
    pub with: SettingValue,
}

/// The values of an option.
#[derive(Clone, Serialize, JsonSchema)]
#[serde(tag = "takes", rename_all = "kebab-case")]
pub enum Takes {
    /// A number.
    Number {
        /// The minimum.
        least: u8,
        /// The maximum.
        most: u8,
    },
    /// Yes or no.
    Switch,
    /// One of these; the first is the default.
    Choice {
        /// As written in setups: words, numbers or booleans.
        answers: Vec<SettingValue>,
    },
}

/// A preset.
#[derive(Serialize, JsonSchema)]
pub struct PresetLine {
    /// The name.
    pub name: &'static str,
    /// A short description.
    pub description: &'static str,
    /// The whole setup.
    pub setup: Setup,
}
