//! The command line: the real binary, real files.

use std::path::Path;
use std::process::Output;

use assert_cmd::Command;
use serde_json::Value;

fn bastide(args: &[&str]) -> Output {
    // A fixed locale: the language must not depend on the environment.
    let mut command = Command::cargo_bin("bastide").expect("the binary");
    command.env("LC_ALL", "C").args(args).output().expect("it runs")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("UTF-8")
}

fn fine(args: &[&str]) -> String {
    let output = bastide(args);
    assert_eq!(output.status.code(), Some(0), "{args:?}: {}", text(&output.stderr));
    assert!(output.stderr.is_empty(), "{args:?}: {}", text(&output.stderr));
    text(&output.stdout)
}

fn json(args: &[&str]) -> Value {
    serde_json::from_str(&fine(args)).expect("JSON")
}

/// Runs a command that must fail with this exit code; returns its output.
fn fails(code: i32, args: &[&str]) -> String {
    let output = bastide(args);
    assert_eq!(output.status.code(), Some(code), "{args:?}: {}", text(&output.stderr));
    assert!(output.stdout.is_empty(), "{args:?} printed {}", text(&output.stdout));
    text(&output.stderr)
}

fn path(path: &Path) -> &str {
    path.to_str().expect("a readable path")
}

#[test]
fn it_explains_itself() {
    let help = fine(&["--help"]);
    for word in ["serve", "simulate", "replay", "tiles", "unofficial"] {
        assert!(help.contains(word), "{word} is missing in\n{help}");
    }
    for command in ["simulate", "replay", "tiles", "rules"] {
        assert!(fine(&[command, "--help"]).contains("--json"), "{command}");
    }
}

#[test]
fn bad_usage_ends_with_2() {
    for (args, said) in [
        (&["dance"][..], "unrecognized subcommand"),
        (&["replay"], "<FILE>"),
        (&["simulate", "--players", "random,clever"], "the players are random"),
        (&["simulate", "--games", "0"], "--games"),
        (&["simulate", "--threads", "0"], "--threads"),
        (&["simulate", "--game", "chess"], "carcassonne"),
        (&["replay", "x", "--lang", "xx"], "choose en, hu or ro"),
        (&["simulate", "--threads", "2000"], "1..=1024"),
    ] {
        assert!(fails(2, args).contains(said), "{args:?}: {}", fails(2, args));
    }
}

#[test]
fn wrong_input_ends_with_1_and_says_what_to_change() {
    for (args, said) in [
        (&["simulate", "--players", "random"][..], "1 player: this game is for 2 to 5 players"),
        (
            &["simulate", "--players", "random,random,random,random,random,random"],
            "inns-and-cathedrals",
        ),
        (&["simulate", "--with", "traders-and-bilders"], "did you mean \"traders-and-builders\"?"),
        (&["simulate", "--with", "river-1,river-2"], "only one river"),
        (&["replay", "no-such-file"], "cannot read no-such-file"),
        (&["tiles", "--set", "bass"], "the known sets are base"),
        (&["simulate", "--setup", "no-such-file"], "cannot read no-such-file"),
        (&["simulate", "--save", "/dev/null/games"], "cannot make the folder"),
    ] {
        let told = fails(1, args);
        assert!(told.starts_with("bastide: ") && told.contains(said), "{args:?}: {told}");
    }
}

#[test]
fn simulate_is_reproducible_on_any_number_of_threads() {
    let run = |threads: &str, seed: &str| {
        let args = ["simulate", "--games", "200", "--json", "--threads", threads, "--seed", seed];
        let report = json(&args);
        assert_eq!(report["games"], 200);
        assert!(report["seconds"].as_f64() > Some(0.0));
        assert!(report["games_per_second"].as_f64() > Some(0.0));
        let shares: f64 =
            report["win_shares"].as_array().expect("shares").iter().filter_map(Value::as_f64).sum();
        assert!((shares - 1.0).abs() < 1e-9, "the shares sum to {shares}");
        ["mean_scores", "win_shares", "unplaceable_tiles"].map(|key| report[key].clone())
    };
    assert_eq!(run("1", "7"), run("3", "7"));
    assert_ne!(run("1", "7"), run("1", "8"));
    let told = fine(&["simulate", "--games", "2000", "--players", "random,random,random"]);
    assert!(told.contains("2,000 games of carcassonne, seed 1"), "{told}");
    assert!(told.contains("games a second"), "{told}");
}

