//! The River: what no worked example shows.

use std::collections::BTreeSet;

use crate::support::{Script, count, count_segments};
use bastide_rules::event::Because;
use bastide_rules::setup::FirstPlayer;
use bastide_rules::tile::{Attributes, Segment, Symbol, TileRole};
use bastide_rules::{Action, Event, Phase, Pos, Rotation, Seat, Setup};

const RED: Seat = Seat::new(0);
const BLUE: Seat = Seat::new(1);

fn play(text: &str) -> Script {
    Script::play(&format!("players Red Blue\n{text}"))
}

fn setup(river: &str) -> Setup {
    Setup::carcassonne(["Ann", "Ben", "Cid"]).with([river])
}

fn left(script: &Script, id: &str) -> u16 {
    script.state.left_of(script.game.kind_named(id).expect("a tile"))
}

/// RIV-02.
#[test]
fn each_river_has_12_tiles_and_the_second_an_inn_and_a_herd() {
    let has_inn =
        |segment: &Segment| matches!(segment.attributes, Attributes::Road { inn: true, .. });
    let has_herd =
        |segment: &Segment| matches!(segment.attributes, Attributes::Field { pig_herd: true, .. });
    for (river, forks, inns, herds, volcanoes) in [("river-1", 0, 0, 0, 0), ("river-2", 1, 1, 1, 1)]
    {
        assert_eq!(count(river, |_| 1), 12);
        let of = |role| count(river, |kind| usize::from(kind.role() == role));
        let roles = [TileRole::Source, TileRole::Fork, TileRole::River, TileRole::Lake];
        assert_eq!(roles.map(of), [1, forks, 10 - forks, 1]);
        assert_eq!(count_segments(river, has_inn), inns);
        assert_eq!(count_segments(river, has_herd), herds);
        assert_eq!(count(river, |kind| usize::from(kind.has(Symbol::Volcano))), volcanoes);
    }
}

/// RIV-01, RIV-03.
#[test]
fn the_source_lies_in_the_middle_and_the_start_tile_is_out_of_the_game() {
    for (river, source) in [("river-1", "R1-01"), ("river-2", "R2-01")] {
        let script = Script::open(setup(river));
        let [tile] = script.state.tiles() else { panic!("one tile lies on the table") };
        assert_eq!(script.game.kind_of(tile).id(), source);
        assert_eq!((tile.pos, tile.turn), (Pos::new(0, 0), Rotation::new(0)));
        // Three of the four tiles of this kind are ordinary land.
        assert_eq!((left(&script, "BA-D"), left(&script, source)), (3, 0));
        assert_eq!(script.state.tiles_left(), 71 + 11);
    }
}

/// What comes next, and the number of tickets in the urn.
fn stage(script: &Script) -> Option<(TileRole, u32)> {
    let Some(Action::Draw(kind)) = script.game.ticket(&script.state, 0) else { return None };
    let role = script.game.kind(kind)?.role();
    Some((role, script.game.tickets(&script.state)))
}

/// RIV-02, RIV-04, RIV-05, RIV-06.
#[test]
fn the_fork_comes_first_then_the_river_tiles_then_the_lake_and_then_the_land() {
    use TileRole::{Fork, Lake, Land, River};
    for (river, stages) in [
        ("river-1", vec![(River, 10), (Lake, 1), (Land, 71)]),
        ("river-2", vec![(Fork, 1), (River, 9), (Lake, 1), (Land, 71)]),
    ] {
        for seed in 0..8 {
            let mut script = Script::open(setup(river));
            let mut found: Vec<_> = stage(&script).into_iter().collect();
            script.watch(seed, |script| found.extend(stage(script)));
            found.dedup_by_key(|(role, _)| *role);
            assert_eq!(found, stages, "{river}, seed {seed}");
            let laid = script.state.tiles().iter();
            let roles: Vec<_> = laid.map(|tile| script.game.kind_of(tile).role()).collect();
            assert!(roles.is_sorted(), "source, fork, river, lake, land");
            assert_eq!(roles[11], Lake);
        }
    }
}

