//! The static evaluation of a position: the expected final points of each player.
//!
//! It starts from the scores if the game ended now and adds the expected gains: features that may be
//! completed with the tiles left or joined to others, land that waits for them, and followers that are free
//! to score. Where there is a [`Network`] for the game, it corrects the expected lead and says how far the
//! final lead spreads around it. No rule is named here.
//!
//! The value is a sum over occupied features and over pairs of features that may be joined. A search
//! [enters](Valuation::enter) a position once and then [derives](Valuation::derive) the values after each
//! action from it: only what the action changed is computed again.

mod fitting;
mod inputs;
mod joining;
mod network;
mod outlook;
mod parts;
mod sheet;
mod weights;

use bastide_rules::analysis::FeatureId;
use bastide_rules::geometry::Side;
use bastide_rules::{Actor, Game, MAX_PLAYERS, Phase, Seat, State};

pub use inputs::{FEATURE_CLASSES, FEATURE_INPUTS, GLOBALS, Inputs, PAIR_CLASSES, PAIR_INPUTS};
pub use network::{Network, ParseNetworkError};
pub use parts::{FeaturePart, JoinPart, Parts};
pub use weights::{Completion, JoinRate, Joining, Weights};

use crate::lookahead::{lead, lead_over_best};
use crate::winning;
use fitting::Fitting;
use inputs::Relation;
use joining::Joint;
use outlook::Outlook;
use sheet::{Item, Marks, Sheet};

/// Expected final points, by seat.
pub type Points = [f32; MAX_PLAYERS];

/// The estimate of a position for one player.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Estimate {
    /// The expected final lead over the best opponent, in points.
    pub lead: f32,
    /// The probability of winning, from 0 to 1.
    pub chance: f32,
}

/// The position of a search, the one after the first action of a plan, and the one after the second.
const DEPTHS: usize = 3;
/// The depth from which nothing is derived, so that it needs no list of what was taken over.
const LAST: usize = DEPTHS - 1;

/// Evaluates positions of one game and reuses its memory.
#[derive(Clone, Debug)]
pub struct Valuation {
    weights: Weights,
    network: Option<&'static Network>,
    by_feature: bool,
    fitting: Fitting,
    outlook: Outlook,
    /// The player in whose view the network sees the position.
    view: Seat,
    /// The items and joints of all sheets.
    items: Vec<Item>,
    joints: Vec<Joint>,
    sheets: [Sheet; DEPTHS],
    /// Joints whose features changed.
    renew: Vec<Joint>,
    /// The features that changed from each sheet to the next.
    changed: [Marks; DEPTHS],
    /// A copy of the position at depth 0.
    spare: Option<State>,
}

impl Valuation {
    /// Creates a valuation for positions of a game, without a network.
    pub fn new(game: &Game, weights: Weights) -> Self {
        Self {
            weights,
            network: None,
            by_feature: game.settles_by_feature(),
            fitting: Fitting::new(),
            outlook: Outlook::default(),
            view: Seat::new(0),
            items: Vec::new(),
            joints: Vec::new(),
            sheets: Default::default(),
            renew: Vec::new(),
            changed: Default::default(),
            spare: Some(game.start()),
        }
    }

    /// Adds the network of the game, if there is one.
    #[must_use]
    pub fn with_network(mut self, network: Option<&'static Network>) -> Self {
        self.network = network;
        self
    }

    /// Starts a search from a position. The positions valued next count on the tiles that are left here.
    pub fn begin(&mut self, game: &Game, state: &State) {
        self.fitting.reset(game, state);
    }

    /// Returns the expected final points.
    pub fn points(&mut self, game: &Game, state: &State) -> Points {
        self.enter(game, state, state.turn());
        self.points_at(state, 0)
    }

    /// Returns the estimate of a position for a player.
    pub fn estimate(&mut self, game: &Game, state: &State, seat: Seat) -> Estimate {
        self.enter(game, state, seat);
        self.estimate_at(state, 0)
    }

