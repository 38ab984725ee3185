//! Inns & Cathedrals: its pieces, its tiles, and how its points are explained. The points themselves are
//! proved by the worked examples.

use std::collections::BTreeSet;

use crate::support::{Script, count, count_segments};
use bastide_rules::catalogue::tile_sets;
use bastide_rules::event::{Because, Counted, Term};
use bastide_rules::tile::{Attributes, FeatureKind, Segment, TileKind};
use bastide_rules::track::Marker;
use bastide_rules::{Game, Piece, Seat, Setup, SetupError};

const SET: &str = "inns-and-cathedrals";

fn table(players: usize) -> Setup {
    Setup::carcassonne((1..=players).map(|number| format!("Player {number}")))
}

/// What was scored first with somebody there: why, for what, and how much.
fn scored(text: &str) -> (Vec<Because>, Vec<(Counted, u32, u32)>, u32) {
    let script = Script::play(&format!("players Red Blue\n{text}"));
    let scorings = script.scorings();
    let score = scorings.iter().find(|score| !score.receivers.is_empty()).expect("a scoring");
    let terms = score.terms.iter().map(|&Term { what, count, each }| (what, count, each));
    (score.because.clone(), terms.collect(), score.points)
}

/// INN-01, INN-R-01.
#[test]
fn a_sixth_player_needs_the_set_and_has_the_same_pieces() {
    for players in 2..=6 {
        let script = Script::open(table(players).with([SET]));
        for seat in script.state.seats() {
            let supply = Piece::ALL.map(|piece| script.state.supply(&script.game, seat, piece));
            assert_eq!(supply[..8], [7, 1, 0, 0, 0, 0, 0, 0], "seat {seat} of {players}");
        }
    }
    let answer = |setup| Game::new(setup).map(drop);
    assert_eq!(answer(table(6)), Err(SetupError::SixthPlayer));
    let refusal = SetupError::Players { found: 7, min: 2, max: 6 };
    assert_eq!(answer(table(7).with([SET])), Err(refusal));

    // The grey followers come with the set, not with the big followers.
    let mut big_followers_only = table(6);
    big_followers_only.elements.big_followers = Some(1);
    assert_eq!(answer(big_followers_only), Err(SetupError::SixthPlayer));
}

/// INN-01: six players take their turns one after the other, and the sixth scores like the others.
#[test]
fn a_game_of_six_is_played_to_its_end() {
    let mut script = Script::open(table(6).with([SET]));
    let mut seats = BTreeSet::new();
    script.watch(6, |script| {
        seats.insert(script.state.turn());
    });
    assert_eq!(seats, (0..6).map(Seat::new).collect());
    assert_eq!(script.state.scores().len(), 6);
    let receives = |seat| script.scorings().iter().any(|score| score.receivers.contains(&seat));
    assert!((0..6).map(Seat::new).all(receives));
}

/// INN-01, INN-08, INN-15.
#[test]
fn the_set_brings_big_followers_inns_and_cathedrals_and_nothing_else() {
    let base = table(2).in_play();
    assert_eq!((base.big_followers, base.inns, base.cathedrals), (0, false, false));
    let with_the_set = table(2).with([SET]).in_play();
    let mut wanted = base;
    (wanted.big_followers, wanted.inns, wanted.cathedrals) = (1, true, true);
    assert_eq!(with_the_set, wanted);
}

/// INN-01: elements are independent of sets.
#[test]
fn base_tiles_with_one_pig_for_each_player_are_a_game() {
    let mut setup = table(2);
    setup.elements.pigs = Some(1);
    let mut script = Script::open(setup);
    let supply = Piece::ALL.map(|piece| script.state.supply(&script.game, Seat::new(1), piece));
    assert_eq!(supply[..9], [7, 0, 0, 0, 0, 0, 0, 1, 0]);
    script.play_out(1);
    assert!(script.state.is_over());
}

