//! `bastide rules`.

use std::process::Output;

use assert_cmd::Command;
use serde_json::Value;

fn rules(args: &[&str]) -> Output {
    let mut command = Command::cargo_bin("bastide").expect("the binary");
    command.arg("rules").args(args).output().expect("it runs")
}

fn fine(args: &[&str]) -> String {
    let output = rules(args);
    let told = String::from_utf8_lossy(&output.stderr);
    assert_eq!((output.status.code(), &*told), (Some(0), ""), "{args:?}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

fn json(args: &[&str]) -> Value {
    serde_json::from_str(&fine(args)).expect("JSON")
}

#[test]
fn a_rule_comes_with_its_rulings() {
    let told = fine(&["PRD-30"]);
    assert!(told.starts_with("PRD-30 (rule, princess-and-dragon)\n  "), "{told}");
    assert!(told.contains("\nRulings\n") && told.contains("\n  TOW-R-13 (ruling"), "{told}");
    assert!(told.lines().all(|line| line.chars().count() <= 80), "{told}");
    assert!(!told.contains('`') && !told.contains('*'), "Markdown is left in {told}");
}

#[test]
fn a_rule_comes_with_its_examples() {
    let told = fine(&["INN-03"]);
    assert!(told.contains("\nExamples\n  INN-EX-05 (example"), "{told}");
}

#[test]
fn several_rules_in_any_spelling() {
    let told = fine(&["prd30", "bas_07", "cat-ex-d01"]);
    for id in ["PRD-30 (rule", "\nBAS-07 (rule", "\nCAT-EX-D01 (example"] {
        assert!(told.contains(id), "{id:?} is missing in {told}");
    }
}

#[test]
fn chapters_list_their_ids() {
    let all = fine(&[]);
    assert_eq!(all.lines().filter(|line| line.contains(" IDs ")).count(), 16, "{all}");
    let tower = fine(&["tower"]);
    assert!(tower.contains("\nTOW-01 ") && tower.contains("\nTOW-R-01 "), "{tower}");
    assert_eq!(tower, fine(&["TOW"]));
}

#[test]
fn the_same_as_json() {
    let told = json(&["PRD-30", "--json"]);
    let rule = &told[0];
    assert_eq!(rule["id"], "PRD-30");
    assert_eq!(rule["kind"], "rule");
    assert_eq!(rule["chapter"], "princess-and-dragon");
    let rulings = rule["rulings"].as_array().expect("rulings");
    assert!(rulings.iter().any(|ruling| ruling["id"] == "TOW-R-13"), "{rulings:?}");
    let chapters = json(&["--json"]);
    assert_eq!(chapters.as_array().map(Vec::len), Some(16));
    assert_eq!(chapters[0]["chapter"], "base-game");
    assert!(chapters[0]["rules"].as_array().is_some_and(|rules| rules.len() > 100));
}

#[test]
fn an_unknown_id_ends_with_1_and_a_suggestion() {
    for (id, said) in [
        ("bas7", "did you mean BAS-07"),
        ("towr", "did you mean tower"),
        ("zzz", "`bastide rules` lists the chapters"),
    ] {
        let output = rules(&["PRD-30", id]);
        let told = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{told}");
        assert!(output.stdout.is_empty());
        let start = format!("bastide: there is no rule {id:?}; ");
        assert!(told.starts_with(&start) && told.contains(said), "{told}");
    }
}
