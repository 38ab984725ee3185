//! The quarters of the City of Carcassonne, marked by the features they lead to.

use std::fmt::Write as _;

use bastide_rules::{PublicView, Quarter};

use crate::point::Point;

/// A castle with battlements, a gate and a flag on each tower.
const CASTLE: &str = "<path d='M-66-58v-60M66-58v-60' stroke-width='11'/><path d='M-62-120l40 15-40 15zM70-120l40 15-40 15z' fill='#eb4'/><path d='M-104 90V-66h26v24h24v-24h26v54h56v-54h26v24h24v-24h26V90z' fill='#fbf3df'/><path d='M-27 90V44a27 27 0 0 1 54 0v46z'/><path d='M-66-8v30M66-8v30' stroke-width='18'/>";

/// A stall with a striped awning and fruit on it, for the market.
const STALL: &str = "<path d='M-82 86V-10M82 86V-10' stroke-width='17'/><path d='M-102 90V38H102v52z' fill='#b97f45'/><path d='M-52 32h1M0 32h1M52 32h1' stroke-width='62' stroke-linecap='round'/><path d='M-52 32h1' stroke='#d23c30' stroke-width='42' stroke-linecap='round'/><path d='M0 32h1' stroke='#7d9c3f' stroke-width='42' stroke-linecap='round'/><path d='M52 32h1' stroke='#8e2f66' stroke-width='42' stroke-linecap='round'/><path d='M-84-92H84l34 88q-20 26-40 0-20 26-39 0-20 26-39 0-20 26-39 0-20 26-39 0-20 26-40 0z' fill='#fbf3df'/><path d='M-52-88h34l-6 84q-18 22-36 0zM18-88h34l26 84q-18 22-38 0z' fill='#c8402f' stroke='none'/>";

/// An anvil with sparks, for the blacksmith.
const ANVIL: &str = "<path d='M-62-108l10 28 28 10-28 10-10 28-10-28-28-10 28-10zM20-122l9 26 26 9-26 9-9 26-9-26-26-9 26-9z' fill='#ffb52e' stroke-width='7'/><path d='M-116-38H34q48 0 76-26v58q-42 30-84 34l16 36h40v34H-70V64h36l16-38q-82-2-98-64z' fill='#c9d0d8'/><path d='M-98-24H40q30 0 54-14' fill='none' stroke='#fff' stroke-width='10'/>";

/// A church with two towers, for the cathedral.
const CHURCH: &str = "<path d='M-34 92V-24L0-66l34 42V92z' fill='#f1e5c8'/><path d='M-88 92V-38h56V92zM32 92V-38h56V92z' fill='#fbf3df'/><path d='M-98-34l38-84 38 84zM22-34l38-84 38 84z' fill='#c2583a'/><circle cy='-8' r='19' fill='#f2c94c'/><path d='M-18 92V60l18-24 18 24v32z'/><path d='M-60 2v26M60 2v26' stroke-width='18'/>";

/// The scale of marks on a board, relative to [`quarter_mark`].
const MARK_SCALE: f64 = 1.4;

/// The centre of a quarter of Carcassonne, from the north-west corner of the space 0,0.
pub const fn quarter_centre(quarter: Quarter) -> Point {
    match quarter {
        Quarter::Castle => Point::new(350.0, -110.0),
        Quarter::Market => Point::new(950.0, 480.0),
        Quarter::Blacksmith => Point::new(300.0, 1_000.0),
        Quarter::Cathedral => Point::new(-620.0, 60.0),
    }
}

/// Marks the quarters, if the city is on the table.
pub(super) fn write(svg: &mut String, view: &PublicView) {
    if view.count.is_none() {
        return;
    }
    for quarter in Quarter::ALL {
        let (at, mark) = (quarter_centre(quarter), quarter_mark(quarter));
        let _ = write!(
            svg,
            "<g transform='translate({:.0} {:.0}) scale({MARK_SCALE})'>{mark}</g>",
            at.x, at.y
        );
    }
}

/// The mark of a quarter around its centre: 320 units wide and high, to be shown at scale 1.4. Each has its
/// own colour, which identifies it at small sizes.
pub fn quarter_mark(quarter: Quarter) -> String {
    let (ground, drawing) = match quarter {
        Quarter::Castle => ("#a9432f", CASTLE),
        Quarter::Market => ("#e9b949", STALL),
        Quarter::Blacksmith => ("#55504d", ANVIL),
        Quarter::Cathedral => ("#4d79ab", CHURCH),
    };
    format!(
        "<g fill='#4a3524' stroke='#4a3524' stroke-width='10' stroke-linejoin='round'>\
         <circle r='154' fill='#fbf3df'/><circle r='138' fill='{ground}' stroke='none'/>{drawing}</g>"
    )
}
