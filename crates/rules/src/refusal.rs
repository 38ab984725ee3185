//! Refusals: why an action is not legal.

use crate::action::Piece;
use crate::geometry::{Corner, Pos, Side};
use crate::setup::GameName;
use crate::tile::{SegmentName, Terrain};

/// Makes [`Refusal`] from one table: each refusal with its code, the rule that the action would break, and
/// its sentence. Where every game has such a rule, a name in parentheses is the field of `SharedRules` with its ID.
macro_rules! refusals {
    ($(
        $(#[$doc:meta])*
        $refusal:ident $({ $($field:ident: $type:ty),+ })?
        : $code:literal, $rule:tt, $sentence:literal $(, $shown:expr)*;
    )+) => {
        /// Why the rules do not allow an action. The state is unchanged.
        ///
        /// The message is an English sentence for programmers and logs. A program that talks to players
        /// goes by the [`code`](Self::code) and the [`rule`](Self::rule).
        #[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
        #[expect(missing_docs, reason = "the messages say it")]
        #[non_exhaustive]
        pub enum Refusal {
            $(
                $(#[$doc])*
                #[error($sentence $(, $shown)*)]
                $refusal $({ $($field: $type),+ })?,
            )+
        }

        impl Refusal {
            /// A stable code such as `edges-do-not-match`. The sentence may change, the code does not.
            pub const fn code(&self) -> &'static str {
                match self {
                    $(Self::$refusal { .. } => $code,)+
                }
            }

            /// The rule that the action would break, as the rules of the game number it.
            pub const fn rule(&self, game: GameName) -> &'static str {
                match self {
                    $(Self::$refusal { .. } => rule!(game, $rule),)+
                }
            }
        }

        #[cfg(test)]
        const CODES: &[&str] = &[$($code),+];
    };
}

/// The ID of a rule: a literal, or a field of the rules that every game has.
macro_rules! rule {
    ($game:expr, ($shared:ident)) => {
        $game.vocabulary().rules.$shared
    };
    ($game:expr, $rule:literal) => {
        $rule
    };
}

