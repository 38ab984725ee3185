//! The Princess & the Dragon (`PRD-01` to `PRD-49`): a file for each of its symbols, and one for
//! the fairy.

pub(super) mod dragon;
pub(super) mod fairy;
pub(super) mod portal;
pub(super) mod princess;
