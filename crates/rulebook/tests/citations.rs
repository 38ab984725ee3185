//! Every rule ID that the repository cites is defined in `docs/rulebook`, and every ID defined there is
//! cited by a test or listed in `docs/rulebook/untested.md` with the reason.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use bastide_rulebook::{Rule, Rulebook, citations, rulebook};

/// The files and folders that are read, with everything in them.
const ROOTS: [&str; 11] = [
    "ARCHITECTURE.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "README.md",
    "crates",
    "docs",
    "examples",
    "fuzz",
    "scripts",
    "web/e2e",
    "web/src",
];
/// Folders with generated files.
const GENERATED: [&str; 5] = ["target", "node_modules", "dist", "corpus", "artifacts"];
/// Pictures cite no rules.
const PICTURES: [&str; 2] = ["svg", "png"];
/// IDs that are only looked up here, which tests no rule.
const LOOKUPS: [&str; 2] = ["crates/rulebook/", "crates/cli/tests/rules.rs"];
/// Files of `docs/rulebook` that define no rules.
const NOT_CHAPTERS: [&str; 3] = ["README", "glossary", "untested"];
const UNTESTED: &str = "docs/rulebook/untested.md";

/// A file of the repository.
struct Source {
    /// From the root of the repository, with `/`.
    path: String,
    text: String,
}

/// Every place that cites an ID, as `file:line`.
type Places = BTreeMap<String, Vec<String>>;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn sources() -> Vec<Source> {
    let mut sources = Vec::new();
    for name in ROOTS {
        read(&root().join(name), name, &mut sources);
    }
    assert!(sources.len() > 500, "only {} files found", sources.len());
    sources
}

/// Reads a file or a folder, if it exists. Files that are not text are skipped.
fn read(path: &Path, name: &str, sources: &mut Vec<Source>) {
    let last = name.rsplit('/').next().unwrap_or_default();
    let extension = path.extension().and_then(|extension| extension.to_str());
    if last.starts_with('.') || extension.is_some_and(|it| PICTURES.contains(&it)) {
        return;
    }
    if path.is_file() {
        if let Ok(text) = fs::read_to_string(path) {
            sources.push(Source { path: name.to_owned(), text });
        }
    } else if !GENERATED.contains(&last) {
        let Ok(entries) = fs::read_dir(path) else { return };
        for entry in entries {
            let entry = entry.expect("a readable folder");
            let name = format!("{name}/{}", entry.file_name().to_string_lossy());
            read(&entry.path(), &name, sources);
        }
    }
}

impl Source {
    /// The line at which the tests in it begin, if it has any.
    fn tests_from(&self) -> Option<usize> {
        if LOOKUPS.iter().any(|lookup| self.path.starts_with(lookup)) {
            return None;
        }
        let is_test = self.path.contains("/tests/") || self.path.ends_with("/tests.rs");
        if is_test { Some(1) } else { self.lines_to("#[cfg(test)]\nmod tests {") }
    }

    fn lines_to(&self, words: &str) -> Option<usize> {
        Some(self.text[..self.text.find(words)?].matches('\n').count() + 1)
    }

    /// The IDs in it from this line on, with their line numbers.
    fn citations(&self, from: usize) -> impl Iterator<Item = (String, usize)> {
        let lines = (1..).zip(self.text.lines()).skip(from - 1);
        lines.flat_map(|(number, line)| citations(line).map(move |cited| (cited.id, number)))
    }
}

/// The IDs cited anywhere, including file names.
fn cited(sources: &[Source]) -> Places {
    let mut places = Places::new();
    for Source { path, .. } in sources {
        for citation in citations(path) {
            places.entry(citation.id).or_default().push(path.clone());
        }
    }
    for source in sources {
        for (id, line) in source.citations(1) {
            places.entry(id).or_default().push(format!("{}:{line}", source.path));
        }
    }
    places
}

/// The IDs cited by tests.
fn tested(sources: &[Source]) -> Places {
    let mut places = Places::new();
    for source in sources {
        let Some(from) = source.tests_from() else { continue };
        for (id, line) in source.citations(from) {
            places.entry(id).or_default().push(format!("{}:{line}", source.path));
        }
    }
    places
}

/// The IDs that need no test, with the reason: `- **BAS-03** reason`.
fn untested(text: &str) -> Vec<(&str, &str)> {
    text.lines()
        .filter_map(|line| line.strip_prefix("- **")?.split_once("**"))
        .map(|(id, reason)| (id, reason.trim()))
        .collect()
}

/// Cited IDs that are not defined.
fn unknown(book: &Rulebook, cited: &Places) -> Vec<String> {
    let defined: BTreeSet<_> = book.rules().map(Rule::id).collect();
    cited
        .iter()
        .filter(|(id, _)| !defined.contains(id.as_str()))
        .map(|(id, places)| format!("{id} is not in docs/rulebook: {}", places.join(", ")))
        .collect()
}

