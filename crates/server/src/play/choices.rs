//! What whoever decides can choose from. It goes to nobody else: a token in flight is seen by its catcher
//! only.

use bastide_art::colours::Colours;
use bastide_art::pieces::{Figure, symbol_id};
use bastide_rules::action::{
    Action, CatchResult, Contest, Follower, Piece, Quarter, Role, Standing,
};
use bastide_rules::geometry::Corner;
use bastide_rules::{Pos, Seat, SegmentId};
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use super::Play;
use super::free::Free;

/// What the acting player can do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct Choices {
    /// The number of log entries for which this is true.
    pub seq: u32,
    /// Who decides.
    #[schema(value_type = u16)]
    pub seat: Seat,
    /// The legal actions; without those of `free`.
    pub actions: Vec<Choice>,
    /// Actions that are not listed, because there are thousands of them.
    pub free: Option<Free>,
    /// What is seen of a token that flies to this player: along the lane and aside, in millimetres, at
    /// the first 24 ticks.
    #[schema(value_type = Option<Vec<(i64, i64)>>)]
    #[ts(type = "[number, number][] | null")]
    pub token: Option<Vec<(i64, i64)>>,
}

/// What sort of action it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "they are the actions of the rules")]
pub enum ChoiceKind {
    PlaceTile,
    PlaceAbbey,
    PlacePiece,
    PlaceBarn,
    MoveFairy,
    RemoveKnight,
    Recall,
    BuildTower,
    Capture,
    Exchange,
    Ransom,
    MoveDragon,
    MoveWagon,
    LeaveQuarter,
    Deploy,
    MoveCount,
    ChooseFair,
    Nearest,
    Seduce,
    Hit,
    CatchResult,
    Score,
    SecondTile,
    #[default]
    Pass,
}

/// A legal action, with its parts for those who show it on the table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct Choice {
    /// The action as it is sent back.
    pub action: String,
    /// What sort of action it is.
    pub kind: ChoiceKind,
    /// The tile or space that it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<[i16; 2]>)]
    #[ts(optional)]
    pub at: Option<Pos>,
    /// The quarter turns of the tile.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub turn: Option<u8>,
    /// The piece.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    #[ts(optional)]
    pub piece: Option<Piece>,
    /// What the piece would be called there.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    #[ts(optional)]
    pub role: Option<Role>,
    /// The drawing of the piece as it would stand there, of `/api/art/pieces/`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub figure: Option<String>,
    /// Where on the tile: `road E` or `tower`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub place: Option<String>,
    /// The corner of the tile.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    #[ts(optional)]
    pub corner: Option<Corner>,
    /// The quarter of Carcassonne.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    #[ts(optional)]
    pub quarter: Option<Quarter>,
    /// Another player who is concerned: the owner of the piece, or who holds it prisoner.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<u16>)]
    #[ts(optional)]
    pub other: Option<Seat>,
    /// What is done at the fair.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    #[ts(optional)]
    pub contest: Option<Contest>,
    /// What came of a throw with a real catapult.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    #[ts(optional)]
    pub result: Option<CatchResult>,
}

impl Play {
    /// What the acting player can do; none if nobody decides.
    pub(crate) fn choices(&self) -> Option<Choices> {
        let seat = self.acting()?;
        let mut legal = Vec::new();
        self.game.legal_actions(&self.state, &mut legal);
        let choice = |&action: &Action| {
            let choice = self.choice(seat, action)?;
            Some(Choice { action: action.text(&self.game, &self.state), ..choice })
        };
        Some(Choices {
            seq: self.seq(),
            seat,
            actions: legal.iter().filter_map(choice).collect(),
            free: Free::of(&legal, &self.state),
            token: self.sight().map(|seen| seen.to_vec()),
        })
    }

