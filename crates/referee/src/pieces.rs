//! The piece step: what can be done in it (INT-22).

use crate::action::{Action, Choices};
use crate::board::{Region, Stand};
use crate::figure::Piece;
use crate::game::Referee;
use crate::tile::{Kind, Role, Symbol};

impl Referee {
    /// Everything that can be done in the piece step.
    pub(crate) fn add_pieces(&self, choices: &mut Choices) {
        self.add_ransoms(choices);
        let removed = self.add_removals(choices);
        if removed && self.options.princess_must {
            return;
        }
        choices.add_pass();
        self.add_placements(&Piece::ALL, choices);
        self.add_tower_pieces(choices);
        self.add_barns(choices);
        self.add_fairy(choices);
        self.add_recalls(choices);
    }

    /// Where pieces of these kinds may go; barns are a matter of their own.
    pub(crate) fn add_placements(&self, pieces: &[Piece], choices: &mut Choices) {
        let pieces = pieces.iter().copied().filter(|piece| self.in_supply(*piece));
        let pieces: Vec<Piece> = pieces.collect();
        if pieces.is_empty() {
            return;
        }
        self.add_on_the_tile(&pieces, choices);
        self.add_through_the_portal(&pieces, choices);
        self.add_on_towers(&pieces, choices);
    }

    /// The tile just laid (BAS-19), each of its features by itself (BAS-22), as it is with the
    /// new tile.
    fn add_on_the_tile(&self, pieces: &[Piece], choices: &mut Choices) {
        let (x, y) = self.placed.expect("a tile was placed");
        let tile = self.board.tile(x, y);
        for (index, segment) in tile.segments.iter().enumerate() {
            let spot = (x, y, index);
            let region = self.board.flood(spot);
            for &piece in pieces {
                if !self.is_kept_off(piece) && self.may_stand(piece, &region) {
                    let text = format!("{} {}", piece.name(), segment.name());
                    choices.add(text, Action::Piece(piece, Stand::On(spot)));
                }
            }
        }
    }

    /// Whether a piece of this kind is kept off the tile just laid, whatever the feature.
    pub(crate) fn is_kept_off(&self, piece: Piece) -> bool {
        let (x, y) = self.placed.expect("a tile was placed");
        let tile = self.board.tile(x, y);
        let dragon = self.board.dragon == Some((x, y)); // PRD-21, PRD-30
        let lake = tile.role == Role::Lake && tile.shows(Symbol::Volcano);
        if piece.is_follower() {
            dragon || lake && self.options.lake_extra_turn // RIV-12
        } else {
            dragon && self.options.volcano_nobody // PRD-R-03
        }
    }

    /// Whether a piece of the player may come to a feature, if the tile is open to it.
    pub(crate) fn may_stand(&self, piece: Piece, region: &Region) -> bool {
        let kind = self.board.kind(region);
        let free = !self.board.has_follower(region); // BAS-21, INN-09
        let own = || self.board.has_follower_of(region, self.player);
        match piece {
            Piece::Follower | Piece::BigFollower | Piece::Phantom => {
                let barn = kind == Kind::Field && self.board.has_barn(region); // ABB-25
                free && self.is_place(kind) && !barn
            }
            Piece::Mayor => free && kind == Kind::City, // ABB-13, ABB-14, ABB-R-11
            Piece::Wagon => free && self.is_place_for_wagons(kind),
            Piece::Abbot => free && kind.is_building() && self.is_place(kind), // ABT-02
            Piece::Builder => matches!(kind, Kind::Road | Kind::City) && own(),
            Piece::Pig => kind == Kind::Field && own(),
            Piece::Barn => false, // It goes to a corner.
        }
    }

    /// Whether this kind of feature is a place for followers at all (BAS-20, CUL-02, RIV-11).
    pub(crate) fn is_place(&self, kind: Kind) -> bool {
        match kind {
            Kind::Road | Kind::City | Kind::Cloister => true,
            Kind::Field => self.options.farmers,
            Kind::Shrine => self.options.shrines,
            Kind::River => false,
        }
    }

    /// ABB-37, ABB-43, ABB-R-29.
    pub(crate) fn is_place_for_wagons(&self, kind: Kind) -> bool {
        kind != Kind::Field && self.is_place(kind)
    }

    /// Whether the tile just laid shows a portal through which nobody has gone yet (PHA-09).
    pub(crate) fn portal_is_open(&self) -> bool {
        let (x, y) = self.placed.expect("a tile was placed");
        let portal = self.options.portals && self.board.tile(x, y).shows(Symbol::MagicPortal);
        portal && !self.portal_used
    }

    /// Followers on other tiles, when the tile just laid shows a portal (PRD-34 to PRD-36): on
    /// features that are not completed (PRD-R-11), but not where the dragon is (PRD-R-12).
    fn add_through_the_portal(&self, pieces: &[Piece], choices: &mut Choices) {
        let here = self.placed.expect("a tile was placed");
        let followers = pieces.iter().copied().filter(|piece| piece.is_follower());
        let followers: Vec<Piece> = followers.collect();
        if !self.portal_is_open() {
            return;
        }
        for region in self.board.regions() {
            if self.board.is_complete(&region) {
                continue;
            }
            for piece in followers.iter().copied().filter(|p| self.may_stand(*p, &region)) {
                for stand in region.iter().map(|&spot| Stand::On(spot)) {
                    let position = stand.position();
                    if position != Some(here) && position != self.board.dragon {
                        let text = format!("{} {}", piece.name(), self.board.words(stand));
                        choices.add(text, Action::Piece(piece, stand));
                    }
                }
            }
        }
    }

    /// The knights that the princess just laid can send home: those in her city, of any sort and
    /// any player (PRD-37, PRD-38, PRD-R-08, PRD-R-10). Says whether there are any.
    fn add_removals(&self, choices: &mut Choices) -> bool {
        let (x, y) = self.placed.expect("a tile was placed");
        let segments = self.board.tile(x, y).segments.iter().enumerate();
        let mut any = false;
        for (index, _) in segments.filter(|(_, s)| s.princess && self.options.princess) {
            for (spot, figure) in self.board.figures_on(&self.board.flood((x, y, index))) {
                if figure.piece.is_follower() {
                    let text = format!("remove {}", self.board.words(Stand::On(spot)));
                    choices.add(text, Action::Remove(spot));
                    any = true;
                }
            }
        }
        any
    }
}