    /// Returns the estimates of a position for all players.
    pub(crate) fn estimates(&mut self, game: &Game, state: &State) -> [Estimate; MAX_PLAYERS] {
        let mut estimates = [Estimate::default(); MAX_PLAYERS];
        for (index, seat) in state.seats().enumerate() {
            if index == 0 {
                self.enter(game, state, seat);
            } else {
                self.turn_view(game, state, seat);
            }
            estimates[seat.index()] = self.estimate_at(state, 0);
        }
        estimates
    }

    /// Changes the player in whose view the network sees the position at depth 0.
    fn turn_view(&mut self, game: &Game, state: &State, view: Seat) {
        self.view = view;
        let Some(network) = self.network else { return };
        let Self { items, joints, sheets, .. } = self;
        let sheet = &mut sheets[0];
        let (turns, players) = (turns_left(state), state.scores().len());
        sheet.totals.forget_view();
        for &index in &sheet.items {
            let item = &mut items[usize::from(index)];
            item.relation = Relation::of(item.owners, view);
            let (class, row) = inputs::feature(item, view, state, game, turns);
            network.feature(class, &row, &mut item.hidden);
            sheet.totals.change_view(item, 1.0);
        }
        for &index in &sheet.joints {
            let joint = &mut joints[usize::from(index)];
            if joint.likely > 0.0 {
                let (class, row) = inputs::pair(joint, view, players, turns);
                network.pair(class, &row, &mut joint.hidden);
                sheet.totals.change_view_joint(joint, 1.0);
            }
        }
    }

    /// Evaluates a position in the view of a player, at depth 0.
    pub(crate) fn enter(&mut self, game: &Game, state: &State, view: Seat) {
        self.view = view;
        self.items.clear();
        self.joints.clear();
        self.outlook.enter();
        let mut copy = self.spare.take().unwrap_or_else(|| game.start());
        copy.clone_from(state);
        self.evaluate(game, &mut copy, 0);
        self.spare = Some(copy);
    }

    /// Evaluates the position after one or more actions, at the next depth. The state is the same afterwards.
    pub(crate) fn derive(&mut self, game: &Game, before: &State, after: &mut State, depth: usize) {
        let to = depth + 1;
        let (items, joints) = self.sheets[depth].ends;
        self.items.truncate(items);
        self.joints.truncate(joints);
        let new_tiles = after.tiles().len().wrapping_sub(before.tiles().len());
        let places_second_tile = new_tiles == 1 && self.sheets[depth].new_tile;
        if new_tiles > 1
            || places_second_tile
            || after.tiles_left() != before.tiles_left()
            || self.sheets[depth].is_over
            || after.is_over()
            || !after.has_outlook_of(game, before)
        {
            self.outlook.forget();
            self.evaluate(game, after, to);
            return;
        }
        self.sheets[to].new_tile = new_tiles == 1 || self.sheets[depth].new_tile;
        if new_tiles == 1 {
            self.outlook.next_tile();
        } else {
            self.outlook.same_tiles();
        }
        let moved = self.mark_changes(game, before, after, to, new_tiles == 1);
        self.carry_items(after, to, new_tiles == 1);
        if self.changed[to].is_empty() {
            self.carry_all_joints(to);
        } else {
            self.add_items(game, after, to);
            if self.weights.joining.is_some() {
                self.carry_joints(game, after, to, new_tiles == 1);
            }
        }
        self.close(game, after, to, moved);
    }

    /// Evaluates a position from scratch.
    fn evaluate(&mut self, game: &Game, state: &mut State, depth: usize) {
        self.sheets[depth].clear();
        self.changed[depth].clear();
        self.sheets[depth].is_over = state.is_over();
        if state.is_over() {
            self.sheets[depth].ends = (self.items.len(), self.joints.len());
            return;
        }
        self.changed[depth].add_all();
        self.add_items(game, state, depth);
        if self.weights.joining.is_some() {
            for meeting in state.meetings(game) {
                let share = self.fitting.joining(game, meeting);
                if share > 0.0 {
                    self.add_joint(game, state, depth, Joint::new(meeting, share));
                }
            }
        }
        self.close(game, state, depth, true);
    }

