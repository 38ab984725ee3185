//! Games that end after a fixed number of turns, followed by final scoring.
//!
//! Bastide's games end when the last tile is laid, so such a game gets exactly the tiles that are drawn
//! before its end.

use std::collections::BTreeMap;

use bastide_rules::{DealerNote, Game, Record, Setup, catalogue};

use crate::JczError;
use crate::import::Entry;
use crate::message::{File, PlaceTile, Step};
use crate::replay::{Draws, Replayer};
use crate::tiles::{self, ABBEY};

/// Whether all turns have been played. A turn has one tile, or two with a builder.
pub(crate) fn is_reached(end_turn: Option<u64>, entries: &[Entry]) -> bool {
    let placed = entries.iter().filter(|entry| matches!(entry.step, Ok(Step::PlaceTile(_))));
    end_turn.is_some_and(|turns| placed.count() as u64 >= turns)
}

/// The tile that a message places, unless it is an abbey.
pub(crate) fn land<'a>(entry: &'a Entry) -> Option<&'a str> {
    match &entry.step {
        Ok(Step::PlaceTile(PlaceTile { tile_id, .. })) if tile_id != ABBEY => Some(tile_id),
        _ => None,
    }
}

/// The game with exactly the tiles that are drawn.
pub(crate) fn cut(
    setup: Setup,
    entries: &[Entry],
    draws: &Draws,
    file: &File,
) -> Result<Game, JczError> {
    let mut rest = draws.clone();
    let mut names = Vec::new();
    for name in entries.iter().filter_map(land) {
        names.extend(rest.up_to(name));
    }
    let laid = names.len();
    if draws.complete {
        names.extend(rest.names);
    }
    // A tile that was set aside is drawn twice, so the number of draws may be too high.
    let mut most = with_tiles(setup.clone(), &names);
    let in_sets = |id: &str| tiles::copies(&setup, id);
    most.tiles.iter_mut().for_each(|(id, copies)| *copies = (*copies).min(in_sets(id)));
    let most = Game::new(most)?;
    let placed = entries.iter().filter_map(land).count();
    if placed == names.len() {
        return Ok(most);
    }
    let last = entries.iter().rposition(|entry| land(entry).is_some()).map_or(0, |last| last + 1);
    let record = Record::new(most, DealerNote::None);
    let mut replayer = Replayer::new(record, &entries[..last], draws.clone(), file);
    replayer.play_all()?;
    let record = replayer.into_record();
    let (game, state) = (record.game(), record.state());
    let mut exact = setup;
    exact.tiles = with_tiles(exact.clone(), &[]).tiles;
    for kind in game.kind_ids() {
        let on_table = state.tiles().iter().filter(|tile| tile.kind == kind).count() as u16;
        let id = game.kinds()[kind.index()].id();
        if let Some(copies) = exact.tiles.get_mut(id) {
            *copies = on_table + state.removed_of(kind) + state.aside_of(kind);
        }
    }
    add(&mut exact, &names[laid..]);
    Ok(Game::new(exact)?)
}

/// The setup with the start tiles and these, and no others.
fn with_tiles(mut setup: Setup, names: &[String]) -> Setup {
    let sets = catalogue::tile_sets().iter().filter(|set| setup.has_set(&set.name));
    let land = sets
        .flat_map(|set| &set.tiles)
        .filter(|tile| tiles::jcz_name(tile.kind.id()) != Some(ABBEY));
    let none: BTreeMap<_, _> = land.map(|tile| (tile.kind.id().to_owned(), 0)).collect();
    setup.tiles = none;
    let start: Vec<_> = match &setup.start {
        Some(start) => start.iter().map(|tile| tile.tile.clone()).collect(),
        None => vec!["BA-D".to_owned()],
    };
    for id in start {
        count(&mut setup.tiles, id);
    }
    add(&mut setup, names);
    setup
}

/// Adds tiles by their JCloisterZone names; unknown ones are refused when they are drawn.
fn add(setup: &mut Setup, names: &[String]) {
    for name in names {
        let id = tiles::bastide_id(name, |set| setup.has_set(set));
        if let Some(id) = id.filter(|_| name != ABBEY) {
            count(&mut setup.tiles, id.to_owned());
        }
    }
}

fn count(tiles: &mut BTreeMap<String, u16>, id: String) {
    let copies = tiles.entry(id).or_default();
    *copies = copies.saturating_add(1);
}
