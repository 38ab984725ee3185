//! The setup of a game.
//!
//! A [`Setup`] is plain data: a game of the family, its players, tile sets, pieces and rule options.
//! A [`Game`](crate::Game) is made from it, after a check that returns a [`SetupError`] whose message says
//! what to change. [`Preset`] names well-known mixes.

mod elements;
mod error;
mod preset;
mod rules;
#[cfg(feature = "serde")]
mod settings;
mod table;
mod written;

use std::collections::BTreeMap;

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use crate::geometry::{Pos, Rotation};
use crate::names::names;

pub use elements::{Elements, InPlay};
pub use error::SetupError;
pub use preset::Preset;
pub use rules::{
    AwardScoring, BarnPlacement, BuildingRows, CatapultMode, CoastRule, CountMoves, DragonMoves,
    FairyRule, FieldScoring, FinalQuarters, ForestScoring, LakeExtraTurn, LeavingQuarters,
    PrincessRule, RiverRule, RuleOptionError, RuleOptions, SurveyorBonus, TinyCity, VolcanoRule,
    WagonMoves,
};
#[cfg(feature = "serde")]
pub use settings::SettingVisitor;
pub use written::{SetupVersion, WrittenSetup};

/// The games of the family.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum GameName {
    /// The game of cities, roads, cloisters and fields.
    #[default]
    Carcassonne,
    /// The game of forests, rivers and meadows.
    HuntersAndGatherers,
    /// The game of settlers who go west.
    Mayflower,
}

impl GameName {
    /// All games.
    pub const ALL: [Self; 3] = [Self::Carcassonne, Self::HuntersAndGatherers, Self::Mayflower];

    /// The tile set that every game of this name has.
    pub const fn own_set(self) -> &'static str {
        self.vocabulary().own_set
    }
}

names! {
    GameName {
        Carcassonne = "carcassonne",
        HuntersAndGatherers = "hunters-and-gatherers",
        Mayflower = "mayflower",
    }
}

/// Everything that is agreed before the first tile is drawn.
///
/// ```
/// use bastide_rules::{Game, Setup};
///
/// let setup = Setup::carcassonne(["Ann", "Ben"]);
/// assert!(Game::new(setup).is_ok());
///
/// let error = Game::new(Setup::carcassonne(["Ann"])).unwrap_err();
/// assert_eq!(error.to_string(), "1 player: this game is for 2 to 5 players");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(from = "WrittenSetup", into = "WrittenSetup"))]
pub struct Setup {
    /// The version of the text that this setup was read from. Records and the dealer's commitment keep it.
    pub version: SetupVersion,
    /// Which game of the family is played.
    pub game: GameName,
    /// The players in the order of their seats.
    pub players: Vec<PlayerSetup>,
    /// The first player.
    pub first_player: FirstPlayer,
    /// The tile sets in the game, and how many copies of each.
    pub sets: BTreeMap<String, u16>,
    /// Another number of copies for single tiles, the start tiles included: `0` takes a tile out.
    pub tiles: BTreeMap<String, u16>,
    /// The pieces and mechanisms in play, independent of the tile sets.
    pub elements: Elements,
    /// The rule options.
    pub rules: RuleOptions,
    /// Whether to play with sets that the rulebook advises not to mix (`INT-06`).
    pub allow_discouraged: bool,
    /// The tiles on the table before the first turn; without it, the start tile of the sets.
    pub start: Option<Vec<StartTile>>,
    /// What only this game lets a setup choose.
    pub game_setup: GameSetup,
}

/// The part of a setup that only one game of the family has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum GameSetup {
    /// Nothing but what every setup has.
    #[default]
    Plain,
    /// Mayflower with its surveyors west of the coast.
    Mayflower {
        /// The columns in which the surveyors start (`MAY-05`, `MAY-R-12`), counted from the coast, which is 0.
        surveyors_at: [u16; 2],
    },
}

