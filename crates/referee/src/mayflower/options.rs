//! What is settled before the game.

/// What is settled before the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is settled by itself")]
pub struct Options {
    /// How many play: 2 to 5 (MAY-01).
    pub players: usize,
    /// The seat of the starting player, from 0 (MAY-06).
    pub first: usize,
    /// How many settlers each player has to play with (MAY-04).
    pub settlers: u8,
    /// Whether there are surveyors. Otherwise there is no bonus, and nobody is left behind.
    pub surveyors: bool,
    /// The columns in which the surveyors start (MAY-05).
    pub surveyors_at: [i32; 2],
    /// Whether tiles lie only in the ten rows of the starting spaces (MAY-R-02).
    pub ten_rows: bool,
    /// Whether the starting spaces count as tiles (MAY-R-04).
    pub coast_counts: bool,
    /// Whether a surveyor gives a bonus for each settler of a player in the surveyor's column
    /// (MAY-R-08), not once for all of them.
    pub bonus_for_each_settler: bool,
}

impl Options {
    /// The game as the rules have it: 5 settlers each, the first seat begins.
    pub fn usual(players: usize) -> Options {
        Options {
            players,
            first: 0,
            settlers: 5,
            surveyors: true,
            surveyors_at: [0, 0],
            ten_rows: false,
            coast_counts: true,
            bonus_for_each_settler: true,
        }
    }
}
