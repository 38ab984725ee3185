//! What a feature is worth to the player whose piece is about to be put on it.

#[cfg(feature = "serde")]
use serde::Serialize;

use crate::action::Piece;
use crate::analysis::FeatureId;
use crate::game::Game;
use crate::games::{self, hunters_and_gatherers};
use crate::geometry::Pos;
use crate::region::SegmentId;
use crate::state::State;
use crate::tile::FeatureKind;

/// What a feature is worth to its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Worth {
    /// What it is.
    pub feature: FeatureKind,
    /// The points if the feature is scored as it is: now if it is complete, otherwise at the end of the game.
    pub now: u32,
    /// The points once it is complete, with as few tiles as that takes; none if it is complete, or never will be.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub complete: Option<u32>,
    /// Whether further tiles can make it worth more than `complete`.
    pub open: bool,
    /// The points for each further tile of a complete feature, or for each completed city at a field.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub each: Option<u32>,
}

impl State {
    /// What the feature of a segment is worth with this piece on it. Pieces of others are not considered.
    ///
    /// ```
    /// # use bastide_rules::{Action, Game, Piece, Setup};
    /// let game = Game::new(Setup::carcassonne(["Ann", "Ben"]))?;
    /// let mut state = game.start();
    /// for text in ["draw BA-V", "place 1,0 turn 1"] {
    ///     let action = Action::parse(text, &game, &state).expect("an action of this state");
    ///     game.apply(&mut state, action, &mut ())?;
    /// }
    /// let highwayman = Action::parse("follower road N", &game, &state).expect("the road");
    /// let Action::PlacePiece { piece, on } = highwayman else { panic!("it places a piece") };
    /// // Two tiles, and one more at each of the two ends.
    /// let worth = state.worth_for(&game, piece, on);
    /// assert_eq!((worth.now, worth.complete, worth.each, worth.open), (2, Some(4), Some(1), true));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn worth_for(&self, game: &Game, piece: Piece, on: SegmentId) -> Worth {
        let region = self.regions.of(on);
        if piece == Piece::Hut {
            let now = hunters_and_gatherers::fish_around(game, self, on);
            let feature = self.regions.get(region).kind;
            return Worth { feature, now, complete: None, open: false, each: None };
        }
        let feature = self.feature_of(game, on);
        let completion = feature.completion;
        let fewest = self.fewest_tiles(game, FeatureId(region));
        let each = match completion {
            Some(completion) => completion.each,
            None if feature.kind.is_land() => games::each_awaited(game, self, region),
            None => 0,
        };
        Worth {
            feature: feature.kind,
            now: feature.at_end,
            complete: completion.map(|done| done.points + done.each * fewest),
            open: completion.is_some_and(|done| done.each > 0),
            each: Some(each).filter(|&each| each > 0),
        }
    }

    /// Returns the fewest tiles that complete a feature: one for each space with open ends.
    fn fewest_tiles(&self, game: &Game, feature: FeatureId) -> u32 {
        let mut spaces: Vec<Pos> = self.open_ends(game, feature).map(|end| end.at).collect();
        spaces.sort_unstable();
        spaces.dedup();
        spaces.len() as u32
    }
}
