//! The third step of a turn, the scoring of completed features: `BAS-27` to `BAS-45`.

use std::collections::{BTreeMap, BTreeSet};

use crate::support::{RING, Row, Script, ring};
use bastide_rules::event::{Counted, Occasion, Score, Strength, Term};
use bastide_rules::tile::{FeatureKind, TileSet};
use bastide_rules::{Event, Game, Pos, Role, Seat, Setup};

const RED: Seat = Seat::new(0);
const BLUE: Seat = Seat::new(1);

/// Plays a script of Red and Blue and then draws one more tile, so that the game goes on.
fn play(text: &str) -> Script {
    Script::play(&format!("players Red Blue\n{text}\ndraw BA-B"))
}

/// Like [`play`]; what the players get for the tiles of the script.
fn scores(text: &str) -> [u32; 2] {
    let script = play(text);
    [script.score("Red"), script.score("Blue")]
}

/// What was scored or completed, and how much it is worth.
fn told(script: &Script) -> Vec<(FeatureKind, Pos, u32)> {
    script.scorings().iter().map(|score| (score.feature, score.at, score.points)).collect()
}

/// A crossing tile with a city in the middle of Red's road, Blue's city and Green's cloister.
const ALL_AT_ONCE: &str = "players Red Blue Green
    start BA-B -1,-1 turn 0
    start BA-A -1,0 turn 3
    start BA-B -1,1 turn 0
    start BA-B -1,2 turn 0
    start BA-B 0,2 turn 0
    start BA-B 1,2 turn 0
    start BA-B 1,1 turn 0
    draw BA-A; place 1,0 turn 1; follower road W
    draw BA-E; place 0,-1 turn 2; follower city S
    draw BA-A; place 0,1 turn 2; follower cloister
    draw BA-L; place 0,0 turn 0
    expect scores Red 0 Blue 0 Green 0
    pass
    expect scores Red 2 Blue 4 Green 9
    draw BA-B";

/// BAS-27, BAS-37, BAS-40, BAS-41.
#[test]
fn one_tile_completes_features_of_several_players_who_score_at_once() {
    Script::play(ALL_AT_ONCE);
}

/// BAS-R-14.
#[test]
fn roads_come_before_cities_and_cities_before_cloisters_clockwise_from_the_north() {
    let wanted = [
        (FeatureKind::Road, Pos::new(1, 0), 2),
        (FeatureKind::Road, Pos::new(0, 1), 2),
        (FeatureKind::Road, Pos::new(-1, 0), 2),
        (FeatureKind::City, Pos::new(0, -1), 4),
        (FeatureKind::Cloister, Pos::new(0, 1), 9),
    ];
    assert_eq!(told(&Script::play(ALL_AT_ONCE)), wanted);
}

/// BAS-28, BAS-30, BAS-D-05, BAS-D-06, BAS-D-11.
#[test]
fn a_road_is_complete_when_both_ends_are_closed() {
    let from_a_cloister = "draw BA-A; place -1,0 turn 3; follower road E\n";
    let ends = [
        ("BA-A turn 1", 3, "a cloister"),
        ("BA-W turn 0", 3, "a crossing of three roads"),
        ("BA-X turn 0", 3, "a crossing of four roads"),
        ("BA-L turn 0", 3, "a crossing beside a city"),
        ("BA-S turn 1", 3, "a city"),
        ("BA-V turn 0", 0, "nothing: a bend"),
        ("BA-U turn 0", 0, "nothing: straight on"),
    ];
    for (end, points, what) in ends {
        let (tile, turn) = end.split_once(' ').expect("tile and turn");
        let script = play(&format!("{from_a_cloister}draw {tile}; place 1,0 {turn}; pass"));
        assert_eq!(script.score("Red"), points, "closed by {what}");
        let roads = script.state.features(&script.game);
        let road = roads.iter().find(|road| road.segments[0].1.to_string() == "road E");
        assert_eq!(road.map(|road| road.complete), Some(points > 0), "closed by {what}");
    }
}

/// BAS-29.
#[test]
fn a_road_that_runs_back_into_itself_is_complete() {
    let loop_of_four = "start BA-V 0,0 turn 3
        draw BA-V; place 1,0 turn 0; follower road S
        draw BA-V; place 1,1 turn 1; pass
        expect scores Red 0 Blue 0
        draw BA-V; place 0,1 turn 2; pass";
    assert_eq!(scores(loop_of_four), [4, 0]);
}

/// BAS-30, BAS-D-07, BAS-R-07.
#[test]
fn a_tile_over_which_a_road_runs_twice_counts_once() {
    let from_the_crossing_and_back = "start BA-X 0,0 turn 0
        draw BA-V; place 0,-1 turn 3; follower road E
        draw BA-V; place 1,-1 turn 0; pass
        draw BA-V; place 1,0 turn 1; pass";
    assert_eq!(scores(from_the_crossing_and_back), [4, 0]);
}

