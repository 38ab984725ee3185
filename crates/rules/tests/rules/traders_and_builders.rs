//! Traders & Builders: what no worked example shows. The others are in `examples`.

use crate::support::{Script, count, count_segments};
use bastide_rules::event::{Because, Counted, Term};
use bastide_rules::tile::{FeatureKind, Goods, TileKind};
use bastide_rules::{Action, Event, Phase, Piece, PlayerGoods, Pos, Seat, Setup, State};

const RED: Seat = Seat::new(0);
const BLUE: Seat = Seat::new(1);
const SET: &str = "traders-and-builders";

fn play(text: &str) -> Script {
    Script::play(&format!("players Red Blue\n{text}"))
}

/// A table for three with this set and these others.
fn table<const N: usize>(others: [&str; N]) -> Script {
    let setup = Setup::carcassonne(["Ann", "Ben", "Cid"]);
    Script::open(setup.with([SET]).with(others))
}

fn is_double_turn(event: &Event) -> bool {
    matches!(event, Event::DoubleTurn { .. })
}

/// TRA-32, TRA-R-09, TRA-V-07.
#[test]
fn the_set_has_24_tiles_with_9_wine_6_grain_and_5_cloth_symbols() {
    assert_eq!(count(SET, |_| 1), 24);
    let symbols =
        Goods::ALL.map(|goods| count_segments(SET, |s| s.attributes.goods() == Some(goods)));
    assert_eq!(symbols, [9, 6, 5]);
    let bare = |kind: &TileKind| {
        usize::from(kind.segments().iter().all(|segment| segment.attributes.goods().is_none()))
    };
    assert_eq!(count(SET, bare), 4);
}

/// TRA-07, TRA-13, TRA-25, TRA-31.
#[test]
fn the_set_brings_a_builder_a_pig_and_the_traders() {
    let script = table([]);
    for seat in script.state.seats() {
        let supply = Piece::ALL.map(|piece| script.state.supply(&script.game, seat, piece));
        assert_eq!(supply[..9], [7, 0, 0, 0, 0, 0, 1, 1, 0]);
    }
    let found = script.game.in_play();
    assert_eq!((found.traders, found.pig_herd, found.inns, found.king), (true, true, false, false));
    assert_eq!(script.state.tiles_left(), 95);
    assert_eq!(table(["inns-and-cathedrals"]).state.tiles_left(), 113);
}

/// The builders and pigs on the table; each has a follower of its own on the same feature.
fn accompanied(script: &Script) -> usize {
    let features = script.state.features(&script.game);
    let pieces = features.iter().flat_map(|feature| {
        let guests = feature.pieces.iter().filter(|(_, piece, ..)| !piece.is_follower());
        guests.map(move |&(owner, piece, ..)| (feature, owner, piece))
    });
    let mut count = 0;
    for (feature, owner, piece) in pieces {
        let own = |&&(seat, piece, ..): &&(Seat, Piece, _, _)| seat == owner && piece.is_follower();
        assert!(feature.pieces.iter().any(|p| own(&p)), "a lonely {piece:?} on {feature:?}");
        assert_eq!(piece == Piece::Pig, feature.kind == FeatureKind::Field);
        count += 1;
    }
    count
}

/// TRA-24, TRA-28, TRA-R-13.
#[test]
fn no_builder_or_pig_ever_stands_without_a_follower_of_its_own() {
    let mut seen = 0;
    for seed in 0..12 {
        let others = ["inns-and-cathedrals", "cult", "river-2"];
        table(others).watch(seed, |script| seen += accompanied(script));
    }
    assert!(seen > 1_000, "only {seen} were looked at");
}

/// TRA-21: after the scoring nothing stands on a completed feature.
#[test]
fn builders_leave_a_completed_feature_with_the_followers() {
    for seed in 0..6 {
        table([]).watch(seed, |script| {
            if script.state.phase() == Phase::DrawTile {
                let features = script.state.features(&script.game);
                let complete = features.iter().filter(|feature| feature.complete);
                assert!(complete.into_iter().all(|feature| feature.pieces.is_empty()));
            }
        });
    }
}

/// What the events told about the goods of a player.
fn told_goods(script: &Script, owner: Seat) -> PlayerGoods {
    let mut own = PlayerGoods::default();
    for event in &script.events {
        if let Event::GoodsTaken { seat, goods, tokens, .. } = *event
            && seat == owner
        {
            *match goods {
                Goods::Wine => &mut own.wine,
                Goods::Grain => &mut own.grain,
                Goods::Cloth => &mut own.cloth,
            } += tokens as u16;
        }
    }
    own
}

