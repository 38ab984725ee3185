//! The lettering has glyphs for all our languages, and its widths are correct.

use bastide_art::lettering::{Anchor, PEN, has_glyph, text, width_of};
use resvg::usvg::{Options, Tree};

const PHRASES: [&str; 3] = [
    include_str!("../../phrases/phrases/en.ftl"),
    include_str!("../../phrases/phrases/hu.ftl"),
    include_str!("../../phrases/phrases/ro.ftl"),
];

/// The bounding box of what is drawn: left, top, right and bottom.
fn bounds(path: &str) -> [f32; 4] {
    let svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\">\
         <path fill=\"none\" stroke=\"#000\" stroke-width=\"1\" d=\"{path}\"/></svg>"
    );
    let tree = Tree::from_str(&svg, &Options::default()).expect("a path");
    let area = tree.root().abs_bounding_box();
    [area.left(), area.top(), area.right(), area.bottom()]
}

#[test]
fn all_letters_of_the_phrases_are_there() {
    let letters =
        PHRASES.iter().flat_map(|file| file.chars()).filter(|letter| letter.is_alphabetic());
    let both = letters.flat_map(|letter| letter.to_uppercase().chain([letter]));
    let missing: String = both.filter(|&letter| !has_glyph(letter)).collect();
    assert_eq!(missing, "");
    let others = "0123456789.,:;-–+/()'\"!?#&%=_× áéíóöőúüűăâîșțÁÉÍÓÖŐÚÜŰĂÂÎȘȚ";
    assert!(others.chars().all(has_glyph));
}

#[test]
fn what_has_no_letter_becomes_a_box() {
    assert!(!has_glyph('龍'));
    assert_eq!(text("龍", 0.0, 0.0, 40.0, Anchor::Start), "M0-30L18-30L18 0L0 0Z");
}

#[test]
fn a_text_lies_where_its_anchor_says_and_is_as_wide_as_it_says() {
    let word = "Hódító";
    let wide = width_of(word, 40.0) as f32;
    let cases = [(Anchor::Start, 0.0), (Anchor::Middle, wide / 2.0), (Anchor::End, wide)];
    for (anchor, before) in cases {
        let [left, top, right, bottom] = bounds(&text(word, 100.0, 50.0, 40.0, anchor));
        assert!((left - (100.0 - before)).abs() < 0.2, "{anchor:?}: {left}");
        assert!((right - (100.0 - before + wide)).abs() < 0.2, "{anchor:?}: {right}");
        assert!((bottom - 50.0).abs() < 0.2 && top <= 10.0, "{top} to {bottom}");
    }
}

#[test]
fn every_letter_stays_between_its_edges() {
    // A tolerance of one stroke width: some strokes lean out a little.
    let free = (PEN * 40.0) as f32;
    for letter in ('!'..='\u{2100}').filter(|&letter| has_glyph(letter)) {
        let letter = letter.to_string();
        let [left, top, right, bottom] = bounds(&text(&letter, 0.0, 0.0, 40.0, Anchor::Start));
        let wide = width_of(&letter, 40.0) as f32;
        let inside = left >= -free && right <= wide + free;
        // Diacritics are wider than narrow letters.
        let narrow = wide < 14.0 && !letter.is_ascii();
        assert!(inside || narrow, "{letter}: {left} to {right}");
        assert!(top >= -56.0 && bottom <= 15.0, "{letter}: {top} to {bottom}");
    }
}

#[test]
fn nothing_takes_no_room() {
    assert_eq!(text("", 5.0, 5.0, 20.0, Anchor::Middle), "");
    assert!(width_of("", 20.0).abs() < f64::EPSILON);
}
