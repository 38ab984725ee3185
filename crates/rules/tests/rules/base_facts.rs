//! What is printed on the tiles of the base game.

use std::collections::BTreeSet;

use bastide_rules::catalogue::tile_sets;
use bastide_rules::geometry::{Half, Side};
use bastide_rules::tile::{FeatureKind, Segment, Terrain, TileKind, TileSet};

fn base() -> &'static TileSet {
    tile_sets().iter().find(|set| set.name == "base").expect("the base set")
}

/// Sums over all tiles of the set, each copy by itself.
fn sum(on_one_tile: impl Fn(&TileKind) -> usize) -> usize {
    base().tiles.iter().map(|tile| usize::from(tile.copies) * on_one_tile(&tile.kind)).sum()
}

/// BAS-02.
#[test]
fn the_base_set_has_72_tiles_of_24_kinds_and_one_start_tile() {
    assert_eq!(base().tile_count(), 72);
    let ids: BTreeSet<_> = base().tiles.iter().map(|tile| tile.kind.id()).collect();
    let letters: BTreeSet<_> = ('A'..='X').map(|letter| format!("BA-{letter}")).collect();
    assert!(ids.into_iter().eq(letters));
    let starts: Vec<_> = base().tiles.iter().filter(|tile| tile.start).collect();
    assert_eq!(starts.iter().map(|tile| tile.kind.id()).collect::<Vec<_>>(), ["BA-D"]);
}

/// BAS-02: the copies of each kind, from A to X.
#[test]
fn every_kind_has_its_number_of_copies() {
    let copies: Vec<_> = base().tiles.iter().map(|tile| tile.copies).collect();
    let printed = [2, 4, 1, 4, 5, 2, 1, 3, 2, 3, 3, 3, 2, 3, 2, 3, 1, 3, 2, 1, 8, 9, 4, 1];
    assert_eq!(copies, printed);
}

/// BAS-02, BAS-D-01: four edges a tile, each of which shows one thing.
#[test]
fn the_base_set_has_115_field_94_road_and_79_city_edges() {
    let edges = |terrain| sum(|kind| kind.edges().iter().filter(|edge| **edge == terrain).count());
    assert_eq!([Terrain::Field, Terrain::Road, Terrain::City].map(edges), [115, 94, 79]);
}

#[test]
fn the_base_set_has_10_shields_and_6_cloisters() {
    let count = |of: fn(&Segment) -> usize| sum(|kind| kind.segments().iter().map(of).sum());
    assert_eq!(count(|segment| segment.attributes.shields().into()), 10);
    assert_eq!(count(|segment| usize::from(segment.kind() == FeatureKind::Cloister)), 6);
}

/// BAS-D-01: a road runs through the middle of its edge, with field on both halves.
#[test]
fn every_edge_belongs_to_what_it_shows() {
    for tile in &base().tiles {
        let segments = tile.kind.segments();
        for side in Side::ALL {
            let on_side: Vec<_> = segments
                .iter()
                .filter(|segment| segment.sides.iter().any(|own| own == side))
                .map(|segment| segment.kind())
                .collect();
            let halves = Half::ALL.into_iter().filter(|half| half.side() == side);
            let in_fields = halves.filter(|half| {
                segments.iter().any(|segment| segment.halves.iter().any(|own| own == *half))
            });
            let found = (on_side, in_fields.count());
            let wanted = match tile.kind.edges()[side.index()] {
                Terrain::Field | Terrain::Meadow | Terrain::Plain => (vec![], 2),
                Terrain::Road => (vec![FeatureKind::Road], 2),
                Terrain::City => (vec![FeatureKind::City], 0),
                Terrain::River => (vec![FeatureKind::River], 2),
                Terrain::Any => (vec![], 0),
                Terrain::Forest => (vec![FeatureKind::Forest], 0),
                Terrain::Town => (vec![FeatureKind::Town], 0),
                Terrain::Carcassonne | Terrain::Coast => continue,
            };
            assert_eq!(found, wanted, "{} {side}", tile.kind.id());
        }
    }
}

/// BAS-D-02: for each kind the numbers of its roads, cities, cloisters and fields.
#[test]
fn a_tile_may_hold_several_segments_of_one_sort() {
    let table = "A 1 0 1 1, B 0 0 1 1, C 0 1 0 0, D 1 1 0 2, E 0 1 0 1, F 0 1 0 2, G 0 1 0 2, \
                 H 0 2 0 1, I 0 2 0 1, J 1 1 0 2, K 1 1 0 2, L 3 1 0 3, M 0 1 0 1, N 0 1 0 1, \
                 O 1 1 0 2, P 1 1 0 2, Q 0 1 0 1, R 0 1 0 1, S 1 1 0 2, T 1 1 0 2, U 1 0 0 2, \
                 V 1 0 0 2, W 3 0 0 3, X 4 0 0 4";
    let found: Vec<_> = base()
        .tiles
        .iter()
        .map(|tile| {
            use FeatureKind::{City, Cloister, Field, Road};
            let numbers = [Road, City, Cloister, Field].map(|kind| {
                let segments = tile.kind.segments().iter();
                segments.filter(|segment| segment.kind() == kind).count().to_string()
            });
            format!("{} {}", tile.kind.id().trim_start_matches("BA-"), numbers.join(" "))
        })
        .collect();
    assert_eq!(found.join(", "), table);
}
