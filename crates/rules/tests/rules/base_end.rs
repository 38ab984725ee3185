//! Fields and the end of the game: `BAS-46` to `BAS-62`.

use crate::support::{Row, Script, ring};
use bastide_rules::event::Occasion;
use bastide_rules::setup::FieldScoring;
use bastide_rules::tile::FeatureKind;
use bastide_rules::{Actor, Event, Game, Phase, Role, Seat, Setup};

const RED: Seat = Seat::new(0);
const BLUE: Seat = Seat::new(1);

fn play(text: &str) -> Script {
    Script::play(&format!("players Red Blue\n{text}"))
}

/// What Red and Blue have at the end of a script.
fn final_scores(text: &str) -> [u32; 2] {
    let script = play(&format!("{text}\nend"));
    [script.score("Red"), script.score("Blue")]
}

fn before_the_end(events: &[Event]) -> &[Event] {
    events.split(|event| *event == Event::FinalScoring).next().expect("a first part")
}

/// BAS-46, BAS-D-03, BAS-R-17.
#[test]
fn fields_are_divided_by_roads_and_cities_that_run_across_and_by_nothing_else() {
    let tiles = [
        ("BA-U 0,0 turn 0", "BA-U; place 1,0 turn 0", 2, "a road, which ends at the outer edge"),
        ("BA-U 0,0 turn 0", "BA-S; place 1,0 turn 1", 2, "a road up to a city"),
        ("BA-F 0,0 turn 0", "BA-G; place 1,0 turn 0", 4, "a city; the fields meet at corners"),
        ("BA-U 0,0 turn 0", "BA-A; place 1,0 turn 1", 1, "a road that ends at a cloister"),
        ("BA-B 0,0 turn 0", "BA-E; place 1,0 turn 0", 1, "a cloister, and a city on the edge"),
    ];
    for (start, tile, wanted, what) in tiles {
        let script = play(&format!("start {start}\ndraw {tile}"));
        let features = script.state.features(&script.game);
        let fields = features.iter().filter(|feature| feature.kind == FeatureKind::Field);
        assert_eq!(fields.count(), wanted, "{what}");
    }
}

/// BAS-47.
#[test]
fn a_field_is_never_scored_during_the_game() {
    let mut script = Script::of(Game::new(Setup::carcassonne(["Red", "Blue"])).expect("a setup"));
    script.play_out(47);
    let farmers = |events: &[Event]| {
        let of_field = |event: &&Event| matches!(event, Event::Scored(score) if score.feature == FeatureKind::Field);
        events.iter().filter(of_field).count()
    };
    assert_eq!(farmers(before_the_end(&script.events)), 0);
    assert!(farmers(&script.events) > 0);
    // Without cities it is worth nothing in the end either.
    assert_eq!(final_scores("draw BA-B; place 0,1 turn 0; follower field NL"), [0, 0]);
}

/// BAS-48, BAS-D-06, BAS-R-16.
#[test]
fn a_farmer_stays_even_when_the_field_is_closed_in() {
    let script = play(
        "start BA-V 0,0 turn 3
        draw BA-V; place 1,0 turn 0; follower field SR
        draw BA-V; place 1,1 turn 1; pass
        draw BA-V; place 0,1 turn 2; pass
        expect supply Red 6 Blue 7
        draw BA-B; place 2,0 turn 0; pass
        end
        expect supply Red 6 Blue 7",
    );
    let features = script.state.features(&script.game);
    let field = features.iter().find(|feature| !feature.pieces.is_empty());
    assert_eq!(field.map(|field| (field.segments.len(), field.complete)), Some((4, false)));
}

/// Two farmers on fields that a road divides, and the road's end, which joins them.
const JOINED_FIELDS: &str = "draw BA-E; place 0,-1 turn 2; follower field NL
    draw BA-U; place 0,-2 turn 0; follower field NL
    draw BA-A; place 1,-2 turn 1";

/// The same with a second farmer of Red on a third field, all joined: two to one.
const TWO_TO_ONE: &str = "draw BA-E; place 0,-1 turn 2; follower field NL
    draw BA-U; place 0,-2 turn 0; follower field NL
    draw BA-U; place 0,-3 turn 0; follower field NL
    draw BA-A; place 1,-2 turn 1; pass
    draw BA-A; place 1,-3 turn 1; pass";

/// The farmer on the first of these fields; the tile completes the city of the start tile.
const FIELD: &str = "draw BA-E; place 0,-1 turn 2; follower field NL";

/// A turn without a follower.
const NO_FOLLOWER: &str = "draw BA-B; place 0,1 turn 0; pass";

/// A farmer on the field between the city and the road of the start tile.
const OTHER_FIELD: &str = "draw BA-U; place 1,0 turn 0; follower field NL";

/// Two cloisters, Red's and Blue's, with three tiles each.
const SIDE_BY_SIDE: &str = "draw BA-B; place 0,1 turn 0; follower cloister
    draw BA-B; place 1,1 turn 0; follower cloister";