/// RIV-02, RIV-05, RIV-06.
#[test]
fn a_tile_cannot_come_before_its_time() {
    let mut script = Script::open(setup("river-2"));
    assert_eq!(script.legal(), BTreeSet::from(["draw R2-04".to_owned()]));
    for early in ["draw R2-09", "draw R2-03", "draw BA-U"] {
        assert_eq!(script.refused(early), Ok("RIV-05"));
    }
    script.acts("draw R2-04; place 1,0 turn 0; pass");
    let nine = [2, 5, 6, 7, 8, 9, 10, 11, 12].map(|number| format!("draw R2-{number:02}"));
    assert_eq!(script.legal(), BTreeSet::from(nine));
    assert_eq!(script.refused("draw R2-03"), Ok("RIV-05"));
    assert_eq!(script.refused("draw BA-U"), Ok("RIV-05"));
    assert_eq!(script.refused("draw R2-04"), Ok("BAS-09"));
}

/// RIV-04, RIV-R-08.
#[test]
fn the_start_player_places_the_fork() {
    let first_player = FirstPlayer::Seat(3);
    let mut script = Script::open(Setup { first_player, ..setup("river-2") });
    script.acts("draw R2-04; place 1,0 turn 0; pass");
    let tile = "R2-04".to_owned();
    let (seat, at, turn) = (Seat::new(2), Pos::new(1, 0), Rotation::new(0));
    assert!(script.events.contains(&Event::TilePlaced { seat, tile, at, turn }));
    assert_eq!(script.state.turn(), RED);
}

/// RIV-08, RIV-R-04: an arm from the west and a lake in the east run to the same place.
#[test]
fn the_arms_of_the_river_may_not_be_joined() {
    play(
        "start R2-01 0,0 turn 0
        start R2-04 1,0 turn 0
        start BA-B 1,1 turn 0
        start BA-B 2,1 turn 0
        start BA-B 3,1 turn 0
        start R2-03 3,0 turn 0
        draw R2-06
        expect refused place 2,0 turn 0 RIV-08
        expect legal places place 1,-1 turn 1
        place 1,-1 turn 1; pass
        draw BA-B",
    );
}

/// RIV-R-04: the eastern arm has turned north, to the place beside the northern arm.
#[test]
fn two_ends_of_the_river_may_not_run_to_one_place() {
    play(
        "start R2-01 0,0 turn 0
        start R2-04 1,0 turn 0
        start R2-11 2,0 turn 0
        draw R2-09
        expect refused place 1,-1 turn 3 RIV-R-04
        expect refused place 2,-1 turn 0 RIV-R-04
        expect legal places place 1,-1 turn 0, place 2,-1 turn 3
        place 1,-1 turn 0; pass
        draw BA-B",
    );
}

/// A cloister keeps off every tile that has no field in the south.
const SHORE: &str = "players Red Blue
    start R2-01 0,0 turn 0
    start BA-B 0,1 turn 0
    start BA-B 1,1 turn 0\n";

fn aside() -> Event {
    Event::RiverTileAside { seat: RED, tile: "R2-08".to_owned() }
}

/// RIV-R-05.
#[test]
fn a_river_tile_without_a_place_is_put_aside_and_comes_back() {
    let mut script = Script::prepare(&format!("{SHORE}draw R2-08; draw R2-06; draw BA-B"));
    script.acts("draw R2-08");
    assert_eq!(script.events.last(), Some(&aside()));
    assert_eq!((script.state.turn(), script.state.phase()), (RED, Phase::DrawTile));
    assert_eq!(script.legal(), BTreeSet::from(["draw R2-06".to_owned()]));

    script.acts("draw R2-06; place 1,0 turn 0; pass");
    assert_eq!(script.legal(), BTreeSet::from(["draw R2-08".to_owned()]));
    script.acts("draw R2-08; place 2,0 turn 0; pass; draw BA-B");
    assert!(!script.events.contains(&Event::RiverLeftOut));
}

