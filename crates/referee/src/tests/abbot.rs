//! Abbots.

use super::{
    all_of_it, everything, feature, lay, names, places, stand, stand_as, table_with, wait_in, with,
};
use crate::board::{Fairy, Stand};
use crate::figure::{Figure, Piece};
use crate::quarter::Quarter;
use crate::tower::Prisoner;
use crate::{FairyRule, Options, Referee, Step};

/// Two players with an abbot each and everything else but fairs and the count.
fn abbots() -> Options {
    Options { abbots_each: 1, ..all_of_it() }
}

/// The same with nothing but followers, shrines and what is asked for.
fn plain() -> Options {
    Options { abbots_each: 1, shrines: true, ..Options::base(2) }
}

/// A cloister with seat 0's abbot, and three tiles beside it.
fn cloister(options: Options, stack: &[&str]) -> Referee {
    let laid = [("B", 0, 0, 0), ("B", 1, 0, 0), ("E", 0, -1, 0), ("E", 1, -1, 0)];
    let mut referee = table_with(options, &laid, stack);
    stand_as(&mut referee, "abbot", 0, 0, 0, "cloister");
    referee
}

/// A cloister at 0,0 with seat 0's abbot; all eight tiles around it but that at 1,1.
fn nearly_complete(options: Options, stack: &[&str]) -> Referee {
    let mut laid = vec![("B", 0, 0, 0), ("E", -1, -1, 0), ("E", 0, -1, 0), ("E", 1, -1, 0)];
    laid.extend([("B", -1, 0, 0), ("B", 1, 0, 0), ("B", -1, 1, 0), ("B", 0, 1, 0)]);
    let mut referee = table_with(options, &laid, stack);
    stand_as(&mut referee, "abbot", 0, 0, 0, "cloister");
    referee
}

/// Puts the fairy beside somebody as if that had been done in an earlier turn.
fn put_fairy(referee: &mut Referee, x: i32, y: i32, index: usize) {
    referee.board.fairy = Some(Fairy { stand: Stand::On((x, y, index)), with_host: true });
}

/// The place in the list of the cloister of a tile.
fn cloister_of(referee: &Referee, x: i32, y: i32) -> usize {
    let mut segments = referee.board.tile(x, y).segments.iter();
    segments.position(|segment| segment.name() == "cloister").expect("a cloister")
}

#[test]
fn abt_01_no_abbots_unless_asked_for() {
    let mut referee = table_with(Options::base(2), &[("B", 0, 0, 0)], &["B", "B"]);
    assert_eq!(referee.supplies("abbot"), [0, 0]);
    lay(&mut referee, "B", 1, 0, 0);
    assert!(places(&referee, "abbot").is_empty());
}

#[test]
fn abt_01_it_occupies_with_strength_one() {
    // A monk comes from the cathedral: one against one.
    let options = Options { count: true, ..plain() };
    let mut referee = nearly_complete(options, &["B", "B"]);
    wait_in(&mut referee, Quarter::Cathedral, "follower", 1);
    lay(&mut referee, "B", 1, 1, 0);
    referee.pass();
    referee.act("leave follower cloister at 0,0");
    assert_eq!(referee.scores(), [9, 9]);
    // With a big one the abbot is outnumbered.
    let options = Options { big_followers_each: 1, ..options };
    let mut referee = nearly_complete(options, &["B", "B"]);
    wait_in(&mut referee, Quarter::Cathedral, "big-follower", 1);
    lay(&mut referee, "B", 1, 1, 0);
    referee.pass();
    referee.act("leave big-follower cloister at 0,0");
    assert_eq!((referee.scores(), referee.supplies("abbot")), (vec![0, 9], vec![1, 1]));
    // No other follower comes to it through a portal.
    let mut referee = cloister(abbots(), &["PD-08", "B"]);
    lay(&mut referee, "PD-08", 0, 1, 0);
    assert!(!places(&referee, "follower").contains("cloister at 0,0"));
    assert!(places(&referee, "follower").contains("cloister at 1,0"));
}

