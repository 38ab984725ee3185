//! The drawing of every kind of every set matches the rules.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use bastide_art::emblems::{Emblem, emblem};
use bastide_art::{Detail, Point, TILE, TileDrawings, TilePicture, Version, png};
use bastide_rules::Rotation;
use bastide_rules::catalogue::tile_sets;
use bastide_rules::geometry::{Half, Side};
use bastide_rules::setup::GameName;
use bastide_rules::tile::{Attributes, FeatureKind, Terrain, TileKind, TileRole, TileSet};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

fn all_kinds() -> impl Iterator<Item = &'static TileKind> {
    tile_sets().iter().flat_map(|set| &set.tiles).map(|tile| &tile.kind)
}

fn draw(kind: &TileKind, turn: Rotation) -> TilePicture {
    TilePicture::new(kind, turn).unwrap_or_else(|error| panic!("{error}"))
}

/// All kinds with their pictures, drawn once for all tests.
fn all_pictures() -> &'static [(&'static TileKind, TilePicture)] {
    static PICTURES: LazyLock<Vec<(&TileKind, TilePicture)>> =
        LazyLock::new(|| all_kinds().map(|kind| (kind, draw(kind, Rotation::default()))).collect());
    &PICTURES
}

/// The point at this distance along a side, clockwise, slightly inside the tile.
fn on_side(side: Side, along: f64) -> Point {
    let inside = 4.0;
    match side {
        Side::N => Point { x: along, y: inside },
        Side::E => Point { x: TILE - inside, y: along },
        Side::S => Point { x: TILE - along, y: TILE - inside },
        Side::W => Point { x: inside, y: TILE - along },
    }
}

/// The segment at a point of a side according to the rules, if there is one.
fn expected(kind: &TileKind, side: Side, along: f64) -> Option<usize> {
    let over_middle = |half_width: f64| (along - TILE / 2.0).abs() < half_width;
    let through = kind.segments().iter().position(|s| s.sides.iter().any(|own| own == side));
    if let Some(index) = through {
        let half_width = match kind.segments()[index].kind() {
            FeatureKind::Road => 40.0,
            FeatureKind::River => 58.0,
            _ => TILE,
        };
        if over_middle(half_width) {
            return Some(index);
        }
    }
    let half = Half::ALL[2 * side.index() + usize::from(along > TILE / 2.0)];
    kind.segments().iter().position(|s| s.halves.iter().any(|own| own == half))
}

fn check_edges(kind: &TileKind, picture: &TilePicture, turn: Rotation) {
    for side in Side::ALL {
        // Corners are left out: walls, tips and hedges meet there.
        for along in (60..=940).step_by(5).map(f64::from) {
            let wanted = expected(kind, side, along);
            let is_same = |off: f64| expected(kind, side, along + off) == wanted;
            if is_same(-22.0) && is_same(22.0) {
                let found = picture.segment_at(on_side(side.turned(turn), along));
                assert_eq!(found, wanted, "{} turned {turn:?}, side {side}, at {along}", kind.id());
            }
        }
    }
}

#[test]
fn every_edge_is_crossed_where_the_rules_say() {
    for (kind, picture) in all_pictures() {
        check_edges(kind, picture, Rotation::default());
        // Turned tiles are turned drawings: some of them are enough.
        if kind.segments().len() > 4 {
            check_edges(kind, &draw(kind, Rotation::new(1)), Rotation::new(1));
        }
    }
}

/// Whether a point is in an odd number of rings.
fn is_inside(rings: &[Vec<Point>], point: Point) -> bool {
    let mut inside = false;
    for ring in rings {
        for (index, a) in ring.iter().enumerate() {
            let b = ring[(index + 1) % ring.len()];
            if (a.y > point.y) != (b.y > point.y) {
                inside ^= point.x < a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x);
            }
        }
    }
    inside
}

#[test]
fn every_seat_is_inside_the_outline_of_its_segment() {
    for (kind, picture) in all_pictures() {
        for segment in 0..kind.segments().len() {
            let seat = picture.seat(segment);
            let inside = is_inside(picture.outline(segment), seat);
            assert!(inside, "{}: seat {seat:?} of segment {segment} is outside", kind.id());
        }
    }
}

