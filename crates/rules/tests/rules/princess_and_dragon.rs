//! The Princess & the Dragon: what no worked example shows. The others are in `examples`.

use crate::support::{Script, count, count_segments, places, refused, tile};
use bastide_rules::event::SpotName;
use bastide_rules::tile::{Attributes, FeatureKind, Segment, Symbol, TileKind};
use bastide_rules::{Action, Event, Phase, Piece, Pos, Refusal, Role, Seat, Setup, State};

const RED: Seat = Seat::new(0);
const BLUE: Seat = Seat::new(1);
const GREEN: Seat = Seat::new(2);
const SET: &str = "princess-and-dragon";

fn play(text: &str) -> Script {
    Script::play(&format!("players Red Blue\n{text}"))
}

/// A table for three with this set and these others.
fn table<const N: usize>(others: [&str; N]) -> Script {
    let setup = Setup::carcassonne(["Ann", "Ben", "Cid"]);
    Script::open(setup.with([SET]).with(others))
}

/// Where a follower stood.
fn on(place: &str) -> SpotName {
    SpotName::On(place.parse().expect("a place"))
}

fn has_princess(segment: &Segment) -> bool {
    matches!(segment.attributes, Attributes::City { princess: true, .. })
}

/// How often each symbol is drawn on a tile: volcano, dragon, magic portal, princess.
fn symbols(kind: &TileKind) -> [usize; 4] {
    let drawn = [Symbol::Volcano, Symbol::Dragon, Symbol::MagicPortal].map(|s| kind.has(s).into());
    let princesses = kind.segments().iter().filter(|segment| has_princess(segment)).count();
    [drawn[0], drawn[1], drawn[2], princesses]
}

/// PRD-01: 30 tiles, each with one of the four symbols.
#[test]
fn the_set_has_6_volcanoes_12_dragons_6_portals_and_6_princesses() {
    assert_eq!(count(SET, |_| 1), 30);
    assert_eq!([0, 1, 2, 3].map(|symbol| count(SET, |kind| symbols(kind)[symbol])), [6, 12, 6, 6]);
    assert_eq!(count(SET, |kind| usize::from(symbols(kind).iter().sum::<usize>() == 1)), 30);
    assert_eq!(count(SET, |kind| kind.has(Symbol::TowerSite).into()), 0);
    assert_eq!(count_segments(SET, has_princess), 6);
}

/// PRD-01, PRD-02, PRD-03: all tiles are in the stack; dragon and fairy are off the table.
#[test]
fn the_set_brings_dragon_fairy_princesses_and_portals_and_no_pieces() {
    let base = Setup::carcassonne(["Ann", "Ben"]).in_play();
    assert!(!base.dragon && !base.fairy && !base.princess && !base.portals);

    let script = table([]);
    let found = script.game.in_play();
    assert!(found.dragon && found.fairy && found.princess && found.portals);
    assert_eq!((found.tower_pieces, found.abbeys, found.pigs), (0, 0, 0));
    assert_eq!(script.state.tiles_left(), 71 + 30);
    assert_eq!(table(["inns-and-cathedrals"]).state.tiles_left(), 71 + 18 + 30);
    assert_eq!((script.state.dragon(), script.state.fairy(&script.game)), (None, None));
    for seat in script.state.seats() {
        let supply = Piece::ALL.map(|piece| script.state.supply(&script.game, seat, piece));
        assert_eq!(supply[..8], [7, 0, 0, 0, 0, 0, 0, 0]);
    }
}

/// PRD-05, PRD-06: one road, and a field on either side of the city, each in one piece.
#[test]
fn the_tunnel_has_one_road_and_two_fields() {
    assert_eq!(places("PD-25"), ["city E", "road N", "field NL", "field SL"]);
    let [city, road, north, south] = tile("PD-25").segments() else { panic!("four segments") };
    assert_eq!([city.sides.len(), road.sides.len()], [2, 2]);
    let halves = [north, south].map(|field| field.halves.iter().count());
    assert_eq!(halves, [2, 2]);
}

