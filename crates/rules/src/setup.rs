//! The setup of a game: what anybody may ask for.
//!
//! A [`Setup`] is plain data. It becomes playable by [`Game::new`](crate::Game::new), which
//! refuses a senseless one with a sentence that says what to change.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::geometry::{Pos, Turn};

/// The games of the family.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum GameName {
    /// The game of cities, roads, cloisters and fields.
    #[default]
    Carcassonne,
}

impl GameName {
    /// All games.
    pub const ALL: [Self; 1] = [Self::Carcassonne];

    /// The name in setups and on the command line.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Carcassonne => "carcassonne",
        }
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Setup {
    /// Which game of the family is played.
    pub game: GameName,
    /// The players in the order of their seats.
    pub players: Vec<PlayerSetup>,
    /// Who starts.
    #[serde(default)]
    pub first_player: FirstPlayer,
    /// The tile sets in the game, and how many copies of each.
    #[serde(default = "default_sets")]
    pub sets: BTreeMap<String, u16>,
    /// Another number of copies for single tiles, the start tiles included: `0` takes a tile out.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub tiles: BTreeMap<String, u16>,
    /// The pieces and mechanisms in play, independent of the tile sets.
    #[serde(default, skip_serializing_if = "is_default")]
    pub elements: Elements,
    /// The rule options.
    #[serde(default, skip_serializing_if = "is_default")]
    pub rules: RuleOptions,
    /// The tiles on the table before the first turn; without it, the start tile of the sets.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<Vec<StartTile>>,
}

/// Only what differs from the default is written, so that the text of a setup stays the same when
/// later versions know more: the dealer's commitment is made over it.
fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

fn default_sets() -> BTreeMap<String, u16> {
    BTreeMap::from([("base".to_owned(), 1)])
}

impl Setup {
    /// The base game of Carcassonne for the named players.
    pub fn carcassonne<N: Into<String>>(names: impl IntoIterator<Item = N>) -> Self {
        Self {
            game: GameName::Carcassonne,
            first_player: FirstPlayer::default(),
            sets: default_sets(),
            tiles: BTreeMap::new(),
            elements: Elements::default(),
            rules: RuleOptions::default(),
            start: None,
            players: names.into_iter().map(|name| PlayerSetup { name: name.into() }).collect(),
        }
    }

    /// The same game with one copy of each of these tile sets added.
    #[must_use]
    pub fn with<N: Into<String>>(mut self, sets: impl IntoIterator<Item = N>) -> Self {
        self.sets.extend(sets.into_iter().map(|set| (set.into(), 1)));
        self
    }
}

/// A player's place at the table. In files it is just the name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub struct PlayerSetup {
    /// What the others call this player.
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged, expecting = "the first player is the number of a seat, or \"by-lot\"")]
pub enum FirstPlayer {
    /// The player in this seat, counted from 1.
    Seat(u8),
    /// Drawn by the dealer.
    Drawn(Lot),
}

/// The word for a start player drawn by lot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Lot {
    /// The dealer draws.
    #[serde(rename = "by-lot")]
    ByLot,
}

impl Default for FirstPlayer {
    fn default() -> Self {
        Self::Seat(1)
    }
}

