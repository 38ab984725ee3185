//! The score track, as the editions show it (`BAS-63` to `BAS-65`). For display only: the engine counts
//! points without limit.

/// Spaces on the track, from 0 to 49, in a closed loop.
pub const SPACES: u32 = 50;

/// Where a player's marker stands on the track.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Marker {
    /// The space, 0 to 49.
    pub space: u32,
    /// How often space 0 was reached or passed again (`MAY-R-24`).
    pub laps: u32,
}

impl Marker {
    /// Where the marker of a player with `points` points stands.
    pub const fn of(points: u32) -> Self {
        Self { space: points % SPACES, laps: points / SPACES }
    }

    /// `BAS-64`, `INN-26`, `HG-27`, `HG-R-21`: the score tiles that show the laps, as the numbers
    /// of those with 100 and with 50 up. The first lap takes a tile with 50 up, the second turns it
    /// to 100, and so on.
    pub const fn score_tiles(self) -> (u32, u32) {
        (self.laps / 2, self.laps % 2)
    }

    /// `BAS-65`, 2003 edition, and `MAY-21`: the marker lies down in the second lap. More laps
    /// cannot be shown.
    pub const fn lies_down(self) -> bool {
        self.laps == 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// BAS-63, BAS-64, BAS-EX-30, BAS-V-05.
    #[test]
    fn every_lap_takes_or_turns_a_score_tile() {
        assert_eq!(Marker::of(49), Marker { space: 49, laps: 0 });
        assert_eq!(Marker::of(49).score_tiles(), (0, 0));
        assert_eq!(Marker::of(50), Marker { space: 0, laps: 1 });
        assert_eq!(Marker::of(50).score_tiles(), (0, 1));
        assert_eq!(Marker::of(103).score_tiles(), (1, 0));
        assert_eq!(Marker::of(150).score_tiles(), (1, 1));
        assert_eq!(Marker::of(1_234).score_tiles(), (12, 0));
    }

    /// BAS-65, BAS-V-05.
    #[test]
    fn the_2003_marker_lies_in_the_second_lap_only() {
        let lying = [0, 49, 50, 99, 100].map(|points| Marker::of(points).lies_down());
        assert_eq!(lying, [false, false, true, true, false]);
    }
}
