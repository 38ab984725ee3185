//! Actions: the only way in which a game changes.

use serde::{Deserialize, Serialize};

use crate::game::{Game, KindId};
use crate::geometry::{Corner, Pos, Side, Turn, read_number};
use crate::region::SegmentId;
use crate::state::{Seat, State};
use crate::tile::{FeatureKind, Place};

/// What a player or chance can do.
///
/// Which actions are legal is answered by [`Game::legal_actions`]. An action has a short text,
/// used in records: see [`Action::text`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Chance names the player who starts. Text: `first 2`.
    FirstPlayer(Seat),
    /// Chance draws a tile. Text: `draw BA-U`.
    Draw(KindId),
    /// The player lays the drawn tile. Text: `place 1,-2 turn 3`.
    PlaceTile {
        /// The space it goes to.
        at: Pos,
        /// How it is turned.
        turn: Turn,
    },
    /// The player puts a piece on a segment. Text: `follower road E`, and on another tile than the
    /// one placed last (`PRD-34`) `follower road E at 1,-2`.
    PlacePiece {
        /// Which piece.
        piece: Piece,
        /// Where it goes.
        on: SegmentId,
    },
    /// The player puts a follower on top of a tower (`TOW-19`). Text: `follower tower at 1,-2`.
    PlaceOnTower {
        /// Which piece.
        piece: Piece,
        /// The tower's tile.
        at: Pos,
    },
    /// The player puts a barn at a corner of the tile placed last (`ABB-20`). Text: `barn NW`.
    PlaceBarn(Corner),
    /// The player puts the fairy beside an own follower (`PRD-10`). Text: `fairy road E at 1,-2`.
    MoveFairy(Standing),
    /// The player sends a knight home from the city with the princess (`PRD-37`). Text:
    /// `remove city N at 1,-2`.
    RemoveKnight(SegmentId),
    /// The player puts a tower piece on a tower, or on a site where one begins (`TOW-06`). Text:
    /// `tower 1,-2`.
    BuildTower(Pos),
    /// The player takes a follower in reach of the tower prisoner (`TOW-10`). Text:
    /// `capture road E at 1,-2`.
    Capture(Standing),
    /// The player says which of the own prisoners comes back in an exchange (`TOW-24`). Text:
    /// `exchange big-follower`.
    Exchange(Piece),
    /// The player buys a prisoner back (`TOW-26`). Text: `ransom follower from 2`.
    Ransom {
        /// What sort of follower.
        piece: Piece,
        /// Who holds it.
        captor: Seat,
    },
    /// A player moves the dragon by a tile (`PRD-23`). Text: `dragon N`.
    MoveDragon(Side),
    /// The player places an abbey instead of drawing a tile (`ABB-03`). Text: `abbey 1,-2`.
    PlaceAbbey(Pos),
    /// A player moves the wagon on (`ABB-40`). Text: `move-wagon city N at 1,-2`.
    MoveWagon(SegmentId),
    /// A player moves a follower from a quarter of Carcassonne to a feature (`CNT-09`). Text:
    /// `leave follower road E at 1,-2`.
    LeaveQuarter {
        /// Which piece; the feature says from which quarter.
        piece: Piece,
        /// Where it goes.
        to: SegmentId,
    },
    /// The player puts a follower into a quarter of Carcassonne (`CNT-04`). Text: `follower castle`.
    Deploy {
        /// Which piece.
        piece: Piece,
        /// Where it goes.
        quarter: Quarter,
    },
    /// The player moves the count (`CNT-15`). Text: `count market`.
    MoveCount(Quarter),
    /// The player chooses what is done at the fair (`CAT-06`). Text: `fair target`.
    ChooseFair(Contest),
    /// A player throws a token (`CAT-D09`). Text: `throw S 2,1 power 400`.
    Throw {
        /// On which side of the landscape the catapult stands.
        from: Side,
        /// The tile aimed at.
        aim: Pos,
        /// The power.
        power: u16,
    },
    /// A player throws a token to the left neighbour (`CAT-D23`). Text: `catch-throw -100 power 900`.
    CatchThrow {
        /// How far to the side, in millimetres.
        aside: i16,
        /// The power.
        power: u16,
    },
    /// Chance decides how the token flies (`CAT-D11`). Text: `wind 17`.
    Wind(u16),
    /// A player tries to catch the token (`CAT-D26`). Text: `hand 850,50 tick 57`.
    Hand {
        /// Where along the lane, in millimetres.
        x: i16,
        /// How far to the side, in millimetres.
        y: i16,
        /// When.
        tick: u8,
    },
    /// A player says which of several followers is the nearest (`CAT-D20`). Text:
    /// `nearest 2 follower road E at 1,-2`.
    Nearest(Follower),
    /// A player replaces the nearest follower by an own one (`CAT-17`). Text: `seduce follower`, or
    /// `seduce follower from road E at 1,-2`.
    Seduce {
        /// Which piece.
        piece: Piece,
        /// Where it stands now; none for the supply.
        from: Option<Standing>,
    },
    /// With a real catapult: this follower was hit (`CAT-11`). Text: `hit 2 follower road E at 1,-2`.
    Hit(Follower),
    /// With a real catapult: the gap to the fair tile in millimetres (`CAT-21`). Text: `gap 31`.
    Gap(u16),
    /// With a real catapult: what came of a throw to the neighbour (`CAT-24`). Text: `caught`, `far`,
    /// `short` or `touched`.
    CatchResult(CatchResult),
    /// The player takes the second tile of a double turn (`TRA-14`). Text: `second-tile`.
    SecondTile,
    /// The player does nothing where nothing may be done. Text: `pass`.
    Pass,
}

