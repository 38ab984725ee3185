//! The names of tiles in Bastide and in JCloisterZone.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use bastide_rules::{Setup, catalogue};

/// Bastide's set → Bastide's tile → JCloisterZone's tile.
type Names = BTreeMap<String, BTreeMap<String, String>>;

static NAMES: LazyLock<Names> = LazyLock::new(|| {
    toml::from_str(include_str!("../tiles.toml")).expect("the names of the tiles")
});

/// The abbey, which is not in the stack.
pub(crate) const ABBEY: &str = "AM/A";
/// The tile on which JCloisterZone keeps the quarters of Carcassonne.
pub(crate) const QUARTERS: &str = "CO-07";

/// JCloisterZone's name of a tile.
pub(crate) fn jcz_name(id: &str) -> Option<&'static str> {
    NAMES.values().find_map(|set| set.get(id)).map(String::as_str)
}

/// Bastide's name of a tile. Both rivers have the source, so the sets in play are searched first.
pub(crate) fn bastide_id(jcz_name: &str, chosen: impl Fn(&str) -> bool) -> Option<&'static str> {
    let named = |(_, tiles): (&String, &'static BTreeMap<String, String>)| {
        tiles.iter().find(|(_, name)| *name == jcz_name).map(|(id, _)| id.as_str())
    };
    let in_chosen = NAMES.iter().filter(|(set, _)| chosen(set)).find_map(named);
    in_chosen.or_else(|| NAMES.iter().find_map(named))
}

/// Whether JCloisterZone has the tiles of this set.
pub(crate) fn has_set(set: &str) -> bool {
    NAMES.contains_key(set)
}

/// The number of copies of a tile in the sets of a game.
pub(crate) fn copies(setup: &Setup, id: &str) -> u16 {
    let copies = catalogue::tile_sets().iter().flat_map(|set| {
        let sets = setup.sets.get(&set.name).copied().unwrap_or(0);
        let here = set.tiles.iter().filter(|tile| tile.kind.id() == id);
        here.map(move |tile| sets.saturating_mul(tile.copies))
    });
    copies.fold(0, u16::saturating_add)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tile_of_a_shared_set_has_a_name_there() {
        for set in bastide_rules::catalogue::tile_sets().iter().filter(|set| has_set(&set.name)) {
            for tile in &set.tiles {
                let name = jcz_name(tile.kind.id()).unwrap_or_else(|| panic!("{}", tile.kind.id()));
                assert_eq!(bastide_id(name, |chosen| chosen == set.name), Some(tile.kind.id()));
            }
            assert_eq!(NAMES[&set.name].len(), set.tiles.len());
        }
        assert_eq!(NAMES.len(), 11);
        assert_eq!(bastide_id(ABBEY, |_| false), Some("AM-ABBEY"));
    }
}
