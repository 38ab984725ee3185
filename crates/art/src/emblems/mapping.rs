//! The emblems of a segment's attributes and a tile's symbols.

use std::iter;

use bastide_rules::tile::{Attributes, Goods, Symbol};

use super::Emblem;

impl Emblem {
    /// The emblems of a segment, each as often as it occurs.
    ///
    /// The patterns are exhaustive, so that a new attribute of the rules does not compile without an
    /// emblem.
    pub fn of_segment(attributes: Attributes) -> Vec<Self> {
        match attributes {
            Attributes::Road { inn, trading_posts } => {
                repeated([(Self::Inn, inn.into()), (Self::TradingPost, trading_posts)])
            }
            Attributes::City { shields, cathedral, princess, goods } => {
                let mut emblems = repeated([
                    (Self::Shield, shields),
                    (Self::Cathedral, cathedral.into()),
                    (Self::Princess, princess.into()),
                ]);
                emblems.extend(goods.map(Self::from));
                emblems
            }
            Attributes::Cloister => vec![Self::Cloister],
            Attributes::Shrine => vec![Self::Shrine],
            // The City of Carcassonne is drawn by its own tiles.
            Attributes::Field { pig_herd, carcassonne: _ } => {
                repeated([(Self::PigHerd, pig_herd.into())])
            }
            Attributes::River { spring } => repeated([(Self::Spring, spring.into())]),
            Attributes::Forest { gold, mushrooms } => {
                repeated([(Self::Gold, gold.into()), (Self::Mushrooms, mushrooms)])
            }
            Attributes::Lake { fish } => repeated([(Self::Fish, fish)]),
            Attributes::Meadow { deer, mammoths, aurochs, tigers, fire, dolmen } => repeated([
                (Self::Deer, deer),
                (Self::Mammoth, mammoths),
                (Self::Aurochs, aurochs),
                (Self::Tiger, tigers),
                (Self::Fire, fire.into()),
                (Self::Dolmen, dolmen.into()),
            ]),
            Attributes::Town { flags } => repeated([(Self::Flag, flags)]),
            Attributes::Farm => vec![Self::Farm],
            Attributes::Plain { deer, bison, turkeys, bears } => repeated([
                (Self::Deer, deer),
                (Self::Bison, bison),
                (Self::Turkey, turkeys),
                (Self::Bear, bears),
            ]),
        }
    }
}

impl From<Symbol> for Emblem {
    fn from(symbol: Symbol) -> Self {
        match symbol {
            Symbol::Volcano => Self::Volcano,
            Symbol::Dragon => Self::Dragon,
            Symbol::MagicPortal => Self::MagicPortal,
            Symbol::TowerSite => Self::TowerSite,
            Symbol::Fair => Self::Fair,
        }
    }
}

impl From<Goods> for Emblem {
    fn from(goods: Goods) -> Self {
        match goods {
            Goods::Wine => Self::Wine,
            Goods::Grain => Self::Grain,
            Goods::Cloth => Self::Cloth,
        }
    }
}

fn repeated<const N: usize>(counted: [(Emblem, u8); N]) -> Vec<Emblem> {
    counted.into_iter().flat_map(|(each, count)| iter::repeat_n(each, count.into())).collect()
}