#[test]
fn abt_01_the_dragon_eats_it() {
    let mut referee = cloister(abbots(), &["PD-16", "B", "B"]);
    referee.board.dragon = Some((0, -1));
    assert_eq!(referee.supplies("abbot"), [0, 1]);
    lay(&mut referee, "PD-16", 0, 1, 0);
    referee.pass();
    assert_eq!(referee.step(), Step::Dragon);
    referee.act("dragon S");
    assert_eq!((referee.supplies("abbot"), referee.scores()), (vec![1, 1], vec![0, 0]));
}

#[test]
fn abt_01_it_is_captured_and_bought_back() {
    let laid = [("B", 0, 0, 0), ("TO-02", 1, 0, 0)];
    let mut referee = table_with(abbots(), &laid, &["B", "B", "B"]);
    stand_as(&mut referee, "abbot", 1, 0, 0, "cloister");
    referee.scores = vec![0, 4];
    lay(&mut referee, "B", 0, 1, 0);
    referee.act("tower 1,0");
    assert_eq!(with(&referee, "capture"), names(&["cloister at 0,0"]));
    referee.act("capture cloister at 0,0");
    assert_eq!(referee.prisoners(), [(0, 1, "abbot".to_string())]);
    assert_eq!(referee.supplies("abbot"), [1, 0]);
    assert_eq!(referee.legal(), names(&["pass", "ransom abbot from 1"]));
    referee.act("ransom abbot from 1");
    assert_eq!((referee.scores(), referee.supplies("abbot")), (vec![3, 1], vec![1, 1]));
}

#[test]
fn abt_01_prisoners_are_exchanged_for_it() {
    let laid = [("B", 0, 0, 0), ("TO-02", 1, 0, 0)];
    let mut referee = table_with(abbots(), &laid, &["B", "B"]);
    stand(&mut referee, 1, 0, 0, "cloister");
    for piece in [Piece::Abbot, Piece::Wagon] {
        let figure = Figure { seat: 0, piece };
        referee.prisoners.push(Prisoner { captor: 1, figure });
    }
    lay(&mut referee, "B", 0, 1, 0);
    referee.act("tower 1,0");
    referee.act("capture cloister at 0,0");
    assert_eq!(referee.legal(), names(&["exchange abbot", "exchange wagon"]));
    referee.act("exchange abbot");
    assert_eq!(referee.prisoners(), [(1, 0, "wagon".to_string())]);
}

#[test]
fn abt_02_only_on_buildings_of_the_tile_just_placed() {
    let laid = [("A", 0, 0, 0), ("TO-02", 1, 0, 0)];
    let mut referee = table_with(abbots(), &laid, &["A", "D", "B"]);
    referee.board.towers.insert((1, 0), 1);
    lay(&mut referee, "A", 0, -1, 2);
    assert_eq!(places(&referee, "abbot"), names(&["cloister"]));
    assert!(places(&referee, "follower").contains("tower at 1,0"));
    referee.act("abbot cloister");
    assert_eq!(referee.supplies("abbot"), [0, 1]);
    let figure = (0, "abbot".to_string(), 0, -1, "cloister".to_string());
    assert_eq!(feature(&referee, 0, -1, "cloister").pieces, [figure]);
    // Roads, cities, fields: never.
    lay_somewhere(&mut referee, "BA-D");
    assert!(!places(&referee, "follower").is_empty());
    assert!(places(&referee, "abbot").is_empty());
}

/// Draws a tile and places it wherever it fits.
fn lay_somewhere(referee: &mut Referee, id: &str) {
    referee.draw(id);
    let &(x, y, turn) = referee.legal_placements().first().expect("a place");
    referee.place(x, y, turn);
}

