//! Puzzles and animations on the command line.

use assert_cmd::Command;

fn run(args: &[&str]) -> (Option<i32>, String, String) {
    let output = Command::cargo_bin("bastide").expect("the binary").args(args).output();
    let output = output.expect("it runs");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

#[test]
fn puzzles_are_listed_and_shown() {
    let (code, list, _) = run(&["puzzles", "list"]);
    assert_eq!(code, Some(0));
    assert!(list.lines().count() >= 300, "{list}");
    let line = list.lines().find(|line| line.ends_with(" base/2")).expect("one of the base game");
    let id = line.split(' ').next().expect("an id");
    let folder = tempfile::tempdir().expect("a folder");
    let board = folder.path().join("board.svg");
    let board = board.to_str().expect("a readable path");
    let (code, shown, error) = run(&["puzzles", "show", id, "-o", board]);
    assert_eq!(code, Some(0), "{error}");
    assert!(shown.starts_with("base/2: ") && shown.contains("\n* place "), "{shown}");
    assert!(shown.contains("\n  "), "{shown}");
    assert!(std::fs::read_to_string(board).expect("a picture").starts_with("<svg"));

    let (code, _, error) = run(&["puzzles", "show", "nobody"]);
    assert_eq!((code, error.as_str()), (Some(1), "bastide: there is no puzzle `nobody`\n"));
}

#[test]
fn generating_goes_on_with_the_file_and_refuses_bad_ones() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("found.txt");
    std::fs::write(&file, "# games mayflower/2 7\n").expect("a file");
    let path = file.to_str().expect("a readable path");
    let generate =
        |mix: &str| run(&["puzzles", "generate", "--mix", mix, "--games", "7", "-o", path]);
    let (code, said, error) = generate("mayflower/2=3");
    assert_eq!(code, Some(0), "{error}");
    assert_eq!(said, "mayflower/2: 0 of 3 puzzles in 7 games\n");
    for (mix, said) in [
        ("mayflower/2", "it lacks `=` and a number of puzzles"),
        ("mayflower/2=many", "`many` is not a number of puzzles"),
        ("mayflower=3", "a number of players from 2 to 6"),
        ("chess/2=3", "chess"),
    ] {
        let (code, _, error) = generate(mix);
        assert_eq!(code, Some(2), "{error}");
        assert!(error.contains(said), "{error}");
    }
    std::fs::write(&file, "# games mayflower/2 7\nno puzzle\n").expect("a file");
    let (code, _, error) = generate("mayflower/2=3");
    assert_eq!(code, Some(1));
    assert!(error.contains("line 2: it has 2 parts, and not 6"), "{error}");
}

#[test]
fn a_game_is_shown_as_an_animation() {
    let folder = tempfile::tempdir().expect("a folder");
    let games = folder.path().to_str().expect("a readable path");
    let (code, _, error) = run(&["simulate", "--games", "1", "--save", games]);
    assert_eq!(code, Some(0), "{error}");
    let record = format!("{games}/game-000001.bastide");
    let film = format!("{games}/game.png");
    let (code, _, error) = run(&["render", &record, "--animation", "--until", "30", "-o", &film]);
    assert_eq!(code, Some(0), "{error}");
    let bytes = std::fs::read(&film).expect("an animation");
    assert!(bytes.starts_with(b"\x89PNG") && bytes.windows(4).any(|chunk| chunk == b"acTL"));
    let (code, _, error) = run(&["render", &record, "--animation", "-o", "game.svg"]);
    assert_eq!(code, Some(1));
    assert!(error.contains("an animation is a file that ends in .png"), "{error}");
    let both = ["render", &record, "--animation", "--tile-size", "50", "-o", &film];
    assert_eq!(run(&both).0, Some(2));
}