/// What is done at a fair (`CAT-06`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Contest {
    /// Who is hit goes home (`CAT-11`).
    KnockOut,
    /// The nearest follower may be replaced (`CAT-16`).
    Seduction,
    /// The nearest to the fair tile wins (`CAT-20`).
    Target,
    /// One throws, the left neighbour catches (`CAT-23`).
    Catch,
}

impl Contest {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::KnockOut, Self::Seduction, Self::Target, Self::Catch];

    /// The word used in records.
    pub const fn word(self) -> &'static str {
        match self {
            Self::KnockOut => "knock-out",
            Self::Seduction => "seduction",
            Self::Target => "target",
            Self::Catch => "catch",
        }
    }
}

/// What comes of a throw to the neighbour (`CAT-R-01`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum CatchResult {
    /// The token was caught.
    Caught,
    /// It was not, and flew far enough.
    Far,
    /// It was not, and fell short.
    Short,
    /// It was touched, but not caught.
    Touched,
}

impl CatchResult {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Caught, Self::Far, Self::Short, Self::Touched];

    /// The word used in records.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Caught => "caught",
            Self::Far => "far",
            Self::Short => "short",
            Self::Touched => "touched",
        }
    }
}

/// A follower on the table: whose, of what sort, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Follower {
    /// Whose it is.
    pub seat: Seat,
    /// What sort it is.
    pub piece: Piece,
    /// Where it stands.
    pub at: Standing,
}

/// Where a follower stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Standing {
    /// On a segment.
    On(SegmentId),
    /// On top of the tower of the tile here (`TOW-19`).
    Tower(Pos),
    /// In a quarter of Carcassonne.
    Quarter(Quarter),
}

/// The quarters of the City of Carcassonne, clockwise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Quarter {
    /// Leads to cities (`CNT-10`); the count starts here (`CNT-03`).
    #[default]
    Castle,
    /// Leads to fields, at the end of the game (`CNT-12`).
    Market,
    /// Leads to roads.
    Blacksmith,
    /// Leads to cloisters and cult places (`CNT-R-09`).
    Cathedral,
}

impl Quarter {
    /// All quarters, clockwise.
    pub const ALL: [Self; 4] = [Self::Castle, Self::Market, Self::Blacksmith, Self::Cathedral];

