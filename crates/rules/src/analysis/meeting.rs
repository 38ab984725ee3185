//! Features that meet at an empty space, and the tiles that would join them there. A player on one of
//! them may then share or take over the other.

use super::FeatureId;
use crate::game::{Game, KindId};
use crate::geometry::{Pos, Side};
use crate::region::SegmentId;
use crate::state::State;
use crate::tile::{Demand, Port, TileKind, TileRole, Turned};

/// Two features of the same kind that reach the same empty space. A tile there may join them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meeting {
    /// The space.
    pub at: Pos,
    /// The features.
    pub features: [FeatureId; 2],
    demand: Demand,
    contacts: [Contacts; 2],
}

/// A kind of tile that can join the features of a meeting.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct JoiningKind {
    /// The kind.
    pub kind: KindId,
    /// The share of its fitting turns that join the features, above 0 and up to 1.
    pub share: f32,
}

impl Meeting {
    /// Returns a number that is the same for all meetings that the same kinds join. It serves as the
    /// key of a cache.
    pub fn key(self) -> u64 {
        let [one, other] = self.contacts.map(|contacts| u64::from(contacts.0));
        (self.demand.number() as u64) << 24 | one << 12 | other
    }
}

/// Where a feature or a segment reaches the sides of a space: a bit set of three bits a side, for the left
/// half, the middle and the right half as seen from the space.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Contacts(u16);

impl Contacts {
    fn add(&mut self, side: Side, part: usize) {
        self.0 |= 1 << (3 * side.index() + part);
    }

    fn touches(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Returns where a segment of a turned tile reaches the sides of its space.
    fn of(ports: &[Port; 4], local: u8) -> Self {
        let mut contacts = Self::default();
        for side in Side::ALL {
            let Port { left, middle, right } = ports[side.index()];
            for (part, segment) in [left, middle, right].into_iter().enumerate() {
                if segment == Some(local) {
                    contacts.add(side, part);
                }
            }
        }
        contacts
    }
}

/// The pairs of features that reach an empty space, from a list of at most one for each of the three parts
/// of its sides.
struct Pairs {
    features: [(FeatureId, Contacts); 12],
    count: usize,
    /// The next pair.
    next: [usize; 2],
}

impl Pairs {
    fn at(at: Pos, game: &Game, state: &State) -> Self {
        let mut pairs = Self { features: Default::default(), count: 0, next: [0, 1] };
        for side in Side::ALL {
            let Some(tile) = state.tile_at(at.step(side)) else { continue };
            let port = &game.kind_of(tile).turned(tile.turn).ports[side.opposite().index()];
            // The neighbour's left half is the right half as seen from the space.
            for (part, local) in [port.right, port.middle, port.left].into_iter().enumerate() {
                let Some(local) = local else { continue };
                let region = state.regions.of(SegmentId(tile.first_segment + u16::from(local)));
                pairs.add(FeatureId(region), side, part);
            }
        }
        pairs
    }

    fn add(&mut self, feature: FeatureId, side: Side, part: usize) {
        let known = self.features[..self.count].iter().position(|(other, _)| *other == feature);
        let index = known.unwrap_or(self.count);
        self.count = self.count.max(index + 1);
        self.features[index].0 = feature;
        self.features[index].1.add(side, part);
    }
}

impl Iterator for Pairs {
    type Item = [(FeatureId, Contacts); 2];

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        let [mut one, mut other] = self.next;
        if other >= self.count {
            (one, other) = (one + 1, one + 2);
        }
        let pair =
            [*self.features[..self.count].get(one)?, *self.features[..self.count].get(other)?];
        self.next = [one, other + 1];
        Some(pair)
    }
}

impl State {
    /// Returns all pairs of features of the same kind that meet at an empty space.
    pub fn meetings(&self, game: &Game) -> impl Iterator<Item = Meeting> {
        self.board.open_spaces().flat_map(|(at, demand)| self.pairs_at(game, at, demand))
    }

    /// Returns the pairs of features of the same kind that meet at a space; none unless the space is open.
    pub fn meetings_at(&self, game: &Game, at: Pos) -> impl Iterator<Item = Meeting> {
        let demand = self.board.demand_at(at);
        demand.into_iter().flat_map(move |demand| self.pairs_at(game, at, demand))
    }

