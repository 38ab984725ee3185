//! Barns: where they may stand, and the fields they touch.

use std::collections::BTreeSet;

use crate::action::{Action, Choices};
use crate::board::{Board, Position, Region, Spot, Stand};
use crate::figure::Piece;
use crate::game::Referee;
use crate::tile::Kind;

/// The corners of a tile, clockwise, with the two half-edges that touch each (ABB-21).
const CORNERS: [(&str, [usize; 2]); 4] =
    [("NW", [7, 0]), ("NE", [1, 2]), ("SE", [3, 4]), ("SW", [5, 6])];

/// What a completed city gives farmers when a barn comes to their field (ABB-27).
const POINTS_WHEN_PLACED: u32 = 3;
/// What it gives them when their field is joined to one with a barn (ABB-31).
const POINTS_WHEN_JOINED: u32 = 1;
/// What it gives the owner of a barn at the end (ABB-35).
const POINTS_AT_THE_END: u32 = 4;

impl Board {
    /// Where the barns on a field stand.
    fn barns(&self, region: &Region) -> Vec<Spot> {
        let barns = self.figures_on(region).into_iter();
        barns.filter(|(_, figure)| figure.piece == Piece::Barn).map(|(spot, _)| spot).collect()
    }

    /// Whether a barn stands on a field.
    pub(crate) fn has_barn(&self, region: &Region) -> bool {
        !self.barns(region).is_empty()
    }

    /// The field segment that fills a corner of a tile, if one does and the tile is there.
    fn corner_field(&self, (x, y): Position, corner: usize) -> Option<Spot> {
        let halves = CORNERS[corner].1;
        let whole = self
            .tiles
            .get((x, y))?
            .find(Kind::Field, |segment| halves.iter().all(|half| segment.reaches.contains(half)));
        Some((x, y, whole?))
    }

    /// The field segment at a corner of a tile, if all four tiles that meet there show field
    /// (ABB-20, ABB-21).
    fn meeting_field(&self, (x, y): Position, corner: usize) -> Option<Spot> {
        // The tile of which this is the north-west corner, and the others clockwise around it.
        let (px, py) = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)][corner];
        let meeting = [(px, py), (px - 1, py), (px - 1, py - 1), (px, py - 1)];
        let mut tiles = meeting.into_iter().enumerate();
        let all = tiles.all(|(corner, tile)| self.corner_field(tile, corner).is_some());
        self.corner_field((x, y), corner).filter(|_| all)
    }
}

impl Referee {
    /// A barn may go to the corners of the tile just laid (ABB-R-16), if the field has none
    /// (ABB-23).
    pub(crate) fn add_barns(&self, choices: &mut Choices) {
        if !self.in_supply(Piece::Barn) {
            return;
        }
        let here = self.placed.expect("a tile was placed");
        for (corner, (name, _)) in CORNERS.into_iter().enumerate() {
            let Some(spot) = self.board.meeting_field(here, corner) else {
                continue;
            };
            if self.options.barn_occupied || !self.board.has_barn(&self.board.flood(spot)) {
                choices.add(format!("barn {name}"), Action::Piece(Piece::Barn, Stand::On(spot)));
            }
        }
    }

    /// Scores the farmers to whom the tile of this part has brought a barn, whoever owns it
    /// (ABB-27 to ABB-33, ABB-R-17): more if the barn is the first on the field and new. Then they
    /// and their pigs go home.
    pub(crate) fn score_farmers_at_barns(&mut self) {
        let (x, y) = self.placed.expect("a tile was placed");
        let segments = self.board.tile(x, y).segments.iter().enumerate();
        let fields = segments.filter(|(_, segment)| segment.kind == Kind::Field);
        let fields: BTreeSet<Region> =
            fields.map(|(index, _)| self.board.flood((x, y, index))).collect();
        for field in fields {
            let barns = self.board.barns(&field);
            if barns.is_empty() || !self.board.has_follower(&field) {
                continue;
            }
            // A barn on the tile just laid was placed just now.
            let new = barns.len() == 1 && (barns[0].0, barns[0].1) == (x, y);
            let each = if new { POINTS_WHEN_PLACED } else { POINTS_WHEN_JOINED };
            self.score_field(&field, each);
            self.board.clear(&field, Some(Piece::Barn));
        }
    }

    /// At the end farmers can have come from the market to a field with a barn: they are scored as
    /// if their field had been joined to it (ABB-R-20, CNT-R-13, INT-58).
    pub(crate) fn score_late_farmers_at_barns(&mut self) {
        for field in self.board.occupied() {
            if self.board.has_barn(&field) && self.board.has_follower(&field) {
                self.score_field(&field, POINTS_WHEN_JOINED);
            }
        }
    }

    /// At the end every player with a barn on a field gets points for its cities, once (ABB-35,
    /// ABB-36).
    pub(crate) fn score_barns(&mut self) {
        for field in self.board.occupied() {
            let barns = self.board.barns(&field);
            let owners: BTreeSet<usize> =
                barns.iter().map(|spot| self.board.figures[spot].seat).collect();
            if owners.is_empty() {
                continue;
            }
            let cities = self.board.completed_cities_touched(&field).len() as u32;
            for owner in owners {
                self.scores[owner] += cities * POINTS_AT_THE_END;
            }
        }
    }
}
