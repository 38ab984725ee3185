//! What a feature is worth to a player who is about to put a piece on it.

use bastide_rules::{Action, Game, Setup, Worth};

/// The worth of the place that the last of these actions is about, before it is done.
fn worth(setup: Setup, before: &[&str], last: &str) -> Worth {
    let game = Game::new(setup).expect("a game");
    let mut state = game.start();
    for text in before {
        let action = Action::parse(text, &game, &state).expect("an action of this state");
        game.apply(&mut state, action, &mut ()).expect("a legal action");
    }
    let action = Action::parse(last, &game, &state).expect("an action of this state");
    let Action::PlacePiece { piece, on } = action else { panic!("{last} places a piece") };
    state.worth_for(&game, piece, on)
}

fn base() -> Setup {
    Setup::carcassonne(["Ann", "Ben"])
}

#[test]
fn a_complete_feature_is_worth_what_it_scores() {
    let city = worth(base(), &["draw BA-E", "place 0,-1 turn 2"], "follower city S");
    assert_eq!((city.now, city.complete, city.open, city.each), (4, None, false, None));
}

#[test]
fn an_unfinished_city_needs_a_tile_for_each_open_space() {
    let city = worth(base(), &["draw BA-M", "place 0,-1 turn 2"], "follower city E");
    // Two tiles and a shield; one more tile closes it, and everything counts twice then.
    assert_eq!((city.now, city.complete, city.open, city.each), (3, Some(8), true, Some(2)));
}

#[test]
fn a_cloister_cannot_become_larger() {
    let cloister = worth(base(), &["draw BA-B", "place 0,1 turn 0"], "follower cloister");
    assert_eq!((cloister.now, cloister.complete), (2, Some(9)));
    assert_eq!((cloister.open, cloister.each), (false, None));
}

#[test]
fn a_field_counts_by_cities() {
    let field = worth(base(), &["draw BA-B", "place 0,1 turn 0"], "follower field NL");
    assert_eq!((field.now, field.complete, field.open, field.each), (0, None, false, Some(3)));
}

/// `INN-16`, `INN-18`: nothing while it is unfinished.
#[test]
fn a_road_with_an_inn_is_worth_nothing_yet() {
    let setup = base().with(["inns-and-cathedrals"]);
    let road = worth(setup, &["draw IC-13", "place 1,0 turn 1"], "follower road S");
    assert_eq!((road.now, road.complete, road.open, road.each), (0, Some(8), true, Some(2)));
}
