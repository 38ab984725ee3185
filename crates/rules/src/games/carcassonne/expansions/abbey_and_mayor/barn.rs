//! The barn: it is put where four tiles meet in a field, sends the farmers home and stays (`ABB-20`
//! to `ABB-36`).

use arrayvec::ArrayVec;

use super::{memory, memory_mut};
use crate::action::{Action, Piece};
use crate::board::{Cell, Content, PlacedTile};
use crate::event::{Event, Log, Occasion};
use crate::game::Game;
use crate::games::carcassonne::fields::{self, Farming};
use crate::games::carcassonne::scoring::{TakenBack, take_back};
use crate::geometry::Corner;
use crate::refusal::Refusal;
use crate::region::{RegionId, SegmentId};
use crate::setup::BarnPlacement;
use crate::state::{Location, Seat, State};
use crate::tile::FeatureKind;
use crate::view::Barn;

/// The fields on which a player has barns.
fn fields_of(game: &Game, state: &State, seat: Seat) -> impl Iterator<Item = RegionId> {
    let barns = state.pieces[game.slots(seat, Piece::Barn)].iter();
    barns.filter_map(|at| at.segment()).map(|field| state.regions.of(field))
}

/// The fields with barns, each as often as it has barns: a tile may have joined two (`ABB-34`).
fn fields_with_barns(game: &Game, state: &State) -> impl Iterator<Item = RegionId> {
    state.seats().flat_map(|seat| fields_of(game, state, seat))
}

/// `ABB-25`: whether a region is a field with a barn.
#[inline]
pub(super) fn is_on(game: &Game, state: &State, region: RegionId) -> bool {
    memory(state).barns > 0
        && state.regions.get(region).kind == FeatureKind::Field
        && is_among_fields_with_barns(game, state, region)
}

#[inline(never)]
fn is_among_fields_with_barns(game: &Game, state: &State, region: RegionId) -> bool {
    state.seats().any(|seat| fields_of(game, state, seat).any(|field| field == region))
}

/// `ABB-35`: what a field is worth to the owners of its barns.
pub(super) const OWNER: Farming = Farming { occasion: Occasion::Barn, each: 4 };

/// `ABB-27`: what a field is worth to farmers when the first barn comes to it, …
const PLACED: Farming = Farming { occasion: Occasion::BarnPlaced, each: 3 };

/// … and when they come to a field with a barn (`ABB-31`).
const JOINED: Farming = Farming { occasion: Occasion::BarnJoined, each: 1 };

/// `ABB-20`, `ABB-21`, `ABB-R-16`: the field at a corner of the tile placed last where four tiles meet, all with field
/// there. `around` is what lies around the tile.
#[inline]
fn field_at(
    game: &Game,
    state: &State,
    last: &PlacedTile,
    around: &[Cell; 8],
    corner: Corner,
) -> Option<SegmentId> {
    let field = game.kind_of(last).turned(last.turn).corner(corner)?;
    let has_field = |(place, corner): (usize, Corner)| match around[place].content() {
        Content::Tile(tile) => {
            let tile = &state.tiles()[usize::from(tile)];
            game.kind_of(tile).turned(tile.turn).corner(corner).is_some()
        }
        Content::Space(_) | Content::Blank => false,
    };
    let all = corner.others().into_iter().all(has_field);
    all.then_some(SegmentId(last.first_segment + u16::from(field)))
}

/// `ABB-23`: whether a barn may be put on this field; farmers do not matter (`ABB-22`).
fn is_allowed(game: &Game, state: &State, field: SegmentId) -> bool {
    game.setup().rules.barn_placement == BarnPlacement::Occupied
        || !is_on(game, state, state.regions.of(field))
}

/// Visits every corner where the player may put a barn.
pub(super) fn for_each(game: &Game, state: &State, visit: &mut impl FnMut(Action)) {
    let Some(last) = state.board.last_tile() else { return };
    let around = state.board.around(last.pos);
    for corner in Corner::ALL {
        let field = field_at(game, state, last, &around, corner);
        if field.is_some_and(|field| is_allowed(game, state, field)) {
            visit(Action::PlaceBarn(corner));
        }
    }
}

