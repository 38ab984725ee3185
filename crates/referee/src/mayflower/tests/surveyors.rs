//! The surveyors.

use super::{BLUE, GREEN, Options, RED, Step, YELLOW, surveyors_at, table, texts};

/// A town from column 5 to column 3, open in column 4.
const TOWN: [(&str, i32, i32, u8); 2] = [("K", 5, 5, 1), ("K", 3, 5, 3)];

/// MAY-R-09: tied players are looked at one by one.
#[test]
fn bonus_with_a_tie() {
    let cases = [([3, 3], 6, 14), ([4, 4], 6, 6), ([5, 4], 10, 6), ([3, 5], 10, 10)];
    for (columns, blue, red) in cases {
        let mut game = table(surveyors_at(columns), &TOWN, &["G", "B"]);
        game.stand(BLUE, 5, 5, "town E");
        game.stand(RED, 3, 5, "town W");
        game.tile("G", 4, 5, 0);
        assert_eq!(game.scores(), [0, blue, red, 0, 0], "{columns:?}");
    }
}

/// MAY-R-09: who scores nothing gets no bonus. MAY-R-08: two settlers in one column, and one
/// settler each in two.
#[test]
fn bonus_for_two_settlers() {
    // A third arm of the town goes south in column 4 and west again.
    let laid = [TOWN[0], TOWN[1], ("N", 4, 6, 0), ("K", 5, 6, 1)];
    let cases = [([5, 6], 4, 8), ([5, 5], 8, 16), ([3, 3], 0, 0), ([4, 5], 4, 8)];
    for each in [false, true] {
        for (columns, once, twice) in cases {
            let options = Options { bonus_for_each_settler: each, ..surveyors_at(columns) };
            let mut game = table(options, &laid, &["R", "B"]);
            game.stand(BLUE, 5, 5, "town E");
            game.stand(BLUE, 5, 6, "town E");
            game.stand(RED, 3, 5, "town W");
            game.tile("R", 4, 5, 2);
            let bonus = if each { twice } else { once };
            assert_eq!(game.scores(), [0, 10 + bonus, 0, 0, 0], "{columns:?}");
        }
        let options = Options { bonus_for_each_settler: each, ..surveyors_at([3, 5]) };
        let mut game = table(options, &TOWN, &["G", "B"]);
        game.stand(BLUE, 5, 5, "town E");
        game.stand(BLUE, 3, 5, "town W");
        game.tile("G", 4, 5, 0);
        assert_eq!(game.scores(), [0, 14, 0, 0, 0]);
    }
}

/// MAY-R-08: usually each settler counts.
#[test]
fn usual_bonus() {
    assert!(Options::usual(2).bonus_for_each_settler);
}

/// MAY-39, MAY-41, MAY-R-15: who moves.
#[test]
fn moves() {
    let cases = [
        ([0, 0], [0, 1]),
        ([0, 1], [1, 1]),
        ([1, 0], [1, 1]),
        ([4, 4], [4, 5]),
        ([4, 5], [5, 5]),
        ([5, 5], [5, 5]), // There is no tile in column 6.
        ([7, 7], [7, 7]),
        ([5, 6], [6, 6]),
        ([2, 5], [3, 5]),
    ];
    for (before, after) in cases {
        let mut game = table(surveyors_at(before), &TOWN, &["G", "B"]);
        game.stand(BLUE, 5, 5, "town E");
        game.tile("G", 4, 5, 0);
        assert_eq!(game.surveyors(), after, "from {before:?}");
    }
}

/// MAY-42: what nobody scores moves nobody, and nobody is left behind.
#[test]
fn nobody_scores() {
    let mut game = table(surveyors_at([4, 4]), &TOWN, &["G", "B"]);
    game.stand(BLUE, 3, 5, "plain SL");
    game.tile("G", 4, 5, 0);
    assert!(game.feature_at(4, 5, "town E").complete);
    assert_eq!(game.surveyors(), [4, 4]);
    assert_eq!(game.scores(), [0; 5]);
}

