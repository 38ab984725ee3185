//! Tile sets, and the files they come from. `docs/tile-files.md` describes the format.

use std::collections::BTreeSet;

use super::TileKind;
use super::entry::SetEntry;
use crate::setup::GameName;

/// One tile set: the kinds of a box or an expansion and how many of each there are.
#[derive(Clone, Debug)]
pub struct TileSet {
    /// The name of the set in a setup, such as `base`.
    pub name: String,
    /// The game that the set belongs to.
    pub game: GameName,
    /// The set in words.
    pub title: String,
    /// What is not certain about its tiles, in a sentence.
    pub uncertain: Option<String>,
    /// Its tiles, in the order of the file.
    pub tiles: Vec<TileSetTile>,
}

/// A tile kind and its number in a set.
#[derive(Clone, Debug)]
pub struct TileSetTile {
    /// What is drawn on it.
    pub kind: TileKind,
    /// How many copies the set has, the start tile included.
    pub copies: u16,
    /// Whether one of the copies is the start tile.
    pub start: bool,
}

/// A tile file that cannot be used. The message names the file, the tile and what is wrong.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}: {}{reason}", tile.as_ref().map(|id| format!("tile {id}: ")).unwrap_or_default())]
pub struct TileSetError {
    /// The file, as it was named when it was read.
    pub file: String,
    /// The tile at fault, if it is one tile's fault.
    pub tile: Option<String>,
    /// What is wrong.
    pub reason: String,
}

impl TileSet {
    /// Reads and checks a tile file. `file` is only used in error messages.
    ///
    /// ```
    /// use bastide_rules::tile::TileSet;
    ///
    /// let text = r#"
    ///     set = "one"
    ///     game = "carcassonne"
    ///     title = "One cloister"
    ///     [[tile]]
    ///     id = "ONE-A"
    ///     copies = 1
    ///     edges = "field field field road"
    ///     features = [{ kind = "cloister" }]
    /// "#;
    /// let error = TileSet::parse("one.toml", text).unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "one.toml: tile ONE-A: side W shows road but is reached by []"
    /// );
    /// ```
    pub fn parse(file: &str, text: &str) -> Result<Self, TileSetError> {
        let fail = |tile: Option<&str>, reason: String| TileSetError {
            file: file.to_owned(),
            tile: tile.map(str::to_owned),
            reason,
        };
        let entry: SetEntry = toml::from_str(text)
            .map_err(|error| fail(None, error.to_string().trim().to_owned()))?;
        let SetEntry { set: name, game, title, uncertain, tile: entries } = entry;
        let mut ids = BTreeSet::new();
        let mut starts = BTreeSet::new();
        let mut tiles = Vec::with_capacity(entries.len());
        for tile in entries {
            let id = tile.id.clone();
            if tile.start {
                starts.insert(id.clone());
            }
            if !ids.insert(id.clone()) {
                return Err(fail(Some(&id), "the id stands twice in the file".to_owned()));
            }
            tiles.push(tile.read(game).map_err(|reason| fail(Some(&id), reason))?);
        }
        if tiles.is_empty() {
            return Err(fail(None, "the set has no tiles".to_owned()));
        }
        if starts.len() > 1 {
            return Err(fail(None, format!("more than one start tile: {starts:?}")));
        }
        Ok(Self { name, game, title, uncertain, tiles })
    }

    /// How many tiles the set has, the start tile included.
    pub fn count(&self) -> u32 {
        self.tiles.iter().map(|tile| u32::from(tile.copies)).sum()
    }
}
