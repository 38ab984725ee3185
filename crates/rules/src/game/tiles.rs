//! Choosing the tiles of a game, and those that lie on the table at the start.

use std::collections::BTreeMap;

use crate::geometry::{Pos, Rotation};
use crate::setup::{InPlay, Setup, SetupError, StartTile};
use crate::tile::{TileKind, TileRole, TileSet};

/// The most tiles that a game may have: far more than a box holds, and few enough for two-byte
/// numbers everywhere.
pub(crate) const MAX_TILES: usize = 1_000;

/// The tiles of a game.
pub(super) struct Tiles {
    pub(super) kinds: Vec<TileKind>,
    /// How many there are of each kind.
    pub(super) copies: Vec<u16>,
    /// The tiles on the table before the first turn.
    pub(super) start: Vec<StartTile>,
}

impl Tiles {
    /// The tiles that the setup asks for, out of these sets.
    pub(super) fn choose(
        setup: &Setup,
        in_play: InPlay,
        sets: &[TileSet],
    ) -> Result<Self, SetupError> {
        let mut chosen = choose_tiles(setup, in_play, sets)?;
        // Chance counts on it that land comes before bonus tiles.
        chosen.sort_by_key(|tile| tile.kind.role() == TileRole::Bonus);
        let start = choose_start(setup, &mut chosen)?;
        choose_abbey(setup, in_play, sets, &mut chosen)?;
        let (kinds, copies) = chosen.into_iter().map(|tile| (tile.kind, tile.copies)).unzip();
        Ok(Self { kinds, copies, start })
    }
}

struct ChosenTile {
    kind: TileKind,
    copies: u16,
    /// Whether the sets give it as their start tile.
    start: bool,
}

/// `INT-05`, `INT-08`: all sets of the game go together, but the Count and the River only if the setup allows what is
/// discouraged (`INT-06`).
fn choose_tiles(
    setup: &Setup,
    in_play: InPlay,
    sets: &[TileSet],
) -> Result<Vec<ChosenTile>, SetupError> {
    let of_this_game = || sets.iter().filter(|set| set.game == setup.game);
    for name in setup.sets.keys() {
        if !of_this_game().any(|set| set.name == *name) {
            let known: Vec<_> = of_this_game().map(|set| set.name.as_str()).collect();
            return Err(SetupError::unknown_set(name, &known));
        }
    }
    let start = setup.start.iter().flatten().map(|start| &start.tile);
    for id in setup.tiles.keys().chain(start) {
        let mut tiles = of_this_game().flat_map(|set| &set.tiles);
        match tiles.find(|tile| tile.kind.id() == id) {
            None => return Err(SetupError::UnknownTile { id: id.clone() }),
            Some(tile) if tile.kind.role() == TileRole::Abbey => {
                return Err(SetupError::AbbeyCopies { id: id.clone() });
            }
            Some(_) => {}
        }
    }
    let mut total = 0;
    let mut chosen = Vec::new();
    for set in of_this_game() {
        let sets = setup.sets.get(&set.name).copied().unwrap_or(0);
        for tile in set.tiles.iter().filter(|tile| tile.kind.role() != TileRole::Abbey) {
            let copies = match setup.tiles.get(tile.kind.id()) {
                Some(&copies) => u64::from(copies),
                None => u64::from(sets) * u64::from(tile.copies),
            };
            total += copies;
            if copies > 0 && total <= MAX_TILES as u64 {
                let mut kind = tile.kind.clone();
                if !in_play.river {
                    kind.forget_river();
                }
                chosen.push(ChosenTile { kind, copies: copies as u16, start: tile.start });
            }
        }
    }
    if total > MAX_TILES as u64 {
        return Err(SetupError::TooManyTiles { found: total, max: MAX_TILES as u64 });
    }
    let has = |role| chosen.iter().any(|tile| tile.kind.role() == role);
    if has(TileRole::Fixed) && has(TileRole::Source) && !setup.allow_discouraged {
        return Err(SetupError::CountAndRiver);
    }
    let sources = chosen.iter().filter(|tile| tile.kind.role() == TileRole::Source);
    if sources.map(|tile| tile.copies).sum::<u16>() > 1 {
        return Err(SetupError::TwoRivers);
    }
    Ok(chosen)
}

/// `ABB-01`: the abbeys are the last kind, of which none is in the stack.
fn choose_abbey(
    setup: &Setup,
    in_play: InPlay,
    sets: &[TileSet],
    chosen: &mut Vec<ChosenTile>,
) -> Result<(), SetupError> {
    if in_play.abbeys == 0 {
        return Ok(());
    }
    let of_this_game = sets.iter().filter(|set| set.game == setup.game);
    let mut tiles = of_this_game.flat_map(|set| &set.tiles);
    let abbey = tiles.find(|tile| tile.kind.role() == TileRole::Abbey);
    let kind = abbey.ok_or(SetupError::NoAbbey)?.kind.clone();
    chosen.push(ChosenTile { kind, copies: 0, start: false });
    Ok(())
}

/// `CNT-01`: a part of the City of Carcassonne in its place.
fn start_of_fixed(tile: &ChosenTile) -> Option<StartTile> {
    let at = tile.kind.fixed_at()?;
    Some(StartTile { tile: tile.kind.id().to_owned(), at, turn: Rotation::default() })
}

/// `BAS-03`: the start tile lies on the table before the first turn; with a river its source
/// (`RIV-03`), with the Count the City of Carcassonne (`CNT-01`), and the start tile is out of the
/// game (`RIV-01`, `CNT-02`).
fn choose_start(setup: &Setup, chosen: &mut [ChosenTile]) -> Result<Vec<StartTile>, SetupError> {
    let source = chosen.iter().position(|tile| tile.kind.role() == TileRole::Source);
    let start_tile = chosen.iter().position(|tile| tile.start);
    let fixed: Vec<_> = chosen.iter().filter_map(start_of_fixed).collect();
    let others = source.is_some() || !fixed.is_empty();
    if let (None, true, Some(start_tile)) = (&setup.start, others, start_tile) {
        chosen[start_tile].copies -= 1;
    }
    let start = match &setup.start {
        Some(start) => start.clone(),
        None if !fixed.is_empty() => fixed,
        None => source
            .or(start_tile)
            .map(|index| &chosen[index])
            .map(|tile| StartTile {
                tile: tile.kind.id().to_owned(),
                at: Pos::default(),
                turn: Rotation::default(),
            })
            .into_iter()
            .collect(),
    };
    if start.is_empty() {
        return Err(if chosen.is_empty() { SetupError::NoTiles } else { SetupError::NoStart });
    }
    let chosen = &*chosen;
    let mut needed: BTreeMap<&str, u16> = BTreeMap::new();
    for tile in &start {
        let needed = needed.entry(&tile.tile).or_default();
        *needed = needed.saturating_add(1);
    }
    for (id, needed) in needed {
        let known = chosen.iter().find(|tile| tile.kind.id() == id);
        let copies = known.ok_or_else(|| SetupError::UnknownTile { id: id.to_owned() })?.copies;
        if needed > copies {
            return Err(SetupError::StartCopies { id: id.to_owned(), needed, copies });
        }
    }
    Ok(start)
}
