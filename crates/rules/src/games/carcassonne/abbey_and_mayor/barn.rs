//! The barn: it is put where four tiles meet in a field, sends the farmers home and stays (`ABB-20`
//! to `ABB-36`).

use crate::action::{Action, Piece};
use crate::event::{Event, Log, Occasion};
use crate::game::Game;
use crate::games::carcassonne::fields;
use crate::geometry::Corner;
use crate::refusal::Refusal;
use crate::region::{RegionId, SegmentId};
use crate::setup::BarnPlacement;
use crate::state::{State, TileCorner, Whereabouts};
use crate::tile::FeatureKind;

/// The field on which a barn was put in this part of the turn, the first one there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct NewBarn(SegmentId);

/// The fields with barns, each as often as it has barns.
fn fields_with_barns(game: &Game, state: &State) -> impl Iterator<Item = RegionId> {
    let slots = state.seats().flat_map(|seat| game.slots(seat, Piece::Barn));
    slots.filter_map(|slot| match state.pieces[slot] {
        Whereabouts::Corner(corner) => {
            Some(state.regions.of(state.segment_at_corner(game, corner)))
        }
        _ => None,
    })
}

/// `ABB-25`: whether a barn keeps farmers off this region.
#[inline]
pub(in super::super) fn is_on(game: &Game, state: &State, region: RegionId) -> bool {
    game.in_play().barns > 0 && fields_with_barns(game, state).any(|field| field == region)
}

/// `ABB-20`, `ABB-21`, `ABB-R-16`: the field at a corner of the tile placed last where four tiles
/// meet, all with field there.
fn field_at(game: &Game, state: &State, corner: Corner) -> Option<SegmentId> {
    let last = state.board.last_tile()?;
    let fields = corner.tiles(last.pos).map(|(pos, corner)| {
        let tile = state.tile_at(pos)?;
        let field = game.kind_of(tile).turned(tile.turn).corner(corner)?;
        Some(SegmentId(tile.first_segment + u16::from(field)))
    });
    fields.iter().all(Option::is_some).then_some(fields[0]?)
}

/// Shows every corner where the player may put a barn.
pub(in super::super) fn for_each(game: &Game, state: &State, show: &mut impl FnMut(Action)) {
    if game.in_play().barns == 0 || state.supply(game, state.turn, Piece::Barn) == 0 {
        return;
    }
    for corner in Corner::ALL {
        if check(game, state, corner).is_ok() {
            show(Action::PlaceBarn(corner));
        }
    }
}

fn check(game: &Game, state: &State, corner: Corner) -> Result<SegmentId, Refusal> {
    let field = field_at(game, state, corner).ok_or(Refusal::NoFieldCorner { corner })?;
    let only_one = game.setup().rules.barn_placement == BarnPlacement::NotOccupied;
    if only_one && is_on(game, state, state.regions.of(field)) {
        return Err(Refusal::BarnThere);
    }
    Ok(field)
}

/// Puts a barn at a corner of the tile placed last.
pub(in super::super) fn place(
    game: &Game,
    state: &mut State,
    corner: Corner,
    log: &mut impl Log,
) -> Result<(), Refusal> {
    let mut slots = game.slots(state.turn, Piece::Barn);
    let slot = slots.find(|&slot| state.pieces[slot] == Whereabouts::Supply);
    let slot = slot.ok_or(Refusal::EmptySupply { piece: Piece::Barn })?;
    let field = check(game, state, corner)?;
    if !is_on(game, state, state.regions.of(field)) {
        state.abbeys.new_barn = Some(NewBarn(field));
    }
    let tile = state.tiles().len() - 1;
    state.pieces[slot] = Whereabouts::Corner(TileCorner::new(tile, corner));
    log.note(|| {
        let (at, place) = state.place(game, field);
        Event::BarnPlaced { seat: state.turn, at, corner: corner.to_string(), place }
    });
    Ok(())
}

/// `ABB-27` to `ABB-33`, `ABB-R-17`: farmers who share a field with a barn are scored and go home. They
/// are there because the barn was just placed, or because the tile placed last joined them to it.
pub(in super::super) fn score_farmers(game: &Game, state: &mut State, log: &mut impl Log) {
    let Some(&tile) = state.board.last_tile() else { return };
    let new_barn = state.abbeys.new_barn.take();
    let segments = game.kind_of(&tile).segments().len() as u16;
    for segment in (tile.first_segment..tile.first_segment + segments).map(SegmentId) {
        let field = state.regions.of(segment);
        let region = state.regions.get(field);
        if region.kind == FeatureKind::Field && region.followers > 0 && is_on(game, state, field) {
            let new = new_barn.is_some_and(|NewBarn(at)| state.regions.of(at) == field);
            let occasion = if new { Occasion::BarnPlaced } else { Occasion::BarnJoined };
            fields::clear(game, state, field, occasion, log);
        }
    }
}

/// `ABB-35`, `ABB-36`: at the end everybody with a barn on a field gets points for its cities, once.
pub(in super::super) fn score_barns(game: &Game, state: &mut State, log: &mut impl Log) {
    let all: Vec<_> = fields_with_barns(game, state).collect();
    for (index, &field) in all.iter().enumerate() {
        if !all[..index].contains(&field) {
            let owners: Vec<_> = state
                .seats()
                .filter(|&seat| {
                    state.pieces[game.slots(seat, Piece::Barn)].iter().any(|at| match *at {
                        Whereabouts::Corner(corner) => {
                            state.regions.of(state.segment_at_corner(game, corner)) == field
                        }
                        _ => false,
                    })
                })
                .collect();
            fields::score_barn(game, state, field, owners, log);
        }
    }
}
