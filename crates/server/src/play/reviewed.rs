//! Reviews and plans in words and on the board.

use bastide_ai::Plan;
use bastide_phrases::{Language, Phrases};
use bastide_protocol::choices::Choice;
use bastide_protocol::review::{DecisionView, Plans, ReviewView, SeatReviewView, ShownPlan};
use bastide_review::{BestPlans, Decision, Reason, Review, Words};
use bastide_rules::{Action, Seat};
use serde::{Deserialize, Serialize};

use super::Play;

/// A hint that was computed for a position, in no language.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct FoundHint {
    /// The actions of the best plan.
    pub(crate) actions: Vec<String>,
    /// Why it is good.
    pub(crate) reasons: Vec<Reason>,
}

impl Play {
    /// A review of this game in words.
    pub(crate) fn review_view(&self, review: &Review, language: Language) -> ReviewView {
        let phrases = Phrases::of(language);
        let names = self.names(phrases);
        let words = Words::new(phrases, &self.game, &names);
        let mut decisions = Vec::with_capacity(review.decisions.len());
        let mut at = self.at_the_start();
        let (mut turn, mut last) = (0, None);
        let mut wanted = review.decisions.iter().peekable();
        for (index, &made) in self.actions.iter().enumerate() {
            let player = at.state.turn();
            if made.seat.is_some() && last != Some(player) {
                last = Some(player);
                turn += 1;
            }
            while let Some(decision) = wanted.next_if(|wanted| wanted.action as usize == index) {
                decisions.push(at.decision_view(decision, &words, turn));
            }
            at.carry_out(made, &mut ()).expect("what was played can be played again");
        }
        let seat = |(index, summary): (usize, &_)| {
            let (title, said) = words.summary(review, Seat::new(index as u8));
            SeatReviewView { summary: Clone::clone(summary), title, said }
        };
        ReviewView {
            iterations: review.iterations,
            seqs: self.actions.iter().map(|made| made.seq).collect(),
            start: review.start.clone(),
            decisions,
            draws: review.draws.clone(),
            result: review.result.clone(),
            seats: review.seats.iter().enumerate().map(seat).collect(),
        }
    }

    fn decision_view(&self, decision: &Decision, words: &Words, turn: u32) -> DecisionView {
        let played = decision.plans.get(decision.played as usize);
        let tile = played.and_then(|plan| self.tile_of(plan.actions.first()?));
        DecisionView {
            title: words.title(decision),
            said: decision.reasons.iter().map(|reason| words.reason(reason)).collect(),
            shown: decision
                .plans
                .iter()
                .map(|plan| self.shown_plan(decision.seat, &plan.actions, words))
                .collect(),
            turn,
            tile,
            decision: decision.clone(),
        }
    }

    /// The best plans of the acting player in words.
    pub(crate) fn plans_view(&self, best: Option<BestPlans>, language: Language) -> Plans {
        let Some(BestPlans { seat, plans, iterations }) = best else {
            return Plans { seat: None, plans: Vec::new(), shown: Vec::new(), iterations: 0 };
        };
        let phrases = Phrases::of(language);
        let names = self.names(phrases);
        let words = Words::new(phrases, &self.game, &names);
        let plans: Vec<_> = plans.into_iter().map(|(_, value)| value).collect();
        let shown = plans.iter().map(|plan| self.shown_plan(seat, &plan.actions, &words));
        Plans { seat: Some(seat), shown: shown.collect(), plans, iterations }
    }

    /// A plan in words and on the board, and the reasons for it in words.
    pub(crate) fn explained(
        &self,
        seat: Seat,
        actions: &[String],
        reasons: &[Reason],
        language: Language,
    ) -> (Vec<String>, ShownPlan) {
        let phrases = Phrases::of(language);
        let names = self.names(phrases);
        let words = Words::new(phrases, &self.game, &names);
        let said = reasons.iter().map(|reason| words.reason(reason)).collect();
        (said, self.shown_plan(seat, actions, &words))
    }

    /// A plan in words and on the board.
    pub(crate) fn shown_plan(&self, seat: Seat, actions: &[String], words: &Words) -> ShownPlan {
        let mut at = self.clone();
        let mut choices = Vec::with_capacity(actions.len());
        let mut plan = None;
        for text in actions {
            let Ok(action) = at.parse(text) else { break };
            let choice = at.choice(seat, action);
            choices.push(choice.unwrap_or_else(|| Choice::new(text.clone(), action.kind())));
            plan = match plan {
                None => Some(Plan { first: action, then: None }),
                Some(Plan { first, .. }) => Some(Plan { first, then: Some(action) }),
            };
            if at.stage(action).is_err() {
                break;
            }
        }
        let said = plan.map_or_else(String::new, |plan| words.plan(&self.state, plan));
        ShownPlan { said, choices }
    }

    /// The kind of the tile that an action places.
    fn tile_of(&self, text: &str) -> Option<String> {
        let action = self.parse(text).ok()?;
        if !matches!(action, Action::PlaceTile { .. } | Action::PlaceAbbey(_)) {
            return None;
        }
        let mut after = self.state.clone();
        self.game.apply(&mut after, action, &mut ()).ok()?;
        after.tiles().last().map(|tile| self.game.kind_of(tile).id().to_owned())
    }
}
