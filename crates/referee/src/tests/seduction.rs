//! The seduction: who is exchanged for whom.

use super::{everything, feature, lay, names, stand, stand_as, table_with, wait_in};
use crate::board::{Fairy, Stand};
use crate::figure::{Figure, Piece};
use crate::flight::Flight;
use crate::geometry::{Path, Point};
use crate::quarter::Quarter;
use crate::{FairyRule, Options, Referee, Step};

/// Three players with a real catapult, towers and the quarters.
fn manual() -> Options {
    Options {
        catapult: true,
        catapult_manual: true,
        count: true,
        tower_pieces_each: 3,
        mayors_each: 1,
        wagons_each: 1,
        fairy: true,
        ..everything()
    }
}

/// A fair was held beside a city, a road, a field and a cloister with a tower, with what
/// `prepare` puts there.
fn seduction(options: Options, prepare: impl Fn(&mut Referee)) -> Referee {
    let laid = [("D", 0, 0, 0), ("U", 1, 0, 0), ("TO-03", 1, 1, 0), ("Q", 0, -1, 2)];
    let mut referee = table_with(options, &laid, &["CA-06", "B", "B"]);
    referee.board.towers.insert((1, 1), 1);
    prepare(&mut referee);
    lay(&mut referee, "CA-06", 0, 1, 0);
    referee.pass();
    referee.act("fair seduction");
    referee
}

fn top(referee: &mut Referee, seat: usize, piece: Piece) {
    referee.board.tops.insert((1, 1), Figure { seat, piece });
}

/// The piece that stands there.
fn at(referee: &Referee, x: i32, y: i32, place: &str) -> Vec<(usize, String)> {
    let pieces = feature(referee, x, y, place).pieces.into_iter();
    pieces.map(|(seat, piece, ..)| (seat, piece)).collect()
}

#[test]
fn cat_17_to_19_and_ex_d03_from_the_supply() {
    let mut referee = seduction(manual(), |referee| {
        stand(referee, 1, 0, 0, "city N");
        stand_as(referee, "builder", 1, 0, -1, "city E");
        stand(referee, 0, 0, 0, "road E");
    });
    // CAT-R-09: anybody can be the nearest, and the token may lie beside the landscape.
    let legal = ["pass", "nearest 2 follower city N at 0,0", "nearest 1 follower road E at 0,0"];
    assert_eq!(referee.legal(), names(&legal));
    referee.act("nearest 2 follower city N at 0,0");
    assert_eq!((referee.step(), referee.actor()), (Step::Seduce, 0));
    let legal = [
        "pass",
        "seduce follower",
        "seduce big-follower",
        "seduce mayor",
        "seduce wagon",
        "seduce follower from road E at 0,0",
    ];
    assert_eq!(referee.legal(), names(&legal));
    let mut declined = referee.clone();
    declined.pass();
    assert_eq!((declined.step(), declined.actor()), (Step::Throw, 1));
    assert_eq!(at(&declined, 0, 0, "city N").len(), 2);
    referee.act("seduce big-follower");
    assert_eq!(at(&referee, 0, 0, "city N"), [(0, "big-follower".to_string())]);
    assert_eq!(referee.supplies("follower"), [6, 7, 7]);
    assert_eq!(referee.supplies("big-follower"), [0, 1, 1]);
    assert_eq!(referee.supplies("builder"), [1, 1, 1]);
    // CAT-R-13: at once; the next one throws, and can take the place again.
    assert_eq!((referee.step(), referee.actor()), (Step::Throw, 1));
    referee.act("nearest 1 big-follower city N at 0,0");
    assert_eq!(referee.actor(), 1);
    referee.act("seduce follower");
    assert_eq!(at(&referee, 0, 0, "city N"), [(1, "follower".to_string())]);
    referee.pass();
    assert_eq!((referee.step(), referee.player()), (Step::Draw, 1));
    assert_eq!(referee.scores(), [0, 0, 0]);
}

