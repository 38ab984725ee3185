//! Tile files: what is refused, and how the error says so.

use bastide_rules::tile::{TileSet, TileSetError};

/// A file with one tile, like the start tile of the base game.
const GOOD: &str = r#"
set = "test"
game = "carcassonne"
title = "For tests"

[[tile]]
id = "T-1"
copies = 3
start = true
edges = "city road field road"
features = [
  { kind = "city", sides = "N" },
  { kind = "road", sides = "E W" },
  { kind = "field", halves = "EL WR", touches = [0] },
  { kind = "field", halves = "ER SL SR WL" },
]
"#;

fn parse(text: &str) -> Result<TileSet, TileSetError> {
    TileSet::parse("test.toml", text)
}

/// The error of the good file after a change.
fn error_after(from: &str, to: &str) -> TileSetError {
    assert_eq!(GOOD.matches(from).count(), 1, "{from} stands once in the file");
    parse(&GOOD.replace(from, to)).expect_err(to)
}

/// Checks changes, each of which makes the file bad, and the reasons that are given.
fn check(changes: &[(&str, &str, &str)]) {
    for (from, to, reason) in changes {
        let error = error_after(from, to);
        assert_eq!(error.to_string(), format!("test.toml: tile T-1: {reason}"));
        assert_eq!(
            (error.file.as_deref(), error.tile.as_deref()),
            (Some("test.toml"), Some("T-1"))
        );
        assert_eq!(error.reason, *reason);
    }
}

#[test]
fn a_good_file_is_read() {
    let set = parse(GOOD).expect("a good file");
    assert_eq!((set.name.as_str(), set.title.as_str(), set.tile_count()), ("test", "For tests", 3));
    let [tile] = &set.tiles[..] else { panic!("one tile") };
    assert_eq!((tile.kind.id(), tile.copies, tile.start), ("T-1", 3, true));
    assert_eq!(tile.kind.segments().len(), 4);
}

#[test]
fn a_tile_has_a_plain_id_and_at_least_one_copy() {
    for id in ["", "T 1", "T_1", "T-\u{c9}"] {
        let error = error_after("T-1", id);
        let wanted = format!("test.toml: tile {id}: an id is made of letters, digits and hyphens");
        assert_eq!(error.to_string(), wanted);
    }
    check(&[("copies = 3", "copies = 0", "copies must be at least 1")]);
}

/// BAS-D-01.
#[test]
fn a_tile_has_four_edges_of_field_road_or_city() {
    check(&[
        (
            "city road field road",
            "city road field",
            "edges names 3 sides instead of 4 (north, east, south, west)",
        ),
        (
            "city road field road",
            "city road field road road",
            "edges names 5 sides instead of 4 (north, east, south, west)",
        ),
        (
            "city road field road",
            "city road sea road",
            "an edge shows field, road, city, river, any or carcassonne, not `sea`",
        ),
    ]);
}

#[test]
fn a_feature_names_its_sides_or_halves_each_once() {
    check(&[
        ("sides = \"N\"", "sides = \"Q\"", "`Q` is not a side"),
        ("sides = \"N\"", "sides = \"\"", "a feature names no side"),
        ("sides = \"N\"", "sides = \"N N\"", "side N stands twice in one feature"),
        ("sides = \"E W\"", "sides = \"E NL\"", "`NL` is not a side"),
        ("sides = \"E W\"", "sides = \" \"", "a feature names no side"),
        ("sides = \"E W\"", "sides = \"E W E\"", "side E stands twice in one feature"),
        ("\"EL WR\"", "\"EL W\"", "`W` is not a half-edge"),
        ("\"EL WR\"", "\"\"", "a feature names no half-edge"),
        ("\"EL WR\"", "\"EL WR EL\"", "half-edge EL stands twice in one feature"),
    ]);
}

/// BAS-D-01.
#[test]
fn an_edge_is_reached_by_what_it_shows() {
    check(&[
        ("sides = \"E W\"", "sides = \"E\"", "side W shows road but is reached by []"),
        ("sides = \"E W\"", "sides = \"E S W\"", "side S shows field but is reached by [\"road\"]"),
        (
            "sides = \"N\"",
            "sides = \"N E\"",
            "side E shows road but is reached by [\"city\", \"road\"]",
        ),
        (
            "city road field road",
            "road road field road",
            "side N shows road but is reached by [\"city\"]",
        ),
        (
            "kind = \"city\", sides = \"N\"",
            "kind = \"cloister\"",
            "side N shows city but is reached by []",
        ),
    ]);
}

