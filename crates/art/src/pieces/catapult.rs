//! The Catapult and its tokens.

use bastide_rules::Contest;

use super::sketch::{Sketch, paint};
use crate::colours::PlayerColour;

/// The catapult, with its arm drawn back.
pub(super) fn catapult() -> Sketch {
    Sketch::neutral("#a8713a", "#2f1a09", "#dcae72")
        .shadow(6, 90, 13)
        .stick(paint::WOOD, 14, "M-70-34L0-140L50-34")
        .stick("#c58d50", 13, "M60-40L-66-172")
        .shape(
            paint::STONE,
            "M-90-176C-94-198-72-206-58-198C-44-192-44-172-56-166C-72-156-88-162-90-176Z",
        )
        .stick("#c9b48a", 6, "M-2-136L28-78")
        .stick(paint::WOOD, 16, "M-84-38H84")
        .ball(paint::STRAW, -56, -26, 27)
        .ball(paint::STRAW, 56, -26, 27)
        .line("#2f1a09", 5, "M-56-50V-2M-80-26H-32M56-50V-2M32-26H80")
        .ball(paint::WOOD, -56, -26, 8)
        .ball(paint::WOOD, 56, -26, 8)
        .ball(paint::STEEL, 0, -136, 9)
}

/// A token in its player's colour, with its contest.
pub(super) fn token(contest: Contest, colour: Option<PlayerColour>) -> Sketch {
    let sketch = Sketch::of(colour);
    let tones = sketch.tones;
    let sketch = sketch
        .shadow(6, 84, 12)
        .ball(tones.dark, 0, -80, 84)
        .ball(tones.main, 0, -88, 84)
        .shine("M-72-98C-70-136-38-162 0-164C-30-152-52-132-60-98Z");
    let text = tones.text;
    let sketch = match contest {
        Contest::KnockOut => sketch.patch(text, BANG),
        Contest::Seduction => sketch.patch(text, HEART),
        Contest::Target => sketch.line(text, 11, RINGS),
        Contest::Catch => sketch.line(text, 17, FINGERS).patch(text, PALM),
    };
    sketch.ball(tones.main, 56, -32, 29).sign(text, 56, -32, 19)
}

const BANG: &str = "M0-158L14-124L44-146L36-110L68-104L40-84L54-54L18-66L0-40L-18-66L-54-54L-40-84\
     L-68-104L-36-110L-44-146L-14-124Z";
const HEART: &str = "M0-46C-66-88-62-142-28-146C-12-148-2-138 0-126C2-138 12-148 28-146\
             C62-142 66-88 0-46Z";
const RINGS: &str = "M-50-98a50 50 0 1 1 0 .1ZM-25-98a25 25 0 1 1 0 .1ZM0-98v.1";
const FINGERS: &str = "M-34-66V-120M-12-66V-138M11-66V-138M33-66V-122M-44-72L-56-92";
const PALM: &str = "M-43-90H42V-70C42-48 24-44 0-44C-22-44-43-50-43-70Z";