#[test]
fn abt_02_on_shrines_if_these_are_places() {
    for (shrines, open) in [(true, names(&["shrine"])), (false, names(&[]))] {
        let options = Options { shrines, ..plain() };
        let mut referee = table_with(options, &[("E", 0, 0, 0)], &["CU-01", "B"]);
        lay(&mut referee, "CU-01", 1, 0, 0);
        assert_eq!(places(&referee, "abbot"), open);
    }
}

#[test]
fn abt_02_on_the_own_abbey() {
    let laid = [("B", 0, 0, 0), ("B", 1, 0, 0), ("B", 2, 0, 0), ("B", 0, 1, 0), ("B", 2, 1, 0)];
    let laid = [&laid[..], &[("B", 0, 2, 0), ("B", 1, 2, 0), ("B", 2, 2, 0)]].concat();
    let mut referee = table_with(abbots(), &laid, &["B", "B"]);
    referee.act("abbey 1,1");
    assert_eq!(places(&referee, "abbot"), names(&["cloister"]));
    referee.act("abbot cloister");
    // ABT-08: complete at once, and scored.
    assert_eq!((referee.scores(), referee.supplies("abbot")), (vec![9, 0], vec![1, 1]));
}

#[test]
fn abt_02_through_a_portal_to_unfinished_free_buildings() {
    let laid =
        [("B", 0, 0, 0), ("B", 1, 0, 0), ("CU-01", 3, 0, 0), ("E", 2, 0, 2), ("E", 0, -1, 0)];
    let mut referee = table_with(abbots(), &laid, &["PD-08", "B"]);
    stand(&mut referee, 1, 1, 0, "cloister");
    lay(&mut referee, "PD-08", 0, 1, 0);
    assert_eq!(places(&referee, "abbot"), names(&["cloister at 0,0", "shrine at 3,0"]));
    let mut guarded = referee.clone();
    guarded.board.dragon = Some((0, 0));
    assert_eq!(places(&guarded, "abbot"), names(&["shrine at 3,0"]));
    referee.act("abbot shrine at 3,0");
    assert_eq!(referee.supplies("abbot"), [0, 1]);
}

#[test]
fn abt_03_and_04_called_back_for_what_the_building_is_worth() {
    let mut referee = cloister(plain(), &["B", "B", "B"]);
    lay(&mut referee, "B", 0, 1, 0);
    assert_eq!(with(&referee, "recall"), names(&["cloister at 0,0"]));
    referee.act("recall cloister at 0,0");
    // The tile and four around it; the turn is over.
    assert_eq!((referee.scores(), referee.supplies("abbot")), (vec![5, 0], vec![1, 1]));
    assert_eq!((referee.step(), referee.player()), (Step::Draw, 1));
    assert!(feature(&referee, 0, 0, "cloister").pieces.is_empty());
}

#[test]
fn abt_03_only_the_own_one_and_only_abbots() {
    let mut referee = cloister(plain(), &["B", "B"]);
    referee.board.figures.clear();
    stand_as(&mut referee, "abbot", 1, 0, 0, "cloister");
    stand(&mut referee, 0, 1, 0, "cloister");
    lay(&mut referee, "B", 0, 1, 0);
    assert!(with(&referee, "recall").is_empty());
}

#[test]
fn abt_03_from_a_building_just_completed_and_not_again() {
    let mut referee = nearly_complete(plain(), &["B", "B"]);
    lay(&mut referee, "B", 1, 1, 0);
    assert!(feature(&referee, 0, 0, "cloister").complete);
    referee.act("recall cloister at 0,0");
    assert_eq!((referee.scores(), referee.supplies("abbot")), (vec![9, 0], vec![1, 1]));
}

