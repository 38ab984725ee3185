//! Actions as they stand in records.

use super::{Action, CatchResult, Contest, Follower, Piece, Quarter, Standing};
use crate::game::Game;
use crate::geometry::{Pos, Turn, read_number};
use crate::region::SegmentId;
use crate::setup::GameName;
use crate::state::{Seat, State};
use crate::tile::Place;

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
            Self::Score(on) if state.is_on_last_tile(on) => format!("score {}", named(on)),
            Self::Score(on) => format!("score {}", anywhere(on)),
            Self::PlaceOnTower { piece, at } => format!("{} tower at {at}", piece.word()),
            Self::PlaceBarn(corner) => format!("barn {corner}"),
            Self::MoveFairy(to) => format!("fairy {}", standing(to)),
            Self::RemoveKnight(on) => format!("remove {}", anywhere(on)),
            Self::Recall(from) => format!("recall {}", anywhere(from)),
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
            "recall" => segment(rest).map(Self::Recall),
            "score" => match read_standing(rest, game, state)? {
                Standing::On(on) => Ok(Self::Score(on)),
                _ => Err(format!("{} names no segment", quoted(text))),
            },
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
            word => read_piece_placement(word, rest, text, game, state),
        }
    }
}

/// `follower road E`, `follower tower at 1,-2` or `follower castle`.
fn read_piece_placement(
    word: &str,
    rest: &str,
    text: &str,
    game: &Game,
    state: &State,
) -> Result<Action, String> {
    let piece = Piece::from_word(word).ok_or_else(|| {
        let piece = match game.setup().game {
            GameName::Carcassonne => "follower road E",
            GameName::HuntersAndGatherers => "member forest E",
            GameName::Mayflower => "settler road E",
        };
        let text = quoted(text);
        format!("{text} is no action, such as `place 1,-2 turn 3`, `{piece}` or `pass`")
    })?;
    match read_standing(rest, game, state)? {
        Standing::On(on) => Ok(Action::PlacePiece { piece, on }),
        Standing::Tower(at) => Ok(Action::PlaceOnTower { piece, at }),
        Standing::Quarter(quarter) => Ok(Action::Deploy { piece, quarter }),
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