/// BAS-D-01.
#[test]
fn fields_hold_both_halves_of_field_and_road_edges_and_none_of_a_city_edge() {
    let halves = "half-edge WR of a road edge belongs to 0 fields instead of 1";
    check(&[
        ("\"EL WR\"", "\"EL\"", halves),
        (
            "\"EL WR\"",
            "\"EL ER WR\"",
            "half-edge ER of a road edge belongs to 2 fields instead of 1",
        ),
        (
            "\"EL WR\"",
            "\"NR EL WR\"",
            "half-edge NR of a city edge belongs to 1 fields instead of 0",
        ),
        (
            "\"ER SL SR WL\"",
            "\"ER SL WL\"",
            "half-edge SR of a field edge belongs to 0 fields instead of 1",
        ),
        (
            "\"ER SL SR WL\" }",
            "\"ER SL\" }, { kind = \"field\", halves = \"SR WL\" }",
            "the two halves of field side S belong to different fields",
        ),
    ]);
}

/// BAS-D-10.
#[test]
fn a_field_touches_cities_of_its_tile_only() {
    check(&[
        ("touches = [0]", "touches = [1]", "a field touches feature 1, which is not a city"),
        ("touches = [0]", "touches = [0, 4]", "a field touches feature 4, which is not a city"),
        ("touches = [0]", "touches = [16]", "a field touches feature 16, which is not a city"),
    ]);
}

#[test]
fn a_tile_has_one_cloister_and_sixteen_features_at_most() {
    let last = "\"ER SL SR WL\" },";
    let and_cloisters = |count| format!("{last}{}", "{ kind = \"cloister\" },".repeat(count));
    assert!(parse(&GOOD.replace(last, &and_cloisters(1))).is_ok());
    check(&[
        (last, &and_cloisters(2), "more than one cloister, shrine or farm"),
        (last, &and_cloisters(12), "more than one cloister, shrine or farm"),
        (last, &and_cloisters(13), "more than 16 features"),
    ]);
}

/// ABB-05, ABB-R-08.
#[test]
fn an_abbey_is_walled_all_around_and_no_other_tile_is() {
    let abbey = r#"
        set = "test"
        game = "carcassonne"
        title = "For tests"
        [[tile]]
        id = "T-1"
        copies = 6
        role = "abbey"
        edges = "any any any any"
        features = [{ kind = "cloister" }]
    "#;
    assert!(parse(abbey).is_ok());
    let cloister_only = "an abbey has four edges that show any, and a cloister as its only feature";
    let field = "{ kind = \"field\", halves = \"WL WR\" }";
    let changes = [
        ("role = \"abbey\"", "", "only an abbey has edges that show any"),
        ("{ kind = \"cloister\" }", "{ kind = \"shrine\" }", cloister_only),
        ("[{ kind = \"cloister\" }]", "[]", cloister_only),
        ("copies = 6", "copies = 6\nsymbols = [\"dragon\"]", "an abbey has no symbols"),
        ("cloister\" }", "cloister\" }, { kind = \"field\", inner = 1 }", cloister_only),
    ];
    for (from, to, reason) in changes {
        assert_eq!(parse(&abbey.replace(from, to)).expect_err(reason).reason, reason);
    }
    let three = abbey.replace("any any any any", "any any any field");
    let three =
        three.replace("{ kind = \"cloister\" }", &format!("{{ kind = \"cloister\" }}, {field}"));
    assert_eq!(parse(&three).expect_err("a field").reason, cloister_only);
}

