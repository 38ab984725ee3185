//! The files in `packaging/` and `deploy/` agree with the program.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: impl AsRef<Path>) -> String {
    let path = root().join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// All Rust files of a folder.
fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|end| end == "rs") {
            found.push(path);
        }
    }
}

/// The metrics that the server emits, with the macro that does it: `counter`, `gauge` or `histogram`.
fn emitted() -> BTreeMap<String, &'static str> {
    let mut files = Vec::new();
    sources(&root().join("crates/server/src"), &mut files);
    let mut emitted = BTreeMap::new();
    for file in files {
        let text = read(&file);
        for kind in ["counter", "gauge", "histogram"] {
            for (at, call) in text.match_indices(&format!("{kind}!(")) {
                let argument = text[at + call.len()..].trim_start();
                let name = argument.strip_prefix('"').and_then(|rest| rest.split('"').next());
                let name = name.unwrap_or_else(|| {
                    panic!("{}: name the metric of {call}…) in the call", file.display())
                });
                emitted.insert(name.to_owned(), kind);
            }
        }
    }
    emitted
}

/// The series of ours in a text: every word that begins with `bastide_`.
fn series(text: &str) -> BTreeSet<&str> {
    text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_')
        .filter(|word| word.starts_with("bastide_"))
        .collect()
}

/// All texts under a key, anywhere in a document.
fn texts<'a>(value: &'a Value, key: &str, found: &mut Vec<&'a str>) {
    match value {
        Value::Array(values) => values.iter().for_each(|value| texts(value, key, found)),
        Value::Object(fields) => {
            for (name, value) in fields {
                match value {
                    Value::String(text) if name == key => found.push(text),
                    _ => texts(value, key, found),
                }
            }
        }
        _ => {}
    }
}

/// The metric that a series belongs to, if the server emits it: a histogram has three series, and
/// `_bucket` only if its buckets are given, without which it is a summary.
fn metric(series: &str, emitted: &BTreeMap<String, &'static str>) -> Option<String> {
    let of_histogram = ["_bucket", "_sum", "_count"].iter().find_map(|end| {
        let name = series.strip_suffix(end)?;
        (emitted.get(name) == Some(&"histogram")).then(|| name.to_owned())
    });
    let plain = || emitted.get(series).filter(|&&kind| kind != "histogram");
    of_histogram.or_else(|| plain().map(|_| series.to_owned()))
}

fn expressions() -> String {
    let dashboard: Value =
        serde_json::from_str(&read("packaging/grafana-dashboard.json")).expect("JSON");
    let mut expressions = Vec::new();
    for key in ["expr", "query", "definition"] {
        texts(&dashboard, key, &mut expressions);
    }
    expressions.join("\n")
}

/// Fails when a metric is renamed, added or removed in the server or in the dashboard alone.
#[test]
fn the_dashboard_shows_what_the_server_counts() {
    let (emitted, expressions) = (emitted(), expressions());
    let mut shown = BTreeSet::new();
    for series in series(&expressions) {
        let metric = metric(series, &emitted);
        shown.insert(metric.unwrap_or_else(|| panic!("the server does not emit {series}")));
    }
    for metric in emitted.keys() {
        assert!(shown.contains(metric), "no panel of the dashboard shows {metric}");
    }
}

/// Fails when an alert waits for a series that never comes.
#[test]
fn alerts_watch_what_the_server_counts() {
    let (emitted, alerts) = (emitted(), read("packaging/prometheus-alerts.yml"));
    let watched = series(&alerts);
    assert!(!watched.is_empty(), "the alerts name no metric");
    for series in watched {
        assert!(metric(series, &emitted).is_some(), "the server does not emit {series}");
    }
}

/// Fails when a histogram has no buckets: it is a summary then, without the `_bucket` that quantiles are
/// computed from.
#[test]
fn every_histogram_has_buckets() {
    let buckets = read("crates/server/src/metrics.rs");
    for (name, kind) in emitted() {
        let has = buckets.contains(&format!("{name:?}"));
        assert!(kind != "histogram" || has, "give {name} its buckets in metrics.rs");
    }
}

/// Fails when the files for many machines use an option or a variable that the program does not have.
#[test]
fn nodes_and_workers_are_started_with_options_of_the_program() {
    for (command, file) in [("serve", "nodes.yaml"), ("worker", "workers.yaml")] {
        let mut program = Command::new(assert_cmd::cargo::cargo_bin("bastide"));
        let help = program.args([command, "--help"]).output().expect("it runs");
        let help = String::from_utf8(help.stdout).expect("text");
        let text = read(Path::new("deploy/kubernetes").join(file));
        let options = text.lines().filter_map(|line| line.trim().strip_prefix("- --"));
        for option in options.map(|option| option.split('=').next().expect("a name")) {
            assert!(help.contains(&format!("--{option}")), "{file}: no option --{option}");
        }
        let variables =
            text.lines().filter_map(|line| line.trim().strip_prefix("- name: BASTIDE_"));
        for variable in variables {
            assert!(help.contains(&format!("BASTIDE_{variable}")), "{file}: no BASTIDE_{variable}");
        }
    }
}

/// Runs the script of the backup timer as the unit does, with the program of this build.
fn back_up(data: &Path, backups: &Path, kept: &str) -> bool {
    let program = assert_cmd::cargo::cargo_bin("bastide");
    let folder = program.parent().expect("a folder").display();
    let path = std::env::var("PATH").unwrap_or_default();
    let done = Command::new(root().join("packaging/backup"))
        .args([data, backups])
        .env("PATH", format!("{folder}:{path}"))
        .env("BASTIDE_BACKUPS_KEPT", kept)
        .output();
    done.expect("it runs").status.success()
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let name = |entry: fs::DirEntry| entry.file_name().into_string().expect("a name");
    let mut names: Vec<_> = entries.map(|entry| name(entry.expect("an entry"))).collect();
    names.sort();
    names
}

/// The guards are the pruning after a backup, and that a backup which fails ends the script before it.
#[test]
fn the_last_backups_are_kept_and_a_failure_deletes_none() {
    let folder = tempfile::tempdir().expect("a folder");
    let (data, backups) = (folder.path().join("data"), folder.path().join("backups"));
    for name in ["20250101T000000Z", "20250102T000000Z", "20250103T000000Z", "by-hand"] {
        fs::create_dir_all(backups.join(name)).expect("a folder");
    }
    assert!(!back_up(&data, &backups, "2"), "there is nothing to back up");
    assert_eq!(names(&backups).len(), 4, "nothing is deleted");

    // A server makes the database.
    let mut server = Command::new(assert_cmd::cargo::cargo_bin("bastide"))
        .args(["serve", "--listen", "127.0.0.1:0", "--data"])
        .arg(&data)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("it runs");
    let mut line = String::new();
    let said = BufReader::new(server.stdout.take().expect("piped")).read_line(&mut line);
    let done = said.map(|_| back_up(&data, &backups, "2"));
    let refused = back_up(&data, &backups, "0");
    server.kill().and_then(|()| server.wait()).expect("it ends");
    assert!(done.expect("a line"), "the backup is made while the server runs");
    assert!(!refused, "keeping none is refused");

    let left = names(&backups);
    assert_eq!(left.len(), 3, "{left:?}");
    assert_eq!((left[0].as_str(), left[2].as_str()), ("20250103T000000Z", "by-hand"));
    assert!(backups.join(&left[1]).join("bastide.sqlite").exists());
}
