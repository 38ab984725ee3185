//! Draws tiles, pieces and boards from the data of the rules.
//!
//! - [`TilePicture`] draws a tile kind, and knows where pieces stand on it and what each segment covers.
//! - [`pieces`] draws pieces and everything else beside tiles, in the [`colours`] of players.
//! - [`Board`] draws a position; [`place_figures`] places the figures on it.
//! - [`TileDrawings`] has all drawings of a tile kind, with a content hash for their URL.
//! - [`sheet`] draws all tiles of a set, with their names.
//! - [`png`] rasterises any of these.
//! - [`animation`] shows a whole game, as APNG.
//!
//! Tiles are laid out from their segments (see the module `layout`), so a new tile in a tile file needs no
//! artwork. Variations are derived from the tile's name, so a tile always looks the same.

mod animation;
mod board;
pub mod colours;
mod detail;
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
mod rng;
mod route;
mod sheet;
mod spots;
mod svg;
mod tile;

pub use animation::{AnimationError, animation};
pub use board::{Board, PIECE_SCALE, PlacedFigure, place_figures, quarter_centre, quarter_mark};
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