impl GameSetup {
    /// The columns in which the surveyors of Mayflower start.
    pub(crate) const fn surveyors_at(self) -> [u16; 2] {
        match self {
            Self::Plain => [0, 0],
            Self::Mayflower { surveyors_at } => surveyors_at,
        }
    }

    /// The setting in files, if this game does not have it.
    fn unknown_to(self, game: GameName) -> Option<String> {
        match self {
            Self::Mayflower { .. } if game != GameName::Mayflower => {
                Some("surveyors-at".to_owned())
            }
            Self::Plain | Self::Mayflower { .. } => None,
        }
    }
}

/// Only what differs from the default is written, so that the text of a setup stays the same when
/// later versions have more settings.
pub(crate) fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

fn default_sets(game: GameName) -> BTreeMap<String, u16> {
    BTreeMap::from([(game.own_set().to_owned(), 1)])
}

impl Setup {
    /// The base game of Carcassonne for the named players.
    pub fn carcassonne<N: Into<String>>(names: impl IntoIterator<Item = N>) -> Self {
        Self::new(GameName::Carcassonne, names)
    }

    /// A game of the family for the named players, with nothing but its own tile set.
    pub fn new<N: Into<String>>(game: GameName, names: impl IntoIterator<Item = N>) -> Self {
        Self {
            version: SetupVersion::default(),
            game,
            first_player: FirstPlayer::default(),
            sets: default_sets(game),
            tiles: BTreeMap::new(),
            elements: Elements::default(),
            rules: RuleOptions::default(),
            allow_discouraged: false,
            start: None,
            game_setup: GameSetup::default(),
            players: names.into_iter().map(|name| PlayerSetup { name: name.into() }).collect(),
        }
    }

    /// The first setting that differs from its default although this game does not have it.
    pub(crate) fn of_another_game(&self) -> Option<String> {
        let unknown = self.game_setup.unknown_to(self.game);
        let unknown = unknown.or_else(|| self.elements.unknown_to(self.game));
        unknown.or_else(|| self.rules.unknown_to(self.game))
    }

    /// The same game with one copy of each of these tile sets added.
    #[must_use]
    pub fn with<N: Into<String>>(mut self, sets: impl IntoIterator<Item = N>) -> Self {
        self.sets.extend(sets.into_iter().map(|set| (set.into(), 1)));
        self
    }
}

/// A player's place at the table. In files it is just the name.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(from = "String", into = "String"))]
pub struct PlayerSetup {
    /// The name that the other players see.
    pub name: String,
}

impl From<String> for PlayerSetup {
    fn from(name: String) -> Self {
        Self { name }
    }
}

impl From<PlayerSetup> for String {
    fn from(player: PlayerSetup) -> Self {
        player.name
    }
}

/// Who takes the first turn (`BAS-06`, `BAS-R-21`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(
    feature = "serde",
    serde(untagged, expecting = "the first player is the number of a seat, or \"by-lot\"")
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum FirstPlayer {
    /// The player in this seat, counted from 1.
    Seat(u8),
    /// Drawn by the dealer.
    Random(Lot),
}

/// The first player is drawn by lot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Lot {
    /// The dealer draws.
    #[cfg_attr(feature = "serde", serde(rename = "by-lot"))]
    ByLot,
}

impl Default for FirstPlayer {
    fn default() -> Self {
        Self::Seat(1)
    }
}

/// The value of a setting.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(untagged))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum SettingValue {
    /// On or off.
    Switch(bool),
    /// A number.
    Number(u16),
    /// A name.
    Word(String),
}

/// A tile on the table before the first turn.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StartTile {
    /// The tile's id.
    pub tile: String,
    /// Where it lies, as `[x, y]`.
    pub at: Pos,
    /// Its quarter turns clockwise.
    #[cfg_attr(feature = "serde", serde(default))]
    pub turn: Rotation,
}
