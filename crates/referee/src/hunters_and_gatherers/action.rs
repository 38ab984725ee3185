//! Actions: their texts, which of them are legal, and what each does first.

use std::collections::BTreeSet;

use super::board::{Figure, Piece};
use super::game::{Referee, Step};
use super::tile::Kind;
use crate::board::Spot;
use crate::ground::Ground;

/// Something that can be done. A player never sees this, only the text that goes with it.
enum Action {
    Draw(String),
    Place(i32, i32, u8),
    Piece(Piece, Spot),
    Pass,
}

impl Referee {
    /// The texts of all legal actions, those of chance included. Empty only when the game is over.
    pub fn legal(&self) -> BTreeSet<String> {
        let choices = self.choices();
        let count = choices.len();
        let texts: BTreeSet<String> = choices.into_iter().map(|(text, _)| text).collect();
        assert_eq!(texts.len(), count, "two actions have the same text");
        texts
    }

    /// Makes the action with this text, and what follows from it. The error says what would have
    /// been legal.
    pub fn act(&mut self, text: &str) -> Result<(), String> {
        let mut choices = self.choices().into_iter();
        let Some((_, action)) = choices.find(|(legal, _)| legal == text) else {
            let legal = self.legal().into_iter().collect::<Vec<_>>().join("\", \"");
            let step = self.step;
            return Err(format!("\"{text}\" is not allowed in step {step:?}, only \"{legal}\""));
        };
        self.make(action);
        Ok(())
    }

    /// The same without listing everything else that could be done when a tile or a piece is
    /// placed: for games of which only the end is compared. Whether this one action is allowed is
    /// still looked at, but that of turns that look the same only the smallest is.
    ///
    /// # Panics
    ///
    /// If a tile does not fit.
    pub fn act_on_trust(&mut self, text: &str) -> Result<(), String> {
        match self.read(text) {
            Some(action) => {
                self.make(action);
                Ok(())
            }
            None => self.act(text),
        }
    }

    /// The action with this text, if it is of those that are made on trust.
    fn read(&self, text: &str) -> Option<Action> {
        let words: Vec<&str> = text.split([' ', ',']).collect();
        match (self.step, &words[..]) {
            (Step::Place, ["place", x, y, "turn", turn]) => {
                let (x, y) = (x.parse().ok()?, y.parse().ok()?);
                let allowed = self.board.free_positions().contains(&(x, y));
                allowed.then_some(Action::Place(x, y, turn.parse().ok()?))
            }
            (Step::Piece, ["pass"]) => Some(Action::Pass),
            (Step::Piece, _) => self.read_piece(text),
            _ => None,
        }
    }

    /// A piece on the tile just placed, if it may go there.
    fn read_piece(&self, text: &str) -> Option<Action> {
        let (word, place) = text.split_once(' ')?;
        let piece = [Piece::Member, Piece::Hut].into_iter().find(|piece| piece.name() == word)?;
        let mut spots = self.board.spots_at(self.placed?);
        let spot = spots.find(|&spot| self.board.name(spot) == place)?;
        let allowed = self.has_in_supply(piece) && self.may_go(piece, spot);
        allowed.then_some(Action::Piece(piece, spot))
    }

    fn make(&mut self, action: Action) {
        match action {
            Action::Draw(tile) => self.draw_tile(&tile),
            Action::Place(x, y, turn) => self.place_tile(x, y, turn),
            Action::Piece(piece, spot) => {
                let figure = Figure { seat: self.player, piece };
                let before = self.board.figures.insert(spot, figure);
                assert_eq!(before, None, "a piece stands there already");
                self.end_part();
            }
            Action::Pass => self.end_part(),
        }
    }

    /// What can be done now, with its texts.
    fn choices(&self) -> Vec<(String, Action)> {
        match self.step {
            Step::Draw => self.draw_choices(false),
            Step::DrawBonus => self.draw_choices(true),
            Step::Place => self.placement_choices(),
            Step::Piece => self.piece_choices(),
            Step::Over => Vec::new(),
        }
    }

    fn draw_choices(&self, bonus: bool) -> Vec<(String, Action)> {
        let draws = self.draws(bonus).into_iter();
        draws.map(|id| (format!("draw {id}"), Action::Draw(id))).collect()
    }

    fn placement_choices(&self) -> Vec<(String, Action)> {
        let drawn = self.drawn.as_ref().expect("a tile was drawn");
        let placements = self.board.placements(&self.tiles[drawn]).into_iter();
        let named = placements
            .map(|(x, y, turn)| (format!("place {x},{y} turn {turn}"), Action::Place(x, y, turn)));
        named.collect()
    }

    /// One piece from the own supply on the tile just placed, or none (HG-06, HG-07).
    fn piece_choices(&self) -> Vec<(String, Action)> {
        let placed = self.placed.expect("a tile was placed");
        let mut choices = vec![("pass".to_string(), Action::Pass)];
        for spot in self.board.spots_at(placed) {
            for piece in [Piece::Member, Piece::Hut] {
                if self.has_in_supply(piece) && self.may_go(piece, spot) {
                    let text = format!("{} {}", piece.name(), self.board.name(spot));
                    choices.push((text, Action::Piece(piece, spot)));
                }
            }
        }
        choices
    }

    fn may_go(&self, piece: Piece, spot: Spot) -> bool {
        match piece {
            Piece::Member => self.member_may_go(spot),
            Piece::Hut => self.hut_may_go(spot),
        }
    }

    fn has_in_supply(&self, piece: Piece) -> bool {
        self.in_supply(self.player, piece) > 0
    }

    /// Whether a member may go on a segment of the tile just placed: no lake (HG-08), no meadow
    /// beside a fire (HG-36), and nobody on the whole feature (HG-10).
    fn member_may_go(&self, spot: Spot) -> bool {
        let (x, y, _) = spot;
        let forbidden = match self.board.kind(spot) {
            Kind::Lake => true,
            Kind::Meadow => self.board.tile((x, y)).burns(),
            Kind::Forest | Kind::River => false,
        };
        let feature = self.board.feature(spot);
        !forbidden && self.board.pieces_in(&feature, Piece::Member).is_empty()
    }

    /// Whether a hut may go on a segment of the tile just placed: only on a river or lake (HG-08)
    /// in whose whole system there is none (HG-11).
    fn hut_may_go(&self, spot: Spot) -> bool {
        let free = || self.board.pieces_in(&self.board.system(spot), Piece::Hut).is_empty();
        self.board.is_water(spot) && free()
    }
}