/// RIV-R-05, RIV-06: when no other river tile fits, the same player places the lake, and the rest is left out.
#[test]
fn the_lake_ends_a_river_that_cannot_go_on() {
    for rule in ["goes-on", "free"] {
        let mut script = Script::prepare(&format!(
            "{SHORE}option river {rule}
            draw R2-08; draw R2-03; draw BA-B; draw BA-B"
        ));
        script.acts("draw R2-08");
        assert!(script.events.ends_with(&[aside(), Event::RiverLeftOut]));
        assert_eq!((script.state.turn(), script.state.phase()), (RED, Phase::DrawTile));
        assert_eq!(script.legal(), BTreeSet::from(["draw R2-03".to_owned()]));
        assert_eq!((left(&script, "R2-08"), script.state.tiles_left()), (0, 3));
        script.acts("draw R2-03; place 1,0 turn 0; pass");
        assert_eq!(script.state.turn(), BLUE);
        assert_eq!(script.legal(), BTreeSet::from(["draw BA-B".to_owned()]));
        script.acts("draw BA-B; place 2,1 turn 0; pass; draw BA-B; place 0,2 turn 0; pass");
        assert!(script.state.is_over());
    }
}

/// RIV-R-05: a city in the south keeps the lake off, too. Nobody loses a turn: the same player draws land.
#[test]
fn a_river_without_any_place_is_left_out_and_the_same_player_draws_land() {
    let mut script = Script::prepare(
        "players Red Blue
        start R2-01 0,0 turn 0
        start BA-B 0,1 turn 0
        start BA-E 1,1 turn 0
        draw R2-09; draw R2-03; draw BA-B",
    );
    script.acts("draw R2-09");
    assert_eq!(script.events.last(), Some(&Event::RiverLeftOut));
    assert_eq!((script.state.turn(), script.state.phase()), (RED, Phase::DrawTile));
    assert_eq!(script.legal(), BTreeSet::from(["draw BA-B".to_owned()]));
    assert_eq!((left(&script, "R2-03"), left(&script, "R2-09")), (0, 0));
    script.acts("draw BA-B; place 0,2 turn 0");
    assert_eq!(script.state.turn(), RED);
}

/// RIV-R-05: the lake itself has no place.
#[test]
fn a_lake_without_a_place_is_left_out_and_the_same_player_draws_land() {
    let mut script = Script::prepare(
        "players Red Blue
        start R2-01 0,0 turn 0
        start BA-B 0,1 turn 0
        start BA-E 1,1 turn 0
        draw R2-03; draw BA-B",
    );
    script.acts("draw R2-03");
    assert_eq!(script.events.last(), Some(&Event::RiverLeftOut));
    assert_eq!(script.state.turn(), RED);
    assert_eq!(script.legal(), BTreeSet::from(["draw BA-B".to_owned()]));
}

/// How Bastide 0.1 played: the player loses the turn, and a lake that fits is left out (`river = "lost-turn"`).
#[test]
fn games_of_the_first_version_lose_a_turn_at_the_river() {
    let mut script = Script::prepare(&format!(
        "{SHORE}option river lost-turn
        draw R2-08; draw R2-03; draw BA-B; draw BA-B"
    ));
    script.acts("draw R2-08");
    assert!(script.events.ends_with(&[aside(), Event::RiverLeftOut]));
    assert_eq!(script.state.turn(), BLUE);
    assert_eq!(script.legal(), BTreeSet::from(["draw BA-B".to_owned()]));
    let left = [left(&script, "R2-03"), left(&script, "R2-08")];
    assert_eq!((left, script.state.tiles_left()), ([0, 0], 2));
}

/// Cities north and south of the source lie beside the spaces to which a bend would lead. With the first alone,
/// the river can only go on in the south.
const CITY_IN_THE_NORTH: &str = "start R2-01 0,0 turn 0
    start BA-E 0,-1 turn 1\n";
const CITY_IN_THE_SOUTH: &str = "start BA-E 0,1 turn 1\n";
const BENDS_TO_THE_NORTH: &str = "place 1,0 turn 1";
const BENDS_TO_THE_SOUTH: &str = "place 1,0 turn 0";

