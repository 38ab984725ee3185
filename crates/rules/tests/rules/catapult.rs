//! The Catapult in its digital form (`CAT-D01` to `CAT-D29`). Its rules are shown by the scripts in
//! `examples`, the flight of a token by the golden throws beside it.

use crate::support::Script;
use bastide_rules::setup::CatapultMode;
use bastide_rules::{
    Action, Actor, Contest, Dealer, DealerNote, Event, Game, Phase, Record, Setup, State, below,
};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

const NAMES: [&str; 3] = ["Ann", "Ben", "Cleo"];

fn game(mode: CatapultMode) -> Game {
    let mut setup = Setup::carcassonne(NAMES).with(["catapult"]);
    setup.rules.catapult = mode;
    Game::new(setup).expect("a sensible setup")
}

/// Plays a game by chance, choosing this contest at every fair.
fn play(game: &Game, contest: Contest, seed: u8, mut each: impl FnMut(&State, Action)) -> State {
    watch(game, contest, seed, |_, state, action| each(state, action))
}

/// The same, with a look at the dealer.
fn watch(
    game: &Game,
    contest: Contest,
    seed: u8,
    mut each: impl FnMut(&Dealer, &State, Action),
) -> State {
    let mut dealer = Dealer::new([seed; 32]);
    let mut random = Pcg64Mcg::seed_from_u64(seed.into());
    let mut state = game.start();
    loop {
        let action = match (state.actor(), state.phase()) {
            (Actor::Nobody, _) => return state,
            (Actor::Chance, _) => dealer.deal(game, &state),
            (_, Phase::ChooseFair) => Action::ChooseFair(contest),
            _ => game
                .pick_action(&state, |count| below(&mut random, count as u32) as usize)
                .expect("a legal action"),
        };
        each(&dealer, &state, action);
        game.apply(&mut state, action, &mut ()).expect("a legal action");
    }
}

/// CAT-D01, CAT-D28: a game is played again bit for bit from what was recorded.
#[test]
fn a_recorded_round_gives_the_same_events_again() {
    for contest in Contest::ALL {
        let game = game(CatapultMode::Digital);
        let mut record = Record::new(game.clone(), DealerNote::Seed([9; 32]));
        let mut events = Vec::new();
        play(&game, contest, 9, |_, action| {
            record.apply(action, &mut events).expect("a legal action");
        });
        let read = Record::parse(&record.to_string()).expect("a record that was just written");
        let mut again = Vec::new();
        read.replay(usize::MAX, &mut again);
        assert_eq!(again, events, "{contest:?}");
        assert!(again.iter().any(|event| matches!(event, Event::FairOpened { .. })));
    }
}

/// CAT-D02: a throw never changes which tiles follow.
#[test]
fn winds_do_not_change_the_draws() {
    let draws = |contest| {
        let mut draws = Vec::new();
        let game = game(CatapultMode::Digital);
        // Nobody places a piece, so that only the winds differ.
        let mut dealer = Dealer::new([3; 32]);
        let mut state = game.start();
        while !state.is_over() {
            let mut legal = Vec::new();
            game.legal_actions(&state, &mut legal);
            let action = match (state.actor(), state.phase()) {
                (Actor::Chance, _) => dealer.deal(&game, &state),
                (_, Phase::ChooseFair) => Action::ChooseFair(contest),
                _ => legal[0],
            };
            if let Action::Draw(kind) = action {
                draws.push(kind);
            }
            game.apply(&mut state, action, &mut ()).expect("a legal action");
        }
        draws
    };
    assert_eq!(draws(Contest::Target), draws(Contest::Catch));
}

/// CAT-D03, CAT-D04, CAT-D09: whoever throws has the same choices, and chance comes afterwards.
#[test]
fn everybody_throws_alike_and_then_the_wind_blows() {
    let game = game(CatapultMode::Digital);
    let mut choices = Vec::new();
    let mut thrown = 0;
    play(&game, Contest::Target, 5, |state, action| {
        if let (Phase::Throw(_), Action::Throw { power, .. }) = (state.phase(), action) {
            let mut legal = Vec::new();
            game.legal_actions(state, &mut legal);
            choices.push(legal);
            assert!((100..=1_000).contains(&power) && power % 20 == 0);
            thrown += 1;
        }
        if state.phase() == Phase::Wind {
            assert_eq!((state.actor(), game.tickets(state)), (Actor::Chance, 1_024));
            thrown -= 1;
        }
    });
    assert_eq!((thrown, choices.len()), (0, 3 * 12));
    for round in choices.chunks(NAMES.len()) {
        assert!(round.iter().all(|legal| *legal == round[0]), "the same for all");
    }
}

/// CAT-D19, CAT-R-07: all who were hit go home together, and then those who are left alone.
#[test]
fn the_hit_go_home_before_the_lonely() {
    let setup = Setup::carcassonne(NAMES).with(["catapult", "traders-and-builders"]);
    let game = Game::new(setup).expect("a sensible setup");
    let mut hits = 0;
    for seed in 0..20 {
        play(&game, Contest::KnockOut, seed, |state, action| {
            if let Action::Wind(_) = action {
                let (mut after, mut events) = (state.clone(), Vec::new());
                game.apply(&mut after, action, &mut events).expect("a legal action");
                let hit = |event: &Event| matches!(event, Event::KnockedOut { .. });
                let lonely = |event: &Event| matches!(event, Event::LeftAlone { .. });
                let first_lonely = events.iter().position(lonely).unwrap_or(events.len());
                assert!(!events[first_lonely..].iter().any(hit), "{events:?}");
                hits += events.iter().filter(|event| hit(event)).count();
            }
        });
    }
    assert!(hits > 50, "{hits} hits");
}