#[test]
fn abt_03_not_from_quarters_or_prison() {
    let options = Options { count: true, abbots_each: 2, ..abbots() };
    let mut referee = table_with(options, &[("B", 0, 0, 0)], &["B", "B"]);
    wait_in(&mut referee, Quarter::Cathedral, "abbot", 0);
    let figure = Figure { seat: 0, piece: Piece::Abbot };
    referee.prisoners.push(Prisoner { captor: 1, figure });
    lay(&mut referee, "B", 1, 0, 0);
    assert!(with(&referee, "recall").is_empty());
}

#[test]
fn abt_03_on_volcanoes_and_from_under_the_dragon() {
    let mut referee = cloister(abbots(), &["PD-01", "B", "B"]);
    lay_somewhere(&mut referee, "PD-01");
    assert!(referee.dragon().is_some());
    assert_eq!(with(&referee, "recall"), names(&["cloister at 0,0"]));
    referee.board.dragon = Some((0, 0));
    assert_eq!(with(&referee, "recall"), names(&["cloister at 0,0"]));
}

#[test]
fn abt_03_not_while_the_princess_must_send_somebody_home() {
    for (princess_must, possible) in [(false, 1), (true, 0)] {
        let options = Options { princess_must, ..abbots() };
        let laid = [("G", 0, 0, 0), ("G", -1, 0, 0), ("B", 0, 1, 0)];
        let mut referee = table_with(options, &laid, &["PD-11", "B", "B"]);
        stand_as(&mut referee, "abbot", 0, 0, 1, "cloister");
        let mut nobody = referee.clone();
        stand(&mut referee, 1, 0, 0, "city E");
        lay(&mut referee, "PD-11", 1, 0, 0);
        assert_eq!(with(&referee, "recall").len(), possible);
        // Without a knight there is nothing that must be done.
        lay(&mut nobody, "PD-11", 1, 0, 0);
        assert_eq!(with(&nobody, "recall").len(), 1);
    }
}

#[test]
fn abt_05_the_fairy_gives_three_points_more() {
    for fairy_rule in [FairyRule::OnTile, FairyRule::NextToFollower] {
        let options = Options { fairy: true, fairy_rule, ..plain() };
        let mut referee = cloister(options, &["B", "B", "B"]);
        let index = cloister_of(&referee, 0, 0);
        put_fairy(&mut referee, 0, 0, index);
        lay(&mut referee, "B", 0, 1, 0);
        referee.act("recall cloister at 0,0");
        assert_eq!(referee.scores(), [5 + 3, 0]);
        // She stays, and gives nothing any more.
        assert_eq!(referee.fairy(), Some((Some((0, 0)), "cloister".to_string())));
        lay(&mut referee, "B", 0, 2, 0);
        referee.pass();
        assert_eq!(referee.scores(), [8, 0]);
    }
}

#[test]
fn abt_05_not_if_she_is_elsewhere_or_has_lost_her_host() {
    let options = Options { fairy: true, ..plain() };
    let begin = |options| {
        let mut referee = cloister(options, &["B", "B", "B"]);
        let index = cloister_of(&referee, 0, 0);
        put_fairy(&mut referee, 0, 0, index);
        lay(&mut referee, "B", 0, 1, 0);
        referee
    };
    // Beside the farmer of the same tile.
    let mut referee = begin(options);
    let field = 1 - cloister_of(&referee, 0, 0);
    put_fairy(&mut referee, 0, 0, field);
    let mut any = referee.clone();
    referee.act("recall cloister at 0,0");
    assert_eq!(referee.scores(), [5, 0]);
    // That does not matter if she belongs to all followers of her tile.
    any.options.fairy_rule = FairyRule::AnyFeature;
    any.act("recall cloister at 0,0");
    assert_eq!(any.scores(), [8, 0]);
    // Another stood there when she came: that matters only if she belongs to one follower.
    for (fairy_rule, points) in
        [(FairyRule::OnTile, 8), (FairyRule::NextToFollower, 5), (FairyRule::AnyFeature, 8)]
    {
        let mut referee = begin(Options { fairy_rule, ..options });
        referee.board.fairy.as_mut().expect("she is there").with_host = false;
        referee.act("recall cloister at 0,0");
        assert_eq!(referee.scores(), [points, 0]);
    }
}

