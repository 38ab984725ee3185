//! The players' clocks. The current time is a parameter of every function that needs it.

use bastide_protocol::Millis;
use bastide_protocol::table::ClockSetting;
use bastide_rules::Seat;

/// The clocks of all players.
#[derive(Clone, Debug)]
pub(crate) struct Clocks {
    setting: ClockSetting,
    left: Vec<Millis>,
    /// When the acting player's time began.
    since: Millis,
}

impl Clocks {
    pub(crate) fn new(setting: ClockSetting, players: usize, now: Millis) -> Self {
        Self { setting, left: vec![first(setting).unwrap_or(0); players], since: now }
    }

    /// How long the acting player has thought.
    pub(crate) fn spent(&self, now: Millis) -> Millis {
        (now - self.since).max(0)
    }

    /// Takes the time of a decision from a player's clock, which never goes below zero (`REL-16`).
    pub(crate) fn decide(&mut self, seat: Seat, spent: Millis, now: Millis) {
        let left = &mut self.left[seat.index()];
        *left = match self.setting {
            ClockSetting::None => 0,
            ClockSetting::Total { .. } => (*left - spent).max(0),
            ClockSetting::PerMove { seconds } => Millis::from(seconds) * 1000,
        };
        self.since = now;
    }

    /// Charges the time of an undone decision; the player goes on with what is left.
    pub(crate) fn think_on(&mut self, seat: Seat, spent: Millis, now: Millis) {
        let left = &mut self.left[seat.index()];
        *left = (*left - spent).max(0);
        self.since = now;
    }

    /// Restarts the measurement without charging the time until now.
    pub(crate) fn begin_anew(&mut self, now: Millis) {
        self.since = now;
    }

    /// Ends a turn of this player.
    pub(crate) fn end_turn(&mut self, seat: Seat) {
        if let ClockSetting::Total { increment, .. } = self.setting {
            self.left[seat.index()] += Millis::from(increment) * 1000;
        }
    }

    /// Excludes a period in which the server was down.
    pub(crate) fn stood_still(&mut self, pause: Millis) {
        self.since += pause;
    }

    /// When the time of the acting player runs out.
    pub(crate) fn deadline(&self, acting: Seat) -> Option<Millis> {
        first(self.setting).map(|_| self.since + self.left[acting.index()])
    }

    /// The remaining times; `None` if the game has no clocks.
    pub(crate) fn faces(&self, acting: Option<Seat>, now: Millis) -> Option<Vec<Millis>> {
        first(self.setting)?;
        let face = |(index, &left): (usize, &Millis)| {
            let thinks = acting.is_some_and(|seat| seat.index() == index);
            if thinks { (left - self.spent(now)).max(0) } else { left }
        };
        Some(self.left.iter().enumerate().map(face).collect())
    }
}

/// The initial time of a player.
fn first(setting: ClockSetting) -> Option<Millis> {
    match setting {
        ClockSetting::None => None,
        ClockSetting::Total { seconds, .. } | ClockSetting::PerMove { seconds } => {
            Some(Millis::from(seconds) * 1000)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANN: Seat = Seat::new(0);
    const BEN: Seat = Seat::new(1);

    /// `REL-16`
    #[test]
    fn time_is_taken_from_who_thinks_and_never_goes_below_zero() {
        let mut clocks =
            Clocks::new(ClockSetting::Total { seconds: 60, increment: 5 }, 2, 1_000_000);
        assert_eq!(clocks.deadline(ANN), Some(1_060_000));
        clocks.decide(ANN, clocks.spent(1_010_000), 1_010_000);
        assert_eq!(clocks.faces(Some(BEN), 1_012_000), Some(vec![50_000, 58_000]));
        clocks.end_turn(ANN);
        assert_eq!(clocks.faces(Some(BEN), 1_999_000), Some(vec![55_000, 0]));
        clocks.decide(BEN, clocks.spent(9_999_000), 9_999_000);
        assert_eq!(clocks.faces(None, 9_999_000), Some(vec![55_000, 0]));
    }

    #[test]
    fn taking_back_gives_no_time() {
        let mut clocks = Clocks::new(ClockSetting::PerMove { seconds: 100 }, 2, 0);
        clocks.think_on(ANN, 30_000, 30_000);
        assert_eq!(clocks.deadline(ANN), Some(100_000));
    }

    /// `REL-16`
    #[test]
    fn a_restart_burns_no_time_and_a_clock_that_goes_back_gives_none() {
        let mut clocks = Clocks::new(ClockSetting::PerMove { seconds: 100 }, 2, 0);
        clocks.stood_still(40_000);
        assert_eq!(clocks.deadline(ANN), Some(140_000));
        assert_eq!(clocks.spent(-5), 0);
        clocks.decide(ANN, 30_000, 70_000);
        assert_eq!(clocks.faces(Some(BEN), 70_000), Some(vec![100_000, 100_000]));
    }
}
