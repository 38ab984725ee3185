//! Volcanoes and the dragon.

use super::{
    everything, feature, followers, lay, names, places, stand, stand_as, table_with, with,
};
use crate::board::{Fairy, Stand};
use crate::figure::{Figure, Piece};
use crate::{Options, Referee, Step};

fn dragon(players: usize) -> Options {
    Options {
        players,
        dragon: true,
        fairy: true,
        tower_pieces_each: 5,
        barns_each: 1,
        ..everything()
    }
}

/// Cloisters on these positions, the dragon on the first of them, and a dragon tile laid beside
/// the last.
fn walk(players: usize, positions: &[(i32, i32)], beside: (i32, i32)) -> Referee {
    let laid: Vec<_> = positions.iter().map(|&(x, y)| ("B", x, y, 0)).collect();
    let mut referee = table_with(dragon(players), &laid, &["PD-04", "B"]);
    referee.board.dragon = Some(positions[0]);
    // The city looks away from the others.
    lay(&mut referee, "PD-04", beside.0, beside.1, 1);
    referee
}

#[test]
fn ex_01_a_walk_of_six_steps() {
    let path = [(2, 0), (2, -1), (1, -1), (1, 0), (0, 0), (0, -1), (0, -2)];
    let mut referee = walk(4, &path, (3, 0));
    stand(&mut referee, 1, 1, -1, "cloister");
    stand(&mut referee, 2, 0, -1, "field NL");
    referee.pass();
    let steps = [(0, "N"), (1, "W"), (2, "S"), (3, "W"), (0, "N"), (1, "N")];
    for (step, (actor, side)) in steps.into_iter().enumerate() {
        assert_eq!((referee.step(), referee.player()), (Step::Dragon, 0));
        assert_eq!(referee.actor(), actor);
        assert_eq!(referee.dragon(), Some(path[step]));
        if actor == 3 {
            // PRD-25: not back to the tile where the walk began.
            assert_eq!(referee.legal(), names(&["dragon W"]));
        }
        referee.act(&format!("dragon {side}"));
    }
    assert_eq!(referee.dragon(), Some((0, -2)));
    assert_eq!(referee.supplies("follower"), [7; 4]);
    assert_eq!((referee.step(), referee.player()), (Step::Draw, 1));
}

#[test]
fn prd_27_a_dead_end_ends_the_walk() {
    let mut referee = walk(2, &[(0, 0), (1, 0)], (2, 0));
    referee.pass();
    referee.act("dragon E");
    referee.act("dragon E");
    assert_eq!((referee.step(), referee.player()), (Step::Draw, 1));
    assert_eq!(referee.dragon(), Some((2, 0)));
}

#[test]
fn prd_12_and_27_the_fairy_stops_the_dragon_at_once() {
    let mut referee = walk(2, &[(0, 0), (1, 0)], (2, 0));
    stand(&mut referee, 0, 1, 0, "cloister");
    // PRD-R-06: she protects already in the walk that follows.
    referee.act("fairy cloister at 1,0");
    assert_eq!((referee.step(), referee.player()), (Step::Draw, 1));
    assert_eq!(referee.dragon(), Some((0, 0)));
    assert_eq!(referee.supplies("follower"), [6, 7]);
}

#[test]
fn prd_32_and_33_dragon_tiles_wait_for_the_dragon() {
    let mut referee = table_with(dragon(2), &[("B", 0, 0, 0)], &["PD-04", "PD-14", "PD-01", "B"]);
    referee.draw("PD-04");
    assert_eq!((referee.step(), referee.player()), (Step::Draw, 0));
    referee.draw("PD-14");
    assert_eq!(referee.set_aside().len(), 2);
    assert_eq!(referee.legal_draws(), names(&["BA-B", "PD-01"]));
    lay(&mut referee, "PD-01", 1, 0, 0);
    assert_eq!(referee.dragon(), Some((1, 0)));
    assert!(referee.set_aside().is_empty());
    // PRD-21: no follower here, and nothing else is possible.
    assert_eq!(referee.legal(), names(&["pass"]));
    referee.pass();
    assert_eq!(referee.legal_draws(), names(&["BA-B", "PD-04", "PD-14"]));
    referee.draw("PD-04");
    assert_eq!(referee.step(), Step::Place);
}