/// The pieces and mechanisms in play, each independent of the tile sets. What is not named here is
/// in play as the game and its tile sets bring it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Elements {
    /// Followers in each player's supply, the score marker not counted (`BAS-04`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub followers: Option<u8>,
    /// Whether followers may be placed on fields.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub farmers: Option<bool>,
    /// Big followers of each player (`INN-08`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub big_followers: Option<u8>,
    /// Builders of each player (`TRA-07`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub builders: Option<u8>,
    /// Pigs of each player (`TRA-25`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pigs: Option<u8>,
    /// Whether inns count (`INN-16`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub inns: Option<bool>,
    /// Whether cathedrals count (`INN-20`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cathedrals: Option<bool>,
    /// Whether goods are traded (`TRA-32`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub traders: Option<bool>,
    /// Whether there is a King (`KNG-05`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub king: Option<bool>,
    /// Whether there is a Robber Baron (`KNG-10`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub robber_baron: Option<bool>,
    /// Whether cult places count (`CUL-02`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shrines: Option<bool>,
    /// Whether the pig herd counts (`RIV-15`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pig_herd: Option<bool>,
    /// Whether volcanoes bring the dragon, and it walks (`PRD-20`, `PRD-22`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dragon: Option<bool>,
    /// Whether there is a fairy (`PRD-10`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fairy: Option<bool>,
    /// Whether princesses send knights home (`PRD-37`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub princess: Option<bool>,
    /// Whether magic portals lead anywhere (`PRD-34`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub portals: Option<bool>,
    /// Tower pieces of each player (`TOW-02`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tower_pieces: Option<u8>,
    /// Abbeys of each player (`ABB-01`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub abbeys: Option<u8>,
    /// Mayors of each player (`ABB-13`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mayors: Option<u8>,
    /// Wagons of each player (`ABB-37`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wagons: Option<u8>,
    /// Barns of each player (`ABB-20`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub barns: Option<u8>,
}

/// The pieces and mechanisms of a game, settled from its [`Elements`] and its tile sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are those of `Elements`")]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct InPlay {
    pub followers: u8,
    pub farmers: bool,
    pub big_followers: u8,
    pub builders: u8,
    pub pigs: u8,
    pub inns: bool,
    pub cathedrals: bool,
    pub traders: bool,
    pub king: bool,
    pub robber_baron: bool,
    pub shrines: bool,
    pub pig_herd: bool,
    pub dragon: bool,
    pub fairy: bool,
    pub princess: bool,
    pub portals: bool,
    pub tower_pieces: u8,
    pub abbeys: u8,
    pub mayors: u8,
    pub wagons: u8,
    pub barns: u8,
}

impl Setup {
    /// Whether tiles of this set are in the game.
    pub fn has_set(&self, name: &str) -> bool {
        self.sets.get(name).is_some_and(|&copies| copies > 0)
    }

    /// What is in play: as the setup says, otherwise as its tile sets bring it.
    pub fn in_play(&self) -> InPlay {
        let own = &self.elements;
        let inns = self.has_set("inns-and-cathedrals");
        let traders = self.has_set("traders-and-builders");
        let king = self.has_set("king-and-robber");
        let dragon = self.has_set("princess-and-dragon");
        let tower = if self.has_set("tower") { tower_pieces(self.players.len()) } else { 0 };
        let abbey = self.has_set("abbey-and-mayor");
        InPlay {
            followers: own.followers.unwrap_or(7),
            farmers: own.farmers.unwrap_or(true),
            big_followers: own.big_followers.unwrap_or(inns.into()),
            builders: own.builders.unwrap_or(traders.into()),
            pigs: own.pigs.unwrap_or(traders.into()),
            inns: own.inns.unwrap_or(inns),
            cathedrals: own.cathedrals.unwrap_or(inns),
            traders: own.traders.unwrap_or(traders),
            king: own.king.unwrap_or(king),
            robber_baron: own.robber_baron.unwrap_or(king),
            shrines: own.shrines.unwrap_or(self.has_set("cult")),
            // `RIV-14`: without Traders & Builders the herd has no meaning.
            pig_herd: own.pig_herd.unwrap_or(traders),
            dragon: own.dragon.unwrap_or(dragon),
            fairy: own.fairy.unwrap_or(dragon),
            princess: own.princess.unwrap_or(dragon),
            portals: own.portals.unwrap_or(dragon),
            tower_pieces: own.tower_pieces.unwrap_or(tower),
            abbeys: own.abbeys.unwrap_or(abbey.into()),
            mayors: own.mayors.unwrap_or(abbey.into()),
            wagons: own.wagons.unwrap_or(abbey.into()),
            barns: own.barns.unwrap_or(abbey.into()),
        }
    }
}

/// `TOW-02`: the more players, the fewer tower pieces for each.
const fn tower_pieces(players: usize) -> u8 {
    match players {
        0..=2 => 10,
        3 => 9,
        4 => 7,
        5 => 6,
        _ => 5,
    }
}

