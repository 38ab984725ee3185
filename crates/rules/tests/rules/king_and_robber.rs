//! King & Robber Baron: what no worked example shows.

use crate::support::{Script, count};
use bastide_rules::event::Award;
use bastide_rules::{Event, Phase, Seat, Setup};

const RED: Seat = Seat::new(0);
const BLUE: Seat = Seat::new(1);
const SET: &str = "king-and-robber";

fn play(text: &str) -> Script {
    Script::play(&format!("players Red Blue\nelement king true\nelement robber-baron true\n{text}"))
}

/// Who took which card from whom, and with how many tiles.
fn taken(script: &Script) -> Vec<(Award, Seat, Option<Seat>, u32)> {
    let taken = script.events.iter().filter_map(|event| match *event {
        Event::AwardTaken { award, seat, from, tiles, .. } => Some((award, seat, from, tiles)),
        _ => None,
    });
    taken.collect()
}

fn paid(script: &Script) -> Vec<Event> {
    script.told(|event| matches!(event, Event::AwardScored { .. }))
}

/// KNG-01, KNG-02.
#[test]
fn the_set_brings_five_tiles_for_the_stack_and_two_cards_that_nobody_holds() {
    assert_eq!(count(SET, |_| 1), 5);
    let base = Setup::carcassonne(["Ann", "Ben"]);
    assert!(!base.in_play().king && !base.in_play().robber_baron);

    let script = Script::open(base.with([SET]));
    assert_eq!(script.state.tiles_left(), 71 + 5);
    let own: Vec<_> = script.legal().into_iter().filter(|draw| draw.contains("KR-")).collect();
    assert_eq!(own, [1, 2, 3, 4, 5].map(|number| format!("draw KR-0{number}")));
    assert!(script.game.in_play().king && script.game.in_play().robber_baron);
    for award in [Award::King, Award::RobberBaron] {
        assert_eq!(script.state.holder(award), None);
    }
}

/// KNG-02, KNG-05, KNG-10.
#[test]
fn without_the_cards_nobody_holds_or_scores_them() {
    let mut setup = Setup::carcassonne(["Ann", "Ben"]).with([SET]);
    setup.elements.king = Some(false);
    let mut script = Script::open(setup);
    script.play_out(2);
    assert_eq!(script.state.holder(Award::King), None);
    assert!(script.state.holder(Award::RobberBaron).is_some());
    assert!(taken(&script).iter().all(|&(award, ..)| award == Award::RobberBaron));
    assert_eq!(paid(&script).len(), 1);
}

/// Two cities of three tiles, side by side and open to the south.
const TWO_OPEN_CITIES: &str = "start BA-D 0,0 turn 0
    start BA-E 0,1 turn 2
    start BA-G 0,2 turn 1
    start BA-E 1,1 turn 2
    start BA-G 1,2 turn 1\n";

/// KNG-05, KNG-08, KNG-09: without the new record Blue's city of three would win the card.
#[test]
fn the_holder_keeps_the_card_with_a_new_record() {
    let script = play(&format!(
        "{TWO_OPEN_CITIES}
        draw BA-E; place 0,-1 turn 2; pass
        draw BA-B; place 0,-2 turn 0; pass
        draw BA-E; place 0,3 turn 0; pass
        expect king Red
        draw BA-E; place 1,3 turn 0; pass
        expect king Red
        draw BA-B"
    ));
    let wanted = [(Award::King, RED, None, 2), (Award::King, RED, Some(RED), 3)];
    assert_eq!(taken(&script), wanted);
}

/// KNG-07.
#[test]
fn a_card_that_changes_hands_is_told_with_the_one_who_had_it() {
    let script = play(&format!(
        "{TWO_OPEN_CITIES}
        draw BA-E; place 0,-1 turn 2; pass
        draw BA-E; place 0,3 turn 0; pass
        expect king Blue
        draw BA-B"
    ));
    let wanted = [(Award::King, RED, None, 2), (Award::King, BLUE, Some(RED), 3)];
    assert_eq!(taken(&script), wanted);
}