/// PRD-07, PRD-R-22: city and cloister are two features, and the field is a third.
#[test]
fn the_cloister_in_a_city_is_a_feature_of_its_own() {
    assert_eq!(places("PD-13"), ["city N", "cloister", "field SL"]);
    assert_eq!(tile("PD-13").segments()[0].sides.len(), 3);
    let with_both = |kind: &TileKind| {
        let has = |wanted| kind.segments().iter().any(|segment| segment.kind() == wanted);
        usize::from(has(FeatureKind::City) && has(FeatureKind::Cloister))
    };
    assert_eq!(count(SET, with_both), 1);
}

/// PRD-20, PRD-32, PRD-34, PRD-37: elements are independent of tiles.
#[test]
fn the_symbols_mean_nothing_without_their_elements() {
    play(
        "draw PD-04; place 0,-1 turn 2; follower city S
        expect aside none
        draw PD-17; place 1,0 turn 0
        expect dragon nowhere
        follower road E
        draw BA-E; place 0,1 turn 2; follower city S
        draw PD-11; place 0,2 turn 0
        expect legal followers field SL
        pass
        draw PD-08; place 2,0 turn 0
        expect legal followers road E, road S, field NL, field ER, field SR
        expect refused follower field ER at 0,0 BAS-19
        pass
        draw BA-B",
    );
}

/// Where all tiles of each kind are.
struct Location {
    left: Vec<u16>,
    aside: Vec<u16>,
    all: Vec<usize>,
}

impl Location {
    fn of(script: &Script) -> Self {
        let (game, state) = (&script.game, &script.state);
        let counts = |of: fn(&State, bastide_rules::KindId) -> u16| {
            game.kind_ids().map(|kind| of(state, kind)).collect::<Vec<_>>()
        };
        let (left, aside) = (counts(State::left_of), counts(State::aside_of));
        let all = game.kind_ids().map(|kind| {
            let laid = state.tiles().iter().filter(|tile| tile.kind == kind).count();
            let in_hand = usize::from(state.phase() == Phase::PlaceTile(kind));
            let out = left[kind.index()] + aside[kind.index()] + state.removed_of(kind);
            laid + in_hand + usize::from(out)
        });
        Self { all: all.collect(), left, aside }
    }
}

fn sum(tiles: &[u16]) -> u32 {
    tiles.iter().map(|&tiles| u32::from(tiles)).sum()
}

/// PRD-32, PRD-33, PRD-R-19: everybody sees the tiles put aside. They are not in the urn, and as soon
/// as the dragon comes, every one of them is, with a ticket of its own.
#[test]
fn tiles_put_aside_are_public_and_come_back_into_the_urn() {
    let mut came_back = 0;
    for seed in 0..12 {
        let mut script = table(["inns-and-cathedrals"]);
        let start = Location::of(&script);
        let mut before = Location::of(&script);
        script.watch(seed, |script| {
            let (game, state) = (&script.game, &script.state);
            let now = Location::of(script);
            assert_eq!(now.all, start.all, "a tile was lost");
            let waiting = sum(&before.aside);
            if state.dragon().is_some() {
                assert!(now.aside.iter().all(|&tiles| tiles == 0));
                if waiting > 0 {
                    let both = before.left.iter().zip(&before.aside);
                    assert!(both.map(|(left, aside)| left + aside).eq(now.left.iter().copied()));
                    let told = Event::DragonTilesBack { tiles: waiting };
                    assert_eq!(script.events.last(), Some(&told));
                    came_back += waiting;
                }
            }
            for (kind, &aside) in game.kinds().iter().zip(&now.aside) {
                assert!(aside == 0 || kind.has(Symbol::Dragon));
            }
            if state.phase() == Phase::DrawTile {
                assert_eq!(game.tickets(state), state.tiles_left());
                assert_eq!(sum(&now.left), state.tiles_left());
                for kind in game.kind_ids() {
                    let tickets = game.tickets_of(state, Action::Draw(kind));
                    assert_eq!(tickets, u32::from(now.left[kind.index()]));
                }
            }
            before = now;
        });
    }
    assert!(came_back > 12, "only {came_back} tiles came back");
}

