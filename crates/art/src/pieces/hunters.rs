//! Hunters & Gatherers: the tribe, its huts, and the bonus tiles.

use super::sketch::{Sketch, TILE, paint};
use crate::colours::PlayerColour;

/// A member of the tribe in furs, with a spear.
pub(super) fn member(colour: Option<PlayerColour>) -> Sketch {
    let sketch = Sketch::of(colour);
    let tones = sketch.tones;
    sketch
        .shadow(8, 62, 13)
        .stick(paint::WOOD, 7, "M74 2L80-160")
        .shape(paint::STEEL, "M66-160L82-204L94-158Z")
        .stick(paint::SKIN, 16, "M-22-24V-4M20-24V-4")
        .shape(
            tones.main,
            "M-34-114L26-106C44-84 54-50 58-22L42-30L32-14L16-26L2-12L-12-26L-28-14L-38-28\
             L-56-18C-56-54-50-90-34-114Z",
        )
        .shade("M26-106C44-84 54-50 58-22L42-30L32-14L18-25C34-50 30-84 10-108Z")
        .shine("M-34-98C-44-76-46-50-46-32L-34-36C-34-60-30-84-22-104Z")
        .stick(paint::SKIN, 13, "M28-96C46-92 60-86 74-78")
        .ball(paint::SKIN, 76, -76, 10)
        .shape(
            paint::HAIR,
            "M-38-116C-54-140-44-184-12-188C14-198 46-180 44-150C50-136 44-122 36-114Z",
        )
        .ball(paint::SKIN, 0, -132, 27)
        .patch(
            paint::HAIR,
            "M-26-138C-30-166 26-168 27-138C14-150 8-150 0-142C-8-152-18-148-26-138Z",
        )
        .eyes(-10, 10, -132)
        .line(paint::IVORY, 9, "M-20-104v1M-6-99v1M9-99v1")
        .sign(tones.text, 0, -62, 25)
}

/// A hunter, flat on the ground behind the spear.
pub(super) fn lying_member(colour: Option<PlayerColour>) -> Sketch {
    let sketch = Sketch::of(colour);
    let tones = sketch.tones;
    sketch
        .shadow(4, 90, 13)
        .stick(paint::SKIN, 14, "M64-12H88")
        .shape(
            tones.main,
            "M-34-4C-42-40-20-62 14-60C46-58 66-40 76-24L64-22L78-8L62-6L66 4C30 6-12 6-34-4Z",
        )
        .shade("M-34-4C-12 6 30 6 66 4L62-6L78-8L64-22C40-10-4-12-36-24Z")
        .shine("M-26-36C-20-50-2-54 14-52C0-46-12-40-18-30Z")
        .shape(paint::HAIR, "M-84-30C-92-60-76-84-54-84C-28-86-18-62-24-34C-26-20-40-10-56-8Z")
        .ball(paint::SKIN, -60, -34, 24)
        .patch(paint::HAIR, "M-84-40C-80-64-42-68-36-40C-50-52-70-54-84-40Z")
        .eyes(-72, -54, -34)
        .stick(paint::WOOD, 6, "M-70-6L40-2")
        .shape(paint::STEEL, "M-66-18L-94-7L-68 5Z")
        .sign(tones.text, 20, -31, 22)
}

/// A hut of hides, with poles at the top.
pub(super) fn hut(colour: Option<PlayerColour>) -> Sketch {
    let sketch = Sketch::of(colour);
    let tones = sketch.tones;
    sketch
        .shadow(8, 86, 15)
        .stick(paint::WOOD, 7, "M-8-150L-22-182M0-150L2-188M10-150L26-180")
        .shape(
            tones.main,
            "M-84-2C-72-70-40-130-14-160C-6-164 6-164 14-160C40-130 72-70 84-2C48 10-48 10-84-2Z",
        )
        .shade("M14-160C40-130 72-70 84-2C68 5 50 7 34 8C44-50 26-120 8-160Z")
        .shine("M-70-10C-58-70-34-120-14-148C-26-110-44-60-52-5Z")
        .line(paint::IVORY, 5, "M-62-52L-52-44L-42-54L-32-46M62-52L52-44L42-54L32-46")
        .shape(paint::SOOT, "M-26 7C-24-32-10-52 0-58C10-52 24-32 26 7Z")
        .shape(paint::STRAW, "M26 7C24-32 10-52 0-58C22-50 40-30 44 5Z")
        .sign(tones.text, 0, -92, 24)
}

/// The back of a bonus tile: a nugget of gold under a menhir's sun.
pub(super) fn bonus_tile() -> Sketch {
    Sketch::neutral("#b98d4e", "#33220d", "#ecd09a")
        .shadow(6, 88, 12)
        .shape("#b98d4e", TILE)
        .shine("M-84-164H84L-84-40Z")
        .line("#7a5524", 5, "M-72-152H72V-16H-72Z")
        .shape(paint::GOLD, "M-48-62L-40-98L-8-118L28-110L48-84L38-54L4-42L-32-46Z")
        .patch("#fff0a8", "M-40-94L-8-113L2-88L-24-72Z")
        .patch("#c98a1e", "M2-88L44-84L36-57L4-46Z")
        .line("#33220d", 4, "M-44-62L-24-74L-8-114M-24-74L4-46L2-88L44-84M-22-74L2-88L26-106")
        .line(paint::WHITE, 6, "M50-132v20M40-122h20")
}