/// Puts a barn at a corner of the tile placed last.
pub(super) fn place(
    game: &Game,
    state: &mut State,
    corner: Corner,
    log: &mut impl Log,
) -> Result<(), Refusal> {
    let slot = state.next_in_supply(game, state.turn, Piece::Barn);
    let slot = slot.ok_or(Refusal::EmptySupply { piece: Piece::Barn })?;
    let last = state.board.last_tile();
    let field =
        last.and_then(|last| field_at(game, state, last, &state.board.around(last.pos), corner));
    let field = field.ok_or(Refusal::NoFieldCorner { corner })?;
    if !is_allowed(game, state, field) {
        return Err(Refusal::BarnThere);
    }
    let region = state.regions.of(field);
    if !is_on(game, state, region) {
        memory_mut(state).new_barn = Some(field);
    }
    memory_mut(state).barns += 1;
    state.pieces[slot] = Location::Corner(field, corner);
    log.note(|| {
        let (at, place) = state.segment_name(game, field);
        Event::BarnPlaced { seat: state.turn, at, corner, place }
    });
    Ok(())
}

/// `ABB-27` to `ABB-33`, `ABB-R-17`: farmers who share a field with a barn are scored and go home. They
/// are there because the barn was just placed, or because the tile placed last joined them to it.
pub(super) fn score_farmers(game: &Game, state: &mut State, log: &mut impl Log) {
    if memory(state).barns == 0 {
        return;
    }
    let Some(&tile) = state.board.last_tile() else { return };
    let new_barn = memory_mut(state).new_barn.take();
    let segments = game.kind_of(&tile).segments().len() as u16;
    for segment in (tile.first_segment..tile.first_segment + segments).map(SegmentId) {
        let field = state.regions.of(segment);
        if state.regions.get(field).occupants > 0 && is_on(game, state, field) {
            let new = new_barn.is_some_and(|new| state.regions.of(new) == field);
            // Not the barn (`ABB-29`). Farmers go home with their pigs (`ABB-30`, `ABB-33`, `ABB-54`).
            fields::score_farmers(game, state, field, if new { PLACED } else { JOINED }, log);
            take_back(game, state, field, TakenBack::Otherwise, log);
        }
    }
}

/// `ABB-35`, `ABB-36`: at the end everybody with a barn on a field gets points for its cities, once.
pub(super) fn score_barns(game: &Game, state: &mut State, log: &mut impl Log) {
    let all: Vec<_> = fields_with_barns(game, state).collect();
    for (index, &field) in all.iter().enumerate() {
        if !all[..index].contains(&field) {
            // `ABB-R-20`, `INT-R-11`: farmers can only have come from the market of Carcassonne.
            if state.regions.get(field).occupants > 0 {
                fields::score_farmers(game, state, field, JOINED, log);
            }
            let has_barn = |&seat: &Seat| fields_of(game, state, seat).any(|own| own == field);
            let owners = state.seats().filter(has_barn).collect();
            fields::score_for(game, state, field, OWNER, owners, log);
        }
    }
}

/// Adds the points of [`score_barns`] to the scores, without taking memory from the heap.
pub(super) fn settle(game: &Game, state: &mut State) {
    /// With more barns, there are many copies of the set in play.
    const MOST: usize = 16;
    let barns = usize::from(memory(state).barns);
    if barns > MOST {
        score_barns(game, state, &mut ());
        return;
    }
    let mut owned = ArrayVec::<(Seat, RegionId), MOST>::new();
    for seat in state.seats() {
        for field in fields_of(game, state, seat) {
            if !owned.contains(&(seat, field)) && !owned.is_full() {
                owned.push((seat, field));
            }
        }
    }
    for (index, &(seat, field)) in owned.iter().enumerate() {
        let is_first = owned[..index].iter().all(|&(_, other)| other != field);
        if is_first && state.regions.get(field).occupants > 0 {
            fields::score_farmers(game, state, field, JOINED, &mut ());
        }
        state.scores[seat.index()] +=
            fields::count_completed_cities(game, state, field) * OWNER.each;
    }
}

impl State {
    /// The barns on the table.
    pub fn barns(&self, game: &Game) -> Vec<Barn> {
        let barns = self.pieces.iter().enumerate().filter_map(|(slot, at)| match *at {
            Location::Corner(field, corner) => {
                let (owner, _) = game.owner_and_piece(slot);
                Some(Barn { owner, at: self.pos_of(field), corner })
            }
            _ => None,
        });
        barns.collect()
    }
}
