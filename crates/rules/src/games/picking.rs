//! Picking one of the legal actions by its place in their list, without making the list.

use arrayvec::ArrayVec;

use crate::action::Action;

/// How many actions are kept: in nearly all decisions there are not more, placements of tiles and
/// magic portals apart, and this many are cheap to keep.
const KEPT: usize = 48;

/// Counts actions, and keeps some of them.
pub(super) struct Few {
    /// How many come before the first one that is kept.
    skipped: usize,
    /// How many of these are still to come.
    to_skip: usize,
    kept: ArrayVec<Action, KEPT>,
    /// How many came after those that are kept.
    more: usize,
}

impl Few {
    /// Keeps the actions from this place on.
    #[inline]
    pub(super) fn from(from: usize) -> Self {
        Self { skipped: from, to_skip: from, kept: ArrayVec::new(), more: 0 }
    }

    #[inline]
    pub(super) fn add(&mut self, action: Action) {
        if self.to_skip > 0 {
            self.to_skip -= 1;
        } else if self.kept.try_push(action).is_err() {
            self.more += 1;
        }
    }

    /// How many there were, those that were not kept included.
    #[inline]
    pub(super) fn len(&self) -> usize {
        self.skipped - self.to_skip + self.kept.len() + self.more
    }

    /// The action after `index` others, if it was kept.
    #[inline]
    pub(super) fn get(&self, index: usize) -> Option<Action> {
        self.kept.get(index.wrapping_sub(self.skipped)).copied()
    }
}

/// Picks one of the actions that `add_all` adds: `choose` is told how many there are. Only where there
/// are many, they are looked at again to find the chosen one.
#[inline]
pub(super) fn pick(
    choose: impl FnOnce(usize) -> usize,
    add_all: impl Fn(&mut Few),
) -> Option<Action> {
    let mut few = Few::from(0);
    add_all(&mut few);
    let index = choose(few.len());
    if index < KEPT || index >= few.len() {
        return few.get(index);
    }
    let mut few = Few::from(index);
    add_all(&mut few);
    few.get(index)
}
