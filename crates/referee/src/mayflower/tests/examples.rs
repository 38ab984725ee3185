//! The worked examples, as far as they happen during the game.

use super::{BLUE, GREEN, Options, RED, Step, YELLOW, coast, surveyors_at, table, texts};

/// The surveyors are far away.
fn usual() -> Options {
    Options::usual(5)
}

/// MAY-EX-01 to MAY-EX-04: road, town and plain go on, and nothing else fits.
#[test]
fn what_fits() {
    let mut game = coast(usual(), &[("Q", 1, 0, 1)], &["Z", "B"]);
    game.must("draw MF-Z");
    let legal = game.legal();
    assert!(legal.contains("place -2,0 turn 0"), "MAY-EX-01: a road, plain beside it");
    assert!(legal.contains("place -1,1 turn 1"), "MAY-EX-03: Plymouth in the east, plain above");
    assert!(legal.contains("place -1,4 turn 1"), "MAY-EX-02: New York");
    assert!(!legal.contains("place -1,4 turn 0"), "MAY-EX-04");
    assert!(!legal.contains("place -2,0 turn 1"), "MAY-EX-04");
    assert!(!legal.contains("place -1,1 turn 3"), "MAY-EX-04");
}

/// MAY-EX-05: only a trapper.
#[test]
fn town_with_a_shopkeeper() {
    let mut game = table(usual(), &[("N", 3, 5, 0)], &["K"]);
    game.stand(RED, 3, 5, "town N");
    game.lay("K", 3, 4, 2);
    assert_eq!(game.legal(), texts(&["settler plain NL", "pass"]));
}

/// MAY-EX-06: not on the large plain, but in the corner.
#[test]
fn cut_off_corner() {
    let mut game = table(usual(), &[("B", 4, 5, 0)], &["Z"]);
    game.stand(RED, 4, 5, "plain NL");
    game.lay("Z", 3, 5, 0);
    let free = texts(&["settler town N", "settler road E", "settler plain ER"]);
    assert_eq!(game.legal_settlers(), free);
}

/// MAY-EX-07: 4 tiles, 2 trading posts.
#[test]
fn road_with_trading_posts() {
    let laid = [("AC", 3, 2, 0), ("AJ", 3, 3, 0), ("AJ", 3, 4, 0)];
    let mut game = table(usual(), &laid, &["AC", "B"]);
    game.stand(RED, 3, 4, "road N");
    game.tile("AC", 3, 5, 2);
    assert_eq!(game.scores(), [0, 0, 8, 0, 0]);
    assert_eq!(game.settlers(), [5; 5]);
}

/// MAY-EX-08, MAY-EX-16: 3 tiles; the robber comes and goes in the same turn.
#[test]
fn road_without_trading_posts() {
    let mut game = table(usual(), &[("AC", 3, 2, 0), ("Q", 3, 3, 0)], &["AC", "B"]);
    game.player = RED;
    game.lay("AC", 3, 4, 2);
    game.must("settler road N");
    assert_eq!(game.scores(), [0, 0, 3, 0, 0]);
    assert_eq!(game.settlers(), [5; 5]);
    assert_eq!((game.step(), game.player()), (Step::Draw, GREEN));
}

/// MAY-EX-09: past the end of the track the numbers go on.
#[test]
fn past_fifty() {
    let mut game = table(usual(), &[("AC", 3, 2, 0)], &["AC", "B"]);
    game.scores[BLUE] = 49;
    game.stand(BLUE, 3, 2, "road S");
    game.tile("AC", 3, 3, 2);
    assert_eq!(game.scores()[BLUE], 51);
}

/// MAY-EX-10, MAY-EX-14: 3 tiles, a flag.
#[test]
fn town_with_a_flag() {
    let mut game = table(usual(), &[("K", 5, 5, 1), ("F", 4, 5, 0)], &["K", "B"]);
    game.stand(RED, 4, 5, "town E");
    game.tile("K", 3, 5, 3);
    assert_eq!(game.scores(), [0, 0, 8, 0, 0]);
    assert_eq!(game.settlers(), [5; 5]);
}

/// MAY-EX-11: 4 tiles, one of them with two pieces of the town. MAY-48: the feature is named by
/// the segment that stands first in the tile's list.
#[test]
fn two_pieces_on_a_tile() {
    let laid = [("N", 4, 4, 2), ("N", 3, 4, 3), ("N", 3, 5, 0)];
    let mut game = table(usual(), &laid, &["I", "B"]);
    game.stand(RED, 3, 4, "town W");
    game.lay("I", 4, 5, 0);
    let names: Vec<_> = game.to_score().into_iter().map(|(name, _)| name).collect();
    assert_eq!(names, ["town N"]);
    game.must("pass");
    assert_eq!(game.scores(), [0, 0, 8, 0, 0]);
}

/// MAY-EX-12: a tie over 6 tiles.
#[test]
fn tied_shopkeepers() {
    let laid = [("K", 8, 5, 1), ("G", 7, 5, 0), ("G", 5, 5, 0), ("G", 4, 5, 0), ("K", 3, 5, 3)];
    let mut game = table(usual(), &laid, &["G", "B"]);
    game.stand(BLUE, 7, 5, "town W");
    game.stand(RED, 4, 5, "town W");
    game.tile("G", 6, 5, 0);
    assert_eq!(game.scores(), [0, 12, 12, 0, 0]);
    assert_eq!(game.settlers(), [5; 5]);
}

