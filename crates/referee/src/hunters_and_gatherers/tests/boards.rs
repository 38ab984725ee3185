//! The boards that realise the examples of the rules (HG-B-01 to HG-B-13).

use super::{BLUE, Options, RED, Step, full_box, game, game_of, game_with_just};
use super::{position_with_just, tiles};

/// HG-B-01 (HG-EX-06): a river over 3 tiles between lakes with 1 and 2 fish.
#[test]
fn river_between_two_lakes() {
    let mut game = game(2);
    game.tile_with(RED, "HGT-43/0@(-1,0)", "member river E");
    assert_eq!(game.members(), [4, 5]);
    game.tile(BLUE, "HGT-10/0@(-2,0)");
    assert_eq!(game.scores(), [6, 0]);
    assert_eq!(game.members(), [5, 5]);
}

/// HG-B-02 (HG-EX-07): blue closes red's river while extending another forest.
#[test]
fn river_closed_by_another() {
    let mut game = game(2);
    game.tile_with(RED, "HGT-59/1@(0,-1)", "member river W");
    game.tile_with(BLUE, "HGT-51/1@(-1,-1)", "member forest W");
    assert_eq!(game.scores(), [3, 0]);
    assert_eq!(game.members(), [5, 4]);
}

/// HG-B-03 (HG-EX-09, HG-EX-13): placed, scored and taken back in one turn.
#[test]
fn small_forest_in_one_turn() {
    let tiles = tiles();
    let copies = full_box(&tiles);
    let mut game = game_of(Options { first: BLUE, ..Options::usual(2) }, tiles, &copies);
    game.tile(BLUE, "HGT-42/0@(-1,0)");
    game.tile_with(RED, "HGT-33/0@(-1,1)", "member forest N");
    assert_eq!(game.scores(), [4, 0]);
    assert_eq!(game.members(), [5, 5]);
    assert_eq!((game.step(), game.player()), (Step::Draw, BLUE));
}

/// HG-B-04 (HG-EX-10): a forest of 5 pieces with gold, completed by another.
#[test]
fn forest_with_gold() {
    let mut game = game(2);
    game.tile_with(RED, "HGT-34/0@(1,0)", "member forest W");
    game.tile(BLUE, "HGT-35/1@(0,1)");
    game.tile(RED, "HGT-33/0@(0,2)");
    game.tile(BLUE, "HGT-32/2@(2,0)");
    assert_eq!(game.scores(), [10, 0]);
    assert_eq!((game.step(), game.player()), (Step::DrawBonus, BLUE));
    assert_eq!(game.legal().len(), 12);
}

/// HG-B-05 (HG-EX-11): two forests are joined and completed.
#[test]
fn tied_gatherers() {
    let mut game = game(2);
    game.tile_with(RED, "HGT-32/2@(1,0)", "member forest W");
    game.tile(BLUE, "HGT-53/0@(1,1)");
    game.tile(RED, "HGT-52/0@(1,2)");
    game.tile_with(BLUE, "HGT-35/1@(0,2)", "member forest N");
    game.tile(RED, "HGT-33/0@(0,3)");
    game.tile(BLUE, "HGT-34/1@(0,1)");
    assert_eq!(game.scores(), [10, 10]);
    assert_eq!(game.members(), [5, 5]);
    assert_eq!((game.step(), game.player()), (Step::DrawBonus, BLUE));
}

/// HG-B-06 (HG-EX-12): the same with 6 pieces, and red has two gatherers.
#[test]
fn most_gatherers() {
    let mut game = game(2);
    game.tile_with(RED, "HGT-32/2@(1,0)", "member forest W");
    game.tile(BLUE, "HGT-53/0@(1,1)");
    game.tile(RED, "HGT-52/0@(1,2)");
    game.tile_with(BLUE, "HGT-35/1@(0,2)", "member forest N");
    game.tile(RED, "HGT-33/0@(0,3)");
    game.tile(BLUE, "HGT-28/0@(-1,2)");
    game.tile_with(RED, "HGT-32/0@(-1,1)", "member forest E");
    game.tile(BLUE, "HGT-54/3@(0,1)");
    assert_eq!(game.scores(), [12, 0]);
    assert_eq!(game.members(), [5, 5]);
    assert_eq!((game.step(), game.player()), (Step::DrawBonus, BLUE));
}

/// HG-B-07 (HG-R-02): 5 pieces on 4 tiles; the other way to count gives 8.
#[test]
fn pieces_or_tiles() {
    for (forest_tiles, points) in [(false, 10), (true, 8)] {
        let tiles = tiles();
        let copies = full_box(&tiles);
        let mut game = game_of(Options { forest_tiles, ..Options::usual(2) }, tiles, &copies);
        game.tile_with(RED, "HGT-28/0@(1,0)", "member forest W");
        game.tile(BLUE, "HGT-30/1@(0,1)");
        game.tile(RED, "HGT-58/3@(1,1)");
        assert_eq!(game.scores(), [points, 0]);
        assert_eq!((game.step(), game.player()), (Step::DrawBonus, RED));
    }
}

