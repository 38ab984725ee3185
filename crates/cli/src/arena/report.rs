//! The results of an arena as text and as JSON.

use std::fmt::Write;
use std::path::PathBuf;

use bastide_ai::arena::{Estimate, Fixture, GameResult, Schedule, Standings};
use bastide_rules::Game;
use serde::Serialize;

use super::Args;
use super::results::Line;
use crate::output;

#[derive(Serialize)]
pub(super) struct Report {
    game: &'static str,
    seed: u64,
    /// The number of finished games.
    games: u64,
    /// The number of all games.
    scheduled: u64,
    /// Whether games are missing.
    stopped: bool,
    /// The file from which a stopped arena can continue.
    #[serde(skip)]
    file: Option<PathBuf>,
    players: Vec<PlayerReport>,
    #[serde(rename = "meetings")]
    pairings: Vec<PairingReport>,
    failures: Vec<String>,
}

#[derive(Serialize)]
struct PlayerReport {
    player: String,
    elo: f64,
    elo_error: Option<f64>,
    wins: u32,
    draws: u32,
    losses: u32,
    points: f64,
    seconds_a_decision: f64,
    slowest_decision: f64,
    failures: u32,
}

#[derive(Serialize)]
struct PairingReport {
    players: [String; 2],
    wins: u32,
    draws: u32,
    losses: u32,
    win_share: f64,
    win_share_error: Option<f64>,
    difference: f64,
    difference_error: Option<f64>,
}

impl Report {
    pub(super) fn new(args: &Args, game: &Game, schedule: &Schedule, mut lines: Vec<Line>) -> Self {
        lines.sort_by_key(|line| line.game);
        let failures = lines.iter().filter_map(|line| failure(args, schedule, line)).collect();
        let games: Vec<(Fixture, GameResult)> =
            lines.into_iter().map(|line| (schedule.fixture(line.game), line.result())).collect();
        let standings = Standings::new(args.players.len(), &games);
        let name = |player: usize| args.players[player].to_string();
        let finite = |Estimate { error, .. }| Some(error).filter(|error| error.is_finite());
        let players = standings.players.iter().enumerate().map(|(number, standing)| PlayerReport {
            player: name(number),
            elo: standing.elo.value,
            elo_error: finite(standing.elo),
            wins: standing.wins,
            draws: standing.draws,
            losses: standing.losses,
            points: standing.points,
            seconds_a_decision: standing.seconds,
            slowest_decision: standing.slowest,
            failures: standing.failures,
        });
        let pairings = standings.pairings.iter().map(|pairing| PairingReport {
            players: [name(pairing.players.0), name(pairing.players.1)],
            wins: pairing.wins,
            draws: pairing.draws,
            losses: pairing.losses,
            win_share: pairing.share.value,
            win_share_error: finite(pairing.share),
            difference: pairing.difference.value,
            difference_error: finite(pairing.difference),
        });
        Self {
            game: game.setup().game.as_str(),
            seed: args.seed,
            games: games.len() as u64,
            scheduled: schedule.games(),
            stopped: (games.len() as u64) < schedule.games(),
            file: args.file.clone(),
            players: players.collect(),
            pairings: pairings.collect(),
            failures,
        }
    }

    pub(super) fn describe(&self) -> String {
        let mut text = String::new();
        let games = output::grouped(self.games);
        let _ = writeln!(text, "{games} games of {}, seed {}", self.game, self.seed);
        if self.stopped {
            let all = output::grouped(self.scheduled);
            let _ = writeln!(text, "Stopped after {games} of {all} games.{}", self.continue_hint());
        }
        text.push('\n');
        let widest = self.players.iter().map(|player| player.player.chars().count()).max();
        let widest = widest.unwrap_or(0).max(6);
        let _ = writeln!(
            text,
            "{:widest$}         Elo     wins  draws  losses  points  seconds a decision (slowest)",
            "player"
        );
        for player in &self.players {
            let _ = writeln!(
                text,
                "{:widest$}  {:>+5.0} ±{:<4} {:>7} {:>6} {:>7} {:>7.1}  {:.4} ({:.2})",
                player.player,
                player.elo,
                margin(player.elo_error, 1.0, 0),
                player.wins,
                player.draws,
                player.losses,
                player.points,
                player.seconds_a_decision,
                player.slowest_decision
            );
        }
        text.push('\n');
        for pairing in &self.pairings {
            let [a, b] = &pairing.players;
            let _ = writeln!(
                text,
                "{a} beats {b} in {:.1} % ±{} of the games ({} won, {} drawn, {} lost), by {:+.1} ±{} points",
                100.0 * pairing.win_share,
                margin(pairing.win_share_error, 100.0, 1),
                pairing.wins,
                pairing.draws,
                pairing.losses,
                pairing.difference,
                margin(pairing.difference_error, 1.0, 1)
            );
        }
        for failure in &self.failures {
            let _ = writeln!(text, "{failure}");
        }
        text
    }

    fn continue_hint(&self) -> String {
        let hint =
            |file: &PathBuf| format!(" {} has them; the same command goes on.", file.display());
        self.file.as_ref().map_or_else(String::new, hint)
    }
}

/// Formats half the width of an interval; `?` if there are too few games for one.
fn margin(error: Option<f64>, factor: f64, digits: usize) -> String {
    error.map_or_else(|| "?".to_owned(), |error| format!("{:.digits$}", factor * error))
}

/// Describes the failure in a game, if there was one.
fn failure(args: &Args, schedule: &Schedule, line: &Line) -> Option<String> {
    let (seat, reason) = line.failure.as_ref()?;
    let player = schedule.fixture(line.game).seats[*seat];
    Some(format!("game {}: {} lost: {reason}", line.game + 1, args.players[player]))
}