/// MAY-26: the most settlers take it all, and everybody goes home.
#[test]
fn most_shopkeepers() {
    let laid = [("K", 8, 5, 1), ("R", 6, 5, 2), ("K", 6, 6, 0), ("K", 5, 5, 3)];
    let mut game = table(usual(), &laid, &["G", "B"]);
    game.stand(BLUE, 8, 5, "town E");
    game.stand(RED, 6, 6, "town N");
    game.stand(RED, 5, 5, "town W");
    game.tile("G", 7, 5, 0);
    assert_eq!(game.scores(), [0, 0, 10, 0, 0]);
    assert_eq!(game.settlers(), [5; 5]);
}

/// MAY-EX-13: a farm with 8 tiles around it.
#[test]
fn farm() {
    let around = [(2, 4), (3, 4), (4, 4), (2, 5), (4, 5), (2, 6), (3, 6)];
    let mut laid = around.map(|(column, row)| ("B", column, row, 0)).to_vec();
    laid.push(("C", 3, 5, 0));
    let mut game = table(usual(), &laid, &["B", "B"]);
    game.stand(RED, 3, 5, "farm");
    game.lay("B", 4, 6, 0);
    game.must("settler farm");
    assert_eq!(game.scores(), [0, 0, 9, 0, 0]);
    assert_eq!(game.on_table(), [(YELLOW, 4, 6, "farm".to_string())]);
}

/// MAY-EX-15: a town of 2 tiles is worth 4, in the turn in which the shopkeeper came.
#[test]
fn small_town() {
    let mut game = table(usual(), &[("K", 3, 5, 0)], &["K", "B"]);
    game.lay("K", 3, 4, 2);
    game.must("settler town S");
    assert_eq!(game.scores(), [4, 0, 0, 0, 0]);
    assert_eq!(game.settlers(), [5; 5]);
}

/// MAY-EX-17: a road of 2 tiles and a surveyor.
#[test]
fn road_and_surveyor() {
    let mut game = table(surveyors_at([2, 3]), &[("AC", 3, 5, 1)], &["AC", "B"]);
    game.stand(RED, 3, 5, "road W");
    game.tile("AC", 4, 5, 0);
    assert_eq!(game.scores(), [0, 0, 6, 0, 0]);
    assert_eq!(game.surveyors(), [3, 3]);
}

/// MAY-EX-18: two scorings, two moves.
#[test]
fn two_scorings() {
    let laid = [("AC", 3, 4, 0), ("K", 4, 5, 1)];
    let mut game = table(surveyors_at([2, 2]), &laid, &["L", "B"]);
    game.stand(RED, 3, 4, "road S");
    game.stand(GREEN, 4, 5, "town E");
    game.lay("L", 3, 5, 3);
    game.must("pass");
    assert_eq!(game.legal(), texts(&["score road N", "score town W"]));
    game.must("score road N");
    assert_eq!(game.scores(), [0, 0, 2, 4, 0]);
    assert_eq!(game.surveyors(), [3, 3]);
    assert_eq!((game.step(), game.player()), (Step::Draw, BLUE));
}

/// MAY-EX-19: the settler goes, the trapper stays.
#[test]
fn left_behind() {
    let laid = [("AC", 4, 5, 0), ("Q", 3, 5, 1), ("K", 3, 4, 0)];
    let mut game = table(surveyors_at([4, 3]), &laid, &["AC", "B"]);
    game.stand(BLUE, 3, 5, "road E");
    game.stand(YELLOW, 3, 4, "plain EL");
    game.stand(RED, 4, 5, "road S");
    game.tile("AC", 4, 6, 2);
    assert_eq!(game.scores(), [0, 0, 6, 0, 0]);
    assert_eq!(game.surveyors(), [4, 4]);
    assert_eq!(game.on_table(), [(YELLOW, 3, 4, "plain EL".to_string())]);
    assert_eq!(game.settlers(), [4, 5, 5, 5, 5]);
}

/// MAY-EX-20, MAY-EX-21: three plains, then one with three trappers.
#[test]
fn plains_are_joined() {
    let laid = [("Q", 5, 5, 0), ("K", 4, 4, 0), ("K", 3, 5, 1)];
    let mut game = table(usual(), &laid, &["B"]);
    game.stand(YELLOW, 5, 5, "plain EL");
    game.stand(BLUE, 4, 4, "plain EL");
    game.stand(RED, 3, 5, "plain WL");
    let parts = [(5, 5, "plain EL"), (4, 4, "plain EL"), (3, 5, "plain WL")];
    let plains = parts.map(|(column, row, place)| game.feature_at(column, row, place));
    assert!(plains.iter().all(|plain| plain.settlers.iter().sum::<usize>() == 1));
    game.lay("B", 4, 5, 0);
    assert_eq!(game.feature_at(4, 5, "plain NL").settlers, [1, 1, 1, 0, 0]);
    assert_eq!(game.legal(), texts(&["settler farm", "pass"]));
}