    /// The word used in records.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Castle => "castle",
            Self::Market => "market",
            Self::Blacksmith => "blacksmith",
            Self::Cathedral => "cathedral",
        }
    }

    /// The quarter with this word.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|quarter| quarter.word() == word)
    }

    /// `CNT-10`, `CNT-R-09`: the quarter that leads to features of a kind.
    pub const fn leading_to(kind: FeatureKind) -> Option<Self> {
        match kind {
            FeatureKind::City => Some(Self::Castle),
            FeatureKind::Field => Some(Self::Market),
            FeatureKind::Road => Some(Self::Blacksmith),
            FeatureKind::Cloister | FeatureKind::Shrine => Some(Self::Cathedral),
            _ => None,
        }
    }
}

/// The pieces that players put on tiles. The followers of Carcassonne come first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Piece {
    /// The ordinary follower, of weight 1 (`BAS-D-08`).
    Follower,
    /// The big follower, of weight 2 (`INN-10`).
    BigFollower,
    /// The mayor of a city, who weighs as much as it has shields (`ABB-15`).
    Mayor,
    /// A follower that may move on when its feature was scored (`ABB-40`).
    Wagon,
    /// Gives double turns (`TRA-14`), weighs nothing (`TRA-22`).
    Builder,
    /// Raises the worth of a field (`TRA-29`), weighs nothing (`TRA-27`).
    Pig,
    /// Ends the work of all farmers on a field (`ABB-27`), and stays (`ABB-24`).
    Barn,
    /// A member of the tribe: gathers, fishes or hunts (`HG-08`).
    Member,
    /// Has the fish of a whole river system, and stays (`HG-15`, `HG-41`).
    Hut,
}

impl Piece {
    /// All pieces.
    pub const ALL: [Self; 9] = [
        Self::Follower,
        Self::BigFollower,
        Self::Mayor,
        Self::Wagon,
        Self::Builder,
        Self::Pig,
        Self::Barn,
        Self::Member,
        Self::Hut,
    ];

    /// The followers of Carcassonne.
    pub const FOLLOWERS: [Self; 4] = [Self::Follower, Self::BigFollower, Self::Mayor, Self::Wagon];

    /// The word used in records.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Follower => "follower",
            Self::BigFollower => "big-follower",
            Self::Mayor => "mayor",
            Self::Wagon => "wagon",
            Self::Builder => "builder",
            Self::Pig => "pig",
            Self::Barn => "barn",
            Self::Member => "member",
            Self::Hut => "hut",
        }
    }

    /// The piece with this word.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|piece| piece.word() == word)
    }

    /// Whether it occupies the feature on which it stands.
    pub const fn is_follower(self) -> bool {
        matches!(
            self,
            Self::Follower | Self::BigFollower | Self::Mayor | Self::Wagon | Self::Member
        )
    }
}

/// What a follower is called where it stands (`BAS-20`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// On a road.
    Highwayman,
    /// In a city.
    Knight,
    /// In a cloister.
    Monk,
    /// On a cult place (`CUL-03`).
    Heretic,
    /// On a field.
    Farmer,
    /// In a forest (`HG-08`).
    Gatherer,
    /// On a river (`HG-08`).
    Fisherman,
    /// On a meadow (`HG-08`).
    Hunter,
}

impl Role {
    /// The role that a follower has on a feature; builders, pigs and huts know none.
    pub const fn of(piece: Piece, kind: FeatureKind) -> Option<Self> {
        if !piece.is_follower() {
            return None;
        }
        match kind {
            FeatureKind::Road => Some(Self::Highwayman),
            FeatureKind::City => Some(Self::Knight),
            FeatureKind::Cloister => Some(Self::Monk),
            FeatureKind::Shrine => Some(Self::Heretic),
            FeatureKind::Field => Some(Self::Farmer),
            FeatureKind::Forest => Some(Self::Gatherer),
            FeatureKind::River => Some(Self::Fisherman),
            FeatureKind::Meadow => Some(Self::Hunter),
            FeatureKind::Lake => None,
        }
    }

    /// Farmers and hunters lie down, all others stand (`BAS-26`, `HG-09`).
    pub const fn lies_down(self) -> bool {
        matches!(self, Self::Farmer | Self::Hunter)
    }
}

