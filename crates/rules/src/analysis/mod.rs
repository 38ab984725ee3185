//! Read-only questions about a position, shared by computer players, the server's survey and reviews of
//! games.
//!
//! Nothing here names a rule. What a feature scores, how strong a piece is and what a field waits for is
//! decided by the game that is played.
//!
//! | question | answered by |
//! |---|---|
//! | What would the scores be if the game ended now? | [`Game::settle`], in parts [`Game::settled_points`], [`Game::settled_rest`] |
//! | Which features are occupied, by whom, and what may they score? | [`State::prospects`], [`State::promise`] |
//! | Where can a feature grow? | [`State::open_ends`], [`State::open_end_count`] |
//! | Where can a tile be placed, and which kinds fit there? | [`State::open_spaces`], [`Game::fitting_kinds`] |
//! | Which features can one tile join? | [`State::meetings`], [`Game::joining_kinds`] |
//! | What does a field wait for? | [`State::awaited`] |
//! | What did an action change? | [`State::features_near_last_tile`], [`State::features_with_moved_pieces`] |
//!
//! ```
//! use bastide_rules::{Action, Game, Setup};
//!
//! let game = Game::new(Setup::carcassonne(["Ann", "Ben"]))?;
//! let mut state = game.start();
//! for text in ["draw BA-E", "place 0,1 turn 2", "follower city S"] {
//!     let action = Action::parse(text, &game, &state).expect("an action of this state");
//!     game.apply(&mut state, action, &mut ())?;
//! }
//! let city = state.prospects(&game).next().expect("Ann's city");
//! assert_eq!((city.promise.now, city.promise.gain, city.open), (1, 1, 1));
//!
//! let end = state.open_ends(&game, city.feature).next().expect("its open end");
//! let closing = game.fitting_kinds(end).filter(|fitting| fitting.new_ends == 0);
//! let tiles: u16 = closing.map(|fitting| state.left_of(fitting.kind)).sum();
//! assert_eq!(tiles, 21, "the tiles left that close the city");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod changes;
mod meeting;
mod open_end;
mod prospect;
mod settling;

pub use meeting::{JoiningKind, Meeting};
pub use open_end::{FittingKind, OpenEnd};
pub use prospect::{Awaited, FeatureId, Promise, Prospect};

use crate::game::Game;
use crate::games;
use crate::state::State;

impl Game {
    /// Scores the position as if the game ended now: applies the final scoring in place, without any
    /// further decision. A feature that this turn completed but has not scored yet counts as incomplete. A game that is
    /// over stays as it is.
    ///
    /// ```
    /// # use bastide_rules::{Action, Game, Setup};
    /// let game = Game::new(Setup::carcassonne(["Ann", "Ben"]))?;
    /// let mut state = game.start();
    /// for text in ["draw BA-V", "place 1,0 turn 1", "follower road N"] {
    ///     let action = Action::parse(text, &game, &state).expect("an action of this state");
    ///     game.apply(&mut state, action, &mut ())?;
    /// }
    /// let mut settled = state.clone();
    /// game.settle(&mut settled);
    /// assert_eq!((state.scores(), settled.scores()), (&[0, 0][..], &[2, 0][..]));
    /// assert!(settled.is_over());
    /// game.settle(&mut settled);
    /// assert_eq!(settled.scores(), [2, 0]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn settle(&self, state: &mut State) {
        if !state.is_over() {
            games::settle(self, state);
        }
    }
}
