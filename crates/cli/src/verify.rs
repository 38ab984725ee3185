//! `bastide verify`: checks a record.

use std::fmt::Write;
use std::path::PathBuf;

use anyhow::bail;
use bastide_rules::{Action, DealerNote, Record, RecordError};
use serde::Serialize;

use crate::{input, output};

/// Check a record: commitment, draws, actions and scores
///
/// Plays the record by the rules, deals it again from its seed, and reports whether every line is true, or
/// which one is not. It also reports what a record cannot prove: whether the draws were fair if there is no
/// seed, and who chose an action.
///
/// Exit codes: 0 no errors, 1 a line is not true.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record; `-` reads it from standard input
    file: PathBuf,

    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Report<'a> {
    verified: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    fault: Option<&'a Fault>,
    #[serde(skip_serializing_if = "Option::is_none")]
    found: Option<&'a Found>,
}

/// The line that is not true.
#[derive(Serialize)]
struct Fault {
    line: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'static str>,
    reason: String,
}

/// What is true, and what cannot be known.
#[derive(Serialize)]
struct Found {
    over: bool,
    /// Whether the game ended before the rules end it.
    early: bool,
    actions: usize,
    /// The number of first actions that are given, because the game goes on from a position.
    #[serde(skip_serializing_if = "is_zero")]
    given: usize,
    /// The draws that are not given.
    draws: usize,
    scores: Vec<u32>,
    /// Whether the seed matches the commitment, and deals these draws.
    fair: bool,
    unknown: Vec<&'static str>,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let checked = check(&input::read(&args.file)?);
    if args.json {
        let (fault, found) = (checked.as_ref().err(), checked.as_ref().ok());
        output::json(&Report { verified: fault.is_none(), fault, found })?;
    }
    match checked {
        Ok(found) if !args.json => output::text(&describe(&found)),
        Ok(_) => Ok(()),
        Err(Fault { line, rule, reason }) => {
            let rule = rule.map(|rule| format!(" ({rule})")).unwrap_or_default();
            bail!("{}: line {line} is not true: {reason}{rule}", args.file.display())
        }
    }
}

/// Plays the record, deals it again, and compares every line with what Bastide would have written.
fn check(text: &str) -> Result<Found, Fault> {
    let record = Record::parse(text).map_err(Fault::from)?;
    let truth = record.to_string();
    let (mut written, mut true_lines) = (text.lines(), truth.lines());
    for line in 1.. {
        match (written.next(), true_lines.next()) {
            (None, None) => break,
            (written, truth) if written == truth => {}
            (_, Some(truth)) => return Err(fault(line, format!("it should read `{truth}`"))),
            (_, None) => return Err(fault(line, "the record should end before it".to_owned())),
        }
    }
    Ok(found(&record))
}

fn fault(line: usize, reason: String) -> Fault {
    Fault { line, rule: None, reason }
}

impl From<RecordError> for Fault {
    fn from(error: RecordError) -> Self {
        Self { line: error.line, rule: error.rule(), reason: error.kind.to_string() }
    }
}

