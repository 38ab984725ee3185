//! What a game remembers beside the landscape and the pieces.

use crate::setup::GameName;

use super::{carcassonne, hunters_and_gatherers, mayflower};

/// What a game remembers beside the landscape and the pieces, by the game.
#[derive(Debug, PartialEq, Eq, Hash)]
pub(crate) enum Memory {
    Carcassonne(carcassonne::Memory),
    HuntersAndGatherers(hunters_and_gatherers::Memory),
    Mayflower(mayflower::Memory),
}

/// Every state of a game has the memory of that game.
#[cold]
fn other_game() -> ! {
    unreachable!("the state is one of another game")
}

/// Makes for each game the access to its memory.
macro_rules! access {
    ($($game:ident: $get:ident, $get_mut:ident, $find:ident, $memory:ty;)+) => {
        impl Memory {
            $(
                #[inline]
                pub(crate) fn $get(&self) -> &$memory {
                    match self {
                        Self::$game(memory) => memory,
                        _ => other_game(),
                    }
                }

                #[inline]
                pub(crate) fn $get_mut(&mut self) -> &mut $memory {
                    match self {
                        Self::$game(memory) => memory,
                        _ => other_game(),
                    }
                }

                /// `None` in a state of another game.
                pub(crate) fn $find(&self) -> Option<&$memory> {
                    match self {
                        Self::$game(memory) => Some(memory),
                        _ => None,
                    }
                }
            )+

            /// The game whose memory it is.
            pub(crate) const fn game(&self) -> GameName {
                match self {
                    $(Self::$game(_) => GameName::$game,)+
                }
            }

            /// The bytes that it reserves on the heap.
            pub(crate) fn heap_bytes(&self) -> usize {
                match self {
                    $(Self::$game(memory) => memory.heap_bytes(),)+
                }
            }
        }

        impl Clone for Memory {
            fn clone(&self) -> Self {
                match self {
                    $(Self::$game(memory) => Self::$game(memory.clone()),)+
                }
            }

            fn clone_from(&mut self, source: &Self) {
                match (self, source) {
                    $((Self::$game(memory), Self::$game(source)) => memory.clone_from(source),)+
                    (memory, source) => *memory = source.clone(),
                }
            }
        }
    };
}

access! {
    Carcassonne: carcassonne, carcassonne_mut, find_carcassonne, carcassonne::Memory;
    HuntersAndGatherers: hunting, hunting_mut, find_hunting, hunters_and_gatherers::Memory;
    Mayflower: mayflower, mayflower_mut, find_mayflower, mayflower::Memory;
}
