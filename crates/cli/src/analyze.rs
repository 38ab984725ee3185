//! `bastide analyze`: the review of a recorded game.

use std::fmt::Write;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};

use anyhow::Context;
use bastide_ai::{Plan, StopFlag};
use bastide_phrases::{Language, Phrases};
use bastide_review::{Decision, Effort, Evaluated, PlanValue, Review, Reviewer, Verdict, Words};
use bastide_rules::{Action, Game, Record, State};
use indicatif::ProgressBar;

use crate::{input, output, replay};

/// Find better moves in a recorded game, and how much of the result was luck
///
/// For each decision: the chance to win and the expected lead before it, what the move lost against the best one, and a
/// verdict. For each mistake: the better move, and why it is better. At the end, for each player: how much of the result
/// came from the tiles, and how much from moves. Placing a tile and then a piece is one decision.
///
/// The page shows the same review with the same numbers.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record or saved game; `-` reads it from standard input
    file: PathBuf,

    /// The iterations of the search for each decision
    #[arg(long, default_value_t = Effort::default().iterations, value_name = "N",
        value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    iterations: u32,

    /// The seed of the searches
    #[arg(long, default_value_t = Effort::default().seed, value_name = "N")]
    seed: u64,

    /// The number of threads; by default one for each core
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,

    /// The language of the output: en, hu or ro; by default that of your locale
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<Language>,

    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let text = input::read(&args.file)?;
    let name = || args.file.display().to_string();
    let record = replay::read(&text, false).with_context(name)?.record;
    let effort = Effort { iterations: args.iterations, seed: args.seed };
    let reviewer = Reviewer::new(record.clone(), effort).with_context(name)?;
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    let threads = args.threads.map_or_else(cores, usize::from);
    let review = reviewer.conclude(evaluate(&reviewer, threads));
    if args.json {
        return output::json(&review);
    }
    let language = args.lang.unwrap_or_else(replay::language_of_the_locale);
    output::text(&describe(&record, &review, Phrases::of(language)))
}

/// Evaluates all positions, on several threads.
fn evaluate(reviewer: &Reviewer, threads: usize) -> Vec<Evaluated> {
    let bar = ProgressBar::new(reviewer.positions() as u64);
    let (next, stop) = (AtomicUsize::new(0), StopFlag::default());
    let work = || {
        let mut evaluated = Vec::new();
        loop {
            let position = next.fetch_add(1, Ordering::Relaxed);
            if position >= reviewer.positions() {
                return evaluated;
            }
            evaluated.push((position, reviewer.evaluate(position, &stop)));
            bar.inc(1);
        }
    };
    let mut all = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let parts =
            workers.into_iter().map(|worker| worker.join().expect("a review does not panic"));
        parts.flatten().collect::<Vec<_>>()
    });
    bar.finish_and_clear();
    all.sort_by_key(|(position, _)| *position);
    all.into_iter().map(|(_, evaluated)| evaluated).collect()
}

fn describe(record: &Record, review: &Review, phrases: &Phrases) -> String {
    let game = record.game();
    let names: Vec<_> = game.setup().players.iter().map(|player| player.name.clone()).collect();
    let words = Words::new(phrases, game, &names);
    let (mut text, mut state) = (String::new(), game.start());
    let mut decisions = review.decisions.iter().peekable();
    for (number, &action) in record.actions().iter().enumerate() {
        if let Some(decision) = decisions.next_if(|next| next.action as usize == number) {
            tell(&mut text, decision, game, &state, &words, &names);
        }
        game.apply(&mut state, action, &mut ()).expect("a record holds legal actions only");
    }
    for seat in state.seats() {
        let (title, summary) = words.summary(review, seat);
        let _ = writeln!(text, "\n{title}. {summary}\n{}.", words.accuracy(review, seat));
    }
    text
}

/// Describes a decision in a line, and a mistake in several.
fn tell(
    text: &mut String,
    decision: &Decision,
    game: &Game,
    state: &State,
    words: &Words,
    names: &[String],
) {
    let seat = decision.seat.index();
    let before = decision.before[seat];
    let shown = |plan: &PlanValue| {
        let said = read_plan(game, state, plan).map(|plan| words.plan(state, plan));
        format!("{} ({})", plan.actions.join(", "), said.unwrap_or_default())
    };
    let _ = writeln!(
        text,
        "{:>4}  {}: {}  {:.0} %, {}  {}",
        decision.action + 1,
        names[seat],
        decision.plans[decision.played as usize].actions.join(", "),
        100.0 * before.chance,
        signed(before.lead, 1),
        words.verdict(decision.verdict),
    );
    if decision.verdict < Verdict::Inaccuracy {
        return;
    }
    let _ = writeln!(
        text,
        "      {} ({}, {} %): {}",
        words.title(decision),
        signed(-decision.loss.lead, 1),
        signed(-100.0 * decision.loss.chance, 0),
        shown(&decision.plans[0]),
    );
    for reason in &decision.reasons {
        let _ = writeln!(text, "      · {}", words.reason(reason));
    }
}

fn read_plan(game: &Game, state: &State, plan: &PlanValue) -> Option<Plan> {
    let first = Action::parse(plan.actions.first()?, game, state).ok()?;
    let mut after = state.clone();
    game.apply(&mut after, first, &mut ()).ok()?;
    let then =
        plan.actions.get(1).map(|text| Action::parse(text, game, &after)).transpose().ok()?;
    Some(Plan { first, then })
}

/// A number with its sign: `+4.3`, `−12`. What is rounded to zero has none.
fn signed(number: f32, digits: usize) -> String {
    let text = format!("{number:+.digits$}");
    if text.contains(|char| ('1'..='9').contains(&char)) {
        text.replace('-', "−")
    } else {
        text[1..].to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_a_sign_unless_they_are_zero() {
        let texts = [(4.25, 1), (-12.0, 0), (-0.04, 1), (0.0, 0)]
            .map(|(number, digits)| signed(number, digits));
        assert_eq!(texts, ["+4.2", "−12", "0.0", "0"]);
    }
}
