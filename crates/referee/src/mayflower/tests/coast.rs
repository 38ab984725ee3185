//! The coast, the sea and the rows.

use std::collections::BTreeSet;

use super::{BLUE, Options, Step, YELLOW, coast, game, table, texts};

fn no_tiles() -> Options {
    Options { coast_counts: false, ..Options::usual(2) }
}

/// MAY-R-18: the first tile touches a starting space.
#[test]
fn the_first_tile() {
    let mut game = game(Options::usual(2));
    assert_eq!((game.step(), game.surveyors()), (Step::Draw, [0, 0]));
    assert_eq!(game.left("MF-COAST-4"), 0);
    assert_eq!(game.legal().len(), 50);
    game.must("draw MF-E");
    assert_eq!(game.spaces(), BTreeSet::from([(1, 1), (1, 4), (1, 8)]));
    game.must("place -1,4 turn 0");
    assert_eq!(game.legal_settlers(), texts(&["settler town N"]));
}

/// MAY-R-23: plains on neighbouring starting spaces are joined where the file says so.
#[test]
fn plains_of_the_coast() {
    let game = game(Options::usual(2));
    let tiles = |row, place| game.feature_at(0, row, place).tiles;
    assert_eq!(tiles(2, "plain WL"), [(0, 2), (0, 3)]);
    assert_eq!(tiles(5, "plain WL"), [(0, 5), (0, 6)]);
    assert_eq!(tiles(6, "plain WL"), [(0, 6), (0, 7)]);
    assert_eq!(tiles(9, "plain WL"), [(0, 9)]);
    assert!(game.features().iter().all(|feature| !feature.complete));
}

/// MAY-R-03: in column 1 beyond the ends of the coast everything fits to the sea, and a town that
/// is open to it stays open. Nothing is placed in column 0 or in the sea.
#[test]
fn the_sea() {
    let mut game = coast(Options::usual(2), &[("Q", 1, 0, 1)], &["F", "K", "K", "B", "X"]);
    game.must("draw MF-F");
    assert!(game.spaces().iter().all(|&(column, _)| column >= 1));
    game.must("place -1,-1 turn 0");
    game.must("settler town E");
    game.tile("K", 2, -1, 1);
    assert!(!game.feature_at(1, -1, "town E").complete);
    assert_eq!((game.scores(), game.settlers()), (vec![0, 0], vec![4, 5]));
    // North of it a town looks at the sea all by itself.
    game.lay("K", 1, -2, 1);
    assert_eq!(game.legal_settlers(), texts(&["settler town E", "settler plain NL"]));
    game.must("pass");
    game.must("draw MF-X");
    assert!(game.spaces().iter().all(|&(column, _)| column >= 1));
}

/// MAY-R-02: beyond the ends of the coast, or only in its rows.
#[test]
fn ten_rows() {
    for ten_rows in [false, true] {
        let options = Options { ten_rows, ..Options::usual(2) };
        let laid = [("Q", 1, 0, 1), ("Q", 1, 9, 1)];
        let mut game = coast(options, &laid, &["B", "B", "C"]);
        game.must("draw MF-B");
        let outside = BTreeSet::from([(1, -1), (1, 10)]);
        let found: BTreeSet<_> = game.spaces().intersection(&outside).copied().collect();
        assert_eq!(found, if ten_rows { BTreeSet::new() } else { outside });
    }
}

/// MAY-R-02, MAY-11: with ten rows a tile may fit nowhere.
#[test]
fn no_space_in_ten_rows() {
    let laid = [("B", 1, 0, 0)];
    let options = Options { ten_rows: true, ..Options::usual(2) };
    let mut game = table(options, &laid, &["E", "B"]);
    game.must("draw MF-E");
    assert_eq!(game.removed(), ["MF-E"]);
    game.must("draw MF-B");
    assert_eq!(game.spaces(), BTreeSet::from([(2, 0), (1, 1)]));
}

/// MAY-R-04: a road and a town to the coast.
#[test]
fn starting_spaces_count() {
    for (options, road, town) in [(Options::usual(2), 2, 4), (no_tiles(), 1, 2)] {
        let mut game = coast(options, &[], &["AC", "K", "B"]);
        game.lay("AC", 1, 0, 0);
        game.must("settler road E");
        assert_eq!(game.scores()[YELLOW], road);
        assert_eq!(game.surveyors(), [0, 1]);
        game.lay("K", 1, 4, 1);
        game.must("settler town E");
        assert_eq!(game.scores()[BLUE], town + 4);
        assert_eq!(game.surveyors(), [1, 1]);
    }
}

/// MAY-R-04: the coast in an unfinished town.
#[test]
fn starting_spaces_count_at_the_end() {
    for (options, points) in [(Options::usual(2), 2), (no_tiles(), 1)] {
        let mut game = coast(options, &[], &["G"]);
        game.lay("G", 1, 1, 0);
        game.must("settler town E");
        assert!(game.is_over());
        assert_eq!(game.scores(), [points, 0]);
    }
}

/// MAY-R-04: a farm in column 1 with the coast beside it.
#[test]
fn farm_at_the_coast() {
    let laid = [("K", 1, 4, 1), ("B", 2, 4, 0), ("B", 1, 5, 0), ("B", 2, 5, 0), ("AM", 1, 6, 3)];
    for (options, points) in [(Options::usual(2), 9), (no_tiles(), 6)] {
        let mut game = coast(options, &laid, &["B"]);
        game.stand(YELLOW, 1, 5, "farm");
        game.tile("B", 2, 6, 0);
        assert_eq!(game.feature_at(1, 5, "farm").complete, points == 9);
        assert_eq!(game.surveyors(), if points == 9 { [0, 1] } else { [0, 0] });
        assert!(game.is_over());
        assert_eq!(game.scores(), [points, 0]);
    }
}

/// MAY-R-04: with open sea beside it a farm is never complete.
#[test]
fn farm_at_the_end_of_the_coast() {
    let laid = [("A", 1, 0, 3), ("B", 1, -1, 0), ("K", 1, 1, 1), ("B", 2, 0, 0), ("B", 2, 1, 0)];
    let mut game = coast(Options::usual(2), &laid, &["B"]);
    game.stand(YELLOW, 1, 0, "farm");
    game.tile("B", 2, -1, 0);
    assert!(game.is_over());
    assert_eq!(game.scores(), [8, 0]);
}
