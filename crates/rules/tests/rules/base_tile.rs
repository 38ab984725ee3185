//! The first step of a turn, the tile: `BAS-08` to `BAS-16`.

use std::collections::BTreeSet;

use crate::support::Script;
use bastide_rules::catalogue::tile_sets;
use bastide_rules::geometry::Side;
use bastide_rules::setup::StartTile;
use bastide_rules::{Actor, Event, Game, Phase, Pos, Rotation, Seat, Setup};

const RED: Seat = Seat::new(0);

/// A game of Red and Blue with the start tile, after the draw of one tile.
fn draw(tile: &str) -> Script {
    Script::play(&format!("players Red Blue\ndraw {tile}"))
}

/// The legal placements on one space.
fn placements(script: &Script, at: &str) -> Vec<String> {
    let here = format!("place {at} ");
    script.legal().into_iter().filter(|action| action.starts_with(&here)).collect()
}

/// BAS-08, BAS-44.
#[test]
fn tile_follower_and_scoring_follow_each_other_once_a_turn() {
    let turns: [(&str, &[&str]); 4] = [
        ("draw BA-E", &["place 0,-1 turn 2", "follower road E", "pass"]),
        ("place 0,-1 turn 2", &["draw BA-U", "follower road E"]),
        ("follower city S", &["draw BA-U", "place 1,0 turn 0"]),
        ("draw BA-U", &["place 1,0 turn 0", "follower city S", "pass"]),
    ];
    let mut script = Script::prepare("players Red Blue\ndraw BA-E\ndraw BA-U");
    for (step, others) in turns {
        for other in others {
            assert_eq!(script.refused(other), Ok("BAS-08"), "{other} instead of {step}");
        }
        script.acts(step);
    }
    let told = matches!(
        script.events[..],
        [
            Event::TileDrawn { seat: RED, .. },
            Event::TilePlaced { seat: RED, .. },
            Event::PiecePlaced { seat: RED, .. },
            Event::Scored(_),
            Event::PieceReturned { seat: RED, .. },
            Event::TileDrawn { .. },
        ]
    );
    assert!(told, "{:?}", script.events);
}

/// BAS-09.
#[test]
fn one_tile_is_drawn_and_shown_to_all() {
    let mut script = Script::prepare("players Red Blue\ndraw BA-U\ndraw BA-V");
    script.acts("draw BA-U");
    let kind = script.game.kind_named("BA-U").expect("the drawn tile");
    assert_eq!(script.events, [Event::TileDrawn { seat: RED, tile: "BA-U".into() }]);
    assert_eq!(script.state.phase(), Phase::PlaceTile(kind));
    assert_eq!(script.state.actor(), Actor::Player(RED));
    assert_eq!(script.refused("draw BA-V"), Ok("BAS-08"));
    script.acts("place 1,0 turn 0; pass");
    assert_eq!(script.refused("draw BA-U"), Ok("BAS-09"), "there was only one");
}

/// BAS-10.
#[test]
fn a_tile_away_from_all_others_is_refused() {
    let mut script = draw("BA-U");
    for place in ["place 0,2 turn 0", "place -2,0 turn 0", "place 300,-300 turn 0"] {
        assert_eq!(script.refused(place), Ok("BAS-10"), "{place}");
    }
}

/// BAS-11.
#[test]
fn a_tile_that_touches_only_at_a_corner_is_refused() {
    let mut script = draw("BA-B");
    for corner in ["1,1", "-1,1", "1,-1", "-1,-1"] {
        assert_eq!(script.refused(&format!("place {corner} turn 0")), Ok("BAS-11"), "{corner}");
        assert!(placements(&script, corner).is_empty());
    }
}