/// RIV-R-13: a bend to the north would leave no place for the lake.
#[test]
fn a_river_tile_may_not_cut_the_river_off_if_it_has_another_place() {
    play(&format!(
        "{CITY_IN_THE_NORTH}
        draw R2-09
        expect refused {BENDS_TO_THE_NORTH} RIV-R-13
        expect legal places {BENDS_TO_THE_SOUTH}
        {BENDS_TO_THE_SOUTH}; pass
        draw R2-03; place 1,1 turn 1; pass
        draw BA-B"
    ));
    play(&format!(
        "option river free
        {CITY_IN_THE_NORTH}
        draw R2-09
        expect legal places {BENDS_TO_THE_NORTH}, {BENDS_TO_THE_SOUTH}
        {BENDS_TO_THE_NORTH}; pass
        draw R2-03
        expect turn Blue
        draw BA-B"
    ));
}

/// RIV-R-13: without another place it may, and the last tile may end the river anywhere.
#[test]
fn a_river_tile_may_cut_the_river_off_if_there_is_no_other_place_or_nothing_to_come() {
    for (cities, to_come) in [
        (format!("{CITY_IN_THE_NORTH}{CITY_IN_THE_SOUTH}"), "draw R2-03\n"),
        (CITY_IN_THE_NORTH.to_owned(), ""),
    ] {
        play(&format!(
            "{cities}
            draw R2-09
            expect legal places {BENDS_TO_THE_NORTH}, {BENDS_TO_THE_SOUTH}
            {BENDS_TO_THE_NORTH}; pass
            {to_come}draw BA-B"
        ));
    }
}

/// Without the element a river's tiles are ordinary ones, and the usual start tile lies on the table.
#[test]
fn a_table_without_the_river_draws_its_tiles_among_the_others() {
    let mut without = setup("river-2");
    without.elements.river = Some(false);
    let script = Script::open(without);
    let [tile] = script.state.tiles() else { panic!("one tile lies on the table") };
    assert_eq!(script.game.kind_of(tile).id(), "BA-D");
    assert_eq!((left(&script, "R2-01"), left(&script, "R2-03")), (1, 1));
    assert_eq!(script.state.tiles_left(), 71 + 12);
    assert!(script.legal().contains("draw R2-01") && script.legal().contains("draw BA-U"));
    play(
        "element river false
        start BA-D 0,0 turn 0
        draw R2-03; place 0,1 turn 0; follower field NL
        draw R2-06; place -1,1 turn 0; pass
        draw BA-B",
    );
}

/// RIV-R-05: without any land the game is over.
#[test]
fn a_river_that_cannot_go_on_may_end_the_game() {
    play(
        "start R2-01 0,0 turn 0
        start BA-B 0,1 turn 0
        start BA-B 1,1 turn 0
        draw R2-08
        end",
    );
}

/// RIV-14: what belongs to another expansion waits for it.
#[test]
fn inn_and_herd_have_a_meaning_only_with_their_expansions() {
    for (set, inns, pig_herd) in [
        ("cult", false, false),
        ("inns-and-cathedrals", true, false),
        ("traders-and-builders", false, true),
    ] {
        let found = setup("river-2").with([set]).in_play();
        assert_eq!((found.inns, found.pig_herd), (inns, pig_herd), "{set}");
    }
}

/// RIV-14, RIV-15.
#[test]
fn the_points_of_a_field_are_explained_by_the_herd_if_it_counts() {
    let farm = "start R2-01 0,0 turn 0
        draw R2-11; place 1,0 turn 0; follower field NR
        draw BA-E; place 1,1 turn 2; pass
        draw BA-E; place 1,2 turn 0; pass
        end";
    let elements = ["", "element pig-herd true\n", "element pigs 1\n"];
    for (element, points, because) in [
        (elements[0], 3, vec![]),
        (elements[1], 4, vec![Because::PigHerd]),
        (elements[2], 3, vec![]),
    ] {
        let script = play(&format!("{element}{farm}"));
        let scorings = script.scorings();
        let field = scorings.last().expect("a field");
        assert_eq!((field.points, &field.because), (points, &because));
        assert_eq!(script.score("Red"), points);
    }
}