#[test]
fn abt_06_a_challenge_is_over_and_the_other_goes_on() {
    // A shrine at 1,1 beside the cloister, with a heretic of seat 1.
    let laid = [("B", 0, 0, 0), ("CU-01", 1, 1, 0), ("E", 1, 0, 0), ("E", 0, 1, 3)];
    let mut referee = table_with(plain(), &laid, &["B", "B"]);
    stand_as(&mut referee, "abbot", 0, 0, 0, "cloister");
    stand(&mut referee, 1, 1, 1, "shrine");
    lay_somewhere(&mut referee, "BA-B");
    let around = referee.board.tiles_around(0, 0) as u32;
    referee.act("recall cloister at 0,0");
    assert_eq!(referee.scores(), [1 + around, 0]);
    assert_eq!(feature(&referee, 1, 1, "shrine").pieces.len(), 1);
}

#[test]
fn abt_06_called_back_in_time_nobody_loses() {
    // The cloister is completed; the heretic beside it would lose.
    let mut area = vec![("B", 0, 0, 0), ("CU-01", 1, 1, 0), ("E", -1, -1, 0), ("E", 0, -1, 0)];
    area.extend([("E", 1, -1, 2), ("E", 1, 0, 0), ("E", -1, 0, 3), ("E", 0, 1, 3)]);
    for (text, heretics) in [("pass", 0), ("recall cloister at 0,0", 1)] {
        let mut referee = table_with(plain(), &area, &["E", "B"]);
        stand_as(&mut referee, "abbot", 0, 0, 0, "cloister");
        stand(&mut referee, 1, 1, 1, "shrine");
        lay(&mut referee, "E", -1, 1, 1);
        referee.act(text);
        assert_eq!(referee.scores(), [9, 0]);
        assert_eq!(feature(&referee, 1, 1, "shrine").pieces.len(), heretics);
    }
}

#[test]
fn abt_06_no_double_turn_and_empty_for_others() {
    let mut referee = cloister(abbots(), &["B", "PD-08", "B"]);
    lay(&mut referee, "B", 0, 1, 0);
    referee.act("recall cloister at 0,0");
    assert_eq!((referee.step(), referee.player()), (Step::Draw, 1));
    lay(&mut referee, "PD-08", 0, 2, 0);
    assert!(places(&referee, "follower").contains("cloister at 0,0"));
}

/// Seat 0 completes a city of seat 1, with its own abbot on a cloister.
fn serve(text: &str) -> Referee {
    let options = Options { count: true, ..plain() };
    let laid = [("E", 0, 0, 1), ("B", 0, 1, 0)];
    let mut referee = table_with(options, &laid, &["E", "B", "B"]);
    stand(&mut referee, 1, 0, 0, "city E");
    stand_as(&mut referee, "abbot", 0, 0, 1, "cloister");
    lay(&mut referee, "E", 1, 0, 3);
    referee.act(text);
    referee
}

#[test]
fn abt_07_the_points_do_not_count_for_the_count() {
    let referee = serve("recall cloister at 0,1");
    // Neither against it: seat 0 has gained nothing in the scoring.
    assert_eq!((referee.scores(), referee.step()), (vec![3, 4], Step::Deploy));
    // Nor for it: seat 1 gains nothing by a recall of seat 0, and nothing was scored.
    let options = Options { count: true, ..plain() };
    let mut referee = cloister(options, &["B", "B", "B"]);
    lay(&mut referee, "B", 0, 1, 0);
    referee.act("recall cloister at 0,0");
    assert_eq!((referee.step(), referee.player()), (Step::Draw, 1));
}