#[test]
fn r_11_from_elsewhere() {
    let mut referee = seduction(manual(), |referee| {
        stand(referee, 1, 0, 0, "city N");
        stand(referee, 0, 1, 0, "field NL");
        stand_as(referee, "pig", 0, 0, 0, "field EL");
        stand_as(referee, "wagon", 0, 1, 1, "cloister");
        top(referee, 0, Piece::BigFollower);
        wait_in(referee, Quarter::Castle, "mayor", 0);
        wait_in(referee, Quarter::Blacksmith, "follower", 0);
        wait_in(referee, Quarter::Blacksmith, "follower", 0);
    });
    referee.act("nearest 2 follower city N at 0,0");
    // Not from the castle, where the count is.
    let legal = [
        "pass",
        "seduce follower",
        "seduce follower from field NL at 1,0",
        "seduce wagon from cloister at 1,1",
        "seduce big-follower from tower at 1,1",
        "seduce follower from blacksmith",
    ];
    assert_eq!(referee.legal(), names(&legal));
    let after = |text: &str| {
        let mut referee = referee.clone();
        referee.act(text);
        assert_eq!(referee.supplies("follower")[1], 7);
        referee
    };
    // CAT-R-07: the pig goes home.
    let field = after("seduce follower from field NL at 1,0");
    assert_eq!(at(&field, 0, 0, "city N"), [(0, "follower".to_string())]);
    assert_eq!(at(&field, 1, 0, "field NL"), []);
    assert_eq!((field.supplies("pig")[0], field.supplies("follower")[0]), (1, 4));
    let tower = after("seduce big-follower from tower at 1,1");
    assert!(tower.tower_tops().is_empty());
    assert_eq!(at(&tower, 0, 0, "city N"), [(0, "big-follower".to_string())]);
    let cloister = after("seduce wagon from cloister at 1,1");
    assert_eq!(at(&cloister, 1, 1, "cloister"), []);
    assert_eq!(at(&cloister, 0, 0, "city N"), [(0, "wagon".to_string())]);
    let quarter = after("seduce follower from blacksmith");
    assert_eq!(quarter.quarters().len(), 2);
    assert_eq!(at(&quarter, 0, 0, "city N"), [(0, "follower".to_string())]);
}

#[test]
fn r_10_who_may_stand_where() {
    let sorts = |target: &str, prepare: &dyn Fn(&mut Referee)| {
        let mut referee = seduction(manual(), prepare);
        referee.act(&format!("nearest {target}"));
        let legal = referee.legal().into_iter();
        let sorts = legal.filter_map(|text| Some(text.strip_prefix("seduce ")?.to_string()));
        sorts.collect::<std::collections::BTreeSet<_>>()
    };
    let small_and_big = names(&["follower", "big-follower"]);
    let not_the_mayor = names(&["follower", "big-follower", "wagon"]);
    let all = names(&["follower", "big-follower", "mayor", "wagon"]);
    let on = |place: &'static str| move |referee: &mut Referee| stand(referee, 1, 0, 0, place);
    assert_eq!(sorts("2 follower city N at 0,0", &on("city N")), all);
    assert_eq!(sorts("2 follower road E at 0,0", &on("road E")), not_the_mayor);
    assert_eq!(sorts("2 follower field EL at 0,0", &on("field EL")), small_and_big);
    let monk = |referee: &mut Referee| stand_as(referee, "wagon", 1, 1, 1, "cloister");
    assert_eq!(sorts("2 wagon cloister at 1,1", &monk), not_the_mayor);
    let tower = |referee: &mut Referee| top(referee, 1, Piece::Follower);
    assert_eq!(sorts("2 follower tower at 1,1", &tower), small_and_big);
    for (quarter, expected) in [
        (Quarter::Castle, &all),
        (Quarter::Market, &small_and_big),
        (Quarter::Blacksmith, &not_the_mayor),
        (Quarter::Cathedral, &not_the_mayor),
    ] {
        let waiting = |referee: &mut Referee| wait_in(referee, quarter, "follower", 1);
        assert_eq!(&sorts(&format!("2 follower {}", quarter.name()), &waiting), expected);
    }
}

