//! Abbey & Mayor: what no worked example shows. The others are in `examples`.

use crate::support::{Script, count, count_segments, places, refused, ring, tile};
use bastide_rules::event::{Because, Counted, Occasion, Score, Strength, Term};
use bastide_rules::geometry::Corner;
use bastide_rules::setup::GameName;
use bastide_rules::tile::{FeatureKind, Segment, SegmentName, TileKind, TileRole};
use bastide_rules::{
    Action, Barn, Event, Phase, Piece, Pos, Refusal, Role, Seat, SegmentId, Setup,
};

const RED: Seat = Seat::new(0);
const BLUE: Seat = Seat::new(1);
const GREEN: Seat = Seat::new(2);
const SET: &str = "abbey-and-mayor";

fn play(text: &str) -> Script {
    Script::play(&format!("players Red Blue\n{text}"))
}

/// A table for three with this set and these others.
fn table<const N: usize>(others: [&str; N]) -> Script {
    let setup = Setup::carcassonne(["Ann", "Ben", "Cid"]);
    Script::open(setup.with([SET]).with(others))
}

fn place(text: &str) -> SegmentName {
    text.parse().expect("a place")
}

/// ABB-02.
#[test]
fn the_set_has_12_tiles_for_the_stack_and_6_abbeys() {
    let of = |role| count(SET, |kind| usize::from(kind.role() == role));
    assert_eq!((of(TileRole::Land), of(TileRole::Abbey), count(SET, |_| 1)), (12, 6, 18));
    assert_eq!(count_segments(SET, |segment| segment.kind() == FeatureKind::Cloister), 6 + 1);
    let shields =
        |kind: &TileKind| kind.segments().iter().map(|s| usize::from(s.attributes.shields())).sum();
    assert_eq!(count(SET, shields), 6);

    let script = table([]);
    assert_eq!(script.state.tiles_left(), 71 + 12);
    assert!(!script.legal().contains("draw AM-ABBEY"));
    assert_eq!(table(["inns-and-cathedrals"]).state.tiles_left(), 71 + 18 + 12);
}

/// ABB-01: one of each for every player, and none without the set.
#[test]
fn the_set_brings_an_abbey_a_mayor_a_wagon_and_a_barn() {
    let base = Setup::carcassonne(["Ann", "Ben"]).in_play();
    assert_eq!([base.abbeys, base.mayors, base.wagons, base.barns], [0; 4]);

    let names = ["Ann", "Ben", "Cid", "Dan", "Eve", "Finn"];
    for players in 2..=6 {
        let setup = Setup::carcassonne(names.into_iter().take(players));
        let script = Script::open(setup.with([SET, "inns-and-cathedrals"]));
        for seat in script.state.seats() {
            assert_eq!(script.state.abbeys(seat), 1);
            let supply = Piece::ALL.map(|piece| script.state.supply(&script.game, seat, piece));
            assert_eq!(supply[..9], [7, 1, 1, 1, 0, 0, 0, 0, 1]);
        }
    }
}

/// ABB-05, ABB-R-08: nothing but a cloister, and nothing at its edges.
#[test]
fn an_abbey_is_all_cloister() {
    assert_eq!(places("AM-ABBEY"), ["cloister"]);
    assert_eq!(tile("AM-ABBEY").turns().count(), 1);
}

fn segments<const N: usize>(id: &str) -> [Segment; N] {
    tile(id).segments().try_into().expect("so many segments")
}

/// ABB-47, ABB-EX-09, ABB-R-33: the short city has the shield, and both fields border both cities.
#[test]
fn two_cities_cross_and_one_ends_in_the_field() {
    assert_eq!(places("AM-03"), ["city N", "city E", "field I", "field SL"]);
    let [short, long, between, end] = segments("AM-03");
    assert_eq!([short.attributes.shields(), long.attributes.shields()], [1, 0]);
    assert_eq!([short.sides.len(), long.sides.len()], [1, 2]);
    for field in [between, end] {
        assert!(field.touched().eq([0, 1]));
    }
}

/// ABB-48, ABB-EX-10.
#[test]
fn two_cities_cross_from_edge_to_edge() {
    assert_eq!(places("AM-02"), ["city N", "city E", "field I", "field II"]);
    let [down, across, fields @ ..]: [_; 4] = segments("AM-02");
    assert_eq!([down.sides.len(), across.sides.len()], [2, 2]);
    assert!(fields.iter().all(|field| field.touched().eq([0, 1])));
}

