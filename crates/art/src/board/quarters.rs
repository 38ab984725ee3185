//! The quarters of the City of Carcassonne, marked by what they lead to.

use std::fmt::Write as _;

use bastide_rules::{Quarter, State};

use crate::emblems::{Emblem, emblem};
use crate::point::Point;

/// An anvil, for the blacksmith.
const ANVIL: &str = "<path d='M-78-34h104q34 0 52-22v44q-30 20-62 22l14 40h26v26H-52V50h26l14-40q-52 0-66-44z' fill='#6d7683' stroke='#4a3524' stroke-width='8' stroke-linejoin='round'/>";

/// The middle of a quarter of Carcassonne on the table, from the north-west corner of the space 0,0.
pub const fn quarter_at(quarter: Quarter) -> Point {
    match quarter {
        Quarter::Castle => Point::new(480.0, -60.0),
        Quarter::Market => Point::new(1_050.0, 450.0),
        Quarter::Blacksmith => Point::new(500.0, 1_130.0),
        Quarter::Cathedral => Point::new(-520.0, 0.0),
    }
}

/// Marks the quarters, where the city is on the table.
pub(super) fn write(svg: &mut String, state: &State) {
    if state.count().is_none() {
        return;
    }
    for quarter in Quarter::ALL {
        let (at, mark) = (quarter_at(quarter), quarter_mark(quarter));
        let _ = write!(svg, "<g transform='translate({:.0} {:.0})'>{mark}</g>", at.x, at.y);
    }
}

/// The mark of a quarter, around its middle: 320 units wide and high.
pub fn quarter_mark(quarter: Quarter) -> String {
    let drawing = match quarter {
        Quarter::Castle => emblem(Emblem::Shield),
        Quarter::Market => emblem(Emblem::Grain),
        Quarter::Blacksmith => ANVIL,
        Quarter::Cathedral => emblem(Emblem::Cathedral),
    };
    format!("<circle r='150' fill='#f1e5c8' stroke='#4a3524' stroke-width='12'/>{drawing}")
}
