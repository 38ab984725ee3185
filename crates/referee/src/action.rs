//! Actions: their texts, which of them are legal, and what each does first.

use std::collections::BTreeSet;

use crate::board::{Position, Spot, Stand};
use crate::catapult::Deed;
use crate::figure::{Figure, Piece};
use crate::game::{Referee, Step};
use crate::quarter::Quarter;
use crate::tile::SIDES;

/// Something that can be done. A player never sees this, only the text that goes with it.
#[derive(Clone, Debug)]
pub(crate) enum Action {
    Draw(String),
    Place(i32, i32, u8),
    Abbey(Position),
    /// A piece of the player on a segment or a tower.
    Piece(Piece, Stand),
    Fairy(Stand),
    TowerPiece(Position),
    Remove(Spot),
    /// An abbot of the player goes home from a building.
    Recall(Spot),
    Capture(Stand),
    Exchange(Piece),
    Ransom(Piece, usize),
    Dragon(usize),
    MoveWagon(Spot),
    /// A follower goes from its quarter to a segment.
    Leave(Piece, Spot),
    Deploy(Piece, Quarter),
    Count(Quarter),
    AtTheFair(Deed),
    SecondTile,
    Pass,
}

/// What can be done now, with its texts. In a throw that is a long list.
#[derive(Default)]
pub(crate) struct Choices(Vec<(String, Action)>);

impl Choices {
    pub(crate) fn add(&mut self, text: String, action: Action) {
        self.0.push((text, action));
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn add_pass(&mut self) {
        self.add("pass".to_string(), Action::Pass);
    }
}

impl Referee {
    /// The texts of all legal actions. Empty only when the game is over.
    pub fn legal(&self) -> BTreeSet<String> {
        let choices = self.choices().0;
        let count = choices.len();
        let texts: BTreeSet<String> = choices.into_iter().map(|(text, _)| text).collect();
        assert_eq!(texts.len(), count, "two actions have the same text");
        texts
    }

    /// Makes the action with this text, and what follows from it.
    ///
    /// # Panics
    ///
    /// If it is not legal now.
    pub fn act(&mut self, text: &str) {
        let mut choices = self.choices().0.into_iter();
        let Some((_, action)) = choices.find(|(legal, _)| legal == text) else {
            let legal = self.legal().into_iter().collect::<Vec<_>>().join("\", \"");
            panic!("\"{text}\" is not allowed in step {:?}, only \"{legal}\"", self.step);
        };
        self.make(action);
    }

    /// Makes an action that is legal, and what follows from it.
    pub(crate) fn make(&mut self, action: Action) {
        match action {
            Action::Draw(tile) => self.draw_tile(&tile),
            Action::Place(x, y, turn) => self.place_tile(x, y, turn),
            Action::Abbey(position) => self.place_abbey(position),
            Action::Piece(piece, stand) => {
                self.board.put(Figure { seat: self.player, piece }, stand);
                if piece == Piece::Phantom {
                    self.after_the_placements(); // PHA-04
                } else {
                    let elsewhere = stand.position() != self.placed;
                    self.portal_used = elsewhere && matches!(stand, Stand::On(_));
                    self.after_the_piece();
                }
            }
            Action::Fairy(stand) => self.put_the_fairy(stand),
            Action::TowerPiece(position) => self.build(position),
            Action::Remove(spot) => {
                self.board.take(Stand::On(spot));
                self.board.send_the_lonely_home(); // PRD-39
                self.after_the_placements(); // PHA-08
            }
            Action::Recall(spot) => self.recall(spot),
            Action::Capture(stand) => self.capture(stand),
            Action::Exchange(piece) => self.exchange(piece),
            Action::Ransom(piece, captor) => self.ransom(piece, captor),
            Action::Dragon(side) => self.move_the_dragon(side),
            Action::MoveWagon(target) => self.move_the_wagon(Some(target)),
            Action::Leave(piece, spot) => self.leave(piece, spot),
            Action::Deploy(piece, quarter) => self.deploy(piece, quarter),
            Action::Count(quarter) => self.move_the_count(Some(quarter)),
            Action::AtTheFair(deed) => self.act_at_the_fair(deed),
            Action::SecondTile => self.take_second_tile(),
            Action::Pass => self.decline(),
        }
    }

    fn choices(&self) -> Choices {
        let mut choices = Choices::default();
        match self.step {
            Step::Start => {
                choices.add_pass();
                self.add_abbeys(&mut choices);
                self.add_ransoms(&mut choices);
            }
            Step::Draw => {
                for tile in self.draws() {
                    choices.add(format!("draw {tile}"), Action::Draw(tile));
                }
            }
            Step::Place => {
                let drawn = self.drawn.as_ref().expect("a tile was drawn");
                for (x, y, turn) in self.placements(drawn) {
                    choices.add(format!("place {x},{y} turn {turn}"), Action::Place(x, y, turn));
                }
                self.add_ransoms(&mut choices);
            }
            Step::Piece => self.add_pieces(&mut choices),
            Step::Capture => {
                choices.add_pass();
                for stand in self.in_reach() {
                    let text = format!("capture {}", self.board.words(stand));
                    choices.add(text, Action::Capture(stand));
                }
                // TOW-R-07: the piece step is not over yet.
                self.add_ransoms(&mut choices);
            }
            Step::Exchange => {
                for piece in self.to_exchange() {
                    choices.add(format!("exchange {}", piece.name()), Action::Exchange(piece));
                }
            }
            Step::Phantom => {
                choices.add_pass();
                self.add_phantoms(&mut choices);
            }
            Step::Dragon => {
                for side in self.dragon_ways() {
                    choices.add(format!("dragon {}", SIDES[side]), Action::Dragon(side));
                }
            }
            Step::Wagon => {
                choices.add_pass();
                for spot in self.wagon_targets(self.wagons[0].0) {
                    let text = format!("move-wagon {}", self.board.words(Stand::On(spot)));
                    choices.add(text, Action::MoveWagon(spot));
                }
            }
            Step::Leave | Step::Market => self.add_departures(&mut choices),
            Step::Deploy => self.add_deployments(&mut choices),
            Step::Count => self.add_count_moves(&mut choices),
            Step::Fair | Step::Throw | Step::Wind | Step::Nearest | Step::Seduce | Step::Hand => {
                self.add_deeds(&mut choices);
            }
            Step::SecondTile => {
                choices.add_pass();
                if !self.stack.is_empty() {
                    choices.add("second-tile".to_string(), Action::SecondTile);
                }
                self.add_abbeys(&mut choices);
                self.add_ransoms(&mut choices);
            }
            Step::Over => {}
        }
        choices
    }

    fn decline(&mut self) {
        match self.step {
            Step::Start => self.decline_the_abbey(),
            Step::Piece | Step::Capture => self.after_the_piece(),
            Step::Phantom => self.after_the_placements(),
            Step::Wagon => self.move_the_wagon(None),
            Step::Leave | Step::Market => self.leave_no_more(),
            Step::Deploy | Step::Count => self.end_part(),
            Step::SecondTile => self.end_turn(),
            Step::Throw | Step::Seduce => self.next_throw(),
            Step::Hand => self.hold_out(None),
            other => panic!("there is no passing in {other:?}"),
        }
    }
}
