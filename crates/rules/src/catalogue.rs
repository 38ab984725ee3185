//! The tile sets that come with Bastide.

use std::sync::LazyLock;

use crate::tile::TileSet;

const FILES: [(&str, &str); 1] = [("tiles/base.toml", include_str!("../tiles/base.toml"))];

static TILE_SETS: LazyLock<Vec<TileSet>> = LazyLock::new(|| {
    FILES
        .into_iter()
        .map(|(file, text)| TileSet::parse(file, text).unwrap_or_else(|error| panic!("{error}")))
        .collect()
});

/// All tile sets that come with Bastide, checked.
pub fn tile_sets() -> &'static [TileSet] {
    &TILE_SETS
}