/// KNG-R-01.
#[test]
fn a_tile_with_two_parts_of_a_city_or_road_counts_once() {
    let city = "start BA-I 1,1 turn 0
        start BA-N 1,0 turn 3
        start BA-N 0,0 turn 2
        draw BA-N; place 0,1 turn 1; pass
        draw BA-B";
    assert_eq!(taken(&play(city)), [(Award::King, RED, None, 4)]);
    let road = "start BA-X 0,0 turn 0
        start BA-V 1,0 turn 0
        start BA-V 1,1 turn 1
        draw BA-V; place 0,1 turn 2; pass
        draw BA-B";
    assert_eq!(taken(&play(road)), [(Award::RobberBaron, RED, None, 4)]);
}

/// KNG-R-02: Blue's city of three is no larger than the larger one of Red's two, whichever comes first.
#[test]
fn of_several_cities_completed_at_once_the_largest_counts() {
    let small_in_the_north = "start BA-E 0,-1 turn 2
        start BA-G -1,0 turn 0
        start BA-E -2,0 turn 1";
    let large_in_the_north = "start BA-G 0,-1 turn 1
        start BA-E 0,-2 turn 2
        start BA-E -1,0 turn 1";
    for cities in [small_in_the_north, large_in_the_north] {
        let script = play(&format!(
            "start BA-B -1,-1 turn 0
            {cities}
            start BA-E -1,1 turn 2
            start BA-G -1,2 turn 1
            draw BA-I; place 0,0 turn 0; pass
            expect king Red
            draw BA-E; place -1,3 turn 0; pass
            expect king Red
            draw BA-B"
        ));
        assert_eq!(taken(&script).last().map(|&(.., tiles)| tiles), Some(3));
    }
}

/// KNG-06, KNG-R-06.
#[test]
fn the_card_moves_after_the_scoring_and_nobody_is_asked() {
    let script = play(
        "draw BA-E; place 0,-1 turn 2; follower city S
        expect king Red
        expect scores Red 4 Blue 0
        expect turn Blue
        expect legal draws draw BA-B
        draw BA-B",
    );
    let order = script.told(|event| matches!(event, Event::Scored(_) | Event::AwardTaken { .. }));
    assert!(matches!(order[..], [Event::Scored(_), Event::AwardTaken { .. }]));
    assert!(matches!(script.state.phase(), Phase::PlaceTile(_)));
}

/// One complete city, Red's King, and one complete road, closed by the player of that turn.
fn one_of_each(option: &str, road_closed_by_red: bool) -> Script {
    let (road, other) = ("draw BA-A; place 1,0 turn 1; pass", "draw BA-B; place 0,1 turn 0; pass");
    let rest = if road_closed_by_red { [other, road] } else { [road, other] };
    play(&format!(
        "{option}
        start BA-D 0,0 turn 0
        start BA-A -1,0 turn 3
        draw BA-E; place 0,-1 turn 2; pass
        {}
        {}
        end",
        rest[0], rest[1]
    ))
}

/// KNG-11, KNG-12, KNG-13, KNG-14 and their variants.
#[test]
fn one_card_and_both_cards_are_worth_what_the_table_agreed() {
    let options = [
        ("", [[1, 1], [2, 0]]),
        ("option king-and-robber-scoring per-feature", [[1, 1], [2, 0]]),
        ("option king-and-robber-scoring 10/20", [[10, 10], [20, 0]]),
        ("option king-and-robber-scoring 15/40", [[15, 15], [40, 0]]),
        ("option king-and-robber-scoring continuously", [[0, 0], [0, 0]]),
        ("option king-and-robber-scoring continuously-at-once", [[1, 1], [2, 0]]),
    ];
    for (option, [apart, both]) in options {
        assert_eq!(one_of_each(option, false).state.scores(), apart, "{option}");
        assert_eq!(one_of_each(option, true).state.scores(), both, "{option}");
    }
}

