//! Single rules that no board of the digest shows.

use std::collections::BTreeMap;

use super::{
    BLUE, GREEN, Options, RED, Referee, Step, TileFacts, copies_of, game, game_of, game_with_just,
};
use super::{parse_tiles, texts, tiles};

/// Two players, the start tile and others on the table, and these tiles to draw.
fn table(laid: &[(&str, i32, i32, u8)], to_draw: &[&str]) -> Referee {
    let start = laid.iter().map(|&(id, x, y, turn)| (id.to_string(), (x, y), turn));
    let mut copies = BTreeMap::new();
    for id in laid.iter().map(|entry| entry.0).chain(to_draw.iter().copied()) {
        *copies.entry(id.to_string()).or_default() += 1;
    }
    Referee::new(Options::usual(2), tiles(), &copies, &start.collect::<Vec<_>>())
}

/// HG-08, HG-R-06: members on rivers and meadows, huts on rivers and the lake.
#[test]
fn where_pieces_go() {
    let mut game = game(2);
    game.lay(RED, "HGT-10/0@(-1,0)");
    let all = texts(&[
        "member river N",
        "member river E",
        "member river S",
        "member meadow NL",
        "member meadow NR",
        "member meadow ER",
        "hut river N",
        "hut river E",
        "hut river S",
        "hut lake N",
    ]);
    assert_eq!(game.legal_pieces(), all);
}

/// HG-10, HG-11, HG-12 (HG-EX-15): a hut bars huts, a member bars members, own ones too.
#[test]
fn what_bars_pieces() {
    let mut game = game(2);
    game.tile_with(RED, "HGT-43/0@(-1,0)", "hut river E");
    game.lay(BLUE, "HGT-46/0@(-2,0)");
    let free = texts(&["member river E", "member meadow NL", "member meadow ER"]);
    assert_eq!(game.legal_pieces(), free);
    game.must("member river E");
    game.lay(RED, "HGT-44/0@(-3,0)");
    assert_eq!(game.legal_pieces(), texts(&["member meadow NL", "member meadow ER"]));
    game.must("member meadow NL");
    game.tile(BLUE, "HGT-53/0@(-3,1)");
    game.lay(RED, "HGT-52/0@(-3,-1)");
    assert_eq!(game.legal_pieces(), texts(&[]));
}

/// HG-12: a fisherman does not bar a hut.
#[test]
fn a_fisherman_bars_no_hut() {
    let mut game = game(2);
    game.tile_with(RED, "HGT-43/0@(-1,0)", "member river E");
    game.lay(BLUE, "HGT-46/0@(-2,0)");
    let free = texts(&["member meadow NL", "member meadow ER", "hut river E"]);
    assert_eq!(game.legal_pieces(), free);
}

/// HG-14: with an empty supply there is only passing.
#[test]
fn empty_supply() {
    let options = Options { members: 1, huts: 0, ..Options::usual(2) };
    let ids = ["HGT-53", "HGT-43", "HGT-52"];
    let mut game = game_of(options, tiles(), &copies_of(&ids));
    game.tile_with(RED, "HGT-53/0@(0,-1)", "member meadow NL");
    game.tile(BLUE, "HGT-52/0@(0,-2)");
    game.lay(RED, "HGT-43/0@(-1,0)");
    assert_eq!(game.legal(), texts(&["pass"]));
}

/// HG-26, HG-32, HG-34: the member that came home goes on the bonus tile; no second bonus tile.
#[test]
fn no_chain() {
    let laid =
        [("HGT-START", 0, 0, 0), ("HGT-33", 0, 1, 0), ("HGT-28", 5, 0, 0), ("HGT-33", 5, 1, 0)];
    let mut game = table(&laid, &["HGT-36", "HGT-53", "HGB-HERD-FOREST", "HGB-FIRE"]);
    game.options.members = 1;
    game.tile_with(RED, "HGT-36/0@(1,0)", "member forest W");
    assert_eq!(game.scores(), [6, 0]);
    assert_eq!((game.step(), game.player()), (Step::DrawBonus, RED));
    assert_eq!(game.legal(), texts(&["draw HGB-FIRE", "draw HGB-HERD-FOREST"]));
    game.tile_with(RED, "HGB-HERD-FOREST/3@(4,0)", "member forest E");
    assert_eq!(game.scores(), [12, 0]);
    assert_eq!((game.step(), game.player()), (Step::Draw, BLUE));
    assert_eq!((game.left("HGB-FIRE"), game.left("HGB-HERD-FOREST")), (1, 0));
}