    /// Marks the features that an action changed. Returns whether it moved any piece.
    fn mark_changes(
        &mut self,
        game: &Game,
        before: &State,
        after: &State,
        to: usize,
        new_tile: bool,
    ) -> bool {
        let Self { changed, outlook, .. } = self;
        let changed = &mut changed[to];
        changed.clear();
        if new_tile {
            after.features_near_last_tile(game, |feature| {
                changed.add(feature);
                outlook.mark(feature);
            });
        }
        after.features_with_moved_pieces(before, |feature| changed.add(feature))
    }

    /// Takes over the unchanged items of the sheet before, and marks the land that waits for what a new tile changed.
    fn carry_items(&mut self, after: &State, to: usize, new_tile: bool) {
        let Self { sheets, changed, items, outlook, .. } = self;
        let (before, rest) = sheets.split_at_mut(to);
        let (before, sheet, changed) = (&before[to - 1], &mut rest[0], &mut changed[to]);
        sheet.take_over(before);
        if changed.is_empty() {
            if to < LAST {
                sheet.items.extend_from_slice(&before.items);
            }
            return;
        }
        for &index in &before.items {
            let item = &items[usize::from(index)];
            let feature = after.feature_id(item.prospect.feature.segment());
            let outdated = changed.has(feature)
                || new_tile
                    && item.prospect.is_land
                    && item
                        .depends_on(|other| outlook.is_marked(after.feature_id(other.segment())));
            if outdated {
                changed.add(feature);
                sheet.totals.subtract(item);
            } else if to < LAST {
                sheet.items.push(index);
            }
        }
    }

    /// Adds the occupied features among those that changed.
    fn add_items(&mut self, game: &Game, state: &State, depth: usize) {
        let turns = turns_left(state);
        let players = state.scores().len();
        let Self { changed, items, sheets, outlook, fitting, weights, network, view, .. } = self;
        let (changed, sheet) = (&changed[depth], &mut sheets[depth]);
        for prospect in state.prospects_among(game, |feature| changed.has(feature)) {
            let mut scope = outlook::Scope { game, state, weights, fitting, outlook, turns };
            let mut item = Item::new(prospect, players, *view, &mut scope);
            if let Some(network) = network {
                let (class, row) = inputs::feature(&item, *view, state, game, turns);
                network.feature(class, &row, &mut item.hidden);
            }
            sheet.totals.add(&item);
            sheet.items.push(items.len() as u16);
            items.push(item);
        }
    }

    /// Takes over all pairs of the sheet before.
    fn carry_all_joints(&mut self, to: usize) {
        if to < LAST {
            let (before, rest) = self.sheets.split_at_mut(to);
            rest[0].joints.extend_from_slice(&before[to - 1].joints);
        }
    }

    /// Takes over the unchanged pairs of the sheet before, and adds those beside a new tile.
    fn carry_joints(&mut self, game: &Game, after: &State, to: usize, new_tile: bool) {
        let last = after.tiles().last().map(|tile| tile.pos).filter(|_| new_tile);
        self.renew.clear();
        let Self { sheets, changed, joints, renew, .. } = self;
        let (before, rest) = sheets.split_at_mut(to);
        let (before, sheet, changed) = (&before[to - 1], &mut rest[0], &changed[to]);
        for &index in &before.joints {
            let joint = &joints[usize::from(index)];
            // Without a new tile, all features keep their names.
            let features = if new_tile {
                joint.features.map(|feature| after.feature_id(feature.segment()))
            } else {
                joint.features
            };
            let is_near = last.is_some_and(|last| joint.is_near(last));
            if !is_near && !changed.has(features[0]) && !changed.has(features[1]) {
                if to < LAST {
                    sheet.joints.push(index);
                }
                continue;
            }
            sheet.totals.subtract_joint(joint);
            if !is_near && features[0] != features[1] {
                renew.push(joint.renamed(features));
            }
        }
        for index in 0..self.renew.len() {
            self.add_joint(game, after, to, self.renew[index]);
        }
        let Some(last) = last else { return };
        for side in Side::ALL {
            for meeting in after.meetings_at(game, last.step(side)) {
                let share = self.fitting.joining(game, meeting);
                if share > 0.0 {
                    self.add_joint(game, after, to, Joint::new(meeting, share));
                }
            }
        }
    }

