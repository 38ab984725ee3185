//! Chapters, rules, and the relations between rules.

use std::cmp::Reverse;
use std::collections::HashMap;

use crate::parse::{self, ParseError};

/// All chapters with their rules.
#[derive(Debug)]
pub struct Rulebook {
    chapters: Vec<Chapter>,
    /// The chapter and the index in it of each rule, by [`key`].
    places: HashMap<String, (usize, usize)>,
}

/// A chapter: the rules of a game or an expansion.
#[derive(Debug)]
pub struct Chapter {
    name: &'static str,
    prefix: &'static str,
    title: String,
    rules: Vec<Rule>,
}

/// A rule, definition, variant, example or ruling.
#[derive(Debug)]
pub struct Rule {
    pub(crate) id: String,
    pub(crate) chapter: &'static str,
    pub(crate) heading: Option<String>,
    pub(crate) text: String,
    pub(crate) cites: Vec<String>,
}

/// The kind of a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A rule of the game.
    Rule,
    /// A definition of a term.
    Definition,
    /// A difference between editions.
    Variant,
    /// A worked example.
    Example,
    /// A decision where the printed rules are silent or contradict each other.
    Ruling,
}

impl Kind {
    /// The name of the kind.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Rule => "rule",
            Self::Definition => "definition",
            Self::Variant => "variant",
            Self::Example => "example",
            Self::Ruling => "ruling",
        }
    }
}

impl Chapter {
    /// The name of the file, without `.md`: `princess-and-dragon`.
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// What all its IDs begin with: `PRD`.
    pub const fn prefix(&self) -> &'static str {
        self.prefix
    }

    /// The heading of the chapter.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// Its rules, in the order of the text.
    pub fn rules(&self) -> &[Rule] {
        &self.rules
    }
}

impl Rule {
    /// The ID: `PRD-30`.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The name of the chapter that defines it.
    pub const fn chapter(&self) -> &'static str {
        self.chapter
    }

    /// The heading before the text, if there is one.
    pub fn heading(&self) -> Option<&str> {
        self.heading.as_deref()
    }

    /// The text in Markdown, with the line breaks of the file.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The kind, from the letters in the ID.
    pub fn kind(&self) -> Kind {
        let parts: Vec<_> = self.id.split('-').collect();
        match parts[..] {
            [_, "R", _] => Kind::Ruling,
            [_, "V", _] => Kind::Variant,
            [_, "D", _] => Kind::Definition,
            [_, _, _] => Kind::Example,
            _ => Kind::Rule,
        }
    }

    fn mentions(&self, other: &Rule) -> bool {
        self.cites.contains(&other.id)
    }

    /// Whether it is a ruling; the chapter on interactions consists of rulings.
    fn decides(&self) -> bool {
        self.kind() == Kind::Ruling || (self.chapter == "interactions" && self.kind() == Kind::Rule)
    }
}

impl Rulebook {
    /// Parses chapters, each given by its prefix, name and text.
    pub fn parse(chapters: &[(&'static str, &'static str, &str)]) -> Result<Self, ParseError> {
        let mut book = Self { chapters: Vec::new(), places: HashMap::new() };
        for &(prefix, name, text) in chapters {
            let title = parse::title(name, text)?;
            let rules = parse::rules(prefix, name, text)?;
            for (index, rule) in rules.iter().enumerate() {
                let place = (book.chapters.len(), index);
                if book.places.insert(key(&rule.id), place).is_some() {
                    return Err(ParseError::DefinedTwice { id: rule.id.clone() });
                }
            }
            book.chapters.push(Chapter { name, prefix, title, rules });
        }
        Ok(book)
    }

    /// All chapters, the base game first.
    pub fn chapters(&self) -> &[Chapter] {
        &self.chapters
    }

    /// All rules of all chapters.
    pub fn rules(&self) -> impl Iterator<Item = &Rule> {
        self.chapters.iter().flat_map(|chapter| &chapter.rules)
    }

    /// Looks up a rule by its ID, ignoring case and separators: `PRD-30`, `prd_30` and `prd30` are the
    /// same.
    pub fn find(&self, id: &str) -> Option<&Rule> {
        let &(chapter, rule) = self.places.get(&key(id))?;
        Some(&self.chapters[chapter].rules[rule])
    }

    /// Looks up a chapter by its name or prefix, ignoring case.
    pub fn chapter(&self, name: &str) -> Option<&Chapter> {
        let is_it = |chapter: &&Chapter| {
            name.eq_ignore_ascii_case(chapter.name) || name.eq_ignore_ascii_case(chapter.prefix)
        };
        self.chapters.iter().find(is_it)
    }

    /// Returns up to three IDs and chapter names that are similar to `wanted`, the most similar first.
    pub fn suggest(&self, wanted: &str) -> Vec<&str> {
        let wanted = key(wanted);
        let ids = self.rules().map(|rule| rule.id.as_str());
        let names = ids.chain(self.chapters.iter().map(|chapter| chapter.name));
        let mut near: Vec<_> = names
            .map(|name| (strsim::jaro_winkler(&key(name), &wanted), name))
            .filter(|&(likeness, _)| likeness > 0.85)
            .collect();
        near.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        near.into_iter().take(3).map(|(_, name)| name).collect()
    }