impl Action {
    /// The action as it stands in a record.
    ///
    /// A segment is named as it lies on the table, so the text of a piece placement only makes
    /// sense together with the state in which the action is made.
    pub fn text(self, game: &Game, state: &State) -> String {
        let place = |on: SegmentId| state.has_segment(on).then(|| state.place(game, on));
        let named = |on| place(on).map_or("?".to_owned(), |(_, place)| place.to_string());
        let anywhere =
            |on| place(on).map_or("?".to_owned(), |(at, place)| format!("{place} at {at}"));
        let standing = |standing| match standing {
            Standing::On(on) => anywhere(on),
            Standing::Tower(at) => format!("tower at {at}"),
            Standing::Quarter(quarter) => quarter.word().to_owned(),
        };
        let named_follower = |Follower { seat, piece, at }| {
            format!("{} {} {}", seat.number(), piece.word(), standing(at))
        };
        match self {
            Self::FirstPlayer(seat) => format!("first {}", seat.number()),
            Self::Draw(kind) => format!("draw {}", game.kind(kind).map_or("?", |kind| kind.id())),
            Self::PlaceTile { at, turn } => format!("place {at} turn {}", turn.quarters()),
            Self::PlacePiece { piece, on } if state.is_on_last_tile(on) => {
                format!("{} {}", piece.word(), named(on))
            }
            Self::PlacePiece { piece, on } => format!("{} {}", piece.word(), anywhere(on)),
            Self::PlaceOnTower { piece, at } => format!("{} tower at {at}", piece.word()),
            Self::PlaceBarn(corner) => format!("barn {corner}"),
            Self::MoveFairy(to) => format!("fairy {}", standing(to)),
            Self::RemoveKnight(on) => format!("remove {}", anywhere(on)),
            Self::BuildTower(at) => format!("tower {at}"),
            Self::Capture(who) => format!("capture {}", standing(who)),
            Self::Exchange(piece) => format!("exchange {}", piece.word()),
            Self::Ransom { piece, captor } => {
                format!("ransom {} from {}", piece.word(), captor.number())
            }
            Self::MoveDragon(side) => format!("dragon {side}"),
            Self::PlaceAbbey(at) => format!("abbey {at}"),
            Self::MoveWagon(to) => format!("move-wagon {}", anywhere(to)),
            Self::LeaveQuarter { piece, to } => format!("leave {} {}", piece.word(), anywhere(to)),
            Self::Deploy { piece, quarter } => format!("{} {}", piece.word(), quarter.word()),
            Self::MoveCount(quarter) => format!("count {}", quarter.word()),
            Self::ChooseFair(contest) => format!("fair {}", contest.word()),
            Self::Throw { from, aim, power } => format!("throw {from} {aim} power {power}"),
            Self::CatchThrow { aside, power } => format!("catch-throw {aside} power {power}"),
            Self::Wind(wind) => format!("wind {wind}"),
            Self::Hand { x, y, tick } => format!("hand {x},{y} tick {tick}"),
            Self::Nearest(follower) => format!("nearest {}", named_follower(follower)),
            Self::Seduce { piece, from: None } => format!("seduce {}", piece.word()),
            Self::Seduce { piece, from: Some(from) } => {
                format!("seduce {} from {}", piece.word(), standing(from))
            }
            Self::Hit(follower) => format!("hit {}", named_follower(follower)),
            Self::Gap(gap) => format!("gap {gap}"),
            Self::CatchResult(result) => result.word().to_owned(),
            Self::SecondTile => "second-tile".to_owned(),
            Self::Pass => "pass".to_owned(),
        }
    }

