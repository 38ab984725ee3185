//! Boards with published totals (HG-XC-01 to HG-XC-06), with this edition's scoring.

use super::{BLUE, GREEN, PINK, RED, Step, YELLOW, game, game_with_just, texts};

/// HG-XC-01: a river of 2 tiles between lakes with 3 and 1 fish.
#[test]
fn one_tile_river() {
    let mut game = game(5);
    game.tile_with(RED, "HGT-02/0@(-1,0)", "member river E");
    assert_eq!(game.scores(), [6, 0, 0, 0, 0]);
    assert_eq!(game.members(), [5; 5]);
}

/// HG-XC-02: a forest of 2 pieces without gold.
#[test]
fn forest_without_gold() {
    let mut game = game(5);
    game.tile_with(RED, "HGT-02/0@(-1,0)", "member forest S");
    game.tile(BLUE, "HGT-33/0@(-1,1)");
    assert_eq!(game.scores(), [4, 0, 0, 0, 0]);
    assert_eq!((game.step(), game.player()), (Step::Draw, GREEN));
}

/// HG-XC-03: three gatherers tied in a forest of 6.
#[test]
fn three_tied() {
    let mut game = game(5);
    game.tile_with(RED, "HGT-02/0@(-1,0)", "member forest S");
    game.tile_with(BLUE, "HGT-37/0@(-1,1)", "member meadow SL");
    game.tile_with(GREEN, "HGT-42/1@(1,0)", "member forest W");
    game.tile_with(YELLOW, "HGT-26/1@(1,1)", "member forest W");
    game.tile(PINK, "HGT-50/0@(0,1)");
    assert_eq!(game.scores(), [12, 0, 12, 12, 0]);
    assert_eq!((game.step(), game.player()), (Step::DrawBonus, PINK));
    let hunter = (BLUE, "member".to_string(), (-1, 1), "meadow SL".to_string());
    assert_eq!(game.pieces_on_table(), [hunter]);
}

/// HG-XC-04 (HG-R-08): gold without a gatherer.
#[test]
fn gold_without_gatherer() {
    let mut game = game(5);
    game.tile(RED, "HGT-33/0@(0,1)");
    game.tile(BLUE, "HGT-36/0@(1,0)");
    assert_eq!(game.scores(), [0; 5]);
    assert_eq!((game.step(), game.player()), (Step::DrawBonus, BLUE));
}

/// HG-XC-05: a whole small game.
#[test]
fn small_game() {
    let ids = [
        "HGT-52", "HGT-48", "HGT-46", "HGT-18", "HGT-53", "HGT-02", "HGT-31", "HGT-58", "HGT-29",
        "HGT-04", "HGT-44",
    ];
    let mut game = game_with_just(5, &ids);
    game.tile_with(RED, "HGT-52/0@(0,-1)", "member meadow NL");
    game.tile_with(BLUE, "HGT-48/0@(0,1)", "member river W");
    game.tile_with(GREEN, "HGT-46/0@(-1,0)", "member river E");
    game.tile_with(YELLOW, "HGT-18/0@(-2,0)", "member meadow ER");
    game.lay(PINK, "HGT-53/0@(-3,0)");
    assert_eq!(game.legal_pieces(), texts(&[]), "no piece possible");
    game.must("pass");
    game.tile_with(RED, "HGT-02/0@(-3,1)", "hut lake");
    game.tile_with(BLUE, "HGT-31/0@(-3,-1)", "member meadow EL");
    game.tile(GREEN, "HGT-58/0@(-2,-1)");
    game.tile(YELLOW, "HGT-29/0@(-1,-1)");
    game.tile_with(PINK, "HGT-04/0@(-2,1)", "member river W");
    assert_eq!(game.scores(), [0, 0, 6, 0, 6]);
    game.tile_with(RED, "HGT-44/0@(-1,1)", "member meadow SL");
    assert!(game.is_over());
    assert_eq!(game.scores(), [13, 12, 6, 2, 6]);
    assert_eq!((game.members(), game.huts()), (vec![3, 4, 5, 4, 5], vec![1, 2, 2, 2, 2]));
    assert_eq!(game.winners(), [RED]);
}

/// HG-XC-06: the fire saves the deer; without it the tigers take two.
#[test]
fn fire() {
    for fire in [true, false] {
        let mut ids = vec![
            "HGT-48", "HGT-46", "HGT-18", "HGT-53", "HGT-02", "HGT-31", "HGT-58", "HGT-29",
            "HGT-32", "HGT-04", "HGT-44",
        ];
        ids.extend(fire.then_some("HGB-FIRE"));
        let mut game = game_with_just(5, &ids);
        game.tile(RED, "HGT-48/0@(0,1)");
        game.tile_with(BLUE, "HGT-46/0@(-1,0)", "member meadow NL");
        game.tile(GREEN, "HGT-18/0@(-2,0)");
        game.tile(YELLOW, "HGT-53/0@(-3,0)");
        game.tile(PINK, "HGT-02/0@(-3,1)");
        game.tile(RED, "HGT-31/0@(-3,-1)");
        game.tile(BLUE, "HGT-58/0@(-2,-1)");
        game.tile(GREEN, "HGT-29/0@(-1,-1)");
        game.tile(YELLOW, "HGT-32/1@(-1,-2)");
        if fire {
            assert_eq!(game.step(), Step::DrawBonus);
            game.lay(YELLOW, "HGB-FIRE/0@(0,-1)");
            assert_eq!(game.legal_pieces(), texts(&[]), "no piece possible");
            game.must("pass");
        }
        game.tile(PINK, "HGT-04/0@(-2,1)");
        game.tile(RED, "HGT-44/0@(-1,1)");
        assert!(game.is_over());
        assert_eq!(game.scores(), [0, if fire { 10 } else { 6 }, 0, 0, 0]);
    }
}