#[test]
fn abt_08_scored_when_completed_and_at_the_end() {
    let mut referee = nearly_complete(plain(), &["B", "B"]);
    lay(&mut referee, "B", 1, 1, 0);
    referee.pass();
    assert_eq!((referee.scores(), referee.supplies("abbot")), (vec![9, 0], vec![1, 1]));
    let mut referee = cloister(plain(), &["B"]);
    lay(&mut referee, "B", 0, 1, 0);
    referee.pass();
    assert_eq!((referee.step(), referee.scores()), (Step::Over, vec![5, 0]));
    assert_eq!(referee.supplies("abbot"), [1, 1]);
}

#[test]
fn abt_09_in_the_cathedral_only() {
    let mut referee = serve("pass");
    assert_eq!(referee.step(), Step::Deploy);
    // It stands on the cloister still.
    assert!(with(&referee, "abbot").is_empty());
    referee.board.figures.clear();
    assert_eq!(with(&referee, "abbot"), names(&["cathedral"]));
    referee.act("abbot cathedral");
    assert_eq!(referee.quarters(), [("cathedral".to_string(), 0, "abbot".to_string())]);
    assert_eq!(referee.supplies("abbot"), [0, 1]);
}

#[test]
fn abt_09_out_of_the_cathedral_to_buildings() {
    let options = Options { count: true, ..plain() };
    let mut referee = nearly_complete(options, &["B", "B"]);
    referee.board.figures.clear();
    wait_in(&mut referee, Quarter::Cathedral, "abbot", 1);
    lay(&mut referee, "B", 1, 1, 0);
    referee.pass();
    assert_eq!((referee.step(), referee.actor()), (Step::Leave, 1));
    assert_eq!(referee.legal(), names(&["pass", "leave abbot cloister at 0,0"]));
    referee.act("leave abbot cloister at 0,0");
    assert_eq!((referee.scores(), referee.supplies("abbot")), (vec![0, 9], vec![1, 1]));
}

#[test]
fn abt_10_the_fairy_belongs_to_an_abbot_last() {
    let options = Options { count: true, fairy_rule: FairyRule::NextToFollower, ..abbots() };
    for (others, host) in [(vec!["wagon"], Piece::Wagon), (vec![], Piece::Abbot)] {
        let mut referee = table_with(options, &[("B", 0, 0, 0)], &["B", "B", "B"]);
        wait_in(&mut referee, Quarter::Cathedral, "abbot", 0);
        for other in others {
            wait_in(&mut referee, Quarter::Cathedral, other, 0);
        }
        lay(&mut referee, "B", 1, 0, 0);
        referee.act("fairy cathedral");
        let stand = Stand::Quarter(Quarter::Cathedral, Figure { seat: 0, piece: host });
        assert_eq!(referee.board.fairy.map(|fairy| fairy.stand), Some(stand));
    }
}

/// A fair beside a city, a road, a field and a cloister, with somebody of seat 1 on each.
fn seduction() -> Referee {
    let options = Options {
        abbots_each: 1,
        catapult: true,
        catapult_manual: true,
        count: true,
        tower_pieces_each: 3,
        ..everything()
    };
    let laid = [("D", 0, 0, 0), ("U", 1, 0, 0), ("TO-03", 1, 1, 0), ("Q", 0, -1, 2)];
    let mut referee = table_with(options, &laid, &["CA-06", "B", "B"]);
    stand(&mut referee, 1, 0, 0, "city N");
    stand(&mut referee, 1, 0, 0, "road E");
    stand(&mut referee, 1, 1, 1, "cloister");
    stand(&mut referee, 1, 1, 0, "field NL");
    wait_in(&mut referee, Quarter::Cathedral, "follower", 1);
    wait_in(&mut referee, Quarter::Castle, "follower", 1);
    lay(&mut referee, "CA-06", 0, 1, 0);
    referee.pass();
    referee.act("fair seduction");
    referee
}

