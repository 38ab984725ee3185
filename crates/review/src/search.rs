//! Searching a position of a review.

use bastide_ai::{
    Alternative, Budget, MctsConfig, MctsPlayer, Plan, Player, Situation, StopFlag, Task,
};
use bastide_rules::{Actor, Game, Phase, Seat, State};

use crate::report::Outlook;
use crate::reviewer::Effort;

/// The memory limit of a search, in bytes.
const MEMORY: usize = 64 << 20;
/// Plans with less than this share of the visits of the most visited plan are too uncertain to be called better.
const ENOUGH_VISITS: u32 = 8;

/// A plan with its values.
#[derive(Clone, Debug)]
pub(crate) struct Valued {
    pub(crate) plan: Plan,
    pub(crate) visits: u32,
    /// What each seat may expect after it.
    pub(crate) outlooks: Vec<Outlook>,
}

/// The plans of a position, the best first.
#[derive(Clone, Debug)]
pub(crate) struct Searched {
    pub(crate) seat: Seat,
    pub(crate) plans: Vec<Valued>,
    pub(crate) iterations: u32,
}

/// A position that is searched, and how.
#[derive(Clone, Copy)]
pub(crate) struct Search<'a> {
    pub(crate) game: &'a Game,
    pub(crate) state: &'a State,
    /// A plan that must be among the results.
    pub(crate) required: Option<Plan>,
    pub(crate) stop: &'a StopFlag,
}

impl Search<'_> {
    /// Searches the position. Returns `None` if no player decides here, or if the decision depends on what the player
    /// alone sees: catching a token in flight.
    pub(crate) fn run(self, effort: Effort) -> Option<Searched> {
        let Actor::Player(seat) = self.state.actor() else { return None };
        if matches!(self.state.phase(), Phase::Hand(_)) {
            return None;
        }
        let mut searched = self.think(seat, effort);
        self.add_second_actions(&mut searched, effort);
        searched.sort();
        Some(searched)
    }

    fn think(&self, seat: Seat, effort: Effort) -> Searched {
        let config = MctsConfig { memory: MEMORY, ..MctsConfig::BEST };
        let budget = Budget::iterations(effort.iterations);
        let mut player = MctsPlayer::new(config, budget, effort.seed);
        let task = Task {
            budget: Some(budget),
            stop: Some(self.stop.clone()),
            required: self.required,
            ..Task::default()
        };
        let evaluation = player.think(&Situation::new(self.game, self.state), &task);
        let players = self.state.scores().len();
        let valued = |alternative: &Alternative| Valued {
            plan: alternative.plan,
            visits: alternative.visits,
            outlooks: outlooks(alternative, seat, players),
        };
        let plans = evaluation.alternatives.iter().map(valued).collect();
        Searched { seat, plans, iterations: evaluation.iterations }
    }

    /// Near the end of a game, a solver values placements with the best second action. This adds that action to the
    /// best plan, and values the second action of the required plan.
    fn add_second_actions(&self, searched: &mut Searched, effort: Effort) {
        let Some(best) = searched.plans.first().map(|best| best.plan) else { return };
        let required = self.required.filter(|required| {
            required.then.is_some() && searched.plans.iter().all(|valued| valued.plan != *required)
        });
        let exact = best.then.is_none();
        if let Some(required) = required.filter(|_| exact)
            && let Some(first) = place_of_first(&searched.plans, required)
            && let Some(second) = self.second(searched.seat, required, effort)
        {
            let found = second.plans.iter().find(|valued| Some(valued.plan.first) == required.then);
            if let Some(found) = found {
                let visits = searched.plans[first].visits;
                searched.plans.push(Valued {
                    plan: required,
                    visits,
                    outlooks: found.outlooks.clone(),
                });
            }
        }
        if exact
            && let Some(second) = self.second(searched.seat, best, effort)
            && let Some(then) = second.plans.first()
        {
            searched.plans[0].plan.then = Some(then.plan.first);
            let completed = searched.plans[0].plan;
            let mut number = 0;
            searched.plans.retain(|valued| {
                number += 1;
                number == 1 || valued.plan != completed
            });
        }
    }

    /// Searches the second action of a plan, if the same player decides it.
    fn second(&self, seat: Seat, plan: Plan, effort: Effort) -> Option<Searched> {
        let mut after = self.state.clone();
        self.game.apply(&mut after, plan.first, &mut ()).ok()?;
        if after.actor() != Actor::Player(seat) {
            return None;
        }
        let required = plan.then.map(|then| Plan { first: then, then: None });
        let search = Search { state: &after, required, ..*self };
        let mut searched = search.think(seat, effort);
        searched.sort();
        Some(searched)
    }
}

fn place_of_first(plans: &[Valued], plan: Plan) -> Option<usize> {
    plans.iter().position(|valued| valued.plan == Plan { first: plan.first, then: None })
}

/// Returns what each seat may expect. With two players, one has what the other lacks.
fn outlooks(alternative: &Alternative, seat: Seat, players: usize) -> Vec<Outlook> {
    if let Some(seats) = &alternative.seats {
        let outlook = |estimate: &bastide_ai::Estimate| Outlook {
            chance: estimate.chance,
            lead: estimate.lead,
        };
        let mut outlooks: Vec<_> = seats[..players].iter().map(outlook).collect();
        share_win(&mut outlooks);
        return outlooks;
    }
    let own = Outlook { chance: alternative.chance, lead: alternative.lead };
    let others = (players - 1) as f32;
    let other = Outlook { chance: (1.0 - own.chance) / others, lead: -own.lead / others };
    (0..players).map(|index| if index == seat.index() { own } else { other }).collect()
}

/// Scales the chances of all seats, which are estimated one by one, such that they sum up to 1.
fn share_win(outlooks: &mut [Outlook]) {
    let sum: f32 = outlooks.iter().map(|outlook| outlook.chance).sum();
    if sum > 0.0 {
        for outlook in outlooks {
            outlook.chance /= sum;
        }
    }
}

impl Searched {
    /// Returns the values of a plan.
    pub(crate) fn find(&self, plan: Plan) -> Option<usize> {
        self.plans.iter().position(|valued| valued.plan == plan)
    }

    /// Adds the results of another search of the same position.
    pub(crate) fn merge(&mut self, other: Self) {
        self.iterations += other.iterations;
        for added in other.plans {
            let Some(index) = self.find(added.plan) else {
                self.plans.push(added);
                continue;
            };
            let own = &mut self.plans[index];
            let visits = own.visits + added.visits;
            let share = if visits == 0 { 0.5 } else { added.visits as f32 / visits as f32 };
            for (own, added) in own.outlooks.iter_mut().zip(&added.outlooks) {
                own.chance += share * (added.chance - own.chance);
                own.lead += share * (added.lead - own.lead);
            }
            own.visits = visits;
        }
        self.sort();
    }

    /// Puts the plans that were visited enough before the others, the best first.
    fn sort(&mut self) {
        let most = self.plans.iter().map(|valued| valued.visits).max().unwrap_or(0);
        let seat = self.seat.index();
        let key = |valued: &Valued| {
            (valued.visits * ENOUGH_VISITS >= most, valued.outlooks[seat].value())
        };
        self.plans.sort_by(|a, b| {
            let (a, b) = (key(a), key(b));
            b.0.cmp(&a.0).then(b.1.total_cmp(&a.1))
        });
    }
}