/// ABB-49, ABB-EX-11: the road divides the field on one side of the city only.
#[test]
fn a_road_through_a_city_has_three_fields() {
    assert_eq!(places("AM-12"), ["city E", "road N", "field SL", "field NL", "field NR"]);
    let [_, road, fields @ ..]: [_; 5] = segments("AM-12");
    assert_eq!(road.sides.len(), 2);
    assert_eq!(fields.map(|field| field.halves.iter().count()), [2, 1, 1]);
}

/// ABB-50, ABB-R-31, ABB-R-33: one exit, and a field all around it.
#[test]
fn a_dead_end_does_not_divide_its_field() {
    assert_eq!(places("AM-10"), ["road S", "field NL"]);
    let [road, field] = segments("AM-10");
    assert_eq!((road.sides.len(), field.halves.iter().count()), (1, 8));
}

/// ABB-51, ABB-EX-13.
#[test]
fn the_three_way_road_is_one_road() {
    assert_eq!(places("AM-11"), ["road N", "field NL", "field NR", "field ER"]);
    let [road, ..]: [_; 4] = segments("AM-11");
    assert_eq!(road.sides.len(), 3);
}

/// ABB-52, ABB-EX-14: two tiles, one the mirror of the other.
#[test]
fn a_road_that_touches_the_city_has_three_fields() {
    for (id, names) in [
        ("AM-07", ["city N", "road E", "field SR", "field EL", "field ER"]),
        ("AM-08", ["city N", "road S", "field EL", "field WR", "field SR"]),
    ] {
        assert_eq!(places(id), names);
        let [_, road, fields @ ..]: [_; 5] = segments(id);
        assert_eq!(road.sides.len(), 2);
        assert_eq!(fields.map(|field| field.halves.iter().count()), [3, 1, 2]);
        assert_eq!(fields.map(|field| field.touched().count()), [1, 1, 0]);
    }
}

/// ABB-03, ABB-09, ABB-10: the abbey is told in place of a tile, and then what it completed.
#[test]
fn the_event_tells_the_abbey_and_nothing_is_drawn() {
    let script = play(
        "element abbeys 1
        start BA-A -2,0 turn 3
        start TO-02 -2,-1 turn 0
        start TO-02 -1,-1 turn 0
        start TO-02 0,-1 turn 0
        start TO-02 1,-1 turn 0
        start TO-02 1,0 turn 0
        start TO-02 1,1 turn 0
        start TO-02 0,1 turn 0
        start TO-02 -1,1 turn 0
        draw BA-U; place -1,0 turn 0; follower road E
        abbey 0,0; follower cloister
        draw TO-02",
    );
    let at = Pos::new(0, 0);
    let from = script.events.iter().position(|e| matches!(e, Event::AbbeyPlaced { .. }));
    let [abbey, monk, Event::Scored(road), _home, Event::Scored(own), ..] =
        &script.events[from.expect("an abbey")..]
    else {
        panic!("{:?}", script.events)
    };
    assert_eq!(*abbey, Event::AbbeyPlaced { seat: BLUE, at });
    let (piece, role) = (Piece::Follower, Some(Role::Monk));
    assert_eq!(*monk, Event::PiecePlaced { seat: BLUE, piece, role, at, place: place("cloister") });
    assert_eq!((road.points, &road.receivers[..]), (2, &[RED][..]));
    assert_eq!(road.tiles, [Pos::new(-2, 0), Pos::new(-1, 0)]);
    assert_eq!((own.points, &own.receivers[..]), (9, &[BLUE][..]));
    let drawn = script.told(|event| matches!(event, Event::TileDrawn { seat: BLUE, .. }));
    assert!(drawn.is_empty());
}

/// ABB-R-04: the last round is told once, before the final scoring.
#[test]
fn the_event_tells_the_last_round_of_abbeys() {
    let script = |option| {
        let text = format!(
            "element abbeys 1\noption last-abbey-round {option}\n{}
            pass
            draw BA-U; place 2,1 turn 0; pass\n",
            ring(0, 8)
        );
        play(&format!("{text}{}end", if option { "pass\npass\n" } else { "" }))
    };
    let told = script(true).told(|event| matches!(event, Event::LastAbbeys | Event::FinalScoring));
    assert_eq!(told, [Event::LastAbbeys, Event::FinalScoring]);
    assert!(script(false).told(|event| matches!(event, Event::LastAbbeys)).is_empty());
}

