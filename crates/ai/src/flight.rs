//! Catching a token in flight: the only decision with hidden information.

use rand_pcg::Pcg64Mcg;

use crate::evaluation::{Alternative, Evaluation};
use crate::lookahead::Lookahead;
use crate::player::Situation;

/// The number of determinizations.
const DETERMINIZATIONS: usize = 8;

/// Evaluates every hand as the mean over several flights that are consistent with what was seen.
pub(crate) fn evaluate(
    lookahead: &mut Lookahead,
    situation: &Situation,
    random: &mut Pcg64Mcg,
) -> Evaluation {
    let mut alternatives: Vec<Alternative> = Vec::new();
    let mut choices = Vec::new();
    for _ in 0..DETERMINIZATIONS {
        let state = situation.determinized(random);
        lookahead.valuation.begin(situation.game, &state);
        lookahead.choices(situation.game, &state, random, None, &mut choices);
        alternatives.resize_with(choices.len(), || Alternative {
            plan: choices[0].plan,
            chance: 0.0,
            lead: 0.0,
            visits: DETERMINIZATIONS as u32,
            seats: None,
        });
        for (alternative, choice) in alternatives.iter_mut().zip(&choices) {
            alternative.plan = choice.plan;
            alternative.lead += choice.estimate.lead / DETERMINIZATIONS as f32;
            alternative.chance += choice.estimate.chance / DETERMINIZATIONS as f32;
        }
    }
    alternatives.sort_by(|a, b| b.lead.total_cmp(&a.lead));
    let iterations = (DETERMINIZATIONS * alternatives.len()) as u32;
    Evaluation { alternatives, iterations }
}
