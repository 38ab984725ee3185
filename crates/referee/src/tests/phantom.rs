//! Phantoms.

use std::collections::BTreeSet;

use super::{
    all_of_it, everything, feature, lay, names, places, stand, stand_as, table_with, wait_in, with,
};
use crate::board::Stand;
use crate::disc::Disc;
use crate::figure::{Figure, Piece};
use crate::quarter::Quarter;
use crate::tower::Prisoner;
use crate::{FairyRule, Options, Referee, Step};

/// Two players with a phantom each and everything else but fairs and the count.
fn phantoms() -> Options {
    Options { phantoms_each: 1, abbots_each: 1, ..all_of_it() }
}

/// The same with nothing but followers and what is asked for.
fn plain() -> Options {
    Options { phantoms_each: 1, ..Options::base(2) }
}

/// Where the phantom may go now, after the piece step of seat 0.
fn second(referee: &Referee) -> BTreeSet<String> {
    assert_eq!((referee.step(), referee.player(), referee.actor()), (Step::Phantom, 0, 0));
    let found = with(referee, "phantom");
    // Nothing else can be done, and it can be left undone.
    assert_eq!(referee.legal().len(), found.len() + 1);
    assert!(referee.legal().contains("pass"));
    found
}

/// Whose turn it is when a tile is drawn.
fn drawer(referee: &Referee) -> usize {
    assert_eq!(referee.step(), Step::Draw);
    referee.player()
}

fn imprison(referee: &mut Referee, captor: usize, seat: usize, piece: Piece) {
    referee.prisoners.push(Prisoner { captor, figure: Figure { seat, piece } });
}

/// A tile with a city and a road was laid beside another like it.
fn city_and_road(options: Options) -> Referee {
    let mut referee = table_with(options, &[("D", 0, 0, 0)], &["D", "B", "B", "B"]);
    lay(&mut referee, "D", 1, 0, 0);
    referee
}

#[test]
fn pha_01_one_each_in_the_supply_if_asked_for() {
    assert_eq!(city_and_road(plain()).supplies("phantom"), [1, 1]);
    let mut referee = city_and_road(Options::base(2));
    assert_eq!(referee.supplies("phantom"), [0, 0]);
    assert!(places(&referee, "phantom").is_empty());
    referee.pass();
    assert_eq!(drawer(&referee), 1);
}

/// A road with seat 0's highwayman goes on over a tower of one piece and a cloister with an abbot.
fn beside_a_tower() -> Referee {
    let laid = [("U", 0, 0, 0), ("TO-02", 0, 1, 0), ("B", 1, 1, 0)];
    let mut referee = table_with(phantoms(), &laid, &["U", "B", "B"]);
    referee.board.towers.insert((0, 1), 1);
    stand(&mut referee, 0, 0, 0, "road E");
    stand_as(&mut referee, "abbot", 0, 1, 1, "cloister");
    lay(&mut referee, "U", 1, 0, 0);
    referee
}

#[test]
fn pha_02_whatever_was_done_in_the_piece_step() {
    let (north, south, tower) = ("field NL", "field ER", "tower at 0,1");
    let cases: [(&[&str], &[&str]); 10] = [
        (&["pass"], &[north, south, tower]),
        (&["follower field NL"], &[south, tower]),
        (&["big-follower field ER"], &[north, tower]),
        (&["follower tower at 0,1"], &[north, south]),
        (&["builder road E"], &[north, south, tower]),
        (&["barn SW"], &[north, tower]), // ABB-25
        (&["fairy road E at 0,0"], &[north, south, tower]),
        (&["recall cloister at 1,1"], &[north, south, tower]),
        (&["tower 0,1", "pass"], &[north, south, tower]),
        (&["tower 0,1", "capture road E at 0,0"], &["road E", north, south, tower]),
    ];
    for (texts, open) in cases {
        let mut referee = beside_a_tower();
        for text in texts {
            assert_ne!(referee.step(), Step::Phantom, "{text}");
            referee.act(text);
        }
        assert_eq!(second(&referee), names(open), "{texts:?}");
        referee.pass();
        assert_eq!((drawer(&referee), referee.supplies("phantom")), (1, vec![1, 1]));
    }
    let cases: [(&str, &[&str]); 3] = [
        ("mayor city N", &["road E", "field EL"]),
        ("wagon road E", &["city N", "field EL"]),
        ("pig field ER", &["city N", "road E", "field EL"]),
    ];
    for (text, open) in cases {
        let mut referee = city_and_road(phantoms());
        stand(&mut referee, 0, 0, 0, "field ER");
        referee.act(text);
        assert_eq!(second(&referee), names(open), "{text}");
    }
}