    fn pairs_at(&self, game: &Game, at: Pos, demand: Demand) -> impl Iterator<Item = Meeting> {
        let kind = |feature: FeatureId| self.regions.get(feature.0).kind;
        let alike =
            Pairs::at(at, game, self).filter(move |[one, other]| kind(one.0) == kind(other.0));
        alike.map(move |[one, other]| {
            let (features, contacts) = ([one.0, other.0], [one.1, other.1]);
            Meeting { at, features, demand, contacts }
        })
    }
}

impl Game {
    /// Returns the kinds of tiles with a segment that can join the features of a meeting.
    /// [`State::left_of`] says how many tiles of a kind are left.
    pub fn joining_kinds(&self, meeting: Meeting) -> impl Iterator<Item = JoiningKind> {
        let kinds = self.kind_ids().zip(self.kinds());
        kinds.filter(|(_, shape)| shape.role() == TileRole::Land).filter_map(
            move |(kind, shape)| {
                let (mut fitting, mut joining) = (0, 0);
                for turned in shape.turns().map(|turn| shape.turned(turn)) {
                    if meeting.demand.accepts(turned.edges) {
                        fitting += 1;
                        joining += u32::from(joins(meeting, shape, turned));
                    }
                }
                (joining > 0).then(|| JoiningKind { kind, share: joining as f32 / fitting as f32 })
            },
        )
    }
}

/// Whether a segment of a turned tile reaches both features.
fn joins(meeting: Meeting, shape: &TileKind, turned: &Turned) -> bool {
    let segments = 0..shape.segments().len() as u8;
    segments.into_iter().any(|local| {
        let reached = Contacts::of(&turned.ports, local);
        meeting.contacts.iter().all(|contacts| contacts.touches(reached))
    })
}

#[cfg(test)]
mod tests {
    use rand_core::SeedableRng;
    use rand_pcg::Pcg64Mcg;

    use super::*;
    use crate::chance::below;
    use crate::setup::Preset;
    use crate::{Action, Actor, Dealer, Phase, Setup};

    /// BAS-12, BAS-D-04: a kind joins two features in the predicted share of its legal placements.
    #[test]
    fn joining_kinds_agree_with_legal_placements() {
        for preset in [Preset::Base, Preset::HuntersAndGatherers, Preset::Mayflower] {
            let game = Game::new(Setup::preset(preset, ["Ann", "Ben"])).expect("a sensible setup");
            let (mut dealer, mut random) = (Dealer::new([1; 32]), Pcg64Mcg::seed_from_u64(1));
            let (mut state, mut actions) = (game.start(), Vec::new());
            let (mut joined, mut by_others) = (0, 0);
            while state.actor() != Actor::Nobody {
                if let Phase::PlaceTile(drawn) = state.phase()
                    && game.role(drawn) == TileRole::Land
                {
                    game.legal_actions(&state, &mut actions);
                    for meeting in state.meetings(&game) {
                        let mut kinds = game.joining_kinds(meeting);
                        let predicted = kinds.find(|joining| joining.kind == drawn);
                        let predicted = predicted.map_or(0.0, |joining| joining.share);
                        let observed = observed_share(&game, &state, meeting, &actions);
                        // A third feature may join two others that the tile itself leaves apart.
                        assert!(predicted <= observed, "{preset:?}: {meeting:?}");
                        joined += u32::from(observed > 0.0);
                        by_others += u32::from(predicted < observed);
                    }
                }
                let action = match state.actor() {
                    Actor::Chance => dealer.deal(&game, &state),
                    _ => game
                        .pick_action(&state, |count| below(&mut random, count as u32) as usize)
                        .expect("a legal action"),
                };
                game.apply(&mut state, action, &mut ()).expect("a legal action");
            }
            assert!(joined > 100, "{preset:?}: only {joined} joins were seen");
            assert!(by_others * 20 < joined, "{preset:?}: {by_others} of {joined}");
        }
    }

    fn observed_share(game: &Game, state: &State, meeting: Meeting, actions: &[Action]) -> f32 {
        let (mut fitting, mut joining) = (0, 0);
        for &action in actions {
            if matches!(action, Action::PlaceTile { at, .. } if at == meeting.at) {
                let mut after = state.clone();
                game.apply(&mut after, action, &mut ()).expect("a legal action");
                let [one, other] =
                    meeting.features.map(|feature| after.regions.of(feature.0.root()));
                fitting += 1;
                joining += u32::from(one == other);
            }
        }
        if joining == 0 { 0.0 } else { joining as f32 / fitting as f32 }
    }
}
