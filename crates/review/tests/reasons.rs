//! Reasons say only what is true, in every language.

use bastide_ai::{GreedyPlayer, Plan, Player, Situation, Task, Weights};
use bastide_phrases::{Language, Phrases, piece_key};
use bastide_review::{Reason, Why, Words, reasons};
use bastide_rules::analysis::Prospect;
use bastide_rules::event::Score;
use bastide_rules::setup::Preset;
use bastide_rules::tile::FeatureKind;
use bastide_rules::{Actor, Dealer, Event, Game, Phase, Piece, Seat, Setup, State};

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

    /// What a player scored.
    fn scores(&self, seat: Seat) -> impl Iterator<Item = &Score> {
        self.events.iter().filter_map(move |event| match event {
            Event::Scored(score) if score.receivers.contains(&seat) => Some(score),
            _ => None,
        })
    }

    /// What a player scored for features of a kind.
    fn points_for(&self, feature: FeatureKind, seat: Seat) -> Vec<u32> {
        let scores = self.scores(seat).filter(|score| score.feature == feature);
        scores.map(|score| score.points).collect()
    }

    /// The points of a player from features.
    fn scored(&self, seat: Seat) -> i64 {
        self.scores(seat).map(|score| i64::from(score.points)).sum()
    }
}

/// Whether a player has the majority in a feature of this kind after a plan, whose parts before it had owners that meet
/// a condition. Owners are bit sets of seats.
fn has(
    game: &Game,
    before: &State,
    after: &After,
    kind: FeatureKind,
    wanted: impl Fn(u8, &[u8]) -> bool,
) -> bool {
    after.state.prospects(game).filter(|prospect| prospect.kind == kind).any(|prospect| {
        let inside = before
            .prospects(game)
            .filter(|old| after.state.feature_id(old.feature.segment()) == prospect.feature);
        let inside: Vec<_> = inside.map(|old| old.owners()).collect();
        wanted(prospect.owners(), &inside)
    })
}

/// Whether a plan, or what may be captured after it, removes a piece of a player.
fn removes(game: &Game, after: &After, whose: Seat, piece: &str, next: bool) -> bool {
    let is_removed = |event: &Event| match *event {
        Event::Captured { owner, piece: gone, role, .. }
        | Event::KnightRemoved { owner, piece: gone, role, .. }
        | Event::KnockedOut { owner, piece: gone, role, .. }
        | Event::LeftBehind { seat: owner, piece: gone, role, .. }
        | Event::Eaten { seat: owner, piece: gone, role, .. } => {
            owner == whose && piece_key(gone, role) == piece
        }
        _ => false,
    };
    let mut events = after.events.clone();
    if next {
        let mut actions = Vec::new();
        game.legal_actions(&after.state, &mut actions);
        for action in actions {
            let _ = game.apply(&mut after.state.clone(), action, &mut events);
        }
    }
    events.iter().any(is_removed)
}

