//! The dragon: how it comes, walks and eats.

use std::collections::BTreeSet;

use crate::board::{Position, Stand, beyond};
use crate::figure::Piece;
use crate::game::{Referee, Step};
use crate::tile::Symbol;

/// How many steps a walk has at most, whatever the number of players (PRD-23).
const STEPS: usize = 6;

/// A walk of the dragon under way.
#[derive(Clone, Debug)]
pub(crate) struct Walk {
    /// Where it has been, the tile where it began included (PRD-25).
    visited: BTreeSet<Position>,
    /// How many steps were made.
    pub(crate) steps: usize,
}

impl Referee {
    /// Whether a tile that is drawn cannot be used yet: it shows a dragon, and there is none on
    /// the table (PRD-32).
    pub(crate) fn waits_for_the_dragon(&self, tile: &str) -> bool {
        let asleep = self.options.dragon && self.board.dragon.is_none();
        asleep && self.tiles[tile].shows(Symbol::Dragon)
    }

    /// A volcano was laid: the dragon comes at once (PRD-20), and for the first time the tiles
    /// put aside can be drawn (PRD-33).
    pub(crate) fn call_the_dragon(&mut self, volcano: Position) {
        if self.board.dragon.replace(volcano).is_none() {
            for (tile, copies) in std::mem::take(&mut self.set_aside) {
                *self.stack.entry(tile).or_default() += copies;
            }
        }
    }

    /// Whether the tile just laid makes the dragon walk (PRD-22).
    pub(crate) fn dragon_is_called(&self) -> bool {
        let (x, y) = self.placed.expect("a tile was placed");
        let shown = self.board.tile(x, y).shows(Symbol::Dragon);
        self.options.dragon && shown && self.board.dragon.is_some()
    }

    /// The walk begins on the tile where the dragon is.
    pub(crate) fn begin_the_walk(&mut self) {
        let visited = self.board.dragon.into_iter().collect();
        self.walk = Some(Walk { visited, steps: 0 });
        self.go_on_walking();
    }

    /// The sides to which the dragon can go: where a tile lies (PRD-24) that it has not visited
    /// (PRD-25), on which the fairy is not (PRD-12, PRD-26), and which is not all inside the City of
    /// Carcassonne (CNT-R-16).
    pub(crate) fn dragon_ways(&self) -> Vec<usize> {
        let (Some((x, y)), Some(walk)) = (self.board.dragon, &self.walk) else {
            return Vec::new();
        };
        let fairy = self.board.fairy.and_then(|fairy| fairy.stand.position());
        let open = |&side: &usize| {
            let next = beyond(x, y, side);
            let land = self.board.tiles.get(next).is_some_and(|tile| !tile.segments.is_empty());
            land && !walk.visited.contains(&next) && Some(next) != fairy
        };
        (0..4).filter(open).collect()
    }

    /// The next step, until six are made or there is no way (PRD-27). Then the turn goes on.
    fn go_on_walking(&mut self) {
        let steps = self.walk.as_ref().map_or(STEPS, |walk| walk.steps);
        if steps < STEPS && !self.dragon_ways().is_empty() {
            self.step = Step::Dragon;
            return;
        }
        self.walk = None;
        if self.options.dragon_after_scoring {
            self.after_the_scoring();
        } else {
            self.begin_leaving();
        }
    }

    /// Who makes this step of the walk (PRD-23).
    pub(crate) fn dragon_mover(&self) -> usize {
        let steps = self.walk.as_ref().map_or(0, |walk| walk.steps);
        (self.player + steps) % self.options.players
    }

    pub(crate) fn move_the_dragon(&mut self, side: usize) {
        let (x, y) = self.board.dragon.expect("the dragon is on the table");
        let next = beyond(x, y, side);
        self.board.dragon = Some(next);
        let walk = self.walk.as_mut().expect("the dragon walks");
        walk.visited.insert(next);
        walk.steps += 1;
        self.eat(next);
        self.go_on_walking();
    }

    /// All pieces on a tile go home (PRD-28, PRD-47), but barns stay (PRD-48), and so do the
    /// pieces of towers (TOW-34).
    fn eat(&mut self, tile: Position) {
        let on_segments = self.board.figures.iter().filter(|(_, f)| f.piece != Piece::Barn);
        let on_segments = on_segments.map(|(&spot, _)| Stand::On(spot));
        let on_towers = self.board.tops.keys().map(|&position| Stand::Tower(position));
        let all = on_segments.chain(on_towers);
        let eaten: Vec<Stand> = all.filter(|stand| stand.position() == Some(tile)).collect();
        for stand in eaten {
            self.board.take(stand);
        }
        self.board.send_the_lonely_home(); // PRD-29
    }
}
