//! The expansions of Carcassonne: one folder each, behind the hooks of [`Expansion`].
//!
//! The steps of a turn ask all expansions through [`each!`], [`any!`] and [`first!`]; they name none. They are listed
//! once, at the end of this file. The order of that list is the order in which expansions act at the same moment of a
//! turn (`INT-45`, `INT-58`) and in which their actions are listed.

mod abbey_and_mayor;
mod abbot;
mod catapult;
mod count;
mod cult;
mod hooks;
mod inns_and_cathedrals;
mod king_and_robber;
mod phantom;
mod princess_and_dragon;
mod river;
mod tower;
mod traders_and_builders;

pub use catapult::Sight;
pub(super) use hooks::{Expansion, Follow, Scored, Stage, TurnPart};

use crate::game::Table;

/// Makes the memory of a game and the macros that ask all expansions from one list.
macro_rules! expansions {
    ($d:tt $($name:ident: $Expansion:ident,)+) => {
        $(pub(super) use $name::$Expansion;)+

        /// What Carcassonne remembers beside the landscape and the pieces.
        #[derive(Debug, PartialEq, Eq, Hash)]
        pub(crate) struct Memory {
            pub(super) part: TurnPart,
            $(pub(super) $name: <$Expansion as Expansion>::Memory,)+
        }

        impl Memory {
            /// The memory of a game before its first turn.
            pub(super) fn new(table: &Table) -> Self {
                Self {
                    part: TurnPart::default(),
                    $($name: <$Expansion as Expansion>::memory(table),)+
                }
            }

            /// The bytes that it reserves on the heap.
            pub(crate) fn heap_bytes(&self) -> usize {
                0 $(+ <$Expansion as Expansion>::heap_bytes(&self.$name))+
            }
        }

        impl Clone for Memory {
            fn clone(&self) -> Self {
                Self { part: self.part, $($name: self.$name.clone(),)+ }
            }

            fn clone_from(&mut self, source: &Self) {
                self.part = source.part;
                $(self.$name.clone_from(&source.$name);)+
            }
        }

        /// Runs a statement once for each expansion, in the order of the list.
        macro_rules! each {
            ($d expansion:ident => $d body:expr) => {{
                $({
                    type $d expansion = $crate::games::carcassonne::expansions::$Expansion;
                    $d body;
                })+
            }};
        }

        /// Whether the condition holds for any expansion; stops at the first.
        macro_rules! any {
            ($d expansion:ident => $d condition:expr) => {
                false $(|| {
                    type $d expansion = $crate::games::carcassonne::expansions::$Expansion;
                    $d condition
                })+
            };
        }

        /// The first value that is not `None`, in the order of the list.
        macro_rules! first {
            ($d expansion:ident => $d value:expr) => {
                None $(.or_else(|| {
                    type $d expansion = $crate::games::carcassonne::expansions::$Expansion;
                    $d value
                }))+
            };
        }
    };
}

expansions! { $
    river: River,
    cult: Cult,
    inns_and_cathedrals: InnsAndCathedrals,
    abbey_and_mayor: AbbeyAndMayor,
    abbot: Abbot,
    princess_and_dragon: PrincessAndDragon,
    tower: Tower,
    count: Count,
    traders_and_builders: TradersAndBuilders,
    king_and_robber: KingAndRobber,
    catapult: Catapult,
    phantom: Phantom,
}

#[expect(clippy::single_component_path_imports, reason = "so are macros shared by name")]
pub(super) use {any, each, first};
