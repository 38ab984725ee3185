//! What whoever decides can choose from. It goes to nobody else: a token in flight is seen by its catcher
//! only.

use bastide_rules::action::{Action, Follower, Piece, Standing};
use bastide_rules::{Phase, Pos, Seat, SegmentId};
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use super::Play;

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

/// Actions with numbers to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Free {
    /// `throw S 2,1 power 400` or `catch-throw -100 power 900`.
    Throw,
    /// `hand 850,50 tick 57`.
    Hand,
}

/// A legal action, with its parts for those who show it on the table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct Choice {
    /// The action as it is sent back.
    pub action: String,
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
    /// The place: `road E`, `tower`, a quarter, or a corner.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub place: Option<String>,
}

impl Play {
    /// What the acting player can do; none if nobody decides.
    pub(crate) fn choices(&self) -> Option<Choices> {
        let seat = self.acting()?;
        let free = match self.state.phase() {
            Phase::Throw(_) => Some(Free::Throw),
            Phase::Hand(_) => Some(Free::Hand),
            _ => None,
        };
        let mut legal = Vec::new();
        self.game.legal_actions(&self.state, &mut legal);
        let listed = legal.into_iter().filter(|action| {
            !matches!(
                action,
                Action::Throw { .. } | Action::CatchThrow { .. } | Action::Hand { .. }
            )
        });
        Some(Choices {
            seq: self.seq(),
            seat,
            actions: listed.map(|action| self.choice(action)).collect(),
            free,
            token: self.sight().map(|seen| seen.to_vec()),
        })
    }

    fn choice(&self, action: Action) -> Choice {
        let state = &self.state;
        let parts = match action {
            Action::PlaceTile { at, turn } => {
                Choice { at: Some(at), turn: Some(turn.quarters()), ..Choice::default() }
            }
            Action::PlacePiece { piece, on } => self.on(on).with(piece),
            Action::LeaveQuarter { piece, to } => self.on(to).with(piece),
            Action::PlaceOnTower { piece, at } => tower(at).with(piece),
            Action::Deploy { piece, quarter } => word(quarter.word()).with(piece),
            Action::MoveCount(quarter) => word(quarter.word()),
            Action::PlaceBarn(corner) => {
                let at = state.tiles().last().map(|tile| tile.pos);
                Choice { at, ..word(&corner.to_string()) }
            }
            Action::MoveFairy(standing) | Action::Capture(standing) => self.standing(standing),
            Action::RemoveKnight(on)
            | Action::Recall(on)
            | Action::MoveWagon(on)
            | Action::Score(on) => self.on(on),
            Action::BuildTower(at) => tower(at),
            Action::PlaceAbbey(at) => Choice { at: Some(at), ..Choice::default() },
            Action::MoveDragon(side) => {
                let at = state.dragon().map(|dragon| dragon.step(side));
                Choice { at, ..Choice::default() }
            }
            Action::Nearest(follower) | Action::Hit(follower) => self.follower(follower),
            Action::Seduce { piece, from: Some(from) } => self.standing(from).with(piece),
            Action::Seduce { piece, from: None }
            | Action::Exchange(piece)
            | Action::Ransom { piece, .. } => Choice::default().with(piece),
            _ => Choice::default(),
        };
        Choice { action: action.text(&self.game, state), ..parts }
    }

    fn on(&self, segment: SegmentId) -> Choice {
        let (at, place) = self.state.place(&self.game, segment);
        Choice { at: Some(at), ..word(&place.to_string()) }
    }

    fn standing(&self, standing: Standing) -> Choice {
        match standing {
            Standing::On(segment) => self.on(segment),
            Standing::Tower(at) => tower(at),
            Standing::Quarter(quarter) => word(quarter.word()),
        }
    }

    fn follower(&self, follower: Follower) -> Choice {
        self.standing(follower.at).with(follower.piece)
    }
}

impl Choice {
    fn with(self, piece: Piece) -> Self {
        Self { piece: Some(piece), ..self }
    }
}

fn word(place: &str) -> Choice {
    Choice { place: Some(place.to_owned()), ..Choice::default() }
}

fn tower(at: Pos) -> Choice {
    Choice { at: Some(at), ..word("tower") }
}
