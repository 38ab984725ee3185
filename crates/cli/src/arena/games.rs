//! Plays the games of an arena, several at once.

use std::collections::BTreeSet;
use std::fs::File;
use std::num::NonZeroUsize;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use anyhow::{Context, anyhow};
use bastide_ai::StopFlag;
use bastide_ai::arena::{BuiltIn, Contestant, Fixture, Schedule, play_game};
use bastide_rules::Game;
use indicatif::{ProgressBar, ProgressStyle};

use super::Entrant;
use super::external::{External, Timeouts};
use super::results::{Line, Results};

/// The games of an arena and how they are played.
pub(super) struct Tournament<'a> {
    pub(super) entrants: &'a [Entrant],
    pub(super) game: &'a Game,
    pub(super) schedule: &'a Schedule,
    pub(super) timeouts: Timeouts,
    /// The folder for the standard error of programs.
    pub(super) log: Option<&'a Path>,
    pub(super) stop: StopFlag,
}

impl Tournament<'_> {
    /// Plays the games that have no result yet, until all are played or the arena is stopped.
    pub(super) fn play(&self, threads: Option<u16>, results: &mut Results) -> anyhow::Result<()> {
        let exclusive = self.entrants.iter().any(|entrant| entrant.needs_idle_cores(self.game));
        let cores = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
        let threads = threads.map_or(if exclusive { 1 } else { cores }, usize::from);
        let done: BTreeSet<u64> = results.lines.iter().map(|line| line.game).collect();
        let to_do: Vec<u64> =
            (0..self.schedule.games()).filter(|game| !done.contains(game)).collect();
        let bar = progress(to_do.len());
        let (next, results) = (AtomicUsize::new(0), Mutex::new(results));
        let work = || {
            while let Some(&number) = to_do.get(next.fetch_add(1, Ordering::Relaxed)) {
                let Some(line) = self.play_one(number)? else { break };
                results.lock().expect("the lock is not poisoned").add(line)?;
                bar.inc(1);
            }
            Ok(())
        };
        // An error in one worker stops the others.
        let work = || work().inspect_err(|_| self.stop.request());
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

    /// Returns `None` if the arena was stopped before the game was over.
    fn play_one(&self, number: u64) -> anyhow::Result<Option<Line>> {
        let fixture = self.schedule.fixture(number);
        let mut contestants = (0..fixture.seats.len())
            .map(|seat| self.contestant(&fixture, number, seat))
            .collect::<anyhow::Result<Vec<_>>>()?;
        let result = play_game(self.game, fixture.dealer, &mut contestants, &self.stop);
        Ok(result.map(|result| Line::new(number, result)))
    }

    fn contestant(
        &self,
        fixture: &Fixture,
        number: u64,
        seat: usize,
    ) -> anyhow::Result<Box<dyn Contestant + Send>> {
        let stop = self.stop.clone();
        match &self.entrants[fixture.seats[seat]] {
            Entrant::BuiltIn(spec) => {
                let player = spec.build(self.game, fixture.seeds[seat]);
                Ok(Box::new(BuiltIn::new(player, stop)))
            }
            Entrant::External(program) => {
                let log = self.log.map(|folder| create_log(folder, number, seat)).transpose()?;
                Ok(Box::new(External::new(program, self.timeouts, log, stop)))
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