/// The segments at a grid of points.
fn grid(picture: &TilePicture) -> Vec<Vec<Option<usize>>> {
    let at = |cell: usize| cell as f64 * 10.0 + 5.0;
    let row = |y| (0..100).map(|x| picture.segment_at(Point { x: at(x), y: at(y) })).collect();
    (0..100).map(row).collect()
}

#[test]
fn fields_that_are_separate_look_separate() {
    for (kind, picture) in all_pictures() {
        let grid = grid(picture);
        let is_land = |index: usize| kind.segments()[index].kind().is_land();
        for y in 0..99 {
            for x in 0..99 {
                let (Some(here), [right, below]) = (grid[y][x], [grid[y][x + 1], grid[y + 1][x]])
                else {
                    continue;
                };
                for other in [right, below].into_iter().flatten().filter(|&other| other != here) {
                    let both = is_land(here) && is_land(other);
                    assert!(!both, "{}: fields {here} and {other} run into one another", kind.id());
                }
            }
        }
    }
}

/// The number of pieces of a drawn segment. Slivers between two walls that meet in a corner do not count.
fn pieces(grid: &[Vec<Option<usize>>], segment: usize) -> usize {
    let mut seen = BTreeSet::new();
    let mut count = 0;
    for y in 0..100 {
        for x in 0..100 {
            if grid[y][x] != Some(segment) || !seen.insert((x, y)) {
                continue;
            }
            let before = seen.len();
            let mut open = vec![(x, y)];
            while let Some((x, y)) = open.pop() {
                for (x, y) in
                    [(x + 1, y), (x.wrapping_sub(1), y), (x, y + 1), (x, y.wrapping_sub(1))]
                {
                    if x < 100 && y < 100 && grid[y][x] == Some(segment) && seen.insert((x, y)) {
                        open.push((x, y));
                    }
                }
            }
            count += usize::from(seen.len() - before > 20);
        }
    }
    count
}

#[test]
fn a_field_is_drawn_in_one_piece_unless_it_leads_under_a_bridge() {
    for (kind, picture) in all_pictures().iter().filter(|(kind, _)| kind.bridges().is_empty()) {
        let grid = grid(picture);
        for (index, segment) in kind.segments().iter().enumerate() {
            if segment.kind().is_land() {
                assert_eq!(pieces(&grid, index), 1, "{}: field {index}", kind.id());
            }
        }
    }
}

#[test]
fn a_field_lies_beside_the_cities_that_it_touches_and_no_others() {
    for (kind, picture) in all_pictures() {
        let grid = grid(picture);
        let is = |index: usize, wanted| kind.segments()[index].kind() == wanted;
        for field in (0..kind.segments().len()).filter(|&index| is(index, FeatureKind::Field)) {
            let mut beside = BTreeSet::new();
            for y in 3..97_usize {
                for x in (3..97_usize).filter(|&x| grid[y][x] == Some(field)) {
                    for (x, y) in [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)] {
                        beside.extend(grid[y][x].filter(|&other| is(other, FeatureKind::City)));
                    }
                }
            }
            let touched: BTreeSet<_> = kind.segments()[field].touched().collect();
            assert_eq!(beside, touched, "{}: field {field}", kind.id());
        }
    }
}

/// Every version of every unturned kind; turning changes hardly anything.
fn all_versions() -> impl Iterator<Item = (&'static TileKind, Version, String)> {
    all_kinds().flat_map(|kind| {
        let drawings = TileDrawings::of(kind).unwrap_or_else(|error| panic!("{error}"));
        let versions = Version::all().filter(|version| version.turn == Rotation::default());
        versions.map(move |version| (kind, version, drawings.svg(version)))
    })
}

#[test]
fn a_drawing_is_light() {
    for (kind, version, svg) in all_versions() {
        let limit = if version.detail == Detail::Full { 16 } else { 6 } * 1024;
        let bytes = svg.len();
        assert!(bytes <= limit, "{} has {bytes} bytes in {version:?}", kind.id());
    }
}