    /// Adds a pair of features, with what changes hands if they are joined.
    fn add_joint(&mut self, game: &Game, state: &State, depth: usize, mut joint: Joint) {
        let Some(joining) = self.weights.joining else { return };
        let items = joint.features.map(|feature| self.item_of(feature, depth));
        let turns = turns_left(state);
        let Self { items: all, outlook, fitting, weights, network, view, .. } = self;
        let items = items.map(|index| index.map(|index| &all[usize::from(index)]));
        let mut scope = outlook::Scope { game, state, weights, fitting, outlook, turns };
        let players = state.scores().len();
        joint.value(joining, items, players, &mut scope);
        if let (Some(network), true) = (network, joint.likely > 0.0) {
            let (class, row) = inputs::pair(&joint, *view, players, turns);
            network.pair(class, &row, &mut joint.hidden);
        }
        self.sheets[depth].totals.add_joint(&joint);
        self.sheets[depth].joints.push(self.joints.len() as u16);
        self.joints.push(joint);
    }

    /// Returns the item of a feature at a depth.
    fn item_of(&self, feature: FeatureId, depth: usize) -> Option<u16> {
        for depth in (0..=depth).rev() {
            if self.changed[depth].has(feature) {
                let new = &self.sheets[depth].items;
                let found = new
                    .iter()
                    .rev()
                    .find(|&&index| self.items[usize::from(index)].prospect.feature == feature);
                return found.copied();
            }
        }
        None
    }

    /// Adds what is not part of a feature. Unless a piece was moved, the supplies are those of the sheet before.
    fn close(&mut self, game: &Game, state: &mut State, depth: usize, moved: bool) {
        let supply_before = depth.checked_sub(1).map(|before| self.sheets[before].supply);
        let sheet = &mut self.sheets[depth];
        sheet.ends = (self.items.len(), self.joints.len());
        match supply_before.filter(|_| !moved) {
            Some(supply) => sheet.supply = supply,
            None => {
                for seat in state.seats() {
                    sheet.supply[seat.index()] = state.followers_in_supply(game, seat) as f32;
                }
            }
        }
        if self.by_feature {
            sheet.rest = game.settled_rest(state).map(|points| points as f32);
            return;
        }
        // Fields do not score apart, so the final scoring replaces their sum.
        let mut settled = state.clone();
        game.settle(&mut settled);
        for (seat, &score) in settled.scores().iter().enumerate() {
            let counted = sheet.totals.settled[seat] + state.scores()[seat] as f32;
            sheet.rest[seat] = score as f32 - counted;
        }
    }

    /// Returns the expected final points at a depth.
    pub(crate) fn points_at(&self, state: &State, depth: usize) -> Points {
        let mut points = winning::points(state);
        let sheet = &self.sheets[depth];
        if sheet.is_over {
            return points;
        }
        let (turns, weights) = (turns_left(state), &self.weights);
        let totals = &sheet.totals;
        let helper = weights.helper * (turns / weights.follower_horizon).min(1.0);
        for (index, points) in points[..state.scores().len()].iter_mut().enumerate() {
            let supply = sheet.supply[index];
            *points += totals.settled[index]
                + sheet.rest[index]
                + totals.more[index]
                + totals.joined[index]
                + helper * totals.helped[index]
                + weights.of_followers(totals.free[index] + supply, turns)
                + weights.any_follower * supply.min(turns).min(1.0);
        }
        points[state.turn().index()] += weights.tempo * turns.min(1.0);
        points
    }

