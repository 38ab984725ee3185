//! The rows agree with each other and with the games.

use std::collections::HashMap;

use bastide_ai::PlayerSpec;
use bastide_dataset::Category;
use bastide_rules::setup::Preset;
use bastide_rules::{Action, Actor, Game, Setup, State};

use crate::written::{Dataset, Row, dataset, matchup};

const PLAYERS: [PlayerSpec; 3] =
    [PlayerSpec::Random, PlayerSpec::Greedy { noise: 0.0 }, PlayerSpec::Random];

/// Calls `check` with two games of every preset.
fn with_every_preset(check: impl Fn(Preset, &Dataset, &Row, i32)) {
    for preset in Preset::ALL {
        let dataset = dataset(matchup(preset, &PLAYERS), 2);
        assert_eq!(dataset.all("games").len(), 2);
        for game in dataset.all("games") {
            check(preset, &dataset, game, game.number("game"));
        }
    }
}

fn game_of(row: &Row) -> Game {
    let setup: Setup = toml::from_str(row.text("setup").expect("a setup")).expect("in TOML");
    Game::new(setup).expect("it can be played")
}

/// The state after all actions; `visit` is called before each of them.
fn replay(
    dataset: &Dataset,
    game: &Game,
    number: i32,
    visit: impl Fn(&State, Action, &Row),
) -> State {
    let mut state = game.start();
    for (index, row) in dataset.of("moves", number).enumerate() {
        assert_eq!(row.number("action"), index as i32 + 1);
        let text = row.text("text").expect("a text");
        let action = Action::parse(text, game, &state).expect("an action");
        visit(&state, action, row);
        game.apply(&mut state, action, &mut ()).expect("a legal action");
    }
    state
}

#[test]
fn moves_replay_to_the_same_result() {
    with_every_preset(|preset, dataset, row, number| {
        let game = game_of(row);
        let mut legal = Vec::new();
        let legal = std::cell::RefCell::new(&mut legal);
        let state = replay(dataset, &game, number, |state, action, row| {
            let context = format!("{preset:?}, {number}: {}", action.text(&game, state));
            game.legal_actions(state, &mut legal.borrow_mut());
            assert_eq!(row.number("legal_actions"), legal.borrow().len() as i32, "{context}");
            assert_eq!(row.text("kind"), Some(action.kind().as_str()));
            let seat = match state.actor() {
                Actor::Player(seat) => Some(i32::from(seat.number())),
                _ => None,
            };
            assert_eq!(row.maybe("seat"), seat, "{context}");
            assert_eq!(row.number("tiles_left"), state.tiles_left() as i32, "{context}");
            for seat in 0..6 {
                let points = state.scores().get(seat).map(|&points| points as i32);
                assert_eq!(row.maybe(&format!("score_{}", seat + 1)), points, "{context}");
            }
            if let Action::PlaceTile { at, turn } = action {
                let place = [i32::from(at.x), i32::from(at.y), i32::from(turn.quarters())];
                assert_eq!(["x", "y", "rotation"].map(|name| row.number(name)), place);
                let kind = game.kind_named(row.text("tile").expect("a tile")).expect("its kind");
                let mut after = state.clone();
                game.apply(&mut after, action, &mut ()).expect("a legal action");
                assert_eq!(after.tile_at(at).expect("the tile").kind, kind, "{context}");
            }
        });
        assert!(state.is_over(), "{preset:?}");
        let points: Vec<_> =
            dataset.of("seats", number).map(|seat| seat.number("points") as u32).collect();
        assert_eq!(points, state.scores(), "{preset:?}");
        assert_eq!(row.number("unplaceable_tiles"), state.tiles_removed() as i32);
        assert_eq!(row.number("actions"), dataset.of("moves", number).count() as i32);
    });
}

#[test]
fn every_point_has_a_score_and_a_category() {
    with_every_preset(|preset, dataset, _, number| {
        for seat in dataset.of("seats", number) {
            let own = dataset.of("scores", number);
            let own = own.filter(|row| row.number("seat") == seat.number("seat"));
            let mut sums = HashMap::new();
            for row in own {
                let category = row.text("category").expect("a category").to_owned();
                *sums.entry(category).or_insert(0) += row.number("points");
            }
            for category in Category::ALL.map(Category::as_str) {
                let sum = sums.get(category).copied().unwrap_or(0);
                assert_eq!(seat.number(&format!("points_{category}")), sum, "{preset:?}");
            }
            assert_eq!(
                seat.number("points"),
                sums.values().sum::<i32>(),
                "{preset:?}, game {number}"
            );
        }
    });
}

