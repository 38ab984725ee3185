//! The choices of the acting player. No other client receives them: a token in flight is visible to its catcher only.

use bastide_art::pieces::{Figure, symbol_id};
use bastide_protocol::choices::{Choice, Choices};
use bastide_rules::action::{Action, Follower, Piece, Role, Spot};
use bastide_rules::{Event, Pos, Seat, SegmentId};

use super::{Play, free};

impl Play {
    /// The choices of the acting player; `None` if no player has to decide.
    pub(crate) fn choices(&self) -> Option<Choices> {
        let seat = self.acting()?;
        let mut legal = Vec::new();
        self.game.legal_actions(&self.state, &mut legal);
        Some(Choices {
            seq: self.seq(),
            seat,
            actions: legal.iter().filter_map(|&action| self.choice(seat, action)).collect(),
            free: free::of(&legal, &self.state),
            token: self.sight().map(|seen| seen.to_vec()),
        })
    }

    /// An action with its parts; `None` for actions of chance, and for those of `Free`.
    pub(super) fn choice(&self, own: Seat, action: Action) -> Option<Choice> {
        let choice = Choice {
            price: self.game.price(action),
            figure: self.figure_of(own, action),
            ..Choice::new(action.text(&self.game, &self.state), action.kind())
        };
        Some(match action {
            Action::PlaceTile { at, turn } => {
                Choice { at: Some(at), turn: Some(turn.quarters()), ..choice }
            }
            Action::PlaceAbbey(at) => Choice { at: Some(at), ..choice },
            Action::BuildTower(at) => on_tower(choice, at),
            Action::MoveDragon(side) => {
                Choice { at: self.state.dragon().map(|dragon| dragon.step(side)), ..choice }
            }
            Action::PlacePiece { piece, on } | Action::LeaveQuarter { piece, to: on } => {
                self.piece_on(choice, own, piece, on)
            }
            Action::MoveWagon(to) => self.piece_on(choice, own, Piece::Wagon, to),
            Action::PlaceOnTower { piece, at } => {
                on_tower(self.with_piece(choice, own, piece, None), at)
            }
            Action::PlaceBarn(corner) => {
                let at = self.state.tiles().last().map(|tile| tile.pos);
                let choice =
                    Choice { at, corner: Some(corner), ..self.on_field_of_barn(choice, action) };
                self.with_piece(choice, own, Piece::Barn, None)
            }
            Action::Deploy { piece, quarter } => {
                let choice = Choice { quarter: Some(quarter), ..choice };
                self.with_piece(choice, own, piece, None)
            }
            Action::MoveCount(quarter) => Choice { quarter: Some(quarter), ..choice },
            Action::Recall(on) => {
                let worth = Some(self.state.worth_for(&self.game, Piece::Abbot, on));
                Choice { worth, ..self.on(choice, on) }
            }
            Action::RemoveKnight(on) | Action::Score(on) => self.on(choice, on),
            Action::MoveFairy(standing) | Action::Capture(standing) => {
                self.at_standing(choice, standing)
            }
            Action::Exchange(piece) => self.with_piece(choice, own, piece, None),
            Action::Ransom { piece, captor } => {
                let choice = Choice { other: Some(captor), ..choice };
                self.with_piece(choice, own, piece, None)
            }
            Action::Nearest(Follower { seat, piece, at })
            | Action::Hit(Follower { seat, piece, at }) => {
                let choice = Choice { other: Some(seat), ..self.at_standing(choice, at) };
                self.with_piece(choice, seat, piece, None)
            }
            Action::Seduce { piece, from } => {
                let choice = match from {
                    Some(from) => self.at_standing(choice, from),
                    None => choice,
                };
                self.with_piece(choice, own, piece, None)
            }
            Action::ChooseFair(contest) => Choice { contest: Some(contest), ..choice },
            Action::CatchResult(result) => Choice { result: Some(result), ..choice },
            Action::SecondTile | Action::Pass => choice,
            Action::FirstPlayer(_)
            | Action::Draw(_)
            | Action::Wind(_)
            | Action::Throw { .. }
            | Action::CatchThrow { .. }
            | Action::Hand { .. }
            | Action::Gap(_) => return None,
        })
    }

    /// The figure that stands for an action that puts no piece of the player's on the table.
    fn figure_of(&self, own: Seat, action: Action) -> Option<String> {
        let figure = match action {
            Action::MoveFairy(_) => Figure::Fairy,
            Action::BuildTower(_) => Figure::Tower(1),
            Action::Capture(_) => Figure::Bars,
            Action::MoveDragon(_) => Figure::Dragon,
            Action::MoveCount(_) => Figure::Count,
            Action::PlaceAbbey(_) => Figure::Abbey,
            Action::ChooseFair(contest) => Figure::Token(contest),
            _ => return None,
        };
        Some(self.drawing(own, figure))
    }

    fn drawing(&self, owner: Seat, figure: Figure) -> String {
        symbol_id(figure, Some(self.players.colours.of(owner)))
    }

    /// An action with a piece, and how the piece would look.
    fn with_piece(&self, choice: Choice, owner: Seat, piece: Piece, role: Option<Role>) -> Choice {
        let figure = Some(self.drawing(owner, Figure::of(piece, role)));
        Choice { piece: Some(piece), role, figure, ..choice }
    }

    fn piece_on(&self, choice: Choice, owner: Seat, piece: Piece, on: SegmentId) -> Choice {
        let role = Role::of(piece, self.state.segment_name(&self.game, on).1.kind);
        let worth = Some(self.state.worth_for(&self.game, piece, on));
        let choice = Choice { worth, ..self.on(choice, on) };
        self.with_piece(choice, owner, piece, role)
    }

    /// The field for a barn, and its worth with the barn.
    fn on_field_of_barn(&self, choice: Choice, action: Action) -> Choice {
        let (mut after, mut events) = (self.state.clone(), Vec::new());
        if self.game.apply(&mut after, action, &mut events).is_err() {
            return choice;
        }
        let barn = events.iter().find_map(|event| match *event {
            Event::BarnPlaced { at, place, .. } => after.segment_at(&self.game, at, place),
            _ => None,
        });
        let Some(field) = barn else { return choice };
        let region = self.state.feature_of(&self.game, field).segments;
        Choice { region, worth: Some(after.worth_for(&self.game, Piece::Barn, field)), ..choice }
    }

    fn on(&self, choice: Choice, segment: SegmentId) -> Choice {
        let (at, place) = self.state.segment_name(&self.game, segment);
        let region = self.state.feature_of(&self.game, segment).segments;
        Choice { at: Some(at), place: Some(place.to_string()), region, ..choice }
    }

    fn at_standing(&self, choice: Choice, standing: Spot) -> Choice {
        match standing {
            Spot::On(segment) => self.on(choice, segment),
            Spot::Tower(at) => on_tower(choice, at),
            Spot::Quarter(quarter) => Choice { quarter: Some(quarter), ..choice },
        }
    }
}

fn on_tower(choice: Choice, at: Pos) -> Choice {
    Choice { at: Some(at), place: Some("tower".to_owned()), ..choice }
}
