//! The result of a review.

use bastide_rules::Seat;
use serde::{Deserialize, Serialize};

use crate::reason::Reason;
use crate::verdict::{Verdict, accuracy};

/// What a player may expect: of a position, or as a difference between two.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Outlook {
    /// The chance to win, from 0 to 1.
    pub chance: f32,
    /// The expected final lead, in points.
    pub lead: f32,
}

impl Outlook {
    /// What plans are compared by: the chance to win, and a little for the lead.
    pub(crate) fn value(self) -> f32 {
        self.chance + POINT * self.lead
    }

    fn minus(self, other: Self) -> Self {
        Self { chance: self.chance - other.chance, lead: self.lead - other.lead }
    }

    fn plus(self, other: Self) -> Self {
        Self { chance: self.chance + other.chance, lead: self.lead + other.lead }
    }
}

/// The value of a point of lead, as in the search.
const POINT: f32 = 0.002;

/// The review of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Review {
    /// The iterations of the search for each decision.
    pub iterations: u32,
    /// The number of actions in the record.
    pub actions: u32,
    /// Whether the game was played to its end. Otherwise the result is what the seats could expect when it stopped.
    pub over: bool,
    /// What each seat could expect before the first draw.
    pub start: Vec<Outlook>,
    /// The decisions in order, except those without a choice.
    pub decisions: Vec<Decision>,
    /// The draws in order.
    pub draws: Vec<Draw>,
    /// What each seat got: its share of the win and its final lead.
    pub result: Vec<Outlook>,
    /// The summary for each seat.
    pub seats: Vec<SeatReview>,
}

/// A decision of a player: usually a placement and what was done with a piece.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Decision {
    /// The number of actions before it in the record.
    pub action: u32,
    /// The seat that decided.
    pub seat: Seat,
    /// What each seat could expect with the best plan.
    pub before: Vec<Outlook>,
    /// What each seat could expect with the plan that was played.
    pub after: Vec<Outlook>,
    /// The best plans, the best first, and the one that was played.
    pub plans: Vec<PlanValue>,
    /// The index in `plans` of the plan that was played.
    pub played: u32,
    /// What the player lost against the best plan.
    pub loss: Outlook,
    /// How much that counts, as a chance to win; the verdict follows from it.
    pub weight: f32,
    /// The rating.
    pub verdict: Verdict,
    /// Why the best plan is better than the one that was played: at most three reasons, the most important first, except
    /// that a feature is occupied before it is joined.
    pub reasons: Vec<Reason>,
}

/// A plan and its value for who decides.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlanValue {
    /// Its actions, one or two, as in records.
    pub actions: Vec<String>,
    /// What the player may expect after it.
    #[serde(flatten)]
    pub outlook: Outlook,
    /// The number of visits by the search.
    pub visits: u32,
}

/// A draw, or another event of chance.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Draw {
    /// The number of actions before it in the record.
    pub action: u32,
    /// The outcome, as in records: `draw BA-D`.
    pub what: String,
    /// The probability of the outcome.
    pub odds: f32,
    /// For each seat, what the outcome is worth above the mean of all outcomes.
    pub luck: Vec<Outlook>,
}

/// The summary of a review for one seat.
///
/// `start` + `tiles` + `moves` = result, for the chance and for the lead.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatReview {
    /// The accuracy of the decisions, from 0 to 100.
    pub accuracy: f32,
    /// The number of decisions with each verdict, from `best` to `blunder`.
    pub verdicts: [u32; 5],
    /// What the own decisions lost, as a positive sum.
    pub lost: Outlook,
    /// What the seat could expect before the first draw; with more than two players, also by what the expectations of all
    /// seats changed.
    pub start: Outlook,
    /// What the tiles gave.
    pub tiles: Outlook,
    /// What the decisions of all players gave: others' losses minus own.
    pub moves: Outlook,
}

/// Returns the change of what each seat may expect, less the mean change of all seats. With two players the mean is 0;
/// with more, leads over the best opponent do not sum up to 0, and what changes for all is nobody's luck or mistake.
pub(crate) fn changes<'a>(
    before: &'a [Outlook],
    after: &'a [Outlook],
) -> impl Iterator<Item = Outlook> + 'a {
    let seats = before.len() as f32;
    let all = before
        .iter()
        .zip(after)
        .fold(Outlook::default(), |sum, (before, after)| sum.plus(after.minus(*before)));
    let mean = Outlook { chance: all.chance / seats, lead: all.lead / seats };
    before.iter().zip(after).map(move |(before, after)| after.minus(*before).minus(mean))
}

impl Draw {
    /// Adds a change of what each seat may expect.
    pub(crate) fn add(&mut self, before: &[Outlook], after: &[Outlook]) {
        for (luck, change) in self.luck.iter_mut().zip(changes(before, after)) {
            *luck = luck.plus(change);
        }
    }
}

impl SeatReview {
    /// Sums up a game for one seat.
    pub(crate) fn of(
        seat: Seat,
        decisions: &[Decision],
        draws: &[Draw],
        result: &[Outlook],
    ) -> Self {
        let index = seat.index();
        let (mut verdicts, mut accuracies) = ([0; 5], Vec::new());
        let (mut lost, mut moves) = (Outlook::default(), Outlook::default());
        for decision in decisions {
            let change = changes(&decision.before, &decision.after).nth(index);
            moves = moves.plus(change.unwrap_or_default());
            if decision.seat == seat {
                verdicts[decision.verdict as usize] += 1;
                accuracies.push(accuracy(decision.weight));
                lost = lost.plus(decision.loss);
            }
        }
        let tiles = draws.iter().fold(Outlook::default(), |sum, draw| sum.plus(draw.luck[index]));
        let mean = accuracies.iter().sum::<f32>() / accuracies.len().max(1) as f32;
        Self {
            accuracy: if accuracies.is_empty() { 100.0 } else { mean },
            verdicts,
            lost,
            start: result[index].minus(tiles).minus(moves),
            tiles,
            moves,
        }
    }
}