/// HG-R-07: one bonus tile for two forests with gold, HG-35: none if none is left.
#[test]
fn two_forests_with_gold() {
    let laid =
        [("HGT-START", 0, 0, 0), ("HGT-33", 0, 1, 0), ("HGT-28", 2, 0, 1), ("HGT-33", 2, -1, 2)];
    for bonus in [2, 1, 0] {
        let mut to_draw = vec!["HGT-36", "HGT-53"];
        to_draw.extend((0..bonus).map(|_| "HGB-FIRE"));
        let mut game = table(&laid, &to_draw);
        game.tile(RED, "HGT-36/0@(1,0)");
        assert!(game.feature_at(0, 0, "forest E").complete);
        assert!(game.feature_at(2, 0, "forest N").complete);
        if bonus > 0 {
            assert_eq!((game.step(), game.player()), (Step::DrawBonus, RED));
            game.tile(RED, "HGB-FIRE/0@(0,-1)");
        }
        assert_eq!((game.step(), game.player()), (Step::Draw, BLUE));
    }
}

/// Without bonus tiles gold has no meaning.
#[test]
fn no_bonus_tiles() {
    let options = Options { bonus_tiles: false, ..Options::usual(2) };
    let ids = ["HGT-33", "HGT-36", "HGT-53", "HGB-FIRE"];
    let mut game = game_of(options, tiles(), &copies_of(&ids));
    game.tile(RED, "HGT-33/0@(0,1)");
    game.tile(BLUE, "HGT-36/0@(1,0)");
    assert_eq!((game.step(), game.player()), (Step::Draw, RED));
    assert_eq!(game.left("HGB-FIRE"), 0);
}

/// HG-05: a tile that fits nowhere leaves the game; HG-R-12: the game can end with it.
#[test]
fn land_without_a_place() {
    let mut game = table(&[("HGT-53", 0, 0, 0)], &["HGT-13", "HGT-52", "HGT-17"]);
    game.must("draw HGT-13");
    assert_eq!((game.step(), game.player()), (Step::Draw, RED));
    assert_eq!(game.legal(), texts(&["draw HGT-17", "draw HGT-52"]));
    game.tile_with(RED, "HGT-52/0@(0,1)", "member meadow NL");
    game.must("draw HGT-17");
    assert_eq!(game.removed(), ["HGT-13", "HGT-17"]);
    assert!(game.is_over());
    assert_eq!(game.player(), BLUE);
    assert_eq!(game.scores(), [4, 0]);
}

/// HG-R-11: a bonus tile that fits nowhere leaves the game; HG-R-10: even in the last turn.
#[test]
fn bonus_without_a_place() {
    let laid = [("HGT-30", 0, 0, 0), ("HGT-33", 0, -1, 2)];
    let to_draw = ["HGT-32", "HGB-TWIN-LAKES", "HGB-FIRE"];
    let mut game = table(&laid, &to_draw);
    game.tile_with(RED, "HGT-32/0@(-1,0)", "member meadow NL");
    game.must("draw HGB-TWIN-LAKES");
    assert_eq!((game.step(), game.player()), (Step::DrawBonus, RED));
    game.tile(RED, "HGB-FIRE/0@(1,0)");
    assert!(game.is_over());
    assert_eq!(game.scores()[BLUE], 0);

    let mut game = table(&laid, &to_draw[..2]);
    game.tile(RED, "HGT-32/0@(-1,0)");
    game.must("draw HGB-TWIN-LAKES");
    assert!(game.is_over());
    assert_eq!(game.removed(), ["HGB-TWIN-LAKES"]);
}

