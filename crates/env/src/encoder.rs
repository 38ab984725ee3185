//! The encoder: arrays from positions, actions from indices.

use std::sync::Arc;

use bastide_ai::{Valuation, Weights};
use bastide_rules::{Action, Actor, Game, Seat, State};

use crate::action_space::{ActionSpace, PlanIndex};
use crate::choices::{Choice, Lister, nth_spaced};
use crate::error::{ConfigError, Illegal};
use crate::observation::{FeatureNumbers, Layout, ObservationKind, Rows};

/// What an encoder uses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Config {
    /// The action space.
    pub actions: ActionSpace,
    /// The arrays of an observation.
    pub observation: Vec<ObservationKind>,
    /// The width of the window, an odd number of tiles.
    pub window: usize,
}

impl Default for Config {
    /// Plans by index, and no observation.
    fn default() -> Self {
        Self { actions: ActionSpace::Plan, observation: Vec::new(), window: 21 }
    }
}

/// Turns positions of one game into arrays, and indices into actions.
#[derive(Clone, Debug)]
pub struct Encoder {
    game: Arc<Game>,
    config: Config,
    index: PlanIndex,
    layout: Layout,
}

/// The memory that encoding needs. Each thread has its own.
#[derive(Clone, Debug)]
pub struct Scratch {
    pub(crate) lister: Lister,
    pub(crate) valuation: Option<Valuation>,
    /// The features of a position, by their number.
    pub(crate) features: Vec<FeatureNumbers>,
    pub(crate) actions: Vec<Action>,
}

impl Scratch {
    /// Creates the memory for an encoder.
    pub fn new(encoder: &Encoder) -> Self {
        let valuation = || Valuation::new(&encoder.game, Weights::FITTED);
        let values = encoder.layout.kinds().contains(&ObservationKind::Features);
        Self {
            lister: Lister::new(&encoder.game),
            valuation: values.then(valuation),
            features: Vec::new(),
            actions: Vec::new(),
        }
    }

    /// The choices that were listed last.
    pub fn choices(&self) -> &[Choice] {
        &self.lister.choices
    }
}

impl Encoder {
    /// Creates an encoder for a game.
    ///
    /// # Errors
    ///
    /// Returns an error if the window or the action space has an impossible size, or if rows of plans are observed
    /// although the actions are not numbered.
    pub fn new(game: Arc<Game>, config: Config) -> Result<Self, ConfigError> {
        let window = config.window;
        if window.is_multiple_of(2) || !(3..=99).contains(&window) {
            return Err(ConfigError::Window { window });
        }
        let index = PlanIndex::new(&game, window);
        let rows = match config.actions {
            ActionSpace::Plan if config.observation.contains(&ObservationKind::Plans) => {
                return Err(ConfigError::PlansWithoutNumbers);
            }
            ActionSpace::Plan => 0,
            ActionSpace::KthPlan { most } | ActionSpace::KthAction { most } => most,
        };
        let actions = if config.actions == ActionSpace::Plan { index.count() } else { rows };
        if !(1..=ActionSpace::MOST).contains(&actions) {
            return Err(ConfigError::Actions { actions, most: ActionSpace::MOST });
        }
        let layout = Layout::new(&game, &config.observation, window, rows);
        Ok(Self { game, config, index, layout })
    }

    /// The game.
    pub fn game(&self) -> &Arc<Game> {
        &self.game
    }

    /// The configuration.
    pub fn config(&self) -> &Config {
        &self.config
    }

    /// The number of indices of the action space.
    pub fn actions(&self) -> usize {
        match self.config.actions {
            ActionSpace::Plan => self.index.count(),
            ActionSpace::KthPlan { most } | ActionSpace::KthAction { most } => most,
        }
    }

    /// The arrays of an observation.
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// The indices of plans.
    pub fn plan_index(&self) -> &PlanIndex {
        &self.index
    }

    /// Returns what an index stands for, whatever the position.
    pub fn describe(&self, index: usize) -> String {
        match self.config.actions {
            ActionSpace::Plan => self.index.describe(index),
            ActionSpace::KthPlan { .. } => format!("legal plan {index}"),
            ActionSpace::KthAction { .. } => format!("legal action {index}"),
        }
    }

    /// Returns the legal choices by ascending index; none if no player acts.
    pub fn choices<'a>(&self, state: &State, scratch: &'a mut Scratch) -> &'a [Choice] {
        let Self { game, config, index, .. } = self;
        scratch.lister.list(game, state, config.actions, index, config.window);
        &scratch.lister.choices
    }

    /// Returns the choice of an index.
    ///
    /// # Errors
    ///
    /// Returns an error if it is not legal.
    pub fn choice(
        &self,
        state: &State,
        index: i64,
        scratch: &mut Scratch,
    ) -> Result<Choice, Illegal> {
        if !matches!(state.actor(), Actor::Player(_)) {
            return Err(Illegal::Nobody);
        }
        let actions = self.actions();
        let outside = Illegal::Outside(actions);
        let number =
            usize::try_from(index).ok().filter(|&number| number < actions).ok_or(outside)?;
        if let ActionSpace::KthAction { most } = self.config.actions {
            return self.kth_action(state, number, most);
        }
        let choices = self.choices(state, scratch);
        find(choices, number, self.config.actions)
    }

    /// Returns the k-th legal action, without listing all.
    #[inline]
    pub(crate) fn kth_action(
        &self,
        state: &State,
        number: usize,
        most: usize,
    ) -> Result<Choice, Illegal> {
        let mut legal = 0;
        let action = self.game.pick_action(state, |count| {
            legal = count.min(most);
            if number < legal { nth_spaced(number, count, most) } else { usize::MAX }
        });
        let plan = |first| bastide_ai::Plan { first, then: None };
        let action = action.filter(|_| number < legal).ok_or(Illegal::Number(legal))?;
        Ok(Choice { index: number as u32, plan: plan(action) })
    }

    /// Writes the observation of a seat. `choices` are those of the position, for the rows of plans.
    pub fn observe(&self, state: &State, seat: Seat, scratch: &mut Scratch, rows: &mut Rows) {
        self.layout.observe(&self.game, state, seat, scratch, rows);
    }
}

/// Finds the choice with an index.
pub(crate) fn find(
    choices: &[Choice],
    number: usize,
    space: ActionSpace,
) -> Result<Choice, Illegal> {
    let found = choices.binary_search_by_key(&(number as u32), |choice| choice.index);
    let reason = match space {
        ActionSpace::Plan => Illegal::NotNow(choices.len()),
        ActionSpace::KthPlan { .. } | ActionSpace::KthAction { .. } => {
            Illegal::Number(choices.len())
        }
    };
    found.map(|place| choices[place]).map_err(|_| reason)
}

/// Applies the actions of a choice.
#[inline]
pub(crate) fn apply(game: &Game, state: &mut State, choice: Choice) {
    game.apply(state, choice.plan.first, &mut ()).expect("a legal choice");
    if let Some(then) = choice.plan.then {
        game.apply(state, then, &mut ()).expect("a legal choice");
    }
}
