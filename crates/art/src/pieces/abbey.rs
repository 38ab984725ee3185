//! Abbey & Mayor, and the abbot.

use super::base::{cloak, face};
use super::sketch::{Sketch, TILE, paint};
use crate::colours::PlayerColour;

/// A mayor of some girth, with the chain of office.
pub(super) fn mayor(colour: Option<PlayerColour>) -> Sketch {
    let sketch = Sketch::of(colour);
    let tones = sketch.tones;
    let sketch = sketch
        .shadow(8, 78, 15)
        .shape(tones.main, "M-28-116C-84-106-98-30-74-2C-42 10 42 10 74-2C98-30 84-106 28-116Z")
        .shade("M28-116C84-106 98-30 74-2C56 5 36 8 18 8C60-24 58-92 18-112Z")
        .shine("M-40-104C-74-84-84-40-72-14C-66-50-54-84-28-108Z");
    let sketch = face(sketch)
        .stick(paint::GOLD, 7, "M-48-104C-40-80-22-74 0-74C22-74 40-80 48-104")
        .ball(paint::GOLD, 0, -76, 12)
        .sign(tones.text, 0, -31, 25);
    sketch
        .shape(paint::IVORY, "M34-170C46-200 74-206 90-190C78-186 66-170 44-158Z")
        .shape(
            tones.main,
            "M-56-152C-74-176-40-190-4-190C40-192 72-174 56-150C30-162-26-164-56-152Z",
        )
        .shine("M-52-164C-50-178-26-183 0-183C-20-178-34-172-40-164Z")
        .shape(tones.light, "M-40-146C-14-162 14-162 40-146L37-136C14-148-12-148-37-136Z")
        .ball(paint::GOLD, 34, -162, 9)
        .line(paint::HAIR, 8, "M-13-120C-8-124-4-124 0-120C4-124 8-124 13-120")
}

/// A wagon with a cover.
pub(super) fn wagon(colour: Option<PlayerColour>) -> Sketch {
    let sketch = Sketch::of(colour);
    let tones = sketch.tones;
    let wheel = "M-52-58a30 30 0 1 1-.1 0ZM46-58a30 30 0 1 1-.1 0Z";
    sketch
        .shadow(6, 88, 13)
        .shape(
            tones.main,
            "M-84-70C-96-130-84-160-58-162C-20-168 20-168 58-162C84-160 96-130 84-70Z",
        )
        .shade("M58-162C84-160 96-130 84-70H44C58-100 62-130 58-162Z")
        .shine("M-74-84C-80-126-74-150-56-152C-62-130-62-106-56-84Z")
        .line(tones.dark, 5, "M-44-162C-54-130-52-100-48-74M44-162C54-130 52-100 48-74")
        .shape(paint::WOOD, "M-92-80H92L82-36H-82Z")
        .line(tones.dark, 4, "M-86-58H86")
        .shape(paint::STRAW, wheel)
        .line(paint::WOOD, 6, "M-52-52V-4M-76-28H-28M46-52V-4M22-28H70")
        .ball(paint::WOOD, -52, -28, 8)
        .ball(paint::WOOD, 46, -28, 8)
        .sign(tones.text, 0, -118, 30)
}

/// A barn with a wide door.
pub(super) fn barn(colour: Option<PlayerColour>) -> Sketch {
    let sketch = Sketch::of(colour);
    let tones = sketch.tones;
    sketch
        .shadow(10, 86, 14)
        .shape(tones.main, "M-74 2V-96L0-164L74-96V2Z")
        .shade("M74 2V-96L0-164C30-110 40-50 40 2Z")
        .line(tones.dark, 3, "M-56-90V0M-38-100V0M56-90V0M38-100V0")
        .shape(paint::WOOD, "M-34 2V-58H34V2Z")
        .line(paint::IVORY, 6, "M-34-1V-56H34V-1M-32-54L32 0M32-54L-32 0")
        .stick(paint::STRAW, 13, "M-88-84L0-166L88-84")
        .sign(tones.text, 0, -96, 25)
}

/// An abbey in a player's hand: the building on its tile.
pub(super) fn abbey(colour: Option<PlayerColour>) -> Sketch {
    let sketch = Sketch::of(colour);
    let tones = sketch.tones;
    sketch
        .shadow(8, 88, 12)
        .shape(tones.main, TILE)
        .patch("#a9bb66", "M-76-156H76V-12H-76Z")
        .shape(paint::IVORY, "M-62-24V-70H62V-24Z")
        .shape("#c2583a", "M-70-66L-56-100H56L70-66Z")
        .shape(paint::IVORY, "M-20-24V-116H20V-24Z")
        .shape("#56708f", "M-28-112L0-152L28-112Z")
        .line(tones.dark, 9, "M0-98v16M0-44v20M-42-52v10M42-52v10")
        .shine("M-82-162H82V-157H-76V-12H-82Z")
        .ball(tones.main, -52, -130, 26)
        .sign(tones.text, -52, -130, 17)
}

/// An abbot, with mitre and crook.
pub(super) fn abbot(colour: Option<PlayerColour>) -> Sketch {
    let sketch = Sketch::of(colour);
    let tones = sketch.tones;
    let sketch = sketch.shadow(8, 70, 14).stick(
        paint::GOLD,
        8,
        "M80 2V-150C80-182 48-180 50-160C52-148 66-152 64-162",
    );
    let sketch = face(cloak(sketch));
    sketch
        .line(paint::GOLD, 8, "M-62-10C-40 0 40 0 62-10")
        .shape(
            paint::IVORY,
            "M-32-146C-40-174-20-194 0-206C20-194 40-174 32-146C12-156-12-156-32-146Z",
        )
        .shape(tones.main, "M-32-146C-12-156 12-156 32-146L31-160C12-170-12-170-31-160Z")
        .line(paint::GOLD, 7, "M0-192V-170M-11-182H11")
        .sign(tones.text, -2, -50, 27)
}
