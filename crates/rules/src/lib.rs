//! The rules of the Carcassonne family of board games: Carcassonne with its expansions, Hunters & Gatherers,
//! and Mayflower.
//!
//! A game is a [`State`], and a state only changes by applying an [`Action`]:
//!
//! ```text
//! Setup ──► Game ──► State ──apply(Action)──► State ──► … ──► over
//!                      │            │
//!                      │            └──► Events: what happened, with every number explained
//!                      └──► who acts (a player, or chance) and which actions are legal
//! ```
//!
//! # Map
//!
//! | to … | see |
//! |---|---|
//! | choose a game, players, tile sets and rule options | [`Setup`], [`setup`] |
//! | ask about the rules of a game | [`Game`] |
//! | ask about a position | [`State`], [`PublicView`], [`Feature`], [`Phase`] |
//! | list, read and write actions | [`Game::legal_actions`], [`Action`], [`action`] |
//! | learn why an action is illegal | [`Refusal`] |
//! | follow what happens and how points come about | [`Event`], [`event`] |
//! | deal tiles from a seed | [`Dealer`] |
//! | estimate how a position may develop | [`analysis`] |
#![cfg_attr(feature = "record", doc = "| write a game to a text file and replay it | [`Record`] |")]
//! | look at what is drawn on tiles, or make your own | [`tile`] |
#![cfg_attr(feature = "catalogue", doc = "| list the built-in tile sets | [`catalogue`] |")]
//! | compute with sides, half-edges, turns and spaces | [`geometry`] |
//! | show the score track | [`track`] |
//!
//! The folder `examples` has four small programs: a random game, legal actions with explanations, a custom
//! tile set, and a small search.
//!
//! # Features
//!
//! `serde`, `record` and `catalogue` are enabled by default.
//!
//! - `serde`: `Serialize` for setups, events, views and names, `Deserialize` for setups. Actions have a text form
//!   ([`Action::text`], [`Action::parse`]), and games are stored as records.
//! - `tile-files`: tile sets from TOML files.
//! - `catalogue`: the built-in tile sets, and `Game::new`, which uses them. Enables `tile-files`.
//! - `record`: games as text files.
//! - `schema`: JSON Schema of everything that is serialised.
//!
//! # Expansions
//!
//! Most expansions come with their tile set: `Setup::with(["tower"])`. The abbot and the phantom have no tiles; they are
//! elements: `setup.elements.phantoms = Some(1)`.
//!
//! # Stability
//!
//! `Action`, `Event`, `Phase`, `Piece` and the other vocabularies are exhaustive, so that the compiler finds every place
//! that must learn a new word. An expansion adds words, and is a minor release before 1.0. Texts of actions, records and
//! setups, and the streams of the [`Dealer`], stay readable and the same.
//!
//! References such as `BAS-07` are rule IDs of the rulebook in the repository (`docs/rulebook`).
//!
//! # Play a random game
//!
//! [`Game::pick_action`] picks one of the legal actions by its number, without listing them all.
//!
//! ```
//! use bastide_rules::{Actor, Dealer, Game, Setup, below};
//! use rand_core::SeedableRng;
//!
//! let game = Game::new(Setup::carcassonne(["Ann", "Ben"]).with(["inns-and-cathedrals"]))?;
//! let mut dealer = Dealer::new([1; 32]);
//! let mut random = rand_pcg::Pcg64Mcg::seed_from_u64(1);
//! let mut state = game.start();
//! while !state.is_over() {
//!     let action = match state.actor() {
//!         Actor::Chance => dealer.deal(&game, &state),
//!         _ => game
//!             .pick_action(&state, |count| below(&mut random, count as u32) as usize)
//!             .expect("a player who acts has a legal action"),
//!     };
//!     game.apply(&mut state, action, &mut ()).expect("picked actions are legal");
//! }
//! assert_eq!(state.scores().len(), 2);
//! # Ok::<(), bastide_rules::SetupError>(())
//! ```
//!
//! # Explain a score
//!
//! Events go to any [`Log`]: a `Vec` keeps them, `()` costs nothing.
//!
//! ```
//! use bastide_rules::event::{Counted, Event};
//! use bastide_rules::{Action, Game, Setup};
//!
//! let game = Game::new(Setup::carcassonne(["Ann", "Ben"]))?;
//! let mut state = game.start();
//! let mut events = Vec::new();
//! // A city tile of the same kind across the wall of the start tile, and a knight in it.
//! for text in ["draw BA-E", "place 0,-1 turn 2", "follower city S"] {
//!     let action = Action::parse(text, &game, &state)?;
//!     game.apply(&mut state, action, &mut events)?;
//! }
//! let scores = events.iter().filter_map(|event| match event {
//!     Event::Scored(score) => Some(score),
//!     _ => None,
//! });
//! for score in scores {
//!     // 2 tiles at 2 points each make 4, for Ann alone.
//!     assert_eq!(score.terms.len(), 1);
//!     let term = score.terms[0];
//!     assert_eq!((term.what, term.count, term.each), (Counted::Tiles, 2, 2));
//!     assert_eq!((score.points, score.receivers.len()), (4, 1));
//! }
//! assert_eq!(state.scores(), [4, 0]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Ask what a feature is worth now
//!
//! ```
//! use bastide_rules::{Action, Game, Setup};
//!
//! let game = Game::new(Setup::carcassonne(["Ann", "Ben"]))?;
//! let mut state = game.start();
//! for text in ["draw BA-V", "place 1,0 turn 1", "follower road N"] {
//!     let action = Action::parse(text, &game, &state)?;
//!     game.apply(&mut state, action, &mut ())?;
//! }
//! let features = state.features(&game);
//! let road = features.iter().find(|feature| !feature.pieces.is_empty()).expect("Ann's road");
//! let points: u32 = road.worth.iter().map(|term| term.count * term.each).sum();
//! assert_eq!((road.tiles, points), (2, 2));
//! assert_eq!(road.points(), points);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod action;
pub mod analysis;
mod board;
#[cfg(feature = "catalogue")]
pub mod catalogue;
mod chance;
mod completed;
pub mod event;
mod feature;
mod game;
mod games;
pub mod geometry;
mod laying;
mod majority;
mod names;
#[cfg(feature = "record")]
mod record;
mod refusal;
mod region;
#[cfg(feature = "schema")]
mod schema;
pub mod setup;
mod state;
pub mod tile;
pub mod track;
mod view;
mod worth;

pub use action::{
    Action, ActionKind, CatchResult, Contest, Follower, ParseActionError, Piece, Quarter, Role,
    Spot,
};
pub use board::PlacedTile;
pub use chance::{Dealer, below};
pub use event::{Event, Log};
pub use feature::{Completion, Feature};
pub use game::{Game, KindId};
pub use games::carcassonne::Sight;
pub use geometry::{Pos, Rotation};
pub use names::ParseNameError;
/// The traits of random number generators that [`below`] and [`Game::random_action`] take.
pub use rand_core;
#[cfg(feature = "record")]
pub use record::{
    DealerNote, EarlyEnd, EarlyReason, Record, RecordError, RecordErrorKind, commitment,
    commitment_after,
};
pub use refusal::Refusal;
pub use region::SegmentId;
pub use setup::{Setup, SetupError};
pub use state::{Actor, Location, MAX_PLAYERS, Phase, PhaseName, PlayerGoods, Seat, State};
pub use view::{
    Barn, Fair, Fairy, Flight, NeighbourThrow, PieceOnTable, PlayerView, Prisoner, PublicView,
    RiverSystem, Tower,
};
pub use worth::Worth;

/// Runs the example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