/// BAS-31, BAS-D-05, BAS-D-06, BAS-R-18.
#[test]
fn a_city_with_a_gap_inside_is_not_complete() {
    let with_a_gap = "start BA-R -1,0 turn 1
        start BA-N -1,-1 turn 2
        start BA-R 0,-1 turn 2
        start BA-N 1,-1 turn 3
        start BA-R 1,0 turn 3
        start BA-N 1,1 turn 0
        start BA-N -1,1 turn 1
        draw BA-R; place 0,1 turn 0; follower city N
        expect scores Red 0 Blue 0
        expect supply Red 6 Blue 7
        draw BA-C; place 0,0 turn 0; pass
        expect supply Red 7 Blue 7";
    assert_eq!(scores(with_a_gap), [9 * 2 + 2, 0]);
}

/// BAS-33, BAS-R-06.
#[test]
fn a_city_of_two_tiles_is_worth_four() {
    assert_eq!(scores("draw BA-E; place 0,-1 turn 2; follower city S"), [4, 0]);
}

/// BAS-32, BAS-33, BAS-DX-07.
#[test]
fn a_city_of_two_tiles_with_a_shield_is_worth_six() {
    let tile = |id: &str, key: &str, shields: u8| {
        format!(
            "[[tile]]\nid = '{id}'\ncopies = 1\n{key}\nedges = 'city field field field'\n
            features = [{{ kind = 'city', sides = 'N', shields = {shields} }},
            {{ kind = 'field', halves = 'EL ER SL SR WL WR', touches = [0] }}]\n"
        )
    };
    let tiles = tile("T-PLAIN", "start = true", 0) + &tile("T-SHIELD", "", 1);
    let text = format!("set = 'test'\ngame = 'carcassonne'\ntitle = 'Test'\n{tiles}");
    let set = TileSet::parse("test.toml", &text).expect("a tile file");
    let mut setup = Setup::carcassonne(["Red", "Blue"]);
    setup.sets = BTreeMap::from([("test".to_owned(), 1)]);
    let mut script = Script::of(Game::with_tile_sets(setup, &[set]).expect("a setup"));
    script.acts("draw T-SHIELD; place 0,-1 turn 2; follower city S");
    assert_eq!(script.state.scores(), [6, 0]);
    assert_eq!(told(&script), [(FeatureKind::City, Pos::new(0, 0), 6)]);
}

/// BAS-34, BAS-D-07.
#[test]
fn a_tile_with_two_segments_of_a_city_counts_once() {
    let back_to_the_same_tile = "start BA-I 0,0 turn 0
        draw BA-N; place 0,-1 turn 3; follower city S
        draw BA-N; place -1,-1 turn 2; pass
        draw BA-N; place -1,0 turn 1; pass";
    assert_eq!(scores(back_to_the_same_tile), [8, 0]);
}

/// BAS-35, BAS-36, BAS-D-06: whichever of the eight is the last, an edge or a corner.
#[test]
fn a_cloister_is_complete_when_eight_tiles_lie_around_it() {
    for (missing, (tile, place)) in RING.into_iter().enumerate() {
        let seven = ring(missing + 1, 7);
        let eighth = format!(
            "{seven}draw BA-B; place 0,0 turn 0; follower cloister
            expect scores Red 0 Blue 0
            expect supply Red 6 Blue 7
            draw {tile}; place {place}; pass
            expect supply Red 7 Blue 7"
        );
        assert_eq!(scores(&eighth), [9, 0], "{tile} at {place}");
    }
}

/// BAS-27, BAS-36, BAS-44.
#[test]
fn a_cloister_laid_into_its_place_scores_in_the_same_turn() {
    let last = format!("{}draw BA-B; place 0,0 turn 0; follower cloister", ring(0, 8));
    assert_eq!(scores(&last), [9, 0]);
}

/// BAS-40.
#[test]
fn a_cloister_scores_for_its_monk_and_nobody_else() {
    let ring = ring(1, 7);
    let beside_a_farmer = format!(
        "{ring}draw BA-B; place 0,0 turn 0; follower cloister
        draw BA-V; place -1,-1 turn 0; follower field NL"
    );
    assert_eq!(scores(&beside_a_farmer), [9, 0]);
    let without_a_monk = format!(
        "{ring}draw BA-B; place 0,0 turn 0; follower field NL
        draw BA-V; place -1,-1 turn 0; pass"
    );
    assert_eq!(scores(&without_a_monk), [0, 0]);
}

/// BAS-37.
#[test]
fn the_points_go_to_the_owner_and_not_to_who_completes() {
    let road = "draw BA-A; place 1,0 turn 1; follower road W
        draw BA-A; place -1,0 turn 3; follower cloister
        expect supply Red 7 Blue 6";
    assert_eq!(scores(road), [3, 0]);
    let city = "draw BA-G; place 0,-1 turn 1; follower city N
        draw BA-E; place 0,-2 turn 2; follower field NL
        expect supply Red 7 Blue 6";
    assert_eq!(scores(city), [6, 0]);
}

