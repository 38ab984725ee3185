//! What an arena has found, as text and as JSON.

use std::fmt::Write;
use std::path::PathBuf;

use bastide_ai::arena::{Estimate, Fixture, Played, Schedule, Standings};
use bastide_rules::Game;
use serde::Serialize;

use super::Args;
use super::results::Line;
use crate::output;

#[derive(Serialize)]
pub(super) struct Report {
    game: &'static str,
    seed: u64,
    /// How many games are over …
    games: u64,
    /// … of how many.
    scheduled: u64,
    /// Whether that is not all.
    stopped: bool,
    /// The file that a stopped arena can go on from.
    #[serde(skip)]
    file: Option<PathBuf>,
    players: Vec<PlayerReport>,
    meetings: Vec<MeetingReport>,
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
struct MeetingReport {
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
        let games: Vec<(Fixture, Played)> =
            lines.into_iter().map(|line| (schedule.fixture(line.game), line.played())).collect();
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
        let meetings = standings.meetings.iter().map(|meeting| MeetingReport {
            players: [name(meeting.players.0), name(meeting.players.1)],
            wins: meeting.wins,
            draws: meeting.draws,
            losses: meeting.losses,
            win_share: meeting.share.value,
            win_share_error: finite(meeting.share),
            difference: meeting.difference.value,
            difference_error: finite(meeting.difference),
        });
        Self {
            game: game.setup().game.as_str(),
            seed: args.seed,
            games: games.len() as u64,
            scheduled: schedule.games(),
            stopped: (games.len() as u64) < schedule.games(),
            file: args.file.clone(),
            players: players.collect(),
            meetings: meetings.collect(),
            failures,
        }
    }

    pub(super) fn describe(&self) -> String {
        let mut text = String::new();
        let games = output::grouped(self.games);
        let _ = writeln!(text, "{games} games of {}, seed {}", self.game, self.seed);
        if self.stopped {
            let all = output::grouped(self.scheduled);
            let _ = writeln!(text, "Stopped after {games} of {all} games.{}", self.how_to_go_on());
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
        for meeting in &self.meetings {
            let [a, b] = &meeting.players;
            let _ = writeln!(
                text,
                "{a} beats {b} in {:.1} % ±{} of the games ({} won, {} drawn, {} lost), by {:+.1} ±{} points",
                100.0 * meeting.win_share,
                margin(meeting.win_share_error, 100.0, 1),
                meeting.wins,
                meeting.draws,
                meeting.losses,
                meeting.difference,
                margin(meeting.difference_error, 1.0, 1)
            );
        }
        for failure in &self.failures {
            let _ = writeln!(text, "{failure}");
        }
        text
    }

    fn how_to_go_on(&self) -> String {
        let hint =
            |file: &PathBuf| format!(" {} has them; the same command goes on.", file.display());
        self.file.as_ref().map_or_else(String::new, hint)
    }
}

/// Half of an interval; `?` where there are too few games for one.
fn margin(error: Option<f64>, factor: f64, digits: usize) -> String {
    error.map_or_else(|| "?".to_owned(), |error| format!("{:.digits$}", factor * error))
}

/// What went wrong in a game, if anything did.
fn failure(args: &Args, schedule: &Schedule, line: &Line) -> Option<String> {
    let (seat, reason) = line.failure.as_ref()?;
    let player = schedule.fixture(line.game).seats[*seat];
    Some(format!("game {}: {} lost: {reason}", line.game + 1, args.players[player]))
}
