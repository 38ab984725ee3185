//! Hunters & Gatherers, beside the scripts in `examples`: what is in the box, what is told, and what is
//! refused for which rule.

use crate::support::Script;
use bastide_rules::catalogue::tile_sets;
use bastide_rules::event::{Because, Counted, Occasion, Score};
use bastide_rules::setup::{FirstPlayer, GameName};
use bastide_rules::tile::{Attributes, FeatureKind, Segment, TileRole, TileSet, TileSetTile};
use bastide_rules::track::Marker;
use bastide_rules::{Event, Game, Piece, Role, Seat, Setup};

const NAMES: [&str; 5] = ["Ann", "Ben", "Cleo", "Dan", "Eve"];

fn set() -> &'static TileSet {
    tile_sets().iter().find(|set| set.game == GameName::HuntersAndGatherers).expect("the set")
}

fn tiles(role: TileRole) -> impl Iterator<Item = &'static TileSetTile> {
    set().tiles.iter().filter(move |tile| tile.kind.role() == role)
}

/// A sum over all segments of the tiles with a role, each as often as there are copies.
fn sum(role: TileRole, count: impl Fn(&Segment) -> u32) -> u32 {
    let of_tile = |tile: &TileSetTile| {
        u32::from(tile.copies) * tile.kind.segments().iter().map(&count).sum::<u32>()
    };
    tiles(role).map(of_tile).sum()
}

/// Gold, groups of mushrooms, springs, fish, deer, mammoths, aurochs and tigers.
fn marks(segment: &Segment) -> [u32; 8] {
    match segment.attributes {
        Attributes::Forest { gold, mushrooms } => [gold.into(), mushrooms.into(), 0, 0, 0, 0, 0, 0],
        Attributes::River { spring } => [0, 0, spring.into(), 0, 0, 0, 0, 0],
        Attributes::Lake { fish } => [0, 0, 0, fish.into(), 0, 0, 0, 0],
        Attributes::Meadow { deer, mammoths, aurochs, tigers, .. } => {
            [0, 0, 0, 0, deer, mammoths, aurochs, tigers].map(u32::from)
        }
        _ => [0; 8],
    }
}

/// HG-R-25: 79 land tiles and 12 bonus tiles, with so much drawn on them.
#[test]
fn the_box_has_79_land_tiles_and_12_bonus_tiles() {
    let in_all = |role| tiles(role).map(|tile| u32::from(tile.copies)).sum::<u32>();
    assert_eq!([TileRole::Land, TileRole::Bonus].map(in_all), [79, 12]);
    let of_kind = |kind| move |segment: &Segment| u32::from(segment.kind() == kind);
    let kinds = [FeatureKind::Forest, FeatureKind::River, FeatureKind::Lake, FeatureKind::Meadow];
    assert_eq!(kinds.map(|kind| sum(TileRole::Land, of_kind(kind))), [71, 80, 20, 163]);
    assert_eq!(kinds.map(|kind| sum(TileRole::Bonus, of_kind(kind))), [8, 16, 7, 25]);
    let drawn = |role| std::array::from_fn(|mark| sum(role, |segment| marks(segment)[mark]));
    assert_eq!(drawn(TileRole::Land), [30, 0, 7, 27, 30, 14, 0, 11]);
    assert_eq!(drawn(TileRole::Bonus), [0, 2, 1, 13, 3, 4, 3, 2]);
}

/// HG-R-16: gold is on every forest of a land tile that reaches two or more sides, and on no other.
#[test]
fn gold_is_in_the_larger_forests_of_land_tiles() {
    for tile in &set().tiles {
        for segment in tile.kind.segments() {
            let large = segment.kind() == FeatureKind::Forest && segment.sides.len() > 1;
            let gold = matches!(segment.attributes, Attributes::Forest { gold: true, .. });
            assert_eq!(gold, large && tile.kind.role() == TileRole::Land);
        }
    }
}

/// HG-R-01, HG-R-20: 2 to 5 players with 5 members and 2 huts each; anybody may start.
#[test]
fn two_to_five_players_begin_with_five_members_and_two_huts() {
    for players in 2..=5 {
        let names = NAMES.into_iter().take(players);
        let mut setup = Setup::new(GameName::HuntersAndGatherers, names);
        setup.first_player = FirstPlayer::Seat(players as u8);
        let game = Game::new(setup).expect("a sensible setup");
        let state = game.start();
        assert_eq!(state.turn().index(), players - 1);
        assert_eq!(
            (state.tiles().len(), state.tiles_left(), state.bonus_tiles_left()),
            (1, 78, 12)
        );
        for seat in state.seats() {
            let supply = [Piece::Member, Piece::Hut].map(|piece| state.supply(&game, seat, piece));
            assert_eq!(supply, [5, 2]);
        }
    }
}

/// HG-09, HG-R-17: a hunter lies down, gatherers and fishermen stand.
#[test]
fn only_hunters_lie_down() {
    let kinds = [FeatureKind::Forest, FeatureKind::River, FeatureKind::Meadow, FeatureKind::Lake];
    let roles = kinds.map(|kind| Role::of(Piece::Member, kind));
    assert_eq!(roles, [Some(Role::Gatherer), Some(Role::Fisherman), Some(Role::Hunter), None]);
    assert_eq!(roles.map(|role| role.is_some_and(Role::lies_down)), [false, false, true, false]);
    assert_eq!(Role::of(Piece::Hut, FeatureKind::River), None);
}

