//! Cult & Heretic: what no worked example shows.

use crate::support::{Script, count, count_segments};
use bastide_rules::tile::FeatureKind;
use bastide_rules::{Event, Piece, Pos, Role, Seat, Setup};

const RED: Seat = Seat::new(0);
const BLUE: Seat = Seat::new(1);
const SET: &str = "cult";

fn play(text: &str) -> Script {
    Script::play(&format!("players Red Blue\nelement shrines true\n{text}"))
}

/// What was told about challenges.
fn challenges(script: &Script) -> Vec<Event> {
    let lost_or_opened = |event: &Event| {
        matches!(event, Event::ChallengeOpened { .. } | Event::ChallengeLost { .. })
    };
    script.told(lost_or_opened)
}

/// CUL-01.
#[test]
fn the_set_brings_five_tiles_with_a_cult_place_each_for_the_stack() {
    assert_eq!(count(SET, |_| 1), 5);
    assert_eq!(count_segments(SET, |segment| segment.kind() == FeatureKind::Shrine), 5);
    assert_eq!(count_segments(SET, |segment| segment.kind() == FeatureKind::Cloister), 0);

    let base = Setup::carcassonne(["Ann", "Ben"]);
    assert!(!base.in_play().shrines);
    let script = Script::open(base.with([SET]));
    assert!(script.game.in_play().shrines);
    assert_eq!(script.state.tiles_left(), 71 + 5);
    let own: Vec<_> = script.legal().into_iter().filter(|draw| draw.contains("CU-")).collect();
    assert_eq!(own, [1, 2, 3, 4, 5].map(|number| format!("draw CU-0{number}")));
}

/// CUL-02: elements are independent of tiles.
#[test]
fn cult_places_that_are_not_in_play_take_nobody_and_keep_no_distance() {
    Script::play(
        "players Red Blue
        start BA-B -1,0 turn 0
        start BA-B -1,-1 turn 0
        draw CU-01; place 0,0 turn 0
        expect legal followers field NL
        expect refused follower shrine CUL-02
        pass
        draw BA-B",
    );
}

/// CUL-03, INN-08.
#[test]
fn small_and_big_followers_on_a_cult_place_are_heretics() {
    for piece in [Piece::Follower, Piece::BigFollower] {
        let script = play(&format!(
            "element big-followers 1
            draw CU-01; place 0,1 turn 0; {} shrine
            end
            expect scores Red 2 Blue 0",
            piece.as_str()
        ));
        let roles: Vec<_> = script
            .events
            .iter()
            .filter_map(|event| match *event {
                Event::PiecePlaced { seat, piece, role, .. }
                | Event::PieceReturned { seat, piece, role, .. } => Some((seat, piece, role)),
                _ => None,
            })
            .collect();
        assert_eq!(roles, [(RED, piece, Some(Role::Heretic)); 2]);
    }
    assert!(!Role::Heretic.lies_down());
}

/// CUL-08, CUL-09, CUL-10: Red's first building is at 0,1 and the second at 1,2, at its corner.
#[test]
fn whoever_comes_second_opens_the_challenge_even_against_oneself() {
    let (cult, cloister) = (("CU-01", "shrine"), ("BA-B", "cloister"));
    let opened =
        |seat| [Event::ChallengeOpened { seat, at: Pos::new(1, 2), against: Pos::new(0, 1) }];
    for [(first, on_first), (second, on_second)] in [[cult, cloister], [cloister, cult]] {
        let opening = format!(
            "start BA-E 0,0 turn 0
            start BA-E 1,0 turn 0
            start BA-E 1,1 turn 1
            draw {first}; place 0,1 turn 0; follower {on_first}\n"
        );
        // With a turn of Blue between them both buildings are Red's.
        let between = "draw BA-E; place 2,0 turn 0; pass\n";
        let challenge = format!("draw {second}; place 1,2 turn 0; follower {on_second}\ndraw BA-B");
        assert_eq!(challenges(&play(&format!("{opening}{challenge}"))), opened(BLUE));
        assert_eq!(challenges(&play(&format!("{opening}{between}{challenge}"))), opened(RED));
    }
}