#[test]
fn a_drawing_is_always_the_same() {
    for (kind, picture) in all_pictures().iter().filter(|(kind, _)| kind.id().ends_with('1')) {
        assert_eq!(picture.svg(100), draw(kind, Rotation::default()).svg(100), "{}", kind.id());
    }
}

#[test]
fn variants_differ_in_full_but_share_what_matters() {
    for kind in all_kinds().filter(|kind| kind.role() != TileRole::Abbey) {
        let of = |variant| {
            let version = Version { variant, ..Version::default() };
            TilePicture::with_version(kind, version).unwrap_or_else(|error| panic!("{error}"))
        };
        let [first, second, third] = [0, 1, 2].map(of);
        for (one, other) in [(&first, &second), (&second, &third), (&third, &first)] {
            assert_ne!(one.markup(), other.markup(), "{}", kind.id());
            for segment in 0..kind.segments().len() {
                assert_eq!(one.seat(segment), other.seat(segment), "{}", kind.id());
                assert_eq!(one.outline(segment), other.outline(segment), "{}", kind.id());
            }
        }
    }
}

/// The error of a tile with this data.
fn error_of(game: &str, edges: &str, features: &str) -> String {
    let text = format!(
        r#"
        set = "odd"
        game = "{game}"
        title = "Odd"
        [[tile]]
        id = "ODD-1"
        copies = 1
        edges = "{edges}"
        features = [{features}]
        "#
    );
    let set = TileSet::parse("odd.toml", &text).expect("the rules can play with it");
    let picture = TilePicture::new(&set.tiles[0].kind, Rotation::default());
    picture.map(|_| ()).expect_err("it is odd").to_string()
}

#[test]
fn what_cannot_be_drawn_as_the_data_say_is_an_error() {
    let no_room_inside = error_of(
        "carcassonne",
        "field field field field",
        r#"{ kind = "field", halves = "NL NR EL ER SL SR WL WR" }, { kind = "field", inner = 1 }"#,
    );
    assert_eq!(no_room_inside, "tile ODD-1 cannot be drawn: a field inside the tile has no room");
    let not_touched = error_of(
        "carcassonne",
        "city field field field",
        r#"{ kind = "city", sides = "N" }, { kind = "field", halves = "EL ER SL SR WL WR" }"#,
    );
    assert_eq!(
        not_touched,
        "tile ODD-1 cannot be drawn: its field number 1 does not lie beside just the cities that it touches"
    );
    let covered = error_of(
        "hunters-and-gatherers",
        "forest forest forest forest",
        r#"{ kind = "forest", sides = "N E S W" }, { kind = "lake", fish = 1 }"#,
    );
    assert_eq!(covered, "tile ODD-1 cannot be drawn: there is no room for its lake number 1");
    let apart = error_of(
        "carcassonne",
        "city field city field",
        r#"{ kind = "city", sides = "N S" }, { kind = "field", halves = "EL ER WL WR", touches = [0] }"#,
    );
    assert_eq!(apart, "tile ODD-1 cannot be drawn: its field number 1 falls apart");
}

#[test]
fn a_spring_looks_like_one() {
    for (kind, picture) in all_pictures() {
        let springs = kind
            .segments()
            .iter()
            .filter(|s| matches!(s.attributes, Attributes::River { spring: true }));
        let drawn = picture.markup().matches(&emblem(Emblem::Spring, Detail::Full)).count();
        let source = usize::from(kind.role() == TileRole::Source);
        assert_eq!(drawn, springs.count() + source, "{}", kind.id());
    }
}

