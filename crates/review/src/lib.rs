//! Reviews of games: for every decision the better plan and why it is better, for every draw how lucky it was.
//!
//! - [`Reviewer`] evaluates the positions of a game; [`Review`] is the result, the same for the command line and the server.
//! - [`Verdict`] rates a decision by what it cost.
//! - [`Reason`] says why one plan is better than another, from the parts of the valuation.

mod compare;
mod reason;
mod report;
mod reviewer;
mod search;
mod verdict;
mod words;

pub use compare::reasons;
pub use reason::{Reason, Why};
pub use report::{Decision, Draw, Outlook, PlanValue, Review, SeatReview};
pub use reviewer::{BestPlans, Effort, Evaluated, Reviewer, Unreviewable, best_plans};
pub use verdict::Verdict;
pub use words::Words;