/// PRD-20, PRD-23, PRD-27, PRD-32, PRD-33: a tile is drawn, shown to wait, and back; then who moves
/// the dragon where, and that it is stuck.
#[test]
fn the_coming_of_the_dragon_is_told() {
    let script = play(
        "element dragon true
        draw PD-04
        draw PD-17; place 1,0 turn 0; pass
        redraw PD-04; place 0,-1 turn 2; pass
        dragon W; dragon N
        draw BA-B",
    );
    let told = script.told(|event| {
        use Event::{
            DragonCame, DragonMoved, DragonStuck, DragonTileAside, DragonTilesBack, TileDrawn,
        };
        matches!(
            event,
            DragonCame { .. }
                | DragonMoved { .. }
                | DragonStuck { .. }
                | DragonTileAside { .. }
                | DragonTilesBack { .. }
                | TileDrawn { .. }
        )
    });
    let drawn = |seat, tile: &str| Event::TileDrawn { seat, tile: tile.to_owned() };
    assert_eq!(
        told,
        [
            drawn(RED, "PD-04"),
            Event::DragonTileAside { seat: RED, tile: "PD-04".to_owned() },
            drawn(RED, "PD-17"),
            Event::DragonCame { seat: RED, at: Pos::new(1, 0) },
            Event::DragonTilesBack { tiles: 1 },
            drawn(BLUE, "PD-04"),
            Event::DragonMoved { seat: BLUE, to: Pos::new(0, 0) },
            Event::DragonMoved { seat: RED, to: Pos::new(0, -1) },
            Event::DragonStuck { at: Pos::new(0, -1), steps: 2 },
            drawn(RED, "BA-B"),
        ]
    );
}

/// PRD-23, PRD-27: six steps are a whole walk, wherever they end.
#[test]
fn a_dragon_that_made_six_steps_is_not_stuck() {
    let row = [1, 2, 3, 4, 5].map(|x| format!("start BA-B {x},0 turn 0\n")).concat();
    let script = play(&format!(
        "element dragon true
        {row}draw PD-01; place 0,0 turn 0; pass
        draw PD-04; place 6,0 turn 0; pass
        dragon E; dragon E; dragon E; dragon E; dragon E; dragon E
        expect dragon 6,0
        draw BA-B"
    ));
    assert!(script.told(|event| matches!(event, Event::DragonStuck { .. })).is_empty());
}

/// PRD-20, PRD-33: tiles come back only once, and the event is not told without any.
#[test]
fn a_second_volcano_brings_the_dragon_but_no_tiles() {
    let script = play(
        "element dragon true
        draw PD-01; place 0,1 turn 0; pass
        draw PD-01; place 0,2 turn 0; pass
        expect dragon 0,2
        draw BA-B",
    );
    let came = |seat, y| Event::DragonCame { seat, at: Pos::new(0, y) };
    let told = script
        .told(|event| matches!(event, Event::DragonCame { .. } | Event::DragonTilesBack { .. }));
    assert_eq!(told, [came(RED, 1), came(BLUE, 2)]);
}

/// PRD-28, PRD-44, PRD-45: each piece by itself, with its owner, its role and its place.
#[test]
fn the_events_name_everybody_whom_the_dragon_eats() {
    let script = Script::play(
        "players Red Blue Green
        element dragon true
        element portals true
        element big-followers 1
        draw PD-08; place 1,0 turn 0; big-follower city N at 0,0
        draw PD-08; place 0,1 turn 0; follower field ER at 0,0
        draw PD-08; place 1,1 turn 1; follower road E at 0,0
        draw PD-17; place -1,0 turn 0; pass
        draw PD-14; place 2,0 turn 0; pass
        dragon E",
    );
    let eaten = |seat, piece, role, place| {
        let (role, place) = (Some(role), on(place));
        Event::Eaten { seat, piece, role, at: Pos::new(0, 0), place }
    };
    assert_eq!(
        script.told(|event| matches!(event, Event::Eaten { .. })),
        [
            eaten(RED, Piece::BigFollower, Role::Knight, "city N"),
            eaten(BLUE, Piece::Follower, Role::Farmer, "field ER"),
            eaten(GREEN, Piece::Follower, Role::Highwayman, "road E"),
        ]
    );
    assert_eq!(script.state.scores(), [0, 0, 0]);
}

