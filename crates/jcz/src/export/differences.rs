//! Actions that JCloisterZone refuses, and actions after which its decisions or points differ.
//!
//! `docs/jcloisterzone.md` lists all known differences in the rules.

use bastide_rules::event::SpotName;
use bastide_rules::geometry::Side;
use bastide_rules::setup::{AwardScoring, FairyRule};
use bastide_rules::tile::{SegmentName, Terrain, TileRole};
use bastide_rules::{
    Action, KindId, Location, Phase, Piece, PlacedTile, Pos, PublicView, Quarter, Rotation, Seat,
    SegmentId, Spot, State,
};

use super::{Noticed, Refused, Writer};
use crate::{place, tiles};

fn refuse(rule: &'static str, reason: &str) -> Result<(), Refused> {
    Err((Some(rule), reason.to_owned()))
}

impl Noticed {
    /// Whether an award paid in the step in which it changed hands.
    fn pays_at_once(&self) -> bool {
        self.taken.iter().any(|award| self.paid.contains(award))
    }
}

impl Writer<'_> {
    /// Refuses an action that is legal with JCloisterZone's rule options, but not in JCloisterZone.
    pub(super) fn check(&self, action: Action) -> Result<(), Refused> {
        match (action, self.state.phase()) {
            (Action::Pass, Phase::SecondTile) if self.state.tiles_left() > 0 => {
                refuse("TRA-R-03", "there the second tile of a double turn must be taken")
            }
            (Action::PlacePiece { piece: Piece::Builder, on }, _) if self.is_complete(on) => {
                refuse("TRA-R-07", "there a builder goes on no road or city that is complete")
            }
            (Action::MoveWagon(_), Phase::MoveWagon { from, .. })
                if place::is_kept_in_abbey(self.game, &self.state, from) =>
            {
                refuse("ABB-R-22", "there a wagon in a completed abbey does not move on")
            }
            (Action::MoveFairy(to), _) => self.check_fairy(to),
            (Action::PlaceBarn(_), _) if self.waits_on_the_market() => {
                refuse("CNT-R-13", "there followers may leave the market for the field of a barn")
            }
            (Action::Draw(kind), _) => self.check_draw(kind),
            (Action::PlaceTile { at, turn }, Phase::PlaceTile(kind)) => {
                self.check_river(kind, at, turn)
            }
            _ => Ok(()),
        }
    }

    /// Refuses an action after which the two games diverge.
    pub(super) fn compare(&self, bastide: &State, noticed: &Noticed) -> Result<(), Refused> {
        if noticed.extra_turn {
            return refuse("RIV-13", "there the volcano lake gives no further turn");
        }
        if noticed.river_left_out && bastide.turn() != self.state.turn() {
            return refuse("RIV-R-05", "there no turn is lost at the river");
        }
        let awards = self.game.setup().rules.king_and_robber_scoring;
        if awards == AwardScoring::Continuously && noticed.pays_at_once() {
            return refuse("KNG-11", "there the card pays only from the next turn on");
        }
        let jcz = &self.state;
        if jcz.scores() != bastide.scores() {
            let (jcz, bastide) = (jcz.scores(), bastide.scores());
            return Err((None, format!("there the points would be {jcz:?} and not {bastide:?}")));
        }
        if (jcz.phase(), jcz.turn()) != (bastide.phase(), bastide.turn()) {
            let name = &self.game.setup().players[jcz.turn().index()].name;
            let next = jcz.phase().next_step();
            return Err((None, format!("there it would be for {name} {next}")));
        }
        Ok(())
    }

    /// Refuses an action after which JCloisterZone has a decision that cannot be declined.
    pub(super) fn check_what_they_ask(
        &self,
        action: Action,
        noticed: &Noticed,
    ) -> Result<(), Refused> {
        let loser = |(at, place): &(Pos, SegmentName)| {
            place.kind.is_building() && noticed.lost.contains(at)
        };
        if noticed.wagons.iter().any(loser) {
            return refuse("CUL-R-06", "there a wagon that lost a challenge may move on");
        }
        match (action, self.state.phase()) {
            (Action::BuildTower(_), Phase::Capture(_)) => Ok(()),
            (Action::BuildTower(at), _) if self.reaches_quarters(at) => {
                refuse("CNT-R-17", "there the tower reaches the followers in the quarters")
            }
            _ => Ok(()),
        }
    }

    /// Refuses a scoring in which only the fairy's points keep the player of the turn from using a quarter.
    pub(super) fn check_quarters(
        &self,
        turn: Seat,
        before: &[u32],
        noticed: &Noticed,
    ) -> Result<(), Refused> {
        let sum = |all: &[(Seat, u32)], seat: Seat| -> u32 {
            all.iter().filter(|(own, _)| *own == seat).map(|(_, points)| points).sum()
        };
        // Whether a player has points that the fairy did not bring; a ransom may have reduced them.
        let gained = |seat: Seat| {
            let fairy = sum(&noticed.greetings, seat) + sum(&noticed.rewards, seat);
            self.state.scores()[seat.index()] > before[seat.index()] + fairy
        };
        let has_follower =
            Piece::FOLLOWERS.into_iter().any(|piece| self.state.supply(self.game, turn, piece) > 0);
        if self.game.in_play().count
            && !self.state.is_over()
            && sum(&noticed.rewards, turn) > 0
            && !gained(turn)
            && self.state.seats().any(|seat| seat != turn && gained(seat))
            && has_follower
        {
            return refuse(
                "CNT-R-01",
                "there the fairy's points do not keep a player from a quarter",
            );
        }
        Ok(())
    }

    fn view(&self) -> PublicView {
        self.state.public_view(self.game, None)
    }

    /// The quarters of Carcassonne in which followers are, one for each follower.
    fn occupied_quarters(&self) -> impl Iterator<Item = Quarter> {
        self.state.pieces_on_table(self.game).into_iter().filter_map(|piece| match piece.place {
            SpotName::Quarter(quarter) => Some(quarter),
            SpotName::On(_) | SpotName::Tower => None,
        })
    }

    /// Whether a follower in a quarter is in reach of this tower.
    fn reaches_quarters(&self, tower: Pos) -> bool {
        let on = |tile: &&PlacedTile| self.game.kind_of(tile).id() == tiles::QUARTERS;
        let quarters = self.state.tiles().iter().find(on).map(|tile| tile.pos);
        let built = self.view().towers.into_iter().find(|one| one.at == tower);
        let (Some(at), Some(tower)) = (quarters, built) else { return false };
        let (dx, dy) = (at.x.abs_diff(tower.at.x), at.y.abs_diff(tower.at.y));
        dx.min(dy) == 0
            && dx.max(dy) <= tower.height.into()
            && self.occupied_quarters().next().is_some()
    }

    /// Whether JCloisterZone offers an action with a piece.
    pub(super) fn asks_for_a_piece(&self) -> bool {
        let asks = |action: &Action| match *action {
            Action::Pass | Action::Ransom { .. } => false,
            Action::PlacePiece { piece: Piece::Builder, on } => !self.is_complete(on),
            Action::MoveFairy(to) => self.check_fairy(to).is_ok(),
            _ => true,
        };
        let climbers = [Piece::Follower, Piece::BigFollower, Piece::Phantom];
        self.legal().iter().any(asks) || self.climbs_under_the_dragon(&climbers)
    }

    /// Whether a road or city is complete: JCloisterZone allows no builder there.
    fn is_complete(&self, on: SegmentId) -> bool {
        let (at, place) = self.state.segment_name(self.game, on);
        self.state.feature_at(self.game, at, place).is_some_and(|feature| feature.complete)
    }

    /// If she moves to a tile, it must be a different one.
    fn check_fairy(&self, to: Spot) -> Result<(), Refused> {
        if self.game.setup().rules.fairy == FairyRule::NextToFollower {
            return Ok(());
        }
        let Some(at) = self.state.tile_under(to) else {
            return refuse("CNT-R-18", "there the fairy goes to a tile, not into a quarter");
        };
        let now = self.state.fairy(self.game).and_then(|(tile, _)| tile);
        if now == Some(at) {
            return refuse("PRD-R-14", "there the fairy cannot be moved to the tile she is on");
        }
        Ok(())
    }

    /// In JCloisterZone, followers on the market take part when a barn is placed.
    fn waits_on_the_market(&self) -> bool {
        self.view().count != Some(Quarter::Market)
            && self.occupied_quarters().any(|quarter| quarter == Quarter::Market)
    }

    /// Whether JCloisterZone would ask for the phantom after this action although the only place for it is a tower
    /// under the dragon.
    pub(super) fn asks_for_phantom_on_tower(&self, action: Action) -> bool {
        let comes_first = matches!(
            action,
            Action::RemoveKnight(_)
                | Action::PlacePiece { piece: Piece::Phantom, .. }
                | Action::PlaceOnTower { piece: Piece::Phantom, .. }
        );
        self.is_acting_with_piece()
            && self.state.phase() != Phase::PlacePhantom
            && !comes_first
            && self.climbs_under_the_dragon(&[Piece::Phantom])
    }

    /// JCloisterZone allows a follower on a tower under the dragon (`TOW-R-13`).
    fn climbs_under_the_dragon(&self, climbers: &[Piece]) -> bool {
        let turn = self.state.turn();
        let climbs = |&piece: &Piece| {
            let own = self.state.locations(self.game, turn, piece);
            own.contains(&Location::Supply)
        };
        let dragon = self.view().dragon;
        let open = self.view().towers.into_iter().filter(|tower| tower.top.is_none());
        climbers.iter().any(climbs)
            && open.into_iter().any(|tower| tower.height > 0 && Some(tower.at) == dragon)
    }

    /// In JCloisterZone, River II has a second lake, which is laid before the land.
    fn check_draw(&self, kind: KindId) -> Result<(), Refused> {
        let land = self.game.kinds()[kind.index()].role() == TileRole::Land;
        if land && self.game.in_play().river && self.game.setup().has_set("river-2") {
            return refuse("RIV-06", "there the second river has a second lake, which comes now");
        }
        Ok(())
    }

    /// In JCloisterZone, the river must not bend towards tiles on the table.
    fn check_river(&self, kind: KindId, at: Pos, turn: Rotation) -> Result<(), Refused> {
        let kind = &self.game.kinds()[kind.index()];
        if !matches!(kind.role(), TileRole::Fork | TileRole::River) {
            return Ok(());
        }
        let edges = kind.edges();
        let banks = Side::ALL.into_iter().filter(|side| edges[side.index()] == Terrain::River);
        let banks: Vec<_> = banks.map(|side| side.turned(turn)).collect();
        let lies = |at: Pos| self.state.tile_at(at).is_some();
        let Some(from) = banks.iter().find(|&&side| lies(at.step(side))) else { return Ok(()) };
        let bends = |side: &&Side| **side != *from && **side != from.opposite();
        let cut_off = |side: &Side| {
            let next = at.step(*side);
            Side::ALL.into_iter().any(|way| next.step(way) != at && lies(next.step(way)))
        };
        if banks.iter().filter(bends).any(cut_off) {
            return refuse(
                "RIV-R-04",
                "there the river does not bend towards tiles that lie there",
            );
        }
        Ok(())
    }
}
