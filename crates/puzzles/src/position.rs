//! The position of a puzzle, and attempts to solve it.

use bastide_ai::Plan;
use bastide_review::PlanValue;
use bastide_rules::{Action, Actor, Game, ParseActionError, Refusal, Seat, State};

use crate::coding::{Digest, action_with};
use crate::puzzle::{CodedPlan, Puzzle, PuzzleError};

/// The position of a puzzle.
#[derive(Clone, Debug)]
pub struct Position {
    game: Game,
    state: State,
    seat: Seat,
    actions: Vec<Action>,
    texts: Vec<String>,
    plans: Vec<KnownPlan>,
}

/// A plan that was searched.
#[derive(Clone, Debug)]
pub struct KnownPlan {
    /// The plan.
    pub plan: Plan,
    /// Its actions as text, and what it is worth.
    pub value: PlanValue,
    /// Whether it solves the puzzle.
    pub right: bool,
    after: State,
}

/// An attempt to solve a puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct Attempt {
    /// Whether the plan solves the puzzle.
    pub solved: bool,
    /// The plan.
    pub plan: Plan,
    /// What it is worth, if it was searched when the puzzle was made.
    pub known: Option<PlanValue>,
}

/// Why an attempt is no plan.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum TryError {
    /// It has no actions, or too many.
    #[error("a solution has one or two actions, and not {0}")]
    Count(usize),
    /// A text is not an action.
    #[error(transparent)]
    Action(#[from] ParseActionError),
    /// An action is illegal.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The player has to decide something else first.
    #[error("the solution goes on: after `{0}` the same player decides")]
    Unfinished(String),
    /// Another player or chance acts after the first action.
    #[error("`{0}` is no part of the solution: the player does not decide after the first action")]
    TooLong(String),
}

impl Position {
    pub(crate) fn of(puzzle: &Puzzle) -> Result<Self, PuzzleError> {
        let game = Game::new(puzzle.setup())?;
        let mut state = game.start();
        let mut digest = Digest::new(&puzzle.mix.to_string());
        let (mut actions, mut texts) = (Vec::new(), Vec::new());
        for (index, &number) in puzzle.moves.iter().enumerate() {
            let (text, action) = step(&game, &mut state, number, index)?;
            digest.add(&text);
            actions.push(action);
            texts.push(text);
        }
        if digest.id() != puzzle.id {
            return Err(PuzzleError::Changed);
        }
        let Actor::Player(seat) = state.actor() else { return Err(PuzzleError::NobodyDecides) };
        let known = |plan: &CodedPlan| KnownPlan::of(plan, &game, &state, puzzle.moves.len());
        let plans = puzzle.plans.iter().map(known).collect::<Result<_, _>>()?;
        Ok(Self { game, state, seat, actions, texts, plans })
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The state in which the player has to find the best plan.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// The seat of that player.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The actions that lead to the position.
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// The same actions as texts, as in records.
    pub fn texts(&self) -> &[String] {
        &self.texts
    }

    /// The plans that were searched: those that solve the puzzle, then the others, each part the best first.
    pub fn plans(&self) -> &[KnownPlan] {
        &self.plans
    }

    /// The best plan.
    pub fn best(&self) -> &KnownPlan {
        &self.plans[0]
    }

    /// Checks an attempt: the texts of one action, or of two if the same player decides after the first.
    pub fn attempt(&self, texts: &[impl AsRef<str>]) -> Result<Attempt, TryError> {
        let (first, second) = match texts {
            [first] => (first.as_ref(), None),
            [first, second] => (first.as_ref(), Some(second.as_ref())),
            _ => return Err(TryError::Count(texts.len())),
        };
        let mut after = self.state.clone();
        let act = |state: &mut State, text: &str| -> Result<Action, TryError> {
            let action = Action::parse(text, &self.game, state)?;
            self.game.apply(state, action, &mut ())?;
            Ok(action)
        };
        let first_action = act(&mut after, first)?;
        let goes_on = after.actor() == Actor::Player(self.seat);
        let then = match second {
            None if goes_on => return Err(TryError::Unfinished(first.to_owned())),
            Some(second) if !goes_on => return Err(TryError::TooLong(second.to_owned())),
            None => None,
            Some(second) => Some(act(&mut after, second)?),
        };
        let plan = Plan { first: first_action, then };
        // Another way to the same position is as good.
        let same = || self.plans.iter().filter(|known| known.after == after);
        let known = self.plans.iter().find(|known| known.plan == plan).or_else(|| same().next());
        let known = known.map(|known| known.value.clone());
        Ok(Attempt { solved: same().any(|known| known.right), plan, known })
    }
}

impl KnownPlan {
    fn of(
        coded: &CodedPlan,
        game: &Game,
        state: &State,
        before: usize,
    ) -> Result<Self, PuzzleError> {
        let mut after = state.clone();
        let mut steps = Vec::new();
        for (index, &number) in coded.moves.iter().enumerate() {
            steps.push(step(game, &mut after, number, before + index)?);
        }
        let mut actions = steps.iter().map(|(_, action)| *action);
        let first = actions.next().ok_or(PuzzleError::NoSuchMove { number: before + 1 })?;
        let plan = Plan { first, then: actions.next() };
        let value = PlanValue {
            actions: steps.into_iter().map(|(text, _)| text).collect(),
            outlook: coded.outlook,
            visits: coded.visits,
        };
        Ok(Self { plan, value, right: coded.right, after })
    }
}

/// Makes the move with a number.
fn step(
    game: &Game,
    state: &mut State,
    number: u32,
    index: usize,
) -> Result<(String, Action), PuzzleError> {
    let place = index + 1;
    let found = action_with(game, state, number);
    let (text, action) = found.ok_or(PuzzleError::NoSuchMove { number: place })?;
    let refused = |refusal| PuzzleError::Refused { number: place, refusal };
    game.apply(state, action, &mut ()).map_err(refused)?;
    Ok((text, action))
}
