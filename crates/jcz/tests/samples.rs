//! Saved games from a folder given by the environment.

use std::path::PathBuf;

/// `BASTIDE_JCZ_SAMPLES=folder cargo test -p bastide-jcz --test samples`
#[test]
fn samples_replay_to_the_points_that_they_claim() {
    let Ok(folder) = std::env::var("BASTIDE_JCZ_SAMPLES") else {
        println!("no samples: set BASTIDE_JCZ_SAMPLES to a folder with .jcz files");
        return;
    };
    let mut count = 0;
    for entry in std::fs::read_dir(folder).expect("the folder of the samples") {
        let file: PathBuf = entry.expect("a file").path();
        if file.extension().is_none_or(|extension| extension != "jcz") {
            continue;
        }
        let text = std::fs::read_to_string(&file).expect("a readable file");
        let name = file.display();
        let imported = bastide_jcz::import(&text, false).unwrap_or_else(|e| panic!("{name}: {e}"));
        for claim in &imported.assertions {
            assert!(claim.holds(), "{name}: {claim:?}\n{}", imported.record);
        }
        assert!(!imported.assertions.is_empty(), "{name} claims nothing");
        count += 1;
    }
    println!("{count} samples");
    assert!(count > 0, "no samples found");
}
