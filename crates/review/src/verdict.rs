//! How good a decision was.

use serde::{Deserialize, Serialize};

use crate::report::Outlook;

/// The rating of a decision, by what it lost against the best plan. The thresholds are the same in all games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The best plan, or one that is as good.
    Best,
    /// Hardly worse than the best.
    Good,
    /// A little was lost.
    Inaccuracy,
    /// Much was lost.
    Mistake,
    /// Very much was lost.
    Blunder,
}

impl Verdict {
    /// All verdicts, from the best to the worst.
    pub const ALL: [Self; 5] =
        [Self::Best, Self::Good, Self::Inaccuracy, Self::Mistake, Self::Blunder];

    /// The word for it in JSON and phrases.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Best => "best",
            Self::Good => "good",
            Self::Inaccuracy => "inaccuracy",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }

    /// Returns the verdict on a loss of this weight.
    pub(crate) fn of(weight: f32) -> Self {
        match weight {
            ..0.005 => Self::Best,
            ..0.03 => Self::Good,
            ..0.06 => Self::Inaccuracy,
            ..0.12 => Self::Mistake,
            _ => Self::Blunder,
        }
    }
}

/// Returns how much a loss counts: the chance to win that was lost, or, if that is more, half of the chance that the
/// lost points would cost in an even game. So points count in decided games too, but less.
pub(crate) fn weight_of_loss(loss: Outlook, tiles_left: u32) -> f32 {
    let spread = 1.0 + 2.0 * (tiles_left as f32).sqrt();
    let in_even_game = 1.0 / (1.0 + (-loss.lead / spread).exp()) - 0.5;
    loss.chance.max(0.5 * in_even_game)
}

/// Returns the accuracy of a decision, from 0 to 100.
pub(crate) fn accuracy(weight: f32) -> f32 {
    100.0 * (-8.0 * weight).exp()
}
