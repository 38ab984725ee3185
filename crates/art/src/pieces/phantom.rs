//! The Phantom: a pale face in a hood, and a cloak without feet that ends in wisps.

use super::sketch::{Sketch, paint};
use crate::colours::PlayerColour;

/// A phantom that hovers, its sleeves raised.
pub(super) fn phantom(colour: Option<PlayerColour>) -> Sketch {
    Sketch::of(colour).shadow(10, 58, 10).scaled(0.94, |sketch| {
        let tones = sketch.tones;
        sketch
            .shape(
                tones.main,
                "M34-208C-14-210-50-180-47-138C-58-130-70-134-80-146C-92-156-102-144-98-130C-92-106-78-90-60-82\
                 C-61-58-60-38-52-22C-44-14-34-16-27-28C-20-6 0-2 11-20C26 0 62 4 94-18C74-20 62-32 61-50V-82\
                 C78-90 92-106 98-130C102-144 92-156 80-146C70-134 58-130 47-138C48-162 40-178 22-188C32-192 38-200 34-208Z",
            )
            .shade(
                "M47-138C58-130 70-134 80-146C92-156 102-144 98-130C92-106 78-90 61-82V-50C62-32 74-20 94-18\
                 C62 4 26 0 11-20C36-50 44-96 47-138Z",
            )
            .shine("M-92-136C-86-112-72-98-52-90C-52-96-52-100-51-106C-68-110-80-122-85-138C-88-141-91-140-92-136Z")
            .shape(paint::WHITE, "M0-172C-27-172-35-152-32-132C-24-112 24-112 32-132C35-152 27-172 0-172Z")
            .patch(paint::SOOT, EYES)
            .sign(tones.text, 0, -66, 27)
    })
}

/// Two hollow eyes and a mouth.
const EYES: &str = "M-13-158c7 0 8 18 0 18c-8 0-7-18 0-18ZM13-158c7 0 8 18 0 18c-8 0-7-18 0-18Z\
                    M0-136c6 0 6 12 0 12c-6 0-6-12 0-12Z";

/// A phantom that drifts over a field.
pub(super) fn lying_phantom(colour: Option<PlayerColour>) -> Sketch {
    Sketch::of(colour).shadow(6, 80, 10).scaled(0.92, |sketch| {
        let tones = sketch.tones;
        sketch
            .shape(
                tones.main,
                "M-110-38C-110-76-84-92-54-86C-24-98 26-98 54-90C74-84 90-92 96-106C98-86 92-70 78-62\
                 C88-60 96-56 102-48C88-44 82-36 74-24C66-10 40-8 10-10C-14-8-36-8-54-10C-84-4-110-8-110-38Z",
            )
            .shade(
                "M-110-38C-110-8-84-4-54-10C-36-8-14-8 10-10C40-8 66-10 74-24C82-36 88-44 102-48\
                 C98-53 94-56 90-58C60-22-40-26-110-38Z",
            )
            .shape(paint::WHITE, "M-68-76C-92-76-100-60-97-42C-90-22-46-22-39-42C-36-60-44-76-68-76Z")
            .patch(
                paint::SOOT,
                "M-80-64c7 0 8 16 0 16c-8 0-7-16 0-16ZM-56-64c7 0 8 16 0 16c-8 0-7-16 0-16Z\
                 M-68-45c5 0 5 10 0 10c-5 0-5-10 0-10Z",
            )
            .sign(tones.text, 14, -54, 26)
    })
}
