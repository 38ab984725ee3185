//! The built-in tile sets.
//!
//! ```
//! use bastide_rules::catalogue;
//!
//! let base = catalogue::tile_sets().iter().find(|set| set.name == "base").expect("it is built in");
//! assert_eq!((base.tiles.len(), base.tile_count()), (24, 72));
//! ```

use std::sync::LazyLock;

use crate::tile::TileSet;

macro_rules! files {
    ($($file:literal),*) => { [$(($file, include_str!(concat!("../tiles/", $file)))),*] };
}

const FILES: [(&str, &str); 14] = files![
    "base.toml",
    "inns-and-cathedrals.toml",
    "traders-and-builders.toml",
    "princess-and-dragon.toml",
    "tower.toml",
    "abbey-and-mayor.toml",
    "king-and-robber.toml",
    "cult.toml",
    "count.toml",
    "catapult.toml",
    "river-1.toml",
    "river-2.toml",
    "hunters-and-gatherers.toml",
    "mayflower.toml"
];

static TILE_SETS: LazyLock<Vec<TileSet>> = LazyLock::new(|| {
    FILES
        .into_iter()
        .map(|(file, text)| TileSet::parse(file, text).unwrap_or_else(|error| panic!("{error}")))
        .collect()
});

/// All built-in tile sets, checked when they are first used.
pub fn tile_sets() -> &'static [TileSet] {
    &TILE_SETS
}
