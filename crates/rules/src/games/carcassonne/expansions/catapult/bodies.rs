//! Where followers stand on the table, to the micrometre (`CAT-D07`, `CAT-D08`).

use super::flight::{Body, Point};
use crate::action::{Follower, Quarter};
use crate::event::SpotName;
use crate::game::Game;
use crate::games::carcassonne::expansions::{Expansion, any};
use crate::games::carcassonne::followers::radius;
use crate::geometry::{Half, Pos, Rotation, Side};
use crate::setup::CatapultMode;
use crate::state::{Location, State};
use crate::tile::{FeatureKind, Segment};

/// The tiles on which the quarters of Carcassonne lie (`CNT-R-15`).
const INNER: [Pos; 2] = [Pos::new(-1, 0), Pos::new(0, 0)];

/// Every follower on the table, prisoners not counted (`CAT-R-06`): its slot, and how it is named
/// (`CAT-R-05`).
pub(super) fn every_follower<'a>(
    game: &'a Game,
    state: &'a State,
) -> impl Iterator<Item = (usize, Follower)> + 'a {
    named(game, state, state.seats().flat_map(|seat| game.follower_slots(seat)))
}

/// The followers of these slots that are on the table, and how they are named.
pub(super) fn named<'a>(
    game: &'a Game,
    state: &'a State,
    slots: impl IntoIterator<Item = usize> + 'a,
) -> impl Iterator<Item = (usize, Follower)> + 'a {
    slots.into_iter().filter_map(|slot| {
        let at = state.spot(slot)?;
        let (seat, piece) = game.owner_and_piece(slot);
        Some((slot, Follower { seat, piece, at }))
    })
}

/// Drops followers that have the same name as one before: equal ones in one quarter are one choice.
pub(super) fn by_name(
    followers: impl Iterator<Item = (usize, Follower)>,
) -> impl Iterator<Item = (usize, Follower)> {
    let mut seen = Vec::new();
    followers.filter(move |(_, follower)| {
        let new = !seen.contains(follower);
        if new {
            seen.push(*follower);
        }
        new
    })
}

/// The slot of a follower. Of equal ones in a quarter the fairy keeps the one beside her.
pub(super) fn slot_of(game: &Game, state: &State, follower: Follower) -> Option<usize> {
    slot_among(state, every_follower(game, state), follower)
}

/// The slot of a follower among these.
pub(super) fn slot_among(
    state: &State,
    followers: impl Iterator<Item = (usize, Follower)>,
    wanted: Follower,
) -> Option<usize> {
    let named = followers.filter(|(_, other)| *other == wanted);
    named.map(|(slot, _)| slot).min_by_key(|&slot| any!(E => E::holds(state, slot)))
}

/// Whether followers in quarters can be meant: with a real catapult always.
pub(super) fn reaches_quarters(game: &Game, state: &State) -> bool {
    game.setup().rules.catapult == CatapultMode::Manual || has_quarters(game, state)
}

/// Where a follower is, for people; only followers on the table can be meant.
pub(super) fn place_of(game: &Game, state: &State, slot: usize) -> (Option<Pos>, SpotName) {
    state.spot(slot).map_or((None, SpotName::Tower), |at| state.where_is(game, at))
}

/// Whether the quarters of Carcassonne lie in their place on the table.
fn has_quarters(game: &Game, state: &State) -> bool {
    INNER
        .into_iter()
        .all(|pos| state.tile_at(pos).is_some_and(|tile| game.kind_of(tile).segments().is_empty()))
}

/// The tiles on which followers stand, perhaps several times.
pub(super) fn tiles_with_followers<'a>(
    game: &'a Game,
    state: &'a State,
) -> impl Iterator<Item = Pos> + 'a {
    let quarters = has_quarters(game, state);
    let slots = state.seats().flat_map(|seat| game.follower_slots(seat));
    slots.filter_map(move |slot| match state.pieces[slot] {
        Location::On(segment) => Some(state.pos_of(segment)),
        Location::Tower(tile) => Some(state.tiles()[usize::from(tile)].pos),
        Location::Quarter(Quarter::Blacksmith | Quarter::Cathedral) if quarters => Some(INNER[0]),
        Location::Quarter(Quarter::Castle | Quarter::Market) if quarters => Some(INNER[1]),
        _ => None,
    })
}

