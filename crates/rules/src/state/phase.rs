//! Where a game stands within a turn, and who acts.

#[cfg(feature = "serde")]
use serde::Serialize;

use super::Seat;
use crate::game::KindId;
use crate::geometry::Pos;
use crate::names::names;
use crate::region::SegmentId;

/// Who acts next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Actor {
    /// Chance: the dealer picks one of the outcomes.
    Chance,
    /// The player in this seat.
    Player(Seat),
    /// Nobody: the game is over.
    Nobody,
}

/// Makes [`Phase`] and [`PhaseName`] from one table: each phase, who acts in it, its name in texts, and its next step.
macro_rules! phases {
    ($(
        $(#[$doc:meta])*
        $phase:ident
        $(($type:ty))?
        $({ $($(#[$field_doc:meta])* $field:ident: $field_type:ty,)+ })?
        : $actor:tt, $name:literal, $next_step:literal;
    )+) => {
        /// Where a game stands within a turn.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Phase {
            $(
                $(#[$doc])*
                $phase $(($type))? $({ $($(#[$field_doc])* $field: $field_type,)+ })?,
            )+
        }

        /// The name of a [`Phase`]: the phase without who acts in it and on what.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "serde", derive(Serialize))]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        pub enum PhaseName {
            $(
                $(#[$doc])*
                #[cfg_attr(feature = "serde", serde(rename = $name))]
                $phase,
            )+
        }

        impl PhaseName {
            /// All phases.
            pub const ALL: [Self; [$($name),+].len()] = [$(Self::$phase),+];
        }

        names! { PhaseName { $($phase = $name),+ } }

        impl Phase {
            /// The name of the phase.
            pub const fn name(self) -> PhaseName {
                match self {
                    $(Self::$phase { .. } => PhaseName::$phase,)+
                }
            }

            /// Who acts in the phase, in the turn of this player.
            #[inline]
            pub(super) const fn actor(self, turn: Seat) -> Actor {
                match self {
                    $(actor!(pattern $phase $actor seat) => actor!(value $actor turn seat),)+
                }
            }

            /// The end of the sentence "the next step is …", such as "to draw a tile".
            pub const fn next_step(self) -> &'static str {
                match self {
                    $(Self::$phase { .. } => $next_step,)+
                }
            }
        }
    };
}

/// Who acts in a phase: `chance`, the player whose `turn` it is, `nobody`, or the player `(seat)` or `{ seat }` that
/// the phase names.
macro_rules! actor {
    (pattern $phase:ident (seat) $seat:ident) => {
        Self::$phase($seat)
    };
    (pattern $phase:ident { seat } $seat:ident) => {
        Self::$phase { seat: $seat, .. }
    };
    (pattern $phase:ident $other:ident $seat:ident) => {
        Self::$phase { .. }
    };
    (value chance $turn:ident $seat:ident) => {
        Actor::Chance
    };
    (value turn $turn:ident $seat:ident) => {
        Actor::Player($turn)
    };
    (value nobody $turn:ident $seat:ident) => {
        Actor::Nobody
    };
    (value $named:tt $turn:ident $seat:ident) => {
        Actor::Player($seat)
    };
}

phases! {
    /// Chance names the first player.
    FirstPlayer: chance, "first-player", "to draw who starts";
    /// The player may do something before a tile is drawn: place an abbey instead (`ABB-03`), or
    /// buy a prisoner back (`TOW-26`).
    StartTurn: turn, "start-turn", "to place an abbey or to pay a ransom, or to pass";
    /// Chance draws a tile.
    DrawTile: chance, "draw-tile", "to draw a tile";
    /// Chance draws a bonus tile (`HG-28`).
    DrawBonus: chance, "draw-bonus", "to draw a bonus tile";
    /// The player lays this tile.
    PlaceTile(KindId): turn, "place-tile", "to place the drawn tile";
    /// The player may put a piece on the tile laid last, or do what counts as much.
    PlacePiece: turn, "place-piece", "to place a piece, or to pass";
    /// The player may also place the phantom (`PHA-02`).
    PlacePhantom: turn, "place-phantom", "to place the phantom, or to pass";
    /// The player may take a follower in reach of the tower here prisoner (`TOW-10`).
    Capture(Pos): turn, "capture", "to take a prisoner, or to pass";
    /// The player says which of the own followers this captor gives back (`TOW-24`).
    Exchange(Seat): turn, "exchange", "to say which prisoner comes back";
    /// This player moves the dragon by a tile (`PRD-23`).
    MoveDragon(Seat): (seat), "move-dragon", "to move the dragon";
    /// This player may move followers from the quarters of Carcassonne to what was completed
    /// (`CNT-09`).
    LeaveQuarters(Seat): (seat), "leave-quarters", "to move a follower out of a quarter, or to pass";
    /// The player may put a follower into a quarter of Carcassonne (`CNT-04`).
    Deploy: turn, "deploy", "to put a follower into a quarter, or to pass";
    /// The player may move the count (`CNT-15`).
    MoveCount: turn, "move-count", "to move the count, or to pass";
    /// At the end of the game, this player may move followers from the quarters (`CNT-12`).
    LeaveAtEnd(Seat): (seat), "leave-at-end", "to move a follower out of a quarter, or to pass";
    /// This player may move the wagon here, whose feature was scored (`ABB-40`).
    MoveWagon {
        /// Whose wagon it is.
        seat: Seat,
        /// Where it still stands.
        from: SegmentId,
    }: { seat }, "move-wagon", "to move the wagon, or to pass";
    /// The player says which completed feature is scored next (`MAY-48`).
    ChooseScoring: turn, "choose-scoring", "to say which feature is scored next";
    /// The player may draw a second tile (`TRA-R-03`).
    SecondTile: turn, "second-tile", "to take the second tile, or to pass";
    /// The player chooses what is done at the fair (`CAT-06`).
    ChooseFair: turn, "choose-fair", "to choose what is done at the fair";
    /// This player throws a token with the catapult (`CAT-07`).
    Throw(Seat): (seat), "throw", "to throw a token";
    /// Chance decides how the token flies (`CAT-D11`).
    Wind: chance, "wind", "to see how the token flies";
    /// This player tries to catch the token (`CAT-23`).
    Hand(Seat): (seat), "hand", "to catch the token, or to pass";
    /// This player says which of several followers is meant (`CAT-D20`).
    Nearest(Seat): (seat), "nearest", "to say which follower is meant";
    /// This player may replace the nearest follower by an own one (`CAT-17`).
    Seduce(Seat): (seat), "seduce", "to replace the follower, or to pass";
    /// The game is over.
    Over: nobody, "over", "none: the game is over";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_the_names_of_the_variants() {
        for name in PhaseName::ALL {
            let plain = name.as_str().replace('-', "");
            assert_eq!(plain, format!("{name:?}").to_lowercase());
        }
    }
}
