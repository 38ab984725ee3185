//! Tiles in words.

use std::collections::BTreeSet;

use bastide_phrases::{Language, Phrases};
use bastide_rules::Rotation;
use bastide_rules::catalogue::tile_sets;
use bastide_rules::tile::TileKind;

fn kinds() -> impl Iterator<Item = &'static TileKind> {
    tile_sets().iter().flat_map(|set| &set.tiles).map(|tile| &tile.kind)
}

fn words(id: &str, language: Language, quarters: u8) -> String {
    let kind = kinds().find(|kind| kind.id() == id).expect("a tile of the catalogue");
    Phrases::of(language).tile(kind, Rotation::new(quarters))
}

#[test]
fn a_tile_is_told_by_its_sides_in_every_language() {
    let said = |id: &str| Language::ALL.map(|language| words(id, language, 0));
    assert_eq!(
        said("BA-O"),
        [
            "City with a shield to the north and west; road from east to south.",
            "Északon és nyugaton város címerrel; út keletről délre.",
            "Oraș cu stemă spre nord și vest; drum de la est la sud.",
        ]
    );
}

/// A quarter turn moves every side by one.
#[test]
fn words_turn_with_the_tile() {
    assert_eq!(
        words("BA-O", Language::English, 1),
        "City with a shield to the north and east; road from south to west."
    );
    assert_eq!(
        words("BA-O", Language::English, 3),
        "City with a shield to the south and west; road from north to east."
    );
}

/// Every tile has a complete description in each language.
#[test]
fn every_tile_has_words() {
    for kind in kinds() {
        for turn in Rotation::ALL {
            let said: BTreeSet<String> = Language::ALL
                .iter()
                .map(|&language| Phrases::of(language).tile(kind, turn))
                .collect();
            assert_eq!(said.len(), 3, "{} {said:?}", kind.id());
            for words in said {
                let first = words.chars().next().expect("a sentence");
                assert!(first.is_uppercase() && words.ends_with('.'), "{words}");
                assert!(!words.contains("tile-") && !words.contains(['{', '$']), "{words}");
                assert!(!words.contains("  ") && !words.contains(" ;"), "{words}");
            }
        }
    }
}
