//! The final scoring in parts, so that an evaluation need not score the whole table after every action.

use super::FeatureId;
use crate::game::Game;
use crate::games;
use crate::state::{MAX_PLAYERS, State};

impl Game {
    /// Whether the final scoring is the sum of [`settled_points`](Self::settled_points) over all occupied features and
    /// [`settled_rest`](Self::settled_rest). If not, use [`settle`](Self::settle).
    pub fn settles_by_feature(&self) -> bool {
        games::settles_by_feature(self)
    }

    /// Returns the points that each player would get for a feature if the game ended now.
    pub fn settled_points(&self, state: &State, feature: FeatureId) -> [u32; MAX_PLAYERS] {
        games::settled_points(self, state, feature.0)
    }

    /// Returns the points that each player would get for anything but features if the game ended now. The state is
    /// the same afterwards.
    pub fn settled_rest(&self, state: &mut State) -> [u32; MAX_PLAYERS] {
        let before = state.scores;
        games::settle_rest(self, state);
        let after = std::mem::replace(&mut state.scores, before);
        std::array::from_fn(|seat| after[seat] - before[seat])
    }
}

#[cfg(test)]
mod tests {
    use rand_core::SeedableRng;
    use rand_pcg::Pcg64Mcg;

    use super::*;
    use crate::chance::below;
    use crate::setup::{FieldScoring, Preset};
    use crate::{Actor, Dealer, Setup};

    /// BAS-51 to BAS-60, INT-58, HG-43 to HG-48, MAY-55 to MAY-59: the parts add up to the final scoring.
    #[test]
    fn the_parts_of_the_final_scoring_add_up() {
        for preset in Preset::ALL {
            for seed in 0..6 {
                let setup = Setup::preset(preset, ["Ann", "Ben", "Cleo"]);
                let game = Game::new(setup).expect("a sensible setup");
                assert!(game.settles_by_feature());
                let mut dealer = Dealer::new([seed; 32]);
                let mut random = Pcg64Mcg::seed_from_u64(seed.into());
                let mut state = game.start();
                while state.actor() != Actor::Nobody {
                    let mut settled = state.clone();
                    game.settle(&mut settled);
                    let unchanged = state.clone();
                    let mut sum = game.settled_rest(&mut state);
                    assert_eq!(state, unchanged, "{preset:?}");
                    for prospect in state.prospects(&game) {
                        let points = game.settled_points(&state, prospect.feature);
                        sum.iter_mut().zip(points).for_each(|(sum, points)| *sum += points);
                        if !prospect.is_land {
                            let owners =
                                state.seats().filter(|s| prospect.owners() & 1 << s.index() != 0);
                            let mut expected = [0; MAX_PLAYERS];
                            owners.for_each(|seat| expected[seat.index()] = prospect.promise.now);
                            assert_eq!(points, expected, "{preset:?}: {prospect:?}");
                        }
                    }
                    sum.iter_mut().zip(state.scores()).for_each(|(sum, score)| *sum += score);
                    assert_eq!(&sum[..settled.scores().len()], settled.scores(), "{preset:?}");
                    let action = match state.actor() {
                        Actor::Chance => dealer.deal(&game, &state),
                        _ => game
                            .pick_action(&state, |count| below(&mut random, count as u32) as usize)
                            .expect("a legal action"),
                    };
                    game.apply(&mut state, action, &mut ()).expect("a legal action");
                }
            }
        }
    }

    /// BAS-61: a city counts once for each player, so fields do not score apart from each other.
    #[test]
    fn fields_of_the_older_edition_do_not_score_apart() {
        let mut setup = Setup::carcassonne(["Ann", "Ben"]);
        setup.rules.field_scoring = FieldScoring::OncePerCity;
        assert!(!Game::new(setup).expect("a sensible setup").settles_by_feature());
    }
}
