//! Elements: the pieces and mechanisms in play.

#[cfg(feature = "serde")]
use serde::Serialize;

use super::Setup;
use super::table::table;
use crate::games::{Rules, with_rules};

/// Makes [`Elements`] and [`InPlay`] from one table. What the game and its tile sets bring of each element, the rules
/// of the game say.
macro_rules! elements {
    ($($game:ident { $($(#[$doc:meta])* $name:ident: $kind:ty,)+ })+) => {
        table! {
            /// The pieces and mechanisms in play, each independent of the tile sets. What is not
            /// named here is in play as the game and its tile sets bring it.
            #[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", deny_unknown_fields, default))]
            pub struct Elements {
                $($game { $(
                    $(#[$doc])*
                    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
                    $name: Option<$kind>,
                )+ })+
            }
        }

        /// The pieces and mechanisms of a game, settled from its [`Elements`] and its tile sets.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        #[cfg_attr(feature = "serde", derive(Serialize))]
        #[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
        pub struct InPlay {
            $($($(#[$doc])* pub $name: $kind,)+)+
        }

        impl Elements {
            /// The names of all elements, as they are written in Rust.
            pub(super) const NAMES: &[&str] = &[$($(stringify!($name),)+)+];
        }

        impl InPlay {
            /// Puts what a setup names in the place of what is brought.
            fn replace(&mut self, elements: &Elements) {
                $($(self.$name = elements.$name.unwrap_or(self.$name);)+)+
            }
        }
    };
}

elements! {
    Carcassonne {
        /// Followers in each player's supply, the score marker not counted (`BAS-04`).
        followers: u8,
        /// Whether followers may be placed on fields.
        farmers: bool,
        /// Big followers of each player (`INN-08`, `INN-15`).
        big_followers: u8,
        /// Builders of each player (`TRA-07`, `TRA-13`).
        builders: u8,
        /// Pigs of each player (`TRA-25`, `TRA-31`).
        pigs: u8,
        /// Whether inns count (`INN-16`).
        inns: bool,
        /// Whether cathedrals count (`INN-20`).
        cathedrals: bool,
        /// Whether goods are traded (`TRA-32`).
        traders: bool,
        /// Whether there is a King (`KNG-05`).
        king: bool,
        /// Whether there is a Robber Baron (`KNG-10`).
        robber_baron: bool,
        /// Whether cult places count (`CUL-02`).
        shrines: bool,
        /// Whether the pig herd counts (`RIV-15`); without Traders & Builders it has no meaning
        /// (`RIV-14`).
        pig_herd: bool,
        /// Whether volcanoes bring the dragon, and it walks (`PRD-20`, `PRD-22`).
        dragon: bool,
        /// Whether there is a fairy (`PRD-10`).
        fairy: bool,
        /// Whether princesses send knights home (`PRD-37`).
        princess: bool,
        /// Whether magic portals lead anywhere (`PRD-34`).
        portals: bool,
        /// Tower pieces of each player (`TOW-02`).
        tower_pieces: u8,
        /// Abbeys of each player (`ABB-01`).
        abbeys: u8,
        /// Mayors of each player (`ABB-13`).
        mayors: u8,
        /// Wagons of each player (`ABB-37`).
        wagons: u8,
        /// Barns of each player (`ABB-20`).
        barns: u8,
        /// Abbots of each player (`ABT-01`).
        abbots: u8,
        /// Phantoms of each player (`PHA-01`).
        phantoms: u8,
        /// Whether there is a count, and the quarters of Carcassonne are open to followers
        /// (`CNT-04`).
        count: bool,
        /// Whether the tiles of a river are laid first, as a river (`RIV-05`); otherwise they are ordinary
        /// tiles among the others.
        river: bool,
        /// Whether the catapult is used at the fairs (`CAT-05`).
        catapult: bool,
    }
    HuntersAndGatherers {
        /// Members of each player's tribe, the score marker not counted (`HG-08`).
        members: u8,
        /// Huts of each player (`HG-08`).
        huts: u8,
        /// Whether gold gives bonus tiles (`HG-28`).
        bonus_tiles: bool,
    }
    Mayflower {
        /// Settlers of each player, the score marker not counted (`MAY-04`, `MAY-R-11`).
        settlers: u8,
        /// Whether there are surveyors (`MAY-33`).
        surveyors: bool,
    }
}

impl Setup {
    /// What is in play: as the setup says, otherwise as the game and its tile sets bring it.
    pub fn in_play(&self) -> InPlay {
        let mut in_play = InPlay::default();
        with_rules!(self.game, R => R::bring(self, &mut in_play));
        in_play.replace(&self.elements);
        in_play
    }

    /// Whether tiles of this set are in the game.
    pub fn has_set(&self, name: &str) -> bool {
        self.sets.get(name).is_some_and(|&copies| copies > 0)
    }
}
