//! Picking one of the legal actions by its place in their list, without making the list.

use crate::action::Action;

/// How many actions are kept: in nearly all decisions there are not more, placements of tiles and
/// magic portals apart, and this many are cheap to keep.
const KEPT: usize = 48;

/// Counts actions, and keeps some of them.
pub(super) struct Few {
    /// The place of the first one that is kept.
    from: usize,
    kept: [Action; KEPT],
    count: usize,
}

impl Few {
    /// Keeps the actions from this place on.
    #[inline]
    pub(super) fn from(from: usize) -> Self {
        Self { from, kept: [Action::Pass; KEPT], count: 0 }
    }

    #[inline]
    pub(super) fn add(&mut self, action: Action) {
        if let Some(place) = self.kept.get_mut(self.count.wrapping_sub(self.from)) {
            *place = action;
        }
        self.count += 1;
    }

    /// How many there were, those that were not kept included.
    #[inline]
    pub(super) fn len(&self) -> usize {
        self.count
    }

    /// The action after `index` others, if it was kept.
    #[inline]
    pub(super) fn get(&self, index: usize) -> Option<Action> {
        let kept = self.kept.get(index.wrapping_sub(self.from));
        kept.copied().filter(|_| index < self.count)
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
