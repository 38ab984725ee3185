//! Events: what happened, with every number explained.
//!
//! [`Game::apply`](crate::Game::apply) reports to a [`Log`]. A `Vec<Event>` keeps all events; the empty log
//! `()` costs nothing, because events are made only for logs that keep them.

use std::fmt;

#[cfg(feature = "serde")]
use serde::Serialize;

use crate::action::{CatchResult, Contest, Piece, Quarter, Role};
use crate::geometry::{Corner, Pos, Rotation};
use crate::state::Seat;
use crate::tile::{FeatureKind, Goods, SegmentName};

/// Receives events.
pub trait Log {
    /// Takes an event. Logs that keep nothing do not call `event`.
    fn note(&mut self, event: impl FnOnce() -> Event);

    /// Whether the log keeps anything. Work that only serves events is skipped otherwise.
    const KEEPS: bool = true;
}

/// Keeps nothing.
impl Log for () {
    const KEEPS: bool = false;

    #[inline]
    fn note(&mut self, _: impl FnOnce() -> Event) {}
}

/// Keeps everything.
impl Log for Vec<Event> {
    fn note(&mut self, event: impl FnOnce() -> Event) {
        self.push(event());
    }
}

/// Something that happened in a game.
///
/// The enum is exhaustive on purpose, as are the enums of pieces, phases and drawings: whatever words or
/// pictures a program has for them, the compiler then finds the ones that are missing. The errors of
/// parsing and [`Refusal`](crate::Refusal), which have their own messages, are `#[non_exhaustive]`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "event", rename_all = "kebab-case"))]
#[expect(missing_docs, reason = "the fields are what their names say")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Event {
    /// The dealer drew who starts.
    FirstPlayer { seat: Seat },
    /// A tile was drawn and shown to all (`BAS-09`).
    TileDrawn { seat: Seat, tile: String },
    /// The drawn tile fits nowhere and is out of the game (`BAS-15`).
    TileRemoved { seat: Seat, tile: String },
    /// The drawn tile was laid.
    TilePlaced { seat: Seat, tile: String, at: Pos, turn: Rotation },
    /// A piece was put on the tile. Followers have a role there.
    PiecePlaced { seat: Seat, piece: Piece, role: Option<Role>, at: Pos, place: SegmentName },
    /// A cult place and a cloister side by side are both occupied: they race (`CUL-08`).
    ChallengeOpened { seat: Seat, at: Pos, against: Pos },
    /// The opposing building was completed first: this one gets nothing (`CUL-12`).
    ChallengeLost { feature: FeatureKind, at: Pos, against: Pos },
    /// The tile extended a road or city with the player's builder: a second tile may follow
    /// (`TRA-14`).
    DoubleTurn { seat: Seat, at: Pos, place: SegmentName },
    /// A completed city brought goods to the player who completed it (`TRA-32`).
    GoodsTaken { seat: Seat, goods: Goods, tokens: u32, at: Pos },
    /// The King or the Robber Baron goes to the player who completed the largest city or the longest road
    /// so far, or stays there with a new record (`KNG-07`, `KNG-09`, `KNG-10`).
    AwardTaken { award: Award, seat: Seat, from: Option<Seat>, tiles: u32, at: Pos },
    /// The King or the Robber Baron brought points.
    AwardScored { award: Award, seat: Seat, completed: u32, points: u32 },
    /// Most tokens of a kind of goods (`TRA-36`).
    GoodsScored { goods: Goods, tokens: u32, points: u32, receivers: Vec<Seat> },
    /// A river tile has no place now and is put aside for the moment (`RIV-R-05`).
    RiverTileAside { seat: Seat, tile: String },
    /// The rest of the river has no place and is left out (`RIV-R-05`).
    RiverLeftOut,
    /// The volcano lake gives its player another turn (`RIV-13`).
    ExtraTurn { seat: Seat },
    /// A dragon tile waits aside until the dragon comes (`PRD-32`).
    DragonTileAside { seat: Seat, tile: String },
    /// The tiles put aside are back among those to draw (`PRD-33`).
    DragonTilesBack { tiles: u32 },
    /// The dragon came to the volcano just placed (`PRD-20`).
    DragonCame { seat: Seat, at: Pos },
    /// A player moved the dragon (`PRD-23`).
    DragonMoved { seat: Seat, to: Pos },
    /// The dragon cannot go on after this number of steps: its walk is over (`PRD-27`).
    DragonStuck { at: Pos, steps: u32 },
    /// The dragon ate a piece, which is back in its owner's supply (`PRD-28`).
    Eaten { seat: Seat, piece: Piece, role: Option<Role>, at: Pos, place: SpotName },
    /// The fairy was put beside one of the player's followers (`PRD-10`). A quarter of Carcassonne is
    /// on no tile.
    FairyMoved { seat: Seat, at: Option<Pos>, place: SpotName },
    /// The fairy brought points: at the start of a turn (`PRD-13`), or because the feature at this
    /// place was scored (`PRD-14`).
    FairyScored { seat: Seat, at: Option<Pos>, place: Option<SegmentName>, points: u32 },
    /// A builder or pig went home, because no follower of its own is left on its feature (`PRD-29`,
    /// `TOW-17`).
    LeftAlone { seat: Seat, piece: Piece, at: Pos, place: SegmentName },
    /// The princess sent a knight home to its owner (`PRD-37`).
    KnightRemoved {
        seat: Seat,
        owner: Seat,
        piece: Piece,
        role: Option<Role>,
        at: Pos,
        place: SegmentName,
    },
    /// A tower has grown to this height (`TOW-06`).
    TowerBuilt { seat: Seat, at: Pos, height: u32 },
    /// A follower finished a tower (`TOW-19`).
    TowerClimbed { seat: Seat, piece: Piece, at: Pos },
    /// A follower was captured: it is the player's prisoner now (`TOW-15`), or back in the supply if
    /// it was the player's own (`TOW-16`).
    Captured { seat: Seat, owner: Seat, piece: Piece, role: Option<Role>, at: Pos, place: SpotName },
    /// In an exchange, the captor gave this player's follower back (`TOW-23`).
    Exchanged { seat: Seat, captor: Seat, piece: Piece },
    /// The player bought a follower back; the captor got the points (`TOW-27`).
    Ransomed { seat: Seat, captor: Seat, piece: Piece, points: u32 },
    /// The player placed an abbey instead of a drawn tile (`ABB-03`).
    AbbeyPlaced { seat: Seat, at: Pos },
    /// The last turn is over, and players who still have an abbey may place it (`ABB-R-04`).
    LastAbbeys,
    /// A barn was put at a corner of a tile, on this field (`ABB-20`).
    BarnPlaced { seat: Seat, at: Pos, corner: Corner, place: SegmentName },
    /// A wagon moved on to another feature (`ABB-40`).
    WagonMoved { seat: Seat, from: Pos, at: Pos, place: SegmentName },
    /// A follower left a quarter of Carcassonne for a feature (`CNT-09`, `CNT-12`).
    LeftQuarter { seat: Seat, piece: Piece, quarter: Quarter, at: Pos, place: SegmentName },
    /// A follower was put into a quarter of Carcassonne (`CNT-04`).
    Deployed { seat: Seat, piece: Piece, quarter: Quarter },
    /// The count moved to another quarter (`CNT-15`).
    CountMoved { seat: Seat, to: Quarter },
    /// The player chose what is done at the fair here (`CAT-06`).
    FairOpened { seat: Seat, contest: Contest, at: Pos },
    /// A token came to rest; `x` and `y` are millimetres from the middle of the table (`CAT-D14`).
    TokenLanded { seat: Seat, x: i64, y: i64 },
    /// A token hit a follower, or pushed another one against it; it is back in its owner's supply
    /// (`CAT-11`, `CAT-14`).
    KnockedOut {
        seat: Seat,
        owner: Seat,
        piece: Piece,
        role: Option<Role>,
        at: Option<Pos>,
        place: SpotName,
    },
    /// The thrower replaced a follower by an own one (`CAT-17`), from the supply or from elsewhere on
    /// the table (`CAT-R-11`).
    Seduced {
        seat: Seat,
        owner: Seat,
        replaced: Piece,
        role: Option<Role>,
        at: Option<Pos>,
        place: SpotName,
        piece: Piece,
        from: Option<NamedSpot>,
    },
    /// The gap between a token and the fair tile, in millimetres (`CAT-21`).
    GapMeasured { seat: Seat, gap: i64 },
    /// A token came nearest to the fair tile, with this gap in millimetres (`CAT-21`).
    TargetHit { seat: Seat, gap: i64, points: u32 },
    /// A token was thrown to the left neighbour, and one of the two got points (`CAT-24`).
    CatchScored { seat: Seat, catcher: Seat, result: CatchResult, winner: Seat, points: u32 },
    /// Gold was found in the forest that the tile completed here: the player draws a bonus tile
    /// (`HG-28`).
    GoldFound { seat: Seat, at: Pos },
    /// Surveyors in the columns of the player's settlers on the feature just scored gave points
    /// (`MAY-33`).
    SurveyorBonus { seat: Seat, points: u32 },
    /// The player moved a surveyor west, to this column (`MAY-36`).
    SurveyorMoved { seat: Seat, column: u32 },
    /// A settler was left behind by the surveyors and went home (`MAY-43`).
    LeftBehind { seat: Seat, piece: Piece, role: Option<Role>, at: Pos, place: SegmentName },
    /// A feature was scored, or was completed with nobody on it.
    Scored(Score),
    /// A piece went back to its owner's supply.
    PieceReturned { seat: Seat, piece: Piece, role: Option<Role>, at: Pos, place: SegmentName },
    /// The last turn is over.
    FinalScoring,
    /// The game is over. Several winners share the victory (`BAS-R-15`).
    GameOver { scores: Vec<u32>, winners: Vec<Seat> },
}

