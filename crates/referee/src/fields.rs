//! Fields: what they give farmers.

use std::collections::BTreeMap;

use crate::board::Region;
use crate::figure::{Figure, Piece};
use crate::game::Referee;

/// What a completed city gives a farmer, whatever its size (BAS-58).
const POINTS_PER_CITY: u32 = 3;

impl Referee {
    /// What each city of a field gives an owner of the field: more than usual with the own pig
    /// (TRA-29, TRA-30, ABB-28, ABB-32), and more with a herd, however many there are (RIV-15,
    /// RIV-R-11).
    fn points_per_city(&self, field: &Region, owner: usize, usual: u32) -> u32 {
        let pig = self.board.has(field, Figure { seat: owner, piece: Piece::Pig });
        let herd = self.options.pig_herd && self.board.segments(field).any(|s| s.pig_herd);
        usual + u32::from(pig) + u32::from(herd)
    }

    /// The points of a field for its owners, and the fairy's.
    pub(crate) fn score_field(&mut self, field: &Region, usual: u32) {
        let cities = self.board.completed_cities_touched(field).len() as u32;
        for owner in self.board.owners(field) {
            self.scores[owner] += cities * self.points_per_city(field, owner, usual);
        }
        self.give_the_fairy_bonus(field);
    }

    /// The fields with farmers at the end, without those that have a barn: there the farmers were
    /// scored and went home (ABB-30, ABB-33), or came late from the market (ABB-R-20).
    fn fields_with_farmers(&self) -> Vec<Region> {
        let occupied = self.board.occupied().into_iter();
        let farmers = occupied.filter(|field| self.board.has_follower(field));
        farmers.filter(|field| !self.board.has_barn(field)).collect()
    }

    /// BAS-59 and BAS-60: every field counts its cities without regard to other fields.
    pub(crate) fn score_each_field(&mut self) {
        for field in self.fields_with_farmers() {
            self.score_field(&field, POINTS_PER_CITY);
        }
    }

    /// BAS-61 and TRA-R-11: for each player the different cities that the player's fields touch,
    /// each at the best value that one of these fields gives it.
    pub(crate) fn score_each_city_once(&mut self) {
        let mut best: BTreeMap<(usize, Region), u32> = BTreeMap::new();
        for field in self.fields_with_farmers() {
            let cities = self.board.completed_cities_touched(&field);
            for owner in self.board.owners(&field) {
                let points = self.points_per_city(&field, owner, POINTS_PER_CITY);
                for city in cities.clone() {
                    let so_far = best.entry((owner, city)).or_default();
                    *so_far = points.max(*so_far);
                }
            }
            self.give_the_fairy_bonus(&field);
        }
        for ((owner, _), points) in best {
            self.scores[owner] += points;
        }
    }
}
