//! Pigs and pig herds.

use super::{everything, feature, lay, names, places, stand, stand_as, table_with};
use crate::{FieldScoring, Options, Referee};

const BOTH: [FieldScoring; 2] = [FieldScoring::PerField, FieldScoring::OncePerCity];

/// One field with room for many farmers. It touches the cities at 0,0 and 0,2, and the third at
/// -2,0; the last tile shows a pig herd.
const FIELD: [(&str, i32, i32, u8); 13] = [
    ("E", 0, 0, 0),
    ("E", 0, -1, 2),
    ("E", 0, 1, 2),
    ("E", 0, 2, 0),
    ("B", -1, 0, 0),
    ("B", -1, 1, 0),
    ("B", 1, 0, 0),
    ("B", 1, 1, 0),
    ("B", 2, 0, 0),
    ("B", 2, 1, 0),
    ("E", -2, 0, 3),
    ("E", -3, 0, 1),
    ("R2-11", -2, 1, 3),
];

const TWO_CITIES: usize = 10;
const THREE_CITIES: usize = 12;
const WITH_HERD: usize = 13;

/// The positions of cloister tiles in [`FIELD`], for one piece each.
const ROOM: [(i32, i32); 6] = [(-1, 0), (-1, 1), (1, 0), (1, 1), (2, 0), (2, 1)];

/// The end of a game with these pieces (seat, piece) on the first tiles of [`FIELD`].
fn end(options: Options, tiles: usize, pieces: &[(usize, &str)]) -> Vec<u32> {
    let mut referee = table_with(options, &FIELD[..tiles], &["B"]);
    let field = feature(&referee, 0, 0, "field EL");
    for ((x, y), (seat, piece)) in ROOM.into_iter().zip(pieces) {
        assert!(field.segments.contains(&(x, y, "field NL".to_string())));
        stand_as(&mut referee, piece, *seat, x, y, "field NL");
    }
    referee.finish();
    // They stay to the end.
    assert_eq!(feature(&referee, 0, 0, "field EL").pieces.len(), pieces.len());
    referee.scores()
}

fn both(tiles: usize, pieces: &[(usize, &str)], scores: [u32; 3]) {
    for field_scoring in BOTH {
        assert_eq!(end(Options { field_scoring, ..everything() }, tiles, pieces), scores);
    }
}

#[test]
fn ex_03_a_pig_of_who_does_not_own_the_field() {
    let pieces = [(0, "follower"), (0, "follower"), (1, "follower"), (0, "pig"), (1, "pig")];
    both(TWO_CITIES, &pieces, [8, 0, 0]);
}

#[test]
fn dx_01_three_owners_and_two_pigs() {
    let pieces = [(0, "follower"), (1, "follower"), (2, "follower"), (0, "pig"), (1, "pig")];
    both(TWO_CITIES, &pieces, [8, 8, 6]);
}

#[test]
fn dx_02_the_pig_does_not_count_for_the_majority() {
    let pieces = [(0, "follower"), (0, "pig"), (1, "follower"), (1, "follower")];
    both(THREE_CITIES, &pieces, [0, 9, 0]);
}

#[test]
fn dx_03_a_big_farmer_and_a_pig() {
    let pieces = [(0, "big-follower"), (0, "pig"), (1, "follower")];
    both(THREE_CITIES, &pieces, [12, 0, 0]);
}

#[test]
fn riv_ex_d01_the_herd_gives_every_owner_more() {
    let pieces = [(0, "follower"), (1, "follower"), (1, "pig"), (2, "pig")];
    both(WITH_HERD, &pieces, [12, 15, 0]);
    let off = Options { pig_herd: false, ..everything() };
    assert_eq!(end(off, WITH_HERD, &pieces), [9, 12, 0]);
}

#[test]
fn riv_r_11_two_herds_count_like_one() {
    let mut referee = table_with(everything(), &FIELD, &["B"]);
    referee.board.lay(-1, 2, referee.tiles["R2-11"].turned(3));
    let herd = feature(&referee, -1, 2, "field NL");
    assert!(herd.segments.contains(&(-2, 1, "field NL".to_string())));
    stand(&mut referee, 0, 0, 0, "field EL");
    referee.finish();
    assert_eq!(referee.scores(), [12, 0, 0]);
}

/// Two fields on both sides of the city X at 0,0; the southern one also touches Y at 0,2.
fn two_fields(field_scoring: FieldScoring) -> Referee {
    let laid = [
        ("E", -1, 0, 1),
        ("G", 0, 0, 0),
        ("E", 1, 0, 3),
        ("E", 0, 1, 2),
        ("E", 0, 2, 0),
        ("E", 0, -1, 0),
    ];
    let mut referee = table_with(Options { field_scoring, ..everything() }, &laid, &["B"]);
    stand(&mut referee, 0, 0, 0, "field NL");
    stand(&mut referee, 0, 0, 0, "field SL");
    referee
}

#[test]
fn dx_04_and_05_a_pig_on_one_of_two_fields() {
    // The pig on the southern field raises X and Y, on the northern one only X. Once per city
    // X counts at its best.
    for (x, y, place, per_field, once) in [(0, 1, "field NL", 11, 8), (0, -1, "field EL", 10, 7)] {
        for (scoring, points) in BOTH.into_iter().zip([per_field, once]) {
            let mut referee = two_fields(scoring);
            stand_as(&mut referee, "pig", 0, x, y, place);
            referee.finish();
            assert_eq!(referee.scores(), [points, 0, 0]);
        }
    }
}

#[test]
fn tra_25_a_pig_needs_an_own_farmer() {
    for (seat, legal) in [(0, names(&["field NL"])), (1, names(&[]))] {
        let mut referee = table_with(everything(), &FIELD[..TWO_CITIES], &["B"]);
        stand(&mut referee, seat, 0, 0, "field EL");
        lay(&mut referee, "B", 3, 0, 0);
        assert_eq!(places(&referee, "pig"), legal);
        assert_eq!(places(&referee, "builder"), names(&[]));
        assert_eq!(places(&referee, "big-follower"), names(&["cloister"]));
    }
}

#[test]
fn without_farmers_no_pig() {
    let options = Options { farmers: false, ..everything() };
    let mut referee = table_with(options, &FIELD[..TWO_CITIES], &["B"]);
    lay(&mut referee, "B", 3, 0, 0);
    assert_eq!(referee.legal_pieces(), names(&["follower cloister", "big-follower cloister"]));
}