#[test]
fn a_bridge_leads_one_feature_over_another_one() {
    let last = "  { kind = \"field\", halves = \"ER SL SR WL\" },\n]";
    let and_bridge = |bridge: &str| format!("{last}\nbridges = [{bridge}]");
    let set = parse(&GOOD.replace(last, &and_bridge("[1, 0]"))).expect("a road may bridge a city");
    assert_eq!(set.tiles[0].kind.bridges(), [[1, 0]]);
    let field = "a bridge names feature 2, which reaches no side";
    check(&[
        (last, &and_bridge("[2, 0]"), field),
        (last, &and_bridge("[0, 2]"), field),
        (last, &and_bridge("[0, 4]"), "a bridge names feature 4, which reaches no side"),
        (last, &and_bridge("[1, 1]"), "feature 1 is said to pass over itself"),
    ]);
    let river = GOOD.replace("road", "river").replace(last, &and_bridge("[1, 0]"));
    let error = parse(&river).expect_err("a river on a bridge");
    assert_eq!(error.reason, "feature 1 is a river, which passes over nothing");
}

/// ABB-R-22.
#[test]
fn a_junction_joins_features_between_which_a_wagon_can_go() {
    let last = "\"ER SL SR WL\" },\n]";
    let and_junction = |junction: &str| format!("{last}\njunctions = [{junction}]");
    assert!(parse(&GOOD.replace(last, &and_junction("[0, 1]"))).is_ok());
    let field = "a junction names feature 2, where no wagon can go";
    let two = "a junction names at least two different features";
    check(&[
        (last, &and_junction("[0, 2]"), field),
        (last, &and_junction("[0, 4]"), "a junction names feature 4, where no wagon can go"),
        (last, &and_junction("[0]"), two),
        (last, &and_junction("[0, 1], []"), two),
        (last, &and_junction("[1, 1]"), two),
        (last, &and_junction("[0, 1, 1]"), two),
    ]);
}

#[test]
fn a_symbol_stands_once_on_a_tile_and_none_on_an_abbey() {
    let copies = "copies = 3";
    check(&[
        (
            copies,
            "copies = 3\nsymbols = [\"dragon\", \"volcano\", \"dragon\"]",
            "symbol dragon stands twice on the tile",
        ),
        (
            copies,
            "copies = 3\nrole = \"river\"\nsymbols = [\"fair\"]",
            "a fair is held on land only",
        ),
    ]);
}

#[test]
fn a_set_has_tiles_with_different_ids_and_one_start_tile_at_most() {
    let tile = &GOOD[GOOD.find("[[tile]]").expect("a tile")..];
    let head = GOOD.strip_suffix(tile).expect("a head");
    let another = tile.replace("T-1", "T-2");
    let files = [
        (format!("{head}tile = []"), "test.toml: the set has no tiles"),
        (format!("{GOOD}{tile}"), "test.toml: tile T-1: the id stands twice in the file"),
        (format!("{GOOD}{another}"), "test.toml: more than one start tile: {\"T-1\", \"T-2\"}"),
    ];
    for (text, wanted) in files {
        assert_eq!(parse(&text).expect_err(wanted).to_string(), wanted);
    }
    assert_eq!(
        parse(&format!("{GOOD}{}", another.replace("true", "false")))
            .expect("a good file")
            .tile_count(),
        6
    );
}

#[test]
fn a_file_with_missing_or_unknown_keys_is_refused() {
    let changes = [
        ("title = \"For tests\"", "", "missing field `title`"),
        ("title = \"For tests\"", "author = \"me\"", "unknown field `author`"),
        ("game = \"carcassonne\"", "game = \"chess\"", "unknown variant `chess`"),
        ("copies = 3", "", "missing field `copies`"),
        ("copies = 3", "copies = -3", "invalid value"),
        ("copies = 3", "copies = 3\nback = \"dark\"", "unknown field `back`"),
        ("kind = \"city\"", "kind = \"castle\"", "unknown variant `castle`"),
        ("kind = \"city\"", "kind = \"city\", halves = \"NL\"", "unknown field `halves`"),
        ("kind = \"road\"", "kind = \"road\", shields = 1", "unknown field `shields`"),
        ("set = \"test\"", "set = test", "expected"),
        ("copies = 3", "copies = 3\nsymbols = [\"cat\"]", "unknown variant `cat`"),
        ("copies = 3", "copies = 3\nrole = \"castle\"", "unknown variant `castle`"),
    ];
    for (from, to, reason) in changes {
        let error = error_after(from, to);
        assert!(error.reason.contains(reason), "{error}\ninstead of\n{reason}");
        assert_eq!((error.file.as_deref(), error.tile.as_deref()), (Some("test.toml"), None));
        assert!(error.to_string().starts_with("test.toml: "));
    }
}

