//! The Tower: towers of any height, and the bars of the prison.

use std::fmt::Write;

use super::sketch::{Sketch, paint};
use crate::lettering::{self, Anchor};

/// A higher tower is distinguished only by its number.
pub(super) const MOST_FLOORS: u8 = 5;

/// The height of a floor.
const FLOOR: i32 = 34;

/// Where a follower stands on top of a tower of this height.
pub(super) fn top(height: u8) -> i32 {
    -FLOOR * i32::from(height.min(MOST_FLOORS))
}

/// A tower of this number of floors, at least one, with the number on a plate.
pub(super) fn tower(height: u8) -> Sketch {
    let height = height.max(1);
    let mut sketch = Sketch::neutral("#cdbb98", "#33291c", "#f6ead0").shadow(10, 66, 15);
    let mut joints = String::new();
    for floor in 1..=height.min(MOST_FLOORS) {
        let high = top(floor);
        sketch = sketch.shape(
            "#cdbb98",
            &format!("M-56 {}V{high}H56v{FLOOR}c-30 12-82 12-112 0Z", high + FLOOR),
        );
        // Alternate floors have shifted stones.
        for x in if floor % 2 == 0 { [-36, -2, 33] } else { [-20, 17, 44] } {
            write!(joints, "M{x} {}v14", high + 16).expect("a string takes all text");
        }
    }
    let high = top(height);
    let (back, front) = (high - 14, high + 14);
    let sketch = sketch
        .line("#8d7a58", 4, &joints)
        .shade(&format!("M56 0V{high}H26V9C38 7 48 4 56 0Z"))
        .shine(&format!("M-52-3V{high}H-41V1Z"))
        .shape(
            "#a8946e",
            &format!("M-56 {high}C-30 {back} 30 {back} 56 {high}C30 {front}-30 {front}-56 {high}Z"),
        );
    let battlements = [(-47, 5), (0, 11), (47, 5)]
        .map(|(x, drop)| format!("M{} {}v-22h20v22Z", x - 10, high + drop))
        .concat();
    let number = height.to_string();
    let size = if height == 1 { 26 } else { 42 };
    let (half, edge) = ((lettering::width_of(&number, size.into()) / 2.0) as i32 + 13, size + 14);
    let strokes = lettering::text(&number, 0.0, -3.0, size.into(), Anchor::Middle);
    sketch
        .shape("#cdbb98", &battlements)
        .shape(paint::IVORY, &format!("M-{half}-{edge}H{half}V6H-{half}Z"))
        .line("#33291c", 7, &strokes)
}

/// The bars of a prison, to be laid over the follower; its sign is visible between them.
pub(super) fn bars() -> Sketch {
    Sketch::neutral("#6d7378", "#17181a", "#c9d0d4")
        .without_ring()
        .stick("#6d7378", 7, "M-76-190V4M-32-190V4M32-190V4M76-190V4")
        .stick("#6d7378", 9, "M-88-182H88M-88-2H88")
        .line("#c9d0d4", 3, "M-77-172V-12M-33-172V-12M31-172V-12M75-172V-12")
}
