//! The pieces of the base game: a small traveller in a cloak, under a broad hat, with a staff.

use super::sketch::{Sketch, paint};
use crate::colours::PlayerColour;

/// A follower on its feet.
pub(super) fn follower(colour: Option<PlayerColour>) -> Sketch {
    Sketch::of(colour).shadow(8, 66, 13).scaled(0.9, |sketch| {
        let tones = sketch.tones;
        let sketch = sketch.stick(paint::WOOD, 8, "M76 2L84-150");
        let sketch = cloak(sketch);
        hat(face(sketch)).sign(tones.text, -2, -46, 27)
    })
}

/// A follower who rests in a field, the hat over the face.
pub(super) fn lying_follower(colour: Option<PlayerColour>) -> Sketch {
    Sketch::of(colour).shadow(6, 86, 13).scaled(0.9, resting)
}

/// The seal: a disc of wax with the sign.
pub(super) fn seal(colour: Option<PlayerColour>) -> Sketch {
    let sketch = Sketch::of(colour);
    let tones = sketch.tones;
    sketch
        .shadow(8, 66, 10)
        .shape(
            tones.main,
            "M0-170C26-176 44-160 58-146C78-134 84-112 82-90C88-66 76-46 60-32C46-14 24-4 0-6\
             C-26-2-46-14-60-32C-80-46-86-68-82-90C-86-114-76-134-58-146C-44-162-24-176 0-170Z",
        )
        .shade("M0-6C24-4 46-14 60-32C76-46 88-66 82-90C84-112 78-134 58-146C72-80 50-30 0-6Z")
        .shine("M-66-104C-62-132-40-152-10-154C-34-142-52-126-58-100Z")
        .sign(tones.text, 0, -86, 46)
}

/// The cloak, with an arm that comes out of it to the right.
pub(super) fn cloak(sketch: Sketch) -> Sketch {
    let tones = sketch.tones;
    sketch
        .shape(tones.main, "M-24-124C-46-100-62-42-68-2C-42 10 42 10 68-2C62-42 46-100 24-124Z")
        .shade("M24-124C46-100 62-42 68-2C54 5 36 8 18 8C36-22 36-84 12-122Z")
        .shine("M-26-108C-42-82-52-40-57-8C-50-5-45-4-41-3C-40-40-32-82-19-114Z")
        .folds("M-34 2C-30-14-29-24-31-36M34 3C38-12 39-26 37-40")
        .shape(tones.main, "M28-98C50-96 66-86 80-72L72-54C56-64 42-68 28-70")
        .ball(paint::SKIN, 79, -62, 11)
}

/// The face, above a light scarf.
pub(super) fn face(sketch: Sketch) -> Sketch {
    let tones = sketch.tones;
    sketch
        .ball(paint::SKIN, 0, -134, 28)
        .shape(tones.light, "M-28-118C-14-106 14-106 28-118L32-104C14-90-14-90-32-104Z")
        .eyes(-11, 9, -134)
}

/// The broad hat.
fn hat(sketch: Sketch) -> Sketch {
    let tones = sketch.tones;
    sketch
        .shape(tones.main, "M-60-150C-44-170 44-170 60-150C42-140-42-140-60-150Z")
        .shape(
            tones.main,
            "M-32-158C-32-188-18-200 2-200C22-200 32-186 32-158C12-166-12-166-32-158Z",
        )
        .shine("M-24-166C-23-182-14-192-2-194C-10-188-14-178-14-168Z")
        .line(tones.light, 6, "M-29-167C-12-173 12-173 29-167")
}

/// A figure flat on the back, with the toes up and the hat over the face.
pub(super) fn resting(sketch: Sketch) -> Sketch {
    let tones = sketch.tones;
    sketch
        .shape(paint::WOOD, "M62-4V-24C68-28 70-36 70-48C70-60 80-64 88-58C94-50 94-26 94-4Z")
        .line(tones.dark, 5, "M84-8C85-22 86-34 84-48")
        .shape(tones.main, "M-42-2C-50-44-28-70 6-70C44-70 72-48 80-2C54 6-18 6-42-2Z")
        .shade("M-42-2C-18 6 54 6 80-2C77-16 74-26 68-34C46-16 0-12-44-22Z")
        .folds("M58-8C60-22 58-34 52-44M-22-6C-20-14-20-20-22-28")
        .shine("M-32-40C-26-54-8-62 10-61C-6-54-20-46-27-34Z")
        .ball(paint::SKIN, -57, -27, 26)
        .shape(tones.main, "M-96-28C-88-56-36-68-16-50C-28-36-80-22-96-28Z")
        .shape(tones.main, "M-84-46C-88-78-74-94-58-95C-40-96-27-86-28-60C-46-62-68-56-84-46Z")
        .shine("M-76-58C-77-74-70-84-60-87C-65-79-66-71-65-63Z")
        .line(tones.light, 6, "M-83-54C-68-64-48-68-31-67")
        .sign(tones.text, 20, -32, 26)
}