/// BAS-24, BAS-49.
#[test]
fn joined_fields_are_shared_and_closed_to_further_farmers() {
    let script = play(&format!(
        "{JOINED_FIELDS}
        expect legal followers road W, cloister
        expect refused follower field NL BAS-21"
    ));
    let features = script.state.features(&script.game);
    let field = features.iter().find(|feature| !feature.pieces.is_empty()).expect("the field");
    assert!(field.pieces.iter().map(|(seat, ..)| *seat).eq([RED, BLUE]));
}

/// BAS-50, BAS-R-05, BAS-V-08.
#[test]
fn the_last_turn_is_played_in_full_and_then_the_game_is_over() {
    let mut script = play(
        "draw BA-E; place 0,-1 turn 2
        expect scores Red 0 Blue 0
        follower city S
        end
        expect scores Red 4 Blue 0",
    );
    let regular = before_the_end(&script.events);
    assert!(matches!(regular[regular.len() - 1], Event::PieceReturned { seat: RED, .. }));
    let over = Event::GameOver { scores: vec![4, 0], winners: vec![RED] };
    assert_eq!(script.events.last(), Some(&over));
    assert_eq!((script.state.actor(), script.state.phase()), (Actor::Nobody, Phase::Over));
    assert!(script.legal().is_empty());
    for action in ["draw BA-E", "place 0,1 turn 2", "follower field NL", "pass"] {
        assert_eq!(script.refused(action), Ok("BAS-50"), "{action}");
    }
}

/// BAS-51, BAS-56, BAS-R-23, BAS-V-09.
#[test]
fn unfinished_features_come_before_the_fields_and_their_followers_leave() {
    let script = play(
        "draw BA-B; place 0,1 turn 0; follower field NL
        draw BA-B; place 0,2 turn 0; follower cloister
        draw BA-G; place 0,-1 turn 1; follower city N
        draw BA-U; place 1,0 turn 0; follower road E
        end
        expect supply Red 6 Blue 7",
    );
    let scored: Vec<_> =
        script.scorings().iter().map(|score| (score.feature, score.occasion)).collect();
    let wanted = [
        (FeatureKind::Road, Occasion::Unfinished),
        (FeatureKind::City, Occasion::Unfinished),
        (FeatureKind::Cloister, Occasion::Unfinished),
        (FeatureKind::Field, Occasion::Farmers),
    ];
    assert_eq!(scored, wanted);
    let returned = script.events.iter().filter_map(|event| match event {
        Event::PieceReturned { role, .. } => Some(*role),
        _ => None,
    });
    assert!(returned.flatten().eq([Role::Highwayman, Role::Knight, Role::Monk]));
}

/// BAS-52, BAS-53, BAS-R-02, BAS-R-03, BAS-V-14: in both editions.
#[test]
fn an_unfinished_road_or_city_is_worth_a_point_for_each_tile_and_shield() {
    let features = [
        ("draw BA-U; place 1,0 turn 0; follower road E", 2),
        ("draw BA-A; place 1,0 turn 1; follower road W\ndraw BA-U; place -1,0 turn 0; pass", 3),
        ("draw BA-G; place 0,-1 turn 1; follower city N", 2),
        ("draw BA-F; place 0,-1 turn 1; follower city N", 3),
        ("draw BA-F; place 0,-1 turn 1; follower city N\ndraw BA-S; place 0,-2 turn 1; pass", 5),
    ];
    for (text, points) in features {
        assert_eq!(final_scores(text), [points, 0], "{text}");
        let in_2003 = format!("option field-scoring once-per-city\n{text}");
        assert_eq!(final_scores(&in_2003), [points, 0], "2003: {text}");
    }
}

/// BAS-54.
#[test]
fn an_unfinished_cloister_is_worth_its_tile_and_those_around_it() {
    for around in 1..=7 {
        let start = ring(1, around);
        let cloister = format!("{start}draw BA-B; place 0,0 turn 0; follower cloister");
        assert_eq!(final_scores(&cloister), [1 + around as u32, 0]);
    }
}

/// BAS-54, BAS-R-12.
#[test]
fn cloisters_side_by_side_count_each_other() {
    assert_eq!(final_scores(SIDE_BY_SIDE), [3, 3]);
}

/// BAS-55, BAS-37, BAS-38.
#[test]
fn majority_and_ties_work_for_unfinished_features_too() {
    for (row, points) in [(Row::OPEN_ROAD, 5), (Row::OPEN_CITY, 5 + 5)] {
        for (red_comes_again, wanted) in [(true, [points, 0]), (false, [points, points])] {
            let script = Script::play(&format!("{}pass\nend", row.script(red_comes_again)));
            assert_eq!(script.state.scores(), wanted, "{}", row.kind);
        }
    }
}

