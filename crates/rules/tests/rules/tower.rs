//! The Tower: what no worked example shows. The others are in `examples`.

use crate::support::{Script, count, count_segments, refused};
use bastide_rules::catalogue::tile_sets;
use bastide_rules::event::SpotName;
use bastide_rules::tile::{FeatureKind, Symbol};
use bastide_rules::{Event, Piece, Pos, Prisoner, Refusal, Role, Seat, Setup, Tower};

const RED: Seat = Seat::new(0);
const BLUE: Seat = Seat::new(1);
const SET: &str = "tower";

fn play(text: &str) -> Script {
    Script::play(&format!("players Red Blue\nelement tower-pieces 10\n{text}"))
}

/// TOW-01.
#[test]
fn the_set_has_18_tiles_with_a_tower_site_each_for_the_stack() {
    assert_eq!(count(SET, |_| 1), 18);
    assert_eq!(count(SET, |kind| kind.has(Symbol::TowerSite).into()), 18);
    assert_eq!(count_segments(SET, |segment| segment.kind() == FeatureKind::Cloister), 1);
    let others = tile_sets().iter().filter(|set| set.name != SET);
    assert!(others.flat_map(|set| &set.tiles).all(|tile| !tile.kind.has(Symbol::TowerSite)));

    let script = Script::open(Setup::carcassonne(["Ann", "Ben"]).with([SET]));
    assert_eq!(script.state.tiles_left(), 71 + 18);
    assert!(script.state.towers(&script.game).is_empty());
    let supply = Piece::ALL.map(|piece| script.state.supply(&script.game, RED, piece));
    assert_eq!(supply[..8], [7, 0, 0, 0, 0, 0, 0, 0]);
}

/// TOW-02, TOW-EX-03: the more players, the fewer pieces for each.
#[test]
fn the_tower_pieces_depend_on_the_number_of_players() {
    let names = ["Ann", "Ben", "Cid", "Dan", "Eve", "Finn"];
    let pieces = [2, 3, 4, 5, 6].map(|players| {
        let setup = Setup::carcassonne(names.into_iter().take(players));
        assert_eq!(setup.in_play().tower_pieces, 0);
        let script = Script::open(setup.with([SET, "inns-and-cathedrals"]));
        let each: Vec<_> = script.state.seats().map(|s| script.state.tower_pieces(s)).collect();
        assert!(each.iter().all(|&own| own == each[0]));
        each[0]
    });
    assert_eq!(pieces, [10, 9, 7, 6, 5]);
}

/// TOW-05, TOW-EX-04: the road is in one piece, the city too, and the field in four.
#[test]
fn the_bridge_has_four_fields() {
    let mut tiles = tile_sets().iter().flat_map(|set| &set.tiles);
    let bridge = &tiles.find(|tile| tile.kind.id() == "TO-08").expect("the bridge").kind;
    let reach = |kind| {
        let segments = bridge.segments().iter().filter(move |segment| segment.kind() == kind);
        segments.map(|s| usize::from(s.sides.len()) + s.halves.iter().count()).collect::<Vec<_>>()
    };
    assert_eq!(reach(FeatureKind::Road), [2]);
    assert_eq!(reach(FeatureKind::City), [2]);
    assert_eq!(reach(FeatureKind::Field), [1, 1, 1, 1]);
}

/// TOW-04: elements are independent of tiles.
#[test]
fn sites_mean_nothing_without_tower_pieces() {
    let mut script = Script::play(
        "players Red Blue
        draw TO-02; place 0,1 turn 0
        expect legal followers field NL
        expect towers none
        expect tower-pieces Red 0 Blue 0",
    );
    let at = Pos::new(0, 1);
    assert_eq!(refused(&mut script, "tower 0,1"), (Refusal::NoTowerSite { at }, "TOW-06"));
    assert_eq!(refused(&mut script, "ransom follower from 2"), (Refusal::NoTowers, "TOW-01"));
}

/// A table for three with this and some more.
fn table() -> Script {
    let others = ["inns-and-cathedrals", "traders-and-builders", "abbey-and-mayor"];
    let others = others.into_iter().chain(["princess-and-dragon", SET]);
    Script::open(Setup::carcassonne(["Ann", "Ben", "Cid"]).with(others))
}