/// CAT-D21: only pieces that may be there are offered.
#[test]
fn only_legal_pieces_are_offered_for_an_exchange() {
    let game = game(CatapultMode::Manual);
    let mut offered = 0;
    play(&game, Contest::Seduction, 4, |state, _| {
        if let Phase::Seduce(seat) = state.phase() {
            let mut legal = Vec::new();
            game.legal_actions(state, &mut legal);
            assert_eq!(legal[0], Action::Pass);
            for action in &legal[1..] {
                let Action::Seduce { piece, from } = *action else { panic!("{action:?}") };
                let in_supply = state.supply(&game, seat, piece) > 0;
                assert!(in_supply || from.is_some());
                let mut after = state.clone();
                game.apply(&mut after, *action, &mut ()).expect("offered and legal");
                offered += 1;
            }
        }
    });
    assert!(offered > 0);
}

/// CAT-D25: the catcher sees where the token is at first, not quite exactly, and only while it flies.
#[test]
fn the_catcher_sees_the_token_coming() {
    let game = game(CatapultMode::Digital);
    let (mut seen, mut before) = (0, None);
    watch(&game, Contest::Catch, 8, |dealer, state, _| {
        let view = dealer.catch_view(state);
        assert_eq!(view.is_some(), matches!(state.phase(), Phase::Hand(_)));
        if let Some(points) = view {
            seen += 1;
            // The same dealer shows the same; another would not, and so does no other flight.
            assert_eq!(dealer.catch_view(state), view);
            assert_ne!(Dealer::new([9; 32]).catch_view(state), view);
            assert_ne!(before.replace(view), Some(view));
            // It comes nearer, whatever the error of each point.
            let half = |points: &[(i64, i64)]| points.iter().map(|(x, _)| x).sum::<i64>();
            assert!(half(&points[12..]) > half(&points[..12]) - 12 * 120);
            assert!(points.iter().all(|(x, y)| x.abs() < 2_000 && y.abs() < 1_000));
        }
    });
    assert_eq!(seen, 3 * 12);
}

/// CAT-06, CAT-16, CAT-21: everybody can see what is played, how near the tokens are, and who may be
/// replaced.
#[test]
fn the_fair_is_seen_by_all() {
    let game = game(CatapultMode::Manual);
    for contest in [Contest::Target, Contest::Seduction] {
        let (mut gaps, mut nearest) = (0, 0);
        play(&game, contest, 3, |state, _| {
            let fair = state.fair(&game);
            match state.phase() {
                Phase::ChooseFair => assert_eq!(fair.expect("a fair").contest, None),
                Phase::Throw(_) => {
                    let fair = fair.expect("a fair");
                    assert_eq!(fair.contest, Some(contest));
                    gaps += fair.gaps.len();
                }
                Phase::Seduce(_) => {
                    let at = fair.and_then(|fair| fair.nearest).expect("a follower").at;
                    assert!(state.tiles().iter().any(|tile| Some(tile.pos) == at));
                    nearest += 1;
                }
                Phase::Nearest(_) => assert_eq!(fair.expect("a fair").nearest, None),
                _ => assert_eq!(fair, None),
            }
        });
        assert_eq!(gaps > 0, contest == Contest::Target);
        assert_eq!(nearest > 0, contest == Contest::Seduction);
    }
}

/// CAT-D27: computer players throw, catch and seduce by the same actions as everybody.
#[test]
fn players_by_chance_finish_every_contest() {
    for contest in Contest::ALL {
        for mode in [CatapultMode::Digital, CatapultMode::Manual] {
            let game = game(mode);
            assert!(play(&game, contest, 2, |_, _| {}).is_over());
        }
    }
}

/// CAT-D29: digital, manual, or off.
#[test]
fn the_catapult_is_digital_manual_or_off() {
    let start = "players Red Blue\nelement catapult true\n";
    let placed = |option: &str| {
        let mut script = Script::prepare(&format!("{start}{option}draw CA-01\ndraw BA-B\n"));
        script.acts("draw CA-01");
        let place = script.legal().into_iter().next().expect("a place");
        script.acts(&format!("{place}; pass; fair target"));
        let legal = script.legal();
        assert!(!legal.is_empty());
        legal
    };
    assert!(placed("").iter().all(|action| action.starts_with("throw ")));
    assert!(placed("option catapult manual\n").iter().all(|action| action.starts_with("gap ")));
    let mut setup = Setup::carcassonne(NAMES).with(["catapult"]);
    setup.elements.catapult = Some(false);
    let off = Game::new(setup).expect("a sensible setup");
    play(&off, Contest::Catch, 1, |state, _| assert_ne!(state.phase(), Phase::ChooseFair));
}
