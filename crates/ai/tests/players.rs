//! What holds for every computer player, in every game and mix: it chooses legal actions, takes points that
//! are free, and is deterministic. More positions:
//! `BASTIDE_CASES=10000 cargo test -p bastide-ai --test players never_break -- --nocapture`.

use std::sync::Mutex;
use std::time::Duration;

use bastide_ai::{Budget, Level, Player, PlayerSpec, RandomPlayer, Situation, Task};
use bastide_rules::setup::{GameName, Preset};
use bastide_rules::{Action, Actor, Dealer, Game, Phase, Setup, State};

/// The levels that do not search: they err like people.
const ONE_PLY_LEVELS: [Level; 4] = [Level::Beginner, Level::Novice, Level::Casual, Level::Skilled];

/// Returns the number of positions of each mix.
fn cases(by_default: usize) -> usize {
    std::env::var("BASTIDE_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(by_default)
}

fn names(count: usize) -> impl Iterator<Item = String> {
    (1..=count).map(|seat| format!("Player {seat}"))
}

/// Every game, every expansion alone, and all presets.
fn mixes() -> Vec<(String, Game)> {
    let sets = [
        "inns-and-cathedrals",
        "traders-and-builders",
        "princess-and-dragon",
        "tower",
        "abbey-and-mayor",
        "king-and-robber",
        "cult",
        "count",
        "catapult",
        "river-1",
        "river-2",
    ];
    let alone = sets.into_iter().enumerate().map(|(index, set)| {
        let players = 2 + index % 4;
        (set.to_owned(), Setup::new(GameName::Carcassonne, names(players)).with([set]))
    });
    let presets = Preset::ALL.into_iter().enumerate().map(|(index, preset)| {
        (preset.as_str().to_owned(), Setup::preset(preset, names(2 + index % 2)))
    });
    let all = alone.chain(presets);
    all.map(|(name, setup)| (name, Game::new(setup).expect("a sensible setup"))).collect()
}

/// Plays random games and visits `count` situations in which a player acts.
fn situations(game: &Game, count: usize, seed: u64, mut visit: impl FnMut(&Situation)) {
    let mut visited = 0;
    for number in 0.. {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&(seed + number).to_le_bytes());
        let mut dealer = Dealer::new(bytes);
        let mut random = RandomPlayer::new(seed + number);
        let mut state = game.start();
        // Every seventh decision, so that all stages of a game are covered.
        let mut until_next = number % 7;
        loop {
            let action = match state.actor() {
                Actor::Nobody => break,
                Actor::Chance => dealer.deal(game, &state),
                Actor::Player(_) => {
                    let flies = matches!(state.phase(), Phase::Hand(_));
                    let view = if flies { dealer.catch_view(&state) } else { None };
                    let situation = Situation { game, state: &state, sight: view.as_ref() };
                    if until_next == 0 {
                        visit(&situation);
                        visited += 1;
                        if visited == count {
                            return;
                        }
                        until_next = 7;
                    }
                    until_next -= 1;
                    random.choose(&situation)
                }
            };
            game.apply(&mut state, action, &mut ()).expect("a legal action");
        }
    }
}

fn is_legal(game: &Game, state: &State, action: Action) -> bool {
    let mut actions = Vec::new();
    game.legal_actions(state, &mut actions);
    actions.contains(&action)
}

fn never_breaks_a_rule(player: &str, count: usize) {
    let spec: PlayerSpec = player.parse().expect("a player");
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let left = Mutex::new(mixes());
    let work = || {
        while let Some((name, game)) = { left.lock().expect("nobody panics with it").pop() } {
            let mut asked = spec.build(&game, 1);
            situations(&game, cases(count), 100, |situation| {
                let action = asked.choose(situation);
                assert!(is_legal(&game, situation.state, action), "{player}, {name}: {action:?}");
            });
            println!("{player}, {name}: {} positions", cases(count));
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(work);
        }
    });
}

#[test]
fn greedy_never_breaks_a_rule() {
    never_breaks_a_rule("greedy", 150);
    never_breaks_a_rule("shrewd", 50);
}

#[test]
fn levels_never_break_a_rule() {
    for level in ONE_PLY_LEVELS {
        never_breaks_a_rule(level.as_str(), 30);
    }
}

#[test]
fn the_tree_search_never_breaks_a_rule() {
    never_breaks_a_rule("mcts:iterations=2:memory=1", 20);
}

#[test]
fn the_baselines_never_break_a_rule() {
    never_breaks_a_rule("flat:iterations=4", 25);
    never_breaks_a_rule("expectimax:width=2:time=0.001", 3);
}