/// Where on the table a follower came from; a quarter of Carcassonne is on no tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[expect(missing_docs, reason = "the fields are what their names say")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NamedSpot {
    pub at: Option<Pos>,
    pub place: SpotName,
}

/// Where a follower stood: on a segment or on top of the tower of a tile, or in a quarter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpotName {
    /// On this segment.
    On(SegmentName),
    /// On the tower.
    Tower,
    /// In a quarter of Carcassonne.
    Quarter(Quarter),
}

impl SpotName {
    /// The role of a piece here.
    pub(crate) fn role_of(self, piece: Piece) -> Option<Role> {
        match self {
            Self::On(place) => Role::of(piece, place.kind),
            Self::Tower | Self::Quarter(_) => None,
        }
    }
}

impl fmt::Display for SpotName {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::On(place) => place.fmt(f),
            Self::Tower => f.write_str("tower"),
            Self::Quarter(quarter) => f.write_str(quarter.as_str()),
        }
    }
}

#[cfg(feature = "serde")]
impl Serialize for SpotName {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Event {
    /// The points that each receiver got, or that were paid; `None` if the event is not about points.
    pub const fn points(&self) -> Option<u32> {
        match self {
            Self::Scored(Score { points, .. })
            | Self::AwardScored { points, .. }
            | Self::GoodsScored { points, .. }
            | Self::FairyScored { points, .. }
            | Self::Ransomed { points, .. }
            | Self::TargetHit { points, .. }
            | Self::CatchScored { points, .. }
            | Self::SurveyorBonus { points, .. } => Some(*points),
            _ => None,
        }
    }
}

/// The scoring of a feature: its points, how they came about, and who got them.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Score {
    /// What was scored.
    pub feature: FeatureKind,
    /// On which occasion.
    pub occasion: Occasion,
    /// A tile of the feature, to find it on the table …
    pub at: Pos,
    /// … and the feature's place on that tile.
    pub place: SegmentName,
    /// All its tiles; a tile with several parts of the feature once. Starting spaces are among them even
    /// where they do not count (`MAY-R-04`).
    pub tiles: Vec<Pos>,
    /// The summands of the points.
    pub terms: Vec<Term>,
    /// What changed the usual points for each.
    pub because: Vec<Because>,
    /// What each receiver gets.
    pub points: u32,
    /// The players on the feature, with their strengths (`BAS-D-08`).
    pub strengths: Vec<Strength>,
    /// Who gets the points, each in full (`BAS-38`). Empty if nobody stood there.
    pub receivers: Vec<Seat>,
}

