//! The answers of `bastide_rules::analysis`, compared with what happens in random games.

use bastide_rules::analysis::{OpenEnd, Prospect};
use bastide_rules::geometry::Side;
use bastide_rules::setup::{GameName, Preset};
use bastide_rules::tile::FeatureKind;
use bastide_rules::{Action, Actor, Dealer, Game, Phase, Pos, Setup, State, below};
use rand_core::SeedableRng;

fn game(preset: Preset) -> Game {
    Game::new(Setup::preset(preset, ["Ann", "Ben"])).expect("a sensible setup")
}

fn after(game: &Game, actions: &[&str]) -> State {
    let mut state = game.start();
    for text in actions {
        let action = Action::parse(text, game, &state).expect("an action of this state");
        game.apply(&mut state, action, &mut ()).expect("a legal action");
    }
    state
}

fn prospects(game: &Game, state: &State) -> Vec<Prospect> {
    state.prospects(game).collect()
}

/// Plays a random game and visits every state, the final one included.
fn play(game: &Game, seed: u8, mut visit: impl FnMut(&State)) {
    let mut random = rand_pcg::Pcg64Mcg::seed_from_u64(seed.into());
    let (mut dealer, mut state) = (Dealer::new([seed; 32]), game.start());
    loop {
        visit(&state);
        let action = match state.actor() {
            Actor::Nobody => return,
            Actor::Chance => dealer.deal(game, &state),
            Actor::Player(_) => game
                .pick_action(&state, |count| below(&mut random, count as u32) as usize)
                .expect("a legal action"),
        };
        game.apply(&mut state, action, &mut ()).expect("a legal action");
    }
}

/// BAS-51, HG-43, MAY-55: to settle a game whose last decision is made is to end it.
#[test]
fn settling_is_the_final_scoring() {
    for preset in [Preset::Base, Preset::Classic, Preset::HuntersAndGatherers, Preset::Mayflower] {
        let game = game(preset);
        for seed in 0..20 {
            let mut last = game.start();
            play(&game, seed, |state| {
                if !state.is_over() {
                    last.clone_from(state);
                    return;
                }
                // The last decision: with the same action, the end comes either way.
                let mut actions = Vec::new();
                game.legal_actions(&last, &mut actions);
                if actions.contains(&Action::Pass) {
                    let (mut settled, mut ended) = (last.clone(), last.clone());
                    game.settle(&mut settled);
                    game.apply(&mut ended, Action::Pass, &mut ()).expect("a legal action");
                    assert!(settled.is_over());
                    let promised: u32 = prospects(&game, &last)
                        .iter()
                        .filter(|p| p.open == 0)
                        .map(|p| p.promise.gain)
                        .sum();
                    if ended.is_over() && promised == 0 {
                        assert_eq!(settled.scores(), ended.scores(), "{preset:?}, seed {seed}");
                    }
                }
            });
        }
    }
}

/// BAS-32, BAS-53: a city is worth 2 a tile when it is complete, and 1 when it is not.
#[test]
fn a_city_promises_its_completion() {
    let game = game(Preset::Base);
    let state = after(&game, &["draw BA-V", "place 1,0 turn 1", "pass"]);
    assert!(prospects(&game, &state).is_empty(), "nobody stands anywhere");
    let state = after(&game, &["draw BA-E", "place 0,1 turn 2", "follower city S"]);
    let all = prospects(&game, &state);
    assert_eq!(all.len(), 1);
    let Prospect { feature, promise, open, is_land, .. } = all[0];
    assert_eq!((promise.gain, promise.each_complete, promise.each_unfinished), (1, 2, 1));
    assert_eq!((open, is_land, all[0].owners()), (1, false, 0b01));
    assert_eq!((all[0].followers[0], all[0].strengths[0]), (1, 1));
    assert_eq!(state.open_ends(&game, feature).count(), 1);
    assert_eq!(state.followers_in_supply(&game, state.seats().next().expect("Ann")), 6);
}

/// The kinds that fit an end are those that can be placed there.
#[test]
fn what_fits_can_be_placed() {
    let game = game(Preset::Base);
    for seed in 0..5 {
        let mut actions = Vec::new();
        play(&game, seed, |state| {
            for prospect in prospects(&game, state).iter().filter(|prospect| !prospect.is_land) {
                let mut count = 0;
                for end in state.open_ends(&game, prospect.feature) {
                    count += 1;
                    let beside = end.at.around().any(|at| state.tile_at(at).is_some());
                    assert!(beside && state.tile_at(end.at).is_none());
                    let Phase::PlaceTile(drawn) = state.phase() else { continue };
                    let fits = game.fitting_kinds(end).any(|fitting| fitting.kind == drawn);
                    game.legal_actions(state, &mut actions);
                    let can_lie = actions.iter().any(
                        |action| matches!(action, Action::PlaceTile { at, .. } if *at == end.at),
                    );
                    let is_open =
                        Side::ALL.iter().any(|&side| state.tile_at(end.at.step(side)).is_some());
                    assert_eq!(fits && is_open, can_lie);
                }
                assert_eq!(count, prospect.open, "every open end is listed once");
            }
        });
    }
}

