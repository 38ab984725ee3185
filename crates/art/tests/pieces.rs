//! Every piece can be drawn, stays within its box, and is small.

use std::collections::BTreeSet;

use bastide_art::colours::PlayerColour;
use bastide_art::pieces::{BOX, Figure, figure, symbol_id, tower_top};
use bastide_rules::{Piece, Role};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// The maximum size of a figure in bytes.
const LIGHT: usize = 3_600;

/// A margin around the box, to detect what leaves it.
const MARGIN: i32 = 40;

/// More than the height of the battlements and the ring above the roof of a tower.
const FLOOR: i32 = 50;

/// All figures in all colours, and in unpainted wood.
fn drawn() -> impl Iterator<Item = (String, String)> {
    let figures = Figure::all().chain([Figure::Tower(0), Figure::Tower(255)]);
    figures.flat_map(|piece| {
        let colours = PlayerColour::ALL.map(Some).into_iter().chain([None]);
        colours.map(move |colour| (symbol_id(piece, colour), figure(piece, colour)))
    })
}

fn render(markup: &str) -> Pixmap {
    let [left, top, width, height] = BOX;
    let (width, height) = (width + 2 * MARGIN, height + 2 * MARGIN);
    let (left, top) = (left - MARGIN, top - MARGIN);
    let svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"{left} {top} {width} {height}\">{markup}</svg>"
    );
    let tree = Tree::from_str(&svg, &Options::default()).expect("a picture");
    let mut pixels = Pixmap::new(width as u32, height as u32).expect("a size");
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    pixels
}

#[test]
fn every_figure_fills_its_box_and_does_not_leave_it() {
    let [_, _, width, height] = BOX;
    let inside = |x, y| (0..width).contains(&x) && (0..height).contains(&y);
    for (name, markup) in drawn() {
        let pixels = render(&markup);
        let across = pixels.width() as i32;
        let painted: Vec<_> = (0..)
            .zip(pixels.pixels())
            .filter(|(_, pixel)| pixel.alpha() > 0)
            .map(|(place, _)| (place % across - MARGIN, place / across - MARGIN))
            .collect();
        let outside = painted.iter().find(|&&(x, y)| !inside(x, y));
        assert_eq!(outside, None, "{name} leaves its box");
        let share = painted.len() as i32 * 100 / (width * height);
        assert!(share >= 10, "{name} fills {share} % of its box");
    }
}

#[test]
fn every_figure_is_light_and_needs_nothing_beside_itself() {
    let heavy: Vec<_> = drawn()
        .map(|(name, markup)| (name, markup.len()))
        .filter(|&(_, bytes)| bytes > LIGHT)
        .collect();
    assert_eq!(heavy, [], "these take too many bytes");
    for (name, markup) in drawn() {
        for unwanted in ["id=", "<style", "<text", "url(", "href", "NaN"] {
            assert!(!markup.contains(unwanted), "{name} has {unwanted}");
        }
        for colour in markup.split('#').skip(1).filter_map(|rest| rest.split('"').next()) {
            let digits = colour.chars().all(|digit| digit.is_ascii_hexdigit());
            assert!(digits && [3, 6, 8].contains(&colour.len()), "{name} has #{colour}");
        }
    }
}

#[test]
fn what_belongs_to_a_player_wears_the_sign_and_nothing_else_does() {
    let strokes = |piece, colour| figure(piece, colour).matches("<path").count();
    for piece in Figure::all() {
        for colour in PlayerColour::ALL.map(Some) {
            let signs = strokes(piece, colour) - strokes(piece, None);
            assert_eq!(signs, usize::from(piece.is_owned()), "{}", symbol_id(piece, colour));
        }
    }
}

#[test]
fn who_stands_on_a_tower_stands_on_its_roof() {
    for height in [1, 2, 5, 12] {
        let pixels = render(&figure(Figure::Tower(height), None));
        let painted = |y: i32| {
            let [x, y] = [MARGIN - BOX[0], MARGIN - BOX[1] + y].map(|place| place as u32);
            pixels.pixel(x, y).is_some_and(|pixel| pixel.alpha() == 255)
        };
        let top = tower_top(height);
        assert!((top..0).all(painted) && !painted(top - FLOOR), "{height} floors");
    }
}

#[test]
fn figures_that_look_different_have_different_identifiers() {
    let ids: BTreeSet<_> = drawn().map(|(id, _)| id).collect();
    let looks: BTreeSet<_> = drawn().collect();
    assert_eq!(ids.len(), looks.len());
}

#[test]
fn pieces_lie_down_where_the_rules_say_so() {
    for (piece, lying) in [
        (Piece::Follower, Figure::LyingFollower),
        (Piece::BigFollower, Figure::LyingBigFollower),
        (Piece::Member, Figure::LyingMember),
        (Piece::Settler, Figure::LyingSettler),
    ] {
        let roles = [Role::Farmer, Role::Hunter, Role::Trapper];
        assert!(
            roles.map(|role| Figure::of(piece, Some(role))).iter().all(|&figure| figure == lying)
        );
        assert_ne!(Figure::from(piece), lying);
        assert_eq!(Figure::of(piece, Some(Role::Knight)), Figure::from(piece));
    }
    let standing: BTreeSet<_> = Piece::ALL.map(Figure::from).into_iter().collect();
    assert_eq!(standing.len(), Piece::ALL.len(), "every piece looks different");
}
