//! Files of puzzles, attempts to solve one, and the generator.

use bastide_puzzles::{
    Effort, Generator, Mix, Puzzle, PuzzleError, PuzzleFile, Quota, TryError, all,
};
use bastide_rules::setup::GameName;

/// A puzzle of the base game.
fn some_puzzle() -> &'static Puzzle {
    let is_base = |puzzle: &&Puzzle| puzzle.mix().to_string() == "base/2";
    all().iter().find(is_base).expect("a puzzle of the base game")
}

/// The line of a puzzle with one of its parts replaced.
fn with_part(part: usize, text: &str) -> String {
    let line = some_puzzle().to_string();
    let mut parts: Vec<_> = line.split(' ').collect();
    parts[part] = text;
    parts.join(" ")
}

#[test]
fn files_are_read_as_they_are_written() {
    let file = PuzzleFile {
        puzzles: all().to_vec(),
        games: [("base/2".to_owned(), 17), ("base+tower/3".to_owned(), 2)].into(),
    };
    assert_eq!(PuzzleFile::parse(&file.to_string()), Ok(file));
}

#[test]
fn a_bad_line_is_an_error_with_its_number_and_a_sentence() {
    let cases = [
        (some_puzzle().to_string().replace(' ', "_"), "it has 1 parts, and not 6"),
        (with_part(0, "abc"), "`abc` is not an id"),
        (with_part(1, "base"), "`base` does not end with `/` and a number of players"),
        (with_part(1, "base/9"), "a number of players from 2 to 6"),
        (with_part(1, "chess/2"), "chess"),
        (with_part(2, "stealing"), "`stealing` is not a theme"),
        (with_part(3, "7"), "`7` is not a difficulty"),
        (with_part(4, "1.2.-3"), "`-3` is not the number of a move"),
        (with_part(5, "*1:500:3"), "`*1:500:3` is not a plan"),
        (with_part(5, "*1:1500:3:7"), "is not a plan"),
        (with_part(5, "*1.2.3:500:3:7,4:300:1:2"), "is not a plan"),
        (with_part(5, "1:500:3:7"), "marked as right"),
        (with_part(5, "*1:500:3:7"), "marked as right"),
        (with_part(5, "1:500:3:7,*2:600:3:7"), "marked as right"),
    ];
    for (line, message) in cases {
        let text = format!("# a comment\n\n{}\n{line}\n", all()[1]);
        let text = if all()[1].id() == some_puzzle().id() {
            text.replacen(&all()[1].to_string(), "", 1)
        } else {
            text
        };
        let error = PuzzleFile::parse(&text).expect_err("a bad line");
        assert_eq!(error.line, 4, "{error}");
        assert!(error.to_string().contains(message), "{error}");
    }
    let twice = format!("{0}\n{0}\n", some_puzzle());
    let error = PuzzleFile::parse(&twice).expect_err("the same puzzle twice");
    assert!(error.to_string().starts_with("line 2: there are two puzzles"), "{error}");
}

#[test]
fn a_position_that_is_not_the_one_of_the_puzzle_is_an_error() {
    let line = some_puzzle().to_string();
    let moves = line.split(' ').nth(4).expect("the moves").to_owned();
    let position =
        |moves: &str| Puzzle::parse(&with_part(4, moves)).expect("a line").position().map(|_| ());
    assert_eq!(position(&moves), Ok(()));
    assert!(matches!(position("zzz"), Err(PuzzleError::NoSuchMove { number: 1 })));
    let shorter = moves.rsplit_once('.').expect("several moves").0;
    assert_eq!(position(shorter), Err(PuzzleError::Changed));
    let other_game = with_part(1, "base/3");
    let other_game = Puzzle::parse(&other_game).expect("a line").position().map(|_| ());
    assert!(other_game.is_err());
    let unknown_set = Puzzle::parse(&with_part(1, "base+chess/2")).expect("a line").position();
    assert!(matches!(unknown_set, Err(PuzzleError::Setup(_))));
}

#[test]
fn an_attempt_is_a_whole_legal_plan() {
    let two_actions = all().iter().filter(|puzzle| puzzle.game() == GameName::Carcassonne);
    let positions = two_actions.filter_map(|puzzle| puzzle.position().ok());
    let whole = |position: &bastide_puzzles::Position| position.best().value.actions.len() == 2;
    let position = positions.into_iter().find(whole).expect("a puzzle with two actions");
    let best = &position.best().value.actions;
    assert!(position.attempt(best).expect("a plan").solved);
    let none: [&str; 0] = [];
    assert_eq!(position.attempt(&none), Err(TryError::Count(0)));
    let three = [&best[0], &best[1], &best[1]];
    assert_eq!(position.attempt(&three), Err(TryError::Count(3)));
    assert!(matches!(position.attempt(&best[..1]), Err(TryError::Unfinished(_))));
    assert!(matches!(position.attempt(&["jump"]), Err(TryError::Action(_))));
    assert!(matches!(position.attempt(&["place 90,90 turn 0"]), Err(TryError::Refused(_))));
    for error in [position.attempt(&best[..1]), position.attempt(&["place 90,90 turn 0"])] {
        assert!(error.expect_err("no plan").to_string().len() > 10);
    }
}

#[test]
fn the_same_seed_gives_the_same_puzzles() {
    let mix: Mix = "mayflower/2".parse().expect("a mix");
    let effort = Effort { quick: 20, deep: 60, every: 1, most: 3 };
    let play = || {
        let generator = Generator::new(mix.clone(), 5, Some(effort)).expect("a mix");
        let mut quota = Quota::new(&mix, 100, &[]);
        let games = (0..2).flat_map(|index| generator.play(index, &mut quota)).collect::<Vec<_>>();
        assert_eq!(quota.found(), games.len());
        games
    };
    let puzzles = play();
    assert!(!puzzles.is_empty());
    assert_eq!(puzzles, play());
    assert!(puzzles.iter().all(|puzzle| puzzle.position().is_ok()));

    // What was found before counts.
    let generator = Generator::new(mix.clone(), 5, Some(effort)).expect("a mix");
    let mut full = Quota::new(&mix, puzzles.len(), &puzzles);
    assert!(full.is_full());
    assert_eq!(generator.play(0, &mut full), []);
}
