//! `bastide analyze`: finds better moves in a recorded game.

use std::fmt::Write;
use std::path::PathBuf;

use anyhow::{Context, bail};
use bastide_ai::{Alternative, Plan, PlayerSpec, Situation, Task};
use bastide_rules::{Action, Actor, Game, Record, Seat, State};
use indicatif::ProgressBar;
use serde::Serialize;

use crate::{input, output, replay};

/// Find better moves in a recorded game
///
/// For each decision: the move played, the best alternative, the points lost against it, and the chance to
/// win before the move. Placing a tile and then a piece is one decision.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record or saved game; `-` reads it from standard input
    file: PathBuf,

    /// The player that analyzes: mcts with a budget, or expectimax (docs/computer-players.md)
    #[arg(long, default_value = "mcts:iterations=400", value_name = "PLAYER")]
    player: PlayerSpec,

    /// The seed of the analysis
    #[arg(long, default_value_t = 1, value_name = "N")]
    seed: u64,

    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Report {
    decisions: Vec<Decision>,
    players: Vec<Summary>,
}

/// One decision of a player.
#[derive(Serialize)]
struct Decision {
    /// The number of its first action in the record, counted from 1.
    action: usize,
    player: String,
    played: String,
    best: String,
    /// The expected points lost against the best alternative.
    loss: f32,
    /// The chance to win before the decision, with the best alternative.
    chance: f32,
    /// The expected lead with the best alternative.
    lead: f32,
}

#[derive(Serialize)]
struct Summary {
    player: String,
    decisions: usize,
    /// The sum of the points lost.
    loss: f32,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let text = input::read(&args.file)?;
    let name = || args.file.display().to_string();
    let record = replay::read(&text, false).with_context(name)?.record;
    let decisions = decisions(args, &record)?;
    let names: Vec<_> =
        record.game().setup().players.iter().map(|player| player.name.clone()).collect();
    let summaries = names.iter().map(|name| {
        let own = || decisions.iter().filter(|decision| decision.player == *name);
        Summary {
            player: name.clone(),
            decisions: own().count(),
            loss: own().map(|decision| decision.loss).sum(),
        }
    });
    let report = Report { players: summaries.collect(), decisions };
    if args.json { output::json(&report) } else { output::text(&describe(&report)) }
}

fn decisions(args: &Args, record: &Record) -> anyhow::Result<Vec<Decision>> {
    let game = record.game();
    let mut analyst = args.player.build(game, args.seed);
    let mut state = game.start();
    let mut decisions = Vec::new();
    let actions = record.actions();
    let bar = ProgressBar::new(actions.len() as u64);
    let mut number = 0;
    while number < actions.len() {
        let Actor::Player(seat) = state.actor() else {
            game.apply(&mut state, actions[number], &mut ())?;
            number += 1;
            continue;
        };
        let plan = plan(game, &state, &actions[number..], seat)?;
        if has_choice(game, &state) {
            let task = Task { required: Some(plan), ..Task::default() };
            let evaluation = analyst.think(&Situation::new(game, &state), &task);
            let best = evaluation.best();
            let Some(played) = find(&evaluation.alternatives, plan) else {
                bail!("{} says nothing about what was played: choose mcts", args.player);
            };
            decisions.push(Decision {
                action: number + 1,
                player: game.setup().players[seat.index()].name.clone(),
                played: text(game, &state, plan),
                best: text(game, &state, best.plan),
                loss: (best.lead - played.lead).max(0.0),
                chance: best.chance,
                lead: best.lead,
            });
        }
        for _ in 0..=usize::from(plan.then.is_some()) {
            game.apply(&mut state, actions[number], &mut ())?;
            number += 1;
        }
        bar.set_position(number as u64);
    }
    bar.finish_and_clear();
    Ok(decisions)
}

/// Returns the plan that was played: an action, and the next one if the same player decides it.
fn plan(game: &Game, state: &State, actions: &[Action], seat: Seat) -> anyhow::Result<Plan> {
    let mut after = state.clone();
    game.apply(&mut after, actions[0], &mut ())?;
    let has_second = after.actor() == Actor::Player(seat);
    Ok(Plan { first: actions[0], then: actions.get(1).copied().filter(|_| has_second) })
}

fn has_choice(game: &Game, state: &State) -> bool {
    let mut actions = Vec::new();
    game.legal_actions(state, &mut actions);
    actions.len() > 1
}

/// Returns the evaluation of a plan, or of its first action if only that was evaluated.
fn find(alternatives: &[Alternative], plan: Plan) -> Option<&Alternative> {
    let exactly = alternatives.iter().find(|alternative| alternative.plan == plan);
    let first = || Plan { first: plan.first, then: None };
    exactly.or_else(|| alternatives.iter().find(|alternative| alternative.plan == first()))
}

fn text(game: &Game, state: &State, plan: Plan) -> String {
    let mut text = plan.first.text(game, state);
    let mut after = state.clone();
    if let Some(then) = plan.then
        && game.apply(&mut after, plan.first, &mut ()).is_ok()
    {
        let _ = write!(text, ", {}", then.text(game, &after));
    }
    text
}

fn describe(report: &Report) -> String {
    let mut text = String::new();
    for decision in &report.decisions {
        let Decision { action, player, played, best, loss, chance, lead } = decision;
        let _ = write!(text, "{action:>4}  {player}: {played}");
        if played != best && *loss >= 0.05 {
            let _ = write!(text, "  (best: {best}, {loss:.1} points better)");
        }
        let _ = writeln!(text, "  wins {:.0} %, lead {lead:+.1}", 100.0 * chance);
    }
    text.push('\n');
    for Summary { player, decisions, loss } in &report.players {
        let _ = writeln!(text, "{player}: {loss:.1} points lost in {decisions} decisions");
    }
    text
}
