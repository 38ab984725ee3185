//! Time as the server sees it. Tests bring their own, so that no test ever waits for a clock.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use bastide_protocol::Millis;
use tokio::sync::watch;

/// Where the time comes from.
#[derive(Clone, Debug)]
pub struct Clock(Source);

#[derive(Clone, Debug)]
enum Source {
    System,
    Manual(Arc<watch::Sender<Millis>>),
}

impl Clock {
    /// The clock of the machine.
    pub fn system() -> Self {
        Self(Source::System)
    }

    /// A clock that stands still until [`Clock::advance`] moves it on.
    pub fn manual(now: Millis) -> Self {
        Self(Source::Manual(Arc::new(watch::Sender::new(now))))
    }

    /// Moves a manual clock on; the clock of the machine goes by itself.
    pub fn advance(&self, by: Duration) {
        if let Source::Manual(time) = &self.0 {
            time.send_modify(|now| *now += millis(by));
        }
    }

    /// What time it is.
    pub fn now(&self) -> Millis {
        match &self.0 {
            Source::System => SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, millis),
            Source::Manual(time) => *time.borrow(),
        }
    }

    /// Waits until it is so late.
    pub(crate) async fn sleep_until(&self, when: Millis) {
        match &self.0 {
            Source::System => {
                let wait = u64::try_from(when - self.now()).unwrap_or(0);
                tokio::time::sleep(Duration::from_millis(wait)).await;
            }
            Source::Manual(time) => {
                let mut time = time.subscribe();
                // The sender lives as long as `self`.
                let _ = time.wait_for(|now| *now >= when).await;
            }
        }
    }
}

fn millis(duration: Duration) -> Millis {
    Millis::try_from(duration.as_millis()).unwrap_or(Millis::MAX)
}