/// The occasion of a scoring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Occasion {
    /// A tile completed the feature (`BAS-27`).
    Completed,
    /// The game ended before the feature was complete (`BAS-51`).
    Unfinished,
    /// Farmers are scored at the end of the game (`BAS-57`).
    Farmers,
    /// Farmers are scored because a barn was put on their field (`ABB-27`).
    BarnPlaced,
    /// Farmers are scored because their field was joined to one with a barn (`ABB-31`).
    BarnJoined,
    /// Barns are scored at the end of the game (`ABB-35`).
    Barn,
    /// An abbot was recalled (`ABT-04`).
    Recalled,
    /// Huts are scored at the end of the game, for the whole river system (`HG-44`).
    Huts,
    /// Hunters are scored at the end of the game (`HG-45`).
    Hunters,
    /// Trappers are scored at the end of the game (`MAY-58`).
    Trappers,
}

/// What changes the usual points of a feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Because {
    /// An inn: 2 for each tile, but nothing if the road is unfinished (`INN-16`, `INN-18`).
    Inn,
    /// A cathedral: 3 for each tile and shield, but nothing if the city is unfinished (`INN-20`,
    /// `INN-22`).
    Cathedral,
    /// A city of two tiles, at tables where that is worth less (`BAS-R-06`).
    TinyCity,
    /// The receivers' own pigs: 1 more for each city (`TRA-29`).
    Pig,
    /// A pig herd: 1 more for each city (`RIV-15`).
    PigHerd,
    /// A fire: no tiger is left to eat deer (`HG-36`).
    Fire,
    /// A hunter beside the dolmen: nobody else gets anything (`HG-39`).
    Dolmen,
}

