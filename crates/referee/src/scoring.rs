//! Points, goods and cards: for what a tile completes, and at the end of the game.

use std::collections::BTreeSet;

use crate::board::{Board, Region};
use crate::figure::Piece;
use crate::game::Referee;
use crate::options::{AwardScoring, FieldScoring};
use crate::tile::Kind;

/// What most of one kind of goods gives at the end (TRA-36).
const POINTS_PER_KIND_OF_GOODS: u32 = 10;

impl Referee {
    /// Scores what the tile of this part has completed, and returns the pieces (BAS-27, BAS-42)
    /// but the wagons, whose owners decide later (ABB-45); then come farmers at barns, goods and
    /// cards.
    ///
    /// For the points it looks for every completed feature with a piece on it. That is the same:
    /// what was completed earlier has lost its pieces then, and new ones come only onto the tile
    /// of this part, or onto what is not complete, or from a quarter onto what is complete since
    /// just now. A completed feature without followers gives
    /// nothing (BAS-39).
    pub(crate) fn score_part(&mut self) {
        let before = self.scores.clone();
        let occupied = self.board.occupied().into_iter();
        let scored: Vec<Region> = occupied.filter(|r| self.board.is_complete(r)).collect();
        let lost = self.board.challenges_lost(&scored);
        self.wagons = self.wagons_on(&scored);
        for region in &scored {
            self.score_and_return(region, Some(Piece::Wagon));
        }
        for region in &lost {
            self.board.clear(region, None); // CUL-R-06: no bonus, and a wagon goes home.
        }
        self.score_farmers_at_barns();
        self.look_who_gained(&before);
        let cities = self.completed_by_this_tile(Kind::City);
        let roads = self.completed_by_this_tile(Kind::Road);
        self.take_goods(&cities);
        self.give_cards(&cities, &roads);
    }

    /// Notes whether others have gained points now, and the player has not: all of what is scored
    /// counts, the fairy's points too (CNT-04, CNT-05, CNT-R-01, CNT-R-02), but no cards.
    fn look_who_gained(&mut self, before: &[u32]) {
        let gained = |seat: usize| self.scores[seat] > before[seat];
        let others = (0..self.options.players).filter(|seat| *seat != self.player).any(gained);
        self.served_others = others && !gained(self.player);
    }

    /// The features of a kind that the tile of this part has completed, occupied or not: the
    /// completed ones it belongs to, or closes as an abbey (ABB-R-07), or lies next to if they are
    /// buildings.
    pub(crate) fn completed_by_this_tile(&self, kind: Kind) -> BTreeSet<Region> {
        let (x, y) = self.placed.expect("a tile was placed");
        let mut spots = self.closed_by_abbey((x, y));
        spots.extend((0..self.board.tile(x, y).segments.len()).map(|index| (x, y, index)));
        if kind.is_building() {
            spots.extend(self.board.buildings_around(x, y, kind));
        }
        spots.retain(|&spot| self.board.segment(spot).kind == kind);
        let regions = spots.into_iter().map(|spot| self.board.flood(spot));
        regions.filter(|region| self.board.is_complete(region)).collect()
    }

    /// Points to all owners in full (BAS-37, BAS-38), and the fairy's; then all pieces go home,
    /// also those of players who got nothing (BAS-42, BAS-56, TRA-21), but one sort may stay.
    fn score_and_return(&mut self, region: &Region, stays: Option<Piece>) {
        let points = self.points(region);
        for owner in self.board.owners(region) {
            self.scores[owner] += points;
        }
        self.give_the_fairy_bonus(region);
        self.board.clear(region, stays);
    }

    /// The points a feature that is not a field is worth as it stands.
    pub(crate) fn points(&self, region: &Region) -> u32 {
        let complete = self.board.is_complete(region);
        let tiles = Board::tile_count(region) as u32;
        match self.board.kind(region) {
            Kind::Road => {
                let inn = self.options.inns && self.board.segments(region).any(|s| s.inn);
                match (inn, complete) {
                    (false, _) => tiles,       // BAS-30, BAS-52
                    (true, true) => 2 * tiles, // INN-16, INN-17
                    (true, false) => 0,        // INN-18
                }
            }
            Kind::City => {
                let mut segments = self.board.segments(region);
                let cathedral = self.options.cathedrals && segments.any(|s| s.cathedral);
                let each = match (cathedral, complete) {
                    (_, true) if self.options.tiny_city && tiles == 2 => 1, // BAS-R-06
                    (true, true) => 3,                                      // INN-20, INN-21
                    (true, false) => 0,                                     // INN-22
                    (false, true) => 2,                                     // BAS-32
                    (false, false) => 1,                                    // BAS-53
                };
                each * (tiles + self.board.shields(region))
            }
            // BAS-54, CUL-02; with eight tiles around it these are the nine points of BAS-36.
            Kind::Cloister | Kind::Shrine => {
                let &(x, y, _) = region.first().expect("a building has a tile");
                1 + self.board.tiles_around(x, y) as u32
            }
            // BAS-47, RIV-R-10.
            Kind::Field | Kind::River => panic!("this has no value of its own"),
        }
    }

