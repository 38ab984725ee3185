//! What is settled before the game.

/// How completed cities count for farmers (BAS-V-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldScoring {
    /// Each field by itself (BAS-59, BAS-60): the default.
    PerField,
    /// A city gives a player its points once, however many fields reach it (BAS-61), at the best
    /// value of the player's fields that touch it (TRA-R-11).
    OncePerCity,
}

/// What the King and the Robber Baron are worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AwardScoring {
    /// At the end 1 point for every completed city, or road, on the table (KNG-11, KNG-12): the
    /// default.
    PerFeature,
    /// At the end 10 points for one of the two cards, 20 for both.
    TenTwenty,
    /// At the end 15 points for one of the two cards, 40 for both.
    FifteenForty,
    /// 1 point for every city, or road, at once when it is completed, to whoever held the card
    /// before and holds it still: the tile that brings the card gives its new holder nothing.
    /// Nothing at the end.
    Continuously,
    /// The same, but the tile that brings the card pays its new holder too. Only for old records.
    ContinuouslyAtOnce,
}

/// Whom the fairy gives points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FairyRule {
    /// Followers on her tile; when a feature is scored, those of the feature beside which she was
    /// put (PRD-R-01): the default.
    OnTile,
    /// The one follower beside which she was put (PRD-R-01 names it).
    NextToFollower,
    /// Each follower on her tile by itself, at the start of its owner's turn and when its feature
    /// is scored, whichever that is. She is not moved to the tile she is on.
    AnyFeature,
}

/// What happens to a river tile without a place, and where river tiles may lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RiverRule {
    /// The same player draws again (RIV-R-05), and no tile cuts the river off if it has another
    /// place (RIV-R-13): the default.
    GoesOn,
    /// RIV-R-05 without RIV-R-13.
    Free,
    /// When all tiles of a stage (fork, other river tiles, lake) are aside, the player loses the
    /// turn and the rest of the river, the lake included, is left out. Only for old records.
    LostTurn,
}

/// Where the count goes when somebody has put a follower into a quarter (CNT-15).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CountMoves {
    /// Wherever that player wants, or nowhere: the default.
    ByPlayer,
    /// To the next quarter.
    Clockwise,
    /// To the quarter where that follower is.
    ToFollower,
}

