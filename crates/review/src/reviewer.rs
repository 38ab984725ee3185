//! Reviewing a game, position by position.

use bastide_ai::{Plan, StopFlag};
use bastide_rules::{Action, Actor, Game, Record, Seat, State};
use thiserror::Error;

use crate::compare::reasons;
use crate::report::{Decision, Draw, Outlook, PlanValue, Review, SeatReview};
use crate::search::{Search, Searched};
use crate::verdict::{Verdict, weight_of_loss};

/// The effort of a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// The iterations of the search for each decision; fewer in very long games. A decision that looks like a mistake is
    /// searched again with twice as many.
    pub iterations: u32,
    /// The seed of the searches.
    pub seed: u64,
}

impl Default for Effort {
    fn default() -> Self {
        Self { iterations: 400, seed: 1 }
    }
}

/// Why a game cannot be reviewed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Unreviewable {
    /// No player decided anything.
    #[error("there is nothing to review: no player has decided anything yet")]
    NoDecisions,
    /// It has more actions than reviews are made for.
    #[error("the game has {actions} actions, but only games of up to {most} are reviewed")]
    TooLong {
        /// Its actions.
        actions: usize,
        /// The most.
        most: usize,
    },
}

/// The most actions of a game that is reviewed. The largest mixes with six players take about 1,000.
const MOST_ACTIONS: usize = 5_000;
/// The number of decisions that get all iterations. In longer games all decisions get fewer.
const FULL_EFFORT: usize = 300;
/// The number of plans that a review shows, besides the one that was played.
const PLANS: usize = 3;
/// The share of the iterations that each outcome of the first draw gets.
const START_SHARE: u32 = 8;
/// The most outcomes of the first draw that are looked at.
const MOST_OUTCOMES: u32 = 48;

/// Reviews a game. Positions are independent of each other: they can be evaluated in any order and on several
/// threads.
#[derive(Clone, Debug)]
pub struct Reviewer {
    record: Record,
    effort: Effort,
    decisions: Vec<Decided>,
}

/// A decision of a record with more than one legal action.
#[derive(Clone, Copy, Debug)]
struct Decided {
    /// The number of actions before it.
    action: usize,
    plan: Plan,
}

/// The evaluation of one position of a review.
#[derive(Clone, Debug)]
pub struct Evaluated(Found);

#[derive(Clone, Debug)]
enum Found {
    /// What each seat may expect before the first draw.
    Start(Vec<Outlook>),
    /// The plans of a decision, and what explains that another one was better.
    Decision(Box<Decision>),
    /// The decision cannot be judged: the player saw something that the record does not hold, or the plan is one of
    /// thousands.
    Unknown,
}

impl Evaluated {
    /// The decision; `None` for the start, and for a decision that cannot be judged.
    pub fn decision(&self) -> Option<&Decision> {
        match &self.0 {
            Found::Decision(decision) => Some(decision),
            Found::Start(_) | Found::Unknown => None,
        }
    }
}

impl Reviewer {
    /// Prepares the review of a game.
    pub fn new(record: Record, effort: Effort) -> Result<Self, Unreviewable> {
        let actions = record.actions().len();
        if actions > MOST_ACTIONS {
            return Err(Unreviewable::TooLong { actions, most: MOST_ACTIONS });
        }
        let decisions = decisions(&record);
        if decisions.is_empty() {
            return Err(Unreviewable::NoDecisions);
        }
        let iterations = u64::from(effort.iterations);
        let shared = iterations * FULL_EFFORT as u64 / decisions.len().max(FULL_EFFORT) as u64;
        let effort = Effort { iterations: shared.max(1) as u32, ..effort };
        Ok(Self { record, effort, decisions })
    }

    /// The number of positions to evaluate: the start and the decisions.
    pub fn positions(&self) -> usize {
        1 + self.decisions.len()
    }

    /// Evaluates a position. If the flag is requested, it returns at once with a worse evaluation.
    ///
    /// # Panics
    ///
    /// Panics if there is no such position.
    pub fn evaluate(&self, position: usize, stop: &StopFlag) -> Evaluated {
        if position == 0 {
            return Evaluated(Found::Start(self.start(stop)));
        }
        let decided = self.decisions[position - 1];
        let seed = self.effort.seed.wrapping_add(position as u64);
        let decision = self.decision(decided, Effort { seed, ..self.effort }, stop);
        Evaluated(decision.map_or(Found::Unknown, |found| Found::Decision(Box::new(found))))
    }

    /// Returns what each seat may expect before the first draw: the mean over its outcomes.
    fn start(&self, stop: &StopFlag) -> Vec<Outlook> {
        let (game, state) = (self.record.game(), self.record.game().start());
        let iterations = (self.effort.iterations / START_SHARE).max(1);
        let effort = Effort { iterations, ..self.effort };
        mean_over_draws(game, &state, effort, stop).unwrap_or_else(|| even(state.scores().len()))
    }