/// The King or the Robber Baron.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Award {
    /// For cities.
    King,
    /// For roads.
    RobberBaron,
}

/// One summand of a feature's worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Term {
    /// What is counted.
    pub what: Counted,
    /// How many there are.
    pub count: u32,
    /// The points for each.
    pub each: u32,
}

impl Term {
    /// The points of this summand.
    pub const fn points(self) -> u32 {
        self.count * self.each
    }
}

/// What a summand counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Counted {
    /// Tiles of a feature, each once.
    Tiles,
    /// Shields in a city.
    Shields,
    /// The tile of a cloister and those around it.
    CloisterTiles,
    /// Completed cities that a field touches.
    Cities,
    /// Completed cities that already counted for the receiver through another field (`BAS-61`).
    CitiesBefore,
    /// Pieces of a forest (`HG-R-02`).
    ForestPieces,
    /// Groups of mushrooms in a forest (`HG-37`).
    Mushrooms,
    /// Fish in the lakes of a river or of a river system (`HG-17`, `HG-44`).
    Fish,
    /// Deer that no tiger has eaten (`HG-46`).
    Deer,
    /// Deer that tigers have eaten (`HG-46`).
    DeerEaten,
    /// Mammoths (`HG-45`).
    Mammoths,
    /// Aurochs (`HG-38`).
    Aurochs,
    /// Trading posts beside a road (`MAY-19`).
    TradingPosts,
    /// Flags in a town (`MAY-23`).
    Flags,
    /// The tile of a farm and those around it (`MAY-29`).
    FarmTiles,
    /// Animals on a plain, of all kinds (`MAY-58`).
    Animals,
}

/// How strongly a player stands on a feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Strength {
    /// The player.
    pub seat: Seat,
    /// The sum of the weights of the player's pieces.
    pub strength: u32,
}
