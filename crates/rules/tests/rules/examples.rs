//! Every worked example of the rulebooks, and most of their rules, as scripts in `tests/examples/`; and a
//! second opinion in `tests/boards/`: odd corners, written from the rules by people who had not seen the
//! engine.

use std::path::Path;

use crate::support::Script;

#[test]
fn every_example_plays_as_the_rulebook_says() {
    play_all("examples", 610);
}

#[test]
fn every_board_of_the_second_opinion_plays_as_it_says() {
    play_all("boards", 125);
}

/// Plays every script in the chapters of a folder; there must be at least so many.
fn play_all(folder: &str, least: usize) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(folder);
    let entries = |folder: &Path| {
        let entries = std::fs::read_dir(folder).expect("a folder");
        entries.map(|entry| entry.expect("an entry of the folder").path()).collect::<Vec<_>>()
    };
    let mut files: Vec<_> = entries(&folder).iter().flat_map(|chapter| entries(chapter)).collect();
    files.sort();
    assert!(files.len() >= least, "only {} scripts found", files.len());
    let mut failures = Vec::new();
    for file in files {
        let text = std::fs::read_to_string(&file).expect("a readable script");
        if let Err(problem) = std::panic::catch_unwind(|| Script::play(&text)) {
            let problem = problem.downcast_ref::<String>().cloned().unwrap_or_default();
            failures.push(format!("{}: {problem}", file.display()));
        }
    }
    assert!(failures.is_empty(), "{} scripts fail:\n{}", failures.len(), failures.join("\n"));
}