/// Rules on which editions or tables differ.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct RuleOptions {
    /// How fields count the cities they touch.
    #[serde(skip_serializing_if = "is_default")]
    pub field_scoring: FieldScoring,
    /// What a completed city of two tiles is worth.
    #[serde(skip_serializing_if = "is_default")]
    pub tiny_city: TinyCity,
    /// What the King and the Robber Baron are worth.
    #[serde(skip_serializing_if = "is_default")]
    pub king_and_robber_scoring: AwardScoring,
    /// Whether the volcano lake takes no follower and gives another turn even without the dragon
    /// (`RIV-12`, `RIV-13`, `RIV-R-01`).
    #[serde(skip_serializing_if = "is_default")]
    pub lake_extra_turn: bool,
    /// Whether a princess may send a knight home, or must.
    #[serde(skip_serializing_if = "is_default")]
    pub princess: PrincessRule,
    /// When the dragon walks.
    #[serde(skip_serializing_if = "is_default")]
    pub dragon_moves: DragonMoves,
    /// To whom the fairy brings points.
    #[serde(skip_serializing_if = "is_default")]
    pub fairy: FairyRule,
    /// Which pieces may be put on a tile with a volcano, under the eyes of the dragon.
    #[serde(skip_serializing_if = "is_default")]
    pub volcano: VolcanoRule,
    /// Where a wagon may go after its feature was scored.
    #[serde(skip_serializing_if = "is_default")]
    pub wagon_moves: WagonMoves,
    /// Whether a barn may be put on a field that has one.
    #[serde(skip_serializing_if = "is_default")]
    pub barn_placement: BarnPlacement,
    /// Whether the others may still place their abbeys after the last turn (`ABB-R-04`, `INT-57`).
    #[serde(skip_serializing_if = "is_default")]
    pub last_abbey_round: bool,
}

/// What a princess does to the knights of the city that she extends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PrincessRule {
    /// The player may send one of them home (`PRD-37`).
    #[default]
    May,
    /// The player has to send one of them home.
    Must,
}

/// When the dragon walks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DragonMoves {
    /// Before anything is scored (`PRD-22`, `PRD-R-05`).
    #[default]
    BeforeScoring,
    /// After everything was scored and all wagons have moved.
    AfterScoring,
}

/// To whom the fairy brings points (`PRD-R-01`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FairyRule {
    /// Whoever has a follower on her tile.
    #[default]
    OnTile,
    /// The owner of the one follower beside which she was put.
    NextToFollower,
}

/// Which pieces may be put on the tile where the dragon stands (`PRD-R-03`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum VolcanoRule {
    /// Builders and pigs, but no followers.
    #[default]
    BuilderAndPig,
    /// None of these.
    Nobody,
}

/// Where a wagon may go after its feature was scored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WagonMoves {
    /// Along a road, or from an abbey to what touches it (`ABB-R-22`).
    #[default]
    Connected,
    /// To any feature on its tile or one of the eight around it.
    SecondEdition,
}

/// Whether a barn may be put on a field that has one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BarnPlacement {
    /// No (`ABB-23`).
    #[default]
    NotOccupied,
    /// Yes.
    Occupied,
}

/// The points of a completed city of two tiles without shields.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub enum TinyCity {
    /// As any other city (`BAS-33`).
    #[default]
    Four,
    /// One point for each tile and shield, as in early editions (`BAS-R-06`).
    Two,
}

impl TryFrom<u8> for TinyCity {
    type Error = String;

    fn try_from(points: u8) -> Result<Self, String> {
        match points {
            4 => Ok(Self::Four),
            2 => Ok(Self::Two),
            other => Err(format!("a tiny city is worth 4 or 2 points, not {other}")),
        }
    }
}

impl From<TinyCity> for u8 {
    fn from(tiny: TinyCity) -> Self {
        match tiny {
            TinyCity::Four => 4,
            TinyCity::Two => 2,
        }
    }
}

