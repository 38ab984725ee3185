//! Games of the Carcassonne family as Parquet tables, for Python, R and SQL.
//!
//! [`write()`] takes the games of a [`Source`], such as a match between computer players ([`MatchGames`]) or records
//! ([`RecordFiles`]), and writes five tables: `games`, `seats`, `moves`, `scores` and `features`. `docs/datasets.md`
//! describes their columns.
//!
//! - `trace` replays a game and notes its rows; `ending` has those of its end, `pieces` when pieces were placed.
//! - `tables` has the rows and what their columns say; `column` encodes them.
//! - `writer` puts the games of several threads in order, `table` makes row groups, `folder` names the files at the end.

mod category;
mod column;
mod ending;
mod error;
mod folder;
mod pieces;
mod played;
mod source;
mod table;
mod tables;
mod trace;
mod writer;

pub use category::Category;
pub use column::{Column, Row};
pub use error::Error;
pub use played::{PlayedGame, Setting};
pub use source::{MatchGames, RecordFiles, Source};
pub use tables::{FeatureRow, GameRow, MoveRow, ScoreRow, SeatRow};
pub use writer::{Options, WrittenTable, write};