refusals! {
    GameOver: "game-over", (game_over), "the game is over";
    NotNow { next: &'static str }: "not-now", (not_now),
        "not now: the next step is {next}";
    NoSuchSeat { seat: u16 }: "no-such-seat", (no_such_seat),
        "seat {seat} is not at this table";
    NotInStack { tile: String }: "not-in-stack", (not_in_stack),
        "there is no tile {tile} left to draw";
    RiverNotLaid { tile: String }: "river-not-laid", "RIV-05",
        "tile {tile} is not drawn yet: another part of the river comes first";
    MustPlace: "must-place", (must_place),
        "a tile that fits somewhere must be placed";
    SpaceTaken { at: Pos }: "space-taken", (space_taken),
        "a tile already lies at {at}";
    NotBesideATile { at: Pos }: "not-beside-a-tile", (not_beside_a_tile),
        "{at} touches no tile";
    OnlyACorner { at: Pos }: "only-a-corner", (only_a_corner),
        "{at} touches a tile at a corner only, not along an edge";
    EdgesDoNotMatch { at: Pos, side: Side, shown: Terrain, wanted: Terrain }:
        "edges-do-not-match", (edges_do_not_match),
        "at {at} the tile shows {} on side {side}, but the neighbour there shows {}",
        shown.as_str(), wanted.as_str();
    LooksTheSame { turn: u8, same: u8 }: "looks-the-same", (looks_the_same),
        "turn {turn} looks the same as turn {same} on this tile; write turn {same}";
    CultNextToCloisters: "cult-next-to-cloisters", "CUL-06",
        "a cult place may not lie next to more than one cloister";
    CloisterNextToCults: "cloister-next-to-cults", "CUL-07",
        "a cloister may not lie next to more than one cult place";
    SecondOpponent { at: Pos }: "second-opponent", "CUL-R-01",
        "the building at {at} would get a second opponent";
    NotOnTheRiver: "not-on-the-river", "RIV-05", "a river tile must continue the river";
    RiverTurnsBack: "river-turns-back", "RIV-07", "the river may not turn back by 180 degrees";
    RiverArmsJoined: "river-arms-joined", "RIV-08", "the arms of the river may not be joined";
    RiverCutOff: "river-cut-off", "RIV-R-04",
        "the river could not go on: two of its arms would run to the same space";
    SourceCutOff: "source-cut-off", "RIV-R-12", "the source may not run into a tile";
    RiverMustGoOn: "river-must-go-on", "RIV-R-13",
        "the river could not go on from here, and the tile has a place from which it can";
    EmptySupply { piece: Piece }: "empty-supply", (empty_supply),
        "no {} is left in the supply", piece.as_str();
    OnTheRiver: "on-the-river", "RIV-11", "no piece is placed on the river";
    LonelyBuilder: "lonely-builder", "TRA-08",
        "a builder needs a follower of its own on the same road or city";
    LonelyPig: "lonely-pig", "TRA-25", "a pig needs a farmer of its own on the same field";
    NoShrines: "no-shrines", "CUL-02", "cult places are not in play";
    OnTheVolcano: "on-the-volcano", "RIV-12", "no piece may be placed on the volcano lake";
    AnotherTile: "another-tile", (another_tile),
        "a piece may only be put on the tile placed in this turn";
    Occupied { place: SegmentName }: "occupied", (occupied),
        "this {} is already occupied", place.kind.as_str();
    NoFarmers: "no-farmers", "BAS-20", "farmers are not in play";
    UnderTheDragon { piece: Piece }: "under-the-dragon", "PRD-30",
        "no {} may be placed on the tile where the dragon stands", piece.as_str();
    /// For builders and pigs, which only an option keeps off.
    DragonScares { piece: Piece }: "dragon-scares", "PRD-R-03",
        "no {} may be placed on the tile where the dragon stands", piece.as_str();
    NoDragon: "no-dragon", "PRD-02", "the dragon is not on the table";
    NoTileForTheDragon { at: Pos }: "no-tile-for-the-dragon", "PRD-24",
        "the dragon cannot go to {at}: no tile lies there";
    DragonWasThere { at: Pos }: "dragon-was-there", "PRD-25",
        "the dragon was already at {at} on this walk";
    FairyKeepsDragonOff { at: Pos }: "fairy-keeps-dragon-off", "PRD-12",
        "the fairy keeps the dragon away from {at}";
    NoFairy: "no-fairy", "PRD-03", "there is no fairy in this game";
    FairyNeedsFollower: "fairy-needs-follower", "PRD-11",
        "the fairy is only put beside an own follower on the table";
    FairyIsThere: "fairy-is-there", "PRD-R-14", "the fairy already stands there";
    PortalToComplete: "portal-to-complete", "PRD-35",
        "the magic portal leads to no feature that is complete";
    PortalUsed: "portal-used", "PHA-09",
        "the first follower went through the magic portal, and the phantom may not follow";
    NoKnightThere: "no-knight-there", "PRD-37",
        "no knight of the city with the princess stands there";
    PrincessInsists: "princess-insists", "PRD-37", "the princess must send a knight home";
    NoTowers: "no-towers", "TOW-01", "there are no towers in this game";
    NoTowerSite { at: Pos }: "no-tower-site", "TOW-06",
        "no tower can stand at {at}: there is no site for one";
    TowerFinished { at: Pos }: "tower-finished", "TOW-09",
        "the tower at {at} is finished: a follower stands on top";
    NoTowerPieces: "no-tower-pieces", "TOW-07", "no tower piece is left";
    NoTowerYet { at: Pos }: "no-tower-yet", "TOW-R-01",
        "at {at} there is no tower yet to put a follower on";
    CannotClimb { piece: Piece }: "cannot-climb", "TOW-R-03",
        "a {} cannot be put on a tower", piece.as_str();
    OutOfReach: "out-of-reach", "TOW-12", "no follower in reach of the tower stands there";
    NoSuchPrisoner { piece: Piece }: "no-such-prisoner", "TOW-26",
        "this player holds no {} of yours", piece.as_str();
    RansomPaid: "ransom-paid", "TOW-31", "only one ransom may be paid in a turn";
    TooPoor: "too-poor", "TOW-R-08", "a ransom costs 3 points";
    TurnsAreOver: "turns-are-over", "ABB-R-04",
        "the last turn is over: only abbeys may be placed now";
    NoAbbey: "no-abbey", "ABB-03", "no abbey is left";
    RiverFirst: "river-first", "ABB-R-03", "no abbey may be placed before the river is laid";
    NotAHole { at: Pos }: "not-a-hole", "ABB-04",
        "an abbey needs an empty space with tiles on all four sides, which {at} is not";
    OnlyInCities: "only-in-cities", "ABB-14", "a mayor can only stand in a city";
    NoWagonOnFields: "no-wagon-on-fields", "ABB-37", "a wagon cannot stand on a field";
    OnlyOnBuildings: "only-on-buildings", "ABT-02",
        "an abbot can only stand on a cloister, an abbey or a cult place";
    NoAbbotThere: "no-abbot-there", "ABT-03", "no abbot of yours stands there";
    FieldWithBarn: "field-with-barn", "ABB-25", "no farmer may be placed on a field with a barn";
    /// Only a program can ask for this: the text of an action cannot say it.
    BarnNeedsCorner: "barn-needs-corner", "ABB-20",
        "a barn is put at a corner of the tile, and not on a segment";
    NoFieldCorner { corner: Corner }: "no-field-corner", "ABB-20",
        "at the {corner} corner there are not four tiles with field";
    BarnThere: "barn-there", "ABB-23", "a barn already stands on this field";
    InsideCarcassonne: "inside-carcassonne", "CNT-R-16",
        "the dragon does not go inside the City of Carcassonne";
    NoWayOutOfQuarter: "no-way-out-of-quarter", "CNT-09",
        "no follower of this kind can leave a quarter for that place now";
    CountKeepsIn: "count-keeps-in", "CNT-16",
        "the count is in the quarter that leads there, so no follower can leave it";
    LeavesForDragon { at: Pos }: "leaves-for-dragon", "CNT-R-10",
        "the dragon is at {at}, and no follower leaves a quarter for a place under it";
    NotInThisQuarter { piece: Piece }: "not-in-this-quarter", "CNT-R-04",
        "a {} cannot be put into this quarter", piece.as_str();
    CountIsThere: "count-is-there", "CNT-15", "the count is already there";
    OtherContest: "other-contest", "CAT-07", "this is not what is done at this fair";
    NoSuchPiece { piece: Piece }: "no-such-piece", (no_such_piece),
        "a {} is nothing that this game knows", piece.as_str();
    BonusNeedsGold { tile: String }: "bonus-needs-gold", "HG-28",
        "tile {tile} is a bonus tile, and is drawn only after gold was found";
    BonusIsDue { tile: String }: "bonus-is-due", "HG-28",
        "tile {tile} is not drawn now: gold was found, and a bonus tile is due";
    HutNeedsWater: "hut-needs-water", "HG-08", "a hut is put on a river or a lake";
    HutInSystem: "hut-in-system", "HG-11", "there is a hut in this river system already";
    NobodyOnLakes: "nobody-on-lakes", "HG-08", "no member of the tribe is put on a lake";
    NoHunterAtFire: "no-hunter-at-fire", "HG-36", "no hunter is put on the tile with the fire";
    EastOfTheCoast { at: Pos }: "east-of-the-coast", "MAY-R-03",
        "{at} is not west of the coast, at x < 0";
    BeyondTheRows { at: Pos }: "beyond-the-rows", "MAY-R-02",
        "{at} is not in the ten rows of the coast, y = 0 to 9";
    NotToBeScored: "not-to-be-scored", "MAY-48",
        "no completed feature with settlers is there to be scored";
    NamedOtherwise { place: SegmentName }: "named-otherwise", "MAY-48",
        "this feature is named {place} here; write that";
    MustThrow: "must-throw", "CAT-07", "every player must throw: choose a throw";
    GapTooWide { max: u16 }: "gap-too-wide", "CAT-D29",
        "a gap is told in millimetres, from 0 to {max}; say {max} for a larger one";
    NoSuchThrow: "no-such-throw", "CAT-D09", "there is no such throw";
    NothingToAimAt { at: Pos }: "nothing-to-aim-at", "CAT-D09",
        "no follower stands at {at} to aim at, and it is not the fair";
    NoSuchWind { wind: u16 }: "no-such-wind", "CAT-D11",
        "the winds are numbered from 0 to 1023, without {wind}";
    NoSuchHand: "no-such-hand", "CAT-D26", "no hand can be there at that moment";
    NoSuchFollower: "no-such-follower", "CAT-D20", "no such follower can be meant";
    CannotReplace { piece: Piece }: "cannot-replace", "CAT-R-10",
        "a {} cannot take that place", piece.as_str();
    RealCatapult: "real-catapult", "CAT-D29", "a real catapult is used: say what came of the throw";
    DigitalCatapult: "digital-catapult", "CAT-D29",
        "the throw is computed, so its result cannot be entered";
    NoWayForWagon: "no-way-for-wagon", "ABB-40", "no way leads the wagon there";
    NoWagonThere: "no-wagon-there", "ABB-43", "a wagon goes to roads, cities and cloisters only";
    WagonNeedsRoom: "wagon-needs-room", "ABB-41",
        "the wagon cannot go there: it is complete or occupied";
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn codes_are_unique_and_in_kebab_case() {
        let unique: BTreeSet<_> = CODES.iter().collect();
        assert_eq!(unique.len(), CODES.len());
        for code in CODES {
            assert!(code.chars().all(|c| c.is_ascii_lowercase() || c == '-'), "{code}");
        }
    }
}