/// RIV-14, RIV-16: the road over the river ends open.
#[test]
fn the_inn_at_the_river_counts_if_inns_are_in_play() {
    for (element, points) in [("", 1), ("element inns true\n", 0)] {
        let road = "start R2-01 0,0 turn 0\ndraw R2-07; place 1,0 turn 1; follower road N\nend";
        assert_eq!(play(&format!("{element}{road}")).score("Red"), points);
    }
}

/// Three rivers side by side, with a road from north to south over all of them. Red's builder stands on
/// the second of its tiles when Red lays the third.
const BUILDER_AT_THE_RIVER: &str = "element builders 1
    start R2-01 0,0 turn 0
    start R2-03 0,1 turn 2
    start R2-03 0,2 turn 2
    draw R2-07; place 1,0 turn 1; follower road N
    draw R2-06; place 2,0 turn 0; pass
    draw R2-07; place 1,1 turn 1; builder road N
    draw R2-06; place 2,1 turn 0; pass
    draw R2-07; place 1,2 turn 1; pass
    expect legal choices second-tile, pass
    second-tile\n";

/// RIV-R-09.
#[test]
fn a_double_turn_at_the_river_draws_what_comes_next() {
    for (next, rest) in [
        ("R2-06", "; place 2,2 turn 0; pass\ndraw R2-03; place 3,0 turn 0"),
        ("R2-03", "; place 2,2 turn 0"),
        ("BA-B", ""),
    ] {
        play(&format!(
            "{BUILDER_AT_THE_RIVER}
            expect legal draws draw {next}
            draw {next}{rest}{}",
            if rest.is_empty() { "" } else { "; pass\ndraw BA-B" }
        ));
    }
}

/// RIV-12, RIV-13, RIV-R-01.
#[test]
fn the_volcano_lake_gives_another_turn_only_if_the_table_agreed_on_it() {
    let lake = "start R2-01 0,0 turn 0\ndraw R2-03; place 1,0 turn 0\n";
    let agreed = play(&format!(
        "option lake-extra-turn true\nelement pigs 1\n{lake}
        expect refused follower field NL RIV-12
        expect legal pieces pass
        pass
        expect turn Red
        draw BA-E; place 0,1 turn 2
        expect legal followers city S, field NL
        follower city S
        expect turn Blue
        draw BA-B"
    ));
    let extra = |script: &Script| script.told(|event| matches!(event, Event::ExtraTurn { .. }));
    assert_eq!(extra(&agreed), [Event::ExtraTurn { seat: RED }]);

    let plain = play(&format!(
        "{lake}
        expect legal followers field NL
        follower field NL
        expect turn Blue
        draw BA-B"
    ));
    assert_eq!(extra(&plain), []);
}

/// RIV-13, RIV-R-02: the lake is the second tile of a double turn, and still the extra turn may become a
/// double turn of its own.
#[test]
fn the_extra_turn_is_a_full_new_turn() {
    let script = play(&format!(
        "option lake-extra-turn true
        {BUILDER_AT_THE_RIVER}
        draw R2-03; place 2,2 turn 0; pass
        expect turn Red
        draw BA-U; place 1,3 turn 1; pass
        expect legal choices second-tile, pass
        second-tile
        draw BA-U; place 1,4 turn 1; pass
        expect turn Blue
        draw BA-B"
    ));
    let double = script.told(|event| matches!(event, Event::DoubleTurn { .. }));
    assert_eq!(double.len(), 2);
}

/// RIV-13: the first river has another lake, without a volcano.
#[test]
fn the_lake_of_the_first_river_never_gives_another_turn() {
    play(
        "option lake-extra-turn true
        start R1-01 0,0 turn 0
        draw R1-10; place 1,0 turn 0
        expect legal followers field NL, field SR
        pass
        draw R1-07; place 1,1 turn 1; pass
        draw R1-02; place 1,2 turn 1
        expect legal followers field NL
        follower field NL
        expect turn Blue
        draw BA-B",
    );
}
