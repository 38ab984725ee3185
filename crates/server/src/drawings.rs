//! The kinds of tiles in use, each laid out when it is first needed, and shared by all tables that have it.
//! Drawings are rendered on request and not kept: see [`TileDrawings`].
//!
//! A table's tiles are those of its game, which may differ from those of the catalogue: a game drops what is drawn for
//! mechanisms that are not in play, and a setup may have tiles of its own.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, OnceLock, PoisonError, Weak};

use bastide_art::{ArtError, Point, Spots, TileDrawings};
use bastide_protocol::art::{SegmentArt, TileArt};
use bastide_rules::Game;
use bastide_rules::catalogue::tile_sets;
use bastide_rules::geometry::Rotation;
use bastide_rules::tile::TileKind;

/// A kind of tile with its layout.
#[derive(Debug)]
pub(crate) struct DrawnKind {
    kind: TileKind,
    drawings: OnceLock<Result<TileDrawings, ArtError>>,
}

/// The tiles of a game, in the order of their ids.
#[derive(Clone, Debug)]
pub(crate) struct GameDrawings(Arc<[Arc<DrawnKind>]>);

/// Every kind that is in use somewhere, and the kinds of the catalogue.
static KNOWN: LazyLock<Mutex<HashMap<TileKind, Weak<DrawnKind>>>> = LazyLock::new(Mutex::default);
/// The tiles that come with Bastide are never forgotten.
static CATALOGUE: LazyLock<HashMap<&'static str, Arc<DrawnKind>>> = LazyLock::new(|| {
    let tiles = tile_sets().iter().flat_map(|set| &set.tiles);
    tiles.map(|tile| (tile.kind.id(), shared(&tile.kind))).collect()
});

fn known() -> MutexGuard<'static, HashMap<TileKind, Weak<DrawnKind>>> {
    KNOWN.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The kind as all tables share it.
fn shared(kind: &TileKind) -> Arc<DrawnKind> {
    let mut known = known();
    if let Some(drawn) = known.get(kind).and_then(Weak::upgrade) {
        return drawn;
    }
    let drawn = Arc::new(DrawnKind { kind: kind.clone(), drawings: OnceLock::new() });
    known.retain(|_, drawn| drawn.strong_count() > 0);
    known.insert(kind.clone(), Arc::downgrade(&drawn));
    drawn
}

/// Lays out the tiles of the catalogue at the start, so that no move has to wait: each takes milliseconds.
pub(crate) fn draw_catalogue() {
    for set in tile_sets() {
        for tile in &set.tiles {
            // A tile that cannot be drawn is reported when it is needed.
            let _ = CATALOGUE[tile.kind.id()].drawings();
        }
    }
}

/// A tile of the catalogue.
pub(crate) fn of_catalogue(id: &str) -> Option<Arc<DrawnKind>> {
    CATALOGUE.get(id).cloned()
}

/// The kind whose drawings have this content hash. After a restart, a page may request a kind that is not laid out yet: then
/// all kinds are laid out once.
pub(crate) fn with_hash(hash: &str) -> Option<Arc<DrawnKind>> {
    LazyLock::force(&CATALOGUE);
    let all: Vec<_> = known().values().filter_map(Weak::upgrade).collect();
    let is_it = |drawings: &TileDrawings| drawings.hash == hash;
    let drawn = |kind: &&Arc<DrawnKind>| matches!(kind.drawings.get(), Some(Ok(it)) if is_it(it));
    let found = all.iter().find(drawn);
    found.or_else(|| all.iter().find(|kind| kind.drawings().is_ok_and(is_it))).cloned()
}

impl GameDrawings {
    pub(crate) fn of(game: &Game) -> Self {
        LazyLock::force(&CATALOGUE);
        let mut kinds: Vec<_> = game.kinds().iter().map(shared).collect();
        kinds.sort_unstable_by(|one, other| one.id().cmp(other.id()));
        Self(kinds.into())
    }

    /// Where figures stand on a kind of tile.
    pub(crate) fn spots(&self, kind: &TileKind) -> Result<&Spots, ArtError> {
        self.kind(kind.id()).drawings().map(|drawings| &drawings.spots)
    }

    fn kind(&self, id: &str) -> &Arc<DrawnKind> {
        let index = self.0.binary_search_by(|kind| kind.id().cmp(id));
        &self.0[index.expect("the kind is one of the game's")]
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Arc<DrawnKind>> {
        self.0.iter()
    }
}

impl DrawnKind {
    pub(crate) fn id(&self) -> &str {
        self.kind.id()
    }

    pub(crate) fn kind(&self) -> &TileKind {
        &self.kind
    }

    /// The kind, laid out and ready to be drawn.
    pub(crate) fn drawings(&self) -> Result<&TileDrawings, ArtError> {
        self.drawings.get_or_init(|| TileDrawings::of(&self.kind)).as_ref().map_err(Clone::clone)
    }

    /// The positions of everything on the tile; `None` if it cannot be drawn.
    pub(crate) fn art(&self) -> Option<TileArt> {
        let TileDrawings { hash, spots, outlines, .. } = self.drawings().ok()?;
        let place = |index: usize, quarters| {
            self.kind.segment_name(index, Rotation::new(quarters)).to_string()
        };
        let segment = |(index, outline): (usize, &String)| SegmentArt {
            places: [0, 1, 2, 3].map(|quarters| place(index, quarters)),
            seat: rounded(spots.seat(index, Rotation::default())),
            outline: outline.clone(),
        };
        Some(TileArt {
            drawing: hash.clone(),
            segments: outlines.iter().enumerate().map(segment).collect(),
            tower: spots.tower(Rotation::default()).map(rounded),
        })
    }
}

pub(crate) fn rounded(point: Point) -> [i32; 2] {
    [point.x.round() as i32, point.y.round() as i32]
}

#[cfg(test)]
mod tests {
    use bastide_rules::Setup;

    use super::*;

    fn drawn(setup: Setup) -> GameDrawings {
        GameDrawings::of(&Game::new(setup).expect("a game"))
    }

    fn hash(kind: &DrawnKind) -> &str {
        &kind.drawings().expect("it can be drawn").hash
    }

    /// The tiles of a table are those of its game: without the dragon, a volcano is not drawn. What is the same at several
    /// tables is drawn once, and is found by its content.
    #[test]
    fn a_table_has_the_tiles_of_its_game() {
        let base = drawn(Setup::carcassonne(["Ann", "Ben"]));
        let dragons = Setup::carcassonne(["Ann", "Ben"]).with(["princess-and-dragon"]);
        let mut without = dragons.clone();
        without.elements.dragon = Some(false);
        let (with, without) = (drawn(dragons), drawn(without));
        assert!(Arc::ptr_eq(base.kind("BA-D"), with.kind("BA-D")));
        let differs = |kind: &&Arc<DrawnKind>| hash(with.kind(kind.id())) != hash(kind);
        let different: Vec<_> = without.0.iter().filter(differs).collect();
        assert!(!different.is_empty() && different.len() < without.0.len());
        for kind in different {
            let found = with_hash(hash(kind)).expect("it is in use");
            assert!(Arc::ptr_eq(&found, kind), "{}", kind.id());
            let usual = of_catalogue(kind.id()).expect("it is in the catalogue");
            assert!(!Arc::ptr_eq(kind, &usual), "{}", kind.id());
        }
        assert!(with_hash("0123456789").is_none());
    }
}
