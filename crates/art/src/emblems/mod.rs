//! The small things drawn on tiles: emblems, buildings, animals, trees.
//!
//! Each is SVG markup without an `<svg>` around it, drawn around the point (0, 0) and no
//! farther than 110 from it, shadow included. Whoever draws a tile scales it and moves it to its
//! place.
//!
//! All come from one hand. The land is seen obliquely from above, with light from the upper left:
//! faces to the left are light, faces to the right dark, and the shadow falls to the lower right.
//! A material has two to four flat tones, the same in all drawings:
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

/// A drawing: the shadow on the ground, if there is one, and the shapes with their common outline,
/// which is also the fill of shapes that name none. Large drawings have a thinner outline, so that
/// all are alike where they stand on a tile.
macro_rules! drawing {
    (outline $outline:literal;
     $(shadow $x:literal $y:literal $width:literal $height:literal;)? $($shape:literal)+) => {
        concat!(
            "<g fill='#4a3524' stroke='#4a3524' stroke-width='", $outline,
            "' stroke-linejoin='round'>",
            $("<ellipse cx='", $x, "' cy='", $y, "' rx='", $width, "' ry='", $height,
            "' opacity='.25'/>",)?
            $($shape,)+ "</g>"
        )
    };
    ($($rest:tt)+) => { drawing!(outline 6; $($rest)+) };
}

mod city;
mod decor;
mod drawn;
mod faith;
mod hunters;
mod land;
mod mayflower;
mod road;
mod symbols;

/// Makes the enum, the list of all and the way to the drawing from one table.
macro_rules! emblems {
    ($($(#[$doc:meta])+ $name:ident => $drawing:path,)+) => {
        /// A small thing drawn on a tile.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Emblem {
            $($(#[$doc])+ $name,)+
        }

        impl Emblem {
            /// All emblems: those of Carcassonne, of hunters and gatherers, of Mayflower.
            pub const ALL: &[Self] = &[$(Self::$name,)+];
        }

        /// The drawing of an emblem, as SVG markup within a circle of radius 110 around (0, 0).
        pub const fn emblem(emblem: Emblem) -> &'static str {
            match emblem {
                $(Emblem::$name => $drawing,)+
            }
        }
    };
}

emblems! {
    /// The shield of a city.
    Shield => city::SHIELD,
    /// The cathedral of a city.
    Cathedral => city::CATHEDRAL,
    /// Goods: a barrel of wine.
    Wine => city::WINE,
    /// Goods: a sheaf of grain.
    Grain => city::GRAIN,
    /// Goods: a bolt of cloth.
    Cloth => city::CLOTH,
    /// The princess of a city.
    Princess => city::PRINCESS,
    /// A cloister.
    Cloister => faith::CLOISTER,
    /// The abbey, which has a tile for itself.
    Abbey => faith::ABBEY,
    /// A shrine, the cult place beside a cloister.
    Shrine => faith::SHRINE,
    /// An inn at a road.
    Inn => road::INN,
    /// The small lake beside an inn.
    InnLake => road::INN_LAKE,
    /// A lone house where a road ends.
    House => road::HOUSE,
    /// A few houses round a crossing.
    Village => road::VILLAGE,
    /// A well in a roundabout.
    Well => road::WELL,
    /// The volcano, to which the dragon comes.
    Volcano => symbols::VOLCANO,
    /// The sign that the dragon walks.
    Dragon => symbols::DRAGON,
    /// A magic portal.
    MagicPortal => symbols::MAGIC_PORTAL,
    /// The foundation of a tower.
    TowerSite => symbols::TOWER_SITE,
    /// A fair, at which the catapult is used.
    Fair => symbols::FAIR,
    /// A herd of pigs on a field.
    PigHerd => land::PIG_HERD,
    /// Rocks from which a river springs.
    Spring => land::SPRING,
    /// A windmill on a field.
    Windmill => land::WINDMILL,
    /// Rows of vines.
    Vineyard => land::VINEYARD,
    /// A few fruit trees.
    Orchard => land::ORCHARD,
    /// A haystack.
    Haystack => decor::HAYSTACK,
    /// A sheep.
    Sheep => decor::SHEEP,
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
    Gold => hunters::GOLD,
    /// A group of mushrooms in a forest.
    Mushrooms => hunters::MUSHROOMS,
    /// A fish in a lake.
    Fish => hunters::FISH,
    /// Reeds at a shore.
    Reeds => hunters::REEDS,
    /// A tent of hides.
    HuntersTent => hunters::HUNTERS_TENT,
    /// A bison.
    Bison => mayflower::BISON,
    /// A turkey.
    Turkey => mayflower::TURKEY,
    /// A bear.
    Bear => mayflower::BEAR,
    /// A trading post at a trail.
    TradingPost => mayflower::TRADING_POST,
    /// The flag of a town.
    Flag => mayflower::FLAG,
    /// A farm: house, barn and a fenced field.
    Farm => mayflower::FARM,
    /// A log cabin.
    Cabin => mayflower::CABIN,
    /// The ship at the coast.
    Ship => mayflower::SHIP,
    /// A wigwam of bark.
    Wigwam => mayflower::WIGWAM,
}
