//! The surveyors: their bonus, their way west, and whom they leave behind. Only their columns
//! count (MAY-R-13).

use super::board::column;
use super::game::Referee;
use crate::board::Region;

impl Referee {
    /// What the surveyors give to a player who scores a feature: 4 points for each of the
    /// player's settlers on the feature and each surveyor in its column (MAY-33 to MAY-35,
    /// MAY-R-08, MAY-R-09), or for each surveyor once.
    pub(super) fn bonus(&self, feature: &Region, seat: usize) -> u32 {
        if !self.options.surveyors {
            return 0;
        }
        let settlers = self.board.settlers_in(feature);
        let in_column = |surveyor: i32| {
            let own = settlers.iter().filter(|(_, owner)| *owner == seat);
            let here = own.filter(|((x, ..), _)| column(*x) == surveyor).count();
            if self.options.bonus_for_each_settler { here } else { here.min(1) }
        };
        self.surveyors.map(|surveyor| 4 * in_column(surveyor) as u32).into_iter().sum()
    }

    /// One surveyor moves a column west (MAY-36): the one further east (MAY-39), or, if both are
    /// in the same column, either; but then neither if no tile lies further west (MAY-41).
    pub(super) fn move_a_surveyor(&mut self) {
        let [east, west] = self.surveyors;
        let together = east == west;
        if !self.options.surveyors || together && self.board.westernmost() <= west {
            return;
        }
        self.surveyors = [east + 1, west];
        self.surveyors.sort_unstable();
    }

    /// Every standing settler east of both surveyors goes home without points (MAY-43 to MAY-45),
    /// whether or not a surveyor has moved (MAY-R-07).
    pub(super) fn leave_behind(&mut self) {
        if self.options.surveyors {
            let easternmost = self.surveyors[0];
            self.board.send_home(|(x, ..)| column(x) < easternmost);
        }
    }
}