/// What is settled before the game.
///
/// A mechanism that is off gives its symbols no meaning, whatever the tiles show (RIV-14).
#[derive(Clone, Copy, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "every mechanism is switched by itself")]
pub struct Options {
    /// The number of players, 2 to 6 (BAS-01, INN-01).
    pub players: usize,
    /// The followers each player starts with, the score marker not counted (BAS-04).
    pub followers_each: usize,
    /// The big followers each player starts with (INN-15).
    pub big_followers_each: usize,
    /// The builders each player starts with (TRA-13).
    pub builders_each: usize,
    /// The pigs each player starts with (TRA-31).
    pub pigs_each: usize,
    /// If false, nobody may stand on a field.
    pub farmers: bool,
    /// Whether inns change the value of roads (INN-16 to INN-18).
    pub inns: bool,
    /// Whether cathedrals change the value of cities (INN-20 to INN-22).
    pub cathedrals: bool,
    /// Whether goods are taken and scored (TRA-32 to TRA-37).
    pub goods: bool,
    /// Whether the King is given (KNG-05).
    pub king: bool,
    /// Whether the Robber Baron is given (KNG-10).
    pub robber: bool,
    /// Whether shrines are places for heretics, and oppose cloisters (CUL-02 to CUL-14).
    pub shrines: bool,
    /// Whether pig herds raise the value of their field (RIV-15).
    pub pig_herd: bool,
    /// Whether volcanoes and dragon tiles bring and move the dragon (PRD-20 to PRD-33).
    pub dragon: bool,
    /// Whether the fairy can be placed (PRD-10 to PRD-19).
    pub fairy: bool,
    /// Whether princesses send knights home (PRD-37 to PRD-42).
    pub princess: bool,
    /// Whether followers can go through magic portals (PRD-34 to PRD-36).
    pub portals: bool,
    /// The tower pieces each player starts with; with none there are no towers (TOW-02).
    pub tower_pieces_each: usize,
    /// The abbeys each player starts with (ABB-01).
    pub abbeys_each: usize,
    /// The mayors each player starts with (ABB-01).
    pub mayors_each: usize,
    /// The wagons each player starts with (ABB-01).
    pub wagons_each: usize,
    /// The barns each player starts with (ABB-01).
    pub barns_each: usize,
    /// The abbots each player starts with (ABT-01).
    pub abbots_each: usize,
    /// The phantoms each player starts with (PHA-01).
    pub phantoms_each: usize,
    /// Whether there are the count and the quarters of the City of Carcassonne (CNT-03 to
    /// CNT-18).
    pub count: bool,
    /// Whether there is a round of the catapult for every fair (CAT-05).
    pub catapult: bool,
    /// How fields are scored.
    pub field_scoring: FieldScoring,
    /// If true, a completed city of two tiles gives only 1 point a tile and a shield (BAS-R-06).
    pub tiny_city: bool,
    /// What the King and the Robber Baron are worth.
    pub award_scoring: AwardScoring,
    /// How the river is laid.
    pub river: RiverRule,
    /// If true, nobody may put a follower on the volcano lake, and whoever places it has another
    /// turn (RIV-12, RIV-13). With the dragon in play that is so anyway (RIV-R-01).
    pub lake_extra_turn: bool,
    /// If true, a player whose princess finds a knight must send one home.
    pub princess_must: bool,
    /// If true, the dragon walks after the scoring and the wagons (PRD-R-05 names it).
    pub dragon_after_scoring: bool,
    /// Whom the fairy gives points.
    pub fairy_rule: FairyRule,
    /// If true, a wagon may go to every feature on its tile and the eight around it (ABB-R-22
    /// names it).
    pub wagon_second_edition: bool,
    /// If true, a barn may go on a field with a barn, against ABB-23.
    pub barn_occupied: bool,
    /// If true, abbeys that are left may be placed in a last round (INT-57).
    pub last_abbey_round: bool,
    /// If true, builder and pig may not be placed on the dragon's tile either (PRD-R-03 names
    /// it).
    pub volcano_nobody: bool,
    /// If true, followers go from a quarter only where somebody stands (CNT-R-07 names it).
    pub leaving_occupied_only: bool,
    /// Where the count goes.
    pub count_moves: CountMoves,
    /// If true, at the end of the game followers may go from all quarters to what is unfinished,
    /// one at a time (CNT-R-12 names it).
    pub final_any_district: bool,
    /// If true, the players throw with a real catapult and tell only the outcome (CAT-D29).
    pub catapult_manual: bool,
}

impl Options {
    /// The base game: seven followers each, and nothing of the expansions.
    pub fn base(players: usize) -> Options {
        Options {
            players,
            followers_each: 7,
            big_followers_each: 0,
            builders_each: 0,
            pigs_each: 0,
            farmers: true,
            inns: false,
            cathedrals: false,
            goods: false,
            king: false,
            robber: false,
            shrines: false,
            pig_herd: false,
            dragon: false,
            fairy: false,
            princess: false,
            portals: false,
            tower_pieces_each: 0,
            abbeys_each: 0,
            mayors_each: 0,
            wagons_each: 0,
            barns_each: 0,
            abbots_each: 0,
            phantoms_each: 0,
            count: false,
            catapult: false,
            field_scoring: FieldScoring::PerField,
            tiny_city: false,
            award_scoring: AwardScoring::PerFeature,
            river: RiverRule::GoesOn,
            lake_extra_turn: false,
            princess_must: false,
            dragon_after_scoring: false,
            fairy_rule: FairyRule::OnTile,
            wagon_second_edition: false,
            barn_occupied: false,
            last_abbey_round: false,
            volcano_nobody: false,
            leaving_occupied_only: false,
            count_moves: CountMoves::ByPlayer,
            final_any_district: false,
            catapult_manual: false,
        }
    }
}
