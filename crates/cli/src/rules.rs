//! `bastide rules`: the numbered rules, by their IDs.

use std::fmt::Write;

use anyhow::bail;
use bastide_rulebook::{Chapter, Rule, Rulebook, rulebook};
use serde::Serialize;

use crate::{markdown, output};

/// Print numbered rules with their rulings and worked examples
///
/// Refusals name the rule that forbids an action, such as PRD-30:
///
///   bastide rules PRD-30         the rule, its rulings, its examples
///   bastide rules prd30 inn-r-05 several rules; case and separators do not matter
///   bastide rules tower          all IDs of a chapter
///   bastide rules                all chapters
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Args {
    /// IDs of rules, or names of chapters; all chapters without any
    #[arg(value_name = "ID")]
    ids: Vec<String>,

    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

/// The maximum width of text.
const WIDEST: usize = 100;
/// The width without a terminal, as in a pipe.
const USUAL: usize = 80;
/// The indentation of texts.
const INDENT: &str = "  ";
/// The end of a text that is cut.
const MORE: &str = " …";

/// What an argument names.
enum Found<'a> {
    Rule(&'a Rule),
    Chapter(&'a Chapter),
}

#[derive(Serialize)]
#[serde(untagged)]
enum Report<'a> {
    Rule {
        #[serde(flatten)]
        rule: RuleReport<'a>,
        rulings: Vec<RuleReport<'a>>,
        examples: Vec<RuleReport<'a>>,
        see_also: Vec<RuleReport<'a>>,
    },
    Chapter {
        chapter: &'a str,
        title: &'a str,
        prefix: &'a str,
        rules: Vec<RuleReport<'a>>,
    },
}

#[derive(Serialize)]
struct RuleReport<'a> {
    id: &'a str,
    kind: &'static str,
    chapter: &'a str,
    heading: Option<&'a str>,
    /// In Markdown.
    text: &'a str,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let book = rulebook();
    let found = find(book, &args.ids)?;
    if args.json {
        return output::json(&found.iter().map(|found| report(book, found)).collect::<Vec<_>>());
    }
    let width = terminal_size::terminal_size()
        .map_or(USUAL, |(width, _)| usize::from(width.0).clamp(20, WIDEST));
    let mut text = String::new();
    if args.ids.is_empty() {
        write_chapters(&mut text, book)?;
        return output::text(&text);
    }
    for (index, found) in found.iter().enumerate() {
        if index > 0 {
            text.push('\n');
        }
        match found {
            Found::Rule(rule) => write_with_rulings(&mut text, book, rule, width)?,
            Found::Chapter(chapter) => write_chapter(&mut text, chapter, width)?,
        }
    }
    output::text(&text)
}

/// What the arguments name; all chapters if there are none.
fn find<'a>(book: &'a Rulebook, ids: &[String]) -> anyhow::Result<Vec<Found<'a>>> {
    if ids.is_empty() {
        return Ok(book.chapters().iter().map(Found::Chapter).collect());
    }
    let mut found = Vec::new();
    for id in ids {
        let rule = book.find(id).map(Found::Rule);
        match rule.or_else(|| book.chapter(id).map(Found::Chapter)) {
            Some(it) => found.push(it),
            None => bail!("there is no rule {id:?}; {}", instead(&book.suggest(id))),
        }
    }
    Ok(found)
}

fn instead(suggestions: &[&str]) -> String {
    match suggestions {
        [] => "`bastide rules` lists the chapters".to_owned(),
        [one] => format!("did you mean {one}?"),
        [some @ .., last] => format!("did you mean {} or {last}?", some.join(", ")),
    }
}

fn report<'a>(book: &'a Rulebook, found: &Found<'a>) -> Report<'a> {
    let all = |rules: Vec<&'a Rule>| rules.into_iter().map(report_rule).collect();
    match *found {
        Found::Rule(rule) => Report::Rule {
            rule: report_rule(rule),
            rulings: all(book.rulings(rule)),
            examples: all(book.examples(rule)),
            see_also: all(see_also(book, rule)),
        },
        Found::Chapter(chapter) => Report::Chapter {
            chapter: chapter.name(),
            title: chapter.title(),
            prefix: chapter.prefix(),
            rules: all(chapter.rules().iter().collect()),
        },
    }
}

fn report_rule(rule: &Rule) -> RuleReport<'_> {
    RuleReport {
        id: rule.id(),
        kind: rule.kind().as_str(),
        chapter: rule.chapter(),
        heading: rule.heading(),
        text: rule.text(),
    }
}

/// What a rule cites, except its own rulings and examples.
fn see_also<'a>(book: &'a Rulebook, rule: &Rule) -> Vec<&'a Rule> {
    let shown: Vec<_> = [book.rulings(rule), book.examples(rule)].concat();
    let is_new = |other: &&Rule| shown.iter().all(|shown| shown.id() != other.id());
    book.cited_by(rule).into_iter().filter(is_new).collect()
}

fn write_chapters(text: &mut String, book: &Rulebook) -> std::fmt::Result {
    for chapter in book.chapters() {
        let (name, rules) = (chapter.name(), chapter.rules().len());
        let prefix = format!("{}-", chapter.prefix());
        writeln!(text, "{name:22} {prefix:5} {rules:3} IDs  {}", chapter.title())?;
    }
    writeln!(text, "\n`bastide rules CHAPTER` lists the IDs, `bastide rules ID` prints a rule.")
}

fn write_chapter(text: &mut String, chapter: &Chapter, width: usize) -> std::fmt::Result {
    writeln!(text, "{}\n", chapter.title())?;
    for rule in chapter.rules() {
        let words = format!("{} {}", rule.heading().unwrap_or_default(), rule.text());
        let id = format!("{:11}", rule.id());
        let room = width.saturating_sub(id.len() + MORE.len());
        let lines = markdown::lines(words.trim_start(), room);
        let first = lines.first().map(String::as_str).unwrap_or_default();
        let more = if lines.len() > 1 { MORE } else { "" };
        writeln!(text, "{id}{first}{more}")?;
    }
    Ok(())
}

fn write_with_rulings(
    text: &mut String,
    book: &Rulebook,
    rule: &Rule,
    width: usize,
) -> std::fmt::Result {
    write_rule(text, rule, "", width)?;
    let groups = [
        ("Rulings", book.rulings(rule)),
        ("Examples", book.examples(rule)),
        ("See also", see_also(book, rule)),
    ];
    for (title, rules) in groups {
        if !rules.is_empty() {
            writeln!(text, "\n{title}")?;
        }
        for rule in rules {
            write_rule(text, rule, INDENT, width)?;
        }
    }
    Ok(())
}

/// The ID with kind, chapter and heading, and the text below it.
fn write_rule(text: &mut String, rule: &Rule, indent: &str, width: usize) -> std::fmt::Result {
    let (id, kind, chapter) = (rule.id(), rule.kind().as_str(), rule.chapter());
    write!(text, "{indent}{id} ({kind}, {chapter})")?;
    if let Some(heading) = rule.heading() {
        write!(text, " {}", markdown::plain(heading))?;
    }
    writeln!(text)?;
    let room = width.saturating_sub(indent.len() + INDENT.len());
    for line in markdown::lines(rule.text(), room) {
        writeln!(text, "{}", format!("{indent}{INDENT}{line}").trim_end())?;
    }
    Ok(())
}