/// INN-01: two copies of a set bring twice the tiles, but not twice the pieces.
#[test]
fn two_copies_of_the_set_are_36_tiles_and_one_big_follower() {
    let mut setup = table(2);
    setup.sets.insert(SET.to_owned(), 2);
    let script = Script::open(setup);
    assert_eq!(script.state.tiles_left(), 71 + 36);
    assert_eq!(script.state.supply(&script.game, Seat::new(0), Piece::BigFollower), 1);
    assert_eq!(Script::open(table(2).with([SET])).state.tiles_left(), 71 + 18);
}

fn has_inn(segment: &Segment) -> bool {
    matches!(segment.attributes, Attributes::Road { inn: true, .. })
}

/// INN-01, INN-06, INN-20.
#[test]
fn the_set_has_18_tiles_6_inns_and_2_cathedrals() {
    assert_eq!(count(SET, |_| 1), 18);
    assert_eq!(count_segments(SET, has_inn), 6);
    let has_cathedral =
        |segment: &Segment| matches!(segment.attributes, Attributes::City { cathedral: true, .. });
    assert_eq!(count_segments(SET, has_cathedral), 2);
}

/// INN-26.
#[test]
fn score_tiles_and_marker_together_show_any_number_of_points() {
    for points in 0..=700 {
        let marker = Marker::of(points);
        let (hundreds, fifties) = marker.score_tiles();
        assert!(marker.space < 50 && fifties <= 1);
        assert_eq!(100 * hundreds + 50 * fifties + marker.space, points);
    }
}

/// INN-26, INN-R-10: a road of 26 tiles with an inn.
#[test]
fn the_first_lap_takes_a_score_tile_and_changes_nothing_else() {
    let row =
        std::array::from_fn::<_, 23, _>(|x| format!("start BA-U {},0 turn 0\n", x + 1)).concat();
    let script = Script::play(&format!(
        "players Red Blue\nelement inns true\nstart BA-A 0,0 turn 3\n{row}
        draw IC-15; place 24,0 turn 0; follower road E
        draw BA-A; place 25,0 turn 1; follower cloister
        end
        expect scores Red 52 Blue 2
        expect winners Red"
    ));
    let marker = Marker::of(script.score("Red"));
    assert_eq!((marker.space, marker.laps, marker.score_tiles()), (2, 1, (0, 1)));
}

/// Blue closes a road of three tiles by its inn and stands there.
const INN_CLOSES: &str = "draw BA-A; place -1,0 turn 3; pass
    draw IC-11; place 1,0 turn 1; follower road W
    draw BA-B";

/// INN-16, INN-R-08.
#[test]
fn an_inn_on_the_very_tile_that_closes_the_road_doubles_it() {
    let wanted = (vec![Because::Inn], vec![(Counted::Tiles, 3, 2)], 6);
    assert_eq!(scored(&format!("element inns true\n{INN_CLOSES}")), wanted);
}

/// INN-16, INN-20: elements are independent of tiles.
#[test]
fn inns_and_cathedrals_that_are_not_in_play_mean_nothing() {
    assert_eq!(scored(INN_CLOSES), (vec![], vec![(Counted::Tiles, 3, 1)], 3));
    assert_eq!(scored(CATHEDRAL), (vec![], vec![(Counted::Tiles, 5, 2)], 10));
}

/// INN-17, INN-18, INN-R-03.
#[test]
fn an_unfinished_road_with_two_inns_is_explained_by_one_inn() {
    let two_inns = "element inns true
        draw IC-15; place 1,0 turn 0; follower road E
        draw IC-16; place 2,0 turn 0; pass
        end
        expect supply Red 7 Blue 7";
    assert_eq!(scored(two_inns), (vec![Because::Inn], vec![(Counted::Tiles, 3, 0)], 0));
}

