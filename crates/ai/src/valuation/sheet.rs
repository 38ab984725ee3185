//! The parts of a value: occupied features and pairs of features, and their sums.

use bastide_rules::analysis::{Awaited, FeatureId, Prospect};
use bastide_rules::tile::FeatureKind;
use bastide_rules::{MAX_PLAYERS, Seat};

use super::Points;
use super::inputs::Relation;
use super::joining::Joint;
use super::network::{FEATURE_HIDDEN, PAIR_HIDDEN};
use super::outlook::{Chances, Scope};

/// The most features that land can wait for and still be carried over.
const MOST_AWAITED: usize = 16;

/// An occupied feature.
#[derive(Clone, Copy, Debug)]
pub(super) struct Item {
    pub(super) prospect: Prospect,
    /// The players with the majority, as a bit set of seats.
    pub(super) owners: u8,
    /// The points of each player if the game ended now.
    pub(super) settled: Points,
    /// The expected gain of the owners beyond that.
    pub(super) more: f32,
    /// What open land is worth to followers who join it.
    pub(super) prize: f32,
    /// The fraction of a follower on it that counts as free.
    pub(super) home: f32,
    pub(super) chances: Chances,
    /// What open land waits for: the number of features, and the points they may bring times their chances.
    pub(super) awaited: (f32, f32),
    waits_for: [FeatureId; MOST_AWAITED],
    waits: usize,
    /// Who owns it, in the view of the player.
    pub(super) relation: Relation,
    /// The output of the network's first layer.
    pub(super) hidden: [f32; FEATURE_HIDDEN],
}

impl Item {
    pub(super) fn new(prospect: Prospect, players: usize, view: Seat, scope: &mut Scope) -> Self {
        let mut item = Self {
            prospect,
            owners: prospect.owners(),
            settled: [0.0; MAX_PLAYERS],
            more: 0.0,
            prize: 0.0,
            home: 0.0,
            chances: Chances::default(),
            awaited: (0.0, 0.0),
            waits_for: [FeatureId::default(); MOST_AWAITED],
            waits: 0,
            relation: Relation::of(prospect.owners(), view),
            hidden: [0.0; FEATURE_HIDDEN],
        };
        if prospect.is_land {
            let settled = scope.game.settled_points(scope.state, prospect.feature);
            item.settled = settled.map(|points| points as f32);
            item.look_at_land(scope);
        } else {
            for seat in (0..players).filter(|seat| item.owners & 1 << seat != 0) {
                item.settled[seat] = prospect.promise.now as f32;
            }
            (item.chances, item.more, item.home) = scope.feature(&prospect);
        }
        item
    }

    /// Returns the points of the player who gets most if the game ended now.
    pub(super) fn worth(&self) -> f32 {
        self.settled.into_iter().fold(0.0, f32::max)
    }

    fn look_at_land(&mut self, scope: &mut Scope) {
        let land = self.prospect.feature;
        let (game, state) = (scope.game, scope.state);
        let promised = || state.promise(game, land).now as f32;
        let worth = if self.prospect.kind == FeatureKind::Lake { promised() } else { self.worth() };
        // Land with a piece that is not a follower, such as a barn, belongs to nobody, but followers score there.
        self.prize = if self.owners == 0 { promised() } else { self.worth() };
        let mut expected = 0.0;
        for Awaited { feature, points } in state.awaited(game, land) {
            if self.waits_for[..self.waits.min(MOST_AWAITED)].contains(&feature) {
                continue;
            }
            if self.waits < MOST_AWAITED {
                self.waits_for[self.waits] = feature;
            }
            self.waits += 1;
            let open = state.open_end_count(feature);
            expected += points as f32 * scope.chances(feature, open).complete;
        }
        self.awaited = (self.waits as f32, expected);
        self.more = scope.weights.land * expected - scope.weights.land_loss * worth;
    }

    /// Whether the value of open land depends on another feature for which the condition holds.
    pub(super) fn depends_on(&self, condition: impl Fn(FeatureId) -> bool) -> bool {
        // The worth of a lake is that of its river system.
        self.prospect.kind == FeatureKind::Lake
            || self.waits > MOST_AWAITED
            || self.waits_for[..self.waits].iter().any(|&feature| condition(feature))
    }
}

/// Sums over items and joints.
#[derive(Clone, Debug)]
pub(super) struct Totals {
    /// Points if the game ended now, by seat.
    pub(super) settled: Points,
    /// Expected gains beyond that.
    pub(super) more: Points,
    /// Followers on features that count as free.
    pub(super) free: Points,
    /// Features with an own follower and helper.
    pub(super) helped: Points,
    /// Expected changes if features are joined.
    pub(super) joined: Points,
    /// The number of features by relation.
    pub(super) relations: [f32; Relation::COUNT],
    pub(super) hidden: [f32; FEATURE_HIDDEN],
    pub(super) pairs: [f32; PAIR_HIDDEN],
}