#[test]
fn r_10_on_a_tower_and_in_a_quarter() {
    let mut referee = seduction(manual(), |referee| {
        top(referee, 1, Piece::BigFollower);
        wait_in(referee, Quarter::Castle, "follower", 1);
    });
    referee.act("nearest 2 big-follower tower at 1,1");
    referee.act("seduce follower");
    assert_eq!(referee.tower_tops().into_iter().next(), Some((1, 1, 0, "follower".to_string())));
    // The own follower can be the nearest, and be replaced.
    referee.act("nearest 2 follower castle");
    assert_eq!(referee.actor(), 1);
    referee.act("seduce mayor");
    assert_eq!(referee.quarters(), [("castle".to_string(), 1, "mayor".to_string())]);
    assert_eq!(referee.supplies("follower"), [6, 7, 7]);
    assert_eq!(referee.supplies("big-follower"), [1, 1, 1]);
}

#[test]
fn r_10_nobody_suits() {
    // No follower in the supply, and the only one on the table is the nearest itself.
    let options = Options { followers_each: 1, big_followers_each: 0, ..manual() };
    let mut referee = seduction(options, |referee| stand(referee, 0, 1, 0, "field NL"));
    referee.act("nearest 1 follower field NL at 1,0");
    assert_eq!((referee.step(), referee.actor()), (Step::Throw, 1));
    // The others could.
    referee.act("nearest 1 follower field NL at 1,0");
    assert_eq!(referee.legal(), names(&["pass", "seduce follower"]));
}

#[test]
fn r_11_within_a_quarter_the_nearest_itself_does_not_count() {
    let options = Options { followers_each: 2, big_followers_each: 0, ..manual() };
    let referee = |seats: &'static [usize]| {
        let mut referee = seduction(options, |referee| {
            for &seat in seats {
                wait_in(referee, Quarter::Market, "follower", seat);
            }
            stand(referee, 0, 0, 0, "road E");
        });
        let legal = referee.legal();
        referee.act(legal.iter().find(|text| text.ends_with("market")).expect("one is there"));
        referee
    };
    let alone = referee(&[0]);
    assert_eq!(alone.legal(), names(&["pass", "seduce follower from road E at 0,0"]));
    let options = Options { followers_each: 3, ..options };
    let mut two = seduction(options, |referee| {
        wait_in(referee, Quarter::Market, "follower", 0);
        wait_in(referee, Quarter::Market, "follower", 0);
        stand(referee, 0, 0, 0, "road E");
    });
    // Equal ones are named once.
    let legal = ["pass", "nearest 1 follower market", "nearest 1 follower road E at 0,0"];
    assert_eq!(two.legal(), names(&legal));
    two.act("nearest 1 follower market");
    let legal = ["pass", "seduce follower from market", "seduce follower from road E at 0,0"];
    assert_eq!(two.legal(), names(&legal));
    two.act("seduce follower from market");
    assert_eq!(two.quarters().len(), 1);
    assert_eq!(two.supplies("follower"), [1, 3, 3]);
}

