//! Setups as they are written, with nearly everything optional.
//!
//! The default of an option depends on the [`SetupVersion`] of the text, so that old records keep the rules by
//! which they were played.

use std::collections::BTreeMap;

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use super::rules::WrittenRules;
use super::{
    AwardScoring, Elements, FirstPlayer, GameName, GameSetup, PlayerSetup, RuleOptions, Setup,
    StartTile, default_sets,
};
use crate::games::{Rules, with_rules};

/// The version of a written setup, which decides the defaults of rule options.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum SetupVersion {
    /// The defaults of Bastide 0.1.
    V1,
    /// The current defaults.
    #[default]
    V2,
}

impl SetupVersion {
    /// Every version, the oldest first.
    pub const ALL: [Self; 2] = [Self::V1, Self::V2];

    /// The number of this version in records.
    pub const fn number(self) -> u32 {
        match self {
            Self::V1 => 1,
            Self::V2 => 2,
        }
    }

    /// The version with this number.
    pub fn from_number(number: u32) -> Option<Self> {
        Self::ALL.into_iter().find(|version| version.number() == number)
    }

    /// The values of options that a text of this version leaves out.
    fn defaults(self, game: GameName) -> RuleOptions {
        with_rules!(game, R => R::defaults(self))
    }
}

/// A setup as it is written.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", deny_unknown_fields))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WrittenSetup {
    game: GameName,
    players: Vec<PlayerSetup>,
    #[cfg_attr(feature = "serde", serde(default))]
    first_player: FirstPlayer,
    /// Which tile set is meant if none is named depends on the game.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    sets: Option<BTreeMap<String, u16>>,
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "BTreeMap::is_empty"))]
    tiles: BTreeMap<String, u16>,
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "super::is_default"))]
    #[cfg_attr(feature = "schema", schemars(with = "BTreeMap<String, super::SettingValue>"))]
    elements: Elements,
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "super::is_default"))]
    #[cfg_attr(feature = "schema", schemars(with = "BTreeMap<String, super::SettingValue>"))]
    rules: WrittenRules,
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "super::is_default"))]
    allow_discouraged: bool,
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    start: Option<Vec<StartTile>>,
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "super::is_default"))]
    surveyors_at: [u16; 2],
}

impl WrittenSetup {
    /// The setup that a text of this version means.
    pub fn read(self, version: SetupVersion) -> Setup {
        let mut rules = self.rules.over(&version.defaults(self.game));
        if version == SetupVersion::V1
            && rules.king_and_robber_scoring == AwardScoring::Continuously
        {
            rules.king_and_robber_scoring = AwardScoring::ContinuouslyAtOnce;
        }
        Setup {
            version,
            game: self.game,
            players: self.players,
            first_player: self.first_player,
            sets: self.sets.unwrap_or_else(|| default_sets(self.game)),
            tiles: self.tiles,
            elements: self.elements,
            rules,
            allow_discouraged: self.allow_discouraged,
            start: self.start,
            game_setup: match self.surveyors_at {
                [0, 0] => GameSetup::Plain,
                surveyors_at => GameSetup::Mayflower { surveyors_at },
            },
        }
    }
}

impl Setup {
    /// The setup as it is written in its own version. It never changes: the dealer's commitment covers it.
    pub fn written(&self) -> WrittenSetup {
        let mut rules = self.rules.clone();
        if self.version == SetupVersion::V1
            && rules.king_and_robber_scoring == AwardScoring::ContinuouslyAtOnce
        {
            rules.king_and_robber_scoring = AwardScoring::Continuously;
        }
        self.clone().with_rules(WrittenRules::of(&rules, &self.version.defaults(self.game)))
    }

    fn with_rules(self, rules: WrittenRules) -> WrittenSetup {
        WrittenSetup {
            game: self.game,
            players: self.players,
            first_player: self.first_player,
            sets: Some(self.sets),
            tiles: self.tiles,
            elements: self.elements,
            rules,
            allow_discouraged: self.allow_discouraged,
            start: self.start,
            surveyors_at: self.game_setup.surveyors_at(),
        }
    }
}

/// Reads a setup of the current version.
impl From<WrittenSetup> for Setup {
    fn from(written: WrittenSetup) -> Self {
        written.read(SetupVersion::default())
    }
}

/// Writes a setup in the current version, whatever its own version is.
impl From<Setup> for WrittenSetup {
    fn from(setup: Setup) -> Self {
        let rules = setup.rules.clone().into();
        setup.with_rules(rules)
    }
}