#[test]
fn saved_games_replay_to_the_reported_scores() {
    let folder = tempfile::tempdir().expect("a folder");
    let games = folder.path().join("new/games");
    let report = json(&["simulate", "--games", "3", "--save", path(&games), "--json"]);
    let mut sums = [0.0, 0.0];
    for number in 1..=3 {
        let file = games.join(format!("game-{number:06}.bastide"));
        let replay = json(&["replay", path(&file), "--json"]);
        assert_eq!(replay["over"], true);
        for (seat, sum) in sums.iter_mut().enumerate() {
            let player = &replay["players"][seat];
            assert_eq!(player["name"], format!("Player {}", seat + 1));
            *sum += player["score"].as_f64().expect("a score");
        }
        let events = replay["events"].as_array().expect("events");
        assert_eq!(events.last().expect("an end")["event"], "game-over");
        let mut points = [0, 0];
        for event in events.iter().filter(|event| event["event"] == "scored") {
            for receiver in event["receivers"].as_array().expect("receivers") {
                let seat = receiver.as_u64().expect("a seat") as usize - 1;
                points[seat] += event["points"].as_u64().expect("points");
            }
        }
        assert_eq!(replay["players"][0]["score"], points[0], "every point is explained");
        assert_eq!(replay["players"][1]["score"], points[1], "every point is explained");
    }
    for (seat, sum) in sums.into_iter().enumerate() {
        let mean = report["mean_scores"][seat].as_f64().expect("a mean");
        assert!((mean - sum / 3.0).abs() < 1e-9);
    }
}

fn short() -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../rules/tests/records/short.bastide");
    path(&file).to_owned()
}

#[test]
fn replay_tells_the_story_in_three_languages() {
    let english = fine(&["replay", &short()]);
    assert!(english.starts_with("Béla starts.\n\nBéla drew a tile.\n"), "{english}");
    assert!(english.ends_with("Shared victory: Ann and Cătălina \"Cat\".\n"), "{english}");
    let hungarian = fine(&["replay", "--lang", "hu", &short()]);
    assert!(hungarian.ends_with("Közös győzelem: Ann és Cătălina \"Cat\".\n"), "{hungarian}");
    let romanian = fine(&["replay", &short(), "--lang", "ro"]);
    assert!(romanian.ends_with("Victorie comună: Ann și Cătălina \"Cat\".\n"), "{romanian}");
}

#[test]
fn replay_stops_where_it_is_told_and_reads_standard_input() {
    let part = json(&["replay", &short(), "--until", "4", "--json"]);
    assert_eq!((&part["over"], &part["actions"]), (&false.into(), &4.into()));
    assert_eq!(part["events"].as_array().expect("events").len(), 4);
    assert!(
        fine(&["replay", &short(), "--until", "4"]).contains("Game in progress: 4 tiles left.")
    );

    let record = std::fs::read(short()).expect("the record");
    let mut command = Command::cargo_bin("bastide").expect("the binary");
    let output =
        command.args(["replay", "-", "--json"]).write_stdin(record).output().expect("it runs");
    assert_eq!(text(&output.stdout), fine(&["replay", &short(), "--json"]));
}

#[test]
fn a_damaged_record_is_refused_with_line_and_rule() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("damaged.bastide");
    let record = std::fs::read_to_string(short()).expect("the record");
    std::fs::write(&file, record.replace("place 0,1 turn 0", "place 0,-1 turn 0"))
        .expect("written");
    let told = fails(1, &["replay", path(&file)]);
    assert!(told.contains("line 25") && told.contains("(BAS-12)"), "{told}");

    std::fs::write(&file, [b"bastide-record = 1\n\n".as_slice(), &[0xff, 0xfe]].concat())
        .expect("written");
    assert!(fails(1, &["replay", path(&file)]).contains("line 3: this is not UTF-8 text"));

    std::fs::write(&file, vec![b'\n'; 16 * 1024 * 1024 + 1]).expect("written");
    assert!(fails(1, &["replay", path(&file)]).contains("nothing for Bastide"));
    assert!(fails(1, &["replay", path(folder.path())]).contains("cannot read"));
}

