//! The tile sets that come with Bastide.

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

/// All tile sets that come with Bastide, checked.
pub fn tile_sets() -> &'static [TileSet] {
    &TILE_SETS
}
