//! The games of an arena, several at once.

use std::collections::BTreeSet;
use std::fs::File;
use std::num::NonZeroUsize;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use anyhow::{Context, anyhow};
use bastide_ai::Stop;
use bastide_ai::arena::{BuiltIn, Contestant, Fixture, Schedule, contest};
use bastide_rules::Game;
use indicatif::{ProgressBar, ProgressStyle};

use super::Entrant;
use super::external::{External, Patience};
use super::results::{Line, Results};

/// All that is needed to play the games of an arena.
pub(super) struct Match<'a> {
    pub(super) entrants: &'a [Entrant],
    pub(super) game: &'a Game,
    pub(super) schedule: &'a Schedule,
    pub(super) patience: Patience,
    /// The folder for what programs write to standard error.
    pub(super) log: Option<&'a Path>,
    pub(super) stop: Stop,
}

impl Match<'_> {
    /// Plays the games that have no result yet, until all are played or the match is stopped.
    pub(super) fn play(&self, threads: Option<u16>, results: &mut Results) -> anyhow::Result<()> {
        let peace = self.entrants.iter().any(|entrant| entrant.wants_peace(self.game));
        let cores = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
        let threads = threads.map_or(if peace { 1 } else { cores }, usize::from);
        let done: BTreeSet<u64> = results.lines.iter().map(|line| line.game).collect();
        let to_do: Vec<u64> =
            (0..self.schedule.games()).filter(|game| !done.contains(game)).collect();
        let bar = progress(to_do.len());
        let (next, results) = (AtomicUsize::new(0), Mutex::new(results));
        let work = || {
            while let Some(&number) = to_do.get(next.fetch_add(1, Ordering::Relaxed)) {
                let Some(line) = self.play_one(number)? else { break };
                results.lock().expect("nobody panics with it").keep(line)?;
                bar.inc(1);
            }
            Ok(())
        };
        // If one worker cannot go on, the others do not either.
        let work = || work().inspect_err(|_| self.stop.wish());
        let played = std::thread::scope(|scope| {
            let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
            let crashed = |_| Err(anyhow!("a built-in player has crashed"));
            let ends: Vec<_> =
                workers.into_iter().map(|worker| worker.join().unwrap_or_else(crashed)).collect();
            ends.into_iter().collect()
        });
        bar.finish_and_clear();
        played
    }

    /// Returns `None` if the match was stopped before the game was over.
    fn play_one(&self, number: u64) -> anyhow::Result<Option<Line>> {
        let fixture = self.schedule.fixture(number);
        let mut contestants = (0..fixture.seats.len())
            .map(|seat| self.contestant(&fixture, number, seat))
            .collect::<anyhow::Result<Vec<_>>>()?;
        let played = contest(self.game, fixture.dealer, &mut contestants, &self.stop);
        Ok(played.map(|played| Line::new(number, played)))
    }

    fn contestant(
        &self,
        fixture: &Fixture,
        number: u64,
        seat: usize,
    ) -> anyhow::Result<Box<dyn Contestant + Send>> {
        let stop = self.stop.clone();
        match &self.entrants[fixture.seats[seat]] {
            Entrant::Ours(sort) => {
                let player = sort.player(self.game, fixture.seeds[seat]);
                Ok(Box::new(BuiltIn::new(player, stop)))
            }
            Entrant::Program(program) => {
                let log = self.log.map(|folder| create_log(folder, number, seat)).transpose()?;
                Ok(Box::new(External::new(program, self.patience, log, stop)))
            }
        }
    }
}

fn create_log(folder: &Path, number: u64, seat: usize) -> anyhow::Result<File> {
    let path = folder.join(format!("game-{:06}-seat-{}.log", number + 1, seat + 1));
    File::create(&path).with_context(|| format!("cannot write {}", path.display()))
}

fn progress(games: usize) -> ProgressBar {
    let template = "{bar:40} {human_pos} of {human_len} games, {eta} to go";
    let style = ProgressStyle::with_template(template).expect("the template is well-formed");
    ProgressBar::new(games as u64).with_style(style)
}
