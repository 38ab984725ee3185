//! Parts of an analysis on the thinking cores.

use std::sync::Arc;

use bastide_ai::StopFlag;
use bastide_protocol::id::Id;
use tokio::time::timeout;

use super::{Bots, Cancel, JobError, Purpose};

/// How often a part of an analysis is begun again after it has made room. The last time it keeps what it has.
const ATTEMPTS: u32 = 3;

/// Requests a stop when it is dropped.
struct StopOnDrop(Cancel);

impl Drop for StopOnDrop {
    fn drop(&mut self) {
        self.0.request();
    }
}

impl Bots {
    /// Runs a part of an analysis for a person, on one core that no game needs. Dropping the future stops it.
    ///
    /// If a game needs the core for long, the job is stopped, its result dropped, and begun again later.
    pub(crate) async fn analyse<T: Send + 'static>(
        &self,
        purpose: Purpose,
        person: &Id,
        job: impl Fn(&StopFlag) -> T + Send + Sync + 'static,
    ) -> Result<T, JobError> {
        let cancel = Cancel::default();
        let guard = StopOnDrop(cancel.clone());
        // The place is kept until the job has stopped, even if nobody waits for it any more.
        let (bots, person) = (self.clone(), person.clone());
        let done = tokio::spawn(async move {
            bots.analyse_until(&cancel, purpose, &person, Arc::new(job)).await
        });
        let answer = done.await?;
        drop(guard);
        answer
    }

    async fn analyse_until<T: Send + 'static>(
        &self,
        cancel: &Cancel,
        purpose: Purpose,
        person: &Id,
        job: Arc<impl Fn(&StopFlag) -> T + Send + Sync + 'static>,
    ) -> Result<T, JobError> {
        let mut attempt = 0;
        loop {
            attempt += 1;
            let mut place = self.searches.enter(purpose, person, 1);
            tokio::select! {
                biased;
                () = cancel.requested() => return Err(JobError::Withdrawn),
                _ = place.turn() => {}
            }
            let (job, stop) = (Arc::clone(&job), StopFlag::default());
            let running = tokio::task::spawn_blocking({
                let stop = stop.clone();
                move || job(&stop)
            });
            let answer = {
                let result = self.see_through(&mut place, 1, &stop, running);
                tokio::pin!(result);
                tokio::select! {
                    result = &mut result => result?,
                    () = cancel.requested() => {
                        stop.request();
                        let _ = timeout(self.grace, result).await;
                        return Err(JobError::Withdrawn);
                    }
                }
            };
            if attempt >= ATTEMPTS || !stop.is_requested() {
                return Ok(answer);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;
    use std::time::Duration;

    use bastide_ai::Level;
    use tokio::sync::mpsc;

    use super::*;
    use crate::bots::tests::{assignment, requested_stop, stoppable};
    use crate::play::Question;

    /// A part of an analysis that was stopped for a game is begun again, and keeps what it has the third time. The guard is
    /// the loop in `analyse_until`.
    #[tokio::test]
    async fn an_analysis_makes_room_and_begins_again() {
        let day = Duration::from_hours(24);
        let bots = Bots { budget: day, grace: day, slice: Duration::ZERO, ..Bots::new(1, 1) };
        let begun = Arc::new(Mutex::new(Vec::new()));
        let notes = Arc::clone(&begun);
        let (again, mut begins) = mpsc::unbounded_channel();
        let ann = Id::from_text("ann");
        let review = bots.analyse(Purpose::Review, &ann, move |stop| {
            let count = {
                let mut notes = notes.lock().expect("no panic");
                notes.push(());
                notes.len()
            };
            again.send(()).expect("it is waited for");
            while !stop.is_requested() {
                std::thread::yield_now();
            }
            count
        });
        let moves = async {
            for _ in 0..3 {
                begins.recv().await.expect("it begins");
                let quick = |question: &Question, _: u32, _: &StopFlag| {
                    stoppable(question, 1, &requested_stop())
                };
                assert!(bots.think_with(assignment("ben", Level::Strong), quick).await.is_some());
            }
        };
        let (count, ()) = tokio::join!(review, moves);
        assert_eq!(count.expect("a result"), 3);
    }

    /// What nobody waits for any more is stopped, and frees its core. The guard is `StopOnDrop`.
    #[tokio::test]
    async fn a_dropped_analysis_stops() {
        let bots = Bots::new(1, 1);
        let ann = Id::from_text("ann");
        let (began, mut begins) = mpsc::unbounded_channel();
        let endless = move |stop: &StopFlag| {
            began.send(()).expect("it is waited for");
            while !stop.is_requested() {
                std::thread::yield_now();
            }
        };
        tokio::select! {
            _ = bots.analyse(Purpose::Review, &ann, endless) => panic!("it never ends"),
            _ = begins.recv() => {}
        }
        assert_eq!(bots.analyse(Purpose::Review, &ann, |_| 7).await.expect("a result"), 7);
        let failed = bots.analyse(Purpose::Review, &ann, |_| -> u32 { panic!("a bad analysis") });
        assert!(matches!(failed.await, Err(JobError::Failed(_))));
        assert_eq!(bots.analyse(Purpose::Review, &ann, |_| 7).await.expect("a result"), 7);
    }
}
