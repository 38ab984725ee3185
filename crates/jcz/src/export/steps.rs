//! The messages for Bastide's actions.

use bastide_rules::geometry::Corner;
use bastide_rules::setup::FairyRule;
use bastide_rules::{
    Action, Location, Phase, Piece, Pos, Quarter, Rotation, Seat, SegmentId, Spot,
};

use super::{Refused, Writer};
use crate::message::{
    DeployPiece, FeaturePointer, FileRotation, MoveFigure, PayRansom, PieceId, PiecePointer,
    PlaceTile, PlaceToken, ReturnPiece, Step, Target,
};
use crate::place::{self, PointedAt};
use crate::tiles::{self, ABBEY};

/// A piece that an action sends somewhere.
#[derive(Clone, Copy)]
pub(super) struct Moved {
    pub(super) seat: Seat,
    pub(super) piece: Piece,
    pub(super) number: usize,
    /// None for a barn, which goes to no segment of its own.
    pub(super) to: Option<Location>,
}

impl Writer<'_> {
    /// The message of an action; `None` if JCloisterZone has none.
    pub(super) fn step(&self, action: Action) -> Result<Option<Step>, Refused> {
        let (phase, moved) = (self.state.phase(), self.moved(action));
        let deploy = |spot: PointedAt| moved.map(|moved| self.deploy(moved, spot));
        Ok(match action {
            Action::FirstPlayer(_) | Action::Draw(_) => None,
            Action::PlaceTile { at, turn } => self.place_tile(at, turn),
            Action::PlaceAbbey(at) => Some(place_tile(ABBEY, at, Rotation::default())),
            Action::SecondTile => self.may_place_abbey().then_some(Step::Pass),
            Action::Pass => self.pass(),
            Action::PlacePiece { on, .. } => deploy(self.spot(on)),
            Action::PlaceOnTower { at, .. } => deploy(PointedAt::Tower(at)),
            Action::Deploy { quarter, .. } => deploy(PointedAt::Quarter(quarter)),
            Action::PlaceBarn(corner) => moved.and_then(|barn| self.place_barn(barn, corner)),
            Action::MoveWagon(to) | Action::LeaveQuarter { to, .. } => deploy(self.spot(to)),
            Action::MoveFairy(to) => Some(self.move_fairy(to)),
            Action::MoveDragon(side) => {
                let to = self.state.dragon().map_or(Pos::default(), |at| at.step(side));
                Some(move_figure("dragon.1", Target::Position(to), None))
            }
            Action::MoveCount(quarter) => {
                let to = self.point(PointedAt::Quarter(quarter));
                Some(move_figure("count.1", Target::Feature(to), None))
            }
            Action::BuildTower(at) => Some(Step::PlaceToken(PlaceToken {
                token: "TOWER_PIECE".to_owned(),
                pointer: Target::Feature(self.point(PointedAt::Tower(at))),
            })),
            Action::Capture(who) => self.follower(who, self.state.seats()).map(Step::Capture),
            Action::RemoveKnight(on) => {
                let knight = self.follower(Spot::On(on), self.state.seats());
                knight.map(|pointer| {
                    Step::ReturnPiece(ReturnPiece { pointer, source: "PRINCESS".to_owned() })
                })
            }
            Action::Exchange(_) => moved.map(|moved| Step::Exchange(self.piece_id(moved))),
            Action::Ransom { .. } => {
                let drawn = matches!(phase, Phase::PlaceTile(_));
                moved.map(|moved| {
                    Step::PayRansom(PayRansom { piece_id: self.piece_id(moved), drawn })
                })
            }
            Action::ChooseFair(_)
            | Action::Throw { .. }
            | Action::CatchThrow { .. }
            | Action::Wind(_)
            | Action::Hand { .. }
            | Action::Nearest(_)
            | Action::Seduce { .. }
            | Action::Hit(_)
            | Action::Gap(_)
            | Action::CatchResult(_)
            | Action::Recall(_)
            | Action::Score(_) => return Err((None, "there is no such action there".to_owned())),
        })
    }

    fn place_tile(&self, at: Pos, turn: Rotation) -> Option<Step> {
        let Phase::PlaceTile(kind) = self.state.phase() else { return None };
        let id = self.game.kinds()[kind.index()].id();
        Some(place_tile(tiles::jcz_name(id).unwrap_or(id), at, turn))
    }

    /// Which piece an action sends where.
    pub(super) fn moved(&self, action: Action) -> Option<Moved> {
        let (turn, phase) = (self.state.turn(), self.state.phase());
        let (seat, piece, from, to) = match (action, phase) {
            (Action::PlacePiece { piece, on }, _) => {
                (turn, piece, Location::Supply, Some(Location::On(on)))
            }
            (Action::PlaceOnTower { piece, at }, _) => {
                let tile = self.state.tiles().iter().position(|tile| tile.pos == at)?;
                (turn, piece, Location::Supply, Some(Location::Tower(tile as u16)))
            }
            (Action::Deploy { piece, quarter }, _) => {
                (turn, piece, Location::Supply, Some(Location::Quarter(quarter)))
            }
            (Action::PlaceBarn(_), _) => (turn, Piece::Barn, Location::Supply, None),
            (Action::MoveWagon(to), Phase::MoveWagon { seat, from }) => {
                (seat, Piece::Wagon, Location::Leaving(from), Some(Location::On(to)))
            }
            (
                Action::LeaveQuarter { piece, to },
                Phase::LeaveQuarters(seat) | Phase::LeaveAtEnd(seat),
            ) => {
                let (_, place) = self.state.segment_name(self.game, to);
                let quarter = Quarter::leading_to(place.kind)?;
                (seat, piece, Location::Quarter(quarter), Some(Location::On(to)))
            }
            (Action::Capture(who), _) => {
                let (seat, piece, number) = self.stands(who, self.state.seats())?;
                let prison = Location::Prison(turn);
                let to = if seat == turn { Location::Supply } else { prison };
                return Some(Moved { seat, piece, number, to: Some(to) });
            }
            (Action::Exchange(piece), Phase::Exchange(captor))
            | (Action::Ransom { piece, captor }, _) => {
                (turn, piece, Location::Prison(captor), Some(Location::Supply))
            }
            _ => return None,
        };
        let number = self.pieces.number(seat, piece, |at| at == from)?;
        Some(Moved { seat, piece, number, to })
    }

    /// JCloisterZone asks for an abbey before the draw, and never whether to take a second tile. Where
    /// there is no choice it asks for neither a piece nor a wagon move.
    fn pass(&self) -> Option<Step> {
        let asked = match self.state.phase() {
            Phase::StartTurn => self.may_place_abbey(),
            Phase::PlacePiece => self.asks_for_a_piece(),
            Phase::MoveWagon { from, .. } => !place::is_kept_in_abbey(self.game, &self.state, from),
            // A commit says that the others stay.
            Phase::LeaveQuarters(seat) | Phase::LeaveAtEnd(seat) => self.leaving != Some(seat),
            _ => true,
        };
        asked.then_some(Step::Pass)
    }

    fn may_place_abbey(&self) -> bool {
        self.legal().iter().any(|action| matches!(action, Action::PlaceAbbey(_)))
    }

    pub(super) fn spot(&self, on: SegmentId) -> PointedAt {
        let (at, place) = self.state.segment_name(self.game, on);
        PointedAt::On(at, place)
    }

    fn point(&self, spot: PointedAt) -> FeaturePointer {
        place::write(self.game, &self.state, spot)
    }

    fn piece_id(&self, moved: Moved) -> PieceId {
        let Moved { seat, piece, number, .. } = moved;
        PieceId(format!("{}.{}.{number}", self.player_index(seat), place::kind(piece)))
    }

    fn deploy(&self, moved: Moved, spot: PointedAt) -> Step {
        Step::Deploy(DeployPiece { pointer: self.point(spot), piece_id: self.piece_id(moved) })
    }

    /// JCloisterZone names the tile whose north-west corner is the barn's vertex.
    fn place_barn(&self, barn: Moved, corner: Corner) -> Option<Step> {
        let at = place::south_east_of(self.state.tiles().last()?.pos, corner);
        let field = place::field_in_north_west(self.game, self.state.tile_at(at)?)?;
        Some(self.deploy(barn, PointedAt::On(at, field)))
    }

    /// She moves beside a follower, or to its tile.
    fn move_fairy(&self, to: Spot) -> Step {
        let beside = self.follower(to, std::iter::once(self.state.turn()));
        let at = self.state.tile_under(to);
        match (at, beside, self.game.setup().rules.fairy) {
            (_, Some(beside), FairyRule::NextToFollower) => {
                move_figure("fairy.1", Target::Piece(beside), None)
            }
            (at, beside, _) => {
                move_figure("fairy.1", Target::Position(at.unwrap_or_default()), beside)
            }
        }
    }

    /// The follower at a spot, of the first of these players who has one there.
    fn follower(&self, who: Spot, seats: impl Iterator<Item = Seat>) -> Option<PiecePointer> {
        let (seat, piece, number) = self.stands(who, seats)?;
        let spot = match who {
            Spot::On(on) => self.spot(on),
            Spot::Tower(at) => PointedAt::Tower(at),
            Spot::Quarter(quarter) => PointedAt::Quarter(quarter),
        };
        let piece_id = self.piece_id(Moved { seat, piece, number, to: None });
        Some(PiecePointer { feature_pointer: self.point(spot), piece_id })
    }

    /// The owner, kind and number of the follower at a spot.
    fn stands(&self, who: Spot, seats: impl Iterator<Item = Seat>) -> Option<(Seat, Piece, usize)> {
        let here = |at: Location| match (at, who) {
            (Location::On(on), Spot::On(wanted)) => on == wanted,
            (Location::Quarter(quarter), Spot::Quarter(wanted)) => quarter == wanted,
            (Location::Tower(tile), Spot::Tower(at)) => {
                self.state.tiles()[usize::from(tile)].pos == at
            }
            _ => false,
        };
        let mut all = seats.flat_map(|seat| Piece::FOLLOWERS.map(|piece| (seat, piece)));
        all.find_map(|(seat, piece)| Some((seat, piece, self.pieces.number(seat, piece, here)?)))
    }
}

fn place_tile(name: &str, at: Pos, turn: Rotation) -> Step {
    let (tile_id, rotation) = (name.to_owned(), FileRotation::from(turn));
    Step::PlaceTile(PlaceTile { tile_id, rotation, position: at })
}

fn move_figure(figure: &str, to: Target, beside: Option<PiecePointer>) -> Step {
    Step::MoveFigure(MoveFigure { figure_id: figure.to_owned(), to, beside })
}
