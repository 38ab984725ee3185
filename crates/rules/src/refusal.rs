//! Refusals: why an action is not legal.

use crate::action::Piece;
use crate::geometry::{Corner, Pos, Side};
use crate::setup::GameName;
use crate::tile::{Place, Terrain};

/// An action that the rules do not allow. The state is as it was before.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say it")]
pub enum Refusal {
    #[error("the game is over")]
    GameOver,
    #[error("not now: the next step is {next}")]
    NotNow { next: &'static str },
    #[error("seat {seat} is not at this table")]
    NoSuchSeat { seat: u16 },
    #[error("there is no tile {tile} left to draw")]
    NotInStack { tile: String },
    #[error("tile {tile} is not drawn yet: another part of the river comes first")]
    RiverNotLaid { tile: String },
    #[error("a tile that fits somewhere must be placed")]
    MustPlace,
    #[error("a tile already lies at {at}")]
    SpaceTaken { at: Pos },
    #[error("{at} touches no tile")]
    NotBesideATile { at: Pos },
    #[error("{at} touches a tile at a corner only, not along an edge")]
    OnlyACorner { at: Pos },
    #[error(
        "at {at} the tile shows {} on side {side}, but the neighbour there shows {}",
        shown.word(), wanted.word()
    )]
    EdgesDoNotMatch { at: Pos, side: Side, shown: Terrain, wanted: Terrain },
    #[error("turn {turn} looks the same as turn {same} on this tile; write turn {same}")]
    LooksTheSame { turn: u8, same: u8 },
    #[error("a cult place may not lie next to more than one cloister")]
    CultNextToCloisters,
    #[error("a cloister may not lie next to more than one cult place")]
    CloisterNextToCults,
    #[error("the building at {at} would get a second opponent")]
    SecondOpponent { at: Pos },
    #[error("a river tile must continue the river")]
    NotOnTheRiver,
    #[error("the river may not turn back by 180 degrees")]
    RiverTurnsBack,
    #[error("the arms of the river may not be joined")]
    RiverArmsJoined,
    #[error("the river could not go on: two of its arms would run to the same space")]
    RiverCutOff,
    #[error("the source may not run into a tile")]
    SourceCutOff,
    #[error("the river could not go on from here, and the tile has a place from which it can")]
    RiverMustGoOn,
    #[error("no {} is left in the supply", piece.word())]
    EmptySupply { piece: Piece },
    #[error("nobody stands on the river")]
    OnTheRiver,
    #[error("a builder needs a follower of its own on the same road or city")]
    LonelyBuilder,
    #[error("a pig needs a farmer of its own on the same field")]
    LonelyPig,
    #[error("cult places are not in play")]
    NoShrines,
    #[error("nobody may be placed on the volcano lake")]
    OnTheVolcano,
    #[error("a piece may only be put on the tile placed in this turn")]
    AnotherTile,
    #[error("somebody already stands on this {}", place.kind.word())]
    Occupied { place: Place },
    #[error("farmers are not in play")]
    NoFarmers,
    #[error("no {} may be placed on the tile where the dragon stands", piece.word())]
    UnderTheDragon { piece: Piece },
    #[error("the dragon is not on the table")]
    NoDragon,
    #[error("the dragon cannot go to {at}: no tile lies there")]
    NoTileForTheDragon { at: Pos },
    #[error("the dragon was already at {at} on this walk")]
    DragonWasThere { at: Pos },
    #[error("the fairy keeps the dragon away from {at}")]
    FairyKeepsDragonOff { at: Pos },
    #[error("there is no fairy in this game")]
    NoFairy,
    #[error("the fairy is only put beside an own follower on the table")]
    FairyNeedsFollower,
    #[error("the fairy already stands there")]
    FairyIsThere,
    #[error("the magic portal leads to no feature that is complete")]
    PortalToComplete,
    #[error("no knight of the city with the princess stands there")]
    NoKnightThere,
    #[error("the princess must send a knight home")]
    PrincessInsists,
    #[error("there are no towers in this game")]
    NoTowers,
    #[error("no tower can stand at {at}: there is no site for one")]
    NoTowerSite { at: Pos },
    #[error("the tower at {at} is finished: a follower stands on top")]
    TowerFinished { at: Pos },
    #[error("no tower piece is left")]
    NoTowerPieces,
    #[error("at {at} there is no tower yet to put a follower on")]
    NoTowerYet { at: Pos },
    #[error("a {} cannot be put on a tower", piece.word())]
    CannotClimb { piece: Piece },
    #[error("no follower in reach of the tower stands there")]
    OutOfReach,
    #[error("this player holds no {} of yours", piece.word())]
    NoSuchPrisoner { piece: Piece },
    #[error("only one ransom may be paid in a turn")]
    RansomPaid,
    #[error("a ransom costs 3 points")]
    TooPoor,
    #[error("the last turn is over: only abbeys may be placed now")]
    TurnsAreOver,
    #[error("no abbey is left")]
    NoAbbey,
    #[error("no abbey may be placed before the river is laid")]
    RiverFirst,
    #[error("an abbey needs an empty space with tiles on all four sides, which {at} is not")]
    NotAHole { at: Pos },
    #[error("a mayor can only stand in a city")]
    OnlyInCities,
    #[error("a wagon cannot stand on a field")]
    NoWagonOnFields,
    #[error("an abbot can only stand on a cloister, an abbey or a cult place")]
    OnlyOnBuildings,
    #[error("no abbot of yours stands there")]
    NoAbbotThere,
    #[error("no farmer may be placed on a field with a barn")]
    FieldWithBarn,
    /// Only a program can ask for this: the text of an action cannot say it.
    #[error("a barn is put at a corner of the tile, and not on a segment")]
    BarnNeedsCorner,
    #[error("at the {corner} corner there are not four tiles with field")]
    NoFieldCorner { corner: Corner },
    #[error("a barn already stands on this field")]
    BarnThere,
    #[error("the dragon does not go inside the City of Carcassonne")]
    InsideCarcassonne,
    #[error("no follower of this sort can leave a quarter for that place now")]
    NoWayOutOfQuarter,
    #[error("the count is in the quarter that leads there, and nobody leaves it")]
    CountKeepsIn,
    #[error("the dragon is at {at}, and nobody leaves a quarter for a place under it")]
    LeavesForDragon { at: Pos },
    #[error("a {} cannot be put into this quarter", piece.word())]
    NotInThisQuarter { piece: Piece },
    #[error("the count is already there")]
    CountIsThere,
    #[error("this is not what is done at this fair")]
    OtherContest,
    #[error("a {} is nothing that this game knows", piece.word())]
    NoSuchPiece { piece: Piece },
    #[error("tile {tile} is a bonus tile, and is drawn only after gold was found")]
    BonusNeedsGold { tile: String },
    #[error("tile {tile} is not drawn now: gold was found, and a bonus tile is due")]
    BonusIsDue { tile: String },
    #[error("a hut is put on a river or a lake")]
    HutNeedsWater,
    #[error("there is a hut in this river system already")]
    HutInSystem,
    #[error("no member of the tribe is put on a lake")]
    NobodyOnLakes,
    #[error("no hunter is put on the tile with the fire")]
    NoHunterAtFire,
    #[error("{at} is not west of the coast, at x < 0")]
    EastOfTheCoast { at: Pos },
    #[error("{at} is not in the ten rows of the coast, y = 0 to 9")]
    BeyondTheRows { at: Pos },
    #[error("no completed feature with settlers is there to be scored")]
    NotToBeScored,
    #[error("this feature is named {place} here; write that")]
    NamedOtherwise { place: Place },
    #[error("everybody throws: choose a throw, be it a bad one")]
    MustThrow,
    #[error("a gap is told in millimetres, from 0 to {max}; say {max} for a larger one")]
    GapTooWide { max: u16 },
    #[error("there is no such throw")]
    NoSuchThrow,
    #[error("nobody stands at {at} to aim at, and it is not the fair")]
    NothingToAimAt { at: Pos },
    #[error("the winds are numbered from 0 to 1023, without {wind}")]
    NoSuchWind { wind: u16 },
    #[error("no hand can be there at that moment")]
    NoSuchHand,
    #[error("no such follower can be meant")]
    NoSuchFollower,
    #[error("a {} cannot take that place", piece.word())]
    CannotReplace { piece: Piece },
    #[error("a real catapult is used: say what came of the throw")]
    RealCatapult,
    #[error("the throw is computed, and nobody says what came of it")]
    DigitalCatapult,
    #[error("no way leads the wagon there")]
    NoWayForWagon,
    #[error("a wagon goes to roads, cities and cloisters only")]
    NoWagonThere,
    #[error("the wagon cannot go there: it is complete, or somebody stands on it")]
    WagonNeedsRoom,
}