/// What the King and the Robber Baron are worth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AwardScoring {
    /// At the end a point for each completed city or road (`KNG-11`, `KNG-12`).
    #[default]
    PerFeature,
    /// At the end 10 points for one of them, 20 for both.
    #[serde(rename = "10/20")]
    TenTwenty,
    /// At the end 15 points for one of them, 40 for both.
    #[serde(rename = "15/40")]
    FifteenForty,
    /// A point for each city or road at the moment when it is completed, and nothing at the end.
    Continuously,
}

/// How fields count the completed cities that they touch (`BAS-V-01`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FieldScoring {
    /// Big Box edition: each field by itself (`BAS-59`, `BAS-60`).
    #[default]
    PerField,
    /// 2003 edition: a city counts once for a player, whatever the number of fields (`BAS-61`).
    OncePerCity,
}

/// A tile on the table before the first turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StartTile {
    /// The tile's id.
    pub tile: String,
    /// Where it lies, as `[x, y]`.
    pub at: Pos,
    /// Its quarter turns clockwise.
    #[serde(default)]
    pub turn: Turn,
}

/// A setup that cannot be played. The message says what to change.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say it")]
pub enum SetupError {
    #[error("{found} {}: this game is for {min} to {max} players", if *found == 1 { "player" } else { "players" })]
    Players { found: usize, min: usize, max: usize },
    #[error(
        "the name {name:?} cannot be used: a name has 1 to {max} characters and no control characters"
    )]
    PlayerName { name: String, max: usize },
    #[error("two players are called {name:?}: give each a name of their own")]
    SameName { name: String },
    #[error("the first player is seat {seat}, but the seats are 1 to {players}")]
    FirstPlayer { seat: u8, players: usize },
    #[error("there is no tile set {name:?}{}; the known sets are {known}", meant(nearest.as_ref()))]
    UnknownSet { name: String, nearest: Option<String>, known: String },
    #[error(
        "there is no tile {id:?} in the chosen sets; `bastide tiles` lists the tiles of each set"
    )]
    UnknownTile { id: String },
    #[error("there is no tile to draw: choose at least one tile set with tiles")]
    NoTiles,
    #[error("{found} tiles are too many: at most {max} can be played with; use fewer copies")]
    TooManyTiles { found: u64, max: u64 },
    #[error(
        "nothing lies on the table at the start: add a set with a start tile, or name one under `start`"
    )]
    NoStart,
    #[error("the start needs {needed} of tile {id}, but the game has only {copies}")]
    StartCopies { id: String, needed: u16, copies: u16 },
    #[error("start tile {id} cannot lie at {at}: {reason}")]
    StartTile { id: String, at: Pos, reason: String },
    #[error("two tile sets have a tile {id}: give each an id of its own")]
    SameTile { id: String },
    #[error("{found} followers for each player: choose 1 to {max}")]
    Followers { found: u8, max: u8 },
    #[error("{found} {piece}s for each player: choose 0 to {max}")]
    Pieces { piece: &'static str, found: u8, max: u8 },
    #[error("abbeys are in play, but no tile set has an abbey: add abbey-and-mayor")]
    NoAbbey,
    #[error("tile {id} is not drawn: say under `elements` how many abbeys each player has")]
    AbbeyCopies { id: String },
    #[error("6 players need the grey followers of inns-and-cathedrals: add that tile set")]
    SixthPlayer,
    #[error("only one river can be laid: choose one copy of river-1 or of river-2")]
    TwoRivers,
}

fn meant(nearest: Option<&String>) -> String {
    nearest.map(|name| format!(" (did you mean {name:?}?)")).unwrap_or_default()
}

impl SetupError {
    pub(crate) fn unknown_set(name: &str, known: &[&str]) -> Self {
        let alike = |other: &&&str| strsim::jaro_winkler(name, other);
        let nearest = known.iter().max_by(|a, b| alike(a).total_cmp(&alike(b)));
        let nearest = nearest.filter(|other| alike(other) > 0.85).map(|&other| other.to_owned());
        Self::UnknownSet { name: name.to_owned(), nearest, known: known.join(", ") }
    }
}
