//! Environments for learning, without any framework: the Python package is a thin layer over this crate.
//!
//! - [`Encoder`] turns a position into arrays ([`observation`]) and an index of its [`ActionSpace`] into actions.
//! - [`VectorGames`] steps many games at once, on several threads, and writes into arrays that the caller owns.
//!
//! A *choice* is what a player decides in one step. In the action spaces of plans, placing a tile and what is done with a
//! piece afterwards are one choice. Chance is dealt in between and is never a choice.
//!
//! ```
//! use bastide_env::{Config, Encoder, Scratch};
//! use bastide_rules::{Dealer, Game, Setup};
//!
//! let game = Game::new(Setup::carcassonne(["Ann", "Ben"]))?;
//! let encoder = Encoder::new(game.into(), Config::default())?;
//! let (mut state, mut scratch) = (encoder.game().start(), Scratch::new(&encoder));
//! let draw = Dealer::from_u64(1).deal(encoder.game(), &state);
//! encoder.game().apply(&mut state, draw, &mut ())?;
//! let choices = encoder.choices(&state, &mut scratch);
//! assert!(choices.iter().all(|choice| (choice.index as usize) < encoder.actions()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action_space;
mod choices;
mod encoder;
mod episode;
mod error;
mod games;
pub mod observation;
mod reward;

pub use action_space::{ActionSpace, PieceChoice, PlanIndex, Window};
pub use choices::Choice;
pub use encoder::{Config, Encoder, Scratch};
pub use error::{ConfigError, StepError};
pub use games::{Arrays, Games, VectorGames};
pub use reward::Reward;
