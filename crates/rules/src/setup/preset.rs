//! Presets: well-known setups by name.

use std::fmt;
use std::str::FromStr;

use super::{GameName, Setup, SetupError};

/// A well-known mix of tile sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Preset {
    /// The base game.
    Base,
    /// The base game with the River II.
    BaseRiver,
    /// With Inns & Cathedrals and Traders & Builders (I and II).
    Classic,
    /// With the five big expansions (I to V).
    BigBox5,
    /// With all of them, the Count and the River II at once.
    Everything,
    /// The game of forests, rivers and meadows.
    HuntersAndGatherers,
    /// The game of settlers who go west.
    Mayflower,
}

impl Preset {
    /// All presets.
    pub const ALL: [Self; 7] = [
        Self::Base,
        Self::BaseRiver,
        Self::Classic,
        Self::BigBox5,
        Self::Everything,
        Self::HuntersAndGatherers,
        Self::Mayflower,
    ];

    /// The name in texts.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Base => "base",
            Self::BaseRiver => "base-river",
            Self::Classic => "classic",
            Self::BigBox5 => "big-box-5",
            Self::Everything => "everything",
            Self::HuntersAndGatherers => "hunters-and-gatherers",
            Self::Mayflower => "mayflower",
        }
    }

    /// A short description in English, for lists of presets.
    pub const fn description(self) -> &'static str {
        match self {
            Self::Base => "the base game",
            Self::BaseRiver => "the base game, beginning with the River II",
            Self::Classic => "with Inns & Cathedrals and Traders & Builders",
            Self::BigBox5 => "with the five big expansions, I to V",
            Self::Everything => "all tile sets at once, the Count and the River II together",
            Self::HuntersAndGatherers => "the game of forests, rivers and meadows",
            Self::Mayflower => "the game of settlers who go west",
        }
    }

    /// The game of the family.
    pub const fn game(self) -> GameName {
        match self {
            Self::Base | Self::BaseRiver | Self::Classic | Self::BigBox5 | Self::Everything => {
                GameName::Carcassonne
            }
            Self::HuntersAndGatherers => GameName::HuntersAndGatherers,
            Self::Mayflower => GameName::Mayflower,
        }
    }

    const fn sets(self) -> &'static [&'static str] {
        match self {
            Self::Base | Self::HuntersAndGatherers | Self::Mayflower => &[],
            Self::BaseRiver => &["river-2"],
            Self::Classic => &["inns-and-cathedrals", "traders-and-builders"],
            Self::BigBox5 => &[
                "inns-and-cathedrals",
                "traders-and-builders",
                "princess-and-dragon",
                "tower",
                "abbey-and-mayor",
            ],
            Self::Everything => &[
                "inns-and-cathedrals",
                "traders-and-builders",
                "princess-and-dragon",
                "tower",
                "abbey-and-mayor",
                "king-and-robber",
                "cult",
                "count",
                "river-2",
                "catapult",
            ],
        }
    }
}

impl fmt::Display for Preset {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl FromStr for Preset {
    type Err = SetupError;

    fn from_str(name: &str) -> Result<Self, SetupError> {
        let named = Self::ALL.into_iter().find(|preset| preset.as_str() == name);
        named.ok_or_else(|| SetupError::unknown_preset(name, &Self::ALL.map(Self::as_str)))
    }
}

impl Setup {
    /// A preset for the named players.
    ///
    /// ```
    /// use bastide_rules::setup::Preset;
    /// use bastide_rules::{Game, Setup};
    ///
    /// let game = Game::new(Setup::preset(Preset::Everything, ["Ann", "Ben"]))?;
    /// assert_eq!(game.start().tiles().len(), 12);
    /// # Ok::<(), bastide_rules::SetupError>(())
    /// ```
    pub fn preset<N: Into<String>>(preset: Preset, names: impl IntoIterator<Item = N>) -> Self {
        let mut setup = Self::new(preset.game(), names).with(preset.sets().iter().copied());
        setup.allow_discouraged = preset == Preset::Everything;
        setup
    }
}