/// TRA-34, TRA-R-09.
#[test]
fn everybody_sees_the_goods_of_all_players_at_any_time() {
    let total = |state: &State, of: fn(PlayerGoods) -> u16| -> u16 {
        state.seats().map(|seat| of(state.goods(seat))).sum()
    };
    let mut taken = 0;
    for seed in 0..8 {
        let mut script = table([]);
        assert!(script.state.seats().all(|s| script.state.goods(s) == PlayerGoods::default()));
        script.watch(seed, |script| {
            for seat in script.state.seats() {
                assert_eq!(script.state.goods(seat), told_goods(script, seat));
            }
        });
        let found = [
            total(&script.state, |own| own.wine),
            total(&script.state, |own| own.grain),
            total(&script.state, |own| own.cloth),
        ];
        assert!(found.iter().zip([9, 6, 5]).all(|(&found, printed)| found <= printed));
        taken += found.iter().sum::<u16>();
    }
    assert!(taken > 0, "nobody ever took goods");
}

/// TRA-R-09: a city with ten wine symbols.
#[test]
fn the_tokens_never_run_out() {
    let row =
        [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(|x| format!("start TB-15 {x},0 turn 0\n")).concat();
    play(&format!(
        "element traders true\nstart BA-E 0,0 turn 1\n{row}
        draw BA-E; place 11,0 turn 3; pass
        expect goods Red wine 10 grain 0 cloth 0
        draw BA-B"
    ));
}

/// TRA-38: whatever the container, every tile that is left is one ticket of one urn.
#[test]
fn every_draw_is_from_one_urn_with_the_tiles_of_all_sets() {
    let mut second_tiles = 0;
    for seed in 0..12 {
        let mut after_second_tile = false;
        table(["inns-and-cathedrals"]).watch(seed, |script| {
            let (game, state) = (&script.game, &script.state);
            if state.phase() == Phase::DrawTile {
                assert_eq!(game.tickets(state), state.tiles_left());
                for kind in game.kind_ids() {
                    let tickets = game.tickets_of(state, Action::Draw(kind));
                    assert_eq!(tickets, u32::from(state.left_of(kind)));
                }
                second_tiles += u32::from(after_second_tile);
            }
            after_second_tile = state.phase() == Phase::SecondTile;
        });
    }
    assert!(second_tiles > 0, "no builder ever gave a second tile");
}

/// Red's third turn extends the road with Red's builder; no city is open.
const EXTENDED: &str = "element builders 1
    draw BA-U; place 1,0 turn 0; follower road E
    draw BA-E; place 0,-1 turn 2; pass
    draw BA-U; place 2,0 turn 0; builder road E
    draw BA-U; place -1,0 turn 0; pass
    draw BA-U; place 3,0 turn 0; pass\n";

/// TRA-14, TRA-R-03.
#[test]
fn the_second_tile_may_be_declined_and_earned_again() {
    play(&format!(
        "{EXTENDED}
        expect legal choices second-tile, pass
        expect turn Red
        expect refused draw BA-B BAS-08
        pass
        expect turn Blue
        expect supply-of builder Red 0 Blue 1
        draw BA-U; place -2,0 turn 0; pass
        expect turn Red
        draw BA-U; place 4,0 turn 0; pass
        expect legal choices second-tile, pass
        second-tile
        draw BA-B"
    ));
}

/// TRA-14, TRA-23: the event names the tile and the road, and only the builder's owner earns it.
#[test]
fn a_double_turn_is_told_when_the_tile_is_placed() {
    let [Event::DoubleTurn { seat, at, place }] = play(EXTENDED_AND_MORE).told(is_double_turn)[..]
    else {
        panic!("one double turn")
    };
    assert_eq!((seat, at, place.to_string()), (RED, Pos::new(3, 0), "road E".to_owned()));
}

const EXTENDED_AND_MORE: &str = "element builders 1
    draw BA-U; place 1,0 turn 0; follower road E
    draw BA-U; place -1,0 turn 0; pass
    draw BA-U; place 2,0 turn 0; builder road E
    draw BA-U; place -2,0 turn 0; pass
    draw BA-U; place 3,0 turn 0; pass; second-tile
    draw BA-U; place 4,0 turn 0; pass
    draw BA-U; place 5,0 turn 0; pass
    draw BA-B";

/// TRA-18, TRA-R-06.
#[test]
fn a_double_turn_is_one_turn_with_two_tiles() {
    let script = play(EXTENDED_AND_MORE);
    let seats = script.events.iter().filter_map(|event| match event {
        Event::TilePlaced { seat, .. } => Some(*seat),
        _ => None,
    });
    assert!(seats.eq([RED, BLUE, RED, BLUE, RED, RED, BLUE]));
    assert_eq!(script.state.turn(), RED);
}

/// TRA-R-05.
#[test]
fn without_a_tile_for_the_second_part_the_game_ends() {
    let ended = play(&format!("{EXTENDED}end\nexpect scores Red 5 Blue 0"));
    assert!(matches!(ended.events.last(), Some(Event::GameOver { .. })));
    // The last tile fits nowhere.
    play(&format!("{EXTENDED}second-tile\ndraw BA-C\nend\nexpect scores Red 5 Blue 0"));
}

/// Red closes the builder's city with the first tile and a city without knights with the second.
const GOODS_IN_BOTH_PARTS: &str = "element builders 1
    element traders true
    start BA-D 0,0 turn 0
    start BA-E 0,1 turn 2
    start TB-17 0,2 turn 1
    draw BA-G; place 0,-1 turn 1; follower city N
    draw BA-U; place 1,0 turn 0; pass
    draw TB-15; place 0,-2 turn 1; builder city N
    draw BA-U; place 2,0 turn 0; pass
    draw BA-E; place 0,-3 turn 2; pass
    expect goods Red wine 1 grain 0 cloth 0
    second-tile
    draw BA-E; place 0,3 turn 0; pass
    expect goods Red wine 1 grain 1 cloth 0
    expect turn Blue
    draw BA-A; place 3,0 turn 1; pass\n";

/// TRA-32, TRA-R-14.
#[test]
fn goods_are_taken_in_each_part_of_a_double_turn() {
    let without_the_end = GOODS_IN_BOTH_PARTS.replace("; place 3,0 turn 1; pass", "");
    let script = play(&without_the_end);
    let taken: Vec<_> = script
        .events
        .iter()
        .filter_map(|event| match *event {
            Event::GoodsTaken { seat, goods, tokens, .. } => Some((seat, Some(goods), tokens)),
            Event::TilePlaced { seat, at: Pos { x: 0, y: 3 }, .. } => Some((seat, None, 0)),
            _ => None,
        })
        .collect();
    let wanted = [(RED, Some(Goods::Wine), 1), (RED, None, 0), (RED, Some(Goods::Grain), 1)];
    assert_eq!(taken, wanted);
}

/// TRA-36, TRA-37: the points of the goods are told kind by kind, and not at all for a kind that nobody
/// has (TRA-R-08).
#[test]
fn the_most_goods_are_scored_and_told_at_the_end() {
    let two_cities = "element traders true
        start TB-15 0,0 turn 0
        start BA-E -1,0 turn 1
        start BA-B 0,1 turn 0
        start TB-15 0,2 turn 0
        start TB-17 -1,2 turn 2
        start BA-E -2,2 turn 1
        draw BA-E; place 1,0 turn 3; pass
        draw BA-E; place 1,2 turn 3; pass
        end
        expect scores Red 10 Blue 20";
    let told = play(two_cities).told(|event| matches!(event, Event::GoodsScored { .. }));
    let scored = |goods, receivers| Event::GoodsScored { goods, tokens: 1, points: 10, receivers };
    assert_eq!(told, [scored(Goods::Wine, vec![RED, BLUE]), scored(Goods::Grain, vec![BLUE])]);
}

/// TRA-32: elements are independent of tiles.
#[test]
fn goods_symbols_mean_nothing_without_the_traders() {
    let without_traders = GOODS_IN_BOTH_PARTS.replace("    element traders true\n", "");
    let lines = without_traders.lines().filter(|line| !line.contains("expect goods"));
    let script = play(&format!("{}\nend", lines.collect::<Vec<_>>().join("\n")));
    assert_eq!(script.state.goods(RED), PlayerGoods::default());
    assert_eq!(script.score("Red"), 8);
}

/// TRA-29.
#[test]
fn the_points_of_a_field_are_explained_by_the_pig() {
    let farm = |second: &str| {
        let script = play(&format!(
            "element pigs 1
            draw BA-E; place 0,-1 turn 2; follower field NL
            draw BA-B; place 0,1 turn 0; pass
            draw BA-B; place 0,-2 turn 0; {second}
            end"
        ));
        let scorings = script.scorings();
        let field = scorings.last().expect("a field");
        (field.because.clone(), field.terms.clone(), field.points)
    };
    let cities = |each| vec![Term { what: Counted::Cities, count: 1, each }];
    assert_eq!(farm("pig field NL"), (vec![Because::Pig], cities(4), 4));
    assert_eq!(farm("pass"), (vec![], cities(3), 3));
}

/// TRA-R-05: when no tile is left for it, there is no second part, and none is announced.
#[test]
fn without_a_tile_left_no_double_turn_is_told() {
    let script = play(&format!("{EXTENDED}end"));
    assert!(script.told(|event| matches!(event, Event::DoubleTurn { .. })).is_empty());
}