    /// The parts of an action; none for those that chance makes, and for those of [`Free`].
    fn choice(&self, own: Seat, action: Action) -> Option<Choice> {
        use ChoiceKind as Kind;
        Some(match action {
            Action::PlaceTile { at, turn } => {
                Choice { turn: Some(turn.quarters()), ..at_space(Kind::PlaceTile, at) }
            }
            Action::PlaceAbbey(at) => at_space(Kind::PlaceAbbey, at),
            Action::PlacePiece { piece, on } => {
                self.on(Kind::PlacePiece, on).with(piece, own, self.role(piece, on))
            }
            Action::PlaceOnTower { piece, at } => {
                tower(Kind::PlacePiece, at).with(piece, own, None)
            }
            Action::PlaceBarn(corner) => {
                let at = self.state.tiles().last().map(|tile| tile.pos);
                let choice = Choice { at, corner: Some(corner), ..sort(Kind::PlaceBarn) };
                choice.with(Piece::Barn, own, None)
            }
            Action::MoveFairy(standing) => self.standing(Kind::MoveFairy, standing),
            Action::RemoveKnight(on) => self.on(Kind::RemoveKnight, on),
            Action::Recall(on) => self.on(Kind::Recall, on),
            Action::BuildTower(at) => tower(Kind::BuildTower, at),
            Action::Capture(standing) => self.standing(Kind::Capture, standing),
            Action::Exchange(piece) => sort(Kind::Exchange).with(piece, own, None),
            Action::Ransom { piece, captor } => {
                let choice = sort(Kind::Ransom).with(piece, own, None);
                Choice { other: Some(captor), ..choice }
            }
            Action::MoveDragon(side) => {
                let at = self.state.dragon().map(|dragon| dragon.step(side));
                Choice { at, ..sort(Kind::MoveDragon) }
            }
            Action::MoveWagon(to) => {
                let choice = self.on(Kind::MoveWagon, to);
                choice.with(Piece::Wagon, own, self.role(Piece::Wagon, to))
            }
            Action::LeaveQuarter { piece, to } => {
                self.on(Kind::LeaveQuarter, to).with(piece, own, self.role(piece, to))
            }
            Action::Deploy { piece, quarter } => {
                in_quarter(Kind::Deploy, quarter).with(piece, own, None)
            }
            Action::MoveCount(quarter) => in_quarter(Kind::MoveCount, quarter),
            Action::ChooseFair(contest) => {
                Choice { contest: Some(contest), ..sort(Kind::ChooseFair) }
            }
            Action::Nearest(follower) => self.follower(Kind::Nearest, follower),
            Action::Hit(follower) => self.follower(Kind::Hit, follower),
            Action::Seduce { piece, from } => {
                let choice = match from {
                    Some(from) => self.standing(Kind::Seduce, from),
                    None => sort(Kind::Seduce),
                };
                choice.with(piece, own, None)
            }
            Action::CatchResult(result) => {
                Choice { result: Some(result), ..sort(Kind::CatchResult) }
            }
            Action::Score(on) => self.on(Kind::Score, on),
            Action::SecondTile => sort(Kind::SecondTile),
            Action::Pass => sort(Kind::Pass),
            Action::FirstPlayer(_)
            | Action::Draw(_)
            | Action::Wind(_)
            | Action::Throw { .. }
            | Action::CatchThrow { .. }
            | Action::Hand { .. }
            | Action::Gap(_) => return None,
        })
    }

    fn role(&self, piece: Piece, on: SegmentId) -> Option<Role> {
        Role::of(piece, self.state.place(&self.game, on).1.kind)
    }

    fn on(&self, kind: ChoiceKind, segment: SegmentId) -> Choice {
        let (at, place) = self.state.place(&self.game, segment);
        Choice { place: Some(place.to_string()), ..at_space(kind, at) }
    }

    fn standing(&self, kind: ChoiceKind, standing: Standing) -> Choice {
        match standing {
            Standing::On(segment) => self.on(kind, segment),
            Standing::Tower(at) => tower(kind, at),
            Standing::Quarter(quarter) => in_quarter(kind, quarter),
        }
    }

    fn follower(&self, kind: ChoiceKind, follower: Follower) -> Choice {
        let Follower { seat, piece, at } = follower;
        Choice { other: Some(seat), ..self.standing(kind, at).with(piece, seat, None) }
    }
}

impl Choice {
    fn with(self, piece: Piece, owner: Seat, role: Option<Role>) -> Self {
        let figure = symbol_id(Figure::of(piece, role), Some(Colours::default().of(owner)));
        Self { piece: Some(piece), role, figure: Some(figure), ..self }
    }
}

fn sort(kind: ChoiceKind) -> Choice {
    Choice { kind, ..Choice::default() }
}

fn at_space(kind: ChoiceKind, at: Pos) -> Choice {
    Choice { at: Some(at), ..sort(kind) }
}

fn in_quarter(kind: ChoiceKind, quarter: Quarter) -> Choice {
    Choice { quarter: Some(quarter), ..sort(kind) }
}

fn tower(kind: ChoiceKind, at: Pos) -> Choice {
    Choice { place: Some("tower".to_owned()), ..at_space(kind, at) }
}