#[test]
fn a_setup_file_is_played_or_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("setup.toml");
    let setup = "game = \"carcassonne\"\nsets = { base = 2 }\nrules = { field-scoring = \"once-per-city\" }\n\
                 players = [\"Ann\", \"Ben\"]\n";
    let run = |text: &str, args: &[&str]| {
        std::fs::write(&file, text).expect("written");
        bastide(&[&["simulate", "--games", "1", "--setup", path(&file)], args].concat())
    };
    let told = text(&run(setup, &[]).stdout);
    assert!(told.starts_with("1 game of carcassonne") && told.contains("\nAnn "), "{told}");
    let three = setup.replace("\"Ben\"", "\"Ben\", \"Cleo\"");
    assert!(run(&three, &[]).status.success(), "a random player for each seat");
    assert!(run(setup, &["--players", "random, random"]).status.success());
    for (text_of_setup, args, said) in [
        (setup.to_owned(), &["--players", "random"][..], "seats 2 players, but --players names 1"),
        (setup.replace("base", "bass"), &[], "there is no tile set \"bass\""),
        (setup.replace("rules", "rulez"), &[], "unknown field `rulez`"),
    ] {
        let output = run(&text_of_setup, args);
        assert_eq!(output.status.code(), Some(1));
        assert!(text(&output.stderr).contains(said), "{}", text(&output.stderr));
    }
}

#[test]
fn expansions_are_added_by_name() {
    let sets = "inns-and-cathedrals, traders-and-builders,king-and-robber,cult,river-2";
    let six = "random,random,random,random,random,random";
    let folder = tempfile::tempdir().expect("a folder");
    let save = path(folder.path());
    let report = json(&[
        "simulate",
        "--games",
        "5",
        "--json",
        "--with",
        sets,
        "--players",
        six,
        "--save",
        save,
    ]);
    assert_eq!(report["mean_scores"].as_array().map(Vec::len), Some(6));
    let record = folder.path().join("game-000001.bastide");
    for language in ["en", "hu", "ro"] {
        let story = fine(&["replay", "--lang", language, path(&record)]);
        // A missing phrase would show as its key.
        assert!(!story.lines().any(|line| line.contains("because-") || line.contains("award-")));
        assert!(story.lines().count() > 300, "{story}");
    }
}

#[test]
fn the_sister_games_are_played_and_told() {
    for game in ["hunters-and-gatherers", "mayflower"] {
        let folder = tempfile::tempdir().expect("a folder");
        let save = path(folder.path());
        let report = json(&["simulate", "--game", game, "--games", "3", "--json", "--save", save]);
        assert_eq!(report["game"], game);
        let record = folder.path().join("game-000002.bastide");
        for language in ["en", "hu", "ro"] {
            let story = fine(&["replay", "--lang", language, path(&record)]);
            assert!(story.lines().count() > 200, "{story}");
        }
        let by_preset = json(&["simulate", "--preset", game, "--games", "3", "--json"]);
        assert_eq!(by_preset["mean_scores"], report["mean_scores"]);
        let error = fails(1, &["simulate", "--game", game, "--with", "tower", "--games", "1"]);
        assert!(error.contains("there is no tile set \"tower\""), "{error}");
    }
}

#[test]
fn setups_are_shown_by_name_and_checked() {
    let shown = json(&["setup", "--preset", "everything", "--json"]);
    assert_eq!(shown["allow-discouraged"], true);
    assert_eq!(shown["sets"]["catapult"], 1);
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("setup.toml");
    std::fs::write(&file, fine(&["setup", "--preset", "big-box-5"])).expect("a file");
    let checked = fine(&["setup", "check", path(&file)]);
    assert_eq!(
        checked,
        "This can be played: 2 players, 173 tiles to draw, 1 on the table at the start.\n"
    );
    let played = json(&["simulate", "--setup", path(&file), "--games", "3", "--json"]);
    assert_eq!(played["games"], 3);
    std::fs::write(&file, "game = 'carcassonne'\nplayers = ['Ann']").expect("a file");
    let error = fails(1, &["setup", "check", path(&file)]);
    assert!(error.contains("1 player: this game is for 2 to 5 players"), "{error}");
    let error = fails(2, &["simulate", "--preset", "classics"]);
    assert!(error.contains("'classic'"), "{error}");
    let played = json(&["simulate", "--preset", "everything", "--games", "4", "--json"]);
    assert_eq!(played["games"], 4);
}

#[test]
fn tiles_are_listed_with_counts_edges_and_features() {
    let sets = json(&["tiles", "--set", "base", "--json"]);
    let base = &sets[0];
    assert_eq!((&base["tiles"], &base["title"]), (&72.into(), &"Carcassonne, base game".into()));
    let start = &base["kinds"][3];
    assert_eq!(
        (&start["id"], &start["copies"], &start["start"]),
        (&"BA-D".into(), &4.into(), &true.into())
    );
    assert_eq!(start["edges"], serde_json::json!(["city", "road", "field", "road"]));
    let told = fine(&["tiles"]);
    assert!(told.contains("BA-D  4 ×, one of them the start tile"), "{told}");
    assert!(told.contains("  field     EL WR, beside city N"), "{told}");
    assert!(told.contains("Carcassonne, base game (base): 72 tiles of 24 kinds\n"), "{told}");
}