    fn decision(&self, decided: Decided, effort: Effort, stop: &StopFlag) -> Option<Decision> {
        let game = self.record.game();
        let state = self.record.replay(decided.action, &mut ());
        let search = Search { game, state: &state, required: Some(decided.plan), stop };
        let mut searched = search.run(effort)?;
        let tiles_left = state.tiles_left();
        let seat = searched.seat;
        let weight = |searched: &Searched| {
            let played = searched.find(decided.plan)?;
            let loss = loss(searched, played);
            Some((played, loss, weight_of_loss(loss, tiles_left)))
        };
        if Verdict::of(weight(&searched)?.2) >= Verdict::Inaccuracy && !stop.is_requested() {
            let seed = effort.seed ^ SECOND_LOOK;
            searched.merge(search.run(Effort { iterations: 2 * effort.iterations, seed })?);
        }
        let (played, loss, weight) = weight(&searched)?;
        let verdict = Verdict::of(weight);
        let best = searched.plans[0].plan;
        let reasons = if verdict >= Verdict::Inaccuracy {
            reasons(game, &state, best, Some(decided.plan), Some(loss.lead))
        } else {
            Vec::new()
        };
        let (before, after) =
            (searched.plans[0].outlooks.clone(), searched.plans[played].outlooks.clone());
        let mut plans: Vec<_> = searched.plans.iter().take(PLANS).collect();
        let played = if played < PLANS {
            played
        } else {
            plans.push(&searched.plans[played]);
            plans.len() - 1
        };
        Some(Decision {
            action: decided.action as u32,
            seat,
            before,
            after,
            plans: plans
                .iter()
                .map(|valued| PlanValue {
                    actions: texts(game, &state, valued.plan),
                    outlook: valued.outlooks[seat.index()],
                    visits: valued.visits,
                })
                .collect(),
            played: played as u32,
            loss,
            weight,
            verdict,
            reasons,
        })
    }

    /// Makes the review from the evaluations of all positions, in order.
    ///
    /// # Panics
    ///
    /// Panics if these are not the evaluations of all positions.
    pub fn conclude(&self, evaluated: Vec<Evaluated>) -> Review {
        assert_eq!(evaluated.len(), self.positions(), "an evaluation for each position");
        let mut evaluated = evaluated.into_iter();
        let Some(Evaluated(Found::Start(start))) = evaluated.next() else {
            panic!("the first position is the start");
        };
        let decisions: Vec<_> = evaluated
            .filter_map(|Evaluated(found)| match found {
                Found::Decision(decision) => Some(*decision),
                Found::Start(_) | Found::Unknown => None,
            })
            .collect();
        let last = decisions.last().map_or(&start, |decision| &decision.after);
        let result = self.result().unwrap_or_else(|| last.clone());
        let draws = self.draws(&start, &decisions, &result);
        let seats = self.record.state().seats();
        let seats = seats.map(|seat| SeatReview::of(seat, &decisions, &draws, &result)).collect();
        Review {
            iterations: self.effort.iterations,
            actions: self.record.actions().len() as u32,
            over: self.record.state().is_over(),
            start,
            decisions,
            draws,
            result,
            seats,
        }
    }

    /// Returns each seat's share of the win and its final lead; `None` if the game was not played to its end.
    fn result(&self) -> Option<Vec<Outlook>> {
        let state = self.record.state();
        if !state.is_over() {
            return None;
        }
        let leaders: Vec<_> = state.leaders().collect();
        let result = state.seats().map(|seat| {
            let wins = leaders.contains(&seat);
            let chance = if wins { 1.0 / leaders.len() as f32 } else { 0.0 };
            Outlook { chance, lead: bastide_ai::final_lead(state, seat) }
        });
        Some(result.collect())
    }

    /// Returns the draws. What changed between two decisions is the luck of the last draw between them, and what changed
    /// after the last decision is the luck of the last draw.
    fn draws(&self, start: &[Outlook], decisions: &[Decision], result: &[Outlook]) -> Vec<Draw> {
        let game = self.record.game();
        let mut state = game.start();
        let mut draws: Vec<Draw> = Vec::new();
        let mut known = start;
        let mut decisions = decisions.iter().peekable();
        for (number, &action) in self.record.actions().iter().enumerate() {
            if let Some(decision) = decisions.next_if(|next| next.action as usize == number) {
                if let Some(draw) = draws.last_mut() {
                    draw.add(known, &decision.before);
                }
                known = &decision.after;
            }
            if state.actor() == Actor::Chance {
                let tickets = game.tickets(&state).max(1) as f32;
                draws.push(Draw {
                    action: number as u32,
                    what: action.text(game, &state),
                    odds: game.tickets_of(&state, action) as f32 / tickets,
                    luck: vec![Outlook::default(); start.len()],
                });
            }
            game.apply(&mut state, action, &mut ()).expect("a record holds legal actions only");
        }
        if let Some(draw) = draws.last_mut() {
            draw.add(known, result);
        }
        draws
    }
}

/// Changes the seed for the second look at a decision.
const SECOND_LOOK: u64 = 0x5EC0_4D10_0C0F_FEE5;

