//! Single rules that no worked example shows.

use super::{BLUE, Options, RED, Step, YELLOW, game, surveyors_at, table, texts};

/// MAY-15: one role for each part of the tile.
#[test]
fn where_settlers_go() {
    let mut game = table(Options::usual(2), &[("B", 3, 5, 0)], &["A"]);
    game.lay("A", 3, 4, 1);
    let all = texts(&["settler farm", "settler road W", "settler plain NL"]);
    assert_eq!(game.legal_settlers(), all);
}

/// MAY-16: an own settler bars the way as well; a road over a farm's tile is not the farm.
#[test]
fn what_bars_settlers() {
    let mut game = table(Options::usual(2), &[("AC", 3, 5, 0)], &["A"]);
    game.stand(YELLOW, 3, 5, "road S");
    game.lay("A", 3, 6, 2);
    assert_eq!(game.legal_settlers(), texts(&["settler farm", "settler plain NL"]));
    game.must("settler farm");
    assert_eq!(game.scores(), [2 + 2, 0], "a road of 2 tiles; then an unfinished farm: 1 + 1");
}

/// MAY-13: with an empty supply there is only passing.
#[test]
fn empty_supply() {
    let options = Options { settlers: 1, ..Options::usual(2) };
    let mut game = table(options, &[("B", 3, 5, 0)], &["B", "B", "B", "B"]);
    game.lay("B", 3, 4, 0);
    game.must("settler plain NL");
    game.tile("B", 3, 3, 0);
    game.lay("B", 3, 2, 0);
    assert_eq!(game.legal(), texts(&["pass"]));
}

/// MAY-R-22: a loop, and a road with both ends on one tile, each tile once.
#[test]
fn loops() {
    // AM has its road from S to W.
    let laid = [("AM", 3, 5, 0), ("AM", 4, 5, 3), ("AM", 4, 6, 2)];
    let mut game = table(Options::usual(3), &laid, &["AM", "B"]);
    game.stand(RED, 4, 5, "road E");
    game.tile("AM", 3, 6, 1);
    assert_eq!(game.scores(), [0, 0, 4]);

    let mut game = table(Options::usual(3), &laid, &["AS", "B"]);
    game.stand(RED, 4, 5, "road E");
    game.lay("AS", 3, 6, 1);
    // AS turned once: roads S, W and N, three pieces of which two are now one road.
    assert_eq!(game.feature_at(3, 6, "road W").tiles.len(), 4);
    game.must("settler road S");
    assert_eq!(game.scores(), [0, 0, 4]);
    assert_eq!(game.settlers(), [4, 5, 5]);
}

/// MAY-11: a tile that fits nowhere leaves the game; MAY-R-19: the game can end with it.
#[test]
fn no_place() {
    let mut game = table(Options::usual(2), &[("B", 3, 3, 0)], &["E", "C", "X"]);
    game.must("draw MF-E");
    assert_eq!((game.step(), game.player()), (Step::Draw, YELLOW));
    assert_eq!(game.legal(), texts(&["draw MF-C", "draw MF-X"]));
    game.lay("C", 3, 4, 0);
    game.must("settler plain NL");
    game.must("draw MF-X");
    assert_eq!(game.removed(), ["MF-E", "MF-X"]);
    assert!(game.is_over());
    assert_eq!((game.player(), game.scores()), (BLUE, vec![1, 0]));
}

/// MAY-48: a farm on the tile just placed, and one elsewhere.
#[test]
fn names_of_farms() {
    let around = [(2, 4), (3, 4), (4, 4), (5, 4), (2, 5), (5, 5), (2, 6), (3, 6), (4, 6), (5, 6)];
    let mut laid = around.map(|(column, row)| ("B", column, row, 0)).to_vec();
    laid.push(("C", 3, 5, 0));
    let mut game = table(surveyors_at([3, 3]), &laid, &["C", "B"]);
    game.stand(RED, 3, 5, "farm");
    game.lay("C", 4, 5, 0);
    game.must("settler farm");
    assert_eq!(game.legal(), texts(&["score farm", "score farm at -3,5"]));
    game.must("score farm");
    assert_eq!(game.scores(), [9, 0, 13, 0, 0]);
}

/// MAY-06, MAY-07: whoever starts, turns go clockwise.
#[test]
fn turns() {
    let mut game = game(Options { first: 2, ..Options::usual(3) });
    for seat in [2, 0, 1, 2] {
        assert_eq!(game.player(), seat);
        let draw = game.legal().pop_first().expect("a tile");
        game.must(&draw);
        let place = game.legal().pop_first().expect("a place");
        game.must(&place);
        game.must("pass");
    }
}

/// A refused action changes nothing.
#[test]
fn refusals() {
    let mut game = game(Options::usual(3));
    let before = game.legal();
    assert!(game.act("place -1,1 turn 0").is_err());
    assert!(game.act("draw MF-COAST-0").is_err());
    assert!(game.act("draw MF-AY").is_err());
    assert_eq!(game.legal(), before);
    assert!(game.is_chance());
}