#[test]
fn pha_02_after_prisoners_are_exchanged() {
    let mut referee = beside_a_tower();
    referee.board.figures.clear();
    stand(&mut referee, 1, 0, 0, "road E");
    imprison(&mut referee, 1, 0, Piece::Mayor);
    imprison(&mut referee, 1, 0, Piece::Wagon);
    referee.act("tower 0,1");
    referee.act("capture road E at 0,0");
    assert_eq!(referee.step(), Step::Exchange);
    referee.act("exchange wagon");
    assert!(second(&referee).contains("road E"));
}

#[test]
fn pha_02_no_ransom_any_more() {
    let mut referee = beside_a_tower();
    referee.scores = vec![5, 5];
    imprison(&mut referee, 1, 0, Piece::Follower);
    assert!(referee.legal().contains("ransom follower from 2"));
    referee.pass();
    assert_eq!(second(&referee), names(&["field NL", "field ER", "tower at 0,1"]));
}

#[test]
fn pha_02_before_the_dragon_walks_and_before_the_scoring() {
    for dragon_after_scoring in [false, true] {
        let options = Options { dragon_after_scoring, ..phantoms() };
        let laid = [("A", 0, 0, 3), ("A", 2, 0, 1), ("B", 1, -1, 0)];
        let mut referee = table_with(options, &laid, &["PD-16", "B", "B"]);
        referee.board.dragon = Some((1, -1));
        // The road is complete.
        lay(&mut referee, "PD-16", 1, 0, 0);
        referee.act("follower field ER");
        assert_eq!(referee.scores(), [0, 0]);
        // The field goes on around both ends.
        assert_eq!(second(&referee), names(&["road E"]));
        referee.act("phantom road E");
        assert_eq!(referee.step(), Step::Dragon);
        let scored = if dragon_after_scoring { 3 } else { 0 };
        assert_eq!(referee.scores(), [scored, 0]);
        referee.act("dragon S");
        assert_eq!((referee.scores(), referee.supplies("phantom")), (vec![scored, 0], vec![1, 1]));
    }
}

#[test]
fn pha_03_on_another_feature_of_the_tile() {
    let mut referee = city_and_road(plain());
    referee.act("follower city N");
    assert_eq!(second(&referee), names(&["road E", "field EL", "field ER"]));
    referee.act("phantom road E");
    assert_eq!(
        (referee.supplies("follower"), referee.supplies("phantom")),
        (vec![6, 7], vec![0, 1])
    );
    let phantom = (0, "phantom".to_string(), 1, 0, "road E".to_string());
    assert_eq!(feature(&referee, 1, 0, "road E").pieces, [phantom]);
    assert_eq!(drawer(&referee), 1);
}

#[test]
fn pha_03_not_where_somebody_stands_already() {
    let mut referee = city_and_road(plain());
    stand(&mut referee, 1, 0, 0, "road E");
    stand(&mut referee, 0, 0, 0, "field EL");
    assert_eq!(places(&referee, "phantom"), names(&["city N", "field ER"]));
    referee.act("follower field ER");
    assert_eq!(second(&referee), names(&["city N"]));
    // Without a place there is no question.
    let mut referee = city_and_road(plain());
    stand(&mut referee, 1, 0, 0, "road E");
    stand(&mut referee, 0, 0, 0, "field EL");
    stand(&mut referee, 0, 0, 0, "field ER");
    referee.act("follower city N");
    assert_eq!(drawer(&referee), 1);
}

#[test]
fn pha_03_two_segments_of_one_feature_are_one_place() {
    // Around the corner both cities of the tile are the same.
    let laid = [("N", -1, -1, 2), ("N", 0, -1, 3), ("N", -1, 0, 1)];
    let mut referee = table_with(plain(), &laid, &["I", "B"]);
    lay(&mut referee, "I", 0, 0, 0);
    let mut nobody = referee.clone();
    referee.act("follower city N");
    assert_eq!(second(&referee), names(&["field EL"]));
    nobody.pass();
    assert_eq!(second(&nobody), names(&["city N", "city W", "field EL"]));
}

#[test]
fn pha_04_in_the_piece_step_without_a_second_placement() {
    for phantoms_each in [1, 2] {
        let mut referee = city_and_road(Options { phantoms_each, ..plain() });
        let open = names(&["city N", "road E", "field EL", "field ER"]);
        assert_eq!(places(&referee, "phantom"), open);
        assert_eq!(places(&referee, "follower"), open);
        referee.act("phantom city N");
        assert_eq!(drawer(&referee), 1);
        assert_eq!(referee.supplies("phantom"), [phantoms_each - 1, phantoms_each]);
    }
}

