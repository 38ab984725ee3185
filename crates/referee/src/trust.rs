//! Actions made on trust: not looked up in the list of all that is legal where that list is long.

use crate::action::Action;
use crate::board::{Position, Spot, Stand, beyond};
use crate::catapult::Deed;
use crate::figure::Piece;
use crate::game::{Referee, Step};
use crate::tile::Role;

impl Referee {
    /// Makes the action with this text, and what follows from it, like [`Referee::act`], but
    /// without listing everything else that could be done where there is much of it: places for a
    /// tile or a piece, throws and winds. For games of which only the end is compared.
    ///
    /// Whether this one action is allowed is still looked at, with one exception: that of turns
    /// that look the same only the smallest is. And whether others are allowed is for
    /// [`Referee::legal`] to say.
    ///
    /// # Panics
    ///
    /// If the action is found not to be legal now.
    pub fn act_on_trust(&mut self, text: &str) {
        match self.read(text) {
            Some(action) => self.make(action),
            None => self.act(text),
        }
    }

    /// The action with this text, if it is of those that are made on trust.
    fn read(&self, text: &str) -> Option<Action> {
        let words: Vec<&str> = text.split([' ', ',']).collect();
        match (self.step, &words[..]) {
            (Step::Place, ["place", x, y, "turn", turn]) => {
                self.read_placement(x.parse().ok()?, y.parse().ok()?, turn.parse().ok()?)
            }
            // It may be that somebody must be sent home.
            (Step::Piece, _) if self.options.princess_must && self.princess_is_here() => None,
            (Step::Piece | Step::Phantom, ["pass"]) => Some(Action::Pass),
            (Step::Piece, _) | (Step::Phantom, ["phantom", ..]) => self.read_piece(text),
            (Step::Throw | Step::Wind | Step::Hand, words) => {
                self.read_deed(words).map(Action::AtTheFair)
            }
            _ => None,
        }
    }

    /// The drawn land tile, if it may lie there. That it fits is seen when it is laid.
    fn read_placement(&self, x: i32, y: i32, turn: u8) -> Option<Action> {
        let turned = self.tiles[self.drawn.as_ref()?].turned(turn);
        let beside = (0..4).any(|side| self.board.tiles.contains(beyond(x, y, side)));
        // A river tile has few places, and whether it may cut the river off depends on all of them
        // (RIV-R-13).
        let river = turned.role != Role::Land;
        let allowed = !river && beside && self.may_lie(x, y, &turned);
        allowed.then_some(Action::Place(x, y, turn))
    }

    /// Whether the tile just laid shows a princess.
    fn princess_is_here(&self) -> bool {
        let (x, y) = self.placed.expect("a tile was placed");
        self.board.tile(x, y).segments.iter().any(|segment| segment.princess)
    }

    /// A piece or the fairy, and where to: "follower city N", "fairy tower at 2,-1".
    fn read_piece(&self, text: &str) -> Option<Action> {
        let (head, position) = match text.split_once(" at ") {
            Some((head, at)) => (head, read_position(at)?),
            None => (text, self.placed?),
        };
        let (word, place) = head.split_once(' ')?;
        if word == "fairy" {
            let stand = self.read_stand(place, position)?;
            let mut followers = self.board.followers();
            let own = followers.any(|(at, figure)| at == stand && figure.seat == self.player);
            let allowed = self.options.fairy && own && !self.fairy_is_at(stand);
            return allowed.then_some(Action::Fairy(stand));
        }
        let piece = Piece::ALL.into_iter().find(|piece| piece.name() == word)?;
        let spot = self.read_spot(place, position)?;
        let region = self.board.flood(spot);
        let open = if self.placed == Some(position) {
            !self.is_kept_off(piece)
        } else {
            let unfinished = !self.board.is_complete(&region);
            let dragon = self.board.dragon == Some(position);
            self.portal_is_open() && piece.is_follower() && unfinished && !dragon
        };
        let allowed = open && self.may_stand(piece, &region) && self.in_supply(piece);
        allowed.then_some(Action::Piece(piece, Stand::On(spot)))
    }

    /// The segment of this name on a tile.
    fn read_spot(&self, place: &str, (x, y): Position) -> Option<Spot> {
        let mut segments = self.board.tiles.get((x, y))?.segments.iter();
        Some((x, y, segments.position(|segment| segment.name() == place)?))
    }

    fn read_stand(&self, place: &str, position: Position) -> Option<Stand> {
        match place {
            "tower" => Some(Stand::Tower(position)),
            segment => self.read_spot(segment, position).map(Stand::On),
        }
    }

    fn read_deed(&self, words: &[&str]) -> Option<Deed> {
        let numbers: Vec<i128> = words.iter().filter_map(|word| word.parse().ok()).collect();
        self.deed(words.first()?, words.get(1)?, &numbers)
    }
}

fn read_position(text: &str) -> Option<Position> {
    let (x, y) = text.split_once(',')?;
    Some((x.parse().ok()?, y.parse().ok()?))
}