/// HG-42: the game ends with the last land tile, whether or not bonus tiles are left. HG-43: what
/// is not complete gives nothing.
#[test]
fn the_last_land_tile() {
    let mut game = game_with_just(2, &["HGT-34", "HGB-FIRE"]);
    game.tile_with(RED, "HGT-34/0@(1,0)", "member forest W");
    assert!(game.is_over());
    assert_eq!(game.scores(), [0, 0]);
    assert_eq!(game.members(), [5, 5]);
    assert!(game.legal().is_empty());
    assert_eq!(game.left("HGB-FIRE"), 1);
}

/// Nothing to draw: over at once.
#[test]
fn no_land_tiles() {
    assert!(table(&[("HGT-START", 0, 0, 0)], &["HGB-FIRE"]).is_over());
}

/// A tile that is one meadow, with this drawn on it.
fn meadow(id: &str, drawn: &str) -> TileFacts {
    let halves = "halves = \"NL NR EL ER SL SR WL WR\"";
    let text = format!(
        "[[tile]]\nid = \"{id}\"\ncopies = 1\nedges = \"meadow meadow meadow meadow\"\n\
         features = [{{ kind = \"meadow\", {halves} {drawn} }}]\n"
    );
    parse_tiles(&text).remove(0)
}

/// HG-45, HG-46, HG-36 (HG-EX-18 to HG-EX-21): what a meadow is worth without and with a fire.
#[test]
fn animals() {
    let cases = [
        ("", 0, 0),
        (", deer = 1", 2, 2),
        (", deer = 1, mammoths = 1, tigers = 1", 2, 4),
        (", deer = 2, mammoths = 2, aurochs = 1, tigers = 1", 8, 10),
        (", deer = 1, tigers = 2", 0, 2),
        (", tigers = 2, mammoths = 1", 2, 2),
        (", deer = 3, tigers = 2, aurochs = 2", 6, 10),
    ];
    for (animals, without, with) in cases {
        for fire in [false, true] {
            let tiles = vec![
                meadow("BARE", ""),
                meadow("ANIMALS", animals),
                meadow("FIRE", ", fire = true"),
            ];
            let mut copies = BTreeMap::from([("BARE".to_string(), 1), ("ANIMALS".to_string(), 1)]);
            copies.extend(fire.then(|| ("FIRE".to_string(), 1)));
            let start = [("BARE".to_string(), (0, 0), 0)];
            let mut game = Referee::new(Options::usual(2), tiles, &copies, &start);
            game.tile_with(RED, "ANIMALS/0@(1,0)", "member meadow NL");
            if fire {
                game.lay(BLUE, "FIRE/0@(0,1)");
                assert_eq!(game.legal(), texts(&["pass"]));
                game.must("pass");
            }
            assert!(game.is_over());
            assert_eq!(game.scores(), [if fire { with } else { without }, 0], "{animals}");
        }
    }
}

/// With more dolmens than the box has, everybody with a hunter beside one gets the points, and
/// nobody else.
#[test]
fn two_dolmens() {
    let tiles = vec![meadow("BARE", ""), meadow("DOLMEN", ", dolmen = true, deer = 1")];
    let copies = BTreeMap::from([("BARE".to_string(), 9), ("DOLMEN".to_string(), 2)]);
    let start = [(0, 0), (4, 0), (0, 4), (4, 4), (2, 2), (2, 1)];
    let start = start.map(|position| ("BARE".to_string(), position, 0));
    let mut game = Referee::new(Options::usual(3), tiles, &copies, &start);
    game.tile_with(RED, "DOLMEN/0@(1,0)", "member meadow NL");
    game.tile_with(BLUE, "DOLMEN/0@(4,1)", "member meadow NL");
    game.tile_with(GREEN, "BARE/0@(2,3)", "member meadow NL");
    game.tile(RED, "BARE/0@(2,0)");
    game.tile(BLUE, "BARE/0@(3,0)");
    assert!(game.is_over());
    assert_eq!(game.scores(), [4, 4, 0]);
}

/// A refused action changes nothing.
#[test]
fn refusals() {
    let mut game = game(3);
    let before = game.legal();
    assert!(game.act("place 0,1 turn 0").is_err());
    assert!(game.act("draw HGB-FIRE").is_err());
    assert!(game.act("draw HGT-START").is_err());
    assert_eq!(game.legal(), before);
    assert!(game.is_chance());
}
