//! Elements: the pieces and mechanisms in play.

use serde::Serialize;

use super::table::table;
use super::{GameName, Setup};

/// Makes [`Elements`], [`InPlay`] and [`Setup::in_play`] from one table: each element with what the
/// game and its tile sets bring of it, unless the setup says otherwise.
macro_rules! elements {
    (
        $setup:ident =>
        $($game:ident { $($(#[$doc:meta])* $name:ident: $kind:ty = $brought:expr,)+ })+
    ) => {
        table! {
            /// The pieces and mechanisms in play, each independent of the tile sets. What is not
            /// named here is in play as the game and its tile sets bring it.
            #[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
            pub struct Elements {
                $($game { $(
                    $(#[$doc])*
                    #[serde(skip_serializing_if = "Option::is_none")]
                    $name: Option<$kind>,
                )+ })+
            }
        }

        /// The pieces and mechanisms of a game, settled from its [`Elements`] and its tile sets.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
        #[serde(rename_all = "kebab-case")]
        pub struct InPlay {
            $($($(#[$doc])* pub $name: $kind,)+)+
        }

        impl Setup {
            /// What is in play: as the setup says, otherwise as the game and its tile sets bring
            /// it.
            pub fn in_play(&self) -> InPlay {
                let $setup = self;
                match self.game {
                    $(GameName::$game => InPlay {
                        $($name: self.elements.$name.unwrap_or($brought),)+
                        ..InPlay::default()
                    },)+
                }
            }
        }
    };
}

elements! { setup =>
    Carcassonne {
        /// Followers in each player's supply, the score marker not counted (`BAS-04`).
        followers: u8 = 7,
        /// Whether followers may be placed on fields.
        farmers: bool = true,
        /// Big followers of each player (`INN-08`, `INN-15`).
        big_followers: u8 = setup.has_set("inns-and-cathedrals").into(),
        /// Builders of each player (`TRA-07`, `TRA-13`).
        builders: u8 = setup.has_set("traders-and-builders").into(),
        /// Pigs of each player (`TRA-25`, `TRA-31`).
        pigs: u8 = setup.has_set("traders-and-builders").into(),
        /// Whether inns count (`INN-16`).
        inns: bool = setup.has_set("inns-and-cathedrals"),
        /// Whether cathedrals count (`INN-20`).
        cathedrals: bool = setup.has_set("inns-and-cathedrals"),
        /// Whether goods are traded (`TRA-32`).
        traders: bool = setup.has_set("traders-and-builders"),
        /// Whether there is a King (`KNG-05`).
        king: bool = setup.has_set("king-and-robber"),
        /// Whether there is a Robber Baron (`KNG-10`).
        robber_baron: bool = setup.has_set("king-and-robber"),
        /// Whether cult places count (`CUL-02`).
        shrines: bool = setup.has_set("cult"),
        /// Whether the pig herd counts (`RIV-15`); without Traders & Builders it has no meaning
        /// (`RIV-14`).
        pig_herd: bool = setup.has_set("traders-and-builders"),
        /// Whether volcanoes bring the dragon, and it walks (`PRD-20`, `PRD-22`).
        dragon: bool = setup.has_set("princess-and-dragon"),
        /// Whether there is a fairy (`PRD-10`).
        fairy: bool = setup.has_set("princess-and-dragon"),
        /// Whether princesses send knights home (`PRD-37`).
        princess: bool = setup.has_set("princess-and-dragon"),
        /// Whether magic portals lead anywhere (`PRD-34`).
        portals: bool = setup.has_set("princess-and-dragon"),
        /// Tower pieces of each player (`TOW-02`).
        tower_pieces: u8 = tower_pieces(setup),
        /// Abbeys of each player (`ABB-01`).
        abbeys: u8 = setup.has_set("abbey-and-mayor").into(),
        /// Mayors of each player (`ABB-13`).
        mayors: u8 = setup.has_set("abbey-and-mayor").into(),
        /// Wagons of each player (`ABB-37`).
        wagons: u8 = setup.has_set("abbey-and-mayor").into(),
        /// Barns of each player (`ABB-20`).
        barns: u8 = setup.has_set("abbey-and-mayor").into(),
        /// Abbots of each player (`ABT-01`).
        abbots: u8 = 0,
        /// Whether there is a count, and the quarters of Carcassonne are open to followers
        /// (`CNT-04`).
        count: bool = setup.has_set("count"),
        /// Whether the tiles of a river are laid first, as a river (`RIV-05`); otherwise they are ordinary
        /// tiles among the others.
        river: bool = true,
        /// Whether the catapult is used at the fairs (`CAT-05`).
        catapult: bool = setup.has_set("catapult"),
    }
    HuntersAndGatherers {
        /// Members of each player's tribe, the score marker not counted (`HG-08`).
        members: u8 = 5,
        /// Huts of each player (`HG-08`).
        huts: u8 = 2,
        /// Whether gold gives bonus tiles (`HG-28`).
        bonus_tiles: bool = true,
    }
    Mayflower {
        /// Settlers of each player, the score marker not counted (`MAY-04`, `MAY-R-11`).
        settlers: u8 = 5,
        /// Whether there are surveyors (`MAY-33`).
        surveyors: bool = true,
    }
}

impl Setup {
    /// Whether tiles of this set are in the game.
    pub fn has_set(&self, name: &str) -> bool {
        self.sets.get(name).is_some_and(|&copies| copies > 0)
    }
}

/// `TOW-02`: the more players, the fewer tower pieces for each.
fn tower_pieces(setup: &Setup) -> u8 {
    match setup.players.len() {
        _ if !setup.has_set("tower") => 0,
        0..=2 => 10,
        3 => 9,
        4 => 7,
        5 => 6,
        _ => 5,
    }
}
