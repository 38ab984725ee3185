//! The river: how it flows from its source, and where it may go on.

use std::collections::BTreeSet;

use crate::board::{Board, beyond};
use crate::tile::{Kind, Role, TileFacts};

/// Where the river leaves a tile, followed from the source (RIV-R-03).
struct Outflow {
    x: i32,
    y: i32,
    side: usize,
    /// How the river turns on this tile to get there.
    turn: Turn,
    /// How it turned on the tile before, on the way here.
    turn_before: Turn,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Turn {
    Left,
    Straight,
    Right,
}

/// How the river turns that comes in at one side and leaves at another.
fn turn(entry: Option<usize>, exit: usize) -> Turn {
    // The sides are numbered clockwise: who comes in from the west (3) and leaves to the north
    // (0) has turned left.
    match entry.map(|entry| (exit + 4 - entry) % 4) {
        Some(1) => Turn::Left,
        Some(3) => Turn::Right,
        // The source has no entry and no bend.
        _ => Turn::Straight,
    }
}

impl Board {
    /// Every outflow of the river as it lies.
    fn outflows(&self) -> Vec<Outflow> {
        let sources = self.tiles.iter().filter(|(_, tile)| tile.role == Role::Source);
        let mut to_visit: Vec<(i32, i32, Option<usize>, Turn)> =
            sources.map(|((x, y), _)| (x, y, None, Turn::Straight)).collect();
        let mut outflows = Vec::new();
        while let Some((x, y, entry, turn_before)) = to_visit.pop() {
            let Some(tile) = self.tiles.get((x, y)) else {
                continue;
            };
            let river = tile.find(Kind::River, |segment| {
                entry.is_none_or(|side| segment.reaches.contains(&side))
            });
            let river = river.expect("the river goes on where a tile lies");
            for &side in &tile.segments[river].reaches {
                if Some(side) != entry {
                    let turn = turn(entry, side);
                    outflows.push(Outflow { x, y, side, turn, turn_before });
                    let (x, y) = beyond(x, y, side);
                    to_visit.push((x, y, Some((side + 2) % 4), turn));
                }
            }
        }
        outflows
    }

    /// The positions at which open river ends point, one entry for each end. Edges match, so an
    /// end is open exactly when nothing lies there: none points at a tile (RIV-R-04).
    fn river_ends(&self) -> Vec<(i32, i32)> {
        let outflows = self.outflows().into_iter();
        let targets = outflows.map(|out| beyond(out.x, out.y, out.side));
        targets.filter(|&position| !self.tiles.contains(position)).collect()
    }

    /// Whether a river tile that fits may be laid there.
    pub(crate) fn river_allows(&self, x: i32, y: i32, tile: &TileFacts) -> bool {
        if tile.role == Role::Source {
            // RIV-R-12: anywhere, if the river can go on from there.
            let rivers = tile.segments.iter().filter(|segment| segment.kind == Kind::River);
            let mut sides = rivers.flat_map(|segment| &segment.reaches);
            return sides.all(|&side| !self.tiles.contains(beyond(x, y, side)));
        }
        // RIV-05: at an open end, which it meets with a river side because it fits.
        if !self.river_ends().contains(&(x, y)) {
            return false;
        }
        let mut after = self.clone();
        after.lay(x, y, tile.clone());
        // RIV-07: two bends one after the other must not turn to the same hand.
        let turns_back = after.outflows().iter().any(|out| {
            let bend = out.turn != Turn::Straight;
            (out.x, out.y) == (x, y) && bend && out.turn == out.turn_before
        });
        // RIV-08: every end needs a position for itself.
        let ends = after.river_ends();
        let positions: BTreeSet<(i32, i32)> = ends.iter().copied().collect();
        !turns_back && positions.len() == ends.len()
    }
}