/// PRD-29, PRD-47: a follower on a tower has no role, a builder neither; one that is left alone
/// elsewhere was not eaten, but goes home.
#[test]
fn the_events_tell_the_eaten_from_the_lonely() {
    let script = play(
        "element dragon true
        element tower-pieces 10
        element builders 1
        draw BA-U; place 1,0 turn 0; follower road E
        draw TO-02; place 1,1 turn 0; tower 1,1; pass
        draw BA-U; place 2,0 turn 0; builder road E
        draw BA-B; place 0,1 turn 0; follower tower at 1,1
        draw PD-01; place 1,2 turn 0; pass
        draw PD-14; place 2,2 turn 2; pass
        dragon N; dragon N; dragon W; dragon S
        expect dragon 0,1
        draw BA-B",
    );
    let (seat, place) = (BLUE, SpotName::Tower);
    let on_tower =
        Event::Eaten { seat, piece: Piece::Follower, role: None, at: Pos::new(1, 1), place };
    let (seat, role, at) = (RED, Some(Role::Highwayman), Pos::new(1, 0));
    let on_road = Event::Eaten { seat, piece: Piece::Follower, role, at, place: on("road E") };
    let (seat, place) = (RED, "road E".parse().expect("a place"));
    let lonely = Event::LeftAlone { seat, piece: Piece::Builder, at: Pos::new(2, 0), place };
    let told = script.told(|event| matches!(event, Event::Eaten { .. } | Event::LeftAlone { .. }));
    assert_eq!(told, [on_tower, on_road, lonely]);
}

/// PRD-10, PRD-13, PRD-14: a point at the start of Red's turn, three with the road, whose own points
/// are told apart.
#[test]
fn the_events_say_what_the_fairy_brings_and_to_whom() {
    let script = play(
        "element fairy true
        draw BA-A; place 1,0 turn 1; follower road W
        draw BA-B; place 1,1 turn 0; pass
        draw BA-B; place 0,1 turn 0; fairy road W at 1,0
        draw BA-B; place 2,1 turn 0; pass
        draw BA-A; place -1,0 turn 3; pass
        expect scores Red 7 Blue 0
        draw BA-B",
    );
    let at = Some(Pos::new(1, 0));
    let told =
        script.told(|event| matches!(event, Event::FairyMoved { .. } | Event::FairyScored { .. }));
    assert_eq!(
        told,
        [
            Event::FairyMoved { seat: RED, at, place: on("road W") },
            Event::FairyScored { seat: RED, at, place: None, points: 1 },
            Event::FairyScored { seat: RED, at, place: "road W".parse().ok(), points: 3 },
        ]
    );
    let [road] = script.scorings()[..] else { panic!("one road") };
    assert_eq!((road.points, &road.receivers[..]), (3, &[RED][..]));
}

/// PRD-R-13: the fairy beside a follower on a tower.
#[test]
fn the_event_says_when_the_fairy_is_on_a_tower() {
    let script = play(
        "element fairy true
        element tower-pieces 10
        start TO-02 0,0 turn 0
        draw BA-B; place 1,0 turn 0; tower 0,0
        draw BA-B; place 2,0 turn 0; pass
        draw BA-B; place 3,0 turn 0; follower tower at 0,0
        draw BA-B; place 4,0 turn 0; pass
        draw BA-B; place 5,0 turn 0; fairy tower at 0,0
        draw BA-B",
    );
    let moved = Event::FairyMoved { seat: RED, at: Some(Pos::new(0, 0)), place: SpotName::Tower };
    assert_eq!(script.events.iter().rev().nth(1), Some(&moved));
}