/// KNG-11, KNG-12: what the cards pay is told card by card.
#[test]
fn the_points_of_a_card_are_explained_by_what_was_completed() {
    let scored =
        |award, seat, completed, points| Event::AwardScored { award, seat, completed, points };
    for (option, points) in [("", 1), ("option king-and-robber-scoring 15/40", 15)] {
        let told = paid(&one_of_each(option, false));
        let king = scored(Award::King, RED, 1, points);
        assert_eq!(told, [king, scored(Award::RobberBaron, BLUE, 1, points)]);
    }
    let both = paid(&one_of_each("option king-and-robber-scoring 15/40", true));
    let king = scored(Award::King, RED, 1, 20);
    assert_eq!(both, [king, scored(Award::RobberBaron, RED, 1, 20)]);
}

/// Red completes a city of two, Blue one of three, Red another of two.
const THREE_CITIES: &str = "start BA-D 0,0 turn 0
    start BA-E 0,1 turn 2
    start BA-G 0,2 turn 1
    start BA-E 1,1 turn 2
    draw BA-E; place 0,-1 turn 2; pass
    draw BA-E; place 0,3 turn 0; pass
    draw BA-E; place 1,2 turn 0; pass
    draw BA-B; place 0,-2 turn 0";

/// KNG-13 and the variant of JCloisterZone: whoever held the card before a city was completed, and still does, gets
/// a point, and there is nothing at the end. The first city brings the card and no point.
#[test]
fn continuous_scoring_pays_for_what_is_completed_after_the_card_came() {
    let continuously = format!("option king-and-robber-scoring continuously\n{THREE_CITIES}");
    assert_eq!(play(&continuously).state.scores(), [0, 1]);
    assert_eq!(play(&format!("{continuously}; pass\nend")).state.scores(), [0, 1]);
    let last = Event::AwardScored { award: Award::King, seat: BLUE, completed: 1, points: 1 };
    assert_eq!(paid(&play(&continuously)), [last]);

    // A holder who completes a larger city keeps the card.
    let own = "option king-and-robber-scoring continuously
        start BA-D 0,0 turn 0
        start BA-E 0,1 turn 2
        start BA-G 0,2 turn 1
        draw BA-E; place 0,-1 turn 2; pass
        draw BA-B; place 0,-2 turn 0; pass
        draw BA-E; place 0,3 turn 0; pass
        draw BA-B; place 0,4 turn 0";
    assert_eq!(play(own).state.scores(), [1, 0]);
}

/// KNG-13, as Bastide 0.1 played it: the city that brings the card pays, too.
#[test]
fn continuous_scoring_at_once_pays_the_holder_of_the_moment() {
    let at_once = format!("option king-and-robber-scoring continuously-at-once\n{THREE_CITIES}");
    assert_eq!(play(&at_once).state.scores(), [1, 2]);
    assert_eq!(play(&format!("{at_once}; pass\nend")).state.scores(), [1, 2]);
    let each = |seat| Event::AwardScored { award: Award::King, seat, completed: 1, points: 1 };
    assert_eq!(paid(&play(&at_once)), [RED, BLUE, BLUE].map(each));

    assert_eq!(play(THREE_CITIES).state.scores(), [0, 0]);
    assert_eq!(play(&format!("{THREE_CITIES}; pass\nend")).state.scores(), [0, 3]);
}

/// KNG-R-02: of two cities that one tile completes, only the larger one is compared and told.
#[test]
fn two_cities_at_once_are_one_record() {
    let script = play(
        "start BA-B -1,-1 turn 0
        start BA-E 0,-1 turn 2
        start BA-G -1,0 turn 0
        start BA-E -2,0 turn 1
        draw BA-I; place 0,0 turn 0; pass
        draw BA-B",
    );
    let told = script.told(|event| matches!(event, Event::AwardTaken { .. }));
    let [Event::AwardTaken { award: Award::King, seat: RED, from: None, tiles: 3, .. }] = told[..]
    else {
        panic!("{told:?}")
    };
}
