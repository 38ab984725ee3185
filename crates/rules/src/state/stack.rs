//! The tiles that are still to come.

/// The tiles that are still to come, and those that were taken out: how many of each kind.
/// The order is in no state: chance decides it tile by tile.
#[derive(Debug, PartialEq, Eq, Hash)]
pub(crate) struct Stack {
    pub(crate) left: Vec<u16>,
    pub(crate) removed: Vec<u16>,
    /// How many are left, bonus tiles not counted.
    pub(crate) total: u32,
    /// How many bonus tiles are left (`HG-35`).
    pub(crate) bonus: u32,
}

impl Clone for Stack {
    fn clone(&self) -> Self {
        Self { left: self.left.clone(), removed: self.removed.clone(), ..*self }
    }

    fn clone_from(&mut self, source: &Self) {
        self.left.clone_from(&source.left);
        self.removed.clone_from(&source.removed);
        self.total = source.total;
        self.bonus = source.bonus;
    }
}