/// PRD-37, PRD-39: who sent whose knight home from where, and the builder that followed.
#[test]
fn the_event_names_the_knight_whom_the_princess_removes() {
    let script = play(
        "element princess true
        element builders 1
        draw BA-G; place 0,-1 turn 1; follower city N
        draw BA-U; place 1,0 turn 0; pass
        draw BA-G; place 0,-2 turn 1; builder city N
        draw PD-20; place 0,-3 turn 3; remove city N at 0,-1
        draw BA-B",
    );
    let place = "city N".parse().expect("a place");
    let removed = Event::KnightRemoved {
        seat: BLUE,
        owner: RED,
        piece: Piece::Follower,
        role: Some(Role::Knight),
        at: Pos::new(0, -1),
        place,
    };
    let (seat, piece, at) = (RED, Piece::Builder, Pos::new(0, -2));
    let lonely = Event::LeftAlone { seat, piece, at, place };
    let told =
        script.told(|event| matches!(event, Event::KnightRemoved { .. } | Event::LeftAlone { .. }));
    assert_eq!(told, [removed, lonely]);
}

/// PRD-21, PRD-30, PRD-R-03: followers stay off the volcano; builders too, where nobody may go.
#[test]
fn nobody_is_placed_under_the_dragon() {
    let volcano = |option: &str| {
        play(&format!(
            "element dragon true
            element builders 1
            {option}
            draw BA-U; place 1,0 turn 0; follower road E
            draw BA-B; place 0,1 turn 0; pass
            draw PD-17; place 2,0 turn 0"
        ))
    };
    let mut script = volcano("");
    let follower = (Refusal::UnderTheDragon { piece: Piece::Follower }, "PRD-30");
    assert_eq!(refused(&mut script, "follower field NL"), follower);
    assert!(script.legal().contains("builder road E"));
    let mut script = volcano("option volcano nobody");
    let builder = (Refusal::DragonScares { piece: Piece::Builder }, "PRD-R-03");
    assert_eq!(refused(&mut script, "builder road E"), builder);
}

/// PRD-12, PRD-24, PRD-25: where the dragon cannot go.
#[test]
fn the_dragon_is_refused_empty_spaces_old_ones_and_the_fairys() {
    let mut script = Script::prepare(
        "players Red Blue
        element dragon true
        element fairy true
        draw BA-A\ndraw PD-01\ndraw BA-B\ndraw PD-16",
    );
    script.acts(
        "draw BA-A; place 1,0 turn 1; follower road W; draw PD-01; place 1,1 turn 0; pass;
        draw BA-B; place 0,1 turn 0; fairy road W at 1,0; draw PD-16; place -1,0 turn 0; pass",
    );
    let empty = Refusal::NoTileForTheDragon { at: Pos::new(2, 1) };
    assert_eq!(refused(&mut script, "dragon E"), (empty, "PRD-24"));
    let fairy = Refusal::FairyKeepsDragonOff { at: Pos::new(1, 0) };
    assert_eq!(refused(&mut script, "dragon N"), (fairy, "PRD-12"));
    script.acts("dragon W");
    let start = Refusal::DragonWasThere { at: Pos::new(1, 1) };
    assert_eq!(refused(&mut script, "dragon E"), (start, "PRD-25"));
}