/// All followers that a token can meet, in the order that decides between equals: by seat, by kind,
/// and by their place.
pub(super) fn bodies(game: &Game, state: &State) -> Vec<(usize, Body)> {
    let quarters = has_quarters(game, state);
    let mut standing = Vec::with_capacity(state.pieces.len());
    for seat in state.seats() {
        for (own, slot) in game.follower_slots(seat).enumerate() {
            let (rank, centre) = match state.pieces[slot] {
                Location::On(segment) => {
                    let tile = &state.tiles()[state.regions.tile_of(segment)];
                    let anchor = anchor(state.segment(game, segment), tile.turn);
                    (u32::from(segment.0), Point::centre_of(tile.pos).plus(anchor))
                }
                Location::Tower(tile) => {
                    (u32::MAX, Point::centre_of(state.tiles()[usize::from(tile)].pos))
                }
                Location::Quarter(quarter) if quarters => (0, middle(quarter)),
                _ => continue,
            };
            standing.push(((seat, game.piece_kept_at(own)), rank, centre, slot));
        }
    }
    standing.sort_unstable();
    let bodies = standing.iter().enumerate().map(|(index, &(whose, _, centre, slot))| {
        let earlier = standing[..index].iter().filter(|other| other.2 == centre).count();
        (whose, slot, Body { centre: centre.plus(shift(earlier)), radius: radius(whose.1) })
    });
    let mut bodies: Vec<_> = bodies.collect();
    // Of one kind, the western and then the northern one comes first.
    bodies.sort_by_key(|(whose, _, body)| (*whose, body.centre));
    bodies.into_iter().map(|(_, slot, body)| (slot, body)).collect()
}

/// `CAT-D08`: those who share a place stand a little aside. The state has no order of placement, so
/// [`bodies`] counts them by seat; another order would change the throws of old records.
fn shift(earlier: usize) -> Point {
    const STEP: i64 = 7_000;
    let around = [(STEP, 0), (0, STEP), (-STEP, 0), (0, -STEP)];
    match earlier.checked_sub(1) {
        None => Point::new(0, 0),
        Some(index) => {
            let (x, y) = around[index % around.len()];
            Point::new(x, y)
        }
    }
}

/// The middles of the four quarters.
const fn middle(quarter: Quarter) -> Point {
    match quarter {
        Quarter::Castle => Point::new(0, -11_250),
        Quarter::Market => Point::new(0, 11_250),
        Quarter::Blacksmith => Point::new(-45_000, 11_250),
        Quarter::Cathedral => Point::new(-45_000, -11_250),
    }
}

/// `CAT-D08`: where on its tile a follower stands.
fn anchor(segment: &Segment, turn: Rotation) -> Point {
    match segment.kind() {
        FeatureKind::Cloister | FeatureKind::Shrine => Point::new(0, 0),
        FeatureKind::Field if segment.inner > 0 => Point::new(-6_000, -6_000),
        FeatureKind::Field => {
            let middle = mean(segment.halves.iter().map(|half| of_half(half.turned(turn))));
            Point::new(middle.x * 2 / 3, middle.y * 2 / 3)
        }
        _ => {
            let middle = mean(segment.sides.iter().map(|side| of_side(side.turned(turn))));
            if segment.sides.len() <= 2 { Point::new(middle.x / 2, middle.y / 2) } else { middle }
        }
    }
}

fn mean(points: impl Iterator<Item = Point>) -> Point {
    let add = |(sum, count): (Point, i64), point| (sum.plus(point), count + 1);
    let (sum, count) = points.fold((Point::new(0, 0), 0), add);
    Point::new(sum.x / count.max(1), sum.y / count.max(1))
}

