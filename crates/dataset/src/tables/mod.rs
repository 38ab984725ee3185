//! The rows of the tables and their columns.

mod features;
mod games;
mod moves;
mod scores;
mod seats;

pub use features::FeatureRow;
pub use games::GameRow;
pub use moves::MoveRow;
pub use scores::ScoreRow;
pub(crate) use scores::{ScoredFeature, occasion};
pub use seats::SeatRow;