/// MAY-02, MAY-03: the coast lies on the table and is not drawn from the stack. Uncertain tiles are marked.
#[test]
fn tiles_are_counted_by_how_they_come_and_say_what_is_not_certain() {
    let told = fine(&["tiles", "--set", "mayflower"]);
    let head =
        "Mayflower (mayflower): 95 land tiles and 10 coast spaces, of 60 kinds\nWhat is drawn";
    assert!(told.starts_with(head), "{told}");
    let told = fine(&["tiles", "--set", "hunters-and-gatherers"]);
    assert!(told.contains("taken from a later edition"), "{told}");
    let count = &json(&["tiles", "--set", "count", "--json"])[0];
    assert_eq!(
        count["parts"][0],
        serde_json::json!({ "tiles": 12, "what": "parts of the City of Carcassonne" })
    );
    assert!(count["uncertain"].as_str().is_some_and(|text| text.contains("reconstructed")));
}

#[test]
fn tiles_are_drawn_into_files_and_onto_sheets() {
    let folder = tempfile::tempdir().expect("a folder");
    let drawings = folder.path().join("drawings");
    let told = fine(&["tiles", "--set", "cult", "--svg", path(&drawings)]);
    assert!(told.starts_with("5 drawings in "), "{told}");
    let svg = std::fs::read_to_string(drawings.join("CU-01.svg")).expect("a drawing");
    assert!(svg.starts_with("<svg") && svg.trim_end().ends_with("</svg>"), "{svg}");
    for (name, begins) in [("sheet.svg", &b"<svg"[..]), ("sheet.PNG", &b"\x89PNG"[..])] {
        let sheet = folder.path().join(name);
        assert_eq!(fine(&["tiles", "--set", "cult", "--sheet", path(&sheet)]), "");
        assert!(std::fs::read(&sheet).expect("a sheet").starts_with(begins), "{name}");
    }
    let error = fails(1, &["tiles", "--set", "cult", "--sheet", "sheet.gif"]);
    assert!(error.contains("ends in .svg or .png"), "{error}");
    let nowhere = folder.path().join("no folder").join("sheet.svg");
    let error = fails(1, &["tiles", "--set", "cult", "--sheet", path(&nowhere)]);
    assert!(error.contains("cannot write"), "{error}");
}

#[test]
fn a_board_is_drawn_as_it_stands_after_any_action() {
    let folder = tempfile::tempdir().expect("a folder");
    let games = folder.path().join("games");
    fine(&["simulate", "--games", "1", "--save", path(&games)]);
    let record = games.join("game-000001.bastide");
    let board = folder.path().join("board.svg");
    let tiles = |until: &[&str]| {
        let args = [&["render", path(&record), "-o", path(&board)], until].concat();
        assert_eq!(fine(&args), "");
        let svg = std::fs::read_to_string(&board).expect("a board");
        svg.matches("<use href='#t").count()
    };
    assert_eq!(tiles(&["--until", "0"]), 1, "the start tile");
    assert!((2..72).contains(&tiles(&["--until", "40"])));
    assert!(tiles(&[]) >= 70);
    let png = folder.path().join("board.png");
    fine(&["render", path(&record), "-o", path(&png), "--tile-size", "20"]);
    assert!(std::fs::read(&png).expect("a board").starts_with(b"\x89PNG"));
    let error = fails(1, &["render", path(&record), "-o", path(&png), "--until", "9999"]);
    assert!(error.contains("so there is no board after 9999"), "{error}");
    let error = fails(1, &["render", path(&record), "-o", path(&png), "--tile-size", "1000"]);
    assert!(error.contains("choose a smaller --tile-size"), "{error}");
    let nowhere = folder.path().join("no folder").join("board.svg");
    let error = fails(1, &["render", path(&record), "-o", path(&nowhere)]);
    assert!(error.contains("cannot write") && !error.contains("--tile-size"), "{error}");
    let error = fails(1, &["render", path(&record), "-o", "board"]);
    assert!(error.contains("ends in .svg or .png"), "{error}");
    let error = fails(2, &["render", path(&record), "-o", "b.png", "--tile-size", "5000"]);
    assert!(error.contains("5000"), "{error}");
}