/// IDs without a test and without a reason, and wrong reasons.
fn without_proof(book: &Rulebook, tested: &Places, untested: &[(&str, &str)]) -> Vec<String> {
    let mut problems = Vec::new();
    for rule in book.rules() {
        if !tested.contains_key(rule.id()) && untested.iter().all(|&(id, _)| id != rule.id()) {
            problems.push(format!("{} is cited by no test and not in {UNTESTED}", rule.id()));
        }
    }
    let mut seen = BTreeSet::new();
    for &(id, reason) in untested {
        if book.rules().all(|rule| rule.id() != id) {
            problems.push(format!("{UNTESTED}: {id} is not in docs/rulebook"));
        }
        if let Some(places) = tested.get(id) {
            problems.push(format!("{UNTESTED}: {id} has a test: {}", places.join(", ")));
        }
        if reason.is_empty() {
            problems.push(format!("{UNTESTED}: {id} has no reason"));
        }
        if !seen.insert(id) {
            problems.push(format!("{UNTESTED}: {id} is listed twice"));
        }
    }
    problems
}

fn none(problems: &[String]) {
    assert!(problems.is_empty(), "{} problems:\n{}", problems.len(), problems.join("\n"));
}

#[test]
fn every_cited_id_is_defined() {
    none(&unknown(rulebook(), &cited(&sources())));
}

#[test]
fn every_id_has_a_test_or_a_reason_why_not() {
    let text = fs::read_to_string(root().join(UNTESTED)).expect("the list");
    none(&without_proof(rulebook(), &tested(&sources()), &untested(&text)));
}

/// A duplicate ID is a parse error, so it remains to check that every chapter is read.
#[test]
fn every_chapter_of_the_folder_is_in_the_book() {
    let files: BTreeSet<_> = fs::read_dir(root().join("docs/rulebook"))
        .expect("the folder")
        .map(|entry| entry.expect("a file").path())
        .map(|path| path.file_stem().expect("a name").to_string_lossy().into_owned())
        .filter(|name| !NOT_CHAPTERS.contains(&name.as_str()))
        .collect();
    let chapters: BTreeSet<_> =
        rulebook().chapters().iter().map(|chapter| chapter.name().to_owned()).collect();
    assert_eq!(files, chapters);
}

/// A definition with a wrong indent or list marker would be ignored silently.
#[test]
fn every_bold_id_is_a_definition_in_column_0() {
    let mut problems = Vec::new();
    for source in sources().iter().filter(|source| source.path.starts_with("docs/rulebook/")) {
        for (id, line) in source.citations(1) {
            let words = source.text.lines().nth(line - 1).unwrap_or_default();
            let bold = format!("**{id}**");
            if words.contains(&bold) && !words.starts_with(&format!("- {bold}")) {
                problems.push(format!("{}:{line}: {id} is bold but no list item", source.path));
            }
        }
    }
    none(&problems);
}

mod what_the_checks_find {
    use super::*;

    fn book() -> Rulebook {
        let text = "# Test\n- **BAS-01** One.\n- **BAS-02** Two.\n- **BAS-03** Three.\n";
        Rulebook::parse(&[("BAS", "base-game", text)]).expect("it parses")
    }

    fn source(path: &str, text: &str) -> Source {
        Source { path: path.to_owned(), text: text.to_owned() }
    }

    #[test]
    fn a_citation_of_nothing() {
        let wrong = source("docs/a.md", "BAS-01\nand BAS-04");
        assert_eq!(
            unknown(&book(), &cited(&[wrong])),
            ["BAS-04 is not in docs/rulebook: docs/a.md:2"]
        );
    }

    #[test]
    fn what_counts_as_a_test() {
        let tests = [
            source("crates/a/src/lib.rs", "// BAS-01\n#[cfg(test)]\nmod tests {\n// BAS-02\n}"),
            source("crates/a/tests/x.rs", "fn bas_03() {}"),
            source("crates/rulebook/tests/x.rs", "// BAS-01"),
            source("docs/a.md", "BAS-01"),
        ];
        let tested = tested(&tests);
        assert_eq!(tested.keys().collect::<Vec<_>>(), ["BAS-02", "BAS-03"]);
        assert_eq!(tested["BAS-02"], ["crates/a/src/lib.rs:4"]);
    }

    #[test]
    fn a_rule_without_proof_and_a_wrong_exemption() {
        let tested = tested(&[source("crates/a/tests/x.rs", "BAS-01")]);
        let list = "- **BAS-01** reason\n- **BAS-02** reason\n- **BAS-09** reason\n- **BAS-02**\n";
        let problems = without_proof(&book(), &tested, &untested(list)).join("\n");
        for problem in [
            "BAS-03 is cited by no test",
            "BAS-01 has a test: crates/a/tests/x.rs:1",
            "BAS-09 is not in docs/rulebook",
            "BAS-02 has no reason",
            "BAS-02 is listed twice",
        ] {
            assert!(problems.contains(problem), "{problem:?} is missing in\n{problems}");
        }
        assert_eq!(problems.lines().count(), 5, "{problems}");
    }
}
