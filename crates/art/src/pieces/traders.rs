//! Traders & Builders: builder, pig, and the three goods.

use super::base::face;
use super::sketch::{Sketch, paint};
use crate::colours::PlayerColour;

/// A builder in an apron, with a hammer.
pub(super) fn builder(colour: Option<PlayerColour>) -> Sketch {
    let sketch = Sketch::of(colour);
    let tones = sketch.tones;
    let sketch = sketch
        .shadow(8, 60, 13)
        .stick(paint::WOOD, 8, "M58-92L78-176")
        .shape(paint::STEEL, "M50-196L96-185L91-162L45-173Z")
        .shape(tones.main, "M-24-112C-46-94-54-40-56-2C-30 8 30 8 56-2C54-40 46-94 24-112Z")
        .shade("M24-112C46-94 54-40 56-2C44 3 34 5 24 6C36-20 36-74 14-110Z")
        .shine("M-28-96C-40-74-45-40-47-8L-35-5C-34-40-30-74-20-102Z")
        .shape(tones.main, "M22-100C42-96 54-104 60-122L76-110C68-86 48-72 26-74")
        .ball(paint::SKIN, 66, -122, 12)
        .shape(paint::IVORY, "M-24-84H24L36-10C14 0-14 0-36-10Z")
        .sign(tones.dark, 0, -42, 22)
        .scaled(0.9, face);
    sketch
        .shape(
            tones.main,
            "M-34-134C-34-164-14-170 2-170C22-170 32-154 32-134L46-126C20-134-10-136-34-134Z",
        )
        .shine("M-24-142C-22-156-12-162 0-162C-8-156-12-150-13-142Z")
}

/// A pig, facing left.
pub(super) fn pig(colour: Option<PlayerColour>) -> Sketch {
    let sketch = Sketch::of(colour);
    let tones = sketch.tones;
    sketch
        .shadow(8, 78, 13)
        .stick(tones.main, 7, "M78-84C92-90 94-106 84-106C76-104 80-92 88-97")
        .shape(tones.main, "M-44-40L-40 0H-20L-16-30M34-30L38 0H58L64-44")
        .shape(
            tones.main,
            "M-66-70C-60-112-26-124 14-124C58-124 86-98 84-66C82-34 52-20 10-20\
             C-34-20-66-36-66-70Z",
        )
        .shade("M84-66C82-34 52-20 10-20C-20-20-42-28-54-40C0-30 56-40 74-100C82-90 86-80 84-66Z")
        .shine("M-30-104C-10-116 24-118 44-110C20-110-8-106-26-94Z")
        .shape(tones.main, "M-52-118C-64-136-60-150-54-152C-40-148-30-136-28-122Z")
        .ball(tones.main, -52, -86, 35)
        .shape(tones.light, "M-94-84C-94-98-84-102-72-100C-62-98-60-68-72-66C-86-64-94-70-94-84Z")
        .line(tones.dark, 7, "M-84-88v7M-73-88v7")
        .eyes(-56, -36, -102)
        .sign(tones.text, 24, -70, 26)
}

/// A barrel of wine.
pub(super) fn wine() -> Sketch {
    Sketch::neutral("#9c5a2a", "#3b1c0a", "#d69a5c")
        .shadow(8, 60, 14)
        .shape("#9c5a2a", "M-48-150C-70-110-70-44-48-4C-20 6 20 6 48-4C70-44 70-110 48-150Z")
        .line("#3b1c0a", 4, "M-20-148C-32-100-32-50-20 2M20-148C32-100 32-50 20 2")
        .shade("M48-150C70-110 70-44 48-4C36 0 24 2 14 3C40-40 40-110 20-146Z")
        .shine("M-44-132C-58-100-58-54-46-18C-40-50-40-100-36-136Z")
        .stick(paint::STEEL, 8, "M-60-108C-30-98 30-98 60-108M-60-46C-30-36 30-36 60-46")
        .shape("#c98a52", "M-48-150C-48-166 48-166 48-150C48-136-48-136-48-150Z")
        .ball("#7d1d3f", -14, -70, 15)
        .ball("#7d1d3f", 14, -70, 15)
        .ball("#96284e", 0, -88, 15)
        .line("#d88aa8", 5, "M-6-93v1M-20-75v1M8-75v1")
}

/// A sack of grain.
pub(super) fn grain() -> Sketch {
    Sketch::neutral("#d9bd88", "#4a3010", "#f4e5c0")
        .shadow(8, 66, 14)
        .stick(paint::STRAW, 5, "M-12-126L-22-150M2-126V-154M14-126L28-150")
        .shape(
            paint::STRAW,
            "M-40-194C-52-178-44-158-22-146C-16-166-20-184-40-194ZM2-204C-12-188-12-168 2-152\
             C16-168 16-188 2-204ZM46-192C58-176 50-156 28-146C22-166 26-184 46-192Z",
        )
        .line("#8a5f1c", 4, "M-36-182L-24-156M2-190V-164M42-180L31-156")
        .shape("#d9bd88", "M-34-122C-74-96-84-30-64-4C-40 6 40 6 64-4C84-30 74-96 34-122Z")
        .shade("M34-122C74-96 84-30 64-4C48 3 30 5 14 5C52-30 48-96 20-118Z")
        .shine("M-38-104C-62-80-68-40-60-16C-50-40-46-76-26-108Z")
        .shape(
            "#d9bd88",
            "M-40-142C-24-132-28-122-36-116C-14-108 14-108 36-116C28-122 24-132 40-142\
             C20-134-20-134-40-142Z",
        )
        .line("#8a3d1c", 8, "M-32-120C-12-112 12-112 32-120")
        .stick(paint::STRAW, 6, "M0-24V-84")
        .line(paint::STRAW, 9, "M-14-78L0-64L14-78M-14-58L0-44L14-58")
}

/// A bolt of cloth.
pub(super) fn cloth() -> Sketch {
    Sketch::neutral("#5a7fa8", "#16263c", "#a9c6e2")
        .shadow(8, 80, 14)
        .shape("#5a7fa8", "M-60-112L70-132C92-128 92-56 74-44L-48-8Z")
        .shade("M78-88L-44-54L-48-8L74-44C82-52 86-70 84-92Z")
        .line("#e7c25a", 7, "M-40-94L82-116M-38-38L80-70")
        .shape("#5a7fa8", "M-60-112C-90-112-96-6-52-6C-16-6-20-112-60-112Z")
        .shape("#a9c6e2", "M-58-92C-76-90-78-28-54-26C-34-26-38-92-58-92Z")
        .line("#16263c", 5, "M-58-72C-66-68-66-48-56-46C-48-48-50-62-56-62")
        .shape("#5a7fa8", "M-36-14C-8-14 36-30 62-38C72-26 80-8 96 2C50 10 0 10-36 2Z")
        .line("#e7c25a", 6, "M-24-3C14 2 50-2 76-4")
}