    /// Reads an action as it stands in a record. The error says what is wrong with the text;
    /// whether the action is legal is asked later, by [`Game::apply`].
    pub fn parse(text: &str, game: &Game, state: &State) -> Result<Self, String> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let standing = |rest: &str| {
            if !rest.contains(" at ") && Quarter::from_word(rest).is_none() {
                return Err(format!("{} does not say where, as in `at 1,-2`", quoted(text)));
            }
            read_standing(rest, game, state)
        };
        let segment = |rest| match standing(rest)? {
            Standing::On(segment) => Ok(segment),
            Standing::Tower(_) | Standing::Quarter(_) => {
                Err(format!("{} names no segment", quoted(text)))
            }
        };
        match word {
            "pass" if rest.is_empty() => Ok(Self::Pass),
            "second-tile" if rest.is_empty() => Ok(Self::SecondTile),
            "first" => read_seat(rest).map(Self::FirstPlayer),
            "draw" => game
                .kind_named(rest)
                .map(Self::Draw)
                .ok_or_else(|| format!("there is no tile {} in this game", quoted(rest))),
            "place" => read_placement(rest)
                .ok_or_else(|| format!("{} does not read like `place 1,-2 turn 3`", quoted(text))),
            "fairy" => standing(rest).map(Self::MoveFairy),
            "remove" => segment(rest).map(Self::RemoveKnight),
            "tower" => read_pos(rest).map(Self::BuildTower),
            "capture" => standing(rest).map(Self::Capture),
            "exchange" => read_piece(rest).map(Self::Exchange),
            "ransom" => {
                let (piece, captor) = rest.split_once(" from ").ok_or_else(|| {
                    format!("{} does not read like `ransom follower from 2`", quoted(text))
                })?;
                Ok(Self::Ransom { piece: read_piece(piece)?, captor: read_seat(captor)? })
            }
            "dragon" => rest
                .parse()
                .map(Self::MoveDragon)
                .map_err(|()| format!("{} is not a side: N, E, S or W", quoted(rest))),
            "abbey" => read_pos(rest).map(Self::PlaceAbbey),
            "move-wagon" => segment(rest).map(Self::MoveWagon),
            "leave" => {
                let (piece, to) = rest.split_once(' ').ok_or_else(|| {
                    format!("{} does not read like `leave follower road E at 1,-2`", quoted(text))
                })?;
                Ok(Self::LeaveQuarter { piece: read_piece(piece)?, to: segment(to)? })
            }
            "count" => Quarter::from_word(rest)
                .map(Self::MoveCount)
                .ok_or_else(|| format!("{} is not a quarter such as market", quoted(rest))),
            "fair" => word_of(Contest::ALL, Contest::word, rest).map(Self::ChooseFair),
            "throw" => read_throw(rest).ok_or_else(|| {
                format!("{} does not read like `throw S 2,1 power 400`", quoted(text))
            }),
            "catch-throw" => read_catch_throw(rest).ok_or_else(|| {
                format!("{} does not read like `catch-throw -100 power 900`", quoted(text))
            }),
            "wind" => read_number(rest)
                .map(Self::Wind)
                .ok_or_else(|| format!("{} is not the number of a wind", quoted(rest))),
            "hand" => read_hand(rest).ok_or_else(|| {
                format!("{} does not read like `hand 850,50 tick 57`", quoted(text))
            }),
            "nearest" => read_follower(rest, standing).map(Self::Nearest),
            "hit" => read_follower(rest, standing).map(Self::Hit),
            "seduce" => match rest.split_once(" from ") {
                None => Ok(Self::Seduce { piece: read_piece(rest)?, from: None }),
                Some((piece, from)) => {
                    Ok(Self::Seduce { piece: read_piece(piece)?, from: Some(standing(from)?) })
                }
            },
            "gap" => read_number(rest)
                .map(Self::Gap)
                .ok_or_else(|| format!("{} is not a gap in millimetres", quoted(rest))),
            "caught" | "far" | "short" | "touched" if rest.is_empty() => {
                word_of(CatchResult::ALL, CatchResult::word, word).map(Self::CatchResult)
            }
            "barn" => rest
                .parse()
                .map(Self::PlaceBarn)
                .map_err(|()| format!("{} is not a corner: NW, NE, SE or SW", quoted(rest))),
            "" => Err("the line is empty where an action is expected".to_owned()),
            word => {
                let piece = Piece::from_word(word).ok_or_else(|| {
                    format!(
                        "{} is no action, such as `draw BA-U`, `place 1,-2 turn 3`, `follower road E` or \
                         `pass`",
                        quoted(text)
                    )
                })?;
                match read_standing(rest, game, state)? {
                    Standing::On(on) => Ok(Self::PlacePiece { piece, on }),
                    Standing::Tower(at) => Ok(Self::PlaceOnTower { piece, at }),
                    Standing::Quarter(quarter) => Ok(Self::Deploy { piece, quarter }),
                }
            }
        }
    }
}