/// A complete and unoccupied feature on the tile just placed scores at once and returns the follower, so
/// passing only loses points.
#[test]
fn nobody_passes_where_a_complete_feature_is_free() {
    let levels = ONE_PLY_LEVELS.map(Level::as_str);
    for (preset, least) in [
        (Preset::Base, 5),
        (Preset::Classic, 5),
        (Preset::HuntersAndGatherers, 5),
        (Preset::Mayflower, 1),
    ] {
        let game = Game::new(Setup::preset(preset, ["Ann", "Ben"])).expect("a sensible setup");
        // Scoring moves a surveyor, who may send an own settler home (MAY-36, MAY-43): who looks ahead may pass.
        let ahead = if preset == Preset::Mayflower {
            [].as_slice()
        } else {
            &["shrewd", "mcts:iterations=20"]
        };
        for player in ["greedy"].iter().chain(ahead).copied().chain(levels) {
            let mut asked = player.parse::<PlayerSpec>().expect("a player").build(&game, 3);
            let mut seen = 0;
            situations(&game, 900, 7, |situation| {
                if completes_a_free_feature(&game, situation.state) {
                    seen += 1;
                    assert_ne!(asked.choose(situation), Action::Pass, "{player}, {preset:?}");
                }
            });
            assert!(seen > least, "only {seen} positions were seen in {preset:?}");
        }
    }
}

/// Whether a follower can be placed on a complete feature.
fn completes_a_free_feature(game: &Game, state: &State) -> bool {
    let mut actions = Vec::new();
    game.legal_actions(state, &mut actions);
    actions.iter().any(|action| match action {
        Action::PlacePiece { piece, on } if piece.is_follower() => {
            let (at, place) = state.segment_name(game, *on);
            state.feature_at(game, at, place).is_some_and(|feature| feature.complete)
        }
        _ => false,
    })
}

/// What people overlook is far away: a level that errs notices every placement that scores at once, and of the
/// others fewer, the weaker it is.
#[test]
fn levels_overlook_placements_but_no_points() {
    let game = Game::new(Setup::carcassonne(["Ann", "Ben"])).expect("a sensible setup");
    let noticed = ONE_PLY_LEVELS.map(|level| {
        let mut asked = PlayerSpec::Level(level).build(&game, 3);
        let mut noticed = 0;
        situations(&game, 300, 11, |situation| {
            if !matches!(situation.state.phase(), Phase::PlaceTile(_)) {
                return;
            }
            let thought = asked.think(situation, &Task::default());
            let firsts: Vec<_> = thought.alternatives.iter().map(|one| one.plan.first).collect();
            let mut actions = Vec::new();
            game.legal_actions(situation.state, &mut actions);
            for action in actions {
                if firsts.contains(&action) {
                    noticed += 1;
                } else {
                    let Actor::Player(seat) = situation.state.actor() else { continue };
                    let mut after = situation.state.clone();
                    for action in [action, Action::Pass] {
                        game.apply(&mut after, action, &mut ()).expect("a legal action");
                    }
                    let scores =
                        [situation.state, &after].map(|state| state.scores()[seat.index()]);
                    assert_eq!(scores[0], scores[1], "{level}: {action:?} completes a feature");
                }
            }
        });
        noticed
    });
    assert!(noticed.is_sorted() && noticed[0] < noticed[3], "{noticed:?}");
}

#[test]
fn levels_are_in_order() {
    let names = Level::ALL.map(Level::as_str);
    assert_eq!(names, ["beginner", "novice", "casual", "skilled", "strong", "master"]);
    assert!(Level::ALL.is_sorted());
    for level in Level::ALL {
        assert_eq!(level.as_str().parse(), Ok(level));
    }
}

#[test]
fn players_are_deterministic() {
    for (name, game) in mixes() {
        situations(&game, 2, 40, |situation| {
            for player in ["greedy", "beginner", "mcts:iterations=5", "mcts:iterations=5:threads=2"]
            {
                let spec: PlayerSpec = player.parse().expect("a player");
                let mut answers = (0..2).map(|_| spec.build(&game, 5).choose(situation));
                assert_eq!(answers.next(), answers.next(), "{player}, {name}");
            }
        });
    }
}

#[test]
fn iterations_are_counted_exactly() {
    let game = Game::new(Setup::carcassonne(["Ann", "Ben"])).expect("a sensible setup");
    for player in ["mcts", "mcts:threads=2", "flat"] {
        let spec: PlayerSpec = player.parse().expect("a player");
        situations(&game, 4, 4, |situation| {
            if situation.state.tiles_left() > 1 {
                let budget = Some(Budget::iterations(37));
                let task = Task { budget, ..Task::default() };
                let thought = spec.build(&game, 1).think(situation, &task);
                assert_eq!(thought.iterations, 37, "{player}");
            }
        });
    }
}

