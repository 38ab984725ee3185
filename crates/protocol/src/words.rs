//! Tiles in words.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;

/// What tiles show, in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct TileWords {
    /// For each tile id, the tile after no, one, two and three quarter turns clockwise.
    pub tiles: BTreeMap<String, [String; 4]>,
}