    /// Returns the rulings that concern a rule: those that cite it, then those that it cites.
    ///
    /// The rules of the chapter `interactions` (`INT-…`) count as rulings.
    pub fn rulings(&self, rule: &Rule) -> Vec<&Rule> {
        self.related(rule, Rule::decides)
    }

    /// Returns the worked examples that cite a rule, then those that it cites.
    pub fn examples(&self, rule: &Rule) -> Vec<&Rule> {
        self.related(rule, |other| other.kind() == Kind::Example)
    }

    /// Returns the rules that a rule cites, in the order of its text. Unknown IDs are skipped.
    pub fn cited_by(&self, rule: &Rule) -> Vec<&Rule> {
        rule.cites.iter().filter_map(|id| self.find(id)).collect()
    }

    fn related(&self, rule: &Rule, wanted: impl Fn(&Rule) -> bool) -> Vec<&Rule> {
        let concerns = |other: &&Rule| {
            (other.mentions(rule) || rule.mentions(other)) && other.id != rule.id && wanted(other)
        };
        let mut found: Vec<_> = self.rules().filter(concerns).collect();
        found.sort_by_key(|other| Reverse(other.mentions(rule)));
        found
    }
}

/// An ID without its separators, in capitals.
fn key(id: &str) -> String {
    id.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_uppercase()).collect()
}

#[cfg(test)]
mod tests {
    use super::{Kind, Rulebook};
    use crate::{CHAPTERS, rulebook};

    fn ids<'a>(rules: impl IntoIterator<Item = &'a super::Rule>) -> Vec<&'a str> {
        rules.into_iter().map(super::Rule::id).collect()
    }

    fn small() -> Rulebook {
        Rulebook::parse(&[
            (
                "BAS",
                "base-game",
                "# Base\n- **BAS-01** See `BAS-R-02` and `BAS-03`.\n- **BAS-03** Three.\n\
                 - **BAS-R-01** Decides `BAS-01`.\n- **BAS-R-02** Two.\n- **BAS-R-03** Other.\n\
                 - **BAS-EX-01** Shows `BAS-01`.\n- **BAS-D-01** A word.\n- **BAS-V-01** Once.\n",
            ),
            (
                "INT",
                "interactions",
                "# Together\n- **INT-01** With `BAS-01`.\n- **INT-EX-D01** `BAS-01` again.\n",
            ),
        ])
        .expect("it parses")
    }

    #[test]
    fn rulings_and_examples_of_a_rule() {
        let book = small();
        let rule = book.find("BAS-01").expect("it is there");
        assert_eq!(ids(book.rulings(rule)), ["BAS-R-01", "INT-01", "BAS-R-02"]);
        assert_eq!(ids(book.examples(rule)), ["BAS-EX-01", "INT-EX-D01"]);
        assert_eq!(ids(book.cited_by(rule)), ["BAS-R-02", "BAS-03"]);
        let ruling = book.find("BAS-R-02").expect("it is there");
        assert_eq!(ids(book.rulings(ruling)), [""; 0]);
    }

    #[test]
    fn the_letters_of_an_id_tell_its_kind() {
        let book = small();
        let kinds: Vec<_> = book.rules().map(|rule| rule.kind().as_str()).collect();
        let expected = "rule rule ruling ruling ruling example definition variant rule example";
        assert_eq!(kinds.join(" "), expected);
        let kind = |id| rulebook().find(id).map(super::Rule::kind);
        assert_eq!(kind("CAT-D29"), Some(Kind::Rule));
        assert_eq!(kind("HG-B-01"), Some(Kind::Example));
    }

    #[test]
    fn ids_are_found_however_they_are_written() {
        for id in ["PRD-30", "prd-30", "PRD_30", "prd30", " Prd 30"] {
            assert_eq!(rulebook().find(id).map(super::Rule::id), Some("PRD-30"), "{id}");
        }
        assert!(rulebook().find("prd3").is_none());
        assert_eq!(rulebook().chapter("Tower").map(super::Chapter::prefix), Some("TOW"));
        assert_eq!(rulebook().chapter("tow").map(super::Chapter::name), Some("tower"));
    }

    #[test]
    fn near_misses_are_suggested() {
        let book = rulebook();
        assert!(book.suggest("bas7").contains(&"BAS-07"));
        assert_eq!(book.suggest("towr").first(), Some(&"tower"));
        assert_eq!(book.suggest("zzz"), [""; 0]);
        assert!(book.suggest("PRD").len() <= 3);
    }

    #[test]
    fn every_chapter_has_rules() {
        assert_eq!(rulebook().chapters().len(), CHAPTERS.len());
        for chapter in rulebook().chapters() {
            assert!(!chapter.rules().is_empty(), "{}", chapter.name());
            for rule in chapter.rules() {
                assert!(!rule.text().is_empty(), "{} says nothing", rule.id());
            }
        }
    }
}
