//! The setup of the base game: `BAS-01` to `BAS-07`.

use std::collections::BTreeSet;

use crate::support::Script;
use bastide_rules::setup::{FirstPlayer, Lot};
use bastide_rules::{
    Action, Actor, Dealer, Event, Game, Phase, Pos, Rotation, Seat, Setup, SetupError,
};

fn table(players: usize) -> Setup {
    Setup::carcassonne((1..=players).map(|number| format!("Player {number}")))
}

fn open(setup: Setup) -> Script {
    Script::of(Game::new(setup).expect("a setup that can be played"))
}

fn starting_with(players: usize, first_player: FirstPlayer) -> Script {
    open(Setup { first_player, ..table(players) })
}

/// BAS-01.
#[test]
fn the_base_game_is_for_two_to_five_players() {
    for players in 0..=7 {
        let answer = Game::new(table(players)).map(drop);
        let refusal = SetupError::Players { found: players, min: 2, max: 5 };
        let wanted = match players {
            2..=5 => Ok(()),
            6 => Err(SetupError::SixthPlayer),
            _ => Err(refusal),
        };
        assert_eq!(answer, wanted);
    }
}

/// BAS-02.
#[test]
fn of_the_72_tiles_all_but_the_start_tile_are_drawn() {
    let mut script = open(table(2));
    let start_tile = script.game.kind_named("BA-D").expect("the start tile");
    assert_eq!((script.state.tiles().len(), script.state.tiles_left()), (1, 71));
    assert_eq!(script.state.left_of(start_tile), 3, "three of the four copies are drawn");

    script.play_out(2);
    let drawn = script.events.iter().filter(|event| matches!(event, Event::TileDrawn { .. }));
    assert_eq!((drawn.count(), script.state.tiles_left()), (71, 0));
}

/// BAS-R-20.
#[test]
fn every_tile_of_the_supply_is_drawn_with_the_same_likelihood() {
    let script = open(table(2));
    let (game, state) = (&script.game, &script.state);
    let tickets = |kind| game.tickets_of(state, Action::Draw(kind));
    assert!(game.kind_ids().all(|kind| tickets(kind) == u32::from(state.left_of(kind))));
    assert_eq!(game.kind_ids().map(tickets).sum::<u32>(), 71);
    assert_eq!(game.tickets(state), 71);
}

/// BAS-03.
#[test]
fn the_start_tile_lies_on_the_table_and_carries_nobody() {
    let mut script = open(table(2));
    let [tile] = script.state.tiles() else { panic!("one tile lies on the table") };
    assert_eq!((tile.pos, tile.turn), (Pos::new(0, 0), Rotation::new(0)));
    assert_eq!(script.game.kind_of(tile).id(), "BA-D");
    let features = script.state.features(&script.game);
    assert!(features.iter().all(|feature| feature.pieces.is_empty()));

    // Nobody placed it, so nobody may put a follower on it.
    assert!(script.legal().iter().all(|action| action.starts_with("draw ")));
    assert_eq!(script.refused("follower city N"), Ok("BAS-08"));
    script.play_out(3);
    let laid = |event: &Event| matches!(event, Event::TilePlaced { at: Pos { x: 0, y: 0 }, .. });
    assert!(!script.events.iter().any(laid));
}

/// BAS-04: the eighth is the score marker.
#[test]
fn each_player_has_seven_followers_to_place() {
    let column = |y| format!("draw BA-B; place 0,{y} turn 0; follower cloister\n");
    let text: String = (1..=14).map(column).collect();
    let mut script = Script::prepare(&format!("players Red Blue\n{text}draw BA-B"));
    for (turn, line) in text.lines().enumerate() {
        assert_eq!(script.supply("Red"), 7 - turn.div_ceil(2));
        assert_eq!(script.supply("Blue"), 7 - turn / 2);
        script.acts(line);
    }
    script.acts("draw BA-B; place 0,15 turn 0");
    assert_eq!(script.refused("follower cloister"), Ok("BAS-18"));
}

/// BAS-04, BAS-05.
#[test]
fn everybody_starts_with_no_points_and_the_same_supply() {
    for players in 2..=5 {
        let script = open(table(players));
        assert_eq!(script.state.scores(), vec![0; players]);
        assert!((1..=players).all(|number| script.supply(&format!("Player {number}")) == 7));
    }
}

/// BAS-06, BAS-R-21, BAS-V-06.
#[test]
fn the_table_chooses_who_starts() {
    assert_eq!(table(4).first_player, FirstPlayer::Seat(1));
    for seat in 1..=4 {
        let script = starting_with(4, FirstPlayer::Seat(seat));
        assert_eq!(
            (script.state.turn(), script.state.phase()),
            (Seat::new(seat - 1), Phase::DrawTile)
        );
    }
}

/// BAS-06, BAS-R-21, BAS-V-06.
#[test]
fn the_start_player_may_be_drawn_by_lot() {
    let mut script = starting_with(3, FirstPlayer::Random(Lot::ByLot));
    assert_eq!(script.state.actor(), Actor::Chance);
    assert_eq!(
        script.legal(),
        BTreeSet::from(["first 1", "first 2", "first 3"].map(str::to_owned))
    );
    let drawn: BTreeSet<_> =
        (0..20).map(|seed| Dealer::new([seed; 32]).deal(&script.game, &script.state)).collect();
    assert_eq!(drawn.len(), 3, "each seat can be drawn");

    assert_eq!(script.refused("first 4"), Ok("BAS-06"));
    script.acts("first 3");
    assert_eq!(script.events, [Event::FirstPlayer { seat: Seat::new(2) }]);
    assert_eq!((script.state.turn(), script.state.phase()), (Seat::new(2), Phase::DrawTile));
}

/// BAS-07.
#[test]
fn turns_go_clockwise_until_no_tile_is_left() {
    for players in 2..=5 {
        let mut script = starting_with(players, FirstPlayer::Seat(2));
        script.play_out(7);
        let placed = script.events.iter().filter_map(|event| match event {
            Event::TilePlaced { seat, .. } => Some(seat.index()),
            _ => None,
        });
        let clockwise = (0..players).cycle().skip(1).take(placed.clone().count());
        assert!(placed.eq(clockwise));
        assert_eq!(script.state.tiles_left(), 0);
        assert!(matches!(script.events.last(), Some(Event::GameOver { .. })));
    }
}