/// ABB-16, ABB-R-13: a mayor of strength 0 is there, but gets nothing.
#[test]
fn the_event_shows_a_mayor_without_strength() {
    let script = play(
        "element mayors 1
        draw BA-E; place 0,-1 turn 2; mayor city S
        draw BA-B",
    );
    let [city] = script.scorings()[..] else { panic!("one city") };
    assert_eq!(city.strengths, [Strength { seat: RED, strength: 0 }]);
    assert_eq!((city.points, city.receivers.len()), (4, 0));
    let mayor = Event::PieceReturned {
        seat: RED,
        piece: Piece::Mayor,
        role: Some(Role::Knight),
        at: Pos::new(0, -1),
        place: place("city S"),
    };
    assert!(script.events.contains(&mayor));
}

/// Two complete cities beside a field; the third tile of the row is still to come.
const TWO_CITIES: &str = "element barns 1
    element pigs 1
    start TO-02 0,0 turn 0
    start BA-E 1,0 turn 0
    start BA-E 1,-1 turn 2
    start BA-E 2,0 turn 0
    start BA-E 2,-1 turn 2\n";

/// What the scoring of a field says: why, what for each city, how much, for whom.
fn field(score: &Score) -> (Occasion, &[Because], &[Term], u32, &[Seat]) {
    assert_eq!(score.feature, FeatureKind::Field);
    (score.occasion, &score.because, &score.terms, score.points, &score.receivers)
}

const fn cities(each: u32) -> [Term; 1] {
    [Term { what: Counted::Cities, count: 2, each }]
}

/// ABB-27, ABB-28, ABB-35: the barn at its corner, then what each farmer gets and why, and at the end
/// what the barn gets.
#[test]
fn the_events_explain_the_points_of_a_new_barn() {
    let script = Script::play(&format!(
        "players Red Blue Green
        {TWO_CITIES}
        draw BA-U; place 0,1 turn 0; follower field NL
        draw BA-U; place 0,2 turn 0; follower field NL
        draw TO-02; place -1,0 turn 0; pass
        draw TO-02; place -2,0 turn 0; pig field NL
        draw BA-A; place 1,1 turn 1; pass
        draw BA-A; place 1,2 turn 1; barn NW
        draw TO-02; place -3,0 turn 0; pass
        end"
    ));
    let at = Pos::new(1, 2);
    let barn = Event::BarnPlaced { seat: GREEN, at, corner: Corner::NW, place: place("field NL") };
    assert_eq!(script.told(|event| matches!(event, Event::BarnPlaced { .. })), [barn]);
    let fields: Vec<_> =
        script.scorings().into_iter().filter(|s| s.feature == FeatureKind::Field).collect();
    let [without_pig, with_pig, barn] = fields[..] else { panic!("{fields:?}") };
    let placed = Occasion::BarnPlaced;
    assert_eq!(field(without_pig), (placed, &[][..], &cities(3)[..], 6, &[BLUE][..]));
    assert_eq!(field(with_pig), (placed, &[Because::Pig][..], &cities(4)[..], 8, &[RED][..]));
    assert_eq!(field(barn), (Occasion::Barn, &[][..], &cities(4)[..], 8, &[GREEN][..]));
    let both = [RED, BLUE].map(|seat| Strength { seat, strength: 1 });
    assert_eq!((&without_pig.strengths[..], &barn.strengths[..]), (&both[..], &[][..]));
    assert_eq!(script.state.barns(&script.game), [Barn { owner: GREEN, at, corner: Corner::NW }]);
}

/// INT-37: a cloister that the same tile completes is told before the field with the barn.
#[test]
fn the_events_tell_fields_with_barns_last() {
    let script = play(&format!(
        "element barns 1
        {}draw BA-U; place -1,0 turn 1; follower field NR
        draw BA-B; place 0,0 turn 0; barn NW
        draw BA-U",
        ring(0, 7)
    ));
    let scored = script.scorings().into_iter().map(|score| (score.feature, score.occasion));
    let cloister = (FeatureKind::Cloister, Occasion::Completed);
    assert!(scored.eq([cloister, (FeatureKind::Field, Occasion::BarnPlaced)]));
}

