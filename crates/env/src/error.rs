//! What can be wrong with a configuration or a step.

use thiserror::Error;

/// A configuration that makes no environment.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ConfigError {
    /// The window cannot be centred on a tile.
    #[error("the window is {window} tiles wide; it must be an odd number from 3 to 99")]
    Window {
        /// Its width.
        window: usize,
    },
    /// The action space is empty or too large.
    #[error("an action space has 1 to {most} actions, and not {actions}")]
    Actions {
        /// The number that was asked for.
        actions: usize,
        /// The most.
        most: usize,
    },
    /// Rows of plans belong to numbered actions.
    #[error(
        "an observation of plans goes with the actions kth-plan or kth-action, whose k-th action is its k-th row"
    )]
    PlansWithoutNumbers,
    /// There are no games, or too many for the memory.
    #[error("the number of games is from 1 to {most}, and not {games}")]
    Games {
        /// The number that was asked for.
        games: usize,
        /// The most.
        most: usize,
    },
    /// A name is unknown.
    #[error("there is no {what} {name:?}; known are {known}")]
    Name {
        /// What is named.
        what: &'static str,
        /// The unknown name.
        name: String,
        /// The known names.
        known: String,
    },
}

/// A step that cannot be made. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StepError {
    /// An index is not legal.
    #[error("action {action} is not legal in game {game}: {reason}")]
    Illegal {
        /// The game, counted from 0.
        game: usize,
        /// The index.
        action: i64,
        /// What is legal.
        reason: Illegal,
    },
    /// There is not one action for each game.
    #[error("a step takes one action for each of the {games} games, and not {actions}")]
    Length {
        /// The games.
        games: usize,
        /// The actions.
        actions: usize,
    },
}

/// Why an index is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Illegal {
    /// The action space has no such index.
    #[error("the action space has the indices 0 to {}", .0 - 1)]
    Outside(usize),
    /// The legal actions are numbered, and there are fewer.
    #[error("the legal ones are 0 to {}", .0 - 1)]
    Number(usize),
    /// The index stands for something that the rules do not allow now.
    #[error("the rules do not allow it now; the mask shows the {0} legal ones")]
    NotNow(usize),
    /// No player acts.
    #[error("no player acts")]
    Nobody,
}