/// BAS-57, BAS-59, BAS-60, BAS-61, BAS-V-01, BAS-R-22, BAS-DX-02, BAS-DX-03: the scores of the
/// Big Box edition, then of the 2003 edition. The city of two tiles lies between the fields.
#[test]
fn the_owners_of_a_field_get_three_points_for_a_city_once_a_field_or_once_a_player() {
    let fields: [(&str, &str, [u32; 2], [u32; 2]); 7] = [
        ("nobody has a field", "draw BA-E; place 0,-1 turn 2; pass", [0, 0], [0, 0]),
        ("Red has both fields", &format!("{FIELD}\n{NO_FOLLOWER}\n{OTHER_FIELD}"), [6, 0], [3, 0]),
        ("each has one field", &format!("{FIELD}\n{OTHER_FIELD}"), [3, 3], [3, 3]),
        ("Red and Blue share a field", &format!("{JOINED_FIELDS}; pass"), [3, 3], [3, 3]),
        (
            "Red and Blue share a field, Red has the other",
            &format!("{JOINED_FIELDS}; pass\n{NO_FOLLOWER}\n{OTHER_FIELD}"),
            [6, 3],
            [3, 3],
        ),
        ("Red has more farmers than Blue", TWO_TO_ONE, [3, 0], [3, 0]),
        (
            "Red has more farmers than Blue, Blue has the other field",
            &format!("{TWO_TO_ONE}\n{OTHER_FIELD}"),
            [3, 3],
            [3, 3],
        ),
    ];
    for (what, text, big_box, in_2003) in fields {
        assert_eq!(final_scores(text), big_box, "{what}");
        let text = format!("option field-scoring once-per-city\n{text}");
        assert_eq!(final_scores(&text), in_2003, "2003: {what}");
    }
}

/// BAS-R-01.
#[test]
fn fields_are_scored_by_the_big_box_edition_unless_the_table_says_otherwise() {
    let setup = Setup::carcassonne(["Red", "Blue"]);
    assert_eq!(setup.rules.field_scoring, FieldScoring::PerField);
}

/// BAS-58, BAS-59, BAS-D-10.
#[test]
fn a_field_counts_every_completed_city_once_whatever_its_size() {
    let cities = [
        ("an open city", "draw BA-E; place 0,1 turn 2; follower field NL", [0, 0]),
        (
            "Blue's city of three tiles with a shield",
            "draw BA-M; place 0,-1 turn 3; follower field NL
            draw BA-E; place -1,-1 turn 1; follower city E",
            [3, 8],
        ),
        (
            "two cities",
            &format!(
                "{FIELD}\ndraw BA-E; place 0,-2 turn 0; pass\ndraw BA-E; place 0,-3 turn 2; pass"
            ),
            [6, 0],
        ),
        (
            "a city inside the field, which touches it on two tiles",
            &format!(
                "{FIELD}\ndraw BA-A; place 1,0 turn 1; pass\ndraw BA-B; place 1,-1 turn 0; pass"
            ),
            [3, 0],
        ),
        (
            "a city beyond the road, which the field does not touch",
            "draw BA-E; place 0,-1 turn 2; pass
            draw BA-U; place 1,0 turn 0; follower field ER",
            [0, 0],
        ),
    ];
    for (what, text, wanted) in cities {
        assert_eq!(final_scores(text), wanted, "{what}");
    }
}

/// BAS-62, BAS-R-15.
#[test]
fn the_most_points_win_and_equal_points_share_the_victory() {
    let red = "draw BA-U; place 1,0 turn 0; follower road E";
    play(&format!("{red}\nend\nexpect winners Red"));
    play(&format!(
        "{red}\ndraw BA-E; place 0,-1 turn 2; follower city S\nend\nexpect winners Blue"
    ));
    play(&format!("{SIDE_BY_SIDE}\nend\nexpect winners Red Blue"));
}

/// BAS-D-09, BAS-R-24: in whole games, with both ways to score fields.
#[test]
fn every_point_is_told_and_goes_to_the_strongest() {
    for (seed, field_scoring) in [(1, FieldScoring::PerField), (2, FieldScoring::OncePerCity)] {
        let mut setup = Setup::carcassonne(["Red", "Blue", "Green"]);
        setup.rules.field_scoring = field_scoring;
        let mut script = Script::of(Game::new(setup).expect("a setup"));
        script.play_out(seed);
        let mut totals = [0; 3];
        for score in script.scorings() {
            assert_eq!(score.points, score.terms.iter().map(|term| term.points()).sum::<u32>());
            assert_eq!(score.receivers.is_empty(), score.strengths.is_empty());
            let best = score.strengths.iter().map(|own| own.strength).max();
            for receiver in &score.receivers {
                let own = score.strengths.iter().find(|own| own.seat == *receiver);
                assert_eq!(own.map(|own| own.strength), best);
                totals[receiver.index()] += score.points;
            }
            assert!(score.strengths.iter().all(|own| own.strength > 0));
        }
        assert_eq!(script.state.scores(), totals);
    }
}
