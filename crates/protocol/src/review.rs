//! Reviews of games and hints.

use bastide_review::{Decision, Draw, Outlook, PlanValue, SeatReview};
use bastide_rules::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::choices::Choice;

/// The state of a review.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ReviewInfo {
    /// How far it is.
    pub status: ReviewStatus,
    /// The number of positions that are reviewed …
    pub done: u32,
    /// … of this many.
    pub total: u32,
    /// The review, once it is done.
    pub review: Option<ReviewView>,
}

/// How far a review is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ReviewStatus {
    /// Nobody has requested it.
    None,
    /// It is in the queue.
    Waiting,
    /// It is being computed.
    Running,
    /// It is done.
    Done,
    /// It could not be computed.
    Failed,
}

/// A review in words.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ReviewView {
    /// The iterations of the search for each decision.
    pub iterations: u32,
    /// For each action of the record, the number of log entries up to it: the step of the replay after it.
    pub seqs: Vec<u32>,
    /// What each seat could expect before the first draw.
    pub start: Vec<Outlook>,
    /// The decisions in order.
    pub decisions: Vec<DecisionView>,
    /// The draws in order.
    pub draws: Vec<Draw>,
    /// What each seat got.
    pub result: Vec<Outlook>,
    /// The summary for each seat.
    pub seats: Vec<SeatReviewView>,
}

/// A decision in words.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct DecisionView {
    /// The decision.
    #[serde(flatten)]
    pub decision: Decision,
    /// What the mistake was, in a few words; empty unless the verdict is `inaccuracy` or worse.
    pub title: String,
    /// The reasons in words, one sentence each.
    pub said: Vec<String>,
    /// The plans in words and on the board, in the order of `decision.plans`.
    pub shown: Vec<ShownPlan>,
    /// The number of the turn, counted from 1.
    pub turn: u32,
    /// The tile that was placed, if it was a placement.
    pub tile: Option<String>,
}

/// A plan in words and on the board.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ShownPlan {
    /// What it does, in a few words.
    pub said: String,
    /// The parts of its actions.
    pub choices: Vec<Choice>,
}

/// The summary for a seat, in words.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct SeatReviewView {
    /// The summary.
    #[serde(flatten)]
    pub summary: SeatReview,
    /// The summary in a few words: "Good draws, costly moves".
    pub title: String,
    /// The summary in a sentence.
    pub said: String,
}

/// A request for a hint.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HintRequest {
    /// The number of log entries that the player has seen.
    pub seq: u32,
    /// How much to tell.
    pub tell: HintKind,
}

/// How much a hint tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum HintKind {
    /// The idea.
    Idea,
    /// The move.
    Move,
}

/// A hint.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Hint {
    /// The number of log entries to which it applies.
    pub seq: u32,
    /// The seat that it is for.
    pub seat: Seat,
    /// The idea in words.
    pub said: Vec<String>,
    /// The move, unless only the idea was requested.
    pub plan: Option<ShownPlan>,
    /// The number of hints that the seat has used in this game.
    pub used: u32,
}

/// The best plans of a position.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Plans {
    /// The seat that decides; `null` if nobody decides here.
    pub seat: Option<Seat>,
    /// The plans, the best first.
    pub plans: Vec<PlanValue>,
    /// The plans in words and on the board.
    pub shown: Vec<ShownPlan>,
    /// The iterations of the search.
    pub iterations: u32,
}
