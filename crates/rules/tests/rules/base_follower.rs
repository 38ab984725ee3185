//! The second step of a turn, the follower: `BAS-17` to `BAS-26`.

use std::collections::BTreeSet;

use crate::support::{Row, Script};
use bastide_rules::setup::GameName;
use bastide_rules::tile::FeatureKind;
use bastide_rules::{Action, Event, Phase, Piece, Role, Seat};

fn play(text: &str) -> Script {
    Script::play(&format!("players Red Blue\n{text}"))
}

/// Where each player stands on features of a kind, feature by feature.
fn standing(script: &Script, kind: FeatureKind) -> Vec<Vec<(usize, String)>> {
    let features = script.state.features(&script.game).into_iter();
    let occupied = features.filter(|feature| feature.kind == kind && !feature.pieces.is_empty());
    let places = occupied.map(|feature| {
        let followers = feature.pieces.into_iter();
        followers.map(|(seat, _, at, place)| (seat.index(), format!("{at} {place}"))).collect()
    });
    places.collect()
}

/// BAS-17.
#[test]
fn a_player_may_place_one_follower_or_none() {
    let tile = "draw BA-A; place 1,0 turn 1";
    for (choice, left) in [("pass", 7), ("follower road W", 6), ("follower cloister", 6)] {
        let mut script = play(&format!(
            "{tile}
            expect legal followers road W, cloister, field NL
            {choice}
            expect supply Red {left} Blue 7
            draw BA-U"
        ));
        assert_eq!(script.state.turn(), Seat::new(1), "the turn is over");
        assert_eq!(script.refused("follower field NL"), Ok("BAS-08"), "no second follower");
    }
}

/// BAS-18.
#[test]
fn a_player_without_followers_only_places_tiles() {
    play(
        "element followers 1
        draw BA-B; place 0,1 turn 0; follower cloister
        draw BA-U; place 1,0 turn 0; pass
        draw BA-A; place 2,0 turn 1
        expect supply Red 0 Blue 1
        expect refused follower cloister BAS-18
        expect refused follower road W BAS-18
        pass
        expect supply Red 0 Blue 1
        draw BA-A; place -1,0 turn 3; follower cloister
        expect supply Red 0 Blue 0
        draw BA-U",
    );
}

/// BAS-18: nothing but a scoring brings a follower back.
#[test]
fn followers_cannot_be_taken_back_at_will() {
    let script = play(
        "element followers 1
        draw BA-B; place 0,1 turn 0; follower cloister
        draw BA-U; place 1,0 turn 0; pass
        draw BA-U; place 2,0 turn 0",
    );
    assert_eq!(script.legal(), BTreeSet::from(["pass".to_owned()]));
    assert_eq!(standing(&script, FeatureKind::Cloister), [[(0, "0,1 cloister".to_owned())]]);
}

/// BAS-19.
#[test]
fn a_follower_stands_only_on_the_tile_of_this_turn() {
    let mut script = Script::prepare("players Red Blue\ndraw BA-A\ndraw BA-U");
    script.acts("draw BA-A; place 1,0 turn 1");
    let mut on_the_first_tile = Vec::new();
    script.game.legal_actions(&script.state, &mut on_the_first_tile);
    script.acts("pass; draw BA-U; place -1,0 turn 0");
    on_the_first_tile.retain(|action| *action != Action::Pass);
    assert_eq!(on_the_first_tile.len(), 3);
    for action in on_the_first_tile {
        let answer = script.game.apply(&mut script.state, action, &mut script.events);
        assert_eq!(answer.map_err(|refusal| refusal.rule(GameName::Carcassonne)), Err("BAS-19"));
        assert_eq!(script.state.phase(), Phase::PlacePiece);
    }
}

/// BAS-20, BAS-26.
#[test]
fn the_segment_makes_the_role_and_only_farmers_lie() {
    let roles = [
        ("draw BA-A; place 1,0 turn 1; follower road W", Role::Highwayman, false),
        ("draw BA-G; place 0,-1 turn 1; follower city N", Role::Knight, false),
        ("draw BA-A; place 1,0 turn 1; follower cloister", Role::Monk, false),
        ("draw BA-A; place 1,0 turn 1; follower field NL", Role::Farmer, true),
    ];
    for (turn, wanted, lies) in roles {
        let script = play(&format!("{turn}\ndraw BA-U"));
        let found = script.events.iter().find_map(|event| match event {
            Event::PiecePlaced { seat, piece: Piece::Follower, role, .. } => Some((*seat, *role)),
            _ => None,
        });
        assert_eq!(found, Some((Seat::new(0), Some(wanted))), "{turn}");
        assert_eq!(wanted.lies_down(), lies);
    }
}

/// BAS-20.
#[test]
fn the_role_stays_until_the_follower_returns() {
    let mut script = play(
        "draw BA-A; place 1,0 turn 1; follower road W
        draw BA-U; place -1,0 turn 0; pass
        draw BA-A; place -2,0 turn 3",
    );
    assert_eq!(standing(&script, FeatureKind::Road), [[(0, "1,0 road W".to_owned())]]);
    script.acts("pass");
    let returned = script.events.iter().any(|event| {
        matches!(event, Event::PieceReturned { role: Some(Role::Highwayman), place, .. }
            if place.to_string() == "road W")
    });
    assert!(returned);
}

