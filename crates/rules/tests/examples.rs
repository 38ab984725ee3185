//! Every worked example of the rulebooks, and most of their rules, as scripts in `tests/examples/`.

mod support;

use std::path::Path;

use support::Script;

#[test]
fn every_example_plays_as_the_rulebook_says() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/examples");
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .expect("the folder of examples")
        .map(|entry| entry.expect("a file").path())
        .collect();
    files.sort();
    assert!(files.len() >= 440, "only {} examples found", files.len());
    let mut failures = Vec::new();
    for file in files {
        let text = std::fs::read_to_string(&file).expect("a readable example");
        if let Err(problem) = std::panic::catch_unwind(|| Script::play(&text)) {
            let problem = problem.downcast_ref::<String>().cloned().unwrap_or_default();
            failures.push(format!("{}: {problem}", file.display()));
        }
    }
    assert!(failures.is_empty(), "{} examples fail:\n{}", failures.len(), failures.join("\n"));
}
