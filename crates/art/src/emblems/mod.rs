//! Emblems: the small drawings on tiles, such as buildings, animals and trees.
//!
//! Each is SVG markup without an `<svg>` element, drawn around the point (0, 0) within a radius of 110,
//! shadow included. The tile scales it and moves it to its place.
//!
//! All share one style. The land is seen obliquely from above, with light from the upper left: faces to the
//! left are light, faces to the right dark, and the shadow falls to the lower right. A material has two to
//! four flat tones, the same in all drawings:
//!
//! | material | from light to dark |
//! |---|---|
//! | plaster and pale stone | `#fbf3df` `#f1e5c8` `#dc9` `#ba7` |
//! | grey stone | `#ddc` `#bba` `#887` |
//! | tiles | `#d74` `#c53` `#942` |
//! | slate | `#9ab` `#689` `#467` |
//! | wood and hides | `#c96` `#a74` `#753` |
//! | straw and gold | `#fe8` `#eb4` `#c92` |
//! | leaves | `#9b5` `#794` `#573` |
//! | water | `#bde` `#6ac` `#48a` |
//! | openings | `#4a3524`, which is also the outline |

use crate::detail::Detail;

/// The shapes of an emblem and the width of their outline. The outline colour is also the fill of shapes
/// without one. Large emblems have a thinner outline, so that all look alike on a tile.
struct Drawing {
    outline: u32,
    shapes: &'static str,
}

/// Draws the shapes, with a shadow on the ground if there is one.
macro_rules! drawing {
    (outline $outline:literal;
     $(shadow $x:literal $y:literal $width:literal $height:literal;)? $($shape:literal)+) => {
        Drawing {
            outline: $outline,
            shapes: concat!(
                $("<ellipse cx='", $x, "' cy='", $y, "' rx='", $width, "' ry='", $height,
                "' opacity='.25'/>",)?
                $($shape,)+
            ),
        }
    };
    ($($rest:tt)+) => { drawing!(outline 6; $($rest)+) };
}

mod city;
mod decor;
mod faith;
mod hunters;
mod land;
mod mapping;
mod mayflower;
mod road;
mod symbols;

