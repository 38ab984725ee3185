//! Reasons say only what is true, in every language.

use bastide_ai::{GreedyPlayer, Plan, Player, Situation, Task, Weights};
use bastide_phrases::{Language, Phrases};
use bastide_review::{Reason, Why, Words, reasons};
use bastide_rules::setup::Preset;
use bastide_rules::tile::FeatureKind;
use bastide_rules::{Actor, Dealer, Event, Game, Seat, Setup, State};

/// The position after a plan, and what happened.
struct After {
    state: State,
    events: Vec<Event>,
}

impl After {
    fn new(game: &Game, state: &State, plan: Plan) -> Self {
        let (mut state, mut events) = (state.clone(), Vec::new());
        for action in std::iter::once(plan.first).chain(plan.then) {
            game.apply(&mut state, action, &mut events).expect("a legal action");
        }
        Self { state, events }
    }

    /// The points of a player from features.
    fn scored(&self, seat: Seat) -> i64 {
        let scores = self.events.iter().filter_map(|event| match event {
            Event::Scored(score) if score.receivers.contains(&seat) => Some(score.points),
            _ => None,
        });
        scores.map(i64::from).sum()
    }
}

/// Checks what a reason claims against the positions after both plans.
fn check(reason: &Reason, game: &Game, before: &State, better: &After, worse: &After, seat: Seat) {
    let gain = |state: &State, seat: Seat| {
        i64::from(state.scores()[seat.index()]) - i64::from(before.scores()[seat.index()])
    };
    assert!(reason.points > 0.0, "{reason:?}");
    match reason.why {
        Why::Scores { gain: points, .. } => {
            assert!(gain(&better.state, seat) >= i64::from(points), "{reason:?}");
            assert!(points > 0);
        }
        Why::GivesLess { to, gain: points, .. } => {
            assert!(to != seat && gain(&worse.state, to) >= i64::from(points), "{reason:?}");
            assert!(gain(&better.state, to) < gain(&worse.state, to), "{reason:?}");
        }
        Why::MorePoints { gain: points } => {
            let other = |side: &After| gain(&side.state, seat) - side.scored(seat);
            assert_eq!(other(better) - other(worse), i64::from(points), "{reason:?}");
        }
        Why::SparesFollower { left, last } => {
            assert_eq!(better.state.followers_in_supply(game, seat), left, "{reason:?}");
            let others = worse.state.followers_in_supply(game, seat);
            assert!(others < left && last == (others == 0), "{reason:?}");
        }
        Why::Blocks { whose, tiles, .. } => {
            assert!(whose != seat && tiles.1 < tiles.0, "{reason:?}");
        }
        Why::Eases { tiles, .. } => assert!(tiles.1 > tiles.0, "{reason:?}"),
        Why::Claims { .. } | Why::Extends { .. } | Why::Later => {}
        Why::TakesOver { from: other, .. }
        | Why::Shares { with: other, .. }
        | Why::Keeps { from: other, .. }
        | Why::ExtendsLess { whose: other, .. }
        | Why::MayNotJoin { whose: other, .. }
        | Why::Removes { whose: other, .. } => assert_ne!(other, seat, "{reason:?}"),
        Why::MayJoin { whose, tiles, .. } => {
            assert!(whose != Some(seat) && tiles > 0, "{reason:?}");
            assert!(u32::from(tiles) <= better.state.tiles_left(), "{reason:?}");
        }
    }
}