/// BAS-20: what a tile does not show cannot be named.
#[test]
fn a_follower_needs_a_segment_to_stand_on() {
    let mut script = play("draw BA-U; place 1,0 turn 0");
    for nowhere in ["follower cloister", "follower city N", "follower road N"] {
        assert!(script.act(nowhere).is_err_and(|error| error.contains("on the tile placed last")));
    }
    play(
        "element farmers false
        draw BA-U; place 1,0 turn 0
        expect legal followers road E
        expect refused follower field NL BAS-20",
    );
}

/// BAS-21.
#[test]
fn a_feature_with_a_follower_is_closed_to_all_however_far_away() {
    // Red's follower blocks Blue and Red alike, farther and farther away.
    let features = [
        (
            "BA-A",
            "1,0 turn 1",
            "road W",
            "BA-U",
            ["-1,0 turn 0", "-2,0 turn 0", "-3,0 turn 0"],
            "road E",
        ),
        (
            "BA-G",
            "0,-1 turn 1",
            "city N",
            "BA-G",
            ["0,-2 turn 1", "0,-3 turn 1", "0,-4 turn 1"],
            "city N",
        ),
        (
            "BA-U",
            "1,0 turn 0",
            "field NL",
            "BA-U",
            ["-1,0 turn 0", "-2,0 turn 0", "-3,0 turn 0"],
            "field NL",
        ),
    ];
    for (tile, at, taken, next, places, blocked) in features {
        let further: String = places
            .map(|at| {
                format!("draw {next}; place {at}\nexpect refused follower {blocked} BAS-21\npass\n")
            })
            .concat();
        play(&format!("draw {tile}; place {at}; follower {taken}\n{further}draw BA-U"));
    }
}

/// BAS-21: the tile's own piece of road is free, but not the road that it becomes part of.
#[test]
fn a_feature_is_looked_at_as_it_is_after_the_tile() {
    let open_on_one_side_only = "draw BA-U; place 1,0 turn 0; follower road E
        draw BA-W; place 2,0 turn 0";
    play(&format!("{open_on_one_side_only}\nexpect refused follower road W BAS-21"));
    play(&format!("{open_on_one_side_only}; follower road E\nend"));
}

/// BAS-22.
#[test]
fn an_occupied_feature_does_not_block_the_others_on_the_tile() {
    play(
        "draw BA-G; place 0,-1 turn 1; follower city N
        draw BA-L; place 0,-2 turn 2
        expect legal followers road N, road E, road W, field NL, field NR, field ER",
    );
    play(
        "draw BA-U; place 1,0 turn 0; follower road E
        draw BA-A; place 2,0 turn 1
        expect legal followers cloister, field NL",
    );
}

/// BAS-23, BAS-R-12.
#[test]
fn the_cloister_of_a_new_tile_is_always_free() {
    play(
        "draw BA-B; place 0,1 turn 0; follower cloister
        draw BA-B; place 0,2 turn 0; follower field NL
        draw BA-B; place 1,2 turn 0
        expect legal followers cloister
        follower cloister
        end
        expect scores Red 7 Blue 0",
    );
}

/// BAS-24.
#[test]
fn a_tile_may_join_occupied_features_which_are_then_shared() {
    for (row, kind) in [(Row::ROAD, FeatureKind::Road), (Row::CITY, FeatureKind::City)] {
        let script = Script::play(&row.script(true));
        let places =
            ["0,1 {} E", "4,1 {} W", "2,1 {} E"].map(|place| place.replace("{}", row.kind));
        let followers: Vec<_> = [0, 0, 1].into_iter().zip(places).collect();
        assert_eq!(standing(&script, kind), [followers], "{}", row.kind);
        assert!(!script.legal().contains(&format!("follower {} E", row.kind)));
    }
}

/// BAS-25.
#[test]
fn a_feature_completed_by_the_tile_can_still_be_taken() {
    play(
        "draw BA-E; place 0,-1 turn 2
        expect legal followers city S, field NL
        follower city S
        expect scores Red 4 Blue 0
        draw BA-A; place 1,0 turn 1; pass
        draw BA-A; place -1,0 turn 3; follower road E
        expect scores Red 7 Blue 0
        draw BA-U",
    );
}

/// BAS-R-10.
#[test]
fn a_completed_feature_need_not_be_taken() {
    for choice in ["pass", "follower field NL"] {
        let script = play(&format!(
            "draw BA-E; place 0,-1 turn 2; {choice}
            expect scores Red 0 Blue 0
            draw BA-U"
        ));
        assert_eq!(script.scorings().len(), 1, "the city is complete");
    }
}

/// BAS-R-11.
#[test]
fn a_farmer_around_a_cloister_leaves_it_without_a_monk() {
    let script = play(
        "draw BA-B; place 0,1 turn 0; follower field NL
        end
        expect scores Red 0 Blue 0",
    );
    assert_eq!(standing(&script, FeatureKind::Field), [[(0, "0,1 field NL".to_owned())]]);
    assert!(standing(&script, FeatureKind::Cloister).is_empty());
}

/// BAS-D-02, BAS-D-11.
#[test]
fn every_road_of_a_crossing_is_a_road_of_its_own() {
    play(
        "draw BA-A; place 1,0 turn 1; follower road W
        draw BA-X; place -1,0 turn 0
        expect legal followers road N, road S, road W, field NL, field NR, field ER, field SR
        expect scores Red 0 Blue 0
        pass
        expect scores Red 3 Blue 0
        draw BA-H; place 0,-1 turn 0
        expect legal followers city N, city S, field EL",
    );
}