/// BAS-32, BAS-37, BAS-38, BAS-42, BAS-D-08, BAS-D-09, BAS-R-19.
#[test]
fn the_most_followers_own_a_feature_and_all_others_return_without_points() {
    for (row, points) in [(Row::ROAD, 5), (Row::CITY, 5 * 2 + 3 * 2)] {
        for (red_comes_again, wanted) in [(true, [points, 0]), (false, [points, points])] {
            let script = Script::play(&format!("{}pass\ndraw BA-B", row.script(red_comes_again)));
            assert_eq!(script.state.scores(), wanted, "{}", row.kind);
            assert_eq!([script.supply("Red"), script.supply("Blue")], [7, 7], "{}", row.kind);
        }
    }
}

/// BAS-39, and the event of such a feature.
#[test]
fn a_completed_feature_without_followers_scores_for_nobody() {
    let cloister = format!("{}draw BA-B; place 0,0 turn 0; pass", ring(0, 8));
    let features = [
        (
            "draw BA-A; place 1,0 turn 1; pass\ndraw BA-A; place -1,0 turn 3; pass",
            FeatureKind::Road,
            3,
        ),
        ("draw BA-E; place 0,-1 turn 2; pass", FeatureKind::City, 4),
        (&cloister, FeatureKind::Cloister, 9),
    ];
    for (text, kind, worth) in features {
        let script = play(text);
        assert_eq!(script.state.scores(), [0, 0]);
        let [score] = script.scorings()[..] else { panic!("one feature is complete") };
        assert_eq!((score.feature, score.occasion), (kind, Occasion::Completed));
        assert_eq!(score.points, worth, "what a receiver would have got");
        assert!(score.receivers.is_empty() && score.strengths.is_empty());
        assert!(!script.events.iter().any(|event| matches!(event, Event::PieceReturned { .. })));
    }
}

/// BAS-32, BAS-38, BAS-D-08: the event explains every number.
#[test]
fn the_scoring_of_a_city_is_told_with_tiles_shields_strengths_and_receivers() {
    let script = Script::play(&format!("{}pass\ndraw BA-B", Row::CITY.script(true)));
    let [score] = script.scorings()[..] else { panic!("one city is complete") };
    let tiles: BTreeSet<_> = score.tiles.iter().copied().collect();
    assert_eq!(tiles, (0..5).map(|x| Pos::new(x, 1)).collect());
    let wanted = Score {
        feature: FeatureKind::City,
        occasion: Occasion::Completed,
        at: Pos::new(0, 1),
        place: "city E".parse().expect("a place"),
        tiles: score.tiles.clone(),
        terms: vec![
            Term { what: Counted::Tiles, count: 5, each: 2 },
            Term { what: Counted::Shields, count: 3, each: 2 },
        ],
        because: vec![],
        points: 16,
        strengths: vec![Strength { seat: RED, strength: 2 }, Strength { seat: BLUE, strength: 1 }],
        receivers: vec![RED],
    };
    assert_eq!((score, score.tiles.len()), (&wanted, 5));

    let returned = script.events.iter().filter_map(|event| match event {
        Event::PieceReturned { seat, role: Some(Role::Knight), at, .. } => Some((*seat, *at)),
        _ => None,
    });
    let places = [(RED, Pos::new(0, 1)), (RED, Pos::new(4, 1)), (BLUE, Pos::new(2, 1))];
    assert!(returned.eq(places));
}

/// BAS-43, BAS-R-13, BAS-V-11.
#[test]
fn a_returned_follower_is_placed_again_from_the_next_turn_on() {
    play(
        "element followers 1
        draw BA-A; place 1,0 turn 1; follower road W
        draw BA-U; place 0,1 turn 0; pass
        draw BA-A; place -1,0 turn 3
        expect supply Red 0 Blue 1
        expect refused follower cloister BAS-18
        pass
        expect supply Red 1 Blue 1
        draw BA-B; place 0,2 turn 0; pass
        draw BA-B; place 0,3 turn 0; follower cloister
        expect supply Red 0 Blue 1",
    );
}

/// BAS-42, BAS-44.
#[test]
fn a_follower_is_placed_scores_and_returns_in_one_turn() {
    play(
        "draw BA-E; place 0,-1 turn 2
        expect scores Red 0 Blue 0
        follower city S
        expect scores Red 4 Blue 0
        expect supply Red 7 Blue 7",
    );
}

/// BAS-42, BAS-45: on a tile with a completed city, too.
#[test]
fn followers_on_unfinished_features_stay() {
    let script = play(
        "draw BA-A; place 1,0 turn 1; follower road W
        draw BA-K; place 0,-1 turn 2; follower road N
        expect supply Red 6 Blue 6
        draw BA-U; place -1,0 turn 0; pass
        expect supply Red 6 Blue 6
        expect scores Red 0 Blue 0",
    );
    let followers = script.state.features(&script.game).into_iter().flat_map(|road| road.pieces);
    assert!(followers.map(|(seat, ..)| seat).eq([RED, BLUE]));
    assert_eq!(told(&script), [(FeatureKind::City, Pos::new(0, 0), 4)]);
}
