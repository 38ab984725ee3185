//! The numbered rules of `docs/rulebook`, looked up by their IDs.
//!
//! ```
//! let book = bastide_rulebook::rulebook();
//! let rule = book.find("prd30").expect("PRD-30 is a rule");
//! assert_eq!((rule.id(), rule.chapter()), ("PRD-30", "princess-and-dragon"));
//! for ruling in book.rulings(rule) {
//!     println!("{}: {}", ruling.id(), ruling.text());
//! }
//! ```
//!
//! The texts are compiled into the crate and parsed on the first call of [`rulebook`].

mod book;
mod citation;
mod parse;

use std::sync::LazyLock;

pub use book::{Chapter, Kind, Rule, Rulebook};
pub use citation::{Citation, citations};
pub use parse::ParseError;

/// Name, prefix of the IDs, and text of a chapter.
macro_rules! chapters {
    ($($prefix:literal $name:literal),* $(,)?) => {
        [$((
            $prefix,
            $name,
            include_str!(concat!("../../../docs/rulebook/", $name, ".md")),
        )),*]
    };
}

/// All chapters in reading order.
const CHAPTERS: [(&str, &str, &str); 16] = chapters![
    "BAS" "base-game",
    "INN" "inns-and-cathedrals",
    "TRA" "traders-and-builders",
    "PRD" "princess-and-dragon",
    "TOW" "tower",
    "ABB" "abbey-and-mayor",
    "ABT" "abbot",
    "PHA" "phantom",
    "KNG" "king-and-robber",
    "CUL" "cult",
    "CNT" "count",
    "RIV" "river",
    "CAT" "catapult",
    "INT" "interactions",
    "HG" "hunters-and-gatherers",
    "MAY" "mayflower",
];

/// Returns the rulebook that comes with Bastide.
pub fn rulebook() -> &'static Rulebook {
    static BOOK: LazyLock<Rulebook> =
        LazyLock::new(|| Rulebook::parse(&CHAPTERS).expect("the tests parse docs/rulebook"));
    &BOOK
}