/// HG-27, HG-EX-08, HG-R-21: passing the start field once, twice, three times.
#[test]
fn point_cards_show_50_then_100_then_both() {
    let cards = [49, 50, 100, 150].map(|points| Marker::of(points).score_tiles());
    assert_eq!(cards, [(0, 0), (0, 1), (1, 0), (1, 1)]);
}

/// Why an action is refused, in one position: Red has just placed the tile.
#[test]
fn refusals_name_the_rule() {
    let mut script = Script::prepare(
        "game hunters-and-gatherers\nplayers Red Blue\nalso HGT-33\nalso HGB-FIRE\n\
         draw HGT-43\ndraw HGT-10\n",
    );
    let refused = |script: &mut Script, text: &str| script.refused(text).expect("refused");
    assert_eq!(refused(&mut script, "draw HGB-FIRE"), "HG-28");
    script.acts("draw HGT-43; place -1,0 turn 0");
    assert_eq!(refused(&mut script, "hut meadow NL"), "HG-08");
    assert_eq!(refused(&mut script, "follower river E"), "HG-08");
    assert_eq!(refused(&mut script, "member river W at 0,0"), "HG-07");
    script.acts("member river E; draw HGT-10; place -2,0 turn 0");
    assert_eq!(refused(&mut script, "member river E"), "HG-10");
    assert_eq!(refused(&mut script, "member lake N"), "HG-08");
    script.acts("hut lake N");
    assert_eq!(script.score("Red"), 6);
}

/// HG-11, HG-36: huts of others in the system, and the tile with the fire.
#[test]
fn huts_and_fire_keep_others_off() {
    let mut script = Script::prepare(
        "game hunters-and-gatherers\nplayers Red Blue\nas-land HGB-FIRE\nalso HGT-33\n\
         draw HGT-43\ndraw HGT-10\ndraw HGB-FIRE\n",
    );
    script.acts("draw HGT-43; place -1,0 turn 0; hut river E; draw HGT-10; place -2,0 turn 0");
    assert_eq!(script.refused("hut lake N").expect("refused"), "HG-11");
    script.acts("pass; draw HGB-FIRE; place 0,-1 turn 0");
    assert_eq!(script.refused("member meadow NL").expect("refused"), "HG-36");
}

fn terms(score: &Score) -> Vec<(Counted, u32, u32)> {
    score.terms.iter().map(|term| (term.what, term.count, term.each)).collect()
}

/// HG-17, HG-44: what a river and a river system are worth is told term by term.
#[test]
fn rivers_and_huts_are_explained() {
    let mut script = Script::prepare(
        "game hunters-and-gatherers\nplayers Red Blue\ndraw HGT-43\ndraw HGT-45\ndraw HGT-10\n",
    );
    script.acts("draw HGT-43; place -1,0 turn 0; member river E");
    script.acts("draw HGT-45; place -2,0 turn 1; hut river E");
    script.acts("draw HGT-10; place -3,0 turn 0; pass");
    let scorings = script.scorings();
    let river = scorings.iter().find(|score| score.occasion == Occasion::Completed);
    let river = river.expect("a completed river");
    assert_eq!((river.feature, river.tiles.len()), (FeatureKind::River, 4));
    assert_eq!(terms(river), [(Counted::Tiles, 4, 1), (Counted::Fish, 3, 1)]);
    let huts = scorings.iter().find(|score| score.occasion == Occasion::Huts).expect("huts");
    assert_eq!((huts.feature, terms(huts)), (FeatureKind::River, vec![(Counted::Fish, 3, 1)]));
    assert_eq!(huts.receivers, [Seat::new(1)]);
    assert!(script.state.is_over());
}

/// What changed the points of meadows in an example.
fn reasons(example: &str) -> Vec<Because> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/examples/hunters-and-gatherers");
    let file = format!("{folder}/{example}.txt");
    let script = Script::play(&std::fs::read_to_string(file).expect("an example"));
    let hunters = |score: &&Score| score.occasion == Occasion::Hunters;
    script.scorings().into_iter().filter(hunters).flat_map(|score| score.because.clone()).collect()
}

/// HG-36, HG-39: fire and dolmen are told where they change anything.
#[test]
fn fire_and_dolmen_are_told() {
    assert_eq!(reasons("HG-XC-06-the-fire-drives-the-tigers-away"), [Because::Fire]);
    assert_eq!(reasons("HG-XC-06-without-the-fire"), []);
    assert_eq!(reasons("HG-B-11-the-hunter-at-the-dolmen-takes-all"), [Because::Dolmen]);
    assert_eq!(reasons("HG-39-a-dolmen-without-a-hunter"), []);
}

/// HG-28, HG-46: gold and eaten deer are told.
#[test]
fn gold_and_tigers_are_told() {
    let (mut gold, mut eaten) = (0, 0);
    for seed in 0..60 {
        let setup = Setup::new(GameName::HuntersAndGatherers, NAMES.into_iter().take(3));
        let mut script = Script::open(setup);
        script.play_out(seed);
        gold += script.told(|event| matches!(event, Event::GoldFound { .. })).len();
        for score in script.scorings().iter().filter(|score| score.occasion == Occasion::Hunters) {
            eaten += terms(score).iter().filter(|term| term.0 == Counted::DeerEaten).count();
            assert_eq!(score.points, terms(score).iter().map(|term| term.1 * term.2).sum::<u32>());
        }
    }
    assert!(gold > 0 && eaten > 0, "{gold} {eaten}");
}
