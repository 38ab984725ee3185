//! Actions: their texts, which of them are legal, and what each does first.

use std::collections::BTreeSet;

use super::game::{Referee, Step};
use crate::board::{Region, Spot};
use crate::ground::Ground;

/// Something that can be done. A player never sees this, only the text that goes with it.
enum Action {
    Draw(String),
    Place(i32, i32, u8),
    Settler(Spot),
    Pass,
    Score(Region),
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
                let allowed = self.board.open_positions(self.options.ten_rows).contains(&(x, y));
                allowed.then_some(Action::Place(x, y, turn.parse().ok()?))
            }
            (Step::Piece, ["pass"]) => Some(Action::Pass),
            (Step::Piece, _) => self.read_piece(text),
            _ => None,
        }
    }

    /// A settler on the tile just placed, if it may go there.
    fn read_piece(&self, text: &str) -> Option<Action> {
        let place = text.strip_prefix("settler ")?;
        let mut spots = self.board.spots_at(self.placed?);
        let spot = spots.find(|&spot| self.board.name(spot) == place)?;
        let allowed = self.in_supply(self.player) > 0 && self.settler_may_go(spot);
        allowed.then_some(Action::Settler(spot))
    }

    fn make(&mut self, action: Action) {
        match action {
            Action::Draw(tile) => self.draw_tile(&tile),
            Action::Place(x, y, turn) => self.place_tile(x, y, turn),
            Action::Settler(spot) => {
                let before = self.board.settlers.insert(spot, self.player);
                assert_eq!(before, None, "a settler is there already");
                self.go_on_scoring();
            }
            Action::Pass => self.go_on_scoring(),
            Action::Score(feature) => {
                self.score(&feature);
                self.go_on_scoring();
            }
        }
    }

    /// What can be done now, with its texts.
    fn choices(&self) -> Vec<(String, Action)> {
        match self.step {
            Step::Draw => self.draw_choices(),
            Step::Place => self.placement_choices(),
            Step::Piece => self.piece_choices(),
            Step::Score => self.score_choices(),
            Step::Over => Vec::new(),
        }
    }

    fn draw_choices(&self) -> Vec<(String, Action)> {
        self.stack.keys().map(|id| (format!("draw {id}"), Action::Draw(id.clone()))).collect()
    }

    fn placement_choices(&self) -> Vec<(String, Action)> {
        let drawn = self.drawn.as_ref().expect("a tile was drawn");
        let placements = self.board.placements(&self.tiles[drawn], self.options.ten_rows);
        let named = placements
            .into_iter()
            .map(|(x, y, turn)| (format!("place {x},{y} turn {turn}"), Action::Place(x, y, turn)));
        named.collect()
    }

    /// One settler from the own supply on the tile just placed, or none (MAY-12 to MAY-14), where
    /// nobody is on the whole feature (MAY-16, MAY-54).
    fn piece_choices(&self) -> Vec<(String, Action)> {
        let placed = self.placed.expect("a tile was placed");
        let mut choices = vec![("pass".to_string(), Action::Pass)];
        if self.in_supply(self.player) > 0 {
            let spots = self.board.spots_at(placed);
            let free = spots.filter(|&spot| self.settler_may_go(spot));
            choices.extend(
                free.map(|spot| {
                    (format!("settler {}", self.board.name(spot)), Action::Settler(spot))
                }),
            );
        }
        choices
    }

    /// Whether nobody is on the whole feature to which a segment belongs.
    fn settler_may_go(&self, spot: Spot) -> bool {
        self.board.settlers_in(&self.board.feature(spot)).is_empty()
    }

    fn score_choices(&self) -> Vec<(String, Action)> {
        let features = self.to_score().into_iter();
        features.map(|(name, feature)| (format!("score {name}"), Action::Score(feature))).collect()
    }
}
