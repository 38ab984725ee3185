//! Where features meet at an empty space, and which tiles would join them there: whoever stands on one of them may
//! come to stand on the other.

use crate::game::{Game, KindId};
use crate::geometry::{Pos, Side, Turn};
use crate::outlook::FeatureId;
use crate::region::SegmentId;
use crate::state::State;
use crate::tile::{Demand, Port, TileKind, TileRole};

/// Two features at the same empty space. A tile there may join them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meeting {
    /// The space.
    pub at: Pos,
    /// The features.
    pub features: [FeatureId; 2],
    accepts: Demand,
    contacts: [Contacts; 2],
}

impl Meeting {
    /// A number that is the same wherever the same tiles join two features.
    pub fn number(self) -> u64 {
        let [one, other] = self.contacts.map(|contacts| u64::from(contacts.0));
        (self.accepts.number() as u64) << 24 | one << 12 | other
    }
}

/// Where something reaches the sides of a space, three bits a side: the left half, the middle, the right half, as
/// seen from the space.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Contacts(u16);

impl Contacts {
    fn add(&mut self, side: Side, part: usize) {
        self.0 |= 1 << (3 * side.index() + part);
    }

    fn touches(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Where a segment of a turned tile reaches the sides of the space on which it lies.
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

/// Twelve parts of sides: so many features can reach a space.
const MOST: usize = 12;

impl State {
    /// Shows where features meet.
    pub fn for_each_meeting(&self, game: &Game, mut show: impl FnMut(Meeting)) {
        let kind = |feature: FeatureId| self.regions.get(feature.0).kind;
        for (at, accepts) in self.board.open_spaces() {
            let mut reaching = [(FeatureId::default(), Contacts::default()); MOST];
            let mut count = 0;
            for side in Side::ALL {
                let Some(tile) = self.tile_at(at.step(side)) else { continue };
                let port = &game.kind_of(tile).turned(tile.turn).ports[side.opposite().index()];
                // Their left is the right of whatever comes to lie here.
                for (part, local) in [port.right, port.middle, port.left].into_iter().enumerate() {
                    let Some(local) = local else { continue };
                    let region = self.regions.of(SegmentId(tile.first_segment + u16::from(local)));
                    let feature = FeatureId(region);
                    let known = reaching[..count].iter().position(|(other, _)| *other == feature);
                    let place = known.unwrap_or(count);
                    count = count.max(place + 1);
                    reaching[place].0 = feature;
                    reaching[place].1.add(side, part);
                }
            }
            for (place, one) in reaching[..count].iter().enumerate() {
                for other in &reaching[place + 1..count] {
                    if kind(one.0) != kind(other.0) {
                        continue;
                    }
                    let (features, contacts) = ([one.0, other.0], [one.1, other.1]);
                    show(Meeting { at, features, accepts, contacts });
                }
            }
        }
    }
}

impl Game {
    /// Shows the kinds of tiles that can join the features of a meeting by a segment of their own, each with the
    /// part of its turns that do.
    /// Whether any tile of the kind is left, [`State::left_of`] says.
    pub fn for_each_joining(&self, meeting: Meeting, mut show: impl FnMut(KindId, f32)) {
        let joins = |shape: &TileKind, turn: Turn| {
            let segments = 0..shape.segments().len() as u8;
            segments.into_iter().any(|local| {
                let reached = Contacts::of(&shape.turned(turn).ports, local);
                meeting.contacts.iter().all(|contacts| contacts.touches(reached))
            })
        };
        for kind in self.kind_ids().filter(|&kind| self.role(kind) == TileRole::Land) {
            let shape = &self.kinds()[kind.index()];
            let (mut fitting, mut joining) = (0, 0);
            for turn in shape.turns() {
                if meeting.accepts.accepts(shape.turned(turn).edges) {
                    fitting += 1;
                    joining += u32::from(joins(shape, turn));
                }
            }
            if joining > 0 {
                show(kind, joining as f32 / fitting as f32);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use rand_core::SeedableRng;
    use rand_pcg::Pcg64Mcg;

    use super::*;
    use crate::chance::below;
    use crate::setup::Preset;
    use crate::{Action, Actor, Dealer, Phase, Setup};

    /// BAS-12, BAS-D-04: whoever lays the tile sees the features joined in just so many of its turns.
    #[test]
    fn what_is_said_to_join_joins() {
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
                    state.for_each_meeting(&game, |meeting| {
                        let said = part(&game, meeting, drawn);
                        let seen = part_seen(&game, &state, meeting, &actions);
                        // Now and then a third feature joins two others that the tile leaves apart.
                        assert!(said <= seen, "{preset:?}: {meeting:?}");
                        joined += u32::from(seen > 0.0);
                        by_others += u32::from(said < seen);
                    });
                }
                let action = match state.actor() {
                    Actor::Chance => dealer.deal(&game, &state),
                    _ => game
                        .pick_action(&state, |count| below(&mut random, count as u32) as usize)
                        .expect("a legal action"),
                };
                game.apply(&mut state, action, &mut ()).expect("a legal action");
            }
            assert!(joined > 100, "{preset:?}: {joined} joints prove nothing");
            assert!(by_others * 20 < joined, "{preset:?}: {by_others} of {joined}");
        }
    }

    fn part(game: &Game, meeting: Meeting, drawn: KindId) -> f32 {
        let mut said = 0.0;
        game.for_each_joining(meeting, |kind, part| {
            if kind == drawn {
                said = part;
            }
        });
        said
    }

    fn part_seen(game: &Game, state: &State, meeting: Meeting, actions: &[Action]) -> f32 {
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