/// BAS-10, BAS-12, BAS-13: every kind of tile, on every side of the start tile.
#[test]
fn a_tile_fits_where_its_edge_shows_the_same_as_the_neighbour() {
    let kinds = || tile_sets()[0].tiles.iter().map(|tile| &tile.kind);
    let start = kinds().find(|kind| kind.id() == "BA-D").expect("the start tile").edges();
    for kind in kinds() {
        let mut script = draw(kind.id());
        let mut wanted = BTreeSet::new();
        for side in Side::ALL {
            for turn in kind.turns() {
                let facing = (side.index() + 2 + 4 - turn.index()) % 4;
                let at = Pos::new(0, 0).step(side);
                let place = format!("place {at} turn {}", turn.quarters());
                if kind.edges()[facing] == start[side.index()] {
                    wanted.insert(place);
                } else {
                    assert_eq!(script.refused(&place), Ok("BAS-12"), "{}: {place}", kind.id());
                }
            }
        }
        assert_eq!(script.legal(), wanted, "{}", kind.id());
    }
}

/// BAS-12, BAS-R-08.
#[test]
fn a_tile_that_fills_a_gap_must_match_all_neighbours() {
    // The gap at 0,-1 has a city to the south, a field to the east and a field to the west.
    let gap = "players Red Blue
        start BA-D 0,0 turn 0
        start BA-U 1,0 turn 0
        start BA-U -1,0 turn 0
        start BA-B 1,-1 turn 0
        start BA-B -1,-1 turn 0\n";
    let fits: [(&str, &[&str]); 4] = [
        ("BA-E", &["place 0,-1 turn 2"]),
        ("BA-H", &["place 0,-1 turn 0"]),
        ("BA-D", &[]),
        ("BA-N", &[]),
    ];
    for (tile, wanted) in fits {
        let script = Script::play(&format!("{gap}draw {tile}"));
        assert_eq!(placements(&script, "0,-1"), wanted, "{tile}");
    }
}

/// BAS-13.
#[test]
fn a_tile_may_be_turned_but_not_flipped() {
    let bend = draw("BA-V");
    let turns: BTreeSet<_> =
        bend.legal().iter().map(|action| action[action.len() - 1..].to_owned()).collect();
    assert_eq!(turns.into_iter().collect::<String>(), "0123");

    // J and K are mirror images. The space to the north wants city in the south, field in the east.
    for (tile, fits) in [("BA-J", true), ("BA-K", false)] {
        let script = Script::play(&format!(
            "players Red Blue
            start BA-D 0,0 turn 0
            start BA-U 1,0 turn 0
            start BA-B 1,-1 turn 0
            draw {tile}"
        ));
        assert_eq!(placements(&script, "0,-1").len(), usize::from(fits), "{tile}");
    }
}

/// BAS-13: a straight road after a half turn is the same placement again.
#[test]
fn turns_that_look_the_same_are_one_placement() {
    let mut script = draw("BA-U");
    assert_eq!(placements(&script, "1,0"), ["place 1,0 turn 0"]);
    assert_eq!(script.refused("place 1,0 turn 2"), Ok("BAS-13"));
}

/// BAS-14.
#[test]
fn a_tile_that_fits_somewhere_must_be_placed() {
    let mut script = Script::prepare("players Red Blue\ndraw BA-C\ndraw BA-U");
    script.acts("draw BA-C");
    assert_eq!(script.legal(), BTreeSet::from(["place 0,-1 turn 0".to_owned()]));
    assert_eq!(script.refused("pass"), Ok("BAS-14"));
    assert_eq!(script.refused("draw BA-U"), Ok("BAS-08"));
}