fn found(record: &Record) -> Found {
    let (state, dealer) = (record.state(), record.dealer());
    let dealt = record.actions().iter().skip(record.given());
    let draws = dealt.filter(|action| matches!(action, Action::Draw(_))).count();
    let mut unknown = Vec::new();
    if record.given() > 0 {
        unknown.push("whether the position from which the game goes on was ever played");
    }
    match dealer {
        DealerNote::Seed(_) => {}
        DealerNote::Committed(_) if !record.has_ended() => {
            unknown.push("the draws: the seed stays secret until the game is over");
        }
        DealerNote::Committed(_) => unknown.push("the draws: the seed was not published"),
        DealerNote::None => unknown.push(
            "the draws: there is no commitment and no seed, so any order of tiles is as good",
        ),
    }
    if record.early_end().is_some() {
        unknown.push("who gave up, or ran out of time: no action proves it");
    } else if !state.is_over() {
        unknown.push("the last lines: the game is not over, so no seal ties its lines together");
    }
    Found {
        over: state.is_over(),
        early: record.early_end().is_some(),
        actions: record.actions().len(),
        given: record.given(),
        draws,
        scores: state.scores().to_vec(),
        fair: matches!(dealer, DealerNote::Seed(_)),
        unknown,
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
fn is_zero(number: &usize) -> bool {
    *number == 0
}

fn describe(found: &Found) -> String {
    let Found { over, early, actions, given, draws, scores, fair, unknown } = found;
    let mut text = String::new();
    if *given > 0 {
        let _ = writeln!(text, "Start: the game goes on from the position after {given} actions.");
    }
    if *fair {
        let _ = writeln!(text, "Commitment: kept, the seed is the one that was promised.");
        let _ = writeln!(text, "Draws: all {draws} come from the seed.");
    }
    let _ = writeln!(text, "Actions: all {actions} are legal.");
    if *over || *early {
        let _ = writeln!(text, "Scores: {scores:?}, as the actions give them.");
        let _ = writeln!(text, "Seal: kept, no line was changed.");
    } else {
        let _ = writeln!(text, "Scores: {scores:?} so far; the game is not over.");
    }
    for what in unknown {
        let _ = writeln!(text, "Not known: {what}.");
    }
    text
}

#[cfg(test)]
mod tests {
    use bastide_ai::{Match, PlayerSpec};
    use bastide_rules::{DealerNote, Game, Record, Setup};

    use super::check;

    /// A short finished game, dealt by a seed, with a setup of many lines.
    fn record() -> Record {
        let setup = "game = 'carcassonne'\nplayers = ['Ann', 'Ben', 'Cleo']\n\
                     first-player = 'by-lot'\nsets = { king-and-robber = 1, tower = 1 }\n\
                     tiles = { BA-D = 2, BA-U = 3, BA-V = 2, TO-02 = 1 }\n\
                     elements = { followers = 5, tower-pieces = 3 }\nrules = { tiny-city = 2 }\n\
                     start = [{ tile = 'BA-D', at = [0, 0], turn = 1 }]\n";
        let setup: Setup = toml::from_str(setup).expect("a setup");
        let game = Game::new(setup).expect("a game");
        let matchup = Match::new(game, vec![PlayerSpec::Random; 3], 5);
        let mut actions = Vec::new();
        let (_, seed) = matchup.worker().play_recorded(0, |_, action| actions.push(action));
        let mut record = Record::new(matchup.game().clone(), DealerNote::Seed(seed));
        for action in actions {
            record.apply(action, &mut ()).expect("a legal action");
        }
        record
    }

    /// Checks a text in which this line is changed or missing.
    fn is_noticed(lines: &[&str], index: usize, other: Option<&str>) -> bool {
        let mut lines = lines.to_vec();
        match other {
            None => drop(lines.remove(index)),
            Some(other) => lines[index] = other,
        }
        check(&(lines.join("\n") + "\n")).is_err()
    }

    /// The line with another character at this place.
    fn bent(line: &str, at: usize) -> String {
        let bend = |char: char| match char {
            '0'..='8' | 'a'..='y' => char::from(char as u8 + 1),
            '9' => '8',
            'N' => 'E',
            'E' => 'N',
            _ => '1',
        };
        let numbered = line.chars().enumerate();
        numbered.map(|(index, char)| if index == at { bend(char) } else { char }).collect()
    }

    #[test]
    fn no_line_can_be_changed_alone() {
        let text = record().to_string();
        assert!(check(&text).is_ok());
        let lines: Vec<_> = text.lines().collect();
        for (index, line) in lines.iter().enumerate() {
            assert!(is_noticed(&lines, index, None), "{line:?} is missing");
            let bent = (0..line.len()).map(|at| bent(line, at));
            let added = [format!("{line}\n{line}"), format!("{line} "), format!("{line}# true")];
            for other in bent.chain(added) {
                assert!(is_noticed(&lines, index, Some(&other)), "{line:?} became {other:?}");
            }
        }
    }

    /// Another legal action in place of one of the record is detected.
    #[test]
    fn no_action_can_be_replaced_by_another_legal_one() {
        let record = record();
        let (text, game) = (record.to_string(), record.game());
        let lines: Vec<_> = text.lines().collect();
        let first = lines.iter().position(|line| *line == "--- actions").expect("actions") + 1;
        let mut legal = Vec::new();
        for (index, action) in record.actions().iter().enumerate() {
            let state = record.replay(index, &mut ());
            game.legal_actions(&state, &mut legal);
            for other in legal.iter().filter(|other| *other != action) {
                let other = other.text(game, &state);
                assert!(is_noticed(&lines, first + index, Some(&other)), "{other}");
            }
        }
    }
}
