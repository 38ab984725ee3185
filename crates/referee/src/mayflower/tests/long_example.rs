//! MAY-EX-27, the long example, with every order that blue may choose.

use super::{BLUE, GREEN, Options, RED, Referee, Step, YELLOW, table, texts};

const FARM: &str = "score farm at -3,5";
const SMALL: &str = "score town W";
const RED_TOWN: &str = "score town N";

/// The table after yellow's turn.
fn after_yellow() -> Referee {
    let laid = [
        ("B", 3, 5, 0),
        ("K", 3, 4, 3),
        ("N", 4, 4, 2),
        ("AE", 5, 4, 0),
        ("K", 5, 5, 1),
        ("K", 5, 6, 2),
        ("C", 2, 5, 0),
        ("K", 2, 4, 0),
        ("AM", 2, 6, 0),
        ("AM", 4, 6, 3),
        ("Q", 2, 7, 0),
        ("Q", 2, 8, 0),
        ("Q", 3, 8, 0),
        ("AJ", 3, 7, 0),
        ("AC", 3, 9, 2),
    ];
    let options = Options { surveyors_at: [3, 2], ..Options::usual(4) };
    let mut game = table(options, &laid, &["AC", "I", "B"]);
    game.stand(BLUE, 3, 5, "farm");
    game.stand(RED, 3, 4, "town W");
    game.stand(GREEN, 3, 9, "road W");
    game.lay("AC", 3, 6, 0);
    game.must("settler road S");
    game
}

/// 4 tiles, a trading post, a surveyor in the robber's column.
#[test]
fn yellow() {
    let game = after_yellow();
    assert_eq!(game.scores(), [10, 0, 0, 0]);
    assert_eq!(game.surveyors(), [3, 3]);
    assert_eq!(game.settlers(), [5, 4, 4, 4]);
    assert_eq!((game.step(), game.player()), (Step::Draw, BLUE));
}

/// The table after blue has placed the tile and the shopkeeper.
fn before_scoring() -> Referee {
    let mut game = after_yellow();
    game.lay("I", 4, 5, 3);
    game.must("settler town W");
    assert_eq!((game.step(), game.player()), (Step::Score, BLUE));
    assert!(!game.is_chance());
    assert_eq!(game.legal(), texts(&[FARM, SMALL, RED_TOWN]));
    game
}

/// What blue and red have, and who is on the table.
fn look(game: &Referee) -> (u32, u32, [i32; 2], Vec<usize>) {
    let on_table = game.on_table().into_iter().map(|(seat, ..)| seat).collect();
    (game.scores()[BLUE], game.scores()[RED], game.surveyors(), on_table)
}

fn is_over_to_red(game: &Referee) {
    assert_eq!((game.step(), game.player()), (Step::Draw, RED));
    assert_eq!(game.settlers(), [5; 4]);
    assert_eq!((game.scores()[YELLOW], game.scores()[GREEN]), (10, 0));
}

#[test]
fn farm_small() {
    let mut game = before_scoring();
    game.must(FARM);
    assert_eq!(look(&game), (17, 0, [3, 4], vec![BLUE, RED, GREEN]));
    assert_eq!(game.legal(), texts(&[SMALL, RED_TOWN]));
    game.must(SMALL);
    assert_eq!(look(&game), (25, 0, [4, 4], vec![]));
    is_over_to_red(&game);
}

#[test]
fn farm_red_small() {
    let mut game = before_scoring();
    game.must(FARM);
    game.must(RED_TOWN);
    assert_eq!(look(&game), (29, 10, [4, 5], vec![]));
    is_over_to_red(&game);
}

#[test]
fn small_farm() {
    let mut game = before_scoring();
    game.must(SMALL);
    assert_eq!(look(&game), (4, 0, [3, 4], vec![BLUE, RED, GREEN]));
    assert_eq!(game.legal(), texts(&[FARM, RED_TOWN]));
    game.must(FARM);
    assert_eq!(look(&game), (17, 0, [4, 4], vec![]));
    is_over_to_red(&game);
}

#[test]
fn small_red() {
    let mut game = before_scoring();
    game.must(SMALL);
    game.must(RED_TOWN);
    assert_eq!(look(&game), (4, 10, [4, 4], vec![]));
    is_over_to_red(&game);
}

#[test]
fn red_farm_small() {
    let mut game = before_scoring();
    game.must(RED_TOWN);
    assert_eq!(look(&game), (0, 14, [3, 4], vec![BLUE, BLUE, GREEN]));
    game.must(FARM);
    assert_eq!(look(&game), (25, 14, [4, 5], vec![]));
    is_over_to_red(&game);
}

#[test]
fn red_small() {
    let mut game = before_scoring();
    game.must(RED_TOWN);
    game.must(SMALL);
    assert_eq!(look(&game), (8, 14, [4, 4], vec![]));
    is_over_to_red(&game);
}

/// MAY-50: nothing can be skipped.
#[test]
fn no_skipping() {
    let mut game = before_scoring();
    assert!(game.act("pass").is_err());
    assert!(game.act("score farm").is_err());
    assert_eq!(look(&game), (0, 0, [3, 3], vec![BLUE, BLUE, RED, GREEN]));
}

/// Without surveyors everything is scored and nobody is left behind.
#[test]
fn without_surveyors() {
    let mut game = before_scoring();
    game.options.surveyors = false;
    game.must(SMALL);
    game.must(RED_TOWN);
    assert_eq!(look(&game), (13, 6, [3, 3], vec![GREEN]));
    assert_eq!((game.step(), game.player()), (Step::Draw, RED));
}
