//! Features that may be joined. The owner of the smaller one may come to share or take over the larger one.

use bastide_rules::analysis::{FeatureId, Meeting};
use bastide_rules::{MAX_PLAYERS, Pos};

use super::Points;
use super::network::PAIR_HIDDEN;
use super::outlook::Scope;
use super::sheet::Item;
use super::weights::Joining;

/// Two features that may be joined by a tile on a space.
#[derive(Clone, Copy, Debug)]
pub(super) struct Joint {
    pub(super) at: Pos,
    pub(super) features: [FeatureId; 2],
    /// The share of the tiles left that join them.
    pub(super) share: f32,
    /// The chance that they are joined; 0 if it would change nothing.
    pub(super) likely: f32,
    /// The change of points of each player if they are joined.
    pub(super) changes: Points,
    /// The values of the features.
    pub(super) values: [f32; 2],
    pub(super) is_land: bool,
    /// Whether both are occupied.
    pub(super) both: bool,
    /// The output of the network's first layer.
    pub(super) hidden: [f32; PAIR_HIDDEN],
}

impl Joint {
    pub(super) fn new(meeting: Meeting, share: f32) -> Self {
        Self {
            at: meeting.at,
            features: meeting.features,
            share,
            likely: 0.0,
            changes: [0.0; MAX_PLAYERS],
            values: [0.0; 2],
            is_land: false,
            both: false,
            hidden: [0.0; PAIR_HIDDEN],
        }
    }

    /// Returns the pair under its present names, without its value.
    pub(super) fn renamed(&self, features: [FeatureId; 2]) -> Self {
        Self { features, likely: 0.0, ..*self }
    }

    /// Whether a tile changes what fits the space.
    pub(super) fn is_near(&self, tile: Pos) -> bool {
        (self.at.x - tile.x).abs() + (self.at.y - tile.y).abs() <= 1
    }

    /// Computes what changes hands if the features are joined.
    pub(super) fn value(
        &mut self,
        joining: Joining,
        items: [Option<&Item>; 2],
        players: usize,
        scope: &mut Scope,
    ) {
        let Some(any) = items[0].or(items[1]) else { return };
        self.is_land = any.prospect.is_land;
        self.both = items[0].is_some() && items[1].is_some();
        // Joining unoccupied land gains nothing.
        if self.is_land && !self.both {
            return;
        }
        let owners = items.map(|item| item.map_or(0, |item| item.owners));
        if owners[0] == owners[1] && owners[0].is_power_of_two() {
            // A sole owner of both stays the sole owner.
            return;
        }
        let rate = if self.is_land { joining.land } else { joining.ends };
        self.likely = self.share * rate.at(scope.turns);
        self.values = [0, 1].map(|one| match items[one] {
            Some(item) if item.prospect.is_land => item.prize,
            Some(item) => {
                let promise = item.prospect.promise;
                promise.now as f32 + item.chances.complete * promise.gain as f32
            }
            None => scope.value(self.features[one]),
        });
        let mut strengths = [0; MAX_PLAYERS];
        for item in items.into_iter().flatten() {
            for (sum, strength) in strengths.iter_mut().zip(item.prospect.strengths) {
                *sum += strength;
            }
        }
        let most = strengths.into_iter().max().unwrap_or(0).max(1);
        let [one, other] = self.values;
        for (seat, change) in self.changes[..players].iter_mut().enumerate() {
            let has = |index: usize, value: f32| {
                if owners[index] & 1 << seat != 0 { value } else { 0.0 }
            };
            let would_have = if strengths[seat] == most { one + other } else { 0.0 };
            *change = would_have - has(0, one) - has(1, other);
        }
    }
}

#[cfg(test)]
mod tests {
    use bastide_rules::{Action, Actor, Game, Setup, State};
    use rand_core::SeedableRng;
    use rand_pcg::Pcg64Mcg;

    use super::super::{Valuation, Weights};
    use crate::lookahead::{apply, deal};
    use crate::player::pick;

    /// Ann's city is worth more than Ben's. If a tile joins them, they share both cities, which gains Ben
    /// more (BAS-37, BAS-38).
    #[test]
    fn the_owner_of_the_smaller_feature_gains_more() {
        let game = Game::new(Setup::carcassonne(["Ann", "Ben"])).expect("a sensible setup");
        let mut state = game.start();
        let actions = "draw BA-M, place 0,1 turn 3, follower city S, draw BA-B, place 1,1 turn 0, pass, \
            draw BA-U, place 1,0 turn 0, pass, draw BA-E, place 1,2 turn 3";
        let act = |state: &mut State, text: &str| {
            let action = Action::parse(text, &game, state).expect("an action of this state");
            game.apply(state, action, &mut ()).expect("a legal action");
        };
        for text in actions.split(", ") {
            act(&mut state, text);
        }
        let gains = |then: &str| {
            let mut after = state.clone();
            act(&mut after, then);
            let values = [Weights::FITTED.joining, None].map(|joining| {
                let weights = Weights { joining, ..Weights::FITTED };
                let mut valuation = Valuation::new(&game, weights);
                valuation.begin(&game, &after);
                valuation.points(&game, &after)
            });
            [0, 1].map(|seat| values[0][seat] - values[1][seat])
        };
        let [ann, ben] = gains("follower city W");
        assert!(ben > ann && ann > 0.0, "{ann} and {ben}");
        let [ann, ben] = gains("pass");
        assert!(ann > 0.0 && ben.abs() < 1e-6, "{ann} and {ben}");
    }

    /// A field with a barn belongs to nobody, but farmers who join it score there (ABB-31).
    #[test]
    fn farmers_gain_by_joining_a_field_with_a_barn() {
        let mut setup = Setup::carcassonne(["Ann", "Ben"]);
        setup.sets.insert("abbey-and-mayor".to_owned(), 1);
        let game = Game::new(setup).expect("a sensible setup");
        let mut valuation = Valuation::new(&game, Weights::FITTED);
        let (mut random, mut gains) = (Pcg64Mcg::seed_from_u64(1), 0);
        for _ in 0..10 {
            let mut state = game.start();
            while !state.is_over() {
                if state.actor() == Actor::Chance {
                    deal(&game, &mut state, &mut random);
                    continue;
                }
                valuation.begin(&game, &state);
                let parts = valuation.parts(&game, &state);
                for join in parts.joins {
                    let part = |feature| {
                        parts.features.iter().find(|part| part.prospect.feature == feature)
                    };
                    let [Some(one), Some(other)] = join.features.map(part) else { continue };
                    let (barn, farmers) = if one.owners == 0 { (one, other) } else { (other, one) };
                    if barn.owners != 0 || !barn.prospect.is_land || farmers.owners == 0 {
                        continue;
                    }
                    let worth = state.promise(&game, barn.prospect.feature).now;
                    for seat in state.seats().filter(|seat| farmers.owners & 1 << seat.index() != 0)
                    {
                        assert!((join.changes[seat.index()] - worth as f32).abs() < 1e-3);
                    }
                    gains += worth;
                }
                let action = pick(&game, &state, &mut random);
                apply(&game, &mut state, action);
            }
        }
        assert!(gains > 0, "no farmer could join a barn");
    }
}
