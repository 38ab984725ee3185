//! The tiles that are still to come.

use crate::action::Action;
use crate::game::KindId;
use crate::tile::{TileKind, TileRole};

/// The tiles that are still to come, and those that were taken out: how many of each kind.
/// The order is in no state: chance decides it tile by tile, as from one shuffled stack
/// (`BAS-R-20`, `HG-R-22`, `MAY-03`, `MAY-R-20`) or bag (`TRA-38`).
#[derive(Debug, PartialEq, Eq, Hash)]
pub(crate) struct Stack {
    pub(crate) left: Vec<u16>,
    pub(crate) removed: Vec<u16>,
    /// How many are left, bonus tiles not counted.
    pub(crate) total: u32,
    /// How many bonus tiles are left (`HG-35`).
    pub(crate) bonus: u32,
}

impl Stack {
    /// A stack with these numbers of tiles of each kind, before they are [counted](Self::count).
    pub(crate) fn new(copies: Vec<u16>) -> Self {
        Self { removed: vec![0; copies.len()], left: copies, total: 0, bonus: 0 }
    }

    /// Puts tiles that cannot come back into the box before the game begins.
    pub(crate) fn leave_out(&mut self, kinds: &[TileKind], out: impl Fn(TileRole) -> bool) {
        for (left, _) in self.left.iter_mut().zip(kinds).filter(|(_, kind)| out(kind.role())) {
            *left = 0;
        }
    }

    /// Counts what is left.
    pub(crate) fn count(&mut self, kinds: &[TileKind]) {
        for (&left, kind) in self.left.iter().zip(kinds) {
            let total = match kind.role() {
                TileRole::Bonus => &mut self.bonus,
                _ => &mut self.total,
            };
            *total += u32::from(left);
        }
    }
}

impl Stack {
    /// Takes out a tile that was drawn.
    #[inline]
    pub(crate) fn take(&mut self, kind: KindId, role: TileRole) {
        self.left[kind.index()] -= 1;
        match role {
            TileRole::Bonus => self.bonus -= 1,
            _ => self.total -= 1,
        }
    }

    /// Notes that a tile that was drawn is out of the game.
    pub(crate) fn remove(&mut self, kind: KindId) {
        self.removed[kind.index()] += 1;
    }

    /// The draw of one of the tiles that are left, counted kind by kind. Kinds are skipped 32 at a time, then eight.
    #[inline]
    pub(crate) fn nth(&self, tile: u32) -> Option<Action> {
        let (mut kind, mut rest) = (0, tile);
        self.skip::<32>(&mut kind, &mut rest);
        self.skip::<8>(&mut kind, &mut rest);
        self.skip::<1>(&mut kind, &mut rest);
        (kind < self.left.len()).then_some(Action::Draw(KindId(kind as u16)))
    }

    /// Skips `N` kinds at a time, as long as they have fewer tiles than are to be skipped.
    #[inline]
    fn skip<const N: usize>(&self, kind: &mut usize, rest: &mut u32) {
        for kinds in self.left[*kind..].as_chunks::<N>().0 {
            let here = u32::from(kinds.iter().sum::<u16>());
            if *rest < here {
                break;
            }
            *rest -= here;
            *kind += N;
        }
    }
}

impl Clone for Stack {
    fn clone(&self) -> Self {
        Self { left: self.left.clone(), removed: self.removed.clone(), ..*self }
    }

    fn clone_from(&mut self, source: &Self) {
        let Self { left, removed, total, bonus } = source;
        self.left.clone_from(left);
        self.removed.clone_from(removed);
        self.total = *total;
        self.bonus = *bonus;
    }
}