/// Returns the decisions of a record with more than one legal action. A placement and what is done with a piece are
/// one decision.
fn decisions(record: &Record) -> Vec<Decided> {
    let game = record.game();
    let actions = record.actions();
    let (mut state, mut legal, mut decisions) = (game.start(), Vec::new(), Vec::new());
    let mut number = 0;
    while number < actions.len() {
        let actor = state.actor();
        game.legal_actions(&state, &mut legal);
        let mut is_choice = legal.len() > 1;
        let begun = number;
        apply(game, &mut state, actions[number]);
        number += 1;
        let mut then = None;
        if matches!(actor, Actor::Player(_)) && state.actor() == actor && number < actions.len() {
            game.legal_actions(&state, &mut legal);
            is_choice |= legal.len() > 1;
            then = Some(actions[number]);
            apply(game, &mut state, actions[number]);
            number += 1;
        }
        if matches!(actor, Actor::Player(_)) && is_choice {
            decisions.push(Decided { action: begun, plan: Plan { first: actions[begun], then } });
        }
    }
    decisions
}

fn apply(game: &Game, state: &mut State, action: Action) {
    game.apply(state, action, &mut ()).expect("a record holds legal actions only");
}

/// Returns what the player lost by the plan with this index.
fn loss(searched: &Searched, played: usize) -> Outlook {
    let seat = searched.seat.index();
    let best = searched.plans[0].outlooks[seat];
    let own = searched.plans[played].outlooks[seat];
    if played == 0 || own.value() >= best.value() {
        return Outlook::default();
    }
    Outlook { chance: (best.chance - own.chance).max(0.0), lead: (best.lead - own.lead).max(0.0) }
}

/// The even outlook of each of a number of players.
fn even(players: usize) -> Vec<Outlook> {
    vec![Outlook { chance: 1.0 / players as f32, lead: 0.0 }; players]
}

/// Returns the mean of what each seat may expect over the outcomes of chance. Where the first player is drawn, all
/// seats are equal.
fn mean_over_draws(
    game: &Game,
    state: &State,
    effort: Effort,
    stop: &StopFlag,
) -> Option<Vec<Outlook>> {
    if state.actor() != Actor::Chance {
        let searched = Search { game, state, required: None, stop }.run(effort)?;
        return Some(searched.plans.first()?.outlooks.clone());
    }
    let tickets = game.tickets(state);
    let stride = tickets.div_ceil(MOST_OUTCOMES).max(1);
    let (mut mean, mut looked) = (vec![Outlook::default(); state.scores().len()], 0.0_f32);
    let mut last: Option<(Action, Vec<Outlook>)> = None;
    for ticket in (0..tickets).step_by(stride as usize) {
        let action = game.ticket(state, ticket)?;
        let known = last.take().filter(|(known, _)| *known == action);
        let outlooks = if let Some((_, outlooks)) = known {
            outlooks
        } else {
            let mut after = state.clone();
            game.apply(&mut after, action, &mut ()).ok()?;
            if after.actor() == Actor::Chance {
                return None;
            }
            mean_over_draws(game, &after, effort, stop)?
        };
        for (mean, outlook) in mean.iter_mut().zip(&outlooks) {
            mean.chance += outlook.chance;
            mean.lead += outlook.lead;
        }
        looked += 1.0;
        last = Some((action, outlooks));
    }
    for outlook in &mut mean {
        *outlook = Outlook { chance: outlook.chance / looked, lead: outlook.lead / looked };
    }
    (looked > 0.0).then_some(mean)
}

/// Returns the actions of a plan as in records.
pub(crate) fn texts(game: &Game, state: &State, plan: Plan) -> Vec<String> {
    let mut texts = vec![plan.first.text(game, state)];
    let mut after = state.clone();
    if let Some(then) = plan.then
        && game.apply(&mut after, plan.first, &mut ()).is_ok()
    {
        texts.push(then.text(game, &after));
    }
    texts
}

/// The best plans of a position.
#[derive(Clone, Debug)]
pub struct BestPlans {
    /// The seat that decides.
    pub seat: Seat,
    /// The plans, the best first.
    pub plans: Vec<(Plan, PlanValue)>,
    /// The iterations of the search.
    pub iterations: u32,
}

/// Returns the best plans of the player to act, the best first, and beside them one that is required; `None` if no
/// player decides here, or if the decision depends on what the player alone sees.
pub fn best_plans(
    game: &Game,
    state: &State,
    effort: Effort,
    required: Option<Plan>,
    stop: &StopFlag,
) -> Option<BestPlans> {
    let searched = Search { game, state, required, stop }.run(effort)?;
    let plans = searched.plans.iter().map(|valued| {
        let outlook = valued.outlooks[searched.seat.index()];
        let actions = texts(game, state, valued.plan);
        (valued.plan, PlanValue { actions, outlook, visits: valued.visits })
    });
    Some(BestPlans { seat: searched.seat, plans: plans.collect(), iterations: searched.iterations })
}