/// TOW-03: a piece is in a supply or in a tower.
#[test]
fn no_tower_piece_is_ever_lost_or_comes_back() {
    for seed in 0..6 {
        let mut highest = 0;
        table().watch(seed, |script| {
            let (game, state) = (&script.game, &script.state);
            let built: u32 = state.towers(game).iter().map(|tower| u32::from(tower.height)).sum();
            let left: u32 = state.seats().map(|seat| u32::from(state.tower_pieces(seat))).sum();
            assert_eq!(built + left, 3 * 9);
            assert!(built >= highest);
            highest = built;
        });
        assert!(highest > 0, "nobody ever built a tower");
    }
}

/// TOW-09, TOW-19, TOW-R-01: followers stand on towers, not on sites, and keep them as they are.
#[test]
fn a_tower_with_a_follower_never_grows() {
    let mut seen = 0;
    for seed in 0..6 {
        let mut before: Vec<Tower> = Vec::new();
        table().watch(seed, |script| {
            let towers = script.state.towers(&script.game);
            for (old, new) in before.iter().zip(&towers) {
                assert_eq!(old.at, new.at);
                assert!(old.top.is_none() || old.height == new.height);
                assert!(new.top.is_none_or(|(_, piece)| piece <= Piece::BigFollower));
                assert!(new.top.is_none() || new.height > 0);
                seen += u32::from(new.top.is_some());
            }
            before = towers;
        });
    }
    assert!(seen > 100, "only {seen} followers on towers");
}

/// TOW-15, TOW-23, TOW-25: of two players at most one holds followers of the other, and nobody holds
/// builders, pigs or barns.
#[test]
fn two_players_never_hold_each_others_followers() {
    let mut seen = 0;
    for seed in 0..12 {
        table().watch(seed, |script| {
            let held = script.state.prisoners(&script.game);
            seen += held.len();
            for Prisoner { captor, owner, piece } in &held {
                assert!(captor != owner && piece.is_follower());
                let back = |other: &Prisoner| other.captor == *owner && other.owner == *captor;
                // Between the capture and the choice of who comes back, the one taken is home.
                assert!(!held.iter().any(back), "{held:?}");
            }
        });
    }
    assert!(seen > 1_000, "only {seen} prisoners");
}

/// TOW-06, TOW-08, TOW-19: who built, where, and how high the tower is now; who is on top.
#[test]
fn the_events_tell_how_a_tower_grows() {
    let script = play(
        "element big-followers 1
        start TO-02 0,0 turn 0
        draw BA-B; place 1,0 turn 0; tower 0,0
        draw BA-B; place 2,0 turn 0; tower 0,0
        draw BA-B; place 3,0 turn 0; big-follower tower at 0,0
        draw BA-B",
    );
    let at = Pos::new(0, 0);
    let told =
        script.told(|event| matches!(event, Event::TowerBuilt { .. } | Event::TowerClimbed { .. }));
    assert_eq!(
        told,
        [
            Event::TowerBuilt { seat: RED, at, height: 1 },
            Event::TowerBuilt { seat: BLUE, at, height: 2 },
            Event::TowerClimbed { seat: RED, piece: Piece::BigFollower, at },
        ]
    );
    let top = Some((RED, Piece::BigFollower));
    assert_eq!(script.state.towers(&script.game), [Tower { at, height: 2, top }]);
}

/// Blue's farmer and follower on a tower, and Red's own monk, are captured one after the other.
const THREE_CAPTURES: &str = "start TO-02 0,0 turn 0
    start TO-02 1,0 turn 0
    draw BA-B; place -1,0 turn 0; follower cloister
    draw BA-U; place 0,1 turn 0; follower field ER
    draw BA-B; place -2,0 turn 0; tower 0,0; capture field ER at 0,1
    draw BA-B; place -3,0 turn 0; tower 1,0
    draw BA-B; place -4,0 turn 0; pass
    draw BA-B; place -5,0 turn 0; follower tower at 1,0
    draw BA-B; place -6,0 turn 0; tower 0,0; capture tower at 1,0
    draw BA-B; place -7,0 turn 0; pass
    draw BA-B; place -8,0 turn 0; tower 0,0; capture cloister at -1,0
    draw BA-B";

