//! Inns & Cathedrals: the big follower.

use super::base::{face, resting};
use super::sketch::{Sketch, paint};
use crate::colours::PlayerColour;

/// The big follower, in a wide cape, with a feather.
pub(super) fn big_follower(colour: Option<PlayerColour>) -> Sketch {
    let sketch = Sketch::of(colour);
    let tones = sketch.tones;
    let sketch = sketch
        .shadow(8, 86, 16)
        .shape(tones.main, "M-30-132C-66-104-84-46-90-2C-54 14 54 14 90-2C84-46 66-104 30-132Z")
        .shade("M30-132C66-104 84-46 90-2C72 6 46 10 24 10C48-26 46-90 14-128Z")
        .shine("M-34-112C-58-84-72-42-77-8C-68-5-60-3-54-2C-52-42-42-86-26-118Z")
        .folds("M-48-8C-42-26-40-40-42-56M48-6C54-26 55-42 52-60")
        .line(paint::GOLD, 8, "M-84-14C-50 0 50 0 84-14")
        .scaled(1.1, face);
    feathered_hat(sketch).ball(paint::GOLD, 0, -104, 9).sign(tones.text, 0, -54, 32)
}

/// The big follower in a field.
pub(super) fn lying_big_follower(colour: Option<PlayerColour>) -> Sketch {
    let sketch = Sketch::of(colour).shadow(2, 92, 16);
    resting(sketch).shape(paint::IVORY, "M-32-72C-24-104-2-116 20-110C12-94-10-78-28-64Z")
}

fn feathered_hat(sketch: Sketch) -> Sketch {
    let tones = sketch.tones;
    sketch
        .shape(tones.main, "M-70-166C-50-186 50-186 70-166C48-152-48-152-70-166Z")
        .shape(
            tones.main,
            "M-36-172C-36-196-20-206 0-206C22-206 36-196 36-172C14-182-14-182-36-172Z",
        )
        .shape(paint::IVORY, "M22-178C36-206 72-210 94-186C76-186 56-176 30-166Z")
        .line(tones.light, 6, "M-34-178C-14-187 8-187 24-182")
}
