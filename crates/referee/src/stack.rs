//! The tiles that can be drawn, as far as the games that stand by themselves have them in common.

use std::collections::BTreeMap;

use crate::printed::Printed;

/// The facts of tiles by their id.
pub(crate) fn by_id<Tile: Printed>(tiles: Vec<Tile>) -> BTreeMap<String, Tile> {
    let count = tiles.len();
    let tiles: BTreeMap<_, _> =
        tiles.into_iter().map(|tile| (tile.id().to_string(), tile)).collect();
    assert_eq!(tiles.len(), count, "two tiles have the same id");
    tiles
}

/// Takes a tile out of a stack, in which none is listed with 0.
pub(crate) fn take(stack: &mut BTreeMap<String, u16>, id: &str) {
    let left = stack.get(id).and_then(|left| left.checked_sub(1));
    let left = left.unwrap_or_else(|| panic!("there are not so many of {id}"));
    stack.insert(id.to_string(), left);
    stack.retain(|_, left| *left > 0);
}