fn is_captured(event: &Event) -> bool {
    matches!(event, Event::Captured { .. } | Event::Exchanged { .. } | Event::Ransomed { .. })
}

/// TOW-14, TOW-15, TOW-16: whose follower it was, what it was there, and where.
#[test]
fn the_events_name_those_who_are_captured() {
    let script = play(THREE_CAPTURES);
    let captured = |owner, role, (x, y), place| {
        let (seat, piece) = (RED, Piece::Follower);
        Event::Captured { seat, owner, piece, role, at: Pos::new(x, y), place }
    };
    let on = |place: &str| SpotName::On(place.parse().expect("a place"));
    assert_eq!(
        script.told(is_captured),
        [
            captured(BLUE, Some(Role::Farmer), (0, 1), on("field ER")),
            captured(BLUE, None, (1, 0), SpotName::Tower),
            captured(RED, Some(Role::Monk), (-1, 0), on("cloister")),
        ]
    );
    let held = Prisoner { captor: RED, owner: BLUE, piece: Piece::Follower };
    assert_eq!(script.state.prisoners(&script.game), [held, held]);
    assert_eq!([script.supply("Red"), script.supply("Blue")], [7, 5]);
}

/// TOW-17: the pig of the captured farmer goes home, and so it is told.
#[test]
fn the_event_names_the_pig_that_is_left_alone() {
    let script = play(
        "element pigs 1
        start TO-02 0,0 turn 0
        draw BA-B; place -1,0 turn 0; pass
        draw BA-U; place 0,1 turn 0; follower field ER
        draw BA-B; place -2,0 turn 0; pass
        draw BA-B; place 0,2 turn 0; pig field NL
        draw BA-B; place -3,0 turn 0; tower 0,0; capture field ER at 0,1
        draw BA-B",
    );
    let (seat, piece, at) = (BLUE, Piece::Pig, Pos::new(0, 2));
    let place = "field NL".parse().expect("a place");
    let alone = Event::LeftAlone { seat, piece, at, place };
    assert_eq!(script.told(|event| matches!(event, Event::LeftAlone { .. })), [alone]);
}

/// Red holds Blue's big and small follower; Blue takes one of Red's.
const EXCHANGE: &str = "element big-followers 1
    start TO-02 0,0 turn 0
    draw BA-B; place 1,0 turn 0; follower cloister
    draw BA-B; place 0,1 turn 0; big-follower cloister
    draw BA-B; place 2,0 turn 0; tower 0,0; capture cloister at 0,1
    draw BA-B; place -1,0 turn 0; follower cloister
    draw BA-B; place 3,0 turn 0; tower 0,0; capture cloister at -1,0
    draw BA-B; place 0,2 turn 0; tower 0,0; capture cloister at 1,0\n";

/// TOW-23, TOW-24: first who goes back to the one from whom it was just taken, then who comes back.
#[test]
fn the_events_tell_both_sides_of_an_exchange() {
    let script = play(&format!(
        "{EXCHANGE}exchange big-follower
        draw BA-B; place 4,0 turn 0; follower cloister
        draw BA-B; place 0,3 turn 0; tower 0,0; capture cloister at 4,0
        draw BA-B"
    ));
    let back = |seat, captor, piece| Event::Exchanged { seat, captor, piece };
    assert_eq!(
        script.told(|event| matches!(event, Event::Exchanged { .. })),
        [
            back(RED, BLUE, Piece::Follower),
            back(BLUE, RED, Piece::BigFollower),
            back(RED, BLUE, Piece::Follower),
            back(BLUE, RED, Piece::Follower),
        ]
    );
}

/// TOW-24, TOW-26: only followers whom the other holds can be asked for.
#[test]
fn an_exchange_is_refused_for_those_who_are_not_held() {
    let mut script = play(EXCHANGE);
    for piece in [Piece::Mayor, Piece::Builder, Piece::Barn] {
        let refusal = (Refusal::NoSuchPrisoner { piece }, "TOW-26");
        assert_eq!(refused(&mut script, &format!("exchange {}", piece.as_str())), refusal);
    }
    assert_eq!(refused(&mut script, "pass").1, "BAS-08");
}