/// HG-B-08 (HG-16): a river that runs back into itself.
#[test]
fn river_loop() {
    let mut game = game(2);
    game.tile_with(RED, "HGT-15/3@(0,-1)", "member river N");
    game.tile(BLUE, "HGT-15/2@(1,-1)");
    game.tile(RED, "HGT-16/1@(1,-2)");
    game.tile(BLUE, "HGT-18/0@(0,-2)");
    assert_eq!(game.scores(), [4, 0]);
    assert_eq!(game.members(), [5, 5]);
}

/// HG-B-09 (HG-R-03, HG-R-04): a river that comes back to its own lake.
#[test]
fn river_from_a_lake_to_itself() {
    let mut game = game(2);
    game.tile_with(RED, "HGT-15/3@(0,-1)", "member river N");
    game.tile(BLUE, "HGT-16/0@(0,-2)");
    game.tile(RED, "HGT-18/1@(1,-2)");
    game.tile(BLUE, "HGT-23/0@(1,-1)");
    assert_eq!(game.scores(), [5, 0]);
}

/// HG-B-10: a mushroom group in a forest of 4 pieces.
#[test]
fn mushrooms() {
    let ids = ["HGT-33", "HGB-MUSHROOMS-SPRING", "HGT-32", "HGT-53"];
    let mut game = position_with_just(2, &ids);
    game.tile_with(RED, "HGT-33/0@(0,1)", "member forest N");
    game.tile(BLUE, "HGB-MUSHROOMS-SPRING/0@(1,0)");
    game.tile(RED, "HGT-32/2@(2,0)");
    assert_eq!(game.scores(), [10, 0]);
    assert_eq!(game.members(), [5, 5]);
}

/// HG-B-11 (HG-39): the hunter beside the dolmen against two others.
#[test]
fn dolmen() {
    for privilege in [true, false] {
        let ids = ["HGB-DOLMEN", "HGT-32", "HGT-33", "HGT-53", "HGT-16", "HGT-46", "HGT-32"];
        let mut game = position_with_just(2, &ids);
        if !privilege {
            let dolmen = game.tiles.get_mut("HGB-DOLMEN").expect("it is there");
            for segment in &mut dolmen.segments {
                segment.dolmen = false;
            }
        }
        game.tile_with(RED, "HGB-DOLMEN/3@(0,-1)", "member meadow SL");
        game.tile_with(BLUE, "HGT-32/2@(1,0)", "member meadow NL");
        game.player = BLUE; // Blue has two turns running in this position.
        game.tile_with(BLUE, "HGT-33/0@(0,1)", "member meadow SL");
        game.tile(RED, "HGT-53/0@(1,1)");
        game.tile(BLUE, "HGT-16/0@(0,-2)");
        game.tile(RED, "HGT-46/0@(1,-2)");
        game.lay(BLUE, "HGT-32/2@(1,-1)");
        let meadow = game.feature_at(1, 0, "meadow NL");
        assert_eq!(meadow.members, [1, 2]);
        assert!(!meadow.complete);
        game.must("pass");
        assert!(game.is_over());
        assert_eq!(game.scores(), if privilege { [12, 0] } else { [0, 12] });
        assert_eq!(game.members(), [4, 3]);
    }
}

/// HG-B-12: two systems with huts are joined; the river between them has no fisherman.
#[test]
fn huts_joined() {
    let ids = ["HGT-43", "HGT-53", "HGT-52", "HGT-10", "HGT-15"];
    let mut game = game_with_just(2, &ids);
    game.tile_with(RED, "HGT-43/0@(-1,0)", "hut river E");
    game.tile(BLUE, "HGT-53/0@(-1,-1)");
    game.tile(RED, "HGT-52/0@(0,-1)");
    game.tile_with(BLUE, "HGT-10/2@(-2,-1)", "hut lake");
    assert_eq!(game.systems().len(), 2);
    game.lay(RED, "HGT-15/3@(-2,0)");
    let systems: Vec<_> = game.systems().into_iter().collect();
    assert_eq!(systems.len(), 1);
    assert_eq!(systems[0].huts, [1, 1]);
    assert!(game.feature_at(0, 0, "river W").complete);
    game.must("pass");
    assert!(game.is_over());
    assert_eq!(game.scores(), [3, 3]);
    assert_eq!((game.members(), game.huts()), (vec![5, 5], vec![1, 1]));
    assert_eq!(game.winners(), [RED, BLUE]);
}

/// HG-B-13 (HG-12): a hut and a fisherman on one river.
#[test]
fn hut_beside_fisherman() {
    let mut game = game_with_just(2, &["HGT-43", "HGT-45", "HGT-10", "HGT-53"]);
    game.tile_with(RED, "HGT-43/0@(-1,0)", "member river E");
    game.tile_with(BLUE, "HGT-45/1@(-2,0)", "hut river E");
    game.tile(RED, "HGT-10/0@(-3,0)");
    assert_eq!(game.scores(), [7, 0]);
    assert_eq!((game.members(), game.huts()), (vec![5, 5], vec![2, 1]));
    let hut = (BLUE, "hut".to_string(), (-2, 0), "river E".to_string());
    assert_eq!(game.pieces_on_table(), [hut]);
    game.tile(BLUE, "HGT-53/0@(0,-1)");
    assert!(game.is_over());
    assert_eq!(game.scores(), [7, 3]);
}