impl Refusal {
    /// The rule that the action would break, as the rules of the game number it.
    pub const fn rule(&self, game: GameName) -> &'static str {
        // What several games know has a number in each of them.
        let [carcassonne, hunters_and_gatherers, mayflower] = match self {
            Self::GameOver => ["BAS-50", "HG-42", "MAY-55"],
            Self::NotNow { .. } => ["BAS-08", "HG-06", "MAY-07"],
            Self::NoSuchSeat { .. } => ["BAS-06", "HG-R-20", "MAY-06"],
            Self::NotInStack { .. } => ["BAS-09", "HG-01", "MAY-08"],
            Self::MustPlace => ["BAS-14", "HG-04", "MAY-08"],
            Self::SpaceTaken { .. } => ["BAS-16", "HG-02", "MAY-09"],
            Self::NotBesideATile { .. } => ["BAS-10", "HG-02", "MAY-09"],
            Self::OnlyACorner { .. } => ["BAS-11", "HG-02", "MAY-09"],
            Self::EdgesDoNotMatch { .. } => ["BAS-12", "HG-03", "MAY-10"],
            Self::LooksTheSame { .. } => ["BAS-13", "HG-03", "MAY-10"],
            Self::EmptySupply { .. } => ["BAS-18", "HG-07", "MAY-13"],
            Self::AnotherTile => ["BAS-19", "HG-07", "MAY-14"],
            Self::NoSuchPiece { .. } => ["BAS-17", "HG-08", "MAY-15"],
            Self::Occupied { .. } => ["BAS-21", "HG-10", "MAY-16"],
            Self::CultNextToCloisters => ["CUL-06"; 3],
            Self::CloisterNextToCults => ["CUL-07"; 3],
            Self::SecondOpponent { .. } => ["CUL-R-01"; 3],
            Self::RiverNotLaid { .. } | Self::NotOnTheRiver => ["RIV-05"; 3],
            Self::RiverTurnsBack => ["RIV-07"; 3],
            Self::RiverArmsJoined => ["RIV-08"; 3],
            Self::RiverCutOff => ["RIV-R-04"; 3],
            Self::SourceCutOff => ["RIV-R-12"; 3],
            Self::RiverMustGoOn => ["RIV-R-13"; 3],
            Self::OnTheRiver => ["RIV-11"; 3],
            Self::OnTheVolcano => ["RIV-12"; 3],
            Self::LonelyBuilder => ["TRA-08"; 3],
            Self::LonelyPig => ["TRA-25"; 3],
            Self::NoShrines => ["CUL-02"; 3],
            Self::NoFarmers => ["BAS-20"; 3],
            Self::UnderTheDragon { piece: Piece::Builder | Piece::Pig } => ["PRD-R-03"; 3],
            Self::UnderTheDragon { .. } => ["PRD-30"; 3],
            Self::NoDragon => ["PRD-02"; 3],
            Self::NoTileForTheDragon { .. } => ["PRD-24"; 3],
            Self::DragonWasThere { .. } => ["PRD-25"; 3],
            Self::FairyKeepsDragonOff { .. } => ["PRD-12"; 3],
            Self::NoFairy => ["PRD-03"; 3],
            Self::FairyNeedsFollower => ["PRD-11"; 3],
            Self::FairyIsThere => ["PRD-R-14"; 3],
            Self::PortalToComplete => ["PRD-35"; 3],
            Self::NoKnightThere | Self::PrincessInsists => ["PRD-37"; 3],
            Self::NoTowers => ["TOW-01"; 3],
            Self::NoTowerSite { .. } => ["TOW-06"; 3],
            Self::TowerFinished { .. } => ["TOW-09"; 3],
            Self::NoTowerPieces => ["TOW-07"; 3],
            Self::NoTowerYet { .. } => ["TOW-R-01"; 3],
            Self::CannotClimb { .. } => ["TOW-R-03"; 3],
            Self::OutOfReach => ["TOW-12"; 3],
            Self::NoSuchPrisoner { .. } => ["TOW-26"; 3],
            Self::RansomPaid => ["TOW-31"; 3],
            Self::TooPoor => ["TOW-R-08"; 3],
            Self::TurnsAreOver => ["ABB-R-04"; 3],
            Self::NoAbbey => ["ABB-03"; 3],
            Self::RiverFirst => ["ABB-R-03"; 3],
            Self::NotAHole { .. } => ["ABB-04"; 3],
            Self::OnlyInCities => ["ABB-14"; 3],
            Self::NoWagonOnFields => ["ABB-37"; 3],
            Self::OnlyOnBuildings => ["ABT-02"; 3],
            Self::NoAbbotThere => ["ABT-03"; 3],
            Self::FieldWithBarn => ["ABB-25"; 3],
            Self::BarnNeedsCorner | Self::NoFieldCorner { .. } => ["ABB-20"; 3],
            Self::BarnThere => ["ABB-23"; 3],
            Self::InsideCarcassonne => ["CNT-R-16"; 3],
            Self::NoWayOutOfQuarter => ["CNT-09"; 3],
            Self::CountKeepsIn => ["CNT-16"; 3],
            Self::NobodyOnLakes | Self::HutNeedsWater => ["HG-08"; 3],
            Self::BonusNeedsGold { .. } | Self::BonusIsDue { .. } => ["HG-28"; 3],
            Self::HutInSystem => ["HG-11"; 3],
            Self::EastOfTheCoast { .. } => ["MAY-R-03"; 3],
            Self::BeyondTheRows { .. } => ["MAY-R-02"; 3],
            Self::NotToBeScored | Self::NamedOtherwise { .. } => ["MAY-48"; 3],
            Self::NoHunterAtFire => ["HG-36"; 3],
            Self::LeavesForDragon { .. } => ["CNT-R-10"; 3],
            Self::NotInThisQuarter { .. } => ["CNT-R-04"; 3],
            Self::CountIsThere => ["CNT-15"; 3],
            Self::OtherContest | Self::MustThrow => ["CAT-07"; 3],
            Self::NoSuchThrow | Self::NothingToAimAt { .. } => ["CAT-D09"; 3],
            Self::NoSuchWind { .. } => ["CAT-D11"; 3],
            Self::NoSuchHand => ["CAT-D26"; 3],
            Self::NoSuchFollower => ["CAT-D20"; 3],
            Self::CannotReplace { .. } => ["CAT-R-10"; 3],
            Self::RealCatapult | Self::DigitalCatapult | Self::GapTooWide { .. } => ["CAT-D29"; 3],
            Self::NoWayForWagon => ["ABB-40"; 3],
            Self::NoWagonThere => ["ABB-43"; 3],
            Self::WagonNeedsRoom => ["ABB-41"; 3],
        };
        match game {
            GameName::Carcassonne => carcassonne,
            GameName::HuntersAndGatherers => hunters_and_gatherers,
            GameName::Mayflower => mayflower,
        }
    }
}
