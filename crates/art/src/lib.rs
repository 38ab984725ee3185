//! Tiles, pieces and boards as pictures, drawn from the data that the rules use.
//!
//! - [`TilePicture`] draws a tile kind, and says where pieces stand on it and what each segment covers.
//! - [`pieces`] draws everything that stands on tiles or lies beside them, in the [`colours`] of players.
//! - [`Board`] draws a game as it stands; [`place_figures`] says where everything stands on it.
//! - [`TileDrawings`] are all drawings of a tile kind, with an address that follows from their content.
//! - [`sheet`] draws all tiles of a set, with their names.
//! - [`png`] turns any of these into pixels.
//!
//! Nothing here is traced: tiles are laid out from their segments (see the head of the module `layout`),
//! so a new tile in a tile file has its drawing at once. What varies from tile to tile
//! follows from the tile's name, so that it looks the same whenever and wherever it is drawn.

mod board;
pub mod colours;
mod detail;
mod dice;
mod drawings;
pub mod emblems;
mod layout;
pub mod lettering;
mod palette;
mod picture;
pub mod pieces;
mod png;
mod point;
mod raster;
mod rings;
mod route;
mod sheet;
mod spots;
mod svg;
mod tile;

pub use board::{Board, PIECE_SCALE, PlacedFigure, place_figures, quarter_at, quarter_mark};
pub use detail::{Detail, VARIANTS, Version, variant_at};
pub use drawings::{TileDrawings, content_hash};
pub use layout::ArtError;
pub use picture::TilePicture;
pub use png::{PngError, png};
pub use point::{Point, TILE};
pub use sheet::sheet;
pub use spots::Spots;

/// Runs the example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
