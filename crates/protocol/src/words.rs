//! Descriptions of tiles.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;

/// Descriptions of tiles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct TileWords {
    /// For each tile id, the description after no, one, two and three clockwise quarter turns.
    pub tiles: BTreeMap<String, [String; 4]>,
}