    /// Returns the estimate at a depth for the player whose view it is.
    pub(crate) fn estimate_at(&self, state: &State, depth: usize) -> Estimate {
        let points = self.points_at(state, depth);
        self.estimate_of(&points, state, depth)
    }

    /// Returns the estimate at a depth from its expected points.
    pub(crate) fn estimate_of(&self, points: &Points, state: &State, depth: usize) -> Estimate {
        let hand = lead(points, self.view, state.scores().len());
        let sheet = &self.sheets[depth];
        match self.network.filter(|_| !sheet.is_over) {
            Some(network) => {
                let globals = inputs::globals(hand, sheet, self.view, state);
                network.estimate(hand, &sheet.totals.hidden, &sheet.totals.pairs, &globals)
            }
            None => Estimate {
                lead: lead_over_best(points, self.view, state.scores().len()),
                chance: winning::chance_of_lead(hand, state),
            },
        }
    }

    /// Returns what a network sees of a position in the view of a player, with the hand-made estimate of the
    /// lead: the data that networks are trained on.
    pub fn inputs(&mut self, game: &Game, state: &State, view: Seat) -> Inputs {
        self.enter(game, state, view);
        let points = self.points_at(state, 0);
        let hand = lead(&points, view, state.scores().len());
        let (turns, players) = (turns_left(state), state.scores().len());
        let items = self.sheets[0].items.iter().map(|&index| &self.items[usize::from(index)]);
        let joints = self.sheets[0].joints.iter().map(|&index| &self.joints[usize::from(index)]);
        Inputs {
            hand,
            globals: inputs::globals(hand, &self.sheets[0], view, state),
            features: items.map(|item| inputs::feature(item, view, state, game, turns)).collect(),
            pairs: joints
                .filter(|joint| joint.likely > 0.0)
                .map(|joint| inputs::pair(joint, view, players, turns))
                .collect(),
        }
    }
}

/// Returns the number of turns that each player has left.
fn turns_left(state: &State) -> f32 {
    state.tiles_left() as f32 / state.scores().len() as f32
}

/// Whether it is a position that can be valued: not in the middle of a chance event other than a draw.
pub(crate) fn is_settled(state: &State) -> bool {
    state.actor() != Actor::Chance || matches!(state.phase(), Phase::DrawTile | Phase::DrawBonus)
}

#[cfg(test)]
mod tests {
    use bastide_rules::Setup;
    use bastide_rules::setup::Preset;
    use rand_core::SeedableRng;
    use rand_pcg::Pcg64Mcg;

    use super::*;
    use crate::lookahead::{apply, deal};
    use crate::networks::network_for;
    use crate::player::pick;

    /// The parts that all views share do not change what a player may expect.
    #[test]
    fn estimates_of_all_players_are_those_of_each() {
        for preset in Preset::ALL {
            let setup = Setup::preset(preset, ["Ann", "Ben", "Cleo", "Dan"]);
            let game = Game::new(setup).expect("a sensible setup");
            let new = || Valuation::new(&game, Weights::FITTED).with_network(network_for(&game));
            let (mut together, mut alone) = (new(), new());
            let (mut random, mut state) = (Pcg64Mcg::seed_from_u64(3), game.start());
            while !state.is_over() {
                if state.actor() == Actor::Chance {
                    deal(&game, &mut state, &mut random);
                    continue;
                }
                together.begin(&game, &state);
                alone.begin(&game, &state);
                let estimates = together.estimates(&game, &state);
                for seat in state.seats() {
                    let fresh = alone.estimate(&game, &state, seat);
                    let estimate = estimates[seat.index()];
                    let errors = [estimate.lead - fresh.lead, estimate.chance - fresh.chance];
                    let close = errors.iter().all(|error| error.abs() < 1e-3);
                    assert!(close, "{preset:?}: {seat:?}: {estimate:?} {fresh:?}");
                }
                let action = pick(&game, &state, &mut random);
                apply(&game, &mut state, action);
            }
        }
    }
}
