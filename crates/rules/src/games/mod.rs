//! The games of the family, one module each, behind the hooks of [`Rules`]. What they share lies outside: geometry,
//! tiles, landscape, regions, chance, events, records.

pub(crate) mod carcassonne;
pub(crate) mod hunters_and_gatherers;
pub(crate) mod mayflower;
mod memory;
mod picking;
mod rules;
mod vocabulary;

pub(crate) use memory::Memory;
pub(crate) use rules::Rules;
pub(crate) use vocabulary::{Detail, SharedRules, Vocabulary};

use crate::action::Piece;
use crate::analysis::Promise;
use crate::event::{Because, Term};
use crate::game::Game;
use crate::region::{RegionId, SegmentId};
use crate::state::{MAX_PLAYERS, Phase, Seat, State};

/// Calls a function of the rules that a game is played by: the one place where the games are told apart.
macro_rules! with_rules {
    ($game:expr, $rules:ident => $call:expr) => {
        match $game {
            $crate::setup::GameName::Carcassonne => {
                type $rules = $crate::games::carcassonne::Carcassonne;
                $call
            }
            $crate::setup::GameName::HuntersAndGatherers => {
                type $rules = $crate::games::hunters_and_gatherers::HuntersAndGatherers;
                $call
            }
            $crate::setup::GameName::Mayflower => {
                type $rules = $crate::games::mayflower::Mayflower;
                $call
            }
        }
    };
}

pub(crate) use with_rules;

/// What a feature is worth as it is now, and what changes the usual points.
pub(crate) fn worth_now(game: &Game, state: &State, region: RegionId) -> (Vec<Term>, Vec<Because>) {
    with_rules!(game.setup().game, R => R::worth_now(game, state, region))
}

/// What a feature other than open land promises to its owner.
pub(crate) fn promise(game: &Game, state: &State, region: RegionId) -> Promise {
    with_rules!(game.setup().game, R => R::promise(game, state, region))
}

/// What a follower counts in the majority on a feature.
pub(crate) fn strength(game: &Game, state: &State, piece: Piece, region: RegionId) -> u32 {
    with_rules!(game.setup().game, R => R::strength(game, state, piece, region))
}

/// What open land is worth more to its owner for each feature at it that is completed.
pub(crate) fn each_awaited(game: &Game, state: &State, land: RegionId) -> u32 {
    with_rules!(game.setup().game, R => R::each_awaited(game, state, land))
}

/// Whether the final scoring is the sum of [`settled_points`] over all occupied features and [`settle_rest`].
pub(crate) fn settles_by_feature(game: &Game) -> bool {
    with_rules!(game.setup().game, R => R::settles_by_feature(game))
}

/// The points that each player gets for a feature in the final scoring.
pub(crate) fn settled_points(game: &Game, state: &State, region: RegionId) -> [u32; MAX_PLAYERS] {
    with_rules!(game.setup().game, R => R::settled_points(game, state, region))
}

/// Adds what the final scoring gives for anything but features to the scores.
pub(crate) fn settle_rest(game: &Game, state: &mut State) {
    with_rules!(game.setup().game, R => R::settle_rest(game, state));
}

/// Whether features with the same tiles, pieces and open ends have the same outlook in both states.
pub(crate) fn is_same_outlook(game: &Game, before: &State, after: &State) -> bool {
    with_rules!(game.setup().game, R => R::is_same_outlook(before, after))
}

/// How many more features may be scored before a follower here is sent home without points.
pub(crate) fn leeway(game: &Game, state: &State, segment: SegmentId) -> Option<u16> {
    with_rules!(game.setup().game, R => R::leeway(game, state, segment))
}

/// The points that a player gets on top if a feature is completed now.
pub(crate) fn completion_bonus(game: &Game, state: &State, seat: Seat, region: RegionId) -> u32 {
    with_rules!(game.setup().game, R => R::completion_bonus(game, state, seat, region))
}

/// Scores the position as if the game ended now, without another decision.
pub(crate) fn settle(game: &Game, state: &mut State) {
    with_rules!(game.setup().game, R => R::final_scoring(game, state, &mut ()));
    state.phase = Phase::Over;
}