/// CAT-D25: an imagined flight looks like the one that was seen, and is legal to reach for.
#[test]
fn an_imagined_flight_agrees_with_what_was_seen() {
    let setup = Setup::new(GameName::Carcassonne, ["Ann", "Ben"]).with(["catapult"]);
    let game = Game::new(setup).expect("a sensible setup");
    let dealer = Dealer::new([3; 32]);
    let mut random = rand_pcg::Pcg64Mcg::seed_from_u64(1);
    let (mut seen, mut misses) = (0, 0.0);
    for seed in 0..40 {
        play(&game, seed, |state| {
            let Some(sight) = dealer.catch_view(state) else { return };
            let mut imagined = state.clone();
            imagined.imagine(Some(&sight), |limit| below(&mut random, limit));
            let again = dealer.catch_view(&imagined).expect("it still flies");
            let (x, y) = (again[23].0 - sight[23].0, again[23].1 - sight[23].1);
            misses += ((x * x + y * y) as f64).sqrt();
            seen += 1;
        });
    }
    assert!(seen > 10, "only {seen} flights prove nothing");
    let mean = misses / f64::from(seen);
    assert!(mean < 60.0, "imagined flights are {mean} mm away at the last tick that is seen");
}

/// BAS-10, BAS-12: a tile can be placed on exactly those open spaces that it fits.
#[test]
fn open_spaces_take_what_fits() {
    for preset in [Preset::Base, Preset::HuntersAndGatherers, Preset::Mayflower] {
        let game = game(preset);
        play(&game, 7, |state| {
            let Phase::PlaceTile(drawn) = state.phase() else { return };
            let fits =
                |space: &OpenEnd| game.fitting_kinds(*space).any(|fitting| fitting.kind == drawn);
            let mut spaces: Vec<_> =
                state.open_spaces().filter(fits).map(|space| space.at).collect();
            let (mut legal, mut actions) = (Vec::new(), Vec::new());
            game.legal_actions(state, &mut actions);
            legal.extend(actions.iter().filter_map(|action| match action {
                Action::PlaceTile { at, .. } => Some(*at),
                _ => None,
            }));
            for places in [&mut spaces, &mut legal] {
                places.sort_unstable_by_key(|at| (at.y, at.x));
                places.dedup();
            }
            // Bonus tiles have a stack and a role of their own.
            if preset == Preset::Base || !spaces.is_empty() {
                assert_eq!(spaces, legal, "{preset:?}");
            }
        });
    }
}

/// BAS-51: what the owners of all features would get is what settling gives.
#[test]
fn features_say_what_the_end_would_give() {
    let game = game(Preset::Base);
    for seed in 0..10 {
        play(&game, seed, |state| {
            let features = state.features(&game);
            let scored =
                features.iter().any(|feature| feature.complete && !feature.owners.is_empty());
            if state.is_over() || scored {
                return;
            }
            let mut settled = state.clone();
            game.settle(&mut settled);
            for seat in state.seats() {
                let own = features.iter().filter(|feature| feature.owners.contains(&seat));
                let promised: u32 = own.map(|feature| feature.at_end).sum();
                let gained = settled.scores()[seat.index()] - state.scores()[seat.index()];
                assert_eq!(promised, gained, "seed {seed}");
            }
        });
    }
}

/// BAS-30, BAS-32, BAS-36, HG-20, HG-43: what features give once they are complete.
#[test]
fn features_say_what_completion_gives() {
    let at = |game: &Game, state: &State, (x, y), place: &str| {
        let place = place.parse().expect("a place");
        let feature = state.feature_at(game, Pos::new(x, y), place).expect("it lies there");
        (feature.at_end, feature.completion.map(|done| (done.points, done.each)))
    };
    let base = game(Preset::Base);
    let state = after(&base, &["draw BA-B", "place 0,1 turn 0", "pass"]);
    assert_eq!(at(&base, &state, (0, 0), "city N"), (1, Some((2, 2))));
    assert_eq!(at(&base, &state, (0, 0), "road E"), (1, Some((1, 1))));
    assert_eq!(at(&base, &state, (0, 1), "cloister"), (2, Some((9, 0))));
    let hunters = game(Preset::HuntersAndGatherers);
    let start = hunters.start();
    let forest = start.features(&hunters).into_iter().find(|f| f.kind == FeatureKind::Forest);
    let forest = forest.expect("the start tile shows a forest");
    assert_eq!(forest.at_end, 0);
    assert_eq!(forest.completion.map(|done| (done.points, done.each)), Some((forest.points(), 2)));
}
