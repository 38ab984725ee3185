//! Rule options: where editions or tables differ.

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use super::Setup;
use super::table::table;
use crate::games::{Rules, with_rules};

/// Makes [`RuleOptions`] from one table. In which games an option matters, the rules of the game say.
macro_rules! rule_options {
    (
        $($game:ident { $($(#[$doc:meta])* $name:ident: $kind:ident,)+ })+
    ) => {
        table! {
            /// Rules on which editions or tables differ.
            #[cfg_attr(feature = "serde", serde(from = "WrittenRules", into = "WrittenRules"))]
            pub struct RuleOptions {
                $($game { $($(#[$doc])* $name: $kind,)+ })+
            }
        }

        /// The rule options that a text names.
        #[derive(Clone, Debug, Default, PartialEq, Eq)]
        #[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
        #[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", deny_unknown_fields, default))]
        pub(super) struct WrittenRules {
            $($(#[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))] $name: Option<$kind>,)+)+
        }

        impl WrittenRules {
            /// The options of a text, with these values for those that it leaves out.
            pub(super) fn over(self, defaults: &RuleOptions) -> RuleOptions {
                RuleOptions { $($($name: self.$name.unwrap_or(defaults.$name),)+)+ }
            }

            /// The text of options: it leaves out those that have these values.
            pub(super) fn of(rules: &RuleOptions, defaults: &RuleOptions) -> Self {
                Self { $($($name: differs((rules, defaults), |rules| rules.$name),)+)+ }
            }
        }
    };
}

impl Setup {
    /// Whether a rule option, given by its name in files, matters in this game.
    pub fn concerns(&self, option: &str) -> bool {
        with_rules!(self.game, R => R::concerns(option, self, &self.in_play()))
    }
}

/// What an option says, if that differs from its default.
fn differs<T: Copy + PartialEq>(
    (rules, defaults): (&RuleOptions, &RuleOptions),
    option: impl Fn(&RuleOptions) -> T,
) -> Option<T> {
    let said = option(rules);
    (said != option(defaults)).then_some(said)
}

/// A value that a rule option does not have.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say it")]
#[non_exhaustive]
pub enum RuleOptionError {
    #[error("a tiny city is worth 4 or 2 points, not {points}")]
    TinyCity { points: u8 },
    #[error("lake-extra-turn is true, false or \"never\", not {value:?}")]
    LakeExtraTurn { value: String },
}

impl From<WrittenRules> for RuleOptions {
    fn from(written: WrittenRules) -> Self {
        written.over(&Self::default())
    }
}

impl From<RuleOptions> for WrittenRules {
    fn from(rules: RuleOptions) -> Self {
        Self::of(&rules, &RuleOptions::default())
    }
}

rule_options! {
    Carcassonne {
        /// How fields count the cities they touch.
        field_scoring: FieldScoring,
        /// What a completed city of two tiles is worth.
        tiny_city: TinyCity,
        /// What the King and the Robber Baron are worth.
        king_and_robber_scoring: AwardScoring,
        /// Where river tiles may lie, and what happens to one without a place.
        river: RiverRule,
        /// When the volcano lake takes no follower and gives another turn (`RIV-12`, `RIV-13`,
        /// `RIV-R-01`).
        lake_extra_turn: LakeExtraTurn,
        /// Whether a princess may send a knight home, or must.
        princess: PrincessRule,
        /// When the dragon walks.
        dragon_moves: DragonMoves,
        /// To whom the fairy brings points.
        fairy: FairyRule,
        /// Which pieces may be put on a tile with a volcano, under the eyes of the dragon.
        volcano: VolcanoRule,
        /// Where a wagon may go after its feature was scored.
        wagon_moves: WagonMoves,
        /// Whether a barn may be put on a field that has one.
        barn_placement: BarnPlacement,
        /// Whether the others may still place their abbeys after the last turn (`ABB-R-04`,
        /// `INT-57`).
        last_abbey_round: bool,
        /// Which completed features followers may enter from the quarters of Carcassonne.
        leaving_quarters: LeavingQuarters,
        /// Who moves the count when a follower was put into a quarter.
        count_moves: CountMoves,
        /// Who may leave the quarters at the end of the game.
        final_quarters: FinalQuarters,
        /// How the catapult is used.
        catapult: CatapultMode,
    }
    HuntersAndGatherers {
        /// What a forest counts.
        forest_scoring: ForestScoring,
    }
    Mayflower {
        /// How far north and south the settlers may build.
        rows: BuildingRows,
        /// Whether the starting spaces count as tiles.
        coast: CoastRule,
        /// What a surveyor gives to several settlers.
        surveyor_bonus: SurveyorBonus,
    }
}

/// How fields count the completed cities that they touch (`BAS-V-01`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum FieldScoring {
    /// Big Box edition: each field by itself (`BAS-59`, `BAS-60`, `BAS-R-01`).
    #[default]
    PerField,
    /// 2003 edition: a city counts once for a player, whatever the number of fields (`BAS-61`).
    OncePerCity,
}

/// The points of a completed city of two tiles without shields.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "u8", into = "u8"))]
pub enum TinyCity {
    /// As any other city (`BAS-33`).
    #[default]
    Four,
    /// One point for each tile and shield, as in early editions (`BAS-R-06`).
    Two,
}

impl TryFrom<u8> for TinyCity {
    type Error = RuleOptionError;

    fn try_from(points: u8) -> Result<Self, Self::Error> {
        match points {
            4 => Ok(Self::Four),
            2 => Ok(Self::Two),
            points => Err(RuleOptionError::TinyCity { points }),
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum AwardScoring {
    /// At the end a point for each completed city or road (`KNG-11`, `KNG-12`).
    #[default]
    PerFeature,
    /// At the end 10 points for one of them, 20 for both.
    #[cfg_attr(feature = "serde", serde(rename = "10/20"))]
    TenTwenty,
    /// At the end 15 points for one of them, 40 for both.
    #[cfg_attr(feature = "serde", serde(rename = "15/40"))]
    FifteenForty,
    /// A point for each city or road that is completed after the card came to its holder, and nothing at
    /// the end. Only JCloisterZone plays so.
    Continuously,
    /// The same, with a point for the city or road that brought the card: Bastide 0.1 played so.
    ContinuouslyAtOnce,
}

/// Where river tiles may lie, and what happens to one without a place (`RIV-R-05`, `RIV-R-13`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum RiverRule {
    /// A tile may not cut the river off as long as it has another place. The player draws again if a tile
    /// has none.
    #[default]
    GoesOn,
    /// A tile may cut the river off. The player draws again if a tile has no place.
    Free,
    /// A tile may cut the river off. The player loses the turn when no tile is left to draw, and all the
    /// rest is left out: Bastide 0.1 played so.
    LostTurn,
}

/// When the volcano lake takes no follower and gives another turn (`RIV-12`, `RIV-13`, `RIV-R-01`). In
/// files it is `false`, `true` or `"never"`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "LakeText", into = "LakeText"))]
pub enum LakeExtraTurn {
    /// With the dragon.
    #[default]
    WithDragon,
    /// Even without the dragon.
    Always,
    /// Not even with the dragon.
    Never,
}

#[cfg(feature = "serde")]
#[derive(Serialize, Deserialize)]
#[serde(untagged, expecting = "lake-extra-turn is true, false or \"never\"")]
enum LakeText {
    Always(bool),
    Word(String),
}

#[cfg(feature = "serde")]
impl TryFrom<LakeText> for LakeExtraTurn {
    type Error = RuleOptionError;

    fn try_from(text: LakeText) -> Result<Self, Self::Error> {
        match text {
            LakeText::Always(false) => Ok(Self::WithDragon),
            LakeText::Always(true) => Ok(Self::Always),
            LakeText::Word(word) if word == "never" => Ok(Self::Never),
            LakeText::Word(value) => Err(RuleOptionError::LakeExtraTurn { value }),
        }
    }
}

#[cfg(feature = "serde")]
impl From<LakeExtraTurn> for LakeText {
    fn from(turn: LakeExtraTurn) -> Self {
        match turn {
            LakeExtraTurn::WithDragon => Self::Always(false),
            LakeExtraTurn::Always => Self::Always(true),
            LakeExtraTurn::Never => Self::Word("never".to_owned()),
        }
    }
}

/// What a princess does to the knights of the city that she extends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum PrincessRule {
    /// The player may send one of them home (`PRD-37`).
    #[default]
    May,
    /// The player has to send one of them home.
    Must,
}

/// When the dragon walks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum DragonMoves {
    /// Before anything is scored (`PRD-22`, `PRD-R-05`).
    #[default]
    BeforeScoring,
    /// After everything was scored and all wagons have moved.
    AfterScoring,
}

/// To whom the fairy brings points (`PRD-R-01`, `INT-R-10`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum FairyRule {
    /// Every player with a follower on her tile.
    #[default]
    OnTile,
    /// The owner of the one follower beside which she was put.
    NextToFollower,
    /// Every follower on her tile, whichever feature of the tile is scored. Variants of JCloisterZone play so.
    AnyFeature,
}

/// Which pieces may be put on the tile where the dragon stands (`PRD-R-03`, `INT-R-07`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum VolcanoRule {
    /// Builders and pigs, but no followers.
    #[default]
    BuilderAndPig,
    /// None of these.
    Nobody,
}

/// Where a wagon may go after its feature was scored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum WagonMoves {
    /// Along a road, or from an abbey to what touches it (`ABB-R-22`).
    #[default]
    Connected,
    /// To any feature on its tile or one of the eight around it.
    SecondEdition,
}

/// Whether a barn may be put on a field that has one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum BarnPlacement {
    /// No (`ABB-23`).
    #[default]
    NotOccupied,
    /// Yes.
    Occupied,
}

/// Which completed features followers may enter from the quarters of Carcassonne (`CNT-R-07`,
/// `INT-R-03`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum LeavingQuarters {
    /// All of them.
    #[default]
    Any,
    /// Only occupied ones.
    Occupied,
}

/// Who moves the count when a follower was put into a quarter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum CountMoves {
    /// The player, who need not (`CNT-15`).
    #[default]
    ByPlayer,
    /// He goes to the next quarter by himself.
    Clockwise,
    /// He goes to the quarter of that follower by himself.
    #[cfg_attr(feature = "serde", serde(alias = "follow-meeple"))]
    ToFollower,
}

/// Who may leave the quarters at the end of the game (`CNT-R-12`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum FinalQuarters {
    /// Followers on the market, to fields.
    #[default]
    MarketOnly,
    /// All, to unfinished features, one by one.
    AnyDistrict,
}

/// How the catapult is used (`CAT-D29`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum CatapultMode {
    /// The players aim, and the flight is computed.
    #[default]
    Digital,
    /// The players use a real catapult, and say what came of it.
    Manual,
}

/// What gives points in a completed forest (`HG-R-02`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum ForestScoring {
    /// Each piece of it: a tile may have two.
    #[default]
    Pieces,
    /// Each tile of it, as in a later edition.
    Tiles,
}

/// How far north and south the settlers may build (`MAY-R-02`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum BuildingRows {
    /// Without limit.
    #[default]
    Open,
    /// Only in the ten rows of the starting spaces.
    Ten,
}

/// Whether the starting spaces count as tiles (`MAY-R-04`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum CoastRule {
    /// They do, for roads, towns and farms.
    #[default]
    Tiles,
    /// They do not.
    NoTiles,
}

/// What a surveyor gives to several settlers of a player on one feature (`MAY-R-08`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum SurveyorBonus {
    /// The bonus for each settler in the surveyor's column.
    #[default]
    EachSettler,
    /// The bonus once.
    Once,
}
