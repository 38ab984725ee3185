//! Mayflower, beside the scripts in `examples`: what is in the box, what is told, and what is refused
//! for which rule.

use std::collections::BTreeSet;

use crate::support::Script;
use bastide_rules::catalogue::tile_sets;
use bastide_rules::event::{Counted, Occasion};
use bastide_rules::setup::{BuildingRows, FirstPlayer, GameName};
use bastide_rules::tile::{Attributes, FeatureKind, Segment, TileRole, TileSet};
use bastide_rules::{Event, Game, Piece, Pos, Role, Setup};

const NAMES: [&str; 5] = ["Ann", "Ben", "Cleo", "Dan", "Eve"];

fn set() -> &'static TileSet {
    tile_sets().iter().find(|set| set.game == GameName::Mayflower).expect("the set")
}

/// A sum over all segments of the tiles to draw, each as often as there are copies.
fn sum(count: impl Fn(&Segment) -> u32) -> u32 {
    let land = set().tiles.iter().filter(|tile| tile.kind.role() == TileRole::Land);
    let of_tile = land
        .map(|tile| u32::from(tile.copies) * tile.kind.segments().iter().map(&count).sum::<u32>());
    of_tile.sum()
}

/// MAY-03, MAY-R-01: 95 tiles of 50 kinds, and ten starting spaces in one column.
#[test]
fn the_box_has_95_tiles_and_ten_starting_spaces() {
    let land = set().tiles.iter().filter(|tile| tile.kind.role() == TileRole::Land);
    assert_eq!((land.clone().count(), land.map(|tile| tile.copies).sum::<u16>()), (50, 95));
    let of_kind = |kind| sum(|segment| u32::from(segment.kind() == kind));
    assert_eq!(of_kind(FeatureKind::Farm), 8);
    let marks = |segment: &Segment| match segment.attributes {
        Attributes::Town { flags } => [flags, 0, 0],
        Attributes::Road { trading_posts, .. } => [0, trading_posts, 0],
        Attributes::Plain { deer, bison, turkeys, bears } => [0, 0, deer + bison + turkeys + bears],
        _ => [0; 3],
    };
    assert_eq!([0, 1, 2].map(|mark| sum(|segment| marks(segment)[mark].into())), [12, 13, 46]);
    let game = Game::new(Setup::new(GameName::Mayflower, ["Ann", "Ben"])).expect("a setup");
    let spaces: Vec<_> = game.start().tiles().iter().map(|tile| tile.pos).collect();
    assert!(spaces.into_iter().eq((0..10).map(|row| Pos::new(0, row))));
}

/// MAY-01, MAY-04, MAY-05, MAY-06, MAY-R-11: 2 to 5 players with 5 settlers each; anybody may start; the
/// surveyors begin on the coast.
#[test]
fn two_to_five_players_begin_with_five_settlers() {
    for players in 2..=5 {
        let names = NAMES.into_iter().take(players);
        let mut setup = Setup::new(GameName::Mayflower, names);
        setup.first_player = FirstPlayer::Seat(players as u8);
        let game = Game::new(setup).expect("a sensible setup");
        let state = game.start();
        assert_eq!((state.turn().index(), state.tiles_left()), (players - 1, 95));
        assert_eq!(state.surveyors(), Some([0, 0]));
        assert!(state.seats().all(|seat| state.supply(&game, seat, Piece::Settler) == 5));
    }
}

/// MAY-15: only trappers lie down.
#[test]
fn only_trappers_lie_down() {
    let kinds = [FeatureKind::Road, FeatureKind::Town, FeatureKind::Farm, FeatureKind::Plain];
    let roles = kinds.map(|kind| Role::of(Piece::Settler, kind).expect("a role"));
    assert_eq!(roles, [Role::Robber, Role::Shopkeeper, Role::Homesteader, Role::Trapper]);
    assert_eq!(roles.map(Role::lies_down), [false, false, false, true]);
}