#[test]
fn pha_04_after_the_second_placement_there_is_no_third() {
    let mut referee = city_and_road(Options { phantoms_each: 2, ..plain() });
    referee.act("follower city N");
    referee.act("phantom road E");
    assert_eq!((drawer(&referee), referee.supplies("phantom")), (1, vec![1, 2]));
}

#[test]
fn pha_05_it_stands_wherever_a_follower_may_and_is_scored() {
    let cases = [("A", "cloister"), ("A", "road S"), ("A", "field NL"), ("CU-01", "shrine")];
    for (id, place) in cases {
        let options = Options { shrines: true, ..plain() };
        let mut referee = table_with(options, &[("B", 0, 0, 0)], &[id, "B"]);
        lay(&mut referee, id, 1, 0, 0);
        assert_eq!(places(&referee, "phantom"), places(&referee, "follower"));
        referee.pass();
        referee.act(&format!("phantom {place}"));
        assert_eq!(feature(&referee, 1, 0, place).pieces.len(), 1);
        referee.finish();
        let points = match place {
            "field NL" => 0,
            "road S" => 1,
            _ => 2,
        };
        assert_eq!(referee.scores(), [points, 0], "{place}");
    }
    // Without farmers and shrines it is none either.
    let options = Options { farmers: false, ..plain() };
    let mut referee = table_with(options, &[("B", 0, 0, 0)], &["CU-01", "B"]);
    lay(&mut referee, "CU-01", 1, 0, 0);
    referee.pass();
    assert_eq!(drawer(&referee), 1);
}

#[test]
fn pha_05_it_counts_one() {
    // Two cities become one: a phantom in the north and others in the south.
    let others: [(&[&str], [u32; 2]); 3] =
        [(&["follower"], [6, 6]), (&["big-follower"], [0, 6]), (&[], [6, 0])];
    for (others, points) in others {
        let laid = [("E", 0, -1, 2), ("E", 0, 1, 0)];
        let mut referee = table_with(phantoms(), &laid, &["G", "B", "B"]);
        stand_as(&mut referee, "phantom", 0, 0, -1, "city S");
        for other in others {
            stand_as(&mut referee, other, 1, 0, 1, "city N");
        }
        lay(&mut referee, "G", 0, 0, 1);
        referee.pass();
        // PHA-06: it comes home.
        assert_eq!((referee.scores(), referee.supplies("phantom")), (points.to_vec(), vec![1, 1]));
    }
}

#[test]
fn pha_05_it_keeps_others_out() {
    let mut referee = city_and_road(phantoms());
    stand_as(&mut referee, "phantom", 1, 0, 0, "road E");
    stand_as(&mut referee, "phantom", 1, 0, 0, "field ER");
    for piece in ["follower", "big-follower", "wagon", "phantom"] {
        assert!(!places(&referee, piece).contains("road E"), "{piece}");
        assert!(!places(&referee, piece).contains("field ER"), "{piece}");
    }
}

#[test]
fn pha_05_the_dragon_eats_it() {
    let laid = [("B", 0, 0, 0), ("E", 0, -1, 0)];
    let mut referee = table_with(phantoms(), &laid, &["PD-16", "B", "B"]);
    stand_as(&mut referee, "phantom", 1, 0, 0, "field NL");
    stand_as(&mut referee, "pig", 1, 0, -1, "field EL");
    referee.board.dragon = Some((0, -1));
    lay(&mut referee, "PD-16", 0, 1, 0);
    referee.pass();
    referee.pass();
    referee.act("dragon S");
    assert_eq!((referee.supplies("phantom"), referee.supplies("pig")), (vec![1, 1], vec![1, 1]));
}

#[test]
fn pha_05_it_is_captured_and_bought_back_and_used_at_once() {
    let laid = [("B", 0, 0, 0), ("TO-02", 1, 0, 0)];
    let mut referee = table_with(phantoms(), &laid, &["B", "B", "B"]);
    stand_as(&mut referee, "phantom", 1, 0, 0, "cloister");
    referee.scores = vec![0, 4];
    lay(&mut referee, "B", 0, 1, 0);
    referee.act("tower 1,0");
    referee.act("capture cloister at 0,0");
    assert_eq!(referee.prisoners(), [(0, 1, "phantom".to_string())]);
    assert_eq!(referee.supplies("phantom"), [1, 0]);
    referee.pass();
    assert_eq!(referee.legal(), names(&["pass", "ransom phantom from 1"]));
    referee.pass();
    lay(&mut referee, "B", 1, 1, 0);
    referee.act("ransom phantom from 1");
    assert_eq!((referee.scores(), referee.supplies("phantom")), (vec![3, 1], vec![1, 1]));
    // TOW-30: in the piece step or after it.
    assert!(places(&referee, "phantom").contains("cloister"));
    referee.act("follower cloister");
    assert_eq!((referee.step(), referee.player()), (Step::Phantom, 1));
    referee.act("phantom field NL");
    assert_eq!(referee.supplies("phantom"), [1, 0]);
}

