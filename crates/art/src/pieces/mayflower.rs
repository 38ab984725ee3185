//! Mayflower: settlers, and the surveyors who go west before them.

use super::sketch::{Sketch, paint};
use crate::colours::PlayerColour;

/// A settler with a tall hat, a wide collar and a spade.
pub(super) fn settler(colour: Option<PlayerColour>) -> Sketch {
    let sketch = Sketch::of(colour);
    let tones = sketch.tones;
    sketch
        .shadow(8, 62, 13)
        .stick(paint::WOOD, 8, "M72-14L76-140M62-142H90")
        .shape(paint::STEEL, "M56-38H88L86-6C80 4 66 4 60-6Z")
        .shape(paint::SOOT, "M-36-14V2H-6V-14M6-14V2H36V-14")
        .shape(tones.main, "M-24-116C-46-96-56-50-58-14C-30-6 30-6 58-14C56-50 46-96 24-116Z")
        .shade("M24-116C46-96 56-50 58-14C46-10 34-9 22-8C38-36 36-86 14-114Z")
        .shine("M-28-100C-40-78-46-46-48-18L-36-15C-34-46-30-78-20-106Z")
        .shape(tones.main, "M26-98C46-94 60-86 74-76L66-58C52-66 40-70 28-70")
        .ball(paint::SKIN, 74, -66, 10)
        .ball(paint::SKIN, 0, -130, 27)
        .shape(paint::IVORY, "M-28-116C-14-104 14-104 28-116L40-96L6-90L0-100L-6-90L-40-96Z")
        .eyes(-10, 9, -126)
        .shape(tones.main, "M-30-146L-22-201C-8-205 12-205 24-201L30-146Z")
        .shine("M-22-152L-16-196L-5-198L-8-152Z")
        .shape(tones.main, "M-52-148C-40-160 40-160 52-148C36-140-36-140-52-148Z")
        .line(tones.light, 9, "M-24-162H25")
        .sign(tones.text, 0, -52, 25)
}

/// A trapper, flat on the ground, who has not taken off the hat.
pub(super) fn lying_settler(colour: Option<PlayerColour>) -> Sketch {
    let sketch = Sketch::of(colour);
    let tones = sketch.tones;
    sketch
        .shadow(4, 90, 13)
        .shape(paint::SOOT, "M70-2C66-22 70-38 82-40C94-40 96-28 94-2Z")
        .shape(tones.main, "M-38-2C-46-38-24-58 8-58C44-58 72-40 82-2C54 6-14 6-38-2Z")
        .shade("M-38-2C-14 6 54 6 82-2C78-14 74-22 68-30C46-14 0-12-40-20Z")
        .shine("M-28-34C-22-46-4-52 12-50C-4-44-16-38-24-28Z")
        .ball(paint::SKIN, -54, -26, 24)
        .shape(paint::IVORY, "M-36-44L-18-36L-16-10L-34-4L-30-22Z")
        .shape(tones.main, "M-74-42L-92-84C-80-94-60-100-46-98L-34-52Z")
        .shape(tones.main, "M-95-28C-90-46-34-66-14-56C-22-42-80-24-95-28Z")
        .line(tones.light, 8, "M-77-52L-40-66")
        .sign(tones.text, 20, -27, 22)
}

/// A surveyor behind the telescope.
pub(super) fn surveyor() -> Sketch {
    let sketch = Sketch::neutral("#d07f35", "#3a1c07", "#f7c48c")
        .shadow(8, 80, 14)
        .shape("#d07f35", "M-8-114C-30-96-40-44-44-2C-20 8 46 8 74-2C70-44 58-96 36-114Z")
        .shade("M36-114C58-96 70-44 74-2C60 4 48 6 36 7C52-22 50-84 28-112Z")
        .shine("M-10-98C-24-74-30-40-33-8L-20-4C-18-40-12-74 0-102Z")
        .line(paint::IVORY, 6, "M12-90V2")
        .ball(paint::SKIN, 14, -132, 27)
        .eyes(2, 20, -132)
        .shape(paint::IVORY, "M-8-112C6-102 22-102 36-112L34-96L14-86L-6-96Z")
        .shape(
            "#6b4423",
            "M-34-148C-20-156-14-182 14-182C42-182 48-156 62-148C40-140 30-160 14-160\
             C-2-160-12-140-34-148Z",
        );
    sketch
        .stick(paint::WOOD, 7, "M-58-88L-88 2M-58-88L-54 4M-58-88L-24 2")
        .shape(paint::GOLD, "M-92-112L-18-116V-94L-92-94Z")
        .shape(paint::GOLD, "M-95-120H-80V-86H-95Z")
        .ball(paint::STEEL, -56, -84, 10)
        .stick("#d07f35", 15, "M0-92L-22-84")
        .ball(paint::SKIN, -30, -84, 10)
}
