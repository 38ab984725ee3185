//! Reaching for a token in flight: the only decision in which something is hidden.

use bastide_rules::Actor;
use rand_pcg::Pcg64Mcg;

use crate::lookahead::{Lookahead, lead};
use crate::player::Situation;
use crate::thought::{Alternative, Thought};
use crate::winning;

/// How often the flight is imagined.
const IMAGINED: usize = 8;

/// Tries every hand against several flights that agree with what was seen, and answers what came of it
/// on average.
pub(crate) fn reach(
    lookahead: &mut Lookahead,
    situation: &Situation,
    random: &mut Pcg64Mcg,
) -> Thought {
    let Actor::Player(seat) = situation.state.actor() else { panic!("no player acts here") };
    let players = situation.state.scores().len();
    let mut alternatives: Vec<Alternative> = Vec::new();
    let mut choices = Vec::new();
    for _ in 0..IMAGINED {
        let state = situation.imagined(random);
        lookahead.valuation.begin(&state);
        lookahead.choices(situation.game, &state, random, None, &mut choices);
        alternatives.resize_with(choices.len(), || Alternative {
            plan: choices[0].plan,
            chance: 0.0,
            lead: 0.0,
            visits: IMAGINED as u32,
        });
        for (alternative, choice) in alternatives.iter_mut().zip(&choices) {
            alternative.plan = choice.plan;
            alternative.lead += lead(&choice.points, seat, players) / IMAGINED as f32;
        }
    }
    alternatives.sort_by(|a, b| b.lead.total_cmp(&a.lead));
    for alternative in &mut alternatives {
        let chance = winning::chance_of_lead(alternative.lead, situation.state);
        alternative.chance = chance.clamp(0.0, 1.0);
    }
    let iterations = (IMAGINED * alternatives.len()) as u32;
    Thought { alternatives, iterations }
}