/// Checks what a reason claims against the positions after both plans.
fn check(reason: &Reason, game: &Game, before: &State, better: &After, worse: &After, seat: Seat) {
    let gain = |state: &State, seat: Seat| {
        i64::from(state.scores()[seat.index()]) - i64::from(before.scores()[seat.index()])
    };
    let bit = |seat: Seat| 1_u8 << seat.index();
    let own = bit(seat);
    assert!(reason.points > 0.0, "{reason:?}");
    match reason.why {
        Why::Scores { gain: points, .. } => {
            assert!(better.scored(seat) >= i64::from(points) && points > 0, "{reason:?}");
        }
        Why::GivesLess { feature, to, gain: points } => {
            let (less, more) = (better.points_for(feature, to), worse.points_for(feature, to));
            let lost = |more: u32| more == points || less.contains(&more.wrapping_sub(points));
            assert!(to != seat && more.into_iter().any(lost), "{reason:?}");
        }
        Why::MorePoints { gain: points } => {
            let other = |side: &After| gain(&side.state, seat) - side.scored(seat);
            assert_eq!(other(better) - other(worse), i64::from(points), "{reason:?}");
        }
        Why::SparesFollower { left, last, back } => {
            let free = |state: &State| state.followers_in_supply(game, seat);
            let (now, others) = (free(before), free(&worse.state));
            assert_eq!(free(&better.state), left, "{reason:?}");
            assert!(others < left && last == (others == 0), "{reason:?}");
            assert_eq!(back, left > now && others == now, "{reason:?}");
        }
        Why::Blocks { whose, tiles, .. } => {
            assert!(whose != seat && tiles.1 < tiles.0, "{reason:?}");
        }
        Why::Eases { tiles, .. } => assert!(tiles.1 > tiles.0, "{reason:?}"),
        Why::Claims { feature, .. } => {
            let free =
                |owners: u8, before: &[u8]| owners & own != 0 && before.iter().all(|&old| old == 0);
            assert!(has(game, before, better, feature, free), "{reason:?}");
        }
        Why::TakesOver { feature, from, .. } => {
            let taken = |owners: u8, before: &[u8]| {
                owners & own != 0
                    && owners & bit(from) == 0
                    && before.iter().any(|&old| old & bit(from) != 0 && old & own == 0)
            };
            assert!(has(game, before, better, feature, taken), "{reason:?}");
        }
        Why::Shares { feature, with, .. } => {
            let shared = |owners: u8, before: &[u8]| {
                owners & own != 0
                    && owners & bit(with) != 0
                    && before.iter().any(|&old| old & bit(with) != 0 && old & own == 0)
            };
            assert!(has(game, before, better, feature, shared), "{reason:?}");
        }
        Why::Holds { feature, .. } => {
            let holds = |after: &After, old: &Prospect| {
                let id = after.state.feature_id(old.feature.segment());
                after.state.prospects(game).any(|new| new.feature == id && new.owners() & own != 0)
            };
            let mut held = before.prospects(game).filter(|old| old.kind == feature);
            assert!(held.any(|old| holds(better, &old) && !holds(worse, &old)), "{reason:?}");
        }
        Why::AnotherTurn => {
            let again = |event: &Event| {
                matches!(
                    event,
                    Event::DoubleTurn { .. } | Event::GoldFound { .. } | Event::ExtraTurn { .. }
                )
            };
            assert!(
                better.events.iter().any(again) && !worse.events.iter().any(again),
                "{reason:?}"
            );
        }
        Why::Fairy => {
            let moves = |event: &Event| matches!(event, Event::FairyMoved { .. });
            assert!(
                better.events.iter().any(moves) && !worse.events.iter().any(moves),
                "{reason:?}"
            );
        }
        Why::SparesBigFollower | Why::CountsTwice => {
            let big = |after: &After| after.state.supply(game, seat, Piece::BigFollower);
            let spares = matches!(reason.why, Why::SparesBigFollower);
            assert_eq!(big(better) > big(worse), spares, "{reason:?}");
        }
        Why::Removes { whose, ref piece, next } => {
            assert!(whose != seat && removes(game, better, whose, piece, next), "{reason:?}");
        }
        Why::Extends { .. } => {}
        Why::Later => assert!(!better.state.is_over(), "{reason:?}"),
        Why::Keeps { from: other, .. }
        | Why::ExtendsLess { whose: other, .. }
        | Why::MayNotJoin { whose: other, .. } => assert_ne!(other, seat, "{reason:?}"),
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
        (Preset::Classic, 7),
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
            let step = (evaluation.alternatives.len() / 6).max(1);
            let some: Vec<_> = evaluation.alternatives.iter().step_by(step).collect();
            // The search may find more than the valuation, which the greedy player uses, too.
            let pairs = some.windows(2).map(|pair| (pair[0], pair[1], 20.0));
            let with_best = some.iter().skip(1).map(|&other| (evaluation.best(), other, 0.0));
            for (better, worse, more) in pairs.chain(with_best) {
                let loss = better.lead - worse.lead + more;
                let found = reasons(&game, &state, better.plan, Some(worse.plan), Some(loss));
                assert!(found.len() <= 3);
                let (better, worse) =
                    (After::new(&game, &state, better.plan), After::new(&game, &state, worse.plan));
                // With a capture to come, the features are those after it.
                let is_settled = [&better, &worse]
                    .iter()
                    .all(|after| !matches!(after.state.phase(), Phase::Capture(_)));
                let is_known = |reason: &&Reason| {
                    is_settled || matches!(reason.why, Why::Removes { .. } | Why::Later)
                };
                for reason in found.iter().filter(is_known) {
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
        "Holds",
        "AnotherTurn",
        "Fairy",
        "Removes",
        "SparesBigFollower",
    ] {
        let count = seen.iter().filter(|seen| *seen == name).count();
        assert!(count >= 2, "{name}: only {count}");
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
            Why::Holds { feature, expected: 4 },
            Why::SparesFollower { left: 1, last: true, back: false },
            Why::SparesFollower { left: 3, last: false, back: false },
            Why::SparesFollower { left: 3, last: false, back: true },
            Why::SparesBigFollower,
            Why::CountsTwice,
            Why::AnotherTurn,
            Why::Fairy,
            Why::MayJoin { feature, whose: None, tiles: 1 },
            Why::MayJoin { feature, whose: Some(ben), tiles: 22 },
            Why::MayNotJoin { feature, whose: ben, tiles: 2 },
            Why::Removes { whose: ben, piece: piece.clone(), next: false },
            Why::Removes { whose: ben, piece: piece.clone(), next: true },
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
                    | Why::Holds { .. }
                    | Why::SparesFollower { .. }
                    | Why::SparesBigFollower
                    | Why::CountsTwice
                    | Why::AnotherTurn
                    | Why::Fairy
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
