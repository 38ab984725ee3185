//! How far reviews are, in this process and in others.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use tokio::time::Instant;

use crate::cluster::Bus;

/// The subject on which the processes of a cluster say how far their reviews are.
const SUBJECT: &str = "review-progress";
/// After this time without news, a review of another process counts as waiting.
const FORGOTTEN: Duration = Duration::from_mins(1);

/// How far a review is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Progress {
    /// Whether it is being computed.
    pub(crate) running: bool,
    /// The number of positions that are evaluated …
    pub(crate) done: u32,
    /// … of this many.
    pub(crate) total: u32,
}

/// A message about a review.
#[derive(Debug, Serialize, Deserialize)]
struct News {
    /// The hash of the game.
    game: String,
    done: u32,
    total: u32,
}

/// The progress of all reviews that are being computed, by the hash of the game.
#[derive(Debug)]
pub(super) struct Board {
    bus: Option<Bus>,
    known: Mutex<HashMap<String, Known>>,
}

#[derive(Debug)]
struct Known {
    progress: Progress,
    /// When another process told it; `None` for reviews of this process.
    told: Option<Instant>,
}

impl Board {
    pub(super) fn new(bus: Option<Bus>) -> Self {
        Self { bus, known: Mutex::default() }
    }

    fn known(&self) -> MutexGuard<'_, HashMap<String, Known>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A review begins in this process, with this many positions.
    pub(super) fn begin(&self, game: &str, positions: usize) {
        let progress = Progress { running: true, done: 0, total: positions as u32 };
        self.known().insert(game.to_owned(), Known { progress, told: None });
        self.tell(game, progress);
    }

    /// A position of a review in this process is done.
    pub(super) fn step(&self, game: &str) {
        let progress = self.known().get_mut(game).map(|known| {
            known.progress.done += 1;
            known.progress
        });
        if let Some(progress) = progress {
            self.tell(game, progress);
        }
    }

    /// A review in this process has ended.
    pub(super) fn end(&self, game: &str) {
        self.known().remove(game);
    }

    pub(super) fn of(&self, game: &str) -> Option<Progress> {
        self.known().get(game).map(|known| known.progress)
    }

    fn tell(&self, game: &str, Progress { done, total, .. }: Progress) {
        if let Some(bus) = &self.bus {
            bus.publish(SUBJECT, &News { game: game.to_owned(), done, total });
        }
    }

    /// Hears of the reviews of other processes as long as the server runs.
    pub(super) async fn listen(&self) {
        let Some(bus) = &self.bus else { return };
        let mut news = match bus.subscribe::<News>(SUBJECT).await {
            Ok(news) => news,
            Err(error) => return tracing::error!(%error, "the progress of reviews is not heard of"),
        };
        while let Some(news) = news.next().await {
            self.hear(news, Instant::now());
        }
    }

    fn hear(&self, News { game, done, total }: News, now: Instant) {
        let mut known = self.known();
        known.retain(|_, known| known.told.is_none_or(|told| now - told < FORGOTTEN));
        let progress = Progress { running: true, done, total };
        let known = known.entry(game).or_insert(Known { progress, told: Some(now) });
        // NATS echoes what this process tells, and it may be late.
        if known.told.is_some() {
            *known = Known { progress, told: Some(now) };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn news(game: &str, done: u32) -> News {
        News { game: game.to_owned(), done, total: 9 }
    }

    fn running(done: u32) -> Progress {
        Progress { running: true, done, total: 9 }
    }

    /// The guards are `told` and `FORGOTTEN`.
    #[test]
    fn reviews_of_other_processes_are_known_for_a_while() {
        let (board, now) = (Board::new(None), Instant::now());
        board.begin("own", 9);
        board.step("own");
        board.hear(news("own", 0), now);
        assert_eq!(board.of("own"), Some(running(1)), "an echo is older");
        board.hear(news("other", 3), now);
        board.hear(news("other", 4), now);
        assert_eq!(board.of("other"), Some(running(4)));
        board.hear(news("third", 1), now + FORGOTTEN);
        assert_eq!((board.of("other"), board.of("own")), (None, Some(running(1))));
        board.end("own");
        assert_eq!(board.of("own"), None);
    }
}