#[test]
fn seats_share_the_win_and_all_tiles() {
    with_every_preset(|preset, dataset, game, number| {
        let seats: Vec<_> = dataset.of("seats", number).collect();
        let best = seats.iter().map(|seat| seat.number("points")).max();
        let win: f64 = seats.iter().map(|seat| seat.real("win")).sum();
        assert!((win - 1.0).abs() < 1e-9, "{preset:?}");
        for seat in &seats {
            let is_best = Some(seat.number("points")) == best;
            assert_eq!(seat.real("win") > 0.0, is_best, "{preset:?}");
            assert_eq!(seat.number("lead") >= 0, is_best, "{preset:?}");
        }
        let tiles: i32 = seats.iter().map(|seat| seat.number("tiles")).sum();
        assert_eq!(tiles, game.number("tiles"), "{preset:?}");
        let mut orders: Vec<_> = seats.iter().map(|seat| seat.number("play_order")).collect();
        orders.sort_unstable();
        assert_eq!(orders, [1, 2, 3], "{preset:?}");
        let first =
            seats.iter().find(|seat| seat.number("play_order") == 1).expect("one seat starts");
        assert_eq!(game.maybe("first_seat"), Some(first.number("seat")));
        let turns = dataset.of("moves", number).map(|row| row.number("turn")).max();
        assert_eq!(turns, Some(game.number("turns")));
    });
}

#[test]
fn features_are_those_on_the_table() {
    with_every_preset(|preset, dataset, row, number| {
        let game = game_of(row);
        let state = replay(dataset, &game, number, |_, _, _| {});
        let features = state.features(&game);
        let rows: Vec<_> = dataset.of("features", number).collect();
        assert_eq!(rows.len(), features.len(), "{preset:?}");
        for (row, feature) in rows.iter().zip(&features) {
            let context = format!("{preset:?}, game {number}: {feature:?}");
            assert_eq!(row.text("kind"), Some(feature.kind.as_str()), "{context}");
            assert_eq!(row.number("tiles"), feature.tiles as i32, "{context}");
            assert_eq!(row.flag("complete"), feature.complete, "{context}");
            assert_eq!(row.maybe("completed").is_some(), feature.complete, "{context}");
            if let Some(completed) = row.maybe("completed") {
                assert!(row.number("begun") <= completed, "{context}");
                assert!(completed <= state.tiles().len() as i32, "{context}");
                assert_eq!(row.number("open_ends"), 0, "{context}");
            }
            if !feature.pieces.is_empty() {
                assert!(row.maybe("occupied").is_some(), "{context}");
            }
            assert_eq!(row.maybe("points").is_none(), row.list("owners").is_empty());
        }
        // What was scored for features, each scoring once.
        let scored = dataset.of("scores", number).filter(|row| row.text("feature").is_some());
        let once =
            scored.map(|row| f64::from(row.number("points")) / f64::from(row.number("receivers")));
        let points: i32 = rows.iter().filter_map(|row| row.maybe("points")).sum();
        assert!((once.sum::<f64>() - f64::from(points)).abs() < 1e-6, "{preset:?}");
    });
}

/// Players who get points for a feature have pieces there; huts score lakes and rivers far away, too.
#[test]
fn scores_say_when_the_pieces_came() {
    with_every_preset(|preset, dataset, _, number| {
        let scored = dataset.of("scores", number).filter(|row| row.text("feature").is_some());
        for row in scored.filter(|row| row.text("category") != Some("hut")) {
            let said = format!("{preset:?}, game {number}, action {}", row.number("action"));
            assert!(row.number("pieces") > 0, "{said}");
            let placed = row.maybe("placed").unwrap_or_else(|| panic!("{said}"));
            assert!((0..=row.number("tiles_laid")).contains(&placed), "{said}");
        }
    });
}