/// MAY-R-07: even if no surveyor can move, settlers in the east go. MAY-46: they may be placed
/// there.
#[test]
fn left_behind_without_a_move() {
    let laid = [TOWN[0], TOWN[1], ("Q", 3, 6, 1)];
    let mut game = table(surveyors_at([5, 5]), &laid, &["G", "Q", "B"]);
    game.lay("Q", 2, 6, 1);
    game.must("settler road E");
    assert_eq!(game.settlers(), [4, 5, 5, 5, 5]);
    game.stand(RED, 3, 5, "plain SL");
    game.lay("G", 4, 5, 0);
    game.must("settler town E");
    assert_eq!(game.scores(), [0, 6, 0, 0, 0]);
    assert_eq!(game.surveyors(), [5, 5]);
    assert_eq!(game.on_table(), [(RED, 3, 5, "plain NL".to_string())]);
}

/// MAY-45: in the column of the eastern surveyor a settler stays.
#[test]
fn same_column() {
    let laid = [TOWN[0], TOWN[1], ("Q", 3, 6, 1), ("AC", 5, 6, 0)];
    let mut game = table(surveyors_at([3, 3]), &laid, &["G", "AC", "B"]);
    game.stand(RED, 3, 6, "road E");
    game.lay("G", 4, 5, 0);
    game.must("settler town E");
    assert_eq!(game.scores(), [6, 0, 0, 0, 0]);
    assert_eq!((game.surveyors(), game.on_table().len()), ([3, 4], 1));
    game.lay("AC", 5, 7, 2);
    game.must("settler road N");
    assert_eq!(game.scores(), [6, 2, 0, 0, 0]);
    assert_eq!((game.surveyors(), game.on_table().len()), ([4, 4], 0));
}

/// MAY-51: a road whose robber was taken off is free again.
#[test]
fn free_again() {
    let laid = [TOWN[0], TOWN[1], ("Q", 3, 6, 1)];
    let mut game = table(surveyors_at([3, 4]), &laid, &["G", "Q", "B"]);
    game.stand(RED, 3, 6, "road E");
    game.lay("G", 4, 5, 0);
    game.must("settler town E");
    assert_eq!(game.scores(), [10, 0, 0, 0, 0]);
    assert_eq!(game.settlers(), [5; 5]);
    game.lay("Q", 4, 6, 1);
    assert!(game.legal().contains("settler road E"));
    game.must("settler road E");
    assert_eq!(game.feature_at(3, 6, "road E").settlers, [0, 1, 0, 0, 0]);
}

/// MAY-R-21: two farms, two scorings, two moves. MAY-49: the second may lose its farmer.
#[test]
fn two_farms() {
    let around = [(2, 4), (3, 4), (4, 4), (5, 4), (2, 5), (5, 5), (2, 6), (3, 6), (5, 6)];
    let mut laid = around.map(|(column, row)| ("B", column, row, 0)).to_vec();
    laid.extend([("C", 3, 5, 0), ("C", 4, 5, 0)]);
    let names = ["score farm at -3,5", "score farm at -4,5"];
    // First column 3: one surveyor there, then two in column 4. First column 4: one surveyor there,
    // then nobody is left in column 3.
    for (first, blue, green, columns) in [(0, 9 + 4, 9 + 8, [4, 5]), (1, 0, 9 + 4, [4, 4])] {
        let mut game = table(surveyors_at([3, 4]), &laid, &["B", "B"]);
        game.stand(BLUE, 3, 5, "farm");
        game.stand(GREEN, 4, 5, "farm");
        game.tile("B", 4, 6, 0);
        assert_eq!((game.step(), game.player()), (Step::Score, YELLOW));
        assert_eq!(game.legal(), texts(&names));
        game.must(names[first]);
        assert_eq!(game.scores(), [0, blue, 0, green, 0]);
        assert_eq!(game.surveyors(), columns);
        assert_eq!(game.settlers(), [5; 5]);
        assert_eq!((game.step(), game.player()), (Step::Draw, BLUE));
    }
}
