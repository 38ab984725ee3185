//! Listing the legal choices of a position.

use bastide_ai::Plan;
use bastide_rules::{Action, Actor, Game, Phase, State};

use crate::action_space::{ActionSpace, PlanIndex, Window};

/// A legal choice: its index, and the one or two actions that it stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The index in the action space.
    pub index: u32,
    /// The actions.
    pub plan: Plan,
}

/// Lists choices and reuses its memory.
#[derive(Clone, Debug)]
pub(crate) struct Lister {
    pub(crate) choices: Vec<Choice>,
    firsts: Vec<Action>,
    thens: Vec<Action>,
    pub(crate) after: State,
}

impl Lister {
    pub(crate) fn new(game: &Game) -> Self {
        Self { choices: Vec::new(), firsts: Vec::new(), thens: Vec::new(), after: game.start() }
    }

    /// Replaces `choices` by the legal choices of the player who acts, by ascending index.
    pub(crate) fn list(
        &mut self,
        game: &Game,
        state: &State,
        space: ActionSpace,
        index: &PlanIndex,
        window: usize,
    ) {
        self.choices.clear();
        if !matches!(state.actor(), Actor::Player(_)) {
            return;
        }
        game.legal_actions(state, &mut self.firsts);
        match space {
            ActionSpace::KthAction { most } => {
                let actions = &self.firsts;
                let chosen = spaced(actions.len(), most).map(|place| actions[place]);
                self.choices.extend(
                    chosen
                        .zip(0..)
                        .map(|(first, index)| Choice { index, plan: Plan { first, then: None } }),
                );
            }
            ActionSpace::KthPlan { most } => {
                self.list_plans(game, state);
                let all = self.choices.len();
                if all > most {
                    for (to, from) in spaced(all, most).enumerate() {
                        self.choices[to] = self.choices[from];
                    }
                    self.choices.truncate(most);
                }
                self.choices.iter_mut().zip(0..).for_each(|(choice, index)| choice.index = index);
            }
            ActionSpace::Plan if matches!(state.phase(), Phase::PlaceTile(_)) => {
                self.list_indexed(game, state, index, Window::of(state, window));
            }
            ActionSpace::Plan => {
                let actions = std::mem::take(&mut self.firsts);
                self.list_others(actions.len(), |place| actions[place], index);
                self.firsts = actions;
            }
        }
    }

    /// Lists all plans, without indices.
    fn list_plans(&mut self, game: &Game, state: &State) {
        let places_tile = matches!(state.phase(), Phase::PlaceTile(_));
        for &first in &self.firsts {
            let alone = Choice { index: 0, plan: Plan { first, then: None } };
            if !places_tile || !asks_for_piece(game, state, first, &mut self.after) {
                self.choices.push(alone);
                continue;
            }
            game.legal_actions(&self.after, &mut self.thens);
            let then = |&then: &Action| Choice { index: 0, plan: Plan { first, then: Some(then) } };
            self.choices.extend(self.thens.iter().map(then));
        }
    }

    /// Lists what is legal while a tile is to be placed: plans by their indices, and whatever else, such as a ransom.
    fn list_indexed(&mut self, game: &Game, state: &State, index: &PlanIndex, window: Window) {
        let mut others = Vec::new();
        for &first in &self.firsts {
            let placed = match first {
                Action::PlaceTile { at, turn } => window.cell(at).map(|cell| (cell, turn)),
                _ => None,
            };
            let Some((cell, turn)) = placed else {
                others.push(first);
                continue;
            };
            let base = index.placement(cell, turn);
            let choice = |number: usize, then: Option<Action>| Choice {
                index: (base + number) as u32,
                plan: Plan { first, then },
            };
            if !asks_for_piece(game, state, first, &mut self.after) {
                self.choices.push(choice(0, None));
                continue;
            }
            let last = *self.after.tiles().last().expect("a tile was placed");
            game.legal_actions(&self.after, &mut self.thens);
            let mut is_later = false;
            for &then in &self.thens {
                match index.choice(game, &last, then) {
                    Some(number) => self.choices.push(choice(number, Some(then))),
                    None => is_later = true,
                }
            }
            if is_later {
                self.choices.push(choice(index.later(), None));
            }
        }
        if !others.is_empty() {
            self.list_others(others.len(), |place| others[place], index);
        }
        self.choices.sort_unstable_by_key(|choice| choice.index);
    }

    fn list_others(&mut self, count: usize, action: impl Fn(usize) -> Action, index: &PlanIndex) {
        let first = index.others() as u32;
        let chosen = spaced(count, PlanIndex::OTHERS).zip(first..);
        let choice =
            |(place, index)| Choice { index, plan: Plan { first: action(place), then: None } };
        self.choices.extend(chosen.map(choice));
    }
}

/// Places a tile in `after`. Returns whether the same player decides on a piece then.
#[inline]
fn asks_for_piece(game: &Game, state: &State, first: Action, after: &mut State) -> bool {
    after.clone_from(state);
    game.apply(after, first, &mut ()).expect("listed actions are legal");
    after.phase() == Phase::PlacePiece
}

/// Returns the places of all of `count` things, or of `most` evenly spaced ones.
pub(crate) fn spaced(count: usize, most: usize) -> impl Iterator<Item = usize> {
    let chosen = count.min(most);
    (0..chosen).map(move |place| nth_spaced(place, count, most))
}

/// Returns one of the places of [`spaced`].
#[inline]
pub(crate) fn nth_spaced(place: usize, count: usize, most: usize) -> usize {
    if count <= most { place } else { place * count / most }
}