    /// Whoever has completed cities takes what is traded there, knight or not (TRA-32, TRA-33).
    fn take_goods(&mut self, cities: &BTreeSet<Region>) {
        if !self.options.goods {
            return;
        }
        for city in cities {
            for goods in self.board.segments(city).filter_map(|segment| segment.goods) {
                self.goods[self.player][goods] += 1;
            }
        }
    }

    /// The King and the Robber Baron go to whoever completes the largest so far (KNG-05 to
    /// KNG-10).
    fn give_cards(&mut self, cities: &BTreeSet<Region>, roads: &BTreeSet<Region>) {
        let before = [self.king, self.robber];
        if self.options.king && self.is_record(Kind::City, cities) {
            self.king = Some(self.player);
        }
        if self.options.robber && self.is_record(Kind::Road, roads) {
            self.robber = Some(self.player);
        }
        let now = [self.king, self.robber];
        for ((before, now), completed) in before.into_iter().zip(now).zip([cities, roads]) {
            // Everything that the tile completes is completed at the same time (KNG-R-02).
            let paid = match self.options.award_scoring {
                AwardScoring::Continuously => now.filter(|_| before == now),
                AwardScoring::ContinuouslyAtOnce => now,
                _ => None,
            };
            if let Some(holder) = paid {
                self.scores[holder] += completed.len() as u32;
            }
        }
    }

    /// Whether the largest of the features completed now is larger than all of its kind that
    /// were completed before (KNG-07, KNG-08, KNG-R-01, KNG-R-02).
    fn is_record(&self, kind: Kind, now: &BTreeSet<Region>) -> bool {
        if now.is_empty() {
            return false;
        }
        let all = self.board.completed(kind).into_iter();
        let before = all.filter(|region| !now.contains(region));
        let record = before.map(|region| Board::tile_count(&region)).max();
        now.iter().map(Board::tile_count).max() > record
    }

    /// Final scoring (INT-58), when nobody leaves the quarters any more: the unfinished roads, cities, cloisters and shrines first (BAS-51
    /// to BAS-56, CUL-14), then the fields with the farmers, pigs and barns that alone are left,
    /// then goods and cards.
    pub(crate) fn score_at_the_end(&mut self) {
        for region in self.board.occupied() {
            if self.board.kind(&region) != Kind::Field {
                self.score_and_return(&region, None);
            }
        }
        match self.options.field_scoring {
            FieldScoring::PerField => self.score_each_field(),
            FieldScoring::OncePerCity => self.score_each_city_once(),
        }
        self.score_late_farmers_at_barns();
        self.score_barns();
        self.score_goods();
        self.score_cards();
    }

    /// TRA-36, TRA-37: all who have the most of a kind, but at least one (TRA-R-08).
    fn score_goods(&mut self) {
        if !self.options.goods {
            return;
        }
        for kind in 0..3 {
            let most = self.goods.iter().map(|tokens| tokens[kind]).max();
            for (seat, tokens) in self.goods.iter().enumerate() {
                if tokens[kind] > 0 && Some(tokens[kind]) == most {
                    self.scores[seat] += POINTS_PER_KIND_OF_GOODS;
                }
            }
        }
    }

    /// KNG-11 and KNG-12, or one of the variants.
    fn score_cards(&mut self) {
        let for_one_or_both = match self.options.award_scoring {
            AwardScoring::Continuously | AwardScoring::ContinuouslyAtOnce => return,
            AwardScoring::PerFeature => {
                for (holder, kind) in [(self.king, Kind::City), (self.robber, Kind::Road)] {
                    if let Some(holder) = holder {
                        self.scores[holder] += self.board.completed(kind).len() as u32;
                    }
                }
                if let Some(king) = self.king {
                    self.scores[king] += u32::from(self.board.has_carcassonne()); // KNG-R-04
                }
                return;
            }
            AwardScoring::TenTwenty => [10, 20],
            AwardScoring::FifteenForty => [15, 40],
        };
        for seat in 0..self.options.players {
            let cards = [self.king, self.robber].into_iter().filter(|c| *c == Some(seat)).count();
            if cards > 0 {
                self.scores[seat] += for_one_or_both[cards - 1];
            }
        }
    }
}