#[test]
fn abt_11_it_takes_places_on_buildings_and_in_the_cathedral() {
    let begin = seduction();
    let places = [
        ("city N at 0,0", false),
        ("road E at 0,0", false),
        ("field NL at 1,0", false),
        ("cloister at 1,1", true),
        ("cathedral", true),
        ("castle", false),
    ];
    for (place, open) in places {
        let mut referee = begin.clone();
        referee.act(&format!("nearest 2 follower {place}"));
        assert_eq!(referee.legal().contains("seduce abbot"), open, "{place}");
    }
    let mut referee = begin;
    referee.act("nearest 2 follower cloister at 1,1");
    referee.act("seduce abbot");
    assert_eq!(referee.supplies("abbot"), [0, 1, 1]);
    // It can be the nearest in its turn, and go elsewhere.
    referee.act("nearest 1 abbot cloister at 1,1");
    referee.act("seduce follower");
    assert_eq!(referee.supplies("abbot"), [1, 1, 1]);
}

#[test]
fn abt_12_its_disc_is_that_of_a_follower_and_comes_last_but_the_phantom() {
    let laid = [("B", 0, 0, 0), ("B", 1, 0, 0)];
    let mut referee = table_with(abbots(), &laid, &["B", "B"]);
    stand_as(&mut referee, "abbot", 0, 0, 0, "cloister");
    let discs = referee.board.discs(referee.board.followers().collect());
    assert_eq!(discs.iter().map(crate::disc::Disc::radius).collect::<Vec<_>>(), [8_000]);
    let mut others = Piece::ALL.into_iter().filter(|piece| *piece != Piece::Phantom);
    assert!(others.all(|piece| piece <= Piece::Abbot || !piece.is_follower()));
}

#[test]
fn abt_13_once_in_each_part_of_a_double_turn() {
    let options = Options { abbots_each: 2, ..abbots() };
    let laid = [("U", 0, 0, 0), ("U", 1, 0, 0), ("B", 0, 1, 0), ("B", 1, 1, 0)];
    let mut referee = table_with(options, &laid, &["U", "B", "B"]);
    stand(&mut referee, 0, 0, 0, "road E");
    stand_as(&mut referee, "builder", 0, 1, 0, "road E");
    stand_as(&mut referee, "abbot", 0, 0, 1, "cloister");
    stand_as(&mut referee, "abbot", 0, 1, 1, "cloister");
    lay(&mut referee, "U", 2, 0, 0);
    referee.act("recall cloister at 0,1");
    assert_eq!(referee.step(), Step::SecondTile);
    referee.second_tile();
    lay(&mut referee, "B", 2, 1, 0);
    assert_eq!(with(&referee, "recall"), names(&["cloister at 1,1"]));
    referee.act("recall cloister at 1,1");
    assert_eq!((referee.step(), referee.player()), (Step::Draw, 1));
    assert_eq!(referee.supplies("abbot"), [2, 2]);
}

#[test]
fn abt_13_in_the_last_abbey_round() {
    let options = Options { last_abbey_round: true, ..abbots() };
    let laid = [("B", 0, 0, 0), ("B", 1, 0, 0), ("B", 2, 0, 0), ("B", 0, 1, 0), ("B", 2, 1, 0)];
    let laid = [&laid[..], &[("B", 0, 2, 0), ("B", 1, 2, 0)]].concat();
    let mut referee = table_with(options, &laid, &["B"]);
    stand_as(&mut referee, "abbot", 1, 0, 0, "cloister");
    referee.pass();
    lay(&mut referee, "B", 2, 2, 0);
    referee.pass();
    assert_eq!((referee.step(), referee.player()), (Step::Start, 1));
    referee.act("abbey 1,1");
    // Now four lie around the cloister in the corner.
    referee.act("recall cloister at 0,0");
    assert_eq!((referee.scores()[1], referee.supplies("abbot")), (4, vec![1, 1]));
}