#[test]
fn r_15_and_prd_r_02_the_fairy_loses_whom_she_was_put_beside() {
    let options = Options { fairy_rule: FairyRule::NextToFollower, ..manual() };
    let beside = |referee: &mut Referee, stand: Stand| {
        referee.board.fairy = Some(Fairy { stand, with_host: true });
    };
    let has_host = |referee: &Referee| referee.board.fairy.expect("she is there").with_host;
    // The one who is replaced, by the same player even.
    let mut referee = seduction(options, |referee| {
        stand(referee, 0, 0, 0, "road E");
        beside(referee, Stand::On((0, 0, 1)));
    });
    referee.act("nearest 1 follower road E at 0,0");
    referee.act("seduce follower");
    assert!(!has_host(&referee));
    // The one who is moved.
    let mut referee = seduction(options, |referee| {
        stand(referee, 0, 0, 0, "road E");
        stand(referee, 1, 0, 0, "city N");
        beside(referee, Stand::On((0, 0, 1)));
    });
    referee.act("nearest 2 follower city N at 0,0");
    let mut other = referee.clone();
    referee.act("seduce follower from road E at 0,0");
    assert!(!has_host(&referee));
    assert_eq!(referee.fairy(), Some((Some((0, 0)), "road E".to_string())));
    other.act("seduce follower");
    assert!(has_host(&other));
    // In a quarter, of equal ones another goes.
    let own = Figure { seat: 0, piece: Piece::Follower };
    let mut referee = seduction(options, |referee| {
        wait_in(referee, Quarter::Market, "follower", 0);
        wait_in(referee, Quarter::Market, "follower", 0);
        beside(referee, Stand::Quarter(Quarter::Market, own));
    });
    for expected in [true, false] {
        referee.act("nearest 1 follower market");
        let text = if expected { "seduce big-follower" } else { "seduce follower" };
        referee.act(text);
        assert_eq!(has_host(&referee), expected);
    }
}

/// A token that comes to rest there.
fn token_at(x: i128, y: i128) -> Flight {
    let point = Point::new(x, y);
    Flight { direction: Point::new(0, -1), range: 0, slide: Path { from: point, to: point } }
}

fn digital() -> Options {
    Options { catapult_manual: false, ..manual() }
}

#[test]
fn cat_15_and_ex_d04_the_token_must_touch_a_tile() {
    let referee = seduction(digital(), |referee| stand(referee, 1, 0, 0, "road E"));
    let after = |x, y| {
        let mut referee = referee.clone();
        referee.land(token_at(x, y));
        (referee.step(), referee.actor())
    };
    assert_eq!(after(-31_500, 0), (Step::Seduce, 0));
    assert_eq!(after(-31_501, 0), (Step::Throw, 1));
    // Far from everybody, but on a tile.
    assert_eq!(after(67_500, 67_500), (Step::Seduce, 0));
}

#[test]
fn d20_the_thrower_chooses_among_equals() {
    let mut referee = seduction(digital(), |referee| {
        // The middles of 0,0 and 1,0, and a corner of 1,0 in the north.
        stand(referee, 1, 0, 0, "road E");
        stand(referee, 0, 1, 0, "road E");
        stand(referee, 2, 1, 0, "field NL");
    });
    let mut east = referee.clone();
    east.land(token_at(22_501, 10_000));
    assert_eq!(east.step(), Step::Seduce);
    // CAT-R-09: it is the thrower's own.
    assert!(!east.legal().contains("seduce follower from road E at 1,0"));
    referee.land(token_at(22_500, 10_000));
    assert_eq!((referee.step(), referee.actor()), (Step::Nearest, 0));
    let legal = ["nearest 2 follower road E at 0,0", "nearest 1 follower road E at 1,0"];
    assert_eq!(referee.legal(), names(&legal));
    referee.act("nearest 2 follower road E at 0,0");
    assert_eq!((referee.step(), referee.actor()), (Step::Seduce, 0));
    referee.act("seduce follower from road E at 1,0");
    assert_eq!(at(&referee, 0, 0, "road E"), [(0, "follower".to_string())]);
    assert_eq!((referee.step(), referee.actor()), (Step::Throw, 1));
}

#[test]
fn cat_16_without_anybody_nothing_happens() {
    let mut referee = seduction(digital(), |referee| {
        // The quarters are not on this table.
        wait_in(referee, Quarter::Market, "follower", 1);
    });
    referee.land(token_at(0, 0));
    assert_eq!((referee.step(), referee.actor()), (Step::Throw, 1));
    let mut referee = seduction(manual(), |_| ());
    assert_eq!(referee.legal(), names(&["pass"]));
    referee.pass();
    assert_eq!((referee.step(), referee.actor()), (Step::Throw, 1));
}