#[test]
fn outlines_have_no_holes_where_lines_meet() {
    for (kind, picture) in all_pictures() {
        for (index, segment) in kind.segments().iter().enumerate() {
            if !matches!(segment.kind(), FeatureKind::Road | FeatureKind::River) {
                continue;
            }
            // The cells of a line are inside its outline, except those that its rim cuts.
            let cells = (0..10_000).map(|cell| Point {
                x: f64::from(cell % 100) * 10.0 + 5.0,
                y: f64::from(cell / 100) * 10.0 + 5.0,
            });
            let own = cells.filter(|&at| picture.segment_at(at) == Some(index));
            let lost = own.filter(|&at| !is_inside(picture.outline(index), at)).count();
            assert!(lost <= 12, "{}: {lost} cells of line {index} are outside", kind.id());
        }
    }
}

/// Red, green and blue.
type Colour = [u8; 3];

/// The outermost pixels of a side, clockwise.
fn rim(map: &Pixmap, side: Side) -> Vec<Colour> {
    let last = map.width() - 1;
    let at = |along: u32| match side {
        Side::N => (along, 0),
        Side::E => (last, along),
        Side::S => (last - along, last),
        Side::W => (0, last - along),
    };
    let pixel = |along| {
        let (x, y) = at(along);
        map.pixel(x, y).map_or([0; 3], |pixel| [pixel.red(), pixel.green(), pixel.blue()])
    };
    (0..=last).map(pixel).collect()
}

#[test]
fn a_laid_landscape_has_no_seams() {
    const PIXELS: u32 = 125;
    // Corners are left out: walls reach them at different angles.
    let inner = 20..PIXELS as usize - 20;
    let mut seen: BTreeMap<(GameName, Terrain, Detail), (String, Vec<Colour>)> = BTreeMap::new();
    let mut seams = Vec::new();
    for (set, detail) in tile_sets().iter().flat_map(|set| Detail::ALL.map(|detail| (set, detail)))
    {
        for kind in set.tiles.iter().map(|tile| &tile.kind) {
            let version = Version { detail, ..Version::default() };
            let picture = TilePicture::with_version(kind, version);
            let svg = picture.unwrap_or_else(|error| panic!("{error}")).svg(PIXELS);
            let tree = Tree::from_str(&svg, &Options::default()).expect("a drawing is SVG");
            let mut map = Pixmap::new(PIXELS, PIXELS).expect("it is small");
            resvg::render(&tree, Transform::default(), &mut map.as_mut());
            for (side, terrain) in Side::ALL.into_iter().zip(kind.edges()) {
                // The inside of Carcassonne and the coast fit in one way only; where a fair divides an
                // edge, its hedge reaches the rim.
                let is_whole = expected(kind, side, 200.0) == expected(kind, side, 800.0);
                let is_land = matches!(terrain, Terrain::Field | Terrain::Meadow | Terrain::Plain);
                if matches!(terrain, Terrain::Any | Terrain::Carcassonne | Terrain::Coast)
                    || is_land && !is_whole
                {
                    continue;
                }
                let rim = rim(&map, side)[inner.clone()].to_vec();
                let name = format!("{} side {side}, {detail:?}", kind.id());
                let (first, wanted) =
                    seen.entry((set.game, terrain, detail)).or_insert((name.clone(), rim.clone()));
                let differ = |(a, b): &(&Colour, &Colour)| {
                    a.iter().zip(*b).any(|(a, b)| a.abs_diff(*b) > 40)
                };
                let other = rim.iter().zip(&*wanted).filter(differ).count();
                // Small tiles have thick lines, and small gaps are invisible.
                let limit = if detail == Detail::Full { 2 } else { 8 };
                if other > limit {
                    seams.push(format!("{name} differs from {first} in {other} pixels"));
                }
            }
        }
    }
    assert!(seams.is_empty(), "{seams:#?}");
}

#[test]
fn pictures_become_pixels() {
    let (_, picture) = all_pictures().first().expect("there are tiles");
    let png = png(&picture.svg(64)).expect("it can be rendered");
    assert_eq!(&png[1..4], b"PNG");
    assert!(bastide_art::png("<svg").is_err());
    let huge = "<svg xmlns='http://www.w3.org/2000/svg' width='20000' height='10'/>";
    let error = bastide_art::png(huge).expect_err("too wide").to_string();
    assert!(error.contains("20000 by 10") && error.contains("1 to 16000"), "{error}");
}