/// Blue has 8 points, and Red holds a big and a small follower of Blue, who may pay now.
const PRISONERS: &str = "element big-followers 1
    start BA-D 0,0 turn 0
    start BA-F 0,-1 turn 1
    start TO-02 0,1 turn 0
    draw BA-B; place 1,1 turn 0; pass
    draw BA-E; place 0,-2 turn 2; follower city S
    draw BA-B; place 2,1 turn 0; pass
    draw BA-B; place -1,1 turn 0; big-follower cloister
    draw BA-B; place 3,1 turn 0; tower 0,1; capture cloister at -1,1
    pass
    draw BA-B; place 0,2 turn 0; follower cloister
    draw BA-B; place 4,1 turn 0; tower 0,1; capture cloister at 0,2\n";

/// TOW-27: who paid whom how much for what.
#[test]
fn the_event_tells_the_ransom() {
    let script = play(&format!("{PRISONERS}ransom big-follower from 1\ndraw BA-B"));
    let (seat, captor, piece) = (BLUE, RED, Piece::BigFollower);
    let paid = Event::Ransomed { seat, captor, piece, points: 3 };
    assert_eq!(script.told(|event| matches!(event, Event::Ransomed { .. })), [paid]);
    assert_eq!(script.state.scores(), [3, 5]);
}

/// TOW-26, TOW-31, TOW-R-08: only own followers, once a turn, and not without 3 points.
#[test]
fn a_ransom_is_refused_to_the_wrong_captor_twice_and_to_the_poor() {
    let mut script = Script::prepare(&format!(
        "players Red Blue\nelement tower-pieces 10\n{PRISONERS}draw BA-B\ndraw BA-B\ndraw BA-B"
    ));
    let lines = PRISONERS
        .lines()
        .map(str::trim)
        .filter(|line| ["draw", "pass"].iter().any(|word| line.starts_with(word)));
    lines.for_each(|line| script.acts(line));

    let piece = Piece::Wagon;
    let not_held = (Refusal::NoSuchPrisoner { piece }, "TOW-26");
    assert_eq!(refused(&mut script, "ransom wagon from 1"), not_held);
    let piece = Piece::Follower;
    let not_held = (Refusal::NoSuchPrisoner { piece }, "TOW-26");
    assert_eq!(refused(&mut script, "ransom follower from 2"), not_held);
    let nobody = (Refusal::NoSuchSeat { seat: 3 }, "BAS-06");
    assert_eq!(refused(&mut script, "ransom follower from 3"), nobody);

    script.acts("ransom follower from 1; draw BA-B");
    let twice = (Refusal::RansomPaid, "TOW-31");
    assert_eq!(refused(&mut script, "ransom big-follower from 1"), twice);
    script.acts("place 0,3 turn 0; pass; draw BA-B; place 5,1 turn 0; pass");
    script.acts("ransom big-follower from 1; draw BA-B; place 0,4 turn 0");
    assert_eq!(script.score("Blue"), 2);

    let mut script = play(
        "start TO-02 0,0 turn 0
        draw BA-B; place 1,0 turn 0; pass
        draw BA-B; place 0,1 turn 0; follower cloister
        draw BA-B; place 2,0 turn 0; tower 0,0; capture cloister at 0,1
        draw BA-B; place 0,2 turn 0",
    );
    assert_eq!(refused(&mut script, "ransom follower from 1"), (Refusal::TooPoor, "TOW-R-08"));
}

