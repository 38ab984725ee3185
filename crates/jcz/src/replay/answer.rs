//! What a message means in a position.

use bastide_rules::geometry::{Corner, Side};
use bastide_rules::setup::FinalQuarters;
use bastide_rules::tile::SegmentName;
use bastide_rules::{Action, Actor, Location, Phase, Piece, Pos, Seat, Spot};

use super::Replayer;
use crate::error::quoted;
use crate::message::{
    DeployPiece, MoveFigure, PayRansom, PieceId, PiecePointer, PlaceTile, PlaceToken, ReturnPiece,
    Step, Target,
};
use crate::place::{self, PointedAt};
use crate::tiles::{self, ABBEY};

/// What a message means in a position.
pub(super) enum Answer {
    /// This action.
    Act(Action),
    /// No action of Bastide's.
    Nothing,
    /// It belongs to a later decision.
    Later,
    /// It cannot be parsed.
    Invalid(String),
}

impl Replayer<'_> {
    /// What a message means in the current position.
    pub(super) fn answer(&self, step: &Step) -> Answer {
        match step {
            Step::Undo => Answer::Nothing,
            Step::Commit => match self.state().phase() {
                Phase::PlacePiece | Phase::Capture(_) | Phase::PlacePhantom => {
                    Answer::Act(Action::Pass)
                }
                Phase::LeaveQuarters(seat) | Phase::LeaveAtEnd(seat) if self.stays(seat) => {
                    Answer::Act(Action::Pass)
                }
                _ => Answer::Nothing,
            },
            Step::Pass => self.pass(),
            Step::PlaceTile(tile) => self.place_tile(tile).unwrap_or_else(Answer::Invalid),
            Step::Deploy(deploy) => self.deploy(deploy).unwrap_or_else(Answer::Invalid),
            Step::MoveFigure(figure) => self.move_figure(figure).unwrap_or_else(Answer::Invalid),
            Step::PlaceToken(token) => self.place_token(token),
            Step::Capture(prisoner) => self.capture(prisoner).unwrap_or_else(Answer::Invalid),
            Step::ReturnPiece(returned) => {
                self.return_piece(returned).unwrap_or_else(Answer::Invalid)
            }
            Step::PayRansom(ransom) => self.pay_ransom(ransom).unwrap_or_else(Answer::Invalid),
            Step::Exchange(id) => self.exchange(id).unwrap_or_else(Answer::Invalid),
        }
    }

    /// JCloisterZone asks for nothing before a draw unless an abbey could be placed, and does not ask
    /// whether to take a second tile.
    fn pass(&self) -> Answer {
        match self.state().phase() {
            Phase::FirstPlayer | Phase::DrawTile => Answer::Later,
            Phase::StartTurn if !self.may_place_abbey() => Answer::Later,
            Phase::SecondTile if self.state().tiles_left() > 0 => {
                if self.may_place_abbey() {
                    Answer::Act(Action::SecondTile)
                } else {
                    Answer::Later
                }
            }
            _ => Answer::Act(Action::Pass),
        }
    }

    /// Whether a commit after a player's followers left the quarters means that the others stay. Where
    /// players leave in turn, each has a separate commit.
    fn stays(&self, seat: Seat) -> bool {
        let one_by_one = matches!(self.state().phase(), Phase::LeaveAtEnd(_))
            && self.game().setup().rules.final_quarters == FinalQuarters::AnyDistrict;
        let next = self.entries.get(self.now + 1).and_then(|next| next.step.as_ref().ok());
        let goes_on = match next {
            Some(Step::Pass) => true,
            Some(Step::Deploy(deploy)) => match self.deploy(deploy) {
                Ok(Answer::Act(action)) => self.legal().contains(&action),
                _ => false,
            },
            _ => false,
        };
        self.leaving == Some(seat) && !one_by_one && !goes_on
    }

    fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        self.game().legal_actions(self.state(), &mut legal);
        legal
    }

    fn may_place_abbey(&self) -> bool {
        self.legal().iter().any(|action| matches!(action, Action::PlaceAbbey(_)))
    }

    fn place_tile(&self, tile: &PlaceTile) -> Result<Answer, String> {
        let PlaceTile { tile_id, rotation, position: at } = tile;
        let wanted = self.kind(tile_id)?;
        Ok(match self.state().phase() {
            Phase::StartTurn | Phase::SecondTile | Phase::DrawTile | Phase::PlaceTile(_)
                if tile_id == ABBEY =>
            {
                Answer::Act(Action::PlaceAbbey(*at))
            }
            Phase::PlaceTile(drawn) if drawn == wanted => {
                let turn = self.game().kinds()[drawn.index()].canonical(rotation.turn());
                Answer::Act(Action::PlaceTile { at: *at, turn })
            }
            Phase::PlaceTile(drawn) => {
                let id = self.game().kinds()[drawn.index()].id();
                let name = tiles::jcz_name(id).unwrap_or(id);
                Answer::Invalid(format!("the tile that was drawn is {name}"))
            }
            _ => Answer::Later,
        })
    }

    /// The owner and kind of a piece.
    fn piece(&self, id: &PieceId) -> Result<(Seat, Piece), String> {
        let named =
            id.parts().and_then(|(seat, kind)| Some((self.seat(seat)?, place::piece(kind)?)));
        named.ok_or_else(|| format!("{} is no piece of this game", quoted(&id.0)))
    }

    /// The action that a line of a record would mean here.
    fn action(&self, text: &str) -> Result<Action, String> {
        Action::parse(text, self.game(), self.state()).map_err(|error| error.to_string())
    }

    fn deploy(&self, deploy: &DeployPiece) -> Result<Answer, String> {
        let DeployPiece { pointer, piece_id } = deploy;
        let (seat, piece) = self.piece(piece_id)?;
        let (state, phase) = (self.state(), self.state().phase());
        let spot = place::read(self.game(), state, pointer)?;
        if state.actor() != Actor::Player(seat) {
            return Ok(Answer::Later);
        }
        // Any other piece belongs to a later decision.
        if phase == Phase::PlacePhantom && piece != Piece::Phantom {
            return Ok(Answer::Later);
        }
        Ok(match (phase, spot) {
            (Phase::PlacePiece, PointedAt::On(at, place)) if piece == Piece::Barn => {
                Answer::Act(Action::PlaceBarn(self.corner(at, place)?))
            }
            (Phase::PlacePiece | Phase::PlacePhantom, PointedAt::On(at, place)) => {
                Answer::Act(self.action(&format!("{} {place} at {at}", piece.as_str()))?)
            }
            (Phase::PlacePiece | Phase::PlacePhantom, PointedAt::Tower(at)) => {
                Answer::Act(Action::PlaceOnTower { piece, at })
            }
            (Phase::Deploy, PointedAt::Quarter(quarter)) => {
                Answer::Act(Action::Deploy { piece, quarter })
            }
            (Phase::MoveWagon { .. }, PointedAt::On(at, place)) if piece == Piece::Wagon => {
                Answer::Act(self.action(&format!("move-wagon {place} at {at}"))?)
            }
            (Phase::LeaveQuarters(_) | Phase::LeaveAtEnd(_), PointedAt::On(at, place)) => {
                Answer::Act(self.leave(piece, at, place)?)
            }
            _ => Answer::Later,
        })
    }

    /// The corner of the last tile on which a barn stands: the pointer names the tile whose north-west
    /// corner that is, and the field there.
    fn corner(&self, at: Pos, field: SegmentName) -> Result<Corner, String> {
        let (game, state) = (self.game(), self.state());
        let last = state.tiles().last().map_or(at, |tile| tile.pos);
        let stands = |corner: &Corner| place::south_east_of(last, *corner) == at;
        let there = state.tile_at(at).and_then(|tile| place::field_in_north_west(game, tile));
        let corner = Corner::ALL.into_iter().find(stands).filter(|_| there == Some(field));
        corner.ok_or_else(|| {
            format!("no corner of the tile laid last is the north-west corner of {field} at {at}")
        })
    }

    /// A follower leaves its quarter for a feature. Bastide names each feature by one of its segments.
    fn leave(&self, piece: Piece, at: Pos, place: SegmentName) -> Result<Action, String> {
        let (game, state) = (self.game(), self.state());
        let exactly = self.action(&format!("leave {} {place} at {at}", piece.as_str()))?;
        let legal = self.legal();
        if legal.contains(&exactly) {
            return Ok(exactly);
        }
        let feature =
            state.features(game).into_iter().find(|one| one.segments.contains(&(at, place)));
        let leads_there = |action: &Action| match *action {
            Action::LeaveQuarter { piece: own, to } => {
                let to = state.segment_name(game, to);
                own == piece && feature.as_ref().is_some_and(|one| one.segments.contains(&to))
            }
            _ => false,
        };
        Ok(legal.into_iter().find(leads_there).unwrap_or(exactly))
    }

    fn move_figure(&self, figure: &MoveFigure) -> Result<Answer, String> {
        let MoveFigure { figure_id, to, beside } = figure;
        let name = figure_id.split('.').next().unwrap_or_default();
        Ok(match (name, self.state().phase()) {
            ("fairy", Phase::PlacePiece) => Answer::Act(self.move_fairy(to, beside.as_ref())?),
            ("dragon", Phase::MoveDragon(_)) => {
                let (from, to) = (self.state().dragon(), to.position());
                let side =
                    from.and_then(|from| Side::ALL.into_iter().find(|&side| from.step(side) == to));
                let side = side.ok_or_else(|| format!("the dragon is not beside {to}"))?;
                Answer::Act(Action::MoveDragon(side))
            }
            ("count", Phase::MoveCount) => match to {
                Target::Feature(pointer) => {
                    match place::read(self.game(), self.state(), pointer)? {
                        PointedAt::Quarter(quarter) => Answer::Act(Action::MoveCount(quarter)),
                        _ => Answer::Invalid("the count goes to a quarter".to_owned()),
                    }
                }
                _ => Answer::Invalid("the count goes to a quarter".to_owned()),
            },
            ("fairy" | "dragon" | "count", _) => Answer::Later,
            _ => Answer::Invalid(format!("{} is no figure of this game", quoted(figure_id))),
        })
    }

    fn move_fairy(&self, to: &Target, beside: Option<&PiecePointer>) -> Result<Action, String> {
        let pointer = match (to, beside) {
            (Target::Position(_), Some(beside)) => &beside.feature_pointer,
            (Target::Piece(beside), _) => return self.follower(beside).map(Action::MoveFairy),
            (Target::Feature(pointer), _) => pointer,
            (Target::Position(at), None) => return Ok(self.fairy_on(*at)),
        };
        let standing = self.standing(place::read(self.game(), self.state(), pointer)?)?;
        Ok(Action::MoveFairy(standing))
    }

    /// The fairy goes to a tile, beside the first follower there.
    fn fairy_on(&self, at: Pos) -> Action {
        let here = |action: &Action| match *action {
            Action::MoveFairy(Spot::On(on)) => self.state().segment_name(self.game(), on).0 == at,
            Action::MoveFairy(Spot::Tower(tower)) => tower == at,
            _ => false,
        };
        self.legal().into_iter().find(here).unwrap_or(Action::MoveFairy(Spot::Tower(at)))
    }

    fn standing(&self, spot: PointedAt) -> Result<Spot, String> {
        Ok(match spot {
            PointedAt::Tower(at) => Spot::Tower(at),
            PointedAt::Quarter(quarter) => Spot::Quarter(quarter),
            PointedAt::On(at, place) => match self.action(&format!("capture {place} at {at}"))? {
                Action::Capture(standing) => standing,
                _ => return Err(format!("no follower stands on {place} at {at}")),
            },
        })
    }

    fn place_token(&self, token: &PlaceToken) -> Answer {
        let at = token.pointer.position();
        match (token.token.as_str(), self.state().phase()) {
            ("TOWER_PIECE", Phase::PlacePiece) => Answer::Act(Action::BuildTower(at)),
            ("ABBEY_TILE", Phase::StartTurn | Phase::SecondTile | Phase::DrawTile) => {
                Answer::Act(Action::PlaceAbbey(at))
            }
            ("TOWER_PIECE" | "ABBEY_TILE", _) => Answer::Later,
            (other, _) => Answer::Invalid(format!("{} is no token of this game", quoted(other))),
        }
    }

    /// Where a pointer to a piece leads, if such a piece stands there.
    fn follower(&self, pointer: &PiecePointer) -> Result<Spot, String> {
        let (seat, piece) = self.piece(&pointer.piece_id)?;
        let spot = place::read(self.game(), self.state(), &pointer.feature_pointer)?;
        let standing = self.standing(spot)?;
        let here = |place: &Location| match (*place, standing) {
            (Location::On(on), Spot::On(wanted)) => on == wanted,
            (Location::Quarter(quarter), Spot::Quarter(wanted)) => quarter == wanted,
            (Location::Tower(tile), Spot::Tower(at)) => {
                self.state().tiles()[usize::from(tile)].pos == at
            }
            _ => false,
        };
        if self.state().locations(self.game(), seat, piece).iter().any(here) {
            Ok(standing)
        } else {
            let (piece, name) = (piece.as_str(), self.name(seat));
            Err(format!("no {piece} of {name} stands there"))
        }
    }

    fn capture(&self, prisoner: &PiecePointer) -> Result<Answer, String> {
        Ok(match self.state().phase() {
            Phase::Capture(_) => Answer::Act(Action::Capture(self.follower(prisoner)?)),
            _ => Answer::Invalid("no tower has just been raised beside a follower".to_owned()),
        })
    }

    fn return_piece(&self, returned: &ReturnPiece) -> Result<Answer, String> {
        if returned.source != "PRINCESS" {
            return Err(format!(
                "{} does not return followers in Bastide",
                quoted(&returned.source)
            ));
        }
        Ok(match (self.state().phase(), self.follower(&returned.pointer)?) {
            (Phase::PlacePiece, Spot::On(on)) => Answer::Act(Action::RemoveKnight(on)),
            (Phase::PlacePiece, _) => Answer::Invalid("that is no knight".to_owned()),
            _ => Answer::Later,
        })
    }

    fn pay_ransom(&self, ransom: &PayRansom) -> Result<Answer, String> {
        let (seat, piece) = self.piece(&ransom.piece_id)?;
        let state = self.state();
        let held = |place: &Location| match *place {
            Location::Prison(captor) => Some(captor),
            _ => None,
        };
        let holders: Vec<_> =
            state.locations(self.game(), seat, piece).iter().filter_map(held).collect();
        let known = self.captors.get(&ransom.piece_id.0).filter(|captor| holders.contains(captor));
        let captor = known.or(holders.first()).copied().unwrap_or(seat);
        Ok(match state.phase() {
            Phase::StartTurn | Phase::SecondTile if ransom.drawn => Answer::Later,
            Phase::StartTurn
            | Phase::SecondTile
            | Phase::PlaceTile(_)
            | Phase::PlacePiece
            | Phase::Capture(_) => Answer::Act(Action::Ransom { piece, captor }),
            _ => Answer::Later,
        })
    }

    /// Bastide exchanges without a decision if only one kind can come back.
    fn exchange(&self, id: &PieceId) -> Result<Answer, String> {
        let (_, piece) = self.piece(id)?;
        let just_captured = matches!(self.record.actions().last(), Some(Action::Capture(_)));
        Ok(match self.state().phase() {
            Phase::Exchange(_) => Answer::Act(Action::Exchange(piece)),
            _ if just_captured => Answer::Nothing,
            _ => Answer::Invalid("no follower has just been captured".to_owned()),
        })
    }
}