/// MAY-R-02, MAY-R-03: nobody builds in the sea, nor beyond the rows.
#[test]
fn nobody_builds_east_of_the_coast_or_beyond_its_rows() {
    let mut setup = Setup::new(GameName::Mayflower, ["Ann", "Ben"]);
    setup.rules.rows = BuildingRows::Ten;
    let mut script = Script::open(setup);
    script.acts("draw MF-Q; place -1,2 turn 0; pass; draw MF-Q");
    for at in ["0,-1", "1,2", "0,2", "0,10"] {
        let rule = script.refused(&format!("place {at} turn 0")).expect("refused");
        assert_eq!(rule, "MAY-R-03", "{at}");
    }
    assert_eq!(script.refused("place -1,-1 turn 0").expect("refused"), "MAY-R-02");
    assert_eq!(script.refused("place -2,9 turn 0").expect("refused"), "MAY-09");
}

/// Why an action is refused, in one position.
#[test]
fn refusals_name_the_rule() {
    let mut script = Script::open(Setup::new(GameName::Mayflower, ["Ann", "Ben"]));
    let refused = |script: &mut Script, text: &str| script.refused(text).expect("refused");
    assert_eq!(refused(&mut script, "pass"), "MAY-07");
    assert_eq!(refused(&mut script, "draw MF-COAST-1"), "MAY-08");
    script.acts("draw MF-B; place -1,2 turn 0");
    assert_eq!(refused(&mut script, "follower plain NL"), "MAY-15");
    assert_eq!(refused(&mut script, "score plain NL"), "MAY-07");
    script.acts("settler plain NL; draw MF-B; place -2,2 turn 0");
    assert_eq!(refused(&mut script, "settler plain NL"), "MAY-16");
    assert_eq!(refused(&mut script, "settler plain NL at -1,2"), "MAY-14");
}

/// MAY-19, MAY-33, MAY-36, MAY-43: points, bonus, surveyors and those left behind are told, and every
/// point of a game is.
#[test]
fn everything_is_told() {
    let (mut told, mut counted) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..200 {
        let mut script = Script::open(Setup::new(GameName::Mayflower, NAMES.into_iter().take(4)));
        script.play_out(seed);
        let mut points = [0; 4];
        for event in &script.events {
            match event {
                Event::Scored(score) => {
                    counted.extend(score.terms.iter().map(|term| format!("{:?}", term.what)));
                    let trappers = score.occasion == Occasion::Trappers;
                    assert_eq!(trappers, score.feature == FeatureKind::Plain, "{score:?}");
                    for seat in &score.receivers {
                        points[seat.index()] += score.points;
                    }
                }
                Event::SurveyorBonus { seat, points: own } => {
                    assert!([4, 8].contains(own), "{own}");
                    points[seat.index()] += own;
                    told.insert("bonus");
                }
                Event::SurveyorMoved { column, .. } => {
                    assert!(*column > 0);
                    told.insert("moved");
                }
                Event::LeftBehind { role, .. } => {
                    assert!(role.is_some_and(|role| !role.lies_down()));
                    told.insert("left behind");
                }
                _ => {}
            }
        }
        assert_eq!(script.state.scores(), points);
    }
    assert_eq!(told, BTreeSet::from(["bonus", "left behind", "moved"]));
    let all = [
        Counted::Tiles,
        Counted::TradingPosts,
        Counted::Flags,
        Counted::FarmTiles,
        Counted::Animals,
    ];
    assert_eq!(counted, all.map(|what| format!("{what:?}")).into());
}

/// MAY-40, MAY-R-12, MAY-R-13: the surveyors are two columns, never more than one apart, and never
/// beyond the tiles.
#[test]
fn the_surveyors_stay_together() {
    for seed in 0..60 {
        let mut script = Script::open(Setup::new(GameName::Mayflower, NAMES.into_iter().take(3)));
        script.watch(seed, |script| {
            let [east, west] = script.state.surveyors().expect("surveyors");
            let westernmost = script.state.tiles().iter().map(|tile| -tile.pos.x).max();
            assert!(west - east <= 1 && Some(west.cast_signed()) <= westernmost);
        });
    }
}
