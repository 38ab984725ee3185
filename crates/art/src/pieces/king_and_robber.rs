//! King & Robber Baron: the two cards.

use super::sketch::{Sketch, paint};

/// An empty card.
fn card(main: &'static str, dark: &'static str, light: &'static str) -> Sketch {
    Sketch::neutral(main, dark, light)
        .shadow(6, 78, 11)
        .shape(
            paint::IVORY,
            "M-66-204H66C74-204 78-200 78-192V-8C78 0 74 4 66 4H-66C-74 4-78 0-78-8V-192\
             C-78-200-74-204-66-204Z",
        )
        .patch(main, "M-64-190H64V-10H-64Z")
}

/// The King.
pub(super) fn king() -> Sketch {
    card("#c8992d", "#3f2507", "#f6dd8f")
        .shine("M-64-190H64L-64-90Z")
        .shape("#a8281e", "M-60-10C-58-56-36-74 0-74C36-74 58-56 60-10Z")
        .shape(paint::IVORY, "M-36-66C-20-44 20-44 36-66L42-44C20-22-20-22-42-44Z")
        .ball(paint::SKIN, 0, -98, 34)
        .shape(
            "#8a5a2b",
            "M-34-98C-26-88-14-92 0-92C14-92 26-88 34-98C34-64 14-52 0-52C-14-52-34-64-34-98Z",
        )
        .eyes(-12, 12, -106)
        .shape(
            paint::GOLD,
            "M-40-116L-52-168L-24-146L0-180L24-146L52-168L40-116C16-126-16-126-40-116Z",
        )
        .line("#a8281e", 11, "M0-142v1")
        .line("#2a5cb8", 10, "M-25-134v1M25-134v1")
}

/// The Robber Baron.
pub(super) fn robber_baron() -> Sketch {
    card("#6d7f5a", "#1a2113", "#b9c79f")
        .shine("M-64-190H64L-64-90Z")
        .shape("#3b3531", "M-60-10C-58-56-36-74 0-74C36-74 58-56 60-10Z")
        .ball(paint::SKIN, 0, -98, 34)
        .shape(
            paint::SOOT,
            "M-35-112C-16-106 16-106 35-112L33-92C20-84 8-90 0-96C-8-90-20-84-33-92Z",
        )
        .line(paint::IVORY, 8, "M-14-101v1M14-101v1")
        .line("#1a2113", 6, "M-12-76C-4-70 6-70 14-78")
        .shape("#8a3320", "M-30-66C-14-54 14-54 30-66L40-40L8-48L0-26L-8-48L-40-40Z")
        .shape(
            "#4a3a2a",
            "M-60-122C-44-136-34-140-34-146C-32-172 30-176 34-146C36-140 48-136 60-122\
             C30-134-30-134-60-122Z",
        )
        .shape("#a8281e", "M22-146C30-176 50-184 60-178C58-162 46-146 30-138Z")
}