#[test]
fn prd_r_18_only_dragon_tiles_are_left() {
    let mut referee = table_with(dragon(2), &[("B", 0, 0, 0)], &["PD-04", "PD-04"]);
    stand(&mut referee, 1, 0, 0, "cloister");
    referee.draw("PD-04");
    referee.draw("PD-04");
    assert_eq!(referee.step(), Step::Over);
    assert_eq!((referee.scores(), referee.set_aside()["PD-04"]), (vec![0, 1], 2));
}

#[test]
fn prd_r_17_a_volcano_without_a_place_brings_no_dragon() {
    let laid = [("C", 0, 0, 0)];
    let mut referee = table_with(dragon(2), &laid, &["PD-04", "PD-01", "C"]);
    referee.draw("PD-04");
    referee.draw("PD-01");
    assert_eq!((referee.dragon(), referee.removed()), (None, &["PD-01".to_string()][..]));
    assert_eq!(referee.set_aside().len(), 1);
}

#[test]
fn without_the_dragon_its_tiles_are_tiles() {
    let mut referee = table_with(everything(), &[("B", 0, 0, 0)], &["PD-04", "PD-01", "B"]);
    lay(&mut referee, "PD-04", 1, 0, 0);
    referee.pass();
    assert_eq!(referee.step(), Step::Draw);
    lay(&mut referee, "PD-01", 2, 0, 0);
    assert_eq!(followers(&referee), names(&["field NL"]));
    assert_eq!(referee.dragon(), None);
}

#[test]
fn prd_20_the_dragon_leaves_its_tile_without_eating() {
    let laid = [("B", 0, 0, 0), ("B", 1, 0, 0)];
    let mut referee = table_with(dragon(2), &laid, &["PD-01", "B"]);
    referee.board.dragon = Some((0, 0));
    stand(&mut referee, 1, 1, 0, "cloister");
    lay(&mut referee, "PD-01", 2, 0, 0);
    assert_eq!(referee.dragon(), Some((2, 0)));
    assert_eq!(referee.supplies("follower"), [7, 6]);
}

#[test]
fn prd_r_03_builder_and_pig_on_a_volcano() {
    for (volcano_nobody, legal) in
        [(false, names(&["builder road E", "pig field NL"])), (true, names(&[]))]
    {
        let options = Options { volcano_nobody, fairy: false, ..dragon(2) };
        let mut referee = table_with(options, &[("U", 0, 0, 0)], &["PD-17", "B"]);
        stand(&mut referee, 0, 0, 0, "road E");
        referee.board.lay(-1, 0, referee.tiles["BA-U"].clone());
        stand(&mut referee, 0, -1, 0, "field NL");
        lay(&mut referee, "PD-17", 1, 0, 0);
        assert_eq!(referee.legal_pieces(), legal);
        if !volcano_nobody {
            referee.act("builder road E");
            // They are not eaten by the dragon that stands there already.
            assert_eq!(referee.supplies("builder"), [0, 1]);
        }
    }
}

#[test]
fn prd_28_29_and_48_what_the_dragon_eats() {
    let mut referee = walk(2, &[(0, 0), (1, 0)], (2, 0));
    referee.board.lay(1, 1, referee.tiles["TO-03"].clone());
    referee.board.lay(0, 1, referee.tiles["BA-B"].clone());
    stand(&mut referee, 0, 1, 0, "field NL");
    stand_as(&mut referee, "big-follower", 1, 1, 0, "cloister");
    // PRD-29: a pig elsewhere on the field, and the farmer of another player with a pig.
    stand_as(&mut referee, "pig", 0, 0, 1, "field NL");
    stand(&mut referee, 1, 2, 0, "field NL");
    stand_as(&mut referee, "barn", 1, 1, 1, "field NL");
    referee.board.towers.insert((1, 1), 2);
    referee.board.tops.insert((1, 1), Figure { seat: 0, piece: Piece::Follower });
    referee.pass();
    referee.act("dragon E");
    assert_eq!(referee.supplies("follower"), [6, 6]);
    assert_eq!(referee.supplies("big-follower"), [1, 1]);
    assert_eq!(referee.supplies("pig"), [1, 1]);
    // PRD-47, TOW-34, ABB-55: the follower on the tower goes, tower and barn stay.
    referee.act("dragon S");
    assert_eq!(referee.supplies("follower"), [7, 6]);
    assert!(referee.tower_tops().is_empty());
    assert_eq!((referee.towers()[&(1, 1)], referee.supplies("barn")), (2, vec![1, 0]));
    assert_eq!(referee.scores(), [0, 0]);
}

