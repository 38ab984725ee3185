//! The Count of Carcassonne: how followers come into the quarters and out of them, and how the
//! count moves.

use std::collections::BTreeSet;

use crate::action::{Action, Choices};
use crate::board::{Region, Spot, Stand};
use crate::figure::{Figure, Piece};
use crate::game::{Referee, Step};
use crate::options::CountMoves;
use crate::quarter::Quarter;
use crate::tile::Kind;

impl Referee {
    /// The dragon has walked, if it had to. Before the scoring followers may leave the quarters,
    /// in one round for everything that was completed (CNT-09, CNT-R-08, INT-36).
    pub(crate) fn begin_leaving(&mut self) {
        self.step = Step::Leave;
        self.leavers = self.left_neighbour_first();
        self.go_on_leaving();
    }

    /// At the end of the game the market is open (CNT-12, CNT-R-12), or all quarters.
    pub(crate) fn begin_the_market(&mut self) {
        self.step = Step::Market;
        self.leavers = self.left_neighbour_first();
        self.go_on_leaving();
    }

    /// The next one who can move somebody; after the last one comes the scoring.
    pub(crate) fn go_on_leaving(&mut self) {
        while !self.leavers.is_empty() {
            if !self.departures().is_empty() {
                return;
            }
            self.leavers.pop_front();
        }
        if self.step == Step::Market {
            self.score_at_the_end();
            self.step = Step::Over;
        } else {
            self.score_and_move_wagons();
        }
    }

    /// Who decides about leaving has had enough.
    pub(crate) fn leave_no_more(&mut self) {
        self.leavers.pop_front();
        self.go_on_leaving();
    }

    /// A follower leaves a quarter. Its owner goes on (CNT-13), unless it goes in rounds.
    pub(crate) fn leave(&mut self, piece: Piece, spot: Spot) {
        let seat = *self.leavers.front().expect("somebody decides");
        let quarter = Quarter::of(self.board.segment(spot).kind).expect("a way leads there");
        self.board.leave(quarter, Figure { seat, piece }, spot);
        if self.step == Step::Market && self.options.final_any_district {
            self.leavers.rotate_left(1);
        }
        self.go_on_leaving();
    }

    /// Whom the next one to decide can send where: not out of the count's quarter (CNT-16,
    /// CNT-EX-01), and not to the dragon (CNT-R-10). Where on a feature a follower stands is of no
    /// consequence, so that one segment is named for all, but not for a wagon, which may go on
    /// from there.
    fn departures(&self) -> BTreeSet<(Piece, Spot)> {
        let mut departures = BTreeSet::new();
        let Some(&seat) = self.leavers.front() else {
            return departures;
        };
        let mine =
            self.board.quarters.iter().filter(|(quarter, figure)| {
                figure.seat == seat && Some(*quarter) != self.board.count
            });
        let mine: BTreeSet<(Quarter, Piece)> =
            mine.map(|&(quarter, figure)| (quarter, figure.piece)).collect();
        if mine.is_empty() {
            return departures;
        }
        for region in self.open_to_leavers() {
            let ways = self.board.ways_in(&region);
            let quarter = Quarter::of(self.board.kind(&region));
            for &(_, piece) in mine.iter().filter(|(from, _)| Some(*from) == quarter) {
                let named = if piece == Piece::Wagon { ways.len() } else { 1 };
                departures.extend(ways.iter().take(named).map(|&spot| (piece, spot)));
            }
        }
        departures
    }

    pub(crate) fn add_departures(&self, choices: &mut Choices) {
        choices.add_pass();
        for (piece, spot) in self.departures() {
            let text = format!("leave {} {}", piece.name(), self.board.words(Stand::On(spot)));
            choices.add(text, Action::Leave(piece, spot));
        }
    }

    /// The features that can be entered from quarters now: what the tile of this part completed,
    /// occupied or not (CNT-09, CNT-R-07), but never a field (CNT-12, CNT-R-13); at the end of the
    /// game every field (CNT-R-12) or, if all quarters are open, everything unfinished.
    fn open_to_leavers(&self) -> BTreeSet<Region> {
        if self.step == Step::Market {
            let mut open: BTreeSet<Region> = self.board.regions().into_iter().collect();
            open.retain(|region| {
                let kind = self.board.kind(region);
                let wanted = kind == Kind::Field || self.options.final_any_district;
                wanted && self.is_place(kind) && !self.board.is_complete(region)
            });
            return open;
        }
        let kinds = [Kind::Road, Kind::City, Kind::Cloister, Kind::Shrine];
        let kinds = kinds.into_iter().filter(|kind| self.is_place(*kind));
        let mut open: BTreeSet<Region> =
            kinds.flat_map(|kind| self.completed_by_this_tile(kind)).collect();
        if self.options.leaving_occupied_only {
            open.retain(|region| self.board.has_follower(region));
        }
        open
    }

    /// Scoring, wagons and dragon are through. Who has brought points to others only may put a
    /// follower into a quarter (CNT-04 to CNT-08, CNT-R-03, CNT-R-06, INT-44).
    pub(crate) fn after_the_scoring(&mut self) {
        if self.options.count && self.served_others && !self.deployments().is_empty() {
            self.step = Step::Deploy;
        } else {
            self.end_part();
        }
    }

    /// What the player can put where. The count does not matter (CNT-R-05).
    fn deployments(&self) -> Vec<(Piece, Quarter)> {
        let pieces = Piece::ALL.into_iter().filter(|piece| self.in_supply(*piece));
        let pairs = pieces.flat_map(|piece| Quarter::ALL.map(|quarter| (piece, quarter)));
        pairs.filter(|(piece, quarter)| quarter.takes(*piece)).collect()
    }

    pub(crate) fn add_deployments(&self, choices: &mut Choices) {
        choices.add_pass();
        for (piece, quarter) in self.deployments() {
            let text = format!("{} {}", piece.name(), quarter.name());
            choices.add(text, Action::Deploy(piece, quarter));
        }
    }

    /// A follower goes into a quarter, and the count may go elsewhere (CNT-15).
    pub(crate) fn deploy(&mut self, piece: Piece, quarter: Quarter) {
        self.board.quarters.push((quarter, Figure { seat: self.player, piece }));
        match self.options.count_moves {
            CountMoves::ByPlayer => self.step = Step::Count,
            CountMoves::Clockwise => self.move_the_count(self.board.count.map(Quarter::next)),
            CountMoves::ToFollower => self.move_the_count(Some(quarter)),
        }
    }

    pub(crate) fn add_count_moves(&self, choices: &mut Choices) {
        choices.add_pass();
        let others = Quarter::ALL.into_iter().filter(|to| Some(*to) != self.board.count);
        for quarter in others {
            choices.add(format!("count {}", quarter.name()), Action::Count(quarter));
        }
    }

    /// The count is always in some quarter (CNT-17).
    pub(crate) fn move_the_count(&mut self, quarter: Option<Quarter>) {
        self.board.count = quarter;
        self.end_part();
    }
}