#[test]
fn pha_05_prisoners_are_exchanged_by_kind() {
    let laid = [("B", 0, 0, 0), ("TO-02", 1, 0, 0)];
    let mut referee = table_with(phantoms(), &laid, &["B", "B"]);
    stand_as(&mut referee, "phantom", 1, 0, 0, "cloister");
    imprison(&mut referee, 1, 0, Piece::Follower);
    imprison(&mut referee, 1, 0, Piece::Phantom);
    lay(&mut referee, "B", 0, 1, 0);
    referee.act("tower 1,0");
    referee.act("capture cloister at 0,0");
    assert_eq!(referee.legal(), names(&["exchange follower", "exchange phantom"]));
    let mut other = referee.clone();
    other.act("exchange follower");
    assert_eq!((drawer(&other), other.supplies("phantom")), (1, vec![0, 1]));
    // It was not placed in this part, so that it may be now.
    referee.act("exchange phantom");
    assert!(second(&referee).contains("cloister"));
    assert_eq!(referee.supplies("phantom"), [1, 1]);
}

#[test]
fn pha_05_a_phantom_as_knight_is_sent_home_by_a_princess() {
    let mut referee = table_with(phantoms(), &[("G", 0, 0, 0)], &["PD-11", "B", "B"]);
    stand_as(&mut referee, "phantom", 1, 0, 0, "city E");
    lay(&mut referee, "PD-11", 1, 0, 0);
    referee.act("remove city E at 0,0");
    assert_eq!(referee.supplies("phantom"), [1, 1]);
}

#[test]
fn pha_05_the_fairy_may_be_with_it() {
    let mut referee = table_with(phantoms(), &[("B", 0, 0, 0)], &["B", "B", "B"]);
    stand_as(&mut referee, "phantom", 0, 0, 0, "cloister");
    lay(&mut referee, "B", 1, 0, 0);
    referee.act("fairy cloister at 0,0");
    // She gives a point at the start of the turn.
    lay(&mut referee, "B", 2, 0, 0);
    assert_eq!((referee.player(), referee.scores()), (1, vec![0, 0]));
    referee.pass();
    referee.pass();
    assert_eq!((drawer(&referee), referee.scores()), (0, vec![1, 0]));
}

#[test]
fn pha_05_in_and_out_of_every_quarter() {
    let options = Options { count: true, shrines: true, ..plain() };
    let mut referee = table_with(options, &[("E", 0, 0, 1)], &["E", "B", "B"]);
    stand(&mut referee, 1, 0, 0, "city E");
    lay(&mut referee, "E", 1, 0, 3);
    referee.pass();
    referee.pass();
    assert_eq!(referee.step(), Step::Deploy);
    assert_eq!(with(&referee, "phantom"), with(&referee, "follower"));
    assert_eq!(with(&referee, "phantom").len(), 4);
    referee.act("phantom castle");
    assert_eq!(referee.quarters(), [("castle".to_string(), 0, "phantom".to_string())]);
    // A follower of strength 1 leaves the castle for a city.
    let mut referee = table_with(options, &[("E", 0, 0, 1)], &["E", "B", "B"]);
    referee.board.count = Some(Quarter::Market);
    stand(&mut referee, 1, 0, 0, "city E");
    wait_in(&mut referee, Quarter::Castle, "phantom", 0);
    lay(&mut referee, "E", 1, 0, 3);
    referee.pass();
    assert_eq!(referee.legal(), names(&["pass", "leave phantom city E at 0,0"]));
    referee.act("leave phantom city E at 0,0");
    assert_eq!((referee.scores(), referee.supplies("phantom")), (vec![4, 4], vec![1, 1]));
}

#[test]
fn pha_05_in_a_fixed_order_it_comes_after_the_abbot() {
    let options = Options { count: true, fairy_rule: FairyRule::NextToFollower, ..phantoms() };
    for (others, host) in [(vec!["abbot"], Piece::Abbot), (vec![], Piece::Phantom)] {
        let mut referee = table_with(options, &[("B", 0, 0, 0)], &["B", "B", "B"]);
        wait_in(&mut referee, Quarter::Cathedral, "phantom", 0);
        for other in others {
            wait_in(&mut referee, Quarter::Cathedral, other, 0);
        }
        lay(&mut referee, "B", 1, 0, 0);
        referee.act("fairy cathedral");
        let stand = Stand::Quarter(Quarter::Cathedral, Figure { seat: 0, piece: host });
        assert_eq!(referee.board.fairy.map(|fairy| fairy.stand), Some(stand));
    }
    let after = Piece::ALL.into_iter().filter(|piece| *piece > Piece::Phantom);
    assert_eq!(after.collect::<Vec<_>>(), [Piece::Builder, Piece::Pig, Piece::Barn]);
}

