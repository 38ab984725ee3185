//! Damaged files give one clear message: no panic, no endless loop, no partial import.

use std::path::PathBuf;

use bastide_jcz::{JczError, import};
use proptest::prelude::*;

/// All games in the folder.
fn games() -> Vec<String> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/games");
    let files = std::fs::read_dir(folder).expect("the folder of the games");
    let mut files: Vec<_> = files.map(|file| file.expect("a file").path()).collect();
    files.sort();
    files.iter().map(|file| std::fs::read_to_string(file).expect("a game")).collect()
}

/// An import and its record are stable.
fn check(text: &str) {
    for lenient in [false, true] {
        match import(text, lenient) {
            Ok(imported) => {
                let record = imported.record.to_string();
                let again = bastide_rules::Record::parse(&record).expect("a sound record");
                assert_eq!(again.to_string(), record);
            }
            Err(error) => assert!(error.to_string().len() < 10_000, "{error}"),
        }
    }
}

#[test]
fn whatever_is_cut_off_is_refused() {
    for game in games() {
        for cut in (0..game.len() - 2).step_by(97).filter(|&cut| game.is_char_boundary(cut)) {
            assert!(matches!(import(&game[..cut], false), Err(JczError::Json(_))));
        }
    }
}

#[test]
fn deep_and_huge_files_are_refused() {
    for before in ["{\"chat\": ", "{\"setup\": {\"sets\": {}, \"elements\": {\"inn\": "] {
        let deep = format!("{before}{}", "[".repeat(1_000_000));
        assert!(matches!(import(&deep, false), Err(JczError::Json(_))));
    }
    let huge = " ".repeat(16 * 1024 * 1024 + 1);
    assert!(import(&huge, false).expect_err("too large").to_string().contains("bytes"));
    let game = &games()[0];
    let pass = "{\"type\": \"PASS\"}, ".repeat(30_000);
    let many = game.replacen("\"replay\": [", &format!("\"replay\": [{pass}"), 1);
    assert!(import(&many, false).expect_err("too many").to_string().contains("messages"));
    let copies = game.replacen("\"basic:1\": 1", "\"basic:1\": 60000", 1);
    assert!(import(&copies, true).is_err() || game.contains("endTurn"));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(400) })]

    /// Words and numbers of a game in the wrong places.
    #[test]
    fn changed_words_never_panic(game: prop::sample::Index, at: prop::sample::Index, from: prop::sample::Index, count in 1..4_usize) {
        let games = games();
        let game = &games[game.index(games.len())];
        let mut words: Vec<_> = game.split_inclusive(['"', ',', ' ', '\n', '[', ']']).collect();
        for step in 0..count {
            let other = words[(from.index(words.len()) + 7 * step) % words.len()];
            let at = (at.index(words.len()) + 31 * step) % words.len();
            words[at] = other;
        }
        check(&words.concat());
    }

    /// Messages that are missing, duplicated or swapped.
    #[test]
    fn shuffled_messages_never_panic(game: prop::sample::Index, at: prop::sample::Index, other: prop::sample::Index, how in 0..3) {
        let games = games();
        let mut game: serde_json::Value =
            serde_json::from_str(&games[game.index(games.len())]).expect("JSON");
        let messages = game["replay"].as_array_mut().expect("messages");
        let (at, other) = (at.index(messages.len()), other.index(messages.len()));
        match how {
            0 => drop(messages.remove(at)),
            1 => messages.insert(at, messages[other].clone()),
            _ => messages.swap(at, other),
        }
        check(&game.to_string());
    }
}