#[test]
fn prd_29_a_builder_goes_only_with_the_last_follower() {
    for two in [false, true] {
        let laid = [("U", 0, 0, 0), ("U", 1, 0, 0), ("U", 2, 0, 0), ("U", 3, 0, 0)];
        let mut referee = table_with(dragon(2), &laid, &["PD-16", "B"]);
        referee.board.lay(1, 1, referee.tiles["BA-B"].clone());
        referee.board.dragon = Some((1, 1));
        stand(&mut referee, 0, 1, 0, "road E");
        stand_as(&mut referee, "builder", 0, 3, 0, "road E");
        if two {
            stand(&mut referee, 0, 2, 0, "road E");
        }
        referee.player = 1;
        lay(&mut referee, "PD-16", 4, 0, 0);
        referee.pass();
        referee.act("dragon N");
        assert_eq!(referee.supplies("builder"), [usize::from(!two), 1]);
    }
}

/// A road with seat 1's follower that the dragon tile completes; the dragon is beside it.
fn road(dragon_after_scoring: bool) -> Referee {
    let options = Options { dragon_after_scoring, ..dragon(2) };
    let laid = [("A", 0, 0, 3), ("U", 1, 0, 0), ("B", 1, -1, 0)];
    let mut referee = table_with(options, &laid, &["PD-06", "B"]);
    referee.board.dragon = Some((1, -1));
    stand(&mut referee, 1, 1, 0, "road E");
    lay(&mut referee, "PD-06", 2, 0, 0);
    referee.pass();
    referee
}

#[test]
fn prd_r_05_the_walk_comes_before_the_scoring_or_after_it() {
    let mut referee = road(false);
    assert_eq!((referee.step(), referee.scores()), (Step::Dragon, vec![0, 0]));
    referee.act("dragon S");
    assert_eq!(referee.supplies("follower"), [7, 7]);
    referee.act("dragon W");
    assert_eq!((referee.step(), referee.scores()), (Step::Draw, vec![0, 0]));
    let mut referee = road(true);
    assert_eq!((referee.step(), referee.scores()), (Step::Dragon, vec![0, 3]));
    referee.act("dragon S");
    referee.act("dragon E");
    assert_eq!((referee.step(), referee.player()), (Step::Draw, 1));
}

#[test]
fn prd_r_15_a_builder_that_is_eaten_has_worked() {
    let laid = [("U", 0, 0, 0), ("B", 0, 1, 0)];
    let mut referee = table_with(dragon(2), &laid, &["PD-16", "U", "B"]);
    referee.board.dragon = Some((0, 1));
    stand(&mut referee, 0, 0, 0, "road E");
    referee.board.lay(-1, 0, referee.tiles["BA-U"].clone());
    stand_as(&mut referee, "builder", 0, -1, 0, "road E");
    lay(&mut referee, "PD-16", 1, 0, 0);
    referee.pass();
    referee.act("dragon N");
    assert_eq!(referee.supplies("builder"), [1, 1]);
    referee.act("dragon E");
    assert_eq!((referee.step(), referee.player()), (Step::SecondTile, 0));
}

#[test]
fn prd_49_and_riv_r_01_the_volcano_lake() {
    let laid = [("R2-01", 0, 0, 0)];
    let mut referee = table_with(dragon(2), &laid, &["R2-03", "PD-04", "B"]);
    stand(&mut referee, 0, 0, 0, "field NL");
    referee.board.fairy = Some(Fairy { stand: Stand::On((0, 0, 0)), with_host: true });
    lay(&mut referee, "R2-03", 1, 0, 0);
    assert_eq!(referee.dragon(), Some((1, 0)));
    assert!(followers(&referee).is_empty());
    assert_eq!(places(&referee, "pig"), names(&["field NL"]));
    referee.pass();
    // RIV-R-02: a new turn of the same player, with the fairy's point.
    assert_eq!((referee.step(), referee.player(), referee.scores()[0]), (Step::Draw, 0, 1));
    referee.draw("PD-04");
    assert_eq!(referee.step(), Step::Place);
}

#[test]
fn tow_r_13_a_tower_under_the_dragon_can_grow_but_nobody_climbs_it() {
    let laid = [("TO-02", 0, 0, 0)];
    let mut referee = table_with(dragon(2), &laid, &["B", "B"]);
    referee.board.dragon = Some((0, 0));
    referee.board.towers.insert((0, 0), 1);
    lay(&mut referee, "B", 1, 0, 0);
    assert_eq!(with(&referee, "tower"), names(&["0,0"]));
    assert!(!followers(&referee).contains("tower at 0,0"));
    assert!(feature(&referee, 1, 0, "cloister").pieces.is_empty());
}