/// ABB-31, ABB-32, ABB-33: farmers and pig are told to go home; the barn stays.
#[test]
fn the_events_explain_the_points_of_a_joined_field() {
    let script = play(&format!(
        "{TWO_CITIES}
        start TO-02 0,1 turn 0
        draw TO-02; place 1,1 turn 0; barn NW
        draw BA-U; place 0,2 turn 0; follower field ER
        draw TO-02; place -1,0 turn 0; pass
        draw TO-02; place 0,3 turn 0; pig field NL
        draw BA-A; place 1,2 turn 1; pass
        draw TO-02"
    ));
    let [joined] = script.scorings()[..] else { panic!("{:?}", script.scorings()) };
    let why = [Because::Pig];
    assert_eq!(field(joined), (Occasion::BarnJoined, &why[..], &cities(2)[..], 4, &[BLUE][..]));
    let home = script.told(|event| matches!(event, Event::PieceReturned { .. }));
    let home: Vec<_> = home
        .into_iter()
        .filter_map(|event| match event {
            Event::PieceReturned { seat, piece, role, at, .. } => Some((seat, piece, role, at)),
            _ => None,
        })
        .collect();
    let farmer = (BLUE, Piece::Follower, Some(Role::Farmer), Pos::new(0, 2));
    assert_eq!(home, [farmer, (BLUE, Piece::Pig, None, Pos::new(0, 3))]);
}

/// Blue's wagon on a road from a cloister to a crossing, which was just completed.
const WAGON: &str = "element wagons 1
    start BA-U 0,0 turn 0
    start TO-02 0,-1 turn 0
    start TO-02 1,-1 turn 0
    start TO-02 2,-1 turn 0
    start TO-02 3,-1 turn 0
    draw BA-A; place -1,0 turn 3; pass
    draw BA-U; place 1,0 turn 0; wagon road E
    draw BA-U; place 3,0 turn 0; follower road E
    draw BA-W; place 2,0 turn 0; pass\n";

/// ABB-40, ABB-45: from where to where; or home, which is told like that of others.
#[test]
fn the_event_tells_where_the_wagon_goes() {
    let (from, at) = (Pos::new(1, 0), Pos::new(2, 0));
    let script = play(&format!("{WAGON}move-wagon road S at 2,0\ndraw TO-02"));
    let moved = Event::WagonMoved { seat: BLUE, from, at, place: place("road S") };
    assert_eq!(script.events.iter().rev().nth(1), Some(&moved));
    assert!(script.told(|event| matches!(event, Event::PieceReturned { .. })).is_empty());

    let script = play(&format!("{WAGON}pass\ndraw TO-02"));
    let (piece, role) = (Piece::Wagon, Some(Role::Highwayman));
    let home = Event::PieceReturned { seat: BLUE, piece, role, at: from, place: place("road E") };
    assert_eq!(script.events.iter().rev().nth(1), Some(&home));
}

/// ABB-R-29, CUL-08: a wagon that moves to a cloister may open a challenge as a monk would, also in
/// the turn of another.
#[test]
fn the_event_tells_a_challenge_that_a_wagon_opens() {
    let script = play(
        "element wagons 1
        element shrines true
        start BA-A 0,0 turn 3
        draw BA-U; place 1,0 turn 0; wagon road E
        draw CU-01; place 0,1 turn 0; follower shrine
        draw TO-02; place -1,0 turn 0; pass
        draw AM-10; place 2,0 turn 1; pass
        expect turn Blue
        move-wagon cloister at 0,0
        draw TO-02",
    );
    let (at, against) = (Pos::new(0, 0), Pos::new(0, 1));
    let opened = Event::ChallengeOpened { seat: RED, at, against };
    assert_eq!(script.events.iter().rev().nth(1), Some(&opened));
}

