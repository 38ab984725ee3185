//! The final scoring, and the worked examples about it.

use super::{BLACK, BLUE, GREEN, Options, RED, Referee, YELLOW, surveyors_at, table};

/// Tiles on the table; the settlers come before the final scoring.
fn position(laid: &[(&str, i32, i32, u8)]) -> Referee {
    table(surveyors_at([3, 3]), laid, &["B"])
}

/// MAY-EX-22: a road of 3 tiles, a farm with 4 tiles around it; MAY-59: no surveyors.
#[test]
fn road_and_farm() {
    let road = [("Q", 3, 2, 0), ("Q", 3, 3, 0), ("AC", 3, 4, 2)];
    let farm = [("B", 3, 5, 0), ("Q", 4, 4, 1), ("B", 4, 5, 0)];
    let laid = [road, farm].concat();
    let mut game = position(&laid);
    game.stand(RED, 3, 2, "road N");
    game.stand(YELLOW, 3, 5, "farm");
    game.score_the_end();
    assert_eq!(game.scores(), [4, 0, 3, 0, 0]);

    let mut game = position(&[&laid[..], &[("B", 2, 5, 0)]].concat());
    game.stand(YELLOW, 3, 5, "farm");
    game.score_the_end();
    assert_eq!(game.scores(), [5, 0, 0, 0, 0]);
    assert_eq!(game.settlers(), [5; 5]);
}

/// MAY-R-10: trading posts count on an unfinished road.
#[test]
fn trading_posts() {
    let mut game = position(&[("AJ", 3, 2, 0), ("AJ", 3, 3, 0)]);
    game.stand(RED, 3, 2, "road N");
    game.score_the_end();
    assert_eq!(game.scores(), [0, 0, 6, 0, 0]);
}

/// MAY-EX-23: 3 tiles; 7 tiles and a flag with two against one.
#[test]
fn towns() {
    let mut laid: Vec<_> = (3..9).map(|column| ("G", column, 5, 0)).collect();
    laid.push(("F", 9, 5, 0));
    laid.extend([("K", 3, 7, 3), ("G", 4, 7, 0), ("G", 5, 7, 0)]);
    let mut game = position(&laid);
    game.stand(BLUE, 3, 7, "town W");
    game.stand(GREEN, 3, 5, "town E");
    game.stand(BLACK, 5, 5, "town E");
    game.stand(GREEN, 7, 5, "town E");
    game.score_the_end();
    assert_eq!(game.scores(), [0, 3, 0, 8, 0]);
    assert_eq!(game.settlers(), [5; 5]);
}

/// MAY-EX-24: 2 animals and 3 animals; MAY-53: trappers stay.
#[test]
fn two_plains() {
    let mut game = position(&[("AG", 3, 3, 0), ("K", 3, 5, 0), ("AG", 4, 5, 0)]);
    game.stand(BLUE, 3, 3, "plain EL");
    game.stand(RED, 4, 5, "plain EL");
    game.score_the_end();
    assert_eq!(game.scores(), [0, 2, 3, 0, 0]);
    assert_eq!(game.settlers(), [5, 4, 4, 5, 5]);
}

/// MAY-EX-25 and MAY-EX-26: most trappers, and a tie.
#[test]
fn several_trappers() {
    for tie in [false, true] {
        let mut laid = vec![("AG", 3, 6, 0), ("K", 4, 6, 0), ("K", 5, 6, 0), ("B", 6, 6, 0)];
        laid.extend([("AG", 3, 3, 0)]);
        if tie {
            laid.extend([("AG", 4, 3, 0), ("K", 5, 3, 0)]);
        }
        let mut game = position(&laid);
        game.stand(RED, 3, 6, "plain EL");
        game.stand(RED, 4, 6, "plain EL");
        game.stand(YELLOW, 5, 6, "plain EL");
        game.stand(BLUE, 3, 3, "plain EL");
        if tie {
            game.stand(YELLOW, 6, 6, "plain EL");
        }
        game.score_the_end();
        assert_eq!(game.scores(), if tie { [4, 5, 4, 0, 0] } else { [0, 2, 4, 0, 0] });
    }
}

/// All species count alike (MAY-58), each on its own plain.
#[test]
fn species() {
    let mut game = position(&[("AU", 3, 3, 0), ("AV", 4, 3, 2)]);
    game.stand(RED, 3, 3, "plain NL");
    game.stand(BLUE, 4, 3, "plain NR");
    game.stand(YELLOW, 3, 3, "plain ER");
    game.score_the_end();
    // AU has a bison and a bear in the north; AV, turned, a deer in its corner, which joins them.
    assert_eq!(game.scores(), [0, 3, 3, 0, 0]);
}

/// MAY-55: what the last tile completes is scored with the surveyors, the rest without them;
/// MAY-R-17: a settler in the east still scores if nothing has been scored since.
#[test]
fn the_last_tile() {
    let laid = [("AC", 3, 5, 0), ("Q", 3, 4, 1)];
    let mut game = table(surveyors_at([4, 4]), &laid, &["AC"]);
    game.stand(BLUE, 3, 4, "road E");
    game.lay("AC", 3, 6, 2);
    game.must("settler road W");
    assert!(game.is_over());
    assert_eq!(game.scores(), [1, 1, 0, 0, 0]);
    assert_eq!(game.winners(), [YELLOW, BLUE]);
    assert!(game.legal().is_empty());
    assert_eq!(game.settlers(), [5; 5]);

    let mut game = table(surveyors_at([3, 3]), &laid, &["AC"]);
    game.lay("AC", 3, 6, 2);
    game.must("settler road N");
    assert_eq!(game.scores(), [10, 0, 0, 0, 0]);
    assert_eq!(game.winners(), [YELLOW]);
}

/// Nothing to draw: over at once.
#[test]
fn no_tiles() {
    assert!(table(Options::usual(2), &[("B", 3, 3, 0)], &[]).is_over());
}
