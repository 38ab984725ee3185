//! Player colours are distinct with any colour vision, and stand out from the ground.

mod vision;

use bastide_art::colours::{Colours, PlayerColour};
use bastide_rules::Seat;
use vision::{Light, Vision, linear};

/// Colours that differ by less than 10 are easily confused.
const APART: f64 = 18.0;

/// The contrast that WCAG requires for large text and graphics.
const CONTRAST: f64 = 3.0;

/// The land of the three games, a road, the streets and the roofs of a city, water.
const GROUNDS: [&str; 7] =
    ["#b4c46c", "#c3c078", "#cfbf72", "#f0e4c6", "#d3b07c", "#6fa3c0", "#c9603a"];

fn light(colour: &str) -> Light {
    let part = |from: usize| linear(u8::from_str_radix(&colour[from..from + 2], 16).expect("hex"));
    [part(1), part(3), part(5)]
}

/// The luminance, from 0 to 1.
fn luminance([red, green, blue]: Light) -> f64 {
    0.212_672_9 * red + 0.715_152_2 * green + 0.072_175 * blue
}

fn contrast(one: &str, other: &str) -> f64 {
    let [one, other] = [one, other].map(|colour| luminance(light(colour)) + 0.05);
    one.max(other) / one.min(other)
}

/// Lightness, red against green, yellow against blue: CIE Lab under daylight (D65).
fn lab(light: Light) -> [f64; 3] {
    let [red, green, blue] = light;
    let x = (0.412_456_4 * red + 0.357_576_1 * green + 0.180_437_5 * blue) / 0.950_47;
    let z = (0.019_333_9 * red + 0.119_192 * green + 0.950_304_1 * blue) / 1.088_83;
    let [x, y, z] = [x, luminance(light), z].map(|part| {
        if part > 216.0 / 24_389.0 { part.cbrt() } else { (24_389.0 / 27.0 * part + 16.0) / 116.0 }
    });
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// The colour difference (CIEDE2000).
fn difference([l1, a1, b1]: [f64; 3], [l2, a2, b2]: [f64; 3]) -> f64 {
    let pale = |chroma: f64| (chroma.powi(7) / (chroma.powi(7) + 25_f64.powi(7))).sqrt();
    let grown = 1.5 - 0.5 * pale(f64::midpoint(a1.hypot(b1), a2.hypot(b2)));
    let [(c1, h1), (c2, h2)] = [(a1 * grown, b1), (a2 * grown, b2)]
        .map(|(a, b)| (a.hypot(b), b.atan2(a).to_degrees().rem_euclid(360.0)));
    let turn = (h2 - h1 + 180.0).rem_euclid(360.0) - 180.0;
    let hue = (h1 + turn / 2.0).rem_euclid(360.0);
    let (lightness, chroma) = (f64::midpoint(l1, l2) - 50.0, f64::midpoint(c1, c2));
    let cos = |factor: f64, degrees: f64| (factor * hue + degrees).to_radians().cos();
    let t = 1.0 - 0.17 * cos(1.0, -30.0) + 0.24 * cos(2.0, 0.0) + 0.32 * cos(3.0, 6.0)
        - 0.2 * cos(4.0, -63.0);
    let blue = 60.0 * (-((hue - 275.0) / 25.0).powi(2)).exp();
    let twist = -2.0 * pale(chroma) * blue.to_radians().sin();
    let lightness_step =
        (l2 - l1) / (1.0 + 0.015 * lightness.powi(2) / (20.0 + lightness.powi(2)).sqrt());
    let chroma_step = (c2 - c1) / (1.0 + 0.045 * chroma);
    let hue_step =
        2.0 * (c1 * c2).sqrt() * (turn / 2.0).to_radians().sin() / (1.0 + 0.015 * chroma * t);
    (lightness_step.powi(2)
        + chroma_step.powi(2)
        + hue_step.powi(2)
        + twist * chroma_step * hue_step)
        .sqrt()
}

#[test]
fn the_difference_of_colours_is_that_of_the_published_examples() {
    // From the test data of Sharma, Wu and Dalal (2005).
    let examples = [
        ([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425),
        ([50.0, 2.5, 0.0], [73.0, 25.0, -18.0], 27.1492),
        ([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644),
        ([22.7233, 20.0904, -46.6940], [23.0331, 14.9730, -42.5619], 2.0373),
    ];
    for (one, other, expected) in examples {
        assert!((difference(one, other) - expected).abs() < 0.0001, "{one:?} {other:?}");
    }
}

#[test]
fn any_two_player_colours_are_distinct_with_any_vision() {
    for (place, one) in PlayerColour::ALL.into_iter().enumerate() {
        for &other in &PlayerColour::ALL[place + 1..] {
            for vision in Vision::ALL {
                let [a, b] = [one, other].map(|colour| lab(vision.see(light(colour.tones().main))));
                let apart = difference(a, b);
                let missing = vision.missing();
                assert!(apart >= APART, "{one:?} and {other:?}, missing {missing}: {apart:.1}");
            }
        }
    }
}

#[test]
fn every_outline_stands_out_from_the_ground_and_every_sign_from_its_colour() {
    for colour in PlayerColour::ALL {
        let tones = colour.tones();
        for ground in GROUNDS {
            let found = contrast(tones.dark, ground);
            assert!(found >= CONTRAST, "{colour:?} on {ground}: {found:.1}");
        }
        let found = contrast(tones.text, tones.main);
        assert!(found >= CONTRAST, "the sign on {colour:?}: {found:.1}");
    }
}

#[test]
fn each_seat_has_a_colour_and_a_sign_of_its_own() {
    for (place, colour) in PlayerColour::ALL.into_iter().enumerate() {
        assert_eq!(Colours::default().of(Seat::new(place as u8)), colour);
        for &other in &PlayerColour::ALL[place + 1..] {
            assert_ne!(colour.sign(), other.sign());
            assert_ne!(colour.as_str(), other.as_str());
        }
    }
}

#[test]
fn a_colour_is_read_by_its_word_and_grey_is_pink() {
    for colour in PlayerColour::ALL {
        let json = format!("\"{}\"", colour.as_str());
        assert_eq!(serde_json::to_string(&colour).expect("a colour is JSON"), json);
        assert_eq!(serde_json::from_str::<PlayerColour>(&json).ok(), Some(colour));
        assert_eq!(colour.as_str().parse(), Ok(colour));
    }
    assert_eq!(serde_json::from_str::<PlayerColour>("\"grey\"").ok(), Some(PlayerColour::Pink));
    assert_eq!("grey".parse(), Ok(PlayerColour::Pink));
    assert!("mauve".parse::<PlayerColour>().is_err());
    assert_eq!(PlayerColour::default(), PlayerColour::Red);
}

#[test]
fn seats_without_a_choice_have_the_colours_that_are_left() {
    let colours: Colours = [PlayerColour::Blue, PlayerColour::Pink].into_iter().collect();
    let all: Vec<_> = (0..6).map(|seat| colours.of(Seat::new(seat)).as_str()).collect();
    assert_eq!(all, ["blue", "pink", "red", "green", "yellow", "black"]);
}
