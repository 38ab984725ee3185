//! The table of actions: what each of them is, what kind it has, and how it is written.

#[cfg(feature = "serde")]
use serde::Serialize;

use super::text::{Departure, Named, Part, Row, Writer};
use super::{CatchResult, Contest, Follower, Piece, Quarter, Spot};
use crate::game::{Game, KindId};
use crate::geometry::{Corner, Pos, Rotation, Side};
use crate::names::names;
use crate::region::SegmentId;
use crate::state::{Seat, State};

/// Makes [`Action`], [`ActionKind`] and the texts of actions from one table. A row is
///
/// ```text
/// /// Documentation.
/// Variant { field: Type }: "word-of-its-kind", ["word" field "word"], "an example of the text";
/// ```
///
/// A variant with the kind of another one has that one's name instead of a word. The text is a sequence of
/// words and parts. A part is a field, or an expression in parentheses that makes one part of several
/// fields, or gives a field another form; the same tokens are the pattern that takes the part to pieces.
macro_rules! actions {
    ($(
        $(#[$doc:meta])*
        $action:ident
        $(($single:ident: $type:ty))?
        $({ $($(#[$field_doc:meta])* $field:ident: $field_type:ty,)+ })?
        : $($word:literal)? $($same:ident)?, [$($token:tt)+], $example:literal;
    )+) => {
        /// What a player or chance can do.
        ///
        /// [`Game::legal_actions`](crate::Game::legal_actions) lists the legal actions. An action has a
        /// short text, used in records: see [`Action::text`].
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Action {
            $(
                $(#[$doc])*
                #[doc = concat!("\n\nText: `", $example, "`.")]
                $action $(($type))? $({ $($(#[$field_doc])* $field: $field_type,)+ })?,
            )+
        }

        /// What kind of action an [`Action`] is: the action without its parts.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "serde", derive(Serialize))]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        pub enum ActionKind {
            $($(
                #[doc = concat!("[`Action::", stringify!($action), "`]")]
                #[cfg_attr(feature = "serde", serde(rename = $word))]
                $action,
            )?)+
        }

        impl ActionKind {
            /// All kinds.
            pub const ALL: [Self; [$($($word,)?)+].len()] = [$($(kind!($action $word),)?)+];
        }

        names! { ActionKind, "a kind of action such as place-tile"; $($($action = $word,)?)+ }

        impl Action {
            /// What kind of action it is.
            pub const fn kind(self) -> ActionKind {
                match self {
                    $(Self::$action { .. } => kind!($action $($word)? $($same)?),)+
                }
            }

            /// The first word of its text.
            #[expect(unused_variables, reason = "most texts begin with a word of the table")]
            pub const fn keyword(self) -> &'static str {
                match self {
                    $(Self::$action $(($single))? $({ $($field),+ })? => first_word!($($token)+),)+
                }
            }

            /// The action as it stands in a record.
            ///
            /// A segment is named as it lies on the table, so the text of a piece placement only makes
            /// sense together with the state in which the action is made.
            pub fn text(self, game: &Game, state: &State) -> String {
                let mut writer = Writer::new(game, state);
                match self {
                    $(Self::$action $(($single))? $({ $($field),+ })? => {
                        $(write_token!(writer, $token);)+
                    })+
                }
                writer.text
            }
        }

        /// How actions are read.
        pub(super) const ROWS: &[Row] = &[$(
            Row {
                word: own_word!($($token)+),
                example: $example,
                read: |reader| {
                    $(read_token!(reader, $token);)+
                    Ok(Action::$action $(($single))? $({ $($field),+ })?)
                },
            },
        )+];
    };
}

/// The kind of an action: its own, which has a word, or that of another action.
macro_rules! kind {
    ($action:ident $word:literal) => {
        ActionKind::$action
    };
    ($action:ident $same:ident) => {
        ActionKind::$same
    };
}

/// The word with which a text begins; none if it begins with a part.
macro_rules! own_word {
    ($word:literal $($token:tt)*) => {
        Some($word)
    };
    ($($token:tt)+) => {
        None
    };
}

/// The first word of a text, which may be that of a part.
macro_rules! first_word {
    ($word:literal $($token:tt)*) => {
        $word
    };
    ($part:ident $($token:tt)*) => {
        $part.as_str()
    };
}

macro_rules! write_token {
    ($writer:ident, $word:literal) => {
        $writer.put($word)
    };
    ($writer:ident, $part:ident) => {
        $part.write(&mut $writer)
    };
    ($writer:ident, ($($part:tt)+)) => {
        $($part)+.write(&mut $writer)
    };
}

macro_rules! read_token {
    ($reader:ident, $word:literal) => {
        $reader.expect($word)?;
    };
    ($reader:ident, $part:ident) => {
        let $part = Part::read($reader)?;
    };
    ($reader:ident, ($($part:tt)+)) => {
        let $($part)+ = Part::read($reader)?;
    };
}

actions! {
    /// Chance names the player who starts.
    FirstPlayer(seat: Seat): "first-player", ["first" seat], "first 2";
    /// Chance draws a tile.
    Draw(tile: KindId): "draw", ["draw" tile], "draw BA-U";
    /// The player lays the drawn tile.
    PlaceTile {
        /// The space it goes to.
        at: Pos,
        /// How it is turned.
        turn: Rotation,
    }: "place-tile", ["place" at "turn" turn], "place 1,-2 turn 3";
    /// The player puts a piece on a segment. On another tile than the one placed last (`PRD-34`), the text
    /// goes on with the space: `follower road E at 1,-2`.
    PlacePiece {
        /// Which piece.
        piece: Piece,
        /// Where it goes.
        on: SegmentId,
    }: "place-piece", [piece (Named(on))], "follower road E";
    /// The player puts a follower on top of a tower (`TOW-19`).
    PlaceOnTower {
        /// Which piece.
        piece: Piece,
        /// The tower's tile.
        at: Pos,
    }: PlacePiece, [piece "tower" "at" at], "follower tower at 1,-2";
    /// The player puts a barn at a corner of the tile placed last (`ABB-20`).
    PlaceBarn(corner: Corner): "place-barn", ["barn" corner], "barn NW";
    /// The player puts the fairy beside an own follower (`PRD-10`).
    MoveFairy(to: Spot): "move-fairy", ["fairy" to], "fairy road E at 1,-2";
    /// The player sends a knight home from the city with the princess (`PRD-37`).
    RemoveKnight(from: SegmentId): "remove-knight", ["remove" from], "remove city N at 1,-2";
    /// The player recalls an abbot, and scores the building as it is (`ABT-03`).
    Recall(from: SegmentId): "recall", ["recall" from], "recall cloister at 1,-2";
    /// The player puts a tower piece on a tower, or on a site where one begins (`TOW-06`).
    BuildTower(at: Pos): "build-tower", ["tower" at], "tower 1,-2";
    /// The player takes a follower in reach of the tower prisoner (`TOW-10`).
    Capture(from: Spot): "capture", ["capture" from], "capture road E at 1,-2";
    /// The player says which of the own prisoners comes back in an exchange (`TOW-24`).
    Exchange(piece: Piece): "exchange", ["exchange" piece], "exchange big-follower";
    /// The player buys a prisoner back (`TOW-26`).
    Ransom {
        /// What kind of follower.
        piece: Piece,
        /// Who holds it.
        captor: Seat,
    }: "ransom", ["ransom" piece "from" captor], "ransom follower from 2";
    /// A player moves the dragon by a tile (`PRD-23`).
    MoveDragon(side: Side): "move-dragon", ["dragon" side], "dragon N";
    /// The player places an abbey instead of drawing a tile (`ABB-03`).
    PlaceAbbey(at: Pos): "place-abbey", ["abbey" at], "abbey 1,-2";
    /// A player moves the wagon on (`ABB-40`).
    MoveWagon(to: SegmentId): "move-wagon", ["move-wagon" to], "move-wagon city N at 1,-2";
    /// A player moves a follower from a quarter of Carcassonne to a feature (`CNT-09`).
    LeaveQuarter {
        /// Which piece; the feature says from which quarter.
        piece: Piece,
        /// Where it goes.
        to: SegmentId,
    }: "leave-quarter", ["leave" piece to], "leave follower road E at 1,-2";
    /// The player puts a follower into a quarter of Carcassonne (`CNT-04`).
    Deploy {
        /// Which piece.
        piece: Piece,
        /// Where it goes.
        quarter: Quarter,
    }: "deploy", [piece quarter], "follower castle";
    /// The player moves the count (`CNT-15`).
    MoveCount(to: Quarter): "move-count", ["count" to], "count market";
    /// The player chooses what is done at the fair (`CAT-06`).
    ChooseFair(contest: Contest): "choose-fair", ["fair" contest], "fair target";
    /// A player throws a token (`CAT-D09`).
    Throw {
        /// On which side of the landscape the catapult stands.
        from: Side,
        /// The tile aimed at.
        aim: Pos,
        /// The power.
        power: u16,
    }: "throw", ["throw" from aim "power" power], "throw S 2,1 power 400";
    /// A player throws a token to the left neighbour (`CAT-D23`).
    CatchThrow {
        /// How far to the side, in millimetres.
        aside: i16,
        /// The power.
        power: u16,
    }: "catch-throw", ["catch-throw" aside "power" power], "catch-throw -100 power 900";
    /// Chance decides how the token flies (`CAT-D11`).
    Wind(wind: u16): "wind", ["wind" wind], "wind 17";
    /// A player tries to catch the token (`CAT-D26`).
    Hand {
        /// Where along the lane, in millimetres.
        x: i16,
        /// How far to the side, in millimetres.
        y: i16,
        /// When.
        tick: u8,
    }: "hand", ["hand" (Pos { x, y }) "tick" tick], "hand 850,50 tick 57";
    /// A player says which of several followers is the nearest (`CAT-D20`).
    Nearest(follower: Follower): "nearest", ["nearest" follower], "nearest 2 follower road E at 1,-2";
    /// A player replaces the nearest follower by an own one (`CAT-17`). If it comes from the supply, the
    /// text ends after the piece: `seduce follower`.
    Seduce {
        /// Which piece.
        piece: Piece,
        /// Where it stands now; none for the supply.
        from: Option<Spot>,
    }: "seduce", ["seduce" piece (Departure(from))], "seduce follower from road E at 1,-2";
    /// With a real catapult: this follower was hit (`CAT-11`).
    Hit(follower: Follower): "hit", ["hit" follower], "hit 2 follower road E at 1,-2";
    /// With a real catapult: the gap to the fair tile in millimetres (`CAT-21`).
    Gap(gap: u16): "gap", ["gap" gap], "gap 31";
    /// With a real catapult: what came of a throw to the neighbour (`CAT-24`). The others are `far`,
    /// `short` and `touched`.
    CatchResult(result: CatchResult): "catch-result", [result], "caught";
    /// The player says which completed feature is scored next (`MAY-48`). On another tile than the one
    /// placed last, the text goes on with the space: `score farm at 1,-2`.
    Score(on: SegmentId): "score", ["score" (Named(on))], "score road E";
    /// The player takes the second tile of a double turn (`TRA-14`).
    SecondTile: "second-tile", ["second-tile"], "second-tile";
    /// The player does nothing where nothing may be done.
    Pass: "pass", ["pass"], "pass";
}