/// A file with one tile of hunters and gatherers.
const HUNTING: &str = r#"
set = "test"
game = "hunters-and-gatherers"
title = "For tests"

[[tile]]
id = "T-1"
copies = 1
edges = "forest river meadow river"
features = [
  { kind = "forest", sides = "N", gold = true },
  { kind = "river", sides = "E", lake = 3 },
  { kind = "river", sides = "W", spring = true },
  { kind = "lake", fish = 2 },
  { kind = "meadow", halves = "EL WR", deer = 1 },
  { kind = "meadow", halves = "ER SL SR WL", tigers = 1 },
]
"#;

/// A file with one tile of Mayflower.
const SETTLING: &str = r#"
set = "test"
game = "mayflower"
title = "For tests"

[[tile]]
id = "T-1"
copies = 1
edges = "town road plain road"
features = [
  { kind = "town", sides = "N", flags = 1 },
  { kind = "road", sides = "E W", trading-posts = 1 },
  { kind = "plain", halves = "EL WR" },
  { kind = "plain", halves = "ER SL SR WL", bison = 2 },
]
"#;

fn check_in(good: &str, changes: &[(&str, &str, &str)]) {
    parse(good).expect("a good file");
    for (from, to, reason) in changes {
        assert_eq!(good.matches(from).count(), 1, "{from} stands once in the file");
        let error = parse(&good.replace(from, to)).expect_err(to);
        assert_eq!(error.reason, *reason, "{to}");
    }
}

/// HG-03, HG-16, HG-R-25.
#[test]
fn a_bad_tile_of_hunters_and_gatherers_is_refused() {
    check_in(
        HUNTING,
        &[
            (
                "forest river meadow river",
                "forest river field river",
                "an edge shows meadow, forest or river, not `field`",
            ),
            ("lake = 3", "lake = 4", "a river runs into feature 4, which is not a lake"),
            ("lake = 3", "lake = 9", "a river runs into feature 9, which is not a lake"),
            (", spring = true", "", "a river has 1 ends instead of 2: sides, a lake or a spring"),
            (
                "lake = 3",
                "lake = 3, spring = true",
                "a river has 3 ends instead of 2: sides, a lake or a spring",
            ),
            (
                "{ kind = \"lake\", fish = 2 },",
                "{ kind = \"lake\" }, { kind = \"lake\" }, { kind = \"lake\" },",
                "more than one lake into which no river runs",
            ),
            (
                "kind = \"forest\", sides = \"N\", gold = true",
                "kind = \"city\", sides = \"N\"",
                "a city is nothing that hunters-and-gatherers knows",
            ),
            (
                "copies = 1",
                "copies = 1\nrole = \"abbey\"",
                "hunters-and-gatherers has no abbey tiles",
            ),
            (
                "copies = 1",
                "copies = 1\nsymbols = [\"volcano\"]",
                "a volcano is nothing that hunters-and-gatherers knows",
            ),
            (
                "\"EL WR\"",
                "\"EL\"",
                "half-edge WR of a river edge belongs to 0 meadows instead of 1",
            ),
        ],
    );
}

/// MAY-02, MAY-10.
#[test]
fn a_bad_tile_of_mayflower_is_refused() {
    check_in(
        SETTLING,
        &[
            ("town road plain road", "town road coast road", "only a fixed tile shows coast"),
            ("trading-posts = 1", "inn = true", "an inn is nothing that mayflower knows"),
            ("copies = 1", "copies = 1\nrole = \"bonus\"", "mayflower has no bonus tiles"),
            (
                "copies = 1",
                "copies = 1\nrole = \"fixed\"",
                "a fixed tile needs its place, as `at = [x, y]`",
            ),
            (
                "{ kind = \"plain\", halves = \"EL WR\" },",
                "{ kind = \"plain\", halves = \"EL WR\" }, { kind = \"farm\" }, { kind = \"farm\" },",
                "more than one cloister, shrine or farm",
            ),
        ],
    );
    let road = "{ kind = \"road\", sides = \"E W\" }";
    let post = GOOD.replace(road, "{ kind = \"road\", sides = \"E W\", trading-posts = 1 }");
    let error = parse(&post).expect_err("a trading post in Carcassonne");
    assert_eq!(error.reason, "a trading post is nothing that carcassonne knows");
}