/// TOW-06, TOW-07, TOW-09, TOW-R-01, TOW-R-03, TOW-R-13: where pieces and followers cannot go.
#[test]
fn towers_are_refused_without_site_piece_or_room() {
    let mut script = Script::play(
        "players Red Blue
        element tower-pieces 1
        element mayors 1
        element dragon true
        start TO-02 0,0 turn 0
        draw TO-02; place 1,0 turn 0; tower 0,0
        draw PD-01; place 2,0 turn 0; tower 1,0
        draw BA-B; place 3,0 turn 0; follower tower at 0,0
        draw TO-02; place 4,0 turn 0",
    );
    let refuse = |script: &mut Script, x, refusal: fn(Pos) -> Refusal, rule| {
        let text = format!("tower {x},0");
        assert_eq!(refused(script, &text), (refusal(Pos::new(x, 0)), rule));
    };
    refuse(&mut script, 2, |at| Refusal::NoTowerSite { at }, "TOW-06");
    refuse(&mut script, 9, |at| Refusal::NoTowerSite { at }, "TOW-06");
    refuse(&mut script, 0, |at| Refusal::TowerFinished { at }, "TOW-09");
    refuse(&mut script, 1, |_| Refusal::NoTowerPieces, "TOW-07");

    let (finished, site) = (Pos::new(0, 0), Pos::new(4, 0));
    let mut climb = |text: &str| refused(&mut script, text);
    assert_eq!(climb("follower tower at 0,0"), (Refusal::TowerFinished { at: finished }, "TOW-09"));
    assert_eq!(climb("follower tower at 4,0"), (Refusal::NoTowerYet { at: site }, "TOW-R-01"));
    let cannot = |piece| (Refusal::CannotClimb { piece }, "TOW-R-03");
    assert_eq!(climb("mayor tower at 1,0"), cannot(Piece::Mayor));
    assert_eq!(climb("builder tower at 1,0"), cannot(Piece::Builder));
    assert_eq!(climb("big-follower tower at 1,0").1, "BAS-18");
}

/// TOW-R-13: no follower goes up under the dragon.
#[test]
fn a_tower_under_the_dragon_is_refused() {
    let mut script = play(
        "element dragon true
        start TO-02 0,0 turn 0
        draw PD-01; place 1,0 turn 0; tower 0,0
        draw PD-04; place 2,0 turn 0; pass; dragon W
        draw BA-B; place 1,1 turn 0",
    );
    let under = (Refusal::UnderTheDragon { piece: Piece::Follower }, "PRD-30");
    assert_eq!(refused(&mut script, "follower tower at 0,0"), under);
}

/// TOW-11, TOW-12: too far, beside the row, nobody there, or no follower.
#[test]
fn a_capture_is_refused_out_of_reach() {
    let mut script = play(
        "element builders 1
        start BA-D 0,0 turn 0
        start TO-02 0,1 turn 0
        draw BA-U; place 1,0 turn 0; follower road E
        draw BA-B; place 0,2 turn 0; follower cloister
        draw BA-U; place 2,0 turn 0; pass
        draw BA-B; place 0,3 turn 0; follower cloister
        draw BA-U; place -1,0 turn 0; builder road E
        draw BA-B; place -1,1 turn 0; tower 0,1",
    );
    assert!(script.legal().into_iter().eq(["capture cloister at 0,2", "pass"]));
    for text in ["cloister at 0,3", "road E at 1,0", "road E at -1,0", "tower at 0,1"] {
        let refusal = refused(&mut script, &format!("capture {text}"));
        assert_eq!(refusal, (Refusal::OutOfReach, "TOW-12"), "{text}");
    }
}

/// ABB-R-04, TOW-R-07: after the last turn nobody pays any more.
#[test]
fn a_ransom_is_refused_in_the_last_round_of_abbeys() {
    let mut script = play(
        "element abbeys 1
        option last-abbey-round true
        start BA-D 0,0 turn 0
        start BA-F 0,-1 turn 1
        start TO-02 0,1 turn 0
        start BA-B 0,2 turn 0
        start BA-B 0,3 turn 0
        start BA-B 1,3 turn 0
        start BA-B 2,3 turn 0
        start BA-B 2,2 turn 0
        draw BA-B; place 2,1 turn 0; pass
        draw BA-E; place 0,-2 turn 2; follower city S
        draw BA-B; place 3,1 turn 0; pass
        draw BA-B; place -1,1 turn 0; follower cloister
        draw BA-B; place 1,1 turn 0; tower 0,1; capture cloister at -1,1
        expect actor Blue
        expect legal actions abbey 1,2, pass",
    );
    assert_eq!(script.score("Blue"), 8);
    let over = (Refusal::TurnsAreOver, "ABB-R-04");
    assert_eq!(refused(&mut script, "ransom follower from 1"), over);
    script.acts("abbey 1,2");
    assert_eq!(refused(&mut script, "ransom follower from 1"), over);
}
