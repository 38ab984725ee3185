//! Parses the Markdown of `docs/rulebook`.

use std::fmt;

use crate::book::Rule;
use crate::citation::citations;

/// Why a chapter cannot be parsed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseError {
    /// The first line is not `# Title`.
    NoTitle {
        /// The chapter.
        chapter: String,
    },
    /// An ID belongs to another chapter, or is malformed.
    WrongId {
        /// The chapter.
        chapter: String,
        /// The text in the place of an ID.
        id: String,
    },
    /// Two rules have the same ID.
    DefinedTwice {
        /// Their ID.
        id: String,
    },
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoTitle { chapter } => write!(f, "{chapter}.md does not begin with `# Title`"),
            Self::WrongId { chapter, id } => write!(f, "{chapter}.md cannot define {id:?}"),
            Self::DefinedTwice { id } => write!(f, "{id} is defined twice"),
        }
    }
}

impl std::error::Error for ParseError {}

/// Returns the title of a chapter: its first line, `# Title`.
pub(crate) fn title(chapter: &str, text: &str) -> Result<String, ParseError> {
    let title = text.lines().next().and_then(|line| line.strip_prefix("# "));
    let title = title.ok_or_else(|| ParseError::NoTitle { chapter: chapter.to_owned() })?;
    Ok(title.trim().to_owned())
}

/// Returns the rules of a chapter: the list items in column 0 that begin with a bold ID, with their indented lines.
pub(crate) fn rules(
    prefix: &str,
    chapter: &'static str,
    text: &str,
) -> Result<Vec<Rule>, ParseError> {
    let mut rules = Vec::new();
    let mut lines = text.lines().peekable();
    while let Some(line) = lines.next() {
        let Some((id, first)) = line.strip_prefix("- **").and_then(|rest| rest.split_once("**"))
        else {
            continue;
        };
        if !id.starts_with(|first: char| first.is_ascii_uppercase()) || !id.contains('-') {
            continue;
        }
        let found: Vec<_> = citations(id).collect();
        let owns = id.strip_prefix(prefix).is_some_and(|rest| rest.starts_with('-'));
        if !owns || found.len() != 1 || found[0].id != id {
            return Err(ParseError::WrongId { chapter: chapter.to_owned(), id: id.to_owned() });
        }
        let mut body = vec![first.trim()];
        while let Some(next) = lines.next_if(|next| is_inside(next)) {
            body.push(next.strip_prefix("  ").unwrap_or(next).trim_end());
        }
        let (heading, text) = split_heading(body.join("\n").trim());
        let cites = cites(&text, heading.as_deref(), id);
        rules.push(Rule { id: id.to_owned(), chapter, heading, text, cites });
    }
    Ok(rules)
}

/// Whether a line belongs to the list item before it. Blank lines do; those at the end are trimmed.
fn is_inside(line: &str) -> bool {
    line.starts_with("  ") || line.trim().is_empty()
}

/// `*Heading* Text` has a heading; `**bold** Text` has none.
fn split_heading(text: &str) -> (Option<String>, String) {
    let split = text
        .strip_prefix('*')
        .filter(|rest| !rest.starts_with('*'))
        .and_then(|rest| rest.split_once('*'));
    match split {
        Some((heading, rest)) if !heading.contains('\n') => {
            (Some(heading.trim().to_owned()), rest.trim().to_owned())
        }
        _ => (None, text.to_owned()),
    }
}

/// The IDs of other rules that a text cites, each once, in order.
fn cites(text: &str, heading: Option<&str>, own: &str) -> Vec<String> {
    let mut ids: Vec<String> = Vec::new();
    for citation in heading.into_iter().flat_map(citations).chain(citations(text)) {
        if citation.id != own && !ids.contains(&citation.id) {
            ids.push(citation.id);
        }
    }
    ids
}

#[cfg(test)]
mod tests {
    use super::{ParseError, rules, title};
    use crate::Rulebook;

    const TEXT: &str = "# Test\n\nWords.\n\n- **BAS-01** One line.\n- **BAS-R-02** *A heading* goes on\n  here, see `BAS-01` and `BAS-01`.\n  - nested\n\n  More.\n\nWords.\n- **Bold** is no rule.\n- **BAS-EX-03** **Bold** text\n";

    #[test]
    fn items_become_rules() {
        let rules = rules("BAS", "test", TEXT).expect("it parses");
        let read: Vec<_> =
            rules.iter().map(|rule| (rule.id(), rule.heading(), rule.text())).collect();
        assert_eq!(
            read,
            [
                ("BAS-01", None, "One line."),
                (
                    "BAS-R-02",
                    Some("A heading"),
                    "goes on\nhere, see `BAS-01` and `BAS-01`.\n- nested\n\nMore."
                ),
                ("BAS-EX-03", None, "**Bold** text"),
            ]
        );
        assert_eq!(rules[1].cites, ["BAS-01"]);
    }

    #[test]
    fn a_chapter_begins_with_its_title() {
        assert_eq!(title("test", TEXT), Ok("Test".to_owned()));
        let error = title("test", "Test\n").expect_err("no title");
        assert_eq!(error.to_string(), "test.md does not begin with `# Title`");
    }

    #[test]
    fn an_id_of_another_chapter_is_refused() {
        for id in ["INN-01", "BAS-01 and", "BAS-R"] {
            let error = rules("BAS", "test", &format!("- **{id}** Text.")).expect_err("a wrong ID");
            assert_eq!(error, ParseError::WrongId { chapter: "test".into(), id: id.into() });
        }
    }

    #[test]
    fn an_id_is_defined_once() {
        let text = "# Test\n- **BAS-01** One.\n- **BAS-01** Two.\n";
        let error = Rulebook::parse(&[("BAS", "test", text)]).expect_err("twice");
        assert_eq!(error.to_string(), "BAS-01 is defined twice");
    }
}