impl Default for Totals {
    fn default() -> Self {
        let none = [0.0; MAX_PLAYERS];
        Self {
            settled: none,
            more: none,
            free: none,
            helped: none,
            joined: none,
            relations: [0.0; Relation::COUNT],
            hidden: [0.0; FEATURE_HIDDEN],
            pairs: [0.0; PAIR_HIDDEN],
        }
    }
}

impl Totals {
    pub(super) fn add(&mut self, item: &Item) {
        self.change(item, 1.0);
    }

    pub(super) fn subtract(&mut self, item: &Item) {
        self.change(item, -1.0);
    }

    fn change(&mut self, item: &Item, sign: f32) {
        let prospect = &item.prospect;
        for seat in 0..MAX_PLAYERS {
            self.settled[seat] += sign * item.settled[seat];
            self.free[seat] += sign * item.home * f32::from(prospect.followers[seat]);
            if item.owners & 1 << seat != 0 {
                self.more[seat] += sign * item.more;
            }
            if prospect.helpers[seat] > 0 && prospect.followers[seat] > 0 {
                self.helped[seat] += sign;
            }
        }
        self.change_view(item, sign);
    }

    /// Adds the part of an item that depends on the view.
    pub(super) fn change_view(&mut self, item: &Item, sign: f32) {
        self.relations[item.relation as usize] += sign;
        for (sum, hidden) in self.hidden.iter_mut().zip(item.hidden) {
            *sum += sign * hidden;
        }
    }

    /// Removes what depends on the view.
    pub(super) fn forget_view(&mut self) {
        self.relations = [0.0; Relation::COUNT];
        self.hidden = [0.0; FEATURE_HIDDEN];
        self.pairs = [0.0; PAIR_HIDDEN];
    }

    pub(super) fn add_joint(&mut self, joint: &Joint) {
        self.change_joint(joint, 1.0);
    }

    pub(super) fn subtract_joint(&mut self, joint: &Joint) {
        self.change_joint(joint, -1.0);
    }

    fn change_joint(&mut self, joint: &Joint, sign: f32) {
        if joint.likely == 0.0 {
            return;
        }
        for (sum, change) in self.joined.iter_mut().zip(joint.changes) {
            *sum += sign * joint.likely * change;
        }
        self.change_view_joint(joint, sign);
    }

    /// Adds the part of a joint that depends on the view.
    pub(super) fn change_view_joint(&mut self, joint: &Joint, sign: f32) {
        for (sum, hidden) in self.pairs.iter_mut().zip(joint.hidden) {
            *sum += sign * hidden;
        }
    }
}

/// A position as a sum of parts.
#[derive(Clone, Debug, Default)]
pub(super) struct Sheet {
    /// Indices of its items and joints; at the last depth only of those that are new.
    pub(super) items: Vec<u16>,
    pub(super) joints: Vec<u16>,
    pub(super) totals: Totals,
    /// Points if the game ended now that are not those of features.
    pub(super) rest: Points,
    /// The followers in the supply of each player.
    pub(super) supply: Points,
    /// The number of items and joints of this sheet and those before it.
    pub(super) ends: (usize, usize),
    /// Whether a tile was placed since depth 0.
    pub(super) new_tile: bool,
    pub(super) is_over: bool,
}

impl Sheet {
    pub(super) fn clear(&mut self) {
        self.items.clear();
        self.joints.clear();
        self.totals = Totals::default();
        self.rest = [0.0; MAX_PLAYERS];
        self.new_tile = false;
    }

    /// Starts with the sums of another sheet.
    pub(super) fn take_over(&mut self, other: &Self) {
        self.items.clear();
        self.joints.clear();
        self.totals.clone_from(&other.totals);
        self.is_over = false;
    }
}

/// A set of features.
#[derive(Clone, Debug, Default)]
pub(super) struct Marks {
    stamps: Vec<u32>,
    stamp: u32,
    all: bool,
    /// Whether any was added since it was cleared.
    any: bool,
}

impl Marks {
    pub(super) fn clear(&mut self) {
        self.stamp += 1;
        (self.all, self.any) = (false, false);
    }

    pub(super) fn add_all(&mut self) {
        (self.all, self.any) = (true, true);
    }

    pub(super) fn is_empty(&self) -> bool {
        !self.any
    }

    pub(super) fn has_all(&self) -> bool {
        self.all
    }

    #[inline]
    pub(super) fn add(&mut self, feature: FeatureId) {
        let index = feature.index();
        if self.stamps.len() <= index {
            self.stamps.resize(index + 64, 0);
        }
        self.stamps[index] = self.stamp;
        self.any = true;
    }

    #[inline]
    pub(super) fn has(&self, feature: FeatureId) -> bool {
        self.all || self.stamps.get(feature.index()).is_some_and(|&stamp| stamp == self.stamp)
    }
}