/// Without a budget in the task, a search stops when the remaining iterations cannot change the best plan.
#[test]
fn a_decided_search_stops_early() {
    const ITERATIONS: u32 = 30;
    let spec: PlayerSpec = format!("mcts:iterations={ITERATIONS}").parse().expect("a player");
    let whole = Task { budget: Some(Budget::iterations(ITERATIONS)), ..Task::default() };
    let (mut asked, mut made) = (0, 0);
    for (name, game) in mixes() {
        situations(&game, 3, 23, |situation| {
            let answers = [Task::default(), whole.clone()]
                .map(|task| spec.build(&game, 5).think(situation, &task));
            let plans = answers.each_ref().map(|thought| thought.best().plan);
            assert_eq!(plans[0], plans[1], "{name}");
            asked += 1;
            made += answers[0].iterations.min(ITERATIONS);
        });
    }
    assert!(made < asked * ITERATIONS, "{made} iterations for {asked} questions");
}

/// A time limit cuts the player's own budget and that of the task; a generous one changes nothing.
#[test]
fn a_limit_comes_on_top_of_the_budget() {
    let game = Game::new(Setup::carcassonne(["Ann", "Ben"])).expect("a sensible setup");
    for player in ["mcts:iterations=40", "flat:iterations=40"] {
        let spec: PlayerSpec = player.parse().expect("a player");
        let (none, hour) = (Some(Duration::ZERO), Some(Duration::from_hours(1)));
        situations(&game, 4, 4, |situation| {
            let iterations = |budget: Option<Budget>, limit| {
                let task = Task { budget, time_limit: limit, ..Task::default() };
                spec.build(&game, 1).think(situation, &task).iterations
            };
            if situation.state.tiles_left() > 1 {
                let asked = Some(Budget::iterations(7));
                assert_eq!((iterations(None, none), iterations(asked, none)), (0, 0), "{player}");
                assert_eq!(iterations(asked, hour), 7, "{player}");
                assert_eq!(iterations(None, hour), iterations(None, None), "{player}");
            }
        });
    }
}

/// A player without time still chooses a legal action.
#[test]
fn a_player_without_time_chooses() {
    let game = Game::new(Setup::carcassonne(["Ann", "Ben"])).expect("a sensible setup");
    for player in ["mcts", "flat", "expectimax"] {
        let spec: PlayerSpec = player.parse().expect("a player");
        situations(&game, 10, 4, |situation| {
            let task = Task { budget: Some(Budget::time(Duration::ZERO)), ..Task::default() };
            let action = spec.build(&game, 1).think(situation, &task).action();
            assert!(is_legal(&game, situation.state, action), "{player}");
        });
    }
}

/// CAT-D25: a catcher knows the approximate flight of the token and nothing else.
#[test]
fn a_catcher_does_not_know_the_wind() {
    let setup = Setup::new(GameName::Carcassonne, names(2)).with(["catapult"]);
    let game = Game::new(setup).expect("a sensible setup");
    let mut seen = 0;
    situations(&game, 3_000, 1, |situation| {
        if situation.sight.is_none() || seen == 2 {
            return;
        }
        seen += 1;
        let mut other = situation.state.clone();
        other.imagine(None, |limit| limit - 1);
        assert_ne!(other, *situation.state, "another throw and another wind");
        let blind = Situation { state: &other, ..*situation };
        for player in ["greedy", "casual", "mcts:iterations=10", "expectimax"] {
            let spec: PlayerSpec = player.parse().expect("a player");
            let choose = |situation| spec.build(&game, 1).choose(situation);
            assert_eq!(choose(situation), choose(&blind), "{player}");
        }
    });
    assert_eq!(seen, 2);
}

/// Specs are parsed and formatted alike.
#[test]
fn specs_round_trip() {
    let names = [
        "random",
        "greedy",
        "greedy:careless=3",
        "shrewd",
        "human",
        "human:joins=1:error=7.5:reach=4:slip=0.5:haste=1:regard=0.5:land=0",
        "flat:iterations=1000",
        "expectimax:width=20",
        "mcts:iterations=2000",
        "mcts:iterations=50:time=2.5:threads=2:memory=64",
        "beginner",
        "novice",
        "casual",
        "skilled",
        "strong",
        "master",
    ];
    for name in names {
        assert_eq!(name.parse::<PlayerSpec>().expect(name).to_string(), name);
    }
    for wrong in
        ["clever", "mcts:depth=3", "mcts:iterations=-1", "greedy:iterations=3", "strong:time=1"]
    {
        assert!(wrong.parse::<PlayerSpec>().is_err(), "{wrong}");
    }
}