/// BAS-15, BAS-R-04, BAS-V-07.
#[test]
fn a_tile_that_fits_nowhere_is_removed_and_the_same_player_draws_again() {
    let mut script = Script::prepare(
        "players Red Blue
        start BA-B 0,0 turn 0
        draw BA-C; draw BA-C; draw BA-E; draw BA-E",
    );
    let kind = script.game.kind_named("BA-C").expect("a tile of the game");
    for removed in 1..=2 {
        script.acts("draw BA-C");
        assert_eq!(script.state.removed_of(kind), removed);
        assert_eq!((script.state.turn(), script.state.phase()), (RED, Phase::DrawTile));
        assert_eq!(script.refused("pass"), Ok("BAS-08"), "drawing again is not left to the player");
        let gone = Event::TileRemoved { seat: RED, tile: "BA-C".into() };
        assert_eq!(script.events.last(), Some(&gone));
    }
    assert_eq!((script.state.tiles().len(), script.state.tiles_left()), (1, 2));
    script.acts("draw BA-E");
    assert_eq!(script.state.actor(), Actor::Player(RED));
    script.acts("place 0,1 turn 2; pass");
    assert_eq!(script.state.turn(), Seat::new(1));
}

/// BAS-15, BAS-R-04.
#[test]
fn if_no_tile_is_left_to_draw_again_the_game_ends() {
    let script = Script::play(
        "players Red Blue
        start BA-B 0,0 turn 0
        draw BA-B; place 0,1 turn 0; follower cloister
        draw BA-C
        end
        expect scores Red 2 Blue 0",
    );
    let removed = Event::TileRemoved { seat: Seat::new(1), tile: "BA-C".into() };
    let last = [removed, Event::FinalScoring];
    assert!(script.events.windows(2).any(|events| *events == last), "{:?}", script.events);
}

/// BAS-16.
#[test]
fn a_placed_tile_stays_as_it_lies() {
    let mut script = draw("BA-U");
    assert_eq!(script.refused("place 0,0 turn 1"), Ok("BAS-16"));

    let mut script = Script::of(Game::new(Setup::carcassonne(["Red", "Blue"])).expect("a setup"));
    script.play_out(16);
    let placed = script.events.iter().filter_map(|event| match event {
        Event::TilePlaced { tile, at, turn, .. } => Some((tile.as_str(), *at, *turn)),
        _ => None,
    });
    let lie = script.state.tiles()[1..].iter();
    assert!(placed.eq(lie.map(|tile| (script.game.kind_of(tile).id(), tile.pos, tile.turn))));
}

/// BAS-R-09.
#[test]
fn a_gap_that_no_tile_can_ever_fill_is_legal() {
    // The gap at 0,-1 wants city in the south, road in the east, field in the north and west.
    let around = [
        ("BA-D", (0, 0), 0),
        ("BA-U", (-1, 0), 0),
        ("BA-B", (-1, -1), 0),
        ("BA-V", (1, 0), 1),
        ("BA-V", (1, -1), 0),
        ("BA-B", (1, -2), 0),
    ];
    let start = around.map(|(tile, at, turn)| StartTile {
        tile: tile.into(),
        at: at.into(),
        turn: Rotation::new(turn),
    });
    let setup = Setup { start: Some(start.into()), ..Setup::carcassonne(["Red", "Blue"]) };
    let mut script = Script::of(Game::new(setup).expect("a setup"));
    script.acts("draw BA-B; place 0,-2 turn 0; pass");
    let before = script.state.clone();
    for draw in script.legal() {
        script.state.clone_from(&before);
        script.acts(&draw);
        assert!(placements(&script, "0,-1").is_empty(), "after {draw}");
    }
}

/// BAS-D-03.
#[test]
fn contact_at_a_corner_connects_nothing() {
    // Two cities side by side on the north edges of 0,0 and 1,0; only the second gets its wall.
    Script::play(
        "players Red Blue
        draw BA-D; place 1,0 turn 0; pass
        draw BA-E; place 1,-1 turn 2; follower city S
        expect scores Red 0 Blue 4
        draw BA-E",
    );
}

/// BAS-D-03, BAS-D-04: what lies north of a road stays north of it from tile to tile.
#[test]
fn the_left_half_of_an_edge_meets_the_right_half_of_the_other() {
    Script::play(
        "players Red Blue
        draw BA-U; place 1,0 turn 0; follower field NL
        draw BA-V; place 2,0 turn 0
        expect legal followers road S, field SR",
    );
}