/// ABB-40, ABB-41, ABB-43: neither to an occupied road nor to a field, nor to one that is complete.
#[test]
fn the_wagon_is_refused_what_is_occupied_complete_or_far() {
    let mut script = play(WAGON);
    let no_room = (Refusal::WagonNeedsRoom, "ABB-41");
    assert_eq!(refused(&mut script, "move-wagon road E at 2,0"), no_room);
    let no_way = (Refusal::NoWayForWagon, "ABB-40");
    for to in ["road E at 1,0", "road W at 2,0", "field NL at 2,0"] {
        assert_eq!(refused(&mut script, &format!("move-wagon {to}")), no_way, "{to}");
    }

    // In the second edition everything around is near enough.
    let mut script = play(&format!("option wagon-moves second-edition\n{WAGON}"));
    let not_there = (Refusal::NoWagonThere, "ABB-43");
    assert_eq!(refused(&mut script, "move-wagon field NL at 2,0"), not_there);
    assert_eq!(refused(&mut script, "move-wagon road W at 2,0"), no_room);
    assert_eq!(refused(&mut script, "move-wagon road E at 3,0"), no_way);
}

/// ABB-03, ABB-04, ABB-R-03: not without an abbey, not outside of a hole, not after drawing.
#[test]
fn an_abbey_is_refused_without_a_hole_or_an_abbey() {
    let table = |abbeys| {
        let script = format!(
            "players Red Blue
            element abbeys {abbeys}
            element builders 1
            {}{}",
            ring(0, 8),
            "draw BA-U\n".repeat(6)
        );
        Script::prepare(&script)
    };
    let mut script = table(1);
    for at in [Pos::new(0, -1), Pos::new(0, -2), Pos::new(9, 9)] {
        let refusal = (Refusal::NotAHole { at }, "ABB-04");
        assert_eq!(refused(&mut script, &format!("abbey {at}")), refusal);
    }
    script.acts("pass; draw BA-U");
    assert_eq!(refused(&mut script, "abbey 0,0").1, "BAS-08");

    // Without abbeys the builder gives the moment at which one could be placed.
    let mut script = table(0);
    script
        .acts("draw BA-U; place -1,-2 turn 0; follower road E; draw BA-U; place 1,-2 turn 0; pass");
    script
        .acts("draw BA-U; place -2,-2 turn 0; builder road E; draw BA-U; place 2,-2 turn 0; pass");
    script.acts("draw BA-U; place -3,-2 turn 0; pass");
    assert_eq!(script.state.phase(), Phase::SecondTile);
    assert_eq!(refused(&mut script, "abbey 0,0"), (Refusal::NoAbbey, "ABB-03"));
}

/// ABB-R-03, RIV-R-09: a double turn while the river is laid.
#[test]
fn an_abbey_is_refused_before_the_river_is_laid() {
    let above = [1, 2, 3, 4, 5].map(|x| format!("start BA-C {x},-1 turn 0\n")).concat();
    let mut script = Script::prepare(&format!(
        "players Red Blue
        element abbeys 1
        element builders 1
        start R2-01 0,0 turn 0
        start BA-E 0,-1 turn 1
        {above}draw R2-08; draw R2-08; draw R2-08; draw R2-08; draw R2-08; draw R2-03; draw BA-C"
    ));
    script
        .acts("draw R2-08; place 1,0 turn 0; follower city N; draw R2-08; place 2,0 turn 0; pass");
    script.acts("draw R2-08; place 3,0 turn 0; builder city N; draw R2-08; place 4,0 turn 0; pass");
    script.acts("draw R2-08; place 5,0 turn 0; pass");
    assert_eq!(script.state.phase(), Phase::SecondTile);
    let refusal = (Refusal::RiverFirst, "ABB-R-03");
    assert_eq!(refused(&mut script, "abbey 9,9"), refusal);
}

/// ABB-14, ABB-37: what mayors and wagons are refused.
#[test]
fn mayors_and_wagons_are_refused_the_wrong_features() {
    let mut script = play(
        "element mayors 1
        element wagons 1
        draw BA-A; place 1,0 turn 1",
    );
    let only_cities = (Refusal::OnlyInCities, "ABB-14");
    for place in ["road W", "cloister", "field NL"] {
        assert_eq!(refused(&mut script, &format!("mayor {place}")), only_cities);
    }
    let no_fields = (Refusal::NoWagonOnFields, "ABB-37");
    assert_eq!(refused(&mut script, "wagon field NL"), no_fields);
}