/// `road E` on the tile placed last, `road E at 1,-2` on any, `tower at 1,-2`, or `castle`.
fn read_standing(text: &str, game: &Game, state: &State) -> Result<Standing, String> {
    let (place, at) = match text.split_once(" at ") {
        Some((place, at)) => (place, Some(read_pos(at)?)),
        None => (text, None),
    };
    if let ("tower", Some(at)) = (place, at) {
        return Ok(Standing::Tower(at));
    }
    if let (Some(quarter), None) = (Quarter::from_word(place), at) {
        return Ok(Standing::Quarter(quarter));
    }
    let place: Place = place
        .parse()
        .map_err(|()| format!("{} does not name a place such as `road E`", quoted(place)))?;
    let tile = at.map_or(state.tiles().last(), |at| state.tile_at(at));
    let segment = tile.and_then(|tile| tile.segment_named(game, place));
    let missing = || match at {
        Some(at) => format!("there is no {place} on a tile at {at}"),
        None => format!("there is no {place} on the tile placed last"),
    };
    segment.map(Standing::On).ok_or_else(missing)
}

/// One of several things, by its word.
fn word_of<T: Copy, const N: usize>(
    all: [T; N],
    word: impl Fn(T) -> &'static str,
    text: &str,
) -> Result<T, String> {
    let known = || all.map(&word).join(", ");
    let found = all.into_iter().find(|&one| word(one) == text);
    found.ok_or_else(|| format!("{} is not one of {}", quoted(text), known()))
}

/// `2 follower road E at 1,-2`.
fn read_follower(
    text: &str,
    standing: impl Fn(&str) -> Result<Standing, String>,
) -> Result<Follower, String> {
    let mut words = text.splitn(3, ' ');
    let mut next = || {
        let missing = || format!("{} does not name a follower on the table", quoted(text));
        words.next().ok_or_else(missing)
    };
    let (seat, piece, at) = (next()?, next()?, next()?);
    Ok(Follower { seat: read_seat(seat)?, piece: read_piece(piece)?, at: standing(at)? })
}

fn read_throw(text: &str) -> Option<Action> {
    let (place, power) = text.split_once(" power ")?;
    let (from, aim) = place.split_once(' ')?;
    let (from, aim) = (from.parse().ok()?, aim.parse().ok()?);
    Some(Action::Throw { from, aim, power: read_number(power)? })
}

fn read_catch_throw(text: &str) -> Option<Action> {
    let (aside, power) = text.split_once(" power ")?;
    Some(Action::CatchThrow { aside: read_number(aside)?, power: read_number(power)? })
}

fn read_hand(text: &str) -> Option<Action> {
    let (place, tick) = text.split_once(" tick ")?;
    let Pos { x, y } = place.parse().ok()?;
    Some(Action::Hand { x, y, tick: read_number(tick)? })
}

fn read_pos(text: &str) -> Result<Pos, String> {
    text.parse().map_err(|()| format!("{} is not a space such as `1,-2`", quoted(text)))
}

fn read_seat(text: &str) -> Result<Seat, String> {
    let seat = read_number(text).and_then(Seat::from_number);
    seat.ok_or_else(|| format!("{} is not the number of a seat", quoted(text)))
}

fn read_piece(text: &str) -> Result<Piece, String> {
    Piece::from_word(text)
        .ok_or_else(|| format!("{} is not a piece such as follower", quoted(text)))
}

/// Text from outside as it can be shown: short, and without control characters.
pub(crate) fn quoted(text: &str) -> String {
    const MOST: usize = 60;
    let mut shown: String = text.chars().take(MOST).flat_map(char::escape_debug).collect();
    if text.chars().nth(MOST).is_some() {
        shown.push('…');
    }
    format!("`{shown}`")
}

fn read_placement(text: &str) -> Option<Action> {
    let (at, turn) = text.split_once(" turn ")?;
    let turn: u8 = read_number(turn).filter(|quarters| *quarters < 4)?;
    Some(Action::PlaceTile { at: at.parse().ok()?, turn: Turn::new(turn) })
}