/// PRD-03, PRD-11, PRD-R-14: where the fairy is not put.
#[test]
fn the_fairy_is_refused_without_another_own_follower() {
    let game = |fairy| {
        play(&format!(
            "element fairy {fairy}
            draw BA-U; place 1,0 turn 0; follower road E
            draw BA-E; place 0,-1 turn 2; pass
            draw BA-U; place 2,0 turn 0"
        ))
    };
    let without = (Refusal::NoFairy, "PRD-03");
    assert_eq!(refused(&mut game(false), "fairy road E at 1,0"), without);

    let mut script = game(true);
    let needs = (Refusal::FairyNeedsFollower, "PRD-11");
    assert_eq!(refused(&mut script, "fairy road E at 2,0"), needs);
    assert_eq!(refused(&mut script, "fairy tower at 1,0"), needs);

    let mut script = play(
        "element fairy true
        draw BA-U; place 1,0 turn 0; follower road E
        draw BA-B; place 0,1 turn 0; follower cloister
        draw BA-U; place 2,0 turn 0; fairy road E at 1,0
        draw BA-B; place 0,2 turn 0; pass
        draw BA-U; place 3,0 turn 0",
    );
    assert_eq!(refused(&mut script, "fairy road E at 1,0"), (Refusal::FairyIsThere, "PRD-R-14"));
    assert_eq!(refused(&mut script, "fairy cloister at 0,1"), needs);
}

/// PRD-35, PRD-36: through the portal neither to a complete feature nor to an occupied one, and not
/// without a portal.
#[test]
fn the_portal_is_refused_complete_features() {
    let mut script = play(
        "element portals true
        element builders 1
        start BA-D 0,0 turn 0
        start BA-A 1,0 turn 1
        draw BA-E; place 0,-1 turn 2
        expect refused follower cloister at 1,0 BAS-19
        pass
        draw PD-08; place -1,0 turn 0; follower cloister at 1,0
        draw PD-08; place -1,1 turn 1",
    );
    let complete = (Refusal::PortalToComplete, "PRD-35");
    assert_eq!(refused(&mut script, "follower city N at 0,0"), complete);
    assert_eq!(refused(&mut script, "follower road E at 0,0"), complete);
    assert_eq!(refused(&mut script, "follower cloister at 1,0").1, "BAS-21");
    assert_eq!(refused(&mut script, "builder road W at -1,0"), (Refusal::AnotherTile, "BAS-19"));
}

/// PRD-37, PRD-R-10: only knights of the princess's city; where she insists, nothing else.
#[test]
fn the_princess_is_refused_others_and_may_insist() {
    let princess = |rule| {
        play(&format!(
            "element princess true
            element fairy true
            option princess {rule}
            draw BA-G; place 0,-1 turn 1; follower city N
            draw BA-U; place 1,0 turn 0; follower road E
            draw PD-20; place 0,-2 turn 3"
        ))
    };
    let mut script = princess("may");
    let nobody = (Refusal::NoKnightThere, "PRD-37");
    assert_eq!(refused(&mut script, "remove city S at 0,-2"), nobody);
    assert_eq!(refused(&mut script, "remove road E at 1,0"), nobody);

    let mut script = princess("must");
    assert!(script.legal().into_iter().eq(["remove city N at 0,-1"]));
    assert_eq!(refused(&mut script, "remove road E at 1,0"), nobody);
    let insists = (Refusal::PrincessInsists, "PRD-37");
    for other in ["pass", "follower field NL", "fairy city N at 0,-1"] {
        assert_eq!(refused(&mut script, other), insists, "{other}");
    }
}

/// PRD-28, PRD-30: no follower ever stands where the dragon is.
#[test]
fn followers_and_the_dragon_never_share_a_tile() {
    let mut seen = 0;
    for seed in 0..8 {
        let others = ["traders-and-builders", "tower", "abbey-and-mayor", "river-2"];
        table(others).watch(seed, |script| {
            let Some(dragon) = script.state.dragon() else { return };
            seen += 1;
            for feature in script.state.features(&script.game) {
                let here = feature.pieces.iter().filter(|(_, _, at, _)| *at == dragon);
                let followers = here.filter(|(_, piece, ..)| piece.is_follower());
                assert_eq!(followers.count(), 0, "under the dragon: {feature:?}");
            }
            let towers = script.state.towers(&script.game);
            assert!(towers.iter().all(|tower| tower.at != dragon || tower.top.is_none()));
        });
    }
    assert!(seen > 1_000, "only {seen} tables with a dragon");
}
