//! Runs every script in `tests/examples/` and `tests/boards/` as a test of its own, named by its chapter and its
//! file: `tower::TOW-12-…`, `boards::tower::TOW-13-…`. `README.md` describes the scripts.

mod report;
#[path = "../script/mod.rs"]
mod script;

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use libtest_mimic::{Arguments, Failed, Trial};

use script::Script;

/// The folders of scripts in `tests/`, what the names of their tests begin with, and how many scripts there
/// are at least, so that none gets lost.
const FOLDERS: [(&str, &str, usize); 2] = [("examples", "", 628), ("boards", "boards::", 129)];

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let mut trials =
        vec![Trial::test("every_script_is_in_its_chapter", every_script_is_in_its_chapter)];
    for (folder, prefix, least) in FOLDERS {
        let scripts = scripts_in(&tests_folder().join(folder));
        let found = scripts.len();
        trials.push(Trial::test(format!("{prefix}no_script_is_lost"), move || {
            fail_unless(found >= least, || format!("only {found} of {least} scripts are left"))
        }));
        trials.extend(scripts.into_iter().map(|file| {
            let name = format!("{}::{}", chapter_of(&file), stem(&file));
            Trial::test(format!("{prefix}{name}"), move || play(&format!("{folder}/{name}"), &file))
        }));
    }
    libtest_mimic::run(&arguments, trials).exit_code()
}

/// Plays a script; a failure comes with the board.
fn play(name: &str, file: &Path) -> Result<(), Failed> {
    let text = std::fs::read_to_string(file)?;
    let told = |problem: &str| format!("{}: {problem}", file.display());
    let mut script = Script::read(&text).map_err(|problem| told(&problem))?;
    let played = catch_unwind(AssertUnwindSafe(|| script.run(&text)));
    let played = played.unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        let text = text.or_else(|| panic.downcast_ref().copied()).unwrap_or("no message");
        Err(format!("line {}: panic: {text}", script.line))
    });
    let picture = name.replace("::", "/");
    played.map_err(|problem| {
        format!("{}\n\n{}", told(&problem), report::board(&script, &picture)).into()
    })
}

/// Scripts belong in a folder of `examples` or `boards`; all scripts of a chapter begin with the same letters.
fn every_script_is_in_its_chapter() -> Result<(), Failed> {
    let mut letters: BTreeMap<String, String> = BTreeMap::new();
    for (folder, ..) in FOLDERS {
        for entry in entries(&tests_folder().join(folder)) {
            let is_script = entry.extension().is_some_and(|extension| extension == "txt");
            fail_unless(!is_script, || format!("{} is not in a chapter", entry.display()))?;
            let is_empty = entry.is_dir() && entries(&entry).is_empty();
            fail_unless(!is_empty, || format!("{} has no scripts", entry.display()))?;
        }
        for file in scripts_in(&tests_folder().join(folder)) {
            let own = stem(&file).split('-').next().unwrap_or_default().to_owned();
            let others = letters.entry(chapter_of(&file)).or_insert_with(|| own.clone());
            fail_unless(*others == own, || {
                format!("{} is in the chapter of {others}", file.display())
            })?;
        }
    }
    Ok(())
}

fn fail_unless(fine: bool, problem: impl FnOnce() -> String) -> Result<(), Failed> {
    if fine { Ok(()) } else { Err(problem().into()) }
}

fn tests_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests")
}

/// Everything in a folder, in alphabetical order.
fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("the folder can be read");
    let mut paths: Vec<_> =
        entries.map(|entry| entry.expect("the folder can be read").path()).collect();
    paths.sort();
    paths
}

/// The scripts in the chapters of a folder.
fn scripts_in(folder: &Path) -> Vec<PathBuf> {
    let chapters = entries(folder).into_iter().filter(|entry| entry.is_dir());
    chapters.flat_map(|chapter| entries(&chapter)).collect()
}

fn chapter_of(file: &Path) -> String {
    stem(file.parent().expect("a script is in a chapter"))
}

fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}