/// The places around a cloister at 0,0 and a cult place at its corner 1,1, but for three: 1,0 belongs to
/// both, 2,0 to the cult place alone, 1,-1 to the cloister alone.
const AROUND_BOTH: &str = "start BA-E 0,-1 turn 0
    start BA-E -1,-1 turn 0
    start BA-E -1,0 turn 3
    start BA-V -1,1 turn 3
    start BA-V 0,1 turn 0
    start BA-V 0,2 turn 1
    start BA-E 1,2 turn 2
    start BA-E 2,2 turn 2
    start BA-E 2,1 turn 1\n";

const COMPLETES_THE_CULT: &str = "2,0 turn 1";
const COMPLETES_THE_CLOISTER: &str = "1,-1 turn 3";

/// Red's monk and Blue's heretic, if they are there; then one building is completed, then the other.
/// The scores and supplies after each.
fn race(monk: bool, heretic: bool, order: [&str; 2]) -> (Script, [[u32; 4]; 2]) {
    let place =
        |there, place: &str| if there { format!("follower {place}") } else { "pass".into() };
    let (monk, heretic) = (place(monk, "cloister"), place(heretic, "shrine"));
    let both = format!(
        "{AROUND_BOTH}
        draw BA-B; place 0,0 turn 0; {monk}
        draw CU-01; place 1,1 turn 0; {heretic}
        draw BA-V; place 1,0 turn 2; pass\n"
    );
    let first = format!("{both}draw BA-V; place {}; pass\n", order[0]);
    let second = format!("{first}draw BA-V; place {}; pass\n", order[1]);
    let numbers = |script: &Script| {
        let [red, blue] = ["Red", "Blue"].map(|name| script.supply(name) as u32);
        [script.score("Red"), script.score("Blue"), red, blue]
    };
    let after_first = numbers(&play(&format!("{first}draw BA-B")));
    let script = play(&format!("{second}draw BA-B"));
    let after_second = numbers(&script);
    (script, [after_first, after_second])
}

/// CUL-11, CUL-12, CUL-13: the loser is told, and whoever completes the lost building gets nothing.
#[test]
fn the_building_that_is_completed_first_wins_and_the_other_gets_nothing() {
    let (cloister, cult) = (Pos::new(0, 0), Pos::new(1, 1));
    let opened = Event::ChallengeOpened { seat: BLUE, at: cult, against: cloister };

    let (script, numbers) = race(true, true, [COMPLETES_THE_CULT, COMPLETES_THE_CLOISTER]);
    assert_eq!(numbers, [[0, 9, 7, 7]; 2]);
    let lost = Event::ChallengeLost { feature: FeatureKind::Cloister, at: cloister, against: cult };
    assert_eq!(challenges(&script), [opened.clone(), lost]);

    let (script, numbers) = race(true, true, [COMPLETES_THE_CLOISTER, COMPLETES_THE_CULT]);
    assert_eq!(numbers, [[9, 0, 7, 7]; 2]);
    let lost = Event::ChallengeLost { feature: FeatureKind::Shrine, at: cult, against: cloister };
    assert_eq!(challenges(&script), [opened, lost]);
}

/// CUL-R-04, CUL-R-05.
#[test]
fn an_empty_building_neither_challenges_nor_wins() {
    for (monk, heretic, order, wanted) in [
        (true, false, [COMPLETES_THE_CULT, COMPLETES_THE_CLOISTER], [[0, 0, 6, 7], [9, 0, 7, 7]]),
        (true, false, [COMPLETES_THE_CLOISTER, COMPLETES_THE_CULT], [[9, 0, 7, 7]; 2]),
        (false, true, [COMPLETES_THE_CLOISTER, COMPLETES_THE_CULT], [[0, 0, 7, 6], [0, 9, 7, 7]]),
        (false, true, [COMPLETES_THE_CULT, COMPLETES_THE_CLOISTER], [[0, 9, 7, 7]; 2]),
    ] {
        let (script, numbers) = race(monk, heretic, order);
        assert_eq!(numbers, wanted, "monk {monk}, heretic {heretic}, {order:?}");
        assert_eq!(challenges(&script), []);
    }
}