const fn of_side(side: Side) -> Point {
    match side {
        Side::N => Point::new(0, -22_500),
        Side::E => Point::new(22_500, 0),
        Side::S => Point::new(0, 22_500),
        Side::W => Point::new(-22_500, 0),
    }
}

const fn of_half(half: Half) -> Point {
    match half {
        Half::NL => Point::new(-11_250, -22_500),
        Half::NR => Point::new(11_250, -22_500),
        Half::EL => Point::new(22_500, -11_250),
        Half::ER => Point::new(22_500, 11_250),
        Half::SL => Point::new(11_250, 22_500),
        Half::SR => Point::new(-11_250, 22_500),
        Half::WL => Point::new(-22_500, 11_250),
        Half::WR => Point::new(-22_500, -11_250),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::Piece;
    use crate::catalogue::tile_sets;
    use crate::setup::{FirstPlayer, Setup};
    use crate::state::Seat;

    fn anchors(id: &str, quarters: u8) -> Vec<(i64, i64)> {
        let tiles = tile_sets().iter().flat_map(|set| &set.tiles);
        let kind = tiles.map(|tile| &tile.kind).find(|kind| kind.id() == id).expect("a tile");
        let anchors =
            kind.segments().iter().map(|segment| anchor(segment, Rotation::new(quarters)));
        anchors.map(|Point { x, y }| (x, y)).collect()
    }

    /// CAT-D08: where followers stand on their tiles.
    #[test]
    fn a_follower_stands_at_the_anchor_of_its_segment() {
        // The start tile: a city in the north, a road from east to west, and a field on both sides.
        let start = [(0, -11_250), (0, 0), (0, -7_500), (0, 11_250)];
        assert_eq!(anchors("BA-D", 0), start);
        assert_eq!(anchors("BA-D", 1), start.map(|(x, y)| (-y, x)));
        // A cloister in the middle of a field that reaches all sides.
        assert_eq!(anchors("BA-B", 0), [(0, 0), (0, 0)]);
        // A city on three sides, and on four.
        assert_eq!(anchors("BA-R", 0)[0], (0, -7_500));
        assert_eq!(anchors("BA-C", 0)[0], (0, 0));
    }

    /// CAT-D08: the second and later ones stand aside.
    #[test]
    fn those_who_share_a_place_stand_around_it() {
        let shifts: Vec<_> = (0..6).map(shift).map(|Point { x, y }| (x, y)).collect();
        let around = [(0, 0), (7_000, 0), (0, 7_000), (-7_000, 0), (0, -7_000), (7_000, 0)];
        assert_eq!(shifts, around);
    }

    /// CAT-D08: those who share a place stand there in order of seats, then of kinds, whoever begins.
    #[test]
    fn those_who_share_a_place_stand_in_order_of_seats() {
        for first in 1..=3 {
            let mut setup = Setup::carcassonne(["Ann", "Ben", "Cleo"]).with([
                "inns-and-cathedrals",
                "count",
                "catapult",
            ]);
            setup.first_player = FirstPlayer::Seat(first);
            let game = Game::new(setup).expect("a sensible setup");
            let mut state = game.start();
            let who = [(2, Piece::Follower), (0, Piece::BigFollower), (0, Piece::Follower)];
            for (seat, piece) in who {
                let slot = state.next_in_supply(&game, Seat::new(seat), piece).expect("a piece");
                state.pieces[slot] = Location::Quarter(Quarter::Market);
            }
            let centre_of = |(seat, piece)| {
                let whose = (Seat::new(seat), piece);
                let mut bodies = bodies(&game, &state).into_iter();
                let found = bodies.find(|&(slot, _)| game.owner_and_piece(slot) == whose);
                found.map(|(_, body)| (body.centre.x, body.centre.y))
            };
            let centres = [(0, 18_250), (7_000, 11_250), (0, 11_250)];
            assert_eq!(who.map(centre_of), centres.map(Some));
        }
    }
}