/// ABB-20, ABB-23, ABB-25: corners without four fields, fields with a barn, and no second barn.
#[test]
fn barns_and_farmers_are_refused_where_they_cannot_be() {
    let mut script = play(&format!(
        "{TWO_CITIES}
        start TO-02 0,1 turn 0
        draw TO-02; place 1,1 turn 0; barn NW
        draw TO-02; place 2,1 turn 0"
    ));
    let with_barn = (Refusal::FieldWithBarn, "ABB-25");
    assert_eq!(refused(&mut script, "follower field NL"), with_barn);
    assert_eq!(refused(&mut script, "barn NW"), (Refusal::BarnThere, "ABB-23"));
    for (corner, text) in [(Corner::NE, "barn NE"), (Corner::SW, "barn SW")] {
        assert_eq!(refused(&mut script, text), (Refusal::NoFieldCorner { corner }, "ABB-20"));
    }
    // A barn has no text for a segment; whoever gives the action all the same is told why not.
    let segments =
        script.state.features(&script.game).iter().map(|f| f.segments.len() as u16).sum::<u16>();
    let on = SegmentId::new(segments - 1);
    let (before, action) = (script.state.clone(), Action::PlacePiece { piece: Piece::Barn, on });
    let refusal = script.game.apply(&mut script.state, action, &mut ()).expect_err("no corner");
    assert_eq!(
        (&refusal, refusal.rule(GameName::Carcassonne)),
        (&Refusal::BarnNeedsCorner, "ABB-20")
    );
    assert_eq!(before, script.state);

    let mut script = play(
        "element barns 1
        start TO-02 0,0 turn 0
        start TO-02 1,0 turn 0
        start TO-02 0,1 turn 0
        draw TO-02; place 1,1 turn 0; barn NW
        draw TO-02; place 2,0 turn 0; pass
        draw TO-02; place 2,1 turn 0",
    );
    let used = (Refusal::EmptySupply { piece: Piece::Barn }, "BAS-18");
    assert_eq!(refused(&mut script, "barn NW"), used);
}

/// ABB-24, ABB-25, ABB-30, ABB-33: barns never leave, and between turns no farmer shares a field with
/// one. ABB-14, ABB-37: mayors are in cities only, wagons on no field.
#[test]
fn barns_stay_and_farmers_leave() {
    let mut barns_seen = 0;
    for seed in 0..12 {
        let others = ["traders-and-builders", "princess-and-dragon", "tower", "cult", "river-2"];
        let mut before: Vec<Barn> = Vec::new();
        table(others).watch(seed, |script| {
            let (game, state) = (&script.game, &script.state);
            let barns = state.barns(game);
            assert!(before.iter().all(|barn| barns.contains(barn)));
            barns_seen += barns.len();
            before = barns;
            for feature in state.features(game) {
                let has = |piece| feature.pieces.iter().any(|&(_, other, ..)| other == piece);
                assert!(feature.kind == FeatureKind::City || !has(Piece::Mayor));
                assert!(feature.kind != FeatureKind::Field || !has(Piece::Wagon));
                if has(Piece::Barn) && state.phase() == Phase::DrawTile {
                    assert!(feature.pieces.iter().all(|&(_, piece, ..)| piece == Piece::Barn));
                }
            }
        });
    }
    assert!(barns_seen > 1_000, "only {barns_seen} barns were looked at");
}

/// ABB-01, ABB-03: an abbey is in a supply or on the table, and was placed in a hole.
#[test]
fn no_abbey_is_ever_lost() {
    let mut placed = 0;
    for seed in 0..12 {
        let mut script = table(["cult"]);
        script.watch(seed, |script| {
            let (game, state) = (&script.game, &script.state);
            let is_abbey =
                |tile: &&bastide_rules::PlacedTile| game.kind_of(tile).role() == TileRole::Abbey;
            let laid = state.tiles().iter().filter(is_abbey);
            let left = state.seats().map(|seat| usize::from(state.abbeys(seat))).sum::<usize>();
            assert_eq!(laid.clone().count() + left, 3);
            for tile in laid {
                let beside = [(0, -1), (1, 0), (0, 1), (-1, 0)];
                let tiles = beside.map(|(x, y)| Pos::new(tile.pos.x + x, tile.pos.y + y));
                assert!(tiles.iter().all(|&pos| state.tile_at(pos).is_some()));
                placed += 1;
            }
        });
    }
    assert!(placed > 0, "nobody ever placed an abbey");
}