#[test]
fn pha_05_its_disc_is_that_of_a_follower() {
    let mut referee = table_with(plain(), &[("B", 0, 0, 0)], &["B"]);
    stand_as(&mut referee, "phantom", 0, 0, 0, "cloister");
    let discs = referee.board.discs(referee.board.followers().collect());
    assert_eq!(discs.iter().map(Disc::radius).collect::<Vec<_>>(), [8_000]);
}

/// A fair with seat 1's followers on everything there is, and in two quarters.
fn fair(contest: &str) -> Referee {
    let options = Options {
        phantoms_each: 1,
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
    stand_as(&mut referee, "phantom", 1, 1, 0, "field NL");
    referee.board.towers.insert((1, 1), 1);
    referee.board.tops.insert((1, 1), Figure { seat: 1, piece: Piece::Follower });
    wait_in(&mut referee, Quarter::Castle, "follower", 1);
    wait_in(&mut referee, Quarter::Market, "follower", 1);
    lay(&mut referee, "CA-06", 0, 1, 0);
    referee.pass();
    if referee.step() == Step::Phantom {
        referee.pass();
    }
    referee.act(&format!("fair {contest}"));
    referee
}

#[test]
fn pha_05_it_takes_every_place_in_a_seduction() {
    let begin = fair("seduction");
    let places = ["city N at 0,0", "road E at 0,0", "cloister at 1,1", "tower at 1,1"];
    for place in places.into_iter().chain(["castle", "market"]) {
        let mut referee = begin.clone();
        referee.act(&format!("nearest 2 follower {place}"));
        referee.act("seduce phantom");
        assert_eq!(referee.supplies("phantom"), [0, 0, 1], "{place}");
        // And others take its place, or it goes elsewhere.
        referee.act(&format!("nearest 1 phantom {place}"));
        assert!(referee.legal().contains("seduce phantom from field NL at 1,0"));
        referee.act("seduce follower");
        assert_eq!(referee.supplies("phantom"), [1, 0, 1], "{place}");
    }
}

#[test]
fn pha_05_it_is_knocked_out() {
    let mut referee = fair("knock-out");
    referee.act("hit 2 phantom field NL at 1,0");
    assert_eq!(referee.supplies("phantom"), [1, 1, 1]);
}

#[test]
fn pha_06_back_in_the_supply_it_waits_for_the_next_part_or_turn() {
    let laid = [("A", 0, 0, 0), ("B", 1, 0, 0)];
    let mut referee = table_with(plain(), &laid, &["A", "B", "B"]);
    lay(&mut referee, "A", 0, 1, 2);
    referee.act("follower cloister");
    referee.act("phantom road N");
    // Home again, but this turn is over.
    assert_eq!((referee.scores(), referee.supplies("phantom")), (vec![2, 0], vec![1, 1]));
    assert_eq!(drawer(&referee), 1);
    lay(&mut referee, "B", 2, 0, 0);
    referee.pass();
    referee.pass();
    lay(&mut referee, "B", 3, 0, 0);
    referee.act("follower cloister");
    assert_eq!(second(&referee), names(&["field NL"]));
}

#[test]
fn pha_06_on_the_table_it_cannot_be_placed() {
    let mut referee = city_and_road(plain());
    stand_as(&mut referee, "phantom", 0, 0, 0, "road E");
    assert!(places(&referee, "phantom").is_empty());
    referee.pass();
    assert_eq!(drawer(&referee), 1);
}

#[test]
fn pha_07_on_a_tower_but_not_building_one() {
    let mut referee = beside_a_tower();
    assert!(places(&referee, "phantom").contains("tower at 0,1"));
    referee.act("follower field NL");
    assert!(with(&referee, "tower").is_empty());
    referee.act("phantom tower at 0,1");
    assert_eq!(referee.tower_tops(), BTreeSet::from([(0, 1, 0, "phantom".to_string())]));
    assert_eq!((drawer(&referee), referee.supplies("phantom")), (1, vec![0, 1]));
    // Seat 1 finds the tower closed (TOW-09).
    lay(&mut referee, "B", -1, 1, 0);
    assert!(with(&referee, "tower").is_empty());
    assert!(!places(&referee, "phantom").contains("tower at 0,1"));
}

#[test]
fn pha_07_on_the_tower_just_raised_but_not_to_the_dragon() {
    let laid = [("TO-02", 0, 0, 0), ("B", 1, 0, 0)];
    let mut referee = table_with(phantoms(), &laid, &["B", "B"]);
    lay(&mut referee, "B", 2, 0, 0);
    referee.act("tower 0,0");
    let mut guarded = referee.clone();
    assert_eq!(second(&referee), names(&["cloister", "field NL", "tower at 0,0"]));
    guarded.board.dragon = Some((0, 0));
    assert_eq!(second(&guarded), names(&["cloister", "field NL"]));
}

#[test]
fn pha_08_and_ex_03_not_after_a_knight_was_removed() {
    // PHA-EX-03.
    for princess_must in [false, true] {
        let options = Options { princess_must, ..phantoms() };
        let laid = [("G", 0, 0, 0), ("TO-02", 0, 1, 0)];
        let mut referee = table_with(options, &laid, &["PD-11", "B", "B"]);
        referee.board.towers.insert((0, 1), 1);
        stand(&mut referee, 1, 0, 0, "city E");
        lay(&mut referee, "PD-11", 1, 0, 0);
        let mut spared = referee.clone();
        referee.act("remove city E at 0,0");
        assert_eq!((drawer(&referee), referee.supplies("phantom")), (1, vec![1, 1]));
        // A player who leaves the knight where it is may place the phantom.
        if princess_must {
            assert!(!spared.legal().contains("pass"));
        } else {
            spared.pass();
            assert_eq!(second(&spared), names(&["field SL", "tower at 0,1"]));
        }
    }
}

#[test]
fn pha_08_only_in_the_part_of_the_removal() {
    let laid = [("G", 0, 0, 0), ("G", -1, 0, 0), ("G", -2, 0, 0)];
    let mut referee = table_with(phantoms(), &laid, &["PD-11", "B", "B"]);
    stand(&mut referee, 1, 0, 0, "city E");
    stand(&mut referee, 0, -1, 0, "city E");
    stand_as(&mut referee, "builder", 0, -2, 0, "city E");
    lay(&mut referee, "PD-11", 1, 0, 0);
    referee.act("remove city E at 0,0");
    assert_eq!((referee.step(), referee.player()), (Step::SecondTile, 0));
    referee.second_tile();
    lay(&mut referee, "B", 0, 1, 0);
    referee.pass();
    assert_eq!(second(&referee), names(&["cloister", "field NL"]));
}

/// A portal beside two cloisters and a tower, with seat 1 on one of the cloisters.
fn portal() -> Referee {
    let laid = [("B", 0, 0, 0), ("B", 1, 0, 0), ("TO-02", 0, -1, 0)];
    let mut referee = table_with(phantoms(), &laid, &["PD-08", "B", "B"]);
    referee.board.towers.insert((0, -1), 1);
    stand(&mut referee, 1, 1, 0, "cloister");
    lay(&mut referee, "PD-08", 0, 1, 0);
    referee
}

/// The places of the portal tile, and the tower, which needs no portal.
const BESIDE_THE_PORTAL: [&str; 7] =
    ["road E", "road S", "road W", "field NL", "field ER", "field SR", "tower at 0,-1"];

/// These places without one of them.
fn without(places: &[&str], taken: &str) -> BTreeSet<String> {
    names(places).into_iter().filter(|place| place != taken).collect()
}

#[test]
fn pha_09_through_the_portal_if_the_first_did_not_use_it() {
    let elsewhere = ["cloister at 0,0", "field NL at 0,0", "field NL at 1,0", "field NL at 0,-1"];
    let open = [&BESIDE_THE_PORTAL[..], &elsewhere].concat();
    let first = ["pass", "follower road E", "wagon road S", "follower tower at 0,-1"];
    for text in first.into_iter().chain(["fairy cloister at 1,0"]) {
        let mut referee = portal();
        if text.starts_with("fairy") {
            referee.board.figures.values_mut().for_each(|figure| figure.seat = 0);
        }
        referee.act(text);
        let taken = text.split_once(' ').map_or("", |(_, place)| place);
        assert_eq!(second(&referee), without(&open, taken), "{text}");
        referee.act("phantom cloister at 0,0");
        assert_eq!((drawer(&referee), referee.supplies("phantom")), (1, vec![0, 1]));
    }
    // On the tile itself it is no use of the portal, although the field goes on elsewhere.
    let mut referee = portal();
    referee.act("follower field NL");
    assert!(second(&referee).contains("cloister at 0,0"));
    assert!(!second(&referee).contains("field NL at 0,0"));
}

#[test]
fn pha_09_only_one_of_them_uses_the_portal() {
    for text in ["follower cloister at 0,0", "wagon cloister at 0,0", "abbot cloister at 0,0"] {
        let mut referee = portal();
        referee.act(text);
        assert_eq!(second(&referee), names(&BESIDE_THE_PORTAL), "{text}");
    }
    // The field of the portal tile is taken with the follower elsewhere on it.
    let mut referee = portal();
    referee.act("big-follower field NL at 1,0");
    assert_eq!(second(&referee), without(&BESIDE_THE_PORTAL, "field NL"));
}

#[test]
fn pha_09_the_next_part_has_its_own_portal() {
    let laid = [("U", 0, 0, 0), ("U", -1, 0, 0), ("B", 0, 1, 0), ("B", -1, 1, 0)];
    let stack = ["PD-08", "PD-02", "B", "B"];
    let mut referee = table_with(phantoms(), &laid, &stack);
    stand(&mut referee, 0, 0, 0, "road E");
    stand_as(&mut referee, "builder", 0, -1, 0, "road E");
    lay(&mut referee, "PD-08", 1, 0, 0);
    referee.act("follower cloister at 0,1");
    assert!(!second(&referee).contains("cloister at -1,1"));
    referee.pass();
    assert_eq!(referee.step(), Step::SecondTile);
    referee.second_tile();
    lay(&mut referee, "PD-02", 2, 0, 0);
    referee.pass();
    assert!(second(&referee).contains("cloister at -1,1"));
}

#[test]
fn pha_09_as_the_only_follower_of_the_part() {
    let mut referee = portal();
    assert_eq!(places(&referee, "phantom"), places(&referee, "follower"));
    referee.act("phantom cloister at 0,0");
    assert_eq!(drawer(&referee), 1);
}

#[test]
fn pha_10_not_on_a_volcano() {
    let mut referee = table_with(phantoms(), &[("U", 0, 0, 0)], &["PD-17", "B", "B"]);
    stand(&mut referee, 0, 0, 0, "road E");
    lay(&mut referee, "PD-17", 1, 0, 0);
    assert!(places(&referee, "phantom").is_empty());
    let mut elsewhere = referee.clone();
    referee.act("builder road E");
    assert_eq!((drawer(&referee), referee.supplies("phantom")), (1, vec![1, 1]));
    // A tower on another tile is open to followers, so it is to the phantom.
    elsewhere.board.lay(0, 1, elsewhere.tiles["TO-02"].clone());
    elsewhere.board.towers.insert((0, 1), 1);
    elsewhere.pass();
    assert_eq!(second(&elsewhere), names(&["tower at 0,1"]));
}

#[test]
fn pha_10_not_on_the_volcano_lake() {
    let lakes = [(true, false, false), (false, true, false), (false, false, true)];
    for (dragon, lake_extra_turn, open) in lakes {
        let options = Options { dragon, lake_extra_turn, ..plain() };
        let mut referee = table_with(options, &[("R2-01", 0, 0, 0)], &["R2-03", "B", "B"]);
        referee.draw("R2-03");
        let &(x, y, turn) = referee.legal_placements().first().expect("a place");
        referee.place(x, y, turn);
        assert_eq!(!places(&referee, "phantom").is_empty(), open);
        assert_eq!(places(&referee, "phantom"), places(&referee, "follower"));
        referee.pass();
        assert_eq!(referee.step() == Step::Phantom, open);
    }
}

#[test]
fn pha_11_one_in_each_part_of_a_double_turn() {
    // A road with a builder; beside it a road that the first tile completes.
    let laid = [("U", 0, 0, 0), ("U", 1, 0, 0), ("A", 2, -1, 0)];
    for phantoms_each in [1, 2] {
        let options = Options { phantoms_each, ..phantoms() };
        let mut referee = table_with(options, &laid, &["X", "B", "B"]);
        stand(&mut referee, 0, 0, 0, "road E");
        stand_as(&mut referee, "builder", 0, 1, 0, "road E");
        lay(&mut referee, "X", 2, 0, 0);
        referee.act("follower road S");
        referee.act("phantom road N");
        assert_eq!((referee.step(), referee.scores()), (Step::SecondTile, vec![2, 0]));
        referee.second_tile();
        lay(&mut referee, "B", 0, 1, 0);
        referee.act("follower cloister");
        // PHA-06: it came home in the first part.
        assert_eq!(second(&referee), names(&["field NL"]));
        referee.act("phantom field NL");
        assert_eq!((drawer(&referee), referee.supplies("phantom")[0]), (1, phantoms_each - 1));
    }
}

#[test]
fn pha_11_not_if_it_stands_on_the_table_since_the_first_part() {
    let laid = [("U", 0, 0, 0), ("U", 1, 0, 0)];
    let mut referee = table_with(phantoms(), &laid, &["U", "B", "B"]);
    stand(&mut referee, 0, 0, 0, "road E");
    stand_as(&mut referee, "builder", 0, 1, 0, "road E");
    lay(&mut referee, "U", 2, 0, 0);
    referee.pass();
    referee.act("phantom field NL");
    referee.second_tile();
    lay(&mut referee, "B", 0, 1, 0);
    referee.act("follower cloister");
    assert_eq!(drawer(&referee), 1);
}

#[test]
fn pha_12_builder_and_pig_come_first_or_later() {
    // Nobody stands here yet: no builder and no pig, whatever comes afterwards.
    let mut referee = city_and_road(phantoms());
    assert!(places(&referee, "builder").is_empty() && places(&referee, "pig").is_empty());
    referee.pass();
    assert_eq!(second(&referee), names(&["city N", "road E", "field EL", "field ER"]));
    referee.act("phantom road E");
    assert_eq!(drawer(&referee), 1);
    // A builder first, beside a follower that stands there already; then the phantom elsewhere.
    let mut referee = city_and_road(phantoms());
    stand(&mut referee, 0, 0, 0, "road E");
    referee.act("builder road E");
    referee.act("phantom city N");
    assert_eq!(feature(&referee, 1, 0, "road E").pieces.len(), 2);
    // In a later turn they join the phantom.
    let mut referee = city_and_road(phantoms());
    stand_as(&mut referee, "phantom", 0, 0, 0, "road E");
    assert_eq!(places(&referee, "builder"), names(&["road E"]));
    let mut referee = city_and_road(phantoms());
    stand_as(&mut referee, "phantom", 0, 0, 0, "field EL");
    assert_eq!(places(&referee, "pig"), names(&["field EL"]));
}

#[test]
fn pha_12_a_builder_who_joins_a_phantom_works() {
    let laid = [("U", 0, 0, 0), ("U", 1, 0, 0)];
    let mut referee = table_with(phantoms(), &laid, &["U", "B", "B"]);
    stand_as(&mut referee, "phantom", 0, 0, 0, "road E");
    stand_as(&mut referee, "builder", 0, 1, 0, "road E");
    lay(&mut referee, "U", 2, 0, 0);
    referee.pass();
    assert_eq!((referee.step(), referee.player()), (Step::SecondTile, 0));
}

#[test]
fn pha_ex_01_a_knight_and_a_highwayman() {
    let mut referee = table_with(plain(), &[("A", 0, 0, 0)], &["L", "B", "B", "B"]);
    lay(&mut referee, "L", 0, 1, 2);
    referee.act("follower city S");
    referee.act("phantom road N");
    assert_eq!((referee.scores(), referee.supplies("phantom")), (vec![2, 0], vec![1, 1]));
    assert_eq!(feature(&referee, 0, 1, "city S").pieces.len(), 1);
    lay(&mut referee, "B", 0, -1, 0);
    referee.pass();
    referee.pass();
    lay(&mut referee, "B", 1, 0, 0);
    referee.act("follower cloister");
    assert_eq!(second(&referee), names(&["field NL"]));
}

#[test]
fn pha_ex_02_only_the_fields_are_left() {
    let mut referee = table_with(plain(), &[("U", 0, 0, 0)], &["U", "B"]);
    lay(&mut referee, "U", 1, 0, 0);
    referee.act("follower road E");
    assert_eq!(second(&referee), names(&["field NL", "field ER"]));
    // Without farmers there is nothing left.
    let options = Options { farmers: false, ..plain() };
    let mut referee = table_with(options, &[("U", 0, 0, 0)], &["U", "B"]);
    lay(&mut referee, "U", 1, 0, 0);
    referee.act("follower road E");
    assert_eq!(drawer(&referee), 1);
}

#[test]
fn pha_02_in_the_last_round_of_abbeys_and_on_an_abbey() {
    let options = Options { last_abbey_round: true, ..phantoms() };
    let laid = [("B", 0, 0, 0), ("B", 1, 0, 0), ("B", 2, 0, 0), ("B", 0, 1, 0), ("B", 2, 1, 0)];
    let laid = [&laid[..], &[("TO-02", 0, 2, 0), ("B", 1, 2, 0)]].concat();
    let mut referee = table_with(options, &laid, &["B"]);
    referee.board.towers.insert((0, 2), 1);
    referee.pass();
    lay(&mut referee, "B", 2, 2, 0);
    referee.pass();
    referee.pass();
    assert_eq!((referee.step(), referee.player()), (Step::Start, 1));
    referee.act("abbey 1,1");
    let mut first = referee.clone();
    referee.pass();
    assert_eq!((referee.step(), referee.actor()), (Step::Phantom, 1));
    assert_eq!(with(&referee, "phantom"), names(&["cloister", "tower at 0,2"]));
    referee.act("phantom cloister");
    assert_eq!((referee.step(), referee.scores()), (Step::Over, vec![0, 9]));
    // The abbey is all there is on its tile.
    first.act("follower cloister");
    assert_eq!(with(&first, "phantom"), names(&["tower at 0,2"]));
}
