//! Every emblem can be drawn, stays within its circle and size, and is unique.

use std::collections::BTreeSet;

use bastide_art::Detail;
use bastide_art::emblems::{Emblem, emblem};
use bastide_rules::tile::{Attributes, Goods};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// Emblems are rendered with one pixel per unit, on a square that reaches this far from their centre.
const REACH: u32 = 150;

fn all() -> impl Iterator<Item = (Emblem, Detail)> {
    let of = |&each: &Emblem| Detail::ALL.map(|detail| (each, detail));
    Emblem::ALL.iter().flat_map(of)
}

#[test]
fn every_emblem_shows_something_within_its_circle() {
    let mut far = Vec::new();
    for (each, detail) in all() {
        let painted = painted(each, detail);
        assert!(painted.len() > 4_000, "{each:?} paints {} pixels only", painted.len());
        let distances = painted.iter().map(|&(x, y)| f64::from(x).hypot(f64::from(y)));
        let reach = distances.fold(0., f64::max);
        let limit = if detail == Detail::Full { 110. } else { 120. };
        if reach > limit {
            far.push(format!("{each:?} {detail:?} reaches {reach:.1}"));
        }
    }
    assert!(far.is_empty(), "{far:#?}");
}

#[test]
fn emblems_are_light() {
    for (each, detail) in all() {
        let (size, limit) = (emblem(each, detail).len(), limit(each));
        assert!(size <= limit, "{each:?} takes {size} bytes, {limit} are enough");
    }
}

/// References by name break when several drawings share a page, and fractions are invisible.
#[test]
fn emblems_are_flat_shapes_in_whole_numbers() {
    for (each, detail) in all() {
        let markup = emblem(each, detail);
        for tag in markup.split('<').skip(1).filter(|tag| !tag.starts_with('/')) {
            let name = tag.split([' ', '>']).next().expect("a split has a first part");
            assert!(["g", "path", "circle", "ellipse"].contains(&name), "{each:?} has a <{name}>");
        }
        for word in ["id=", "class=", "style=", "url("] {
            assert!(!markup.contains(word), "{each:?} has {word}");
        }
        assert!(!markup.replace("opacity='.", "").contains('.'), "{each:?} has fractions");
    }
}

#[test]
fn no_two_emblems_are_alike() {
    let drawings: BTreeSet<_> = all().map(|(each, detail)| emblem(each, detail)).collect();
    assert!(drawings.len() >= 2 * Emblem::ALL.len());
}

#[test]
fn a_segment_has_its_emblems_as_often_as_they_are_drawn() {
    let city =
        Attributes::City { shields: 2, cathedral: true, princess: false, goods: Some(Goods::Wine) };
    let emblems = [Emblem::Shield, Emblem::Shield, Emblem::Cathedral, Emblem::Wine];
    assert_eq!(Emblem::of_segment(city), emblems);
    let plain = Attributes::Plain { deer: 1, bison: 0, turkeys: 2, bears: 0 };
    assert_eq!(Emblem::of_segment(plain), [Emblem::Deer, Emblem::Turkey, Emblem::Turkey]);
    assert_eq!(Emblem::of_segment(Attributes::Road { inn: false, trading_posts: 0 }), []);
}

/// The maximum size of an emblem in bytes: decoration occurs many times on a board, while buildings and
/// scenes are few and large.
fn limit(each: Emblem) -> usize {
    use Emblem::{
        Abbey, Boat, Bush, Cathedral, Cloister, Conifer, Fair, Farm, Haystack, Inn, MagicPortal,
        Orchard, Reeds, Ship, Shrine, Spring, TradingPost, TreeRound, Village, Volcano, Windmill,
    };
    match each {
        TreeRound | Conifer | Bush | Haystack | Windmill | Orchard | Boat | Reeds => 450,
        Cathedral | Cloister | Abbey | Shrine | Inn | Village | Volcano | MagicPortal | Fair
        | Spring | TradingPost | Farm | Ship => 1_600,
        _ => 800,
    }
}

/// The visible extent of a rendered emblem, from its centre.
fn painted(each: Emblem, detail: Detail) -> Vec<(i32, i32)> {
    let (side, reach) = (2 * REACH, REACH as i32);
    let svg = format!(
        "<svg xmlns='http://www.w3.org/2000/svg' width='{side}' height='{side}'>\
         <g transform='translate({REACH} {REACH})'>{}</g></svg>",
        emblem(each, detail)
    );
    let tree = Tree::from_str(&svg, &Options::default()).expect("emblems are well-formed SVG");
    let mut picture = Pixmap::new(side, side).expect("the square is not empty");
    resvg::render(&tree, Transform::default(), &mut picture.as_mut());
    let seen = picture.pixels().iter().enumerate().filter(|(_, pixel)| pixel.alpha() > 0);
    seen.map(|(at, _)| (at as i32 % (2 * reach) - reach, at as i32 / (2 * reach) - reach)).collect()
}