/// A finished city of five tiles around a cathedral.
const CATHEDRAL: &str = "start BA-D 0,0 turn 0
    start BA-U -1,0 turn 0
    draw BA-E; place -1,-1 turn 1; follower city E
    draw IC-01; place 0,-1 turn 0; pass
    draw BA-E; place 1,-1 turn 3; pass
    draw BA-E; place 0,-2 turn 2; pass
    draw BA-B";

/// INN-20, INN-22, INN-R-03: the shield of the unfinished city gives nothing either.
#[test]
fn the_points_of_a_city_are_explained_by_its_cathedral() {
    let finished = scored(&format!("element cathedrals true\n{CATHEDRAL}"));
    assert_eq!(finished, (vec![Because::Cathedral], vec![(Counted::Tiles, 5, 3)], 15));

    let unfinished = "element cathedrals true
        draw IC-01; place 0,-1 turn 0; follower city N
        draw BA-F; place 0,-2 turn 1; pass
        end";
    let terms = vec![(Counted::Tiles, 3, 0), (Counted::Shields, 1, 0)];
    assert_eq!(scored(unfinished), (vec![Because::Cathedral], terms, 0));
}

/// INN-12, INN-19: what stands beside a road or in a city changes nothing else.
#[test]
fn usual_points_need_no_explanation() {
    let road = "element inns true\ndraw BA-U; place 1,0 turn 0; follower road E\nend";
    assert_eq!(scored(road), (vec![], vec![(Counted::Tiles, 2, 1)], 2));
    let field = "element inns true
        draw IC-15; place 1,0 turn 0; follower field NL
        draw BA-E; place 0,-1 turn 2; pass
        end";
    assert_eq!(scored(field), (vec![], vec![(Counted::Cities, 1, 3)], 3));
}

fn kind(id: &str) -> &'static TileKind {
    let mut tiles = tile_sets().iter().flat_map(|set| &set.tiles);
    &tiles.find(|tile| tile.kind.id() == id).expect("a tile").kind
}

/// INN-R-12.
#[test]
fn the_lake_at_an_inn_divides_no_field() {
    let twins = [
        ("IC-11", "TB-21"),
        ("IC-12", "BA-K"),
        ("IC-13", "BA-O"),
        ("IC-14", "BA-W"),
        ("IC-15", "BA-U"),
        ("IC-16", "BA-V"),
    ];
    let fields = |id| {
        let segments = kind(id).segments().iter();
        let fields = segments.filter(|segment| segment.kind() == FeatureKind::Field);
        fields.map(|field| field.halves).collect::<BTreeSet<_>>()
    };
    for (inn, plain) in twins {
        assert_eq!(fields(inn), fields(plain), "{inn} is like {plain}");
        assert!(kind(inn).segments().iter().any(has_inn));
    }
}

/// A city of two tiles, of three, and one of two that is unfinished at the end.
const TINY: &str = "draw BA-E; place 0,-1 turn 2; follower city S\ndraw BA-B";
const SMALL: &str = "draw BA-G; place 0,-1 turn 1; follower city N
    draw BA-E; place 0,-2 turn 2; pass
    draw BA-B";
const UNFINISHED: &str = "draw BA-G; place 0,-1 turn 1; follower city N\nend";

/// BAS-R-06.
#[test]
fn a_tiny_city_is_worth_less_at_some_tables_and_no_other_city_is() {
    let plain = |count, each| (vec![], vec![(Counted::Tiles, count, each)], count * each);
    for (option, tiny) in [
        ("", plain(2, 2)),
        ("option tiny-city 4\n", plain(2, 2)),
        ("option tiny-city 2\n", (vec![Because::TinyCity], vec![(Counted::Tiles, 2, 1)], 2)),
    ] {
        assert_eq!(scored(&format!("{option}{TINY}")), tiny, "{option}");
        assert_eq!(scored(&format!("{option}{SMALL}")), plain(3, 2), "{option}");
        assert_eq!(scored(&format!("{option}{UNFINISHED}")), plain(2, 1), "{option}");
    }
}
