//! The endgame solver against a plain exhaustive search.

use bastide_ai::{Budget, Player, PlayerSpec, RandomPlayer, Situation, Task};
use bastide_rules::{Action, Actor, Dealer, Game, Setup, State};

/// Returns the value of a position under perfect play: a win first, and then points.
fn worth(game: &Game, state: &State, seat: usize) -> f64 {
    match state.actor() {
        Actor::Nobody => {
            let (own, other) =
                (f64::from(state.scores()[seat]), f64::from(state.scores()[1 - seat]));
            0.5 + 0.5 * (own - other).clamp(-1.0, 1.0) + 0.002 * (own - other)
        }
        Actor::Chance => after_all(game, state, |action, after| {
            let share = f64::from(game.tickets_of(state, action)) / f64::from(game.tickets(state));
            share * worth(game, after, seat)
        })
        .into_iter()
        .sum(),
        Actor::Player(actor) => {
            let all = after_all(game, state, |_, after| worth(game, after, seat)).into_iter();
            if actor.index() == seat {
                all.fold(f64::MIN, f64::max)
            } else {
                all.fold(f64::MAX, f64::min)
            }
        }
    }
}

fn after_all<T>(game: &Game, state: &State, mut look: impl FnMut(Action, &State) -> T) -> Vec<T> {
    let mut actions = Vec::new();
    game.legal_actions(state, &mut actions);
    let each = actions.into_iter().map(|action| {
        let mut after = state.clone();
        game.apply(&mut after, action, &mut ()).expect("a listed action");
        look(action, &after)
    });
    each.collect()
}

#[test]
fn the_last_tiles_are_played_perfectly() {
    let game = Game::new(Setup::carcassonne(["Ann", "Ben"])).expect("a sensible setup");
    let spec: PlayerSpec = "mcts:iterations=600".parse().expect("a player");
    let mut looked_at = 0;
    for seed in 0..6_u8 {
        let (mut dealer, mut state) = (Dealer::new([seed; 32]), game.start());
        let mut random = RandomPlayer::new(seed.into());
        while !state.is_over() {
            let action = match state.actor() {
                Actor::Player(seat) if state.tiles_left() <= 1 => {
                    let chosen = spec.build(&game, 1).choose(&Situation::new(&game, &state));
                    let worths = after_all(&game, &state, |action, after| {
                        (action, worth(&game, after, seat.index()))
                    });
                    let best = worths.iter().map(|(_, worth)| *worth).fold(f64::MIN, f64::max);
                    let found = worths.iter().find(|(action, _)| *action == chosen);
                    let (_, found) = found.expect("a legal action");
                    assert!((found - best).abs() < 1e-4, "seed {seed}: {found} instead of {best}");
                    looked_at += 1;
                    chosen
                }
                Actor::Player(_) => random.choose(&Situation::new(&game, &state)),
                _ => dealer.deal(&game, &state),
            };
            game.apply(&mut state, action, &mut ()).expect("a legal action");
        }
    }
    assert!(looked_at >= 12, "only {looked_at} decisions were checked");
}

/// With few iterations, the game tree of the last tile is not searched exhaustively.
#[test]
fn the_endgame_keeps_to_the_budget() {
    let game = Game::new(Setup::carcassonne(["Ann", "Ben"])).expect("a sensible setup");
    let (mut dealer, mut state) = (Dealer::new([1; 32]), game.start());
    let mut random = RandomPlayer::new(1);
    while state.tiles_left() > 1 || !matches!(state.actor(), Actor::Player(_)) {
        let action = match state.actor() {
            Actor::Player(_) => random.choose(&Situation::new(&game, &state)),
            _ => dealer.deal(&game, &state),
        };
        game.apply(&mut state, action, &mut ()).expect("a legal action");
    }
    let spec: PlayerSpec = "mcts".parse().expect("a player");
    let tried = |iterations| {
        let task = Task { budget: Some(Budget::iterations(iterations)), ..Task::default() };
        spec.build(&game, 1).think(&Situation::new(&game, &state), &task).iterations
    };
    assert_eq!(tried(2), 2, "the tree is searched instead");
    assert!(tried(600) > 600, "all actions are looked at");
}