/// Defines the enum, the list of all emblems and the mapping to their drawings from one table. An emblem
/// that is too complex for small tiles has a plain drawing as well.
macro_rules! emblems {
    ($($(#[$doc:meta])+ $name:ident => $drawing:path $([plain $plain:path])?,)+) => {
        /// A small drawing on a tile.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Emblem {
            $($(#[$doc])+ $name,)+
        }

        impl Emblem {
            /// All emblems: those of Carcassonne, of hunters and gatherers, of Mayflower.
            pub const ALL: &[Self] = &[$(Self::$name,)+];

            const fn drawing(self) -> &'static Drawing {
                match self {
                    $(Self::$name => &$drawing,)+
                }
            }

            const fn plain_drawing(self) -> Option<&'static Drawing> {
                match self {
                    $($(Self::$name => Some(&$plain),)?)+
                    _ => None,
                }
            }
        }
    };
}

/// The drawing of an emblem, as SVG markup within a circle of radius 110 around (0, 0). With less detail
/// its outline is thicker.
pub fn emblem(emblem: Emblem, detail: Detail) -> String {
    let plain = emblem.plain_drawing().filter(|_| detail != Detail::Full);
    let Drawing { outline, shapes } = plain.unwrap_or(emblem.drawing());
    let outline = match (plain, detail) {
        (Some(_), _) | (_, Detail::Full) => *outline,
        (None, Detail::Plain) => outline * 2,
        (None, Detail::Tiny) => outline * 3,
    };
    format!(
        "<g fill='#4a3524' stroke='#4a3524' stroke-width='{outline}' stroke-linejoin='round'>{shapes}</g>"
    )
}

emblems! {
    /// The shield of a city.
    Shield => city::SHIELD,
    /// The cathedral of a city.
    Cathedral => city::CATHEDRAL [plain city::CATHEDRAL_PLAIN],
    /// Goods: wine, as grapes.
    Wine => city::WINE [plain city::WINE_PLAIN],
    /// Goods: a sheaf of grain.
    Grain => city::GRAIN [plain city::GRAIN_PLAIN],
    /// Goods: a bolt of cloth.
    Cloth => city::CLOTH [plain city::CLOTH_PLAIN],
    /// The princess of a city.
    Princess => city::PRINCESS [plain city::PRINCESS_PLAIN],
    /// A cloister.
    Cloister => faith::CLOISTER [plain faith::CLOISTER_PLAIN],
    /// The abbey, which fills its tile.
    Abbey => faith::ABBEY [plain faith::ABBEY_PLAIN],
    /// A shrine, the cult place beside a cloister.
    Shrine => faith::SHRINE [plain faith::SHRINE_PLAIN],
    /// An inn at a road.
    Inn => road::INN [plain road::INN_PLAIN],
    /// The small lake beside an inn.
    InnLake => road::INN_LAKE,
    /// A lone house where a road ends.
    House => road::HOUSE [plain road::HOUSE_PLAIN],
    /// A few houses round a crossing.
    Village => road::VILLAGE [plain road::VILLAGE_PLAIN],
    /// A well in a roundabout.
    Well => road::WELL [plain road::WELL_PLAIN],
    /// The volcano, to which the dragon comes.
    Volcano => symbols::VOLCANO [plain symbols::VOLCANO_PLAIN],
    /// The symbol that moves the dragon.
    Dragon => symbols::DRAGON [plain symbols::DRAGON_PLAIN],
    /// A magic portal.
    MagicPortal => symbols::MAGIC_PORTAL [plain symbols::MAGIC_PORTAL_PLAIN],
    /// The foundation of a tower.
    TowerSite => symbols::TOWER_SITE [plain symbols::TOWER_SITE_PLAIN],
    /// A fair, at which the catapult is used.
    Fair => symbols::FAIR [plain symbols::FAIR_PLAIN],
    /// A herd of pigs on a field.
    PigHerd => land::PIG_HERD,
    /// Rocks from which a river springs.
    Spring => land::SPRING [plain land::SPRING_PLAIN],
    /// A windmill on a field.
    Windmill => land::WINDMILL,
    /// A few fruit trees.
    Orchard => land::ORCHARD,
    /// A haystack.
    Haystack => decor::HAYSTACK,
    /// A tree with a round crown.
    TreeRound => decor::TREE_ROUND,
    /// A fir.
    Conifer => decor::CONIFER,
    /// A bush.
    Bush => decor::BUSH,
    /// A boat on a river.
    Boat => decor::BOAT,
    /// A deer, on meadows and on plains.
    Deer => hunters::DEER,
    /// A mammoth.
    Mammoth => hunters::MAMMOTH,
    /// An aurochs.
    Aurochs => hunters::AUROCHS,
    /// A sabre-toothed tiger.
    Tiger => hunters::TIGER,
    /// The fire that drives tigers off.
    Fire => hunters::FIRE,
    /// A dolmen.
    Dolmen => hunters::DOLMEN,
    /// Gold in a forest.
    Gold => hunters::GOLD [plain hunters::GOLD_PLAIN],
    /// A group of mushrooms in a forest.
    Mushrooms => hunters::MUSHROOMS,
    /// A fish in a lake.
    Fish => hunters::FISH,
    /// Reeds at a shore.
    Reeds => hunters::REEDS,
    /// A bison.
    Bison => mayflower::BISON,
    /// A turkey.
    Turkey => mayflower::TURKEY,
    /// A bear.
    Bear => mayflower::BEAR,
    /// A trading post at a trail.
    TradingPost => mayflower::TRADING_POST [plain mayflower::TRADING_POST_PLAIN],
    /// The flag of a town.
    Flag => mayflower::FLAG,
    /// A farm: house, barn and a fenced field.
    Farm => mayflower::FARM [plain mayflower::FARM_PLAIN],
    /// A log cabin.
    Cabin => mayflower::CABIN [plain mayflower::CABIN_PLAIN],
    /// The ship at the coast.
    Ship => mayflower::SHIP,
}
