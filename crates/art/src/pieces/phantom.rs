//! The Phantom: a traveller in a hood without a face, whose cloak ends in wisps.

use super::sketch::{Sketch, paint};
use crate::colours::PlayerColour;

/// A phantom on its feet, or rather above them.
pub(super) fn phantom(colour: Option<PlayerColour>) -> Sketch {
    Sketch::of(colour).shadow(8, 52, 9).scaled(0.9, |sketch| {
        let tones = sketch.tones;
        sketch
            .shape(
                tones.main,
                "M0-178C-40-178-50-150-46-124C-58-96-66-46-64-14C-54-26-46-26-38-12C-30 2-20 2-12-12\
                 C-4-26 6-26 14-12C22 2 32 2 40-12C48-26 56-26 64-14C66-46 58-96 46-124C50-150 40-178 0-178Z",
            )
            .shade("M18-174C44-166 50-146 46-124C58-96 66-46 64-14C56-26 48-26 40-12C34-2 28 0 22-4C44-60 44-130 18-174Z")
            .shine("M-40-120C-52-90-58-52-57-30C-53-32-50-32-46-31C-46-62-40-96-30-118Z")
            .shape(paint::HAIR, "M0-162C-26-162-34-144-31-126C-22-112 22-112 31-126C34-144 26-162 0-162Z")
            .eyes(-12, 12, -136)
            .sign(tones.text, 0, -64, 27)
    })
}

/// A phantom that lies in a field.
pub(super) fn lying_phantom(colour: Option<PlayerColour>) -> Sketch {
    Sketch::of(colour).shadow(6, 80, 11).scaled(0.9, |sketch| {
        let tones = sketch.tones;
        sketch
            .shape(
                tones.main,
                "M-104-30C-104-70-78-80-52-76C-24-88 30-96 66-92C56-82 56-74 70-66C84-58 84-48 70-40\
                 C56-32 58-24 72-16C40-2-22 0-52-8C-80 0-104-8-104-30Z",
            )
            .shade("M-104-30C-104-8-80 0-52-8C-22 0 40-2 72-16C64-20 60-24 60-28C20-14-50-14-104-30Z")
            .shape(paint::HAIR, "M-90-42C-90-62-74-66-58-62C-48-52-48-32-58-22C-76-18-90-24-90-42Z")
            .sign(tones.text, 4, -50, 25)
    })
}