/// CUL-10, CUL-11, CUL-12, CUL-13.
#[test]
fn a_player_who_challenges_the_own_monk_scores_one_building_only() {
    let script = play(&format!(
        "{AROUND_BOTH}
        draw BA-B; place 0,0 turn 0; follower cloister
        draw BA-V; place 1,0 turn 2; pass
        draw CU-01; place 1,1 turn 0; follower shrine
        expect supply Red 5 Blue 7
        draw BA-V; place {COMPLETES_THE_CULT}; pass
        expect scores Red 9 Blue 0
        expect supply Red 7 Blue 7
        draw BA-V; place {COMPLETES_THE_CLOISTER}; pass
        expect scores Red 9 Blue 0
        draw BA-B"
    ));
    let both = Event::ChallengeOpened { seat: RED, at: Pos::new(1, 1), against: Pos::new(0, 0) };
    assert_eq!(challenges(&script)[0], both);
    // The lost building was completed with nobody on it.
    let receivers: Vec<_> = script.scorings().iter().map(|score| score.receivers.len()).collect();
    assert_eq!(receivers, [1, 0]);
}

/// CUL-05, CUL-R-04: only the eight places around count, not one further away.
#[test]
fn buildings_that_do_not_touch_are_no_opponents() {
    let script = play(
        "draw CU-01; place 0,1 turn 0; follower shrine
        draw BA-E; place 1,1 turn 0; pass
        draw BA-E; place 2,1 turn 0; pass
        draw BA-B; place 2,2 turn 0; follower cloister
        draw BA-B",
    );
    assert_eq!(challenges(&script), []);
}

/// CUL-R-09: the edges leave only places at which the cloister would get a second opponent.
#[test]
fn a_tile_that_the_cult_keeps_off_the_table_is_out_of_the_game() {
    let script = play(
        "start BA-B 0,0 turn 0
        start CU-03 1,0 turn 3
        draw CU-01
        expect turn Red
        draw BA-U; place 2,0 turn 0; follower road E
        expect turn Blue
        draw BA-B",
    );
    let removed = Event::TileRemoved { seat: RED, tile: "CU-01".to_owned() };
    assert!(script.events.contains(&removed));
    let kind = script.game.kind_named("CU-01").expect("the tile");
    assert_eq!((script.state.removed_of(kind), script.state.left_of(kind)), (1, 0));
}

/// CUL-08, CUL-11: a heretic whose cult place is complete at once has challenged and won.
#[test]
fn a_challenge_may_be_decided_by_the_tile_that_opens_it() {
    let script = play(
        "start BA-E -1,0 turn 3
        start BA-V -1,1 turn 3
        start BA-V 0,1 turn 0
        start BA-V 0,2 turn 1
        start BA-E 1,2 turn 2
        start BA-E 2,2 turn 2
        start BA-E 2,1 turn 1
        start BA-V 2,0 turn 1
        start BA-V 1,0 turn 2
        draw BA-B; place 0,0 turn 0; follower cloister
        draw CU-01; place 1,1 turn 0; follower shrine
        end
        expect scores Red 0 Blue 9",
    );
    let (cloister, cult) = (Pos::new(0, 0), Pos::new(1, 1));
    let opened = Event::ChallengeOpened { seat: BLUE, at: cult, against: cloister };
    let feature = FeatureKind::Cloister;
    let lost = Event::ChallengeLost { feature, at: cloister, against: cult };
    assert_eq!(challenges(&script), [opened, lost]);
}
