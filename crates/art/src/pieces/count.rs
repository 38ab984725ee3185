//! The Count of Carcassonne.

use super::sketch::{Sketch, paint};

/// The count, in a robe with ermine, with coronet and goblet.
pub(super) fn count() -> Sketch {
    let sketch = Sketch::neutral("#70428f", "#241030", "#c79fe0")
        .shadow(8, 72, 14)
        .shape("#70428f", "M-30-116C-56-92-72-40-78-2C-46 12 46 12 78-2C72-40 56-92 30-116Z")
        .shade("M30-116C56-92 72-40 78-2C60 6 40 9 22 9C42-24 42-84 16-112Z")
        .shine("M-36-96C-52-72-60-38-65-10L-52-6C-50-40-42-76-28-104Z")
        .shape(paint::IVORY, "M-14-100L-18 8C-6 10 6 10 18 8L14-100Z")
        .line("#241030", 6, "M-2-78v8M7-52v8M-8-34v8M5-14v8")
        .shape(
            paint::IVORY,
            "M-40-112C-20-98 20-98 40-112C52-100 56-88 56-82C24-66-24-66-56-82\
             C-56-88-52-100-40-112Z",
        )
        .line("#241030", 6, "M-34-88v6M-4-82v6M28-86v6")
        .ball(paint::SKIN, 0, -134, 28)
        .eyes(-11, 9, -134)
        .patch(paint::HAIR, "M-16-118C-8-126 8-126 14-118C8-100 2-98-1-98C-4-98-10-102-16-118Z")
        .shape("#70428f", "M-34-146C-40-182 40-182 34-146C12-156-12-156-34-146Z");
    sketch
        .shape(
            paint::GOLD,
            "M-36-144L-46-184L-22-168L0-200L22-168L46-184L36-144C14-154-14-154-36-144Z",
        )
        .line("#a8281e", 10, "M0-166v1M-22-160v1M22-160v1")
        .stick(paint::GOLD, 7, "M72-40L82-120")
        .ball(paint::GOLD, 84, -132, 11)
        .ball(paint::SKIN, 74, -66, 11)
}