/// In games of every kind, the best plan by the greedy player is compared with worse ones.
#[test]
fn reasons_claim_what_the_positions_show() {
    let mut seen: Vec<String> = Vec::new();
    for (preset, seed) in [
        (Preset::Base, 1),
        (Preset::Base, 2),
        (Preset::Classic, 3),
        (Preset::BigBox5, 4),
        (Preset::HuntersAndGatherers, 5),
        (Preset::Mayflower, 6),
    ] {
        let game = Game::new(Setup::preset(preset, ["Ann", "Ben", "Cleo"])).expect("a setup");
        let names: Vec<_> = ["Ann", "Ben", "Cleo"].map(str::to_owned).into();
        let (mut dealer, mut state) = (Dealer::new([seed; 32]), game.start());
        let mut player = GreedyPlayer::new(&game, Weights::FITTED, 0.0, 1);
        while !state.is_over() {
            let Actor::Player(seat) = state.actor() else {
                let draw = dealer.deal(&game, &state);
                game.apply(&mut state, draw, &mut ()).expect("dealt");
                continue;
            };
            let evaluation = player.think(&Situation::new(&game, &state), &Task::default());
            let best = evaluation.best().plan;
            let step = (evaluation.alternatives.len() / 4).max(1);
            for other in evaluation.alternatives.iter().skip(step).step_by(step) {
                let loss = evaluation.best().lead - other.lead;
                let found = reasons(&game, &state, best, Some(other.plan), Some(loss));
                assert!(found.len() <= 3);
                let (better, worse) =
                    (After::new(&game, &state, best), After::new(&game, &state, other.plan));
                for reason in &found {
                    check(reason, &game, &state, &better, &worse, seat);
                    for language in Language::ALL {
                        let words = Words::new(Phrases::of(language), &game, &names);
                        let said = words.reason(reason);
                        assert!(said.ends_with('.') && !said.contains(['{', '}']), "{said}");
                    }
                    let why = format!("{:?}", reason.why);
                    seen.push(why.split(' ').next().expect("a name").to_owned());
                }
            }
            let words = Words::new(Phrases::of(Language::English), &game, &names);
            assert!(!words.plan(&state, best).is_empty());
            let hint = reasons(&game, &state, best, None, None);
            assert!(hint.len() <= 3);
            state = After::new(&game, &state, best).state;
        }
    }
    for name in [
        "Scores",
        "GivesLess",
        "Claims",
        "TakesOver",
        "Shares",
        "Blocks",
        "Eases",
        "Extends",
        "ExtendsLess",
        "SparesFollower",
        "MayJoin",
        "MayNotJoin",
        "Keeps",
    ] {
        let count = seen.iter().filter(|seen| *seen == name).count();
        assert!(count >= 3, "{name}: only {count}");
    }
}

/// Every reason has a sentence and a title in every language, for every feature.
#[test]
fn every_reason_has_words() {
    let game = Game::new(Setup::carcassonne(["Ann", "Ben"])).expect("a setup");
    let names: Vec<_> = ["Ann", "Ben"].map(str::to_owned).into();
    let (ben, piece) = (Seat::new(1), "knight".to_owned());
    for feature in FeatureKind::ALL {
        let all = [
            Why::Scores { feature, gain: 8 },
            Why::GivesLess { feature, to: ben, gain: 1 },
            Why::MorePoints { gain: 3 },
            Why::Claims { feature, now: 2, expected: 7 },
            Why::TakesOver { feature, from: ben, expected: 12 },
            Why::Shares { feature, with: ben, expected: 12 },
            Why::Keeps { feature, from: ben },
            Why::Blocks { feature, whose: ben, tiles: (2, 0) },
            Why::Blocks { feature, whose: ben, tiles: (21, 1) },
            Why::Eases { feature, tiles: (0, 5) },
            Why::Eases { feature, tiles: (1, 25) },
            Why::Extends { feature, gain: 2 },
            Why::ExtendsLess { feature, whose: ben, gain: 2 },
            Why::SparesFollower { left: 1, last: true },
            Why::SparesFollower { left: 3, last: false },
            Why::MayJoin { feature, whose: None, tiles: 1 },
            Why::MayJoin { feature, whose: Some(ben), tiles: 22 },
            Why::MayNotJoin { feature, whose: ben, tiles: 2 },
            Why::Removes { whose: ben, piece: piece.clone() },
            Why::Later,
        ];
        for why in all {
            let needs_name = !matches!(
                why,
                Why::Scores { .. }
                    | Why::MorePoints { .. }
                    | Why::Claims { .. }
                    | Why::Eases { .. }
                    | Why::Extends { .. }
                    | Why::SparesFollower { .. }
                    | Why::Later
                    | Why::MayJoin { whose: None, .. }
            );
            let reason = Reason { why, points: 4.2, at: None };
            for language in Language::ALL {
                let said = Words::new(Phrases::of(language), &game, &names).reason(&reason);
                assert!(said.ends_with('.') && !said.contains(['{', '}', '$']), "{said}");
                assert_eq!(said.contains("Ben"), needs_name, "{said}");
            }
        }
    }
}
